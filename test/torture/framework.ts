/**
 * The interface of a torture. To add one, export a `Torture` from a file here and name it in `tortures.ts`.
 */
import type { Engine } from '../../server/database/sql.ts';
import type { JsonObject } from '../corpus/json.ts';
import type { Random } from './random.ts';

export type { Engine };

export interface Torture {
  name: string;
  /** The promise, in one sentence. */
  promise: string;
  /** The engines that make a difference. */
  engines: readonly Engine[];
  /** Its bounds in time need a machine that does nothing else. Without it, tortures of the other engine run at the same time. */
  runsAlone?: true;
  /** Tries to break the promise, and returns its figures. An error that it throws is a violation. */
  run(context: Context): Promise<Report>;
}

/** Figures for the summary, by their names. */
export interface Report {
  readonly [figure: string]: number | string;
}

export interface Context {
  engine: Engine;
  /** Seconds instead of minutes. */
  short: boolean;
  seed: number;
  /** The same numbers for the same seed, torture and engine. */
  random: Random;
  /** A temporary one, removed afterwards unless there are violations. */
  folder: string;
  /** The default database of services. */
  database: TortureDatabase;
  /** Another, empty one. */
  createDatabase(): Promise<TortureDatabase>;
  startService(options?: StartOptions): Promise<ServiceProcess>;
  /** Runs one of the service's commands, such as `import.ts`, and gives what it prints. Throws when it fails. */
  runCommand(file: string, args: readonly string[], database?: TortureDatabase): Promise<string>;
  /** The promise is broken, once and for all. Goes on, so that one run finds all. */
  violation(text: string): void;
  /** More time, delay or memory was taken than is promised, which may be the machine's doing: the short form tries once more. */
  exceeded(text: string): void;
  log(text: string): void;
}

/** Thrown where something takes longer than it may. */
export class TooSlow extends Error {}

/** Reports what was thrown: no connection is a violation however fast the machine is, no reply in time is not. */
export function report({ violation, exceeded }: Context, text: string, error: unknown): void {
  (error instanceof TooSlow ? exceeded : violation)(`${text}: ${error instanceof Error ? error.message : String(error)}`);
}

export interface Env {
  readonly [name: string]: string;
}

interface StartOptions {
  /** On top of what every torture has; see `baseEnv` in `process.ts`. The log tells when the service is ready: leave its level. */
  env?: Env;
  database?: TortureDatabase;
  /** The program, relative to the project's folder; `server/main.ts` by default. */
  file?: string;
  /** Longest time until it is ready; 30 s unless told otherwise. */
  timeoutMs?: number;
}

/** `node server/main.ts` in a process of its own, killed when the torture is over. */
export interface ServiceProcess {
  url: string;
  /** The URL of /healthz and /readyz. */
  healthUrl: string;
  port: number;
  pid: number;
  signal(signal: NodeJS.Signals): void;
  /** SIGKILL, and until it is gone. */
  kill(): Promise<void>;
  hasExited(): boolean;
  exited: Promise<Exit>;
  /** The log so far, without the line of each request. */
  lines(): readonly JsonObject[];
  /** Bytes resident now. */
  rss(): number;
  /** The longest its event loop has been held up since this was last asked. */
  eventLoopDelay(): Promise<EventLoopDelay>;
}

interface EventLoopDelay {
  maxMs: number;
  p99Ms: number;
  /** Processor time of the thread that runs it, without what other processes took meanwhile. 10 ms of many small things are counted, too. */
  maxProcessorMs: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Row {
  readonly [column: string]: unknown;
}

/** A database of the torture's own, and a way to look at it past the service. */
export interface TortureDatabase {
  engine: Engine;
  /** The environment variables that name it. */
  env: Env;
  /** Holds the embedded database and mail. */
  folder: string;
  /** One statement; parameters are $1, $2, … on both engines. Writes only where `canWrite` was asked for. */
  query(statement: string, parameters?: readonly (string | number)[], options?: { canWrite?: boolean }): Promise<Row[]>;
  drop(): Promise<void>;
}
