/** Compares the row types of the code, `sql<Row>`, with the columns of executed statements. */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DatabaseSync, StatementColumnMetadata } from 'node:sqlite';
import ts from 'typescript';
import { fieldOf } from '../../../server/database/sql.ts';

const root = join(import.meta.dirname, '../../..');

interface Field {
  isOptional: boolean;
  mayBeNull: boolean;
}

/** A template of the code. */
interface Template {
  place: string;
  /** Matches statements made from it. */
  pattern: RegExp;
  /** Characters of its own: the longest match is the template of a statement. */
  length: number;
  /** Undefined for a row type without known fields. */
  row: { fields: ReadonlyMap<string, Field>; isGeneric: boolean } | undefined;
}

/** Columns before ` from ` hold no other selection. */
function patternOf(texts: readonly string[]): RegExp {
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(
    `^\\s*${escaped.reduce((all, text) => `${all}${/^ from /.test(text) ? '(?:(?! from )[^])*' : '[^]*'}${text}`).trim()}\\s*$`,
  );
}

/** Returns the templates with the tag `sql` in the server's code. */
export function templatesOf(
  files = globSync('server/**/*.ts', { cwd: root, exclude: ['server/package/template/**'] }),
): Template[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const names = files.map((file) => join(root, file));
  const program = ts.createProgram(names, { ...options, skipLibCheck: true, noEmit: true });
  const checker = program.getTypeChecker();

  const rowOf = (type: ts.Type): Template['row'] => {
    if ((type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0 || type.getStringIndexType() !== undefined) return undefined;
    const parts = type.isIntersection() ? type.types : [type];
    const isGeneric = parts.some(({ flags }) => (flags & ts.TypeFlags.TypeParameter) !== 0);
    const fieldOfType = (property: ts.Symbol): Field => {
      const types = checker.getTypeOfSymbol(property);
      const parts = types.isUnion() ? types.types : [types];
      return {
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        mayBeNull: parts.some(
          ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0,
        ),
      };
    };
    return {
      fields: new Map(checker.getPropertiesOfType(type).map((property) => [property.name, fieldOfType(property)])),
      isGeneric,
    };
  };

  const found: Template[] = [];
  for (const source of program.getSourceFiles().filter(({ fileName }) => names.includes(fileName))) {
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isTaggedTemplateExpression(node) || node.tag.getText(source) !== 'sql') return;
      const { template, typeArguments: [row] = [] } = node;
      const texts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({
        place: `${relative(root, source.fileName)}:${line + 1}`,
        pattern: patternOf(texts),
        // A statement that begins with another one has a template of its own. One with its own list of columns is closer than a longer one.
        length: texts[0] === '' ? 0 : texts.join('').length + (/^\s*select .* from /.test(texts[0] ?? '') ? 10_000 : 0),
        row: row === undefined ? undefined : rowOf(checker.getTypeFromTypeNode(row)),
      });
    };
    visit(source);
  }
  return found;
}

/** Returns whether the statement may select null from the column. */
function mayBeNull(database: DatabaseSync, text: string, { table, column }: StatementColumnMetadata): boolean {
  if (table === null || column === null) return false;
  const [found] = database.prepare('select "notnull" as is_required from pragma_table_info(?) where name = ?').all(table, column);
  return found?.is_required === 0 && !new RegExp(`\\b${column} (?:is not null|=|>|<|in )`).test(text);
}

/** Returns the differences between the statement's columns and the row type of its template; undefined without such a type. */
export function differencesOf(database: DatabaseSync, templates: readonly Template[], text: string): string[] | undefined {
  const [template] = templates.filter(({ pattern }) => pattern.test(text)).toSorted((one, other) => other.length - one.length);
  // `select 1` asks whether there is a row.
  if (template?.row === undefined || /^\s*select 1 /.test(text)) return undefined;
  const { place, row } = template;
  const columns = new Map(
    database
      .prepare(text)
      .columns()
      .map((column) => [fieldOf(column.name), column]),
  );
  return [
    ...[...row.fields]
      .filter(([name, { isOptional }]) => !isOptional && !columns.has(name))
      .map(([name]) => `${place}: no column for ${name}`),
    ...[...columns.keys()]
      .filter((name) => !row.isGeneric && !row.fields.has(name))
      .map((name) => `${place}: no field for ${name}`),
    ...[...columns]
      .filter(([name, column]) => row.fields.get(name)?.mayBeNull === false && mayBeNull(database, text, column))
      .map(([name]) => `${place}: ${name} may be null`),
  ];
}
