/** Finds what a command names, or throws. */
import type { Ask } from '../../database/sql.ts';
import * as store from '../../workspaces/store.ts';
import { CommandError } from '../commands/command.ts';

export async function findWorkspace(ask: Ask, id: string): Promise<store.Workspace> {
  const workspace = await store.find(ask, id);
  if (workspace === undefined) throw noWorkspace(id);
  return workspace;
}

/** The same, locked until the transaction ends: a command that changes the workspace decides on this row. */
export async function lockWorkspace(ask: Ask, id: string): Promise<store.Workspace> {
  const [workspace] = await ask(store.lockWorkspace(id));
  if (workspace === undefined) throw noWorkspace(id);
  return workspace;
}

export const noWorkspace = (id: string) => new CommandError(`There is no workspace "${id}".`);
export const noApiKey = (id: string) => new CommandError(`There is no API key "${id}".`);

export async function findApiKey(ask: Ask, id: string): Promise<store.ApiKey> {
  const apiKey = await store.findApiKey(ask, id);
  if (apiKey === undefined) throw noApiKey(id);
  return apiKey;
}
