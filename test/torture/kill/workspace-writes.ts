/** A writer's writes to workspaces: a new one, and the keys, domains and emails of the shared one. */
import { limits } from '../../../generated/handlers.ts';
import type { World } from '../world.ts';
import { added, type Write, write } from './write.ts';

/** All writers together stay within a workspace's limits. */
const maxOfEach = Math.floor(Math.min(limits.apiKeys, limits.domains) / 20);

export class WorkspaceWriter {
  readonly #name: string;
  readonly #world: World;
  #keys = 0;
  #domains = 0;

  constructor(name: string, world: World) {
    this.#name = name;
    this.#world = world;
  }

  createWorkspace(count: number): Write {
    const ownerEmail = `owner-${this.#name}-${count}@acme.example`;
    const statement = `select count(*) as number from workspaces w join api_keys k on k.workspace_id = w.workspace_id
      where w.owner_email = $2 and k.api_key_id <> $1`;
    return write('createWorkspace', { ownerEmail, name: 'Owner', workspaceName: 'Acme' }, [], added(statement, [ownerEmail], 1));
  }

  createApiKey(): Write | undefined {
    if (this.#keys === maxOfEach) return undefined;
    const apiKeyName = `key-${this.#name}-${this.#keys++}`;
    const statement = 'select count(*) as number from api_keys where api_key_id <> $1 and name = $2';
    return write('createApiKey', { apiKeyName, type: 'testing' }, [], added(statement, [apiKeyName], 1));
  }

  addDomains(): Write | undefined {
    if (this.#domains === maxOfEach) return undefined;
    const domain = `host-${this.#domains++}.${this.#name}.example`;
    const statement = `select count(*) as number from workspace_domains d join api_keys k on k.workspace_id = d.workspace_id
      where k.api_key_id = $1 and d.domain = $2`;
    return write('addDomains', { domains: [domain] }, [], added(statement, [domain], 1));
  }

  /** The writers share the key, so only one of them renames it. */
  updateApiKey(count: number): Write | undefined {
    if (this.#name !== 'w0') return undefined;
    const apiKeyName = `Key ${count}`;
    const statement = 'select count(*) as number from api_keys where api_key_id = $1 and name = $2';
    return write(
      'updateApiKey',
      { apiKey: this.#world.apiKey, apiKeyName },
      ['name of the key'],
      added(statement, [apiKeyName], 1),
    );
  }

  /** A reset would end the credentials of the writers. */
  resetAuthToken(): Write {
    return { ...write('resetAuthToken', { apiKey: '00000000-0000-4000-8000-000000000000' }, []), mayBeRefused: true };
  }

  /** The writers share one, so only one of them changes it. */
  updateEmailConfig(count: number): Write | undefined {
    if (this.#name !== 'w0') return undefined;
    const fromName = `Sender ${count}`;
    const statement = 'select count(*) as number from email_configs where api_key_id = $1 and from_name = $2';
    const { apiKey } = this.#world;
    return write('updateEmailConfig', { apiKey, enabled: false, fromName }, ['email config'], added(statement, [fromName], 1));
  }
}
