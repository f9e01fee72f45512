/** Workspaces and API keys of a run: given ones, or new ones. */
import { credentialHeaders, type OperationId, operations } from '../../../generated/handlers.ts';
import { at, examplesOf, firstExample, type Operation, operationsByPath } from '../../../generated/operations.ts';
import { isObject, withValue } from './corpus/json.ts';
import { type Asked, type Given, hasAll } from './credentials.ts';
import type { Exchange, Received, Sent } from './exchange.ts';
import { Abort, Skip } from './outcome.ts';

const [workspaceHeader] = credentialHeaders.workspace;

/** Each purpose has an API key of its own if the run may create API keys. */
export type Purpose = 'reads' | 'writes' | 'lists' | 'alone' | 'other' | 'effects' | 'events' | 'keyed' | `reads ${string}`;

interface Created {
  /** Its credentials, with the token in force. */
  given: Given;
  name: string;
}

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
  /** The workspaces of the run that are not deleted, by id. */
  readonly created = new Map<string, Created>();
  /** The API keys that the run has created in the given workspace. */
  readonly createdKeys: string[] = [];
  /** New workspaces that no case has used, so that a run needs few calls of Create Workspace. */
  readonly #spare: Given[] = [];
  /** Workspaces that single cases have used. */
  readonly #used: Given[] = [];
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
    if (isKeys) return await this.key(purpose);
    const workspace = await this.workspace();
    // A faulty server could delete it. So it is neither a given one nor that of other cases.
    return operation.id === 'deleteWorkspace' ? await this.secondWorkspace() : workspace;
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

  /** Returns a workspace as the example shows it, which no other case has used. */
  async newWorkspace(): Promise<Given> {
    const workspace = await this.#unusedWorkspace();
    this.#used.push(workspace);
    return workspace;
  }

  async #unusedWorkspace(): Promise<Given> {
    const spare = this.#spare.shift();
    return spare ?? (await this.createWorkspace());
  }

  /** Returns a workspace that several cases share, each of which prepares what it needs. */
  async secondWorkspace(): Promise<Given> {
    const used = this.#second === undefined ? this.#used.shift() : undefined;
    this.#second ??= used === undefined ? this.#unusedWorkspace() : Promise.resolve(used);
    const { WorkspaceId = '' } = await this.#second;
    const found = this.created.get(WorkspaceId);
    if (found !== undefined) return found.given;
    // A case has deleted it.
    this.#second = undefined;
    return await this.secondWorkspace();
  }

  /** Offers the workspace of a response to later cases. */
  offer({ body }: Received): void {
    this.#spare.push(credentialsIn(body));
  }

  /** Notes a created or deleted workspace or API key for the end of the run, and a new token for later cases. */
  note({ operation, headers }: Sent, { body }: Received): void {
    const data = at(body, 'result', 'data');
    if (operation.id === 'createWorkspace')
      this.created.set(String(at(data, 'id')), { given: credentialsIn(body), name: String(at(data, 'name')) });
    if (operation.id === 'createApiKey' && !this.ownsWorkspace) this.createdKeys.push(String(at(data, 'id')));
    const id = headers[workspaceHeader] ?? '';
    const own = this.created.get(id);
    if (operation.id === 'resetAuthToken' && at(data, 'apiKey') === null && own !== undefined)
      own.given = { ...own.given, WorkspaceToken: String(at(data, 'authToken')) };
    if (operation.id === 'deleteWorkspace') this.created.delete(id);
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
