/** The interface of a torture. To add one, export a `Torture` from a file here, and list it in `tortures.ts`. */
import type { JsonObject } from '../../openapi/tools/verify/corpus/json.ts';
import type { Engine } from '../../server/database/sql.ts';
import type { Random } from './random.ts';

export type { Engine };

export interface Torture {
  name: string;
  /** The promise, in one sentence. */
  promise: string;
  /** The engines that make a difference. */
  engines: readonly Engine[];
  /** Its time bounds need an otherwise idle machine. Other tortures run beside tortures of the other engine. */
  runsAlone?: true;
  /** The engines of the short form: both if they keep the promise by code of their own, none if tests keep most of it in seconds. */
  short: readonly Engine[];
  /** Tries to break the promise, and returns its figures. A thrown error is a violation. */
  run(context: Context): Promise<Report>;
}

/** Figures for the summary, by name. */
export interface Report {
  readonly [figure: string]: number | string;
}

export interface Context {
  engine: Engine;
  /** Runs for seconds instead of minutes. */
  short: boolean;
  seed: number;
  /** The same numbers for the same seed, torture and engine. */
  random: Random;
  /** A temporary folder, removed afterwards unless there are violations. */
  folder: string;
  /** The default database of services. */
  database: TortureDatabase;
  /** Creates another, empty database. */
  createDatabase(): Promise<TortureDatabase>;
  startService(options?: StartOptions): Promise<ServiceProcess>;
  /** Runs one of the service's commands, such as `import.ts`, and returns its output. Throws if it fails. */
  runCommand(file: string, args: readonly string[], database?: TortureDatabase): Promise<string>;
  /** Reports a broken promise, and continues, so that one run finds all. */
  violation(text: string): void;
  /** Reports that time, delay or memory exceeded its bound, which may be the machine's fault: the torture runs once more. */
  exceeded(text: string): void;
  log(text: string): void;
}

/** Thrown if something exceeds its time. */
export class TooSlow extends Error {}

/** Reports a thrown error. A missing connection is a violation on any machine; a late response exceeds a bound. */
export function report({ violation, exceeded }: Context, text: string, error: unknown): void {
  (error instanceof TooSlow ? exceeded : violation)(`${text}: ${error instanceof Error ? error.message : String(error)}`);
}

export interface Env {
  readonly [name: string]: string;
}

interface StartOptions {
  /**
   * Added to the variables of every torture; see `baseEnv` in `process.ts`. Keep the log level, since the log tells when the
   * service is ready.
   */
  env?: Env;
  database?: TortureDatabase;
  /** The program, relative to the project's folder; default: `server/main.ts`. */
  file?: string;
  /** Milliseconds until it must be ready; default: 30 s. */
  timeoutMs?: number;
}

/** `node server/main.ts` in a process of its own, killed at the torture's end. */
export interface ServiceProcess {
  url: string;
  /** The URL of /healthz and /readyz. */
  healthUrl: string;
  port: number;
  pid: number;
  signal(signal: NodeJS.Signals): void;
  /** Sends SIGKILL, and waits until the process has ended. */
  kill(): Promise<void>;
  hasExited(): boolean;
  exited: Promise<Exit>;
  /** The log so far, without the line of each request. */
  lines(): readonly JsonObject[];
  /** Resident bytes. */
  rss(): number;
  /** The longest block of its event loop since the previous call. */
  eventLoopDelay(): Promise<EventLoopDelay>;
}

interface EventLoopDelay {
  maxMs: number;
  p99Ms: number;
  /** Processor time of its thread, without other processes. Includes 10 ms of many small tasks. */
  maxProcessorMs: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

interface Row {
  readonly [column: string]: unknown;
}

/** A torture's own database, with queries past the service. */
export interface TortureDatabase {
  engine: Engine;
  /** The environment variables that name it. */
  env: Env;
  /** The folder of the embedded database and mail. */
  folder: string;
  /** Runs one statement; parameters are $1, $2, … on both engines. Writes only with `canWrite`. */
  query(statement: string, parameters?: readonly (string | number)[], options?: { canWrite?: boolean }): Promise<Row[]>;
  drop(): Promise<void>;
}
