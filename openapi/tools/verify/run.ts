/** One run against a server: its cases, its calls and their preparation. */
import type { OperationId } from '../../../generated/handlers.ts';
import { at, contractOperations, firstExample, type Operation, requestsOf } from '../../../generated/operations.ts';
import { Accounts } from './accounts.ts';
import { type Caller, type Fetch, Lost } from './caller.ts';
import { conformance, placeOf } from './conformance.ts';
import { type Asked, type Given, headersFor } from './credentials.ts';
import type { Exchange } from './exchange.ts';
import { idsIn, idsUnder, Names, type Shape } from './names.ts';
import { neededBy } from './needs.ts';
import { Abort, type Case, type CheckName, type Finding, kindOf, Skip } from './outcome.ts';
import type { ReceiverOptions } from './receiver.ts';

export interface VerifyOptions {
  url: string;
  /** Credentials by the names of the security schemes. Without any, the run creates a workspace. */
  given?: Given;
  /** The credentials of a second API key. */
  other?: Given;
  /** The checks to run; default: all. */
  only?: readonly CheckName[];
  /** Returns whether a case is tested; default: all are. */
  isSampled?: (check: CheckName, operation: OperationId, name: string) => boolean;
  /** Compares messages and the order of fields too, on a server with the document's own. */
  isLiteral?: boolean;
  /** The receiver of webhooks. Undefined, none are tested. */
  receiver?: ReceiverOptions;
  /** The lifetime of presence on the server. Undefined, its end is not tested. */
  presenceSeconds?: number;
  /** The operations to test; default: all. */
  operations?: readonly OperationId[];
  /** Letters and digits that begin the ids of the run. */
  seed: string;
  timeoutMs: number;
  /** The longest time for a job of a few items; default: two minutes. */
  maxJobMs?: number;
  /** Requests in a second; 0 for no limit. */
  rate: number;
  /** Keeps the data of the run. */
  keep?: boolean;
  fetch?: Fetch;
  /** Ends the run early. */
  signal?: AbortSignal;
  onCase?: (one: Case, requests: number) => void;
}

export class Run {
  readonly cases: Case[] = [];
  readonly caller: Caller;
  readonly accounts: Accounts;
  readonly seed: string;
  readonly maxJobMs: number;
  readonly isLiteral: boolean;
  readonly receiver: ReceiverOptions | undefined;
  readonly presenceSeconds: number | undefined;
  /** The selected operations, in the document's order. */
  readonly operations: readonly Operation[];
  readonly #options: VerifyOptions;
  readonly #unprepared = new Set<string>();
  /** The operations of which a passed case has tested a success. */
  readonly #tested = new Set<OperationId>();
  /** The successes of the current case. */
  #succeeded = new Set<OperationId>();
  /** The unusual ids of the current case, such as ` with non-ASCII ids`. */
  #kind = '';
  readonly #probes = new Map<OperationId, Promise<void>>();
  /** The responses of operations that the server does not implement. */
  readonly #unimplemented = new Map<OperationId, Exchange>();
  readonly #ids: ReadonlySet<string> = idsIn(contractOperations.flatMap(requestsOf));
  #probeNames: Names | undefined;
  #prefixes = 0;
  readonly #sent = { userIds: new Set<string>(), organizationIds: new Set<string>() };

  constructor(options: VerifyOptions, caller: Caller) {
    const { seed, maxJobMs = 120_000, isLiteral = false, receiver, presenceSeconds, given = {}, other = {} } = options;
    this.#options = options;
    this.caller = caller;
    this.seed = seed;
    this.maxJobMs = maxJobMs;
    this.isLiteral = isLiteral;
    this.receiver = receiver;
    this.presenceSeconds = presenceSeconds;
    this.operations = contractOperations.filter(({ id }) => this.#isSelected(id));
    this.accounts = new Accounts(this, given, other);
  }

  #isSelected(id: OperationId): boolean {
    return this.#options.operations?.includes(id) !== false;
  }

  /** Returns names with a new prefix. */
  newNames(shape?: Shape): Names {
    this.#prefixes += 1;
    return new Names(`v${this.seed}-${this.#prefixes}-`, this.#ids, shape);
  }

  /** Returns the ids of the run in successful calls. */
  sentIds(kind: 'userIds' | 'organizationIds'): string[] {
    return [...this.#sent[kind]].filter((id) => id.toLowerCase().includes(`v${this.seed}-`.toLowerCase()));
  }

  #noteIds(body: unknown): void {
    for (const kind of ['userIds', 'organizationIds'] as const) for (const id of idsUnder(kind, body)) this.#sent[kind].add(id);
  }

  /** Runs one case. A case of an operation that is not selected leaves no record. */
  async case(check: CheckName, operation: Operation, name: string, test: (trial: Trial) => Promise<void>): Promise<Case> {
    const one = { check, operation: operation.id, name };
    if (this.#options.isSampled?.(check, operation.id, name) === false)
      return { ...one, outcome: 'skipped', findings: [], reason: 'not in the sample', ms: 0 };
    const began = performance.now();
    const trial = new Trial(this, operation);
    this.#succeeded = new Set();
    this.#kind = kindOf(one);
    let reason: string | undefined;
    try {
      await this.#probe(operation);
      await test(trial);
    } catch (error) {
      if (error instanceof Abort) throw error;
      if (error instanceof Skip) reason = error.message;
      else trial.fail(`The check failed: ${String(error)}.`, 'A response of the contract passes this check.', placeOf(operation));
    }
    const { findings } = trial;
    const outcome = findings.length > 0 ? 'failed' : reason === undefined ? 'passed' : 'skipped';
    const ms = Math.round(performance.now() - began);
    if (outcome === 'passed' && check !== 'refusals' && this.#succeeded.has(operation.id)) this.#tested.add(operation.id);
    return this.#record({ ...one, outcome, findings, uses: trial.uses, reason, ms });
  }

  /** Fails each implemented operation of which no success could be tested, since others are missing or fail. */
  requireSuccesses(): void {
    for (const operation of this.operations) {
      if (this.#tested.has(operation.id) || this.#unimplemented.has(operation.id)) continue;
      const own = this.cases.filter((one) => one.operation === operation.id);
      // The cases of effects need the least.
      const held = own.filter(isOfOther);
      const reason = (held.find(({ check }) => check === 'effects') ?? held[0])?.reason;
      if (reason === undefined || own.some(({ outcome }) => outcome === 'failed')) continue;
      const finding = {
        problem: `No success was tested: ${reason}.`,
        rule: 'Each implemented operation is tested.',
        place: placeOf(operation),
        exchange: undefined,
      };
      this.#record({
        ...{ check: 'success', operation: operation.id, name: 'untested', outcome: 'failed' },
        ...{ findings: [finding], reason, ms: 0 },
      });
    }
  }

  /** Calls an operation once before its cases, so that an unimplemented one costs one request. */
  async #probe(operation: Operation): Promise<void> {
    if (this.accounts.wouldChange(operation)) throw new Skip('would change the given workspace');
    const probe = this.#probes.get(operation.id) ?? this.#tryOut(operation);
    this.#probes.set(operation.id, probe);
    await probe;
    if (this.#unimplemented.has(operation.id)) throw new Skip('not implemented (501)');
  }

  /** Sends no further request to an operation that the server does not implement. */
  skipAll(exchange: Exchange, reason = ''): never {
    this.#unimplemented.set(exchange.sent.operation.id, exchange);
    throw new Skip(`${reason}not implemented (501)`);
  }

  async #tryOut(operation: Operation): Promise<void> {
    // Others could change a given workspace.
    if (operation.credentials !== 'apiKey' && !operation.title.startsWith('Get ')) return;
    try {
      const given = await this.accounts.for(operation, 'writes');
      this.#probeNames ??= this.newNames();
      const exchange = await this.send(operation, { body: this.#probeNames.own(firstExample(operation)), given });
      if (exchange.received.status === 501) this.#unimplemented.set(operation.id, exchange);
    } catch (error) {
      if (error instanceof Abort) throw error;
    }
  }

  #record(one: Case): Case {
    if (this.#isSelected(one.operation) || one.check === 'preparation') {
      this.cases.push(one);
      this.#options.onCase?.(one, this.caller.count);
    }
    return one;
  }

  /** Sends a request. */
  async send(
    operation: Operation,
    { body, given, headers = {}, raw, method = 'POST', path = operation.path }: Asked,
  ): Promise<Exchange> {
    const known = this.#unimplemented.get(operation.id);
    if (known !== undefined) return known;
    const exchange = await this.caller.send({
      operation,
      method,
      path,
      headers: {
        'content-type': 'application/json',
        'x-request-id': `verify-${this.seed}-${this.caller.count + 1}`,
        ...headersFor(operation, given),
        ...headers,
      },
      body: raw ?? JSON.stringify(body),
    });
    if (exchange.received.status === operation.success) {
      this.#succeeded.add(operation.id);
      this.accounts.note(exchange.sent, exchange.received);
      if (operation.credentials === 'apiKey') this.#noteIds(body);
    }
    return exchange;
  }

  /**
   * Makes a call that other cases need. Without a success, these are skipped, and the call is a failed case of its own, once for each
   * operation.
   */
  async prepare(operation: Operation, asked: Asked): Promise<Exchange> {
    const exchange = await this.send(operation, asked).catch((error: unknown) => {
      if (!(error instanceof Lost)) throw error;
      throw new Skip(`This case needs ${operation.id}, which lost its connection: ${error.message}`);
    });
    const { status } = exchange.received;
    const hasSucceeded = status === operation.success;
    if (status === 501) this.skipAll(exchange, `needs ${operation.id}, which is `);
    const findings = conformance(exchange);
    if (!hasSucceeded && findings.length === 0) findings.push(notSuccessful(operation, exchange));
    const failure = `${operation.id} ${status}${this.#kind}`;
    if (findings.length > 0 && !this.#unprepared.has(failure)) {
      this.#unprepared.add(failure);
      const isOfInterest = !hasSucceeded || this.#isSelected(operation.id);
      const name = `as others need it${this.#kind}`;
      const one = { check: 'preparation', operation: operation.id, name, outcome: 'failed' } as const;
      if (isOfInterest) this.#record({ ...one, findings, reason: undefined, ms: 0 });
    }
    if (!hasSucceeded) throw new Skip(`needs ${operation.id}, which returned ${status}`);
    return exchange;
  }
}

/** Whether a case was skipped for another operation, which is missing or fails. */
const isOfOther = ({ reason = '' }: Case): boolean => /^needs \w+, which /.test(reason);

const notSuccessful = (operation: Operation, exchange: Exchange): Finding => ({
  problem:
    `A valid call returned ${exchange.received.status}. ${String(at(exchange.received.body, 'error', 'message') ?? '')}`.trimEnd(),
  rule: `It succeeds with ${operation.success}.`,
  place: placeOf(operation, 'responses', String(operation.success)),
  exchange,
});

/** A group of cases. To add one, write a file in checks/ and name it in checks.ts. */
export interface Check {
  name: CheckName;
  /** One line for --help. */
  about: string;
  run: (run: Run) => Promise<void>;
}

/** One case while it runs. */
export class Trial {
  readonly findings: Finding[] = [];
  /** The operations whose effects the case builds on. */
  uses: readonly OperationId[];
  readonly #run: Run;
  readonly #operation: Operation;

  constructor(run: Run, operation: Operation) {
    this.#run = run;
    this.#operation = operation;
    this.uses = neededBy(operation.id);
  }

  /** Calls the operation of the case, and checks the response against the rules for every response. */
  async call(asked: Asked): Promise<Exchange> {
    const exchange = await this.#run.send(this.#operation, asked).catch((error: unknown) => {
      if (!(error instanceof Lost)) throw error;
      this.fail(
        `The connection ended without a response: ${error.message}.`,
        'Every request has a response.',
        placeOf(this.#operation),
      );
      throw new Skip('lost its connection');
    });
    if (exchange.received.status === 501) this.#run.skipAll(exchange);
    this.findings.push(...conformance(exchange));
    return exchange;
  }

  /** Calls, and fails unless the response has the status. Returns whether it has. */
  async expect(status: number, asked: Asked): Promise<Exchange> {
    const exchange = await this.call(asked);
    const { received } = exchange;
    if (received.status !== status && this.findings.length === 0) {
      const place = placeOf(this.#operation, 'responses', String(status));
      this.fail(`The status is ${received.status}.`, `This request has the status ${status}.`, place, exchange);
    }
    return exchange;
  }

  get hasFailed(): boolean {
    return this.findings.length > 0;
  }

  fail(problem: string, rule: string, place: string, exchange?: Exchange): void {
    this.findings.push({ problem, rule, place, exchange });
  }
}
