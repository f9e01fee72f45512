/** Emits the names of the operations' inputs and results, and a table of them. */
import type { Contract, Operation } from './contract.ts';

const pascal = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
export const inputOf = ({ id }: Operation): string => `${pascal(id)}Input`;
export const resultOf = ({ id }: Operation): string => `${pascal(id)}Result`;

/** Returns the schemas of whole messages around an input or a result. They have no type of their own. */
export const envelopesOf = ({ operations }: Contract): Set<string> =>
  new Set(operations.flatMap(({ named, enveloped }) => [named.request, ...(enveloped ? [named.body] : [])]));

export function emitOperationTypes(contract: Contract): string {
  const { operations } = contract;
  const rows = operations.map((operation) => {
    const { id, enveloped } = operation;
    const [input, result] = [inputOf(operation), resultOf(operation)];
    return `  ${id}: { input: ${input}; result: ${result}; body: ${enveloped ? `{ result: ${result} }` : result} };`;
  });
  return `${aliasesOf(contract)
    .map(({ name, schema, words }) => `/** ${words} */\nexport type ${name} = ${schema};\n`)
    .join('\n')}
/** The input and the result of each operation, and the whole body of its success. */
export interface Operations {
${rows.join('\n')}
}

/** \`data\` of an operation's request. */
export type Input<Id extends keyof Operations> = Operations[Id]['input'];
`;
}

/** A name of an operation's input or result that is not the one of its schema. */
export interface Alias {
  name: string;
  schema: string;
  words: string;
}

/** Names the inputs and results after their operations, unless their schemas have these names. */
export const aliasesOf = ({ operations, schemas }: Contract): Alias[] =>
  operations.flatMap((operation) => {
    const { id, title, named } = operation;
    const types = [
      { name: inputOf(operation), schema: named.data, words: `The input of ${title}.` },
      { name: resultOf(operation), schema: named.result, words: `The result of ${title}.` },
    ].filter(({ name, schema }) => schema !== name);
    const taken = types.find(({ name }) => schemas.includes(name));
    if (taken !== undefined) throw new Error(`openapi: the schema ${taken.name} should be the one that ${id} has`);
    return types;
  });
