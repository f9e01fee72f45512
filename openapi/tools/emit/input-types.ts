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

/** Returns the type with every optional field and list widened, at any depth. */
export function widened(type: ts.TypeNode): ts.TypeNode {
  const widen = (context: ts.TransformationContext) => {
    const visit = (node: ts.Node): ts.Node => wider(ts.visitEachChild(node, visit, context));
    return (root: ts.TypeNode) => ts.visitNode(root, visit, ts.isTypeNode);
  };
  return ts.transform(type, [widen]).transformed[0] ?? type;
}

function wider(node: ts.Node): ts.Node {
  const { factory } = ts;
  if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node))
    return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, node);
  if (!ts.isPropertySignature(node) || node.questionToken === undefined || node.type === undefined) return node;
  const absent = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const type = factory.createUnionTypeNode([node.type, absent]);
  return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
}
