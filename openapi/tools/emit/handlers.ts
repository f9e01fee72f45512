/** Emits generated/handlers.ts: the types that an implementation of the contract must have. */
import { type Contract, docComment, type Operation, pascalCase } from './contract.ts';
import { literal } from './literal.ts';

const credentialsInWords = {
  public: 'no credentials',
  workspace: 'workspace credentials',
  apiKey: 'API-key credentials',
  workspaceOrApiKey: 'workspace or API-key credentials',
};

const contextTypes = {
  public: "C['public']",
  workspace: "C['workspace']",
  apiKey: "C['apiKey']",
  workspaceOrApiKey: "C['workspace'] | C['apiKey']",
};

export function emitHandlers(contract: Contract): string {
  const { operations, tags } = contract;
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { ErrorStatus, Operations } from './types.ts';

/** The operations by id, with the facts for routing, validation and authentication. */
export const operations = {
${operations.map(tableRow).join('\n')}
} as const satisfies { [Id in keyof Operations]: OperationFacts };

/** The headers of each kind of credentials. All headers of a kind are required. */
export const credentialHeaders = ${literal(contract.headers)} as const;

/**
 * The limits of the contract.
 * - \`bodyBytes\`, \`publicBodyBytes\`: bytes of a request body, and of one without credentials
 * - \`bodyDepth\`: levels of arrays and objects in a request body
 * - \`objectBytes\`, \`objectFields\`: bytes of JSON and fields of an object with custom fields
 * - \`callBytes\`: bytes of the stored objects that one call names
 * - \`configSettings\`: users times documents of one Set Config or Get Config
 * - \`removedMembers\`: members in the result of one Delete Users from Groups
 * - \`deletedUserRows\`: grants, group members, presence entries and settings that one Delete Users removes
 * - \`formerIdentities\`: former names and addresses that the service keeps of a user
 * - \`deletedFolderRows\`: folders, documents and grants on folders that one Delete Folders deletes
 * - \`waitingGrants\`: grants on a new id that one Migrate Documents takes over
 * - \`openDeletionJobs\`: unfinished deletions of one API key
 * - \`countedSuppressed\`, \`suppressionDays\`: addresses that Get Email Config counts, and days without mail to them
 * - \`apiKeys\`, \`domains\`: API keys and domains of one workspace
 */
export const limits = ${literal(contract.limits)} as const;

/** Seconds after each failed attempt of a webhook at an event, except for the last. */
export const retryPauses: readonly number[] = ${literal(contract.retryPauses)};

/** Maximum sizes in a failure: the number of \`details\`, and characters of \`message\`, \`field\` and \`description\`. */
export const failureLimits = ${literal(contract.failureLimits)} as const;

/** The default HTTP status of each failure code. */
export const httpStatusOf = ${literal(contract.httpStatusOf)} as const satisfies { [Status in ErrorStatus]: number };

/** The version of the contract. */
export const version = '${contract.version}';

export interface OperationFacts {
  readonly title: string;
  readonly path: string;
  readonly tag: string;
  readonly credentials: Credentials;
  readonly extension: 'named' | 'added' | undefined;
  readonly idempotent: boolean;
  /** Whether it changes nothing: it has no \`x-changes\`. */
  readonly onlyReads: boolean;
  /** Whether it takes the header \`Idempotency-Key\`: it writes, and has credentials. */
  readonly takesIdempotencyKey: boolean;
  /** The HTTP status of a success. */
  readonly success: number;
  /** Every HTTP status that the operation may return. */
  readonly statuses: readonly number[];
  /** Whether failures also have the HTTP status as a number, in \`error.code\`. */
  readonly failureHasCode: boolean;
  /** The defaults of optional fields of \`data\`. */
  readonly defaults: { readonly [member: string]: unknown };
  /** Arrays without duplicates: the path from \`data\`, and the fields that identify an item (none: the item itself). */
  readonly unique: readonly { readonly path: readonly string[]; readonly by: readonly string[] }[];
  /** Objects of bounded size: the path from \`data\` (\`*\`: each item), and the maximum bytes of JSON. */
  readonly bounded: readonly Bounded[];
  /** Arrays in \`data\` whose lengths multiply to at most \`max\`. */
  readonly products: readonly { readonly fields: readonly string[]; readonly max: number }[];
  /** Objects with custom fields, which must not look like the documented ones. */
  readonly open: readonly OpenObject[];
  /** Undefined: the response has no pages. */
  readonly pagination: Pagination | undefined;
  /** Undefined: the operation starts no job. */
  readonly poll: Poll | undefined;
}

/** JSON Pointers to the fields of pages. */
export interface Pagination {
  /** In the request. */
  readonly pageSize: string;
  readonly pageToken: string;
  /** In the response. */
  readonly nextPageToken: string;
  readonly items: string;
  /** In an item, the value that orders them. */
  readonly order: string | undefined;
}

/** The way to follow a job to its end. */
export interface Poll {
  /** The operation that returns the job's progress. */
  readonly operationId: string;
  /** Its \`data\`: expressions such as \`$response.body#/result/data/jobId\`. */
  readonly data: { readonly [member: string]: string };
  /** The final values at a JSON Pointer of its response, and those of a failed job. */
  readonly until: { readonly pointer: string; readonly in: readonly unknown[]; readonly failed: readonly unknown[] };
}

export interface Bounded {
  readonly path: readonly string[];
  readonly maxBytes: number;
}

export interface OpenObject {
  /** The path from \`data\` (\`*\`: each item, or each field of any name). */
  readonly path: readonly string[];
  /** The field with the object's id. */
  readonly idField: string;
  /** The documented fields. */
  readonly fields: readonly string[];
}

export type OperationId = keyof Operations;
export type Credentials = ${Object.keys(credentialsInWords)
    .map((kind) => `'${kind}'`)
    .join(' | ')};

/** \`data\` of the request. */
export type Input<Id extends OperationId> = Operations[Id]['input'];

/** The whole body of a success. */
export type Output<Id extends OperationId> = Operations[Id]['body'];

/** The context that a handler gets besides \`data\`, for each kind of credentials. Operations that take either get one of two. */
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

const facts = [
  'title',
  'path',
  'tag',
  'credentials',
  'extension',
  'idempotent',
  'onlyReads',
  'takesIdempotencyKey',
  'success',
  'statuses',
  'failureHasCode',
  'defaults',
  'unique',
  'bounded',
  'products',
  'open',
  'pagination',
  'poll',
] as const satisfies (keyof Operation)[];

const tableRow = (operation: Operation): string =>
  `  ${operation.id}: ${literal(Object.fromEntries(facts.map((name) => [name, operation[name]])))},`;

function partInterface(tag: string, title: string, operations: Operation[]): string {
  const methods = operations
    .filter((operation) => operation.tag === tag)
    .map(
      ({ id, title, path, credentials }) =>
        `${docComment([`${title}: \`POST ${path}\`, ${credentialsInWords[credentials]}.`], '  ')}\n` +
        `  ${id}(data: Input<'${id}'>, context: ${contextTypes[credentials]}): Promise<Output<'${id}'>>;`,
    );
  return `/** ${title}. */\nexport interface ${pascalCase(tag)}Handlers<C extends Contexts> {\n${methods.join('\n\n')}\n}`;
}
