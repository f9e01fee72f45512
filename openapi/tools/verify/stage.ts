/** The data of the document's examples, under ids of the run. */
import { createClient, type FetchInit } from '../../../generated/client.ts';
import { operationsByPath } from '../../../generated/operations.ts';
import { addContents, tellStory } from '../../../mock/story.ts';
import type { Purpose } from './accounts.ts';
import { pause } from './caller.ts';
import type { Given } from './credentials.ts';
import { parsed } from './exchange.ts';
import type { Names } from './names.ts';
import type { Run } from './run.ts';

export interface Stage {
  key: Given;
  names: Names;
}

/** Tells the story with an API key. Rejects with Skip if a call fails. */
export async function createStage(run: Run, purpose: Purpose, names = run.newNames()): Promise<Stage> {
  const key = await run.accounts.key(purpose);
  const { ApiKey: apiKey = '', ApiKeyToken: authToken = '' } = key;
  const baseUrl = 'http://story.invalid';
  const send = async (url: string, { body }: FetchInit): Promise<Response> => {
    const operation = operationsByPath.get(new URL(url).pathname);
    if (operation === undefined) throw new Error(`The document has no ${url}.`);
    const { received } = await run.prepare(operation, { body: names.ownNew(parsed(body)), given: key });
    return new Response(received.text, { status: received.status, headers: { 'content-type': 'application/json' } });
  };
  const client = createClient({ baseUrl, apiKey, authToken, retries: 0, fetch: send });
  await addContents(client);
  // Events a few milliseconds apart have an order.
  await tellStory(client, () => pause(5));
  return { key, names };
}

/** Returns a function that creates a stage once. */
export function sharedStage(run: Run, purpose: Purpose): () => Promise<Stage> {
  let stage: Promise<Stage> | undefined;
  return () => {
    stage ??= createStage(run, purpose);
    return stage;
  };
}
