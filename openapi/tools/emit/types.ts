/**
 * Emits the types of a document by openapi-typescript. Each schema becomes an interface or a type of its own, since editors show these
 * better than paths into one large type.
 */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { docComment } from './contract.ts';
import { inputSchemas, widened } from './input-types.ts';

interface Schema {
  readonly description?: string;
  readonly additionalProperties?: unknown;
  readonly properties?: { readonly [name: string]: unknown };
  readonly oneOf?: readonly { readonly $ref?: string }[];
  readonly anyOf?: readonly { readonly $ref?: string }[];
}

interface Schemas {
  readonly [name: string]: Schema;
}

interface Document {
  readonly components: { readonly schemas: Schemas };
}

export interface Types {
  /** The schemas, each a type of its own. */
  schemas: string;
  /** `paths` and `operations`, over `schemas`, the file of the schemas. */
  paths: string;
}

/** `omitted`: schemas without a type of their own. */
export async function emitTypes(document: Document, omitted: ReadonlySet<string> = new Set()): Promise<Types> {
  const { schemas } = document.components;
  const readable = mapObjects(document, (members) => withDescriptions(members, schemas));
  const nodes = await openapiTS(JSON.stringify(readable), {
    ...{ defaultNonNullable: false, alphabetize: false },
    transform: (schema) => ('maxItems' in schema && schema.maxItems === 0 ? ts.factory.createTupleTypeNode([]) : undefined),
  });
  const absent = absentFields(schemas);
  const inputs = inputSchemas(document);
  const declared = membersOf(nodes, 'components', 'schemas').filter((member) => !omitted.has(nameOf(member)));
  const declarations = declared.map((member) => {
    const name = nameOf(member);
    const type = withRefused(typeOf(member), absent.get(name) ?? []);
    const comment = docComment([schemas[name]?.description ?? name], '');
    return `${comment}\n${print([declare(name, inputs.has(name) ? widened(type) : type)])}`;
  });
  return { schemas: declarations.join('\n'), paths: print(nodes.map(withoutSchemas), 'schemas.') };
}

/** Drops a remark and tags that repeat the type: editors show tagged text apart from the rest. Names schemas as they are declared. */
const print = (nodes: ts.Node[], prefix = ''): string =>
  astToString(nodes)
    .replaceAll(' (enum property replaced by openapi-typescript)', '')
    .replaceAll(/^ +\* (?:@enum|@constant|Format: (?:int|double)).*\n/gm, '')
    .replaceAll(/\/\*\*\n +\* (.*)\n +\*\//g, '/** $1 */')
    .replaceAll(/^(\s*(?:\/\*\*|\*)) @description /gm, '$1 ')
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, `${prefix}$1`);

/** Declares an interface for an object, and a type for anything else. */
function declare(name: string, type: ts.TypeNode): ts.Node {
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const members = objectMembers(type);
  if (members === undefined) return ts.factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
  return ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, members);
}

/** Returns the object with fields that it must not have. */
function withRefused(type: ts.TypeNode, absent: readonly string[]): ts.TypeNode {
  const members = objectMembers(type);
  if (members === undefined || absent.length === 0) return type;
  const never = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);
  const optional = ts.factory.createToken(ts.SyntaxKind.QuestionToken);
  const refused = absent.map((field) => {
    const member = ts.factory.createPropertySignature(undefined, field, optional, never);
    return ts.addSyntheticLeadingComment(member, ts.SyntaxKind.MultiLineCommentTrivia, '* Belongs to another alternative. ', true);
  });
  return ts.factory.createTypeLiteralNode([...members, ...refused]);
}

/** Returns the members of an object, with those of custom fields, which may have any type. */
function objectMembers(type: ts.TypeNode): readonly ts.TypeElement[] | undefined {
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (!ts.isIntersectionTypeNode(type)) return undefined;
  const parts = type.types.filter(ts.isTypeLiteralNode);
  if (parts.length < type.types.length) return undefined;
  const members = parts.flatMap((part) => part.members);
  const custom = members.filter(ts.isIndexSignatureDeclaration);
  return custom.every((one) => one.type.kind === ts.SyntaxKind.UnknownKeyword) ? members : undefined;
}

/**
 * Returns the fields that each alternative must not have: those of its siblings. Otherwise the compiler would allow them together. An
 * alternative with custom fields may have any.
 */
function absentFields(schemas: Schemas): Map<string, string[]> {
  const absent = new Map<string, string[]>();
  for (const { oneOf, anyOf } of Object.values(schemas)) {
    const names = [...(oneOf ?? []), ...(anyOf ?? [])].map(({ $ref = '' }) => $ref.replace('#/components/schemas/', ''));
    const fields = names.flatMap((name) => Object.keys(schemas[name]?.properties ?? {}));
    for (const name of names) {
      const { additionalProperties, properties } = schemas[name] ?? {};
      if (additionalProperties !== false || properties === undefined) continue;
      absent.set(name, [...new Set([...(absent.get(name) ?? []), ...fields.filter((field) => !(field in properties))])]);
    }
  }
  return absent;
}

function membersOf(nodes: ts.Node[], ...path: string[]): readonly ts.PropertySignature[] {
  const [name, ...rest] = path;
  const found = nodes.find((node) => (ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node)) && nameOf(node) === name);
  const inner = found && ts.isInterfaceDeclaration(found) ? found.members : found && objectMembers(typeOf(found));
  const members = (inner ?? []).filter(ts.isPropertySignature);
  return rest.length === 0 ? members : membersOf(members, ...rest);
}

const nameOf = (node: ts.Node): string => {
  const name = ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node) ? node.name : undefined;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
};

function typeOf(node: ts.Node): ts.TypeNode {
  if (ts.isPropertySignature(node) && node.type !== undefined) return node.type;
  throw new Error('openapi-typescript emits something new: see openapi/tools/emit/types.ts.');
}

/** Leaves the schemas out of `components`. */
function withoutSchemas(node: ts.Node): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || nameOf(node) !== 'components') return node;
  const kept = node.members.filter((member) => nameOf(member) !== 'schemas');
  return ts.factory.updateInterfaceDeclaration(node, node.modifiers, node.name, undefined, undefined, kept);
}

/** Gives a field that is a bare `$ref` the description of its schema, since editors show the text at the field. */
function withDescriptions(members: Members, schemas: Schemas): Members {
  const describe = (member: unknown) => {
    if (!isObject(member) || typeof member.$ref !== 'string') return member;
    // openapi-typescript reads nothing beside a reference.
    if (member.const === null) return { description: member.description, type: 'null' };
    if ('description' in member) return member;
    return { ...member, description: schemas[member.$ref.replace('#/components/schemas/', '')]?.description };
  };
  return isObject(members.properties) ? { ...members, properties: mapValues(members.properties, describe) } : members;
}

interface Members {
  readonly [name: string]: unknown;
}

/** Maps every object in the value, inner ones first. */
function mapObjects(value: unknown, change: (members: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  return isObject(value) ? change(mapValues(value, (item) => mapObjects(item, change))) : value;
}

const mapValues = (members: Members, change: (value: unknown) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]));

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
