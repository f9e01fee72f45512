/** Emits the names of the operations' inputs and results, and a table of them. */
import type { Contract, Operation } from './contract.ts';

const pascal = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
export const inputOf = ({ id }: Operation): string => `${pascal(id)}Input`;
export const resultOf = ({ id }: Operation): string => `${pascal(id)}Result`;

/** Returns the schemas of whole messages around an input or a result. They have no type of their own. */
export const envelopesOf = ({ operations }: Contract): Set<string> =>
  new Set(operations.flatMap(({ named, enveloped }) => [named.request, ...(enveloped ? [named.body] : [])]));

export function emitOperationTypes({ operations, schemas }: Contract): string {
  const rows = operations.map((operation) => {
    const { id, enveloped } = operation;
    const [input, result] = [inputOf(operation), resultOf(operation)];
    return `  ${id}: { input: ${input}; result: ${result}; body: ${enveloped ? `{ result: ${result} }` : result} };`;
  });
  return `${operations.flatMap((operation) => aliases(operation, schemas)).join('\n')}
/** The input and the result of each operation, and the whole body of its success. */
export interface Operations {
${rows.join('\n')}
}

/** \`data\` of an operation's request. */
export type Input<Id extends keyof Operations> = Operations[Id]['input'];
`;
}

/** Names an operation's input and result after it, unless their schemas have these names. */
function aliases(operation: Operation, schemas: readonly string[]): string[] {
  const { id, title, named } = operation;
  const types = [
    { name: inputOf(operation), schema: named.data, words: `The input of ${title}.` },
    { name: resultOf(operation), schema: named.result, words: `The result of ${title}.` },
  ];
  return types
    .filter(({ name, schema }) => {
      if (schemas.includes(name) && schema !== name)
        throw new Error(`openapi: the schema ${name} should be the one that ${id} has`);
      return schema !== name;
    })
    .map(({ name, schema, words }) => `/** ${words} */\nexport type ${name} = ${schema};\n`);
}
