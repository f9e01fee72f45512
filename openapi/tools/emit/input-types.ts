/**
 * Widens the types of inputs. An optional field takes undefined, which JSON leaves out: with `exactOptionalPropertyTypes`, callers
 * could not pass `page.pageToken` otherwise. Lists may be readonly.
 */
import ts from 'typescript';
import { at } from '../runtime/document.ts';

/** Returns the names of the schemas that requests contain. A document without operations has inputs only, such as the import's lines. */
export function inputSchemas(document: unknown): ReadonlySet<string> {
  const paths = Object.values(at(document, 'paths') ?? {});
  if (paths.length === 0) return new Set(Object.keys(at(document, 'components', 'schemas') ?? {}));
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) visit(inner);
    const [, name] = /^#\/components\/schemas\/(.*)$/.exec(String(at(value, '$ref'))) ?? [];
    if (name === undefined || found.has(name)) return;
    found.add(name);
    visit(at(document, 'components', 'schemas', name));
  };
  for (const path of paths) visit(at(path, 'post', 'requestBody'));
  return found;
}

const { factory } = ts;

/** Returns the type with every optional field and list widened, at any depth. */
export function widened(type: ts.TypeNode): ts.TypeNode {
  const readonly = (list: ts.TypeNode) => factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, list);
  if (ts.isArrayTypeNode(type)) return readonly(factory.createArrayTypeNode(widened(type.elementType)));
  if (ts.isTupleTypeNode(type)) return readonly(type);
  if (ts.isUnionTypeNode(type)) return factory.createUnionTypeNode(type.types.map(widened));
  if (ts.isIntersectionTypeNode(type)) return factory.createIntersectionTypeNode(type.types.map(widened));
  return ts.isTypeLiteralNode(type) ? factory.createTypeLiteralNode(type.members.map(widenedMember)) : type;
}

function widenedMember(member: ts.TypeElement): ts.TypeElement {
  if (!ts.isPropertySignature(member) || member.type === undefined) return member;
  const { modifiers, name, questionToken } = member;
  const type = widened(member.type);
  const forms = ts.isUnionTypeNode(type) ? type.types : [type];
  const absent = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const given = questionToken === undefined ? type : factory.createUnionTypeNode([...forms, absent]);
  return factory.updatePropertySignature(member, modifiers, name, questionToken, given);
}
