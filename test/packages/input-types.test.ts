/** The inputs and options of every package, as compilers with `exactOptionalPropertyTypes` see them. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, inject, it } from 'vitest';

const packages = join(inject('consumer'), 'node_modules/@collaboration');
const files = [
  ...['client', 'proxy', 'query', 'schemas', 'usage', 'webhooks'].map((name) => `contract/${name}.d.ts`),
  ...['msw/mock/msw.d.ts', 'sandbox/mock/package/index.d.ts', 'server/server/package/index.d.ts'],
].map((file) => join(packages, file));

/** `given`: callers write values of the type. `returned`: they read them. */
type Way = 'given' | 'returned';
const other = { given: 'returned', returned: 'given' } as const;

const isOurs = (node: ts.Node | undefined) => node?.getSourceFile().fileName.includes('/@collaboration/') === true;
/** Events are what receivers read. */
const isEvent = (type: ts.Type) => /Event$/.test(type.symbol?.name ?? '');

it('Every optional field of an input or option takes undefined, and every list may be readonly', () => {
  const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true, types: ['node'] });
  const checker = program.getTypeChecker();
  const seen = { given: new Set<ts.Type>(), returned: new Set<ts.Type>() };
  const narrow = new Set<string>();
  let fields = 0;

  function visit(type: ts.Type, way: Way, at: string): void {
    if (seen[way].has(type) || isEvent(type)) return;
    seen[way].add(type);
    if (way === 'given' && checker.isArrayType(type) && type.symbol.name === 'Array') narrow.add(`${at}: a list`);
    for (const part of type.isUnionOrIntersection() ? type.types : []) visit(part, way, at);
    const items = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (items !== undefined) return visit(items, way, `${at}[]`);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      if (!isOurs(signature.declaration)) continue;
      for (const parameter of signature.parameters)
        visit(checker.getTypeOfSymbol(parameter), other[way], `${at}(${parameter.name})`);
      visit(signature.getReturnType(), way, `${at}()`);
    }
    for (const field of type.getProperties()) {
      const declaration = field.valueDeclaration;
      if (!isOurs(declaration)) continue;
      if (way === 'given' && declaration && ts.isPropertySignature(declaration)) look(declaration, `${at}.${field.name}`);
      visit(checker.getTypeOfSymbol(field), way, `${at}.${field.name}`);
    }
  }

  function look({ questionToken, type }: ts.PropertySignature, at: string): void {
    fields += 1;
    if (questionToken === undefined || type === undefined) return;
    const kinds = ts.isUnionTypeNode(type) ? type.types.map(({ kind }) => kind) : [type.kind];
    const isWide = kinds.some((kind) => kind === ts.SyntaxKind.UndefinedKeyword || kind === ts.SyntaxKind.UnknownKeyword);
    if (!isWide) narrow.add(`${at}: an optional field`);
  }

  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const one = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (one.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(one), 'returned', one.name);
      if (one.name.endsWith('Input')) visit(checker.getDeclaredTypeOfSymbol(one), 'given', one.name);
    }
  }
  expect(fields).toBeGreaterThan(300);
  expect([...narrow]).toEqual([]);
});
