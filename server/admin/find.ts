/** Finds what a command names, or throws. */
import { CommandError } from '../commands/command.ts';
import type { Ask } from '../database/verbs.ts';
import * as store from '../workspaces/store.ts';

export async function findWorkspace(ask: Ask, id: string): Promise<store.Workspace> {
  const workspace = await store.find(ask, id);
  if (workspace === undefined) throw new CommandError(`There is no workspace "${id}".`);
  return workspace;
}

export async function findApiKey(ask: Ask, id: string): Promise<store.ApiKey> {
  const apiKey = await store.findApiKey(ask, id);
  if (apiKey === undefined) throw new CommandError(`There is no API key "${id}".`);
  return apiKey;
}
