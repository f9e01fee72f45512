/** Workspaces and API keys of a run: given ones, or new ones. */
import { type OperationId, operations } from '../../../generated/handlers.ts';
import { at, examplesOf, firstExample, type Operation, operationsByPath } from '../../../generated/operations.ts';
import { isObject, withValue } from './corpus/json.ts';
import type { Asked } from './credentials.ts';
import { type Given, hasAll } from './credentials.ts';
import type { Exchange, Received } from './exchange.ts';
import { Abort, Skip } from './outcome.ts';

/** Each purpose has an API key of its own if the run may create API keys. */
export type Purpose =
  | 'reads'
  | 'writes'
  | 'lists'
  | 'alone'
  | 'other'
  | 'effects'
  | 'keyed'
  | `journey ${string}`
  | `reads ${string}`;

/** Sends a call that a case needs. Rejects with Skip if it fails. */
interface Preparing {
  prepare(operation: Operation, asked: Asked): Promise<Exchange>;
}

export class Accounts {
  readonly #run: Preparing;
  readonly #given: Given;
  readonly #other: Given;
  readonly #keys = new Map<Purpose, Promise<Given>>();
  #workspace: Promise<Given> | undefined;
  /** The workspaces that the run has created, by id, with the token in force. */
  readonly created = new Map<string, Given>();
  /** The API keys that the run has created in the given workspace. */
  readonly createdKeys: string[] = [];
  /** New workspaces that no case has used, so that a run needs few calls of Create Workspace. */
  readonly #spare: Given[] = [];
  #second: Promise<Given> | undefined;

  constructor(run: Preparing, given: Given, other: Given) {
    this.#run = run;
    this.#given = given;
    this.#other = other;
  }

  /** Whether the workspace belongs to the run, so that its settings may change. */
  get ownsWorkspace(): boolean {
    return !hasAll(this.#given, 'workspace') && !hasAll(this.#given, 'apiKey');
  }

  /** Whether API keys belong to the run, so that nobody else has data in them. */
  get ownsKeys(): boolean {
    return !hasAll(this.#given, 'apiKey');
  }

  /** Returns whether valid calls of the operation would change settings of a given workspace. */
  wouldChange({ id, title, credentials }: Operation): boolean {
    if (title.startsWith('Get ')) return false;
    return this.ownsKeys ? id === 'addDomains' && !this.ownsWorkspace : credentials === 'workspaceOrApiKey';
  }

  /** Returns the credentials that an operation needs. Rejects with Skip if there are none. */
  async for(operation: Operation, purpose: Purpose): Promise<Given> {
    if (operation.credentials === 'public') return {};
    const isKeys = operation.credentials === 'apiKey' || (operation.credentials === 'workspaceOrApiKey' && !this.ownsKeys);
    return isKeys ? await this.key(purpose) : await this.workspace();
  }

  async workspace(): Promise<Given> {
    if (hasAll(this.#given, 'workspace')) return this.#given;
    if (hasAll(this.#given, 'apiKey')) throw new Skip('needs the credentials of a workspace');
    this.#workspace ??= this.createWorkspace().catch((error: unknown) => {
      if (!(error instanceof Skip)) throw error;
      throw new Abort(
        `The server did not create a workspace (${error.message}). Pass credentials, such as --workspace-id and --workspace-token.`,
      );
    });
    return await this.#workspace;
  }

  /** Returns a workspace as the example shows it, which no other case uses. */
  async newWorkspace(): Promise<Given> {
    const spare = this.#spare.shift();
    return spare ?? (await this.createWorkspace());
  }

  /** Returns a workspace that several cases share, each of which prepares what it needs. */
  async secondWorkspace(): Promise<Given> {
    this.#second ??= this.newWorkspace();
    const first = await this.#second;
    return this.created.get(first.WorkspaceId ?? '') ?? first;
  }

  /** Offers the workspace of a response to later cases. */
  offer({ body }: Received): void {
    this.#spare.push(credentialsIn(body));
  }

  /** Notes a created workspace or API key for the end of the run, and a new token for later cases. */
  note(operation: Operation, given: Given, { body }: Received): void {
    const data = at(body, 'result', 'data');
    if (operation.id === 'createWorkspace') this.created.set(String(at(data, 'id')), credentialsIn(body));
    if (operation.id === 'createApiKey' && !this.ownsWorkspace) this.createdKeys.push(String(at(data, 'id')));
    const id = given.WorkspaceId ?? '';
    if (operation.id === 'resetAuthToken' && at(data, 'apiKey') === null && this.created.has(id)) {
      this.created.set(id, { ...given, WorkspaceToken: String(at(data, 'authToken')) });
    }
  }

  /** Creates a workspace as the example shows it. */
  async createWorkspace(): Promise<Given> {
    const operation = operationOf('createWorkspace');
    const { received } = await this.#run.prepare(operation, { body: firstExample(operation), given: {} });
    return credentialsIn(received.body);
  }

  async key(purpose: Purpose): Promise<Given> {
    if (hasAll(this.#given, 'apiKey')) {
      if (purpose !== 'other') return this.#given;
      if (hasAll(this.#other, 'apiKey')) return this.#other;
      throw new Skip('needs a second API key: --other-api-key and --other-api-key-token');
    }
    const found = this.#keys.get(purpose) ?? this.newKey();
    this.#keys.set(purpose, found);
    return await found;
  }

  /** The given API keys. */
  get givenKeys(): readonly Given[] {
    return [this.#given, this.#other].filter((key) => hasAll(key, 'apiKey'));
  }

  /** Creates an API key without data. */
  async newKey(apiKeyName?: string): Promise<Given> {
    const workspace = await this.workspace();
    const create = operationOf('createApiKey');
    const example = examplesOf(create, 'requestBody').testing;
    const body = apiKeyName === undefined ? example : withValue(example, ['data', 'apiKeyName'], apiKeyName);
    const { received } = await this.#run.prepare(create, { body, given: workspace });
    const data = at(received.body, 'result', 'data');
    if (!isObject(data)) throw new Skip('needs an API key, and Create API Key returned none');
    return { ApiKey: String(data.id), ApiKeyToken: String(data.authToken) };
  }
}

function credentialsIn(body: unknown): Given {
  const data = at(body, 'result', 'data');
  return { WorkspaceId: String(at(data, 'id')), WorkspaceToken: String(at(data, 'authToken')) };
}

export function operationOf(id: OperationId): Operation {
  const operation = operationsByPath.get(operations[id].path);
  if (operation === undefined) throw new Error(`The document has no ${id}.`);
  return operation;
}
