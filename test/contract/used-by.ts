/** Compares `npm run diff -- --used-by` with the tests of three consumers, on random changes of the document. */
import { type Json, JsonNode } from '../../generated/document.ts';
import { recordUsage, type UsageFile } from '../../generated/usage.ts';
import { changesBetween } from '../../openapi/tools/diff/changes.ts';
import { breaksOf } from '../../openapi/tools/diff/used-by.ts';
import { edited } from '../support/edited.ts';
import { consumers, failureOf } from './consumers.ts';
import { documentServer } from './document-server.ts';
import { Mutations } from './mutations.ts';

export interface Outcome {
  change: string;
  consumer: string;
  /** Whether the consumer's test fails against a service with the change. */
  isBroken: boolean;
  /** Whether the usage file says so. */
  isPredicted: boolean;
}

export const isMissed = ({ isBroken, isPredicted }: Outcome): boolean => isBroken && !isPredicted;
export const isFalseAlarm = ({ isBroken, isPredicted }: Outcome): boolean => !isBroken && isPredicted;

/** Returns the usage of each consumer, recorded while its test passes. */
export async function usagesOf(document: Json): Promise<UsageFile[]> {
  return await Promise.all(
    consumers.map(async (consumer) => {
      const usage = recordUsage(consumer.name);
      const failure = await failureOf(consumer, documentServer(document), usage);
      if (failure !== undefined) throw failure;
      return JSON.parse(JSON.stringify(usage));
    }),
  );
}

/** Half of the changes concern an operation that a consumer calls. */
export async function tryChanges(document: Json, count: number, seed: number): Promise<Outcome[]> {
  const usages = await usagesOf(document);
  const mutations = new Mutations(document, randomFrom(seed));
  const called = usages.flatMap(({ operations }) => Object.keys(operations));
  const paths = new JsonNode(document).get('paths');
  const all = paths.keys.map((path) => paths.in(path, 'post', 'operationId').string);
  const outcomes: Outcome[] = [];
  for (let i = 0; i < count; i++) {
    const { name, edits, show } = mutations.next(i % 2 === 0 ? called : all);
    const revision = edited(document, edits);
    const changes = changesBetween(document, revision);
    for (const [j, consumer] of consumers.entries()) {
      const isBroken = (await failureOf(consumer, documentServer(revision, show))) !== undefined;
      const usage = usages[j];
      const isPredicted = usage !== undefined && breaksOf(changes, usage, document).length > 0;
      outcomes.push({ change: name, consumer: consumer.name, isBroken, isPredicted });
    }
  }
  return outcomes;
}

/** The generator of Park and Miller. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
