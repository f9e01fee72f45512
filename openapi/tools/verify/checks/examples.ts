/** Every example of a response that a caller can cause: its status, its schema and its values. */
import { at, type Example as Documented, type Operation, repliesOf } from '../../../../generated/operations.ts';
import { differenceOf, inWords } from '../compare.ts';
import { placeOf } from '../conformance.ts';
import type { Asked } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { isStatusOfJob } from '../jobs.ts';
import type { Shape } from '../names.ts';
import { Skip } from '../outcome.ts';
import type { Check, Run, Trial } from '../run.ts';
import { createStage, type Stage, sharedStage, staged } from '../stage.ts';
import { hasOwnKey, outOfReach, preparations, type Scene, withPageToken, withUnknownOrganization } from './preparations.ts';

export const examples: Check = {
  name: 'examples',
  about: 'each documented example returns its status and values',
  run: async (run) => {
    const stages = new Stages(run);
    for (const operation of run.operations) {
      for (const example of replayable(operation)) {
        const name = `${example.status} ${example.name}`;
        await run.case('examples', operation, name, (trial) => replay(run, trial, example, stages));
      }
    }
    for (const [words, shape] of Object.entries(strange)) {
      const strangeStages = new Stages(run, words, shape);
      for (const operation of run.operations) {
        if (operation.credentials !== 'apiKey' || hasOwnKey(operation)) continue;
        const examples = replayable(operation).filter(({ status }) => status === operation.success);
        // An object loses this id only where it is a key.
        for (const example of shape === asProto ? examples : examples.slice(0, 1))
          await run.case('examples', operation, `${example.name} with ${words}`, (trial) =>
            replay(run, trial, example, strangeStages),
          );
      }
    }
  },
};

const longest = 128;

/** The first of each kind. Organizations are shared by all stages of an API key. */
const asProto: Shape = (prefix, id) => (['jonas', 'launch-plan', 'finance', 'designers'].includes(id) ? '__proto__' : prefix + id);

/** Valid ids that some servers change or lose. */
const strange: { readonly [words: string]: Shape } = {
  'non-ASCII ids': (prefix, id) => `${prefix}e\u0301\u00e9\u65e5\ud83d\ude00-${id}`,
  'upper-case ids': (prefix, id) => `${prefix.toUpperCase()}Ab-${id}`,
  'spaces around ids': (prefix, id) => ` ${prefix}${id} `,
  'ids of 128 characters': (prefix, id) => `${prefix}${id}`.padEnd(longest, '-'),
  'markup in ids': (prefix, id) => `${prefix}%2F../a?b=c#"'\\<b>&amp;+$1-${id}`,
  'the id __proto__': asProto,
};

export interface Example extends Documented {
  operation: Operation;
}

/** The stages of the examples: one that stays unchanged, and one that changes. */
class Stages {
  readonly #run: Run;
  readonly #shape: Shape | undefined;
  readonly unchanged: (operation: Operation) => Promise<Stage>;
  #used: Stage | undefined;

  constructor(run: Run, words?: string, shape?: Shape) {
    this.#run = run;
    this.#shape = shape;
    this.unchanged = sharedStage(run, words === undefined ? 'reads' : `reads ${words}`, shape);
  }

  /** Returns the stage that earlier examples have changed, if there is one. */
  get used(): Stage | undefined {
    return this.#used;
  }

  async fresh(): Promise<Stage> {
    this.#used = await createStage(this.#run, 'writes', this.#run.newNames(this.#shape));
    return this.#used;
  }
}

/** Leaves out failures that no request causes: a slow network, a quota, a fault. */
export const replayable = (operation: Operation): Example[] =>
  repliesOf(operation)
    .filter(({ status }) => status < 500 && status !== 408 && status !== 429)
    .map((example) => ({ ...example, operation }));

async function replay(run: Run, trial: Trial, example: Example, stages: Stages): Promise<void> {
  const { operation, status } = example;
  if (operation.credentials !== 'apiKey') {
    const tried = await attempt(run, trial, example, undefined);
    if (operation.id === 'createWorkspace' && tried.exchange.received.status === status && status < 300) {
      run.accounts.offer(tried.exchange.received);
    }
    return report(trial, example, tried);
  }
  // Their jobs change the stage.
  const isStatus = isStatusOfJob(operation);
  if (status >= 300 || (!operation.takesIdempotencyKey && !isStatus)) {
    return report(trial, example, await attempt(run, trial, example, await stages.unchanged(operation)));
  }
  // Most examples do not mind the changes of the ones before. If one does, a fresh stage decides. It takes twenty calls.
  const used = isStatus ? undefined : stages.used;
  const first = used === undefined ? undefined : await attempt(run, trial, example, staged(used, operation));
  const isDecided = first !== undefined && (first.problem === undefined || trial.hasFailed);
  report(trial, example, isDecided ? first : await attempt(run, trial, example, staged(await stages.fresh(), operation)));
}

interface Attempt {
  exchange: Exchange;
  /** The difference from the example. */
  problem: { problem: string; rule: string } | undefined;
}

function report(trial: Trial, { operation, status, name }: Example, { exchange, problem }: Attempt): void {
  if (problem === undefined || trial.hasFailed) return;
  const place = placeOf(operation, 'responses', String(status), 'content', 'application/json', 'examples', name);
  trial.fail(problem.problem, problem.rule, place, exchange);
}

async function attempt(run: Run, trial: Trial, example: Example, stage: Stage | undefined): Promise<Attempt> {
  const { operation, status, value } = example;
  const exchange = await trial.call(await requestFor(run, example, stage));
  const { received } = exchange;
  if (received.status !== status) {
    const message = String(at(received.body, 'error', 'message') ?? '');
    if (isSetting(received.body)) throw new Skip(`a setting of the server forbids it: ${message}`);
    const problem = `The status is ${received.status}. ${message}`.trimEnd();
    return { exchange, problem: { problem, rule: `The example has the status ${status}.` } };
  }
  // Others may have organizations under a given API key.
  if (operation.id === 'getOrganizations' && !run.accounts.ownsKeys) return { exchange, problem: undefined };
  const difference = differenceOf(stage === undefined ? value : stage.names.own(value), received.body, run.isLiteral);
  return { exchange, problem: difference && inWords(difference) };
}

/** Returns the request of an example, once what it needs is there. Throws Skip if no request of the run can cause it. */
export async function requestFor(
  run: Run,
  { operation, status, name, request, headers }: Example,
  stage: Stage | undefined,
): Promise<Asked> {
  const reason = outOfReach[name] ?? outOfReach[`${operation.id} ${name}`];
  if (reason !== undefined) throw new Skip(reason);
  const given = stage?.key ?? (await run.accounts.for(operation, 'writes'));
  const shown = request ?? (name === 'organizationNotFound' ? withUnknownOrganization(operation) : undefined);
  const body = stage === undefined ? shown : stage.names.own(shown);
  const scene: Scene = { run, operation, given, body, stage };
  const prepare = preparations[operation.id]?.[name] ?? preparations['*']?.[name];
  const asked = { body, given, headers, ...(await prepare?.(scene)) };
  if (asked.body === undefined && asked.raw === undefined) throw new Skip('the document shows no request for it');
  return status < 300 ? { ...asked, body: await withPageToken({ ...scene, given: asked.given, body: asked.body }) } : asked;
}

/** Whether a setting of the server decides. */
const isSetting = (body: unknown): boolean =>
  at(body, 'error', 'status') === 'FAILED_PRECONDITION' || JSON.stringify(body ?? '').includes('"reason":"HOST"');
