/** Scenes as files: data that a sandbox begins with, written by hand or saved from a session. A boundary file: a file has its type after the check. */
import { JsonNode } from '../../generated/document.ts';
import { explain } from '../../generated/explain.ts';
import { contractOperations } from '../../generated/operations.ts';
import bundle from '../../generated/sandbox.json' with { type: 'json' };
import type { RecordedRequest, SavedScene } from '../../generated/sandbox-types.ts';
import { invalidArgument } from '../../server/errors.ts';
import { readTextFile } from '../../server/settings/foreign-text.ts';

/** `story`, `demo`, `empty`, the name of a scene file (.yaml, .yml or .json), or the name of an import file. */
export type Seed = string;

const isBase = (seed: Seed): seed is NonNullable<SavedScene['base']> => ['story', 'demo', 'empty'].includes(seed);

const isSceneFile = (name: string): boolean => /\.(?:ya?ml|json)$/.test(name);

/** Resolves to the scene of a seed; undefined for an import file. */
export async function sceneFor(seed: Seed): Promise<SavedScene | undefined> {
  if (isBase(seed)) return { base: seed };
  if (!isSceneFile(seed)) return undefined;
  const text = readTextFile(seed);
  // Only scene files need it.
  const { parse } = await import('yaml');
  let scene: unknown;
  try {
    scene = parse(text);
  } catch (error) {
    throw new Error(`${seed} is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const schema = new JsonNode(JSON.parse(JSON.stringify(bundle))).in('components', 'schemas', 'SavedScene').dereferenced().object;
  const [first] = explain(schema, scene, Buffer.byteLength(text));
  if (first !== undefined) throw new Error(`${seed}: ${first.field || 'the scene'} ${first.description}.`);
  return scene as SavedScene;
}

/** Returns the scene that repeats the recorded changes after the initial ones. */
export function sceneAfter(initial: SavedScene, requests: readonly RecordedRequest[]): SavedScene {
  const calls = requests.flatMap(({ operationId, request, status }, i) => {
    const isChange = operationId !== null && !isRead(operationId) && status !== null && status < 300;
    if (!isChange) return [];
    if (typeof request !== 'object') throw tooLarge(i);
    return [{ operationId, data: (request as { data: { [field: string]: unknown } }).data }];
  });
  return { ...initial, calls: [...(initial.calls ?? []), ...calls] };
}

const isRead = (id: string) => contractOperations.some((one) => one.id === id && one.onlyReads);

const tooLarge = (i: number) =>
  invalidArgument({
    field: '',
    reason: 'CONFLICT',
    description: `asks for a scene, but the body of recorded request ${i} was truncated`,
  });
