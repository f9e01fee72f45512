/** Workspaces and API keys of a run: given ones, or new ones. */
import { type OperationId, operations } from '../../generated/server.ts';
import { at, examplesOf, type Operation, operationsByPath } from '../../server/http/contract.ts';
import { isObject } from './corpus/json.ts';
import { type Given, hasAll } from './credentials.ts';
import { firstExample } from './documented.ts';
import { Abort, Skip } from './outcome.ts';
import type { Run } from './run.ts';

/** Each purpose has an API key of its own if the run may create API keys. */
export type Purpose = 'reads' | 'writes' | 'lists' | 'alone' | 'other' | `journey ${string}`;

export class Accounts {
  readonly #run: Run;
  readonly #given: Given;
  readonly #other: Given;
  readonly #keys = new Map<Purpose, Promise<Given>>();
  #workspace: Promise<Given> | undefined;

  constructor(run: Run, given: Given, other: Given) {
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
        `The server gives no workspace (${error.message}). Give credentials, such as --workspace-id and --workspace-token.`,
      );
    });
    return await this.#workspace;
  }

  /** Creates a workspace as the example shows it. */
  async createWorkspace(): Promise<Given> {
    const operation = operationOf('createWorkspace');
    const { received } = await this.#run.prepare(operation, { body: firstExample(operation), given: {} });
    const data = at(received.body, 'result', 'data');
    return { WorkspaceId: String(at(data, 'id')), WorkspaceToken: String(at(data, 'authToken')) };
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

  /** Returns the API keys with data of the run. */
  async used(): Promise<Given[]> {
    const found = await Promise.allSettled(this.#keys.values());
    const own = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return this.ownsKeys ? own : [this.#given, this.#other].filter((key) => hasAll(key, 'apiKey'));
  }

  /** Creates an API key without data. */
  async newKey(): Promise<Given> {
    const workspace = await this.workspace();
    const create = operationOf('createApiKey');
    const { received } = await this.#run.prepare(create, { body: examplesOf(create, 'requestBody').testing, given: workspace });
    const data = at(received.body, 'result', 'data');
    if (!isObject(data)) throw new Skip('needs an API key, and Create API Key returned none');
    return { ApiKey: String(data.id), ApiKeyToken: String(data.authToken) };
  }
}

export function operationOf(id: OperationId): Operation {
  const operation = operationsByPath.get(operations[id].path);
  if (operation === undefined) throw new Error(`The document has no ${id}.`);
  return operation;
}
