/** The data of the document's examples, under ids of the run. */
import { createClient, type FetchInit } from '../../../generated/client.ts';
import type { OperationId } from '../../../generated/handlers.ts';
import { examplesOf, type Operation, operationsByPath } from '../../../generated/operations.ts';
import { addContents, tellStory } from '../../../mock/story.ts';
import type { Purpose } from './accounts.ts';
import { pause } from './caller.ts';
import type { Given } from './credentials.ts';
import { parsed } from './exchange.ts';
import type { Names, Shape } from './names.ts';
import { obstacleTo } from './needs.ts';
import { Skip } from './outcome.ts';
import type { Run } from './run.ts';

export interface Stage {
  key: Given;
  names: Names;
  /** The operations whose calls failed or were not made, with the reason. */
  missing: ReadonlyMap<OperationId, string>;
}

/** A call of the story, or a pause after which later events are newer. */
export type Step = { operation: Operation; body: unknown } | 'pause';

let story: Promise<readonly Step[]> | undefined;

/** Records the calls of the story. Each gets its example as the response. */
async function recordStory(): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const fetch = async (url: string, { body }: FetchInit): Promise<Response> => {
    const operation = operationsByPath.get(new URL(url).pathname);
    if (operation === undefined) throw new Error(`The document has no ${url}.`);
    steps.push({ operation, body: parsed(body) });
    return Response.json(Object.values(examplesOf(operation, operation.success))[0], { status: operation.success });
  };
  const client = createClient({ baseUrl: 'http://story.invalid', apiKey: 'any', authToken: 'any', retries: 0, fetch });
  await addContents(client);
  await tellStory(client, async () => void steps.push('pause'));
  return steps;
}

/** Tells the story with an API key, and further steps. Leaves out calls whose preparation failed. */
export async function createStage(run: Run, purpose: Purpose, names = run.newNames(), more: readonly Step[] = []): Promise<Stage> {
  const key = await run.accounts.key(purpose);
  const missing = new Map<OperationId, string>();
  story ??= recordStory();
  for (const step of [...(await story), ...more]) {
    if (step === 'pause') {
      await pause(5);
      continue;
    }
    const { operation, body } = step;
    const reason = obstacleTo(operation.id, missing) ?? (await obstacleOf(run, operation, names.ownNew(body), key));
    if (reason !== undefined) missing.set(operation.id, reason);
  }
  return { key, names, missing };
}

async function obstacleOf(run: Run, operation: Operation, body: unknown, given: Given): Promise<string | undefined> {
  try {
    await run.prepare(operation, { body, given });
    return undefined;
  } catch (error) {
    if (!(error instanceof Skip)) throw error;
    return error.message;
  }
}

/** Returns the stage of an operation. Throws Skip if it lacks data that the operation needs. */
export function staged(stage: Stage, operation: Operation): Stage {
  const reason = obstacleTo(operation.id, stage.missing);
  if (reason !== undefined) throw new Skip(reason);
  return stage;
}

/** Returns a function that creates a stage once. */
export function sharedStage(run: Run, purpose: Purpose, shape?: Shape): (operation: Operation) => Promise<Stage> {
  let stage: Promise<Stage> | undefined;
  return async (operation) => {
    stage ??= createStage(run, purpose, run.newNames(shape));
    return staged(await stage, operation);
  };
}
