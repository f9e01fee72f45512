/** generated/server.ts: what an implementation of the contract is held to. */
import { type Contract, docComment, type Operation, pascalCase } from './contract.ts';
import { literal } from './literal.ts';

const credentialsInWords = {
  public: 'no credentials',
  workspace: 'workspace credentials',
  apiKey: 'API-key credentials',
};

export function emitServer(contract: Contract): string {
  const { operations, tags } = contract;
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { components, operations as Contract } from './types.ts';

/** The operations by their id: all that routing, validation and authentication need to know of each. */
export const operations = {
${operations.map(tableRow).join('\n')}
} as const satisfies { [Id in keyof Contract]: OperationFacts };

/** The headers that carry each kind of credentials, all of a kind required together. */
export const credentialHeaders = ${literal(contract.headers)} as const;

/**
 * \`bodyBytes\`: bytes of a request's body; \`publicBodyBytes\`: the same for an operation without credentials; \`bodyDepth\`: levels of
 * arrays and objects in it; \`objectBytes\`: bytes of JSON of an object that may hold custom fields; \`configSettings\`: users times
 * documents of one Set Config; \`removedMembers\`: members that the result of one Delete Users from Groups lists; \`openDeletionJobs\`: deletions of one API key that are not completed; \`apiKeys\`
 * and \`domains\`: those of one workspace.
 */
export const limits = ${literal(contract.limits)} as const;

/** Limits of every failure. \`details\`: how many; \`message\`, \`field\`, \`description\`: characters. */
export const failureLimits = ${literal(contract.failureLimits)} as const;

/** The HTTP status of each failure, where HTTP has none of its own for it. */
export const httpStatusOf = ${literal(contract.httpStatusOf)} as const satisfies { [Status in Schema<'ErrorStatus'>]: number };

/** The version of the contract. */
export const version = '${contract.version}';

export interface OperationFacts {
  readonly title: string;
  readonly path: string;
  readonly tag: string;
  readonly credentials: Credentials;
  readonly extension: 'named' | 'added' | undefined;
  readonly idempotent: boolean;
  /** The HTTP status of a success. */
  readonly success: number;
  /** Every HTTP status that the operation may answer with. */
  readonly statuses: readonly number[];
  /** Whether its failures also carry the HTTP status as a number, \`error.code\`. */
  readonly failureHasCode: boolean;
  /** Of members of \`data\` that a caller may leave out. */
  readonly defaults: { readonly [member: string]: unknown };
  /** Arrays that may hold each thing once: the members that lead there from \`data\`, and those that tell two items apart (none: the item itself). */
  readonly unique: readonly { readonly path: readonly string[]; readonly by: readonly string[] }[];
  /** Objects of bounded size: the members that lead there from \`data\` (\`*\`: each item), and how many bytes of JSON one may have. */
  readonly bounded: readonly Bounded[];
}

export interface Bounded {
  readonly path: readonly string[];
  readonly maxBytes: number;
}

export type OperationId = keyof Contract;
export type Credentials = ${Object.keys(credentialsInWords)
    .map((kind) => `'${kind}'`)
    .join(' | ')};

/** \`data\` of the request. */
export type Input<Id extends OperationId> = Contract[Id]['requestBody']['content']['application/json']['data'];

/** The whole body of a success. */
export type Output<Id extends OperationId> = Contract[Id]['responses'] extends ${successBodies(operations)};

/** A named schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** What a handler is given besides \`data\`, for each kind of credentials. */
export interface Contexts {
  public: unknown;
  workspace: unknown;
  apiKey: unknown;
}

${tags.map(({ name, title }) => partInterface(name, title, operations)).join('\n\n')}

/** Every operation. */
export interface Handlers<C extends Contexts>
  extends ${tags.map(({ name }) => `${pascalCase(name)}Handlers<C>`).join(',\n    ')} {}
`;
}

/** `{ 200: … infer Body } ? Body : …` over the success statuses that occur. */
function successBodies(operations: Operation[]): string {
  const statuses = [...new Set(operations.map(({ success }) => success))].sort();
  return statuses
    .map((status) => `{ ${status}: { content: { 'application/json': infer Body } } }\n  ? Body\n  : `)
    .join(`Contract[Id]['responses'] extends `)
    .concat('never');
}

function tableRow({
  id,
  title,
  path,
  tag,
  credentials,
  extension,
  idempotent,
  success,
  statuses,
  failureHasCode,
  defaults,
  unique,
  bounded,
}: Operation): string {
  const facts = {
    title,
    path,
    tag,
    credentials,
    extension,
    idempotent,
    success,
    statuses,
    failureHasCode,
    defaults,
    unique,
    bounded,
  };
  return `  ${id}: ${literal(facts)},`;
}

function partInterface(tag: string, title: string, operations: Operation[]): string {
  const methods = operations
    .filter((operation) => operation.tag === tag)
    .map(
      ({ id, title, path, credentials }) =>
        `${docComment([`${title}: \`POST ${path}\`, ${credentialsInWords[credentials]}.`], '  ')}\n` +
        `  ${id}(data: Input<'${id}'>, context: C['${credentials}']): Promise<Output<'${id}'>>;`,
    );
  return `/** ${title}. */\nexport interface ${pascalCase(tag)}Handlers<C extends Contexts> {\n${methods.join('\n\n')}\n}`;
}
