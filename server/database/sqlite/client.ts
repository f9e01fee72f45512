/** The event loop's side of the embedded database: sends requests to the thread that has the file open (executor.ts). */
import type { MessagePort } from 'node:worker_threads';
import { type CurrentRequest, currentRequest } from '../../log/current-request.ts';
import { NotBegunError, UnknownOutcomeError } from '../database-errors.ts';
import type { Driver } from '../driver.ts';
import type { SlowStatement } from '../slow.ts';
import {
  type ErrorMessage,
  type NumberedStatement,
  opening,
  type Reply,
  type Request,
  type Result,
  type Statement,
} from './messages.ts';

export interface SqliteEvents {
  onError: (error: unknown) => void;
  onSlow: (statement: SlowStatement) => void;
}

/** A transaction. Its requests run in the order of sending. After a failed one, the transaction has no effect. */
export interface Session {
  begun: Promise<void>;
  run(statement: Statement): Promise<Result>;
  /** Resolves when the transaction is on disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

interface Unanswered {
  kind: Request['kind'] | 'open';
  request?: CurrentRequest | undefined;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

type Unsent = Request extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

export class SqliteClient {
  /** Rejects if the file cannot be opened. */
  readonly opened: Promise<Result>;
  readonly #port: MessagePort;
  readonly #events: SqliteEvents;
  readonly #closed: Promise<void>;
  readonly #unanswered = new Map<number, Unanswered>();
  /** The numbers of the texts that the thread has. Texts do not depend on values, so there are a few hundred at most. */
  readonly #numbers = new Map<string, number>();
  #requests: Request[] = [];
  /** Slow statements whose response follows. */
  #slow: SlowStatement[] = [];
  #lastId = opening;
  #isClosed = false;

  constructor(port: MessagePort, events: SqliteEvents) {
    this.#port = port;
    this.#events = events;
    this.opened = new Promise((resolve, reject) => this.#unanswered.set(opening, { kind: 'open', resolve, reject }));
    this.opened.catch(() => {});
    this.#closed = new Promise((resolve) => {
      port.once('close', () => {
        this.#end();
        resolve();
      });
    });
    port.on('message', (replies: readonly Reply[]) => this.#receive(replies));
  }

  /** Runs a statement that only reads. Callers take turns. */
  async read(caller: string, statement: Statement): Promise<Result> {
    const [result] = await this.readAll(caller, [statement]);
    if (result === undefined) throw new Error('A read was not answered.');
    return result;
  }

  /** Runs statements that only read, as of one moment. */
  readAll(caller: string, statements: readonly Statement[]): Promise<Result[]> {
    const reads = statements.map((statement) => ({ id: ++this.#lastId, ...this.#numbered(statement) }));
    const results = Promise.all(reads.map(({ id }) => this.#answerTo(id, 'read')));
    if (!this.#isClosed) this.#request({ kind: 'read', caller, reads });
    return results;
  }

  /** Begins a transaction. Its first requests need not wait for `begun`. */
  begin(caller: string): Session {
    const begun = this.#ask({ kind: 'begin', caller }).then(() => {});
    begun.catch(() => {});
    const transaction = this.#lastId;
    return {
      begun,
      run: (statement) => this.#ask({ kind: 'run', transaction, ...this.#numbered(statement) }),
      commit: async () => void (await this.#ask({ kind: 'commit', transaction })),
      rollback: async () => void (await this.#ask({ kind: 'rollback', transaction })),
    };
  }

  /** Removes deleted data from the file and the WAL, between two transactions. */
  compact(): Promise<Result> {
    return this.#ask({ kind: 'compact' });
  }

  #ask(request: Unsent): Promise<Result> {
    const id = ++this.#lastId;
    const answer = this.#answerTo(id, request.kind);
    if (!this.#isClosed) this.#request({ ...request, id });
    return answer;
  }

  #answerTo(id: number, kind: Request['kind']): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      this.#unanswered.set(id, { kind, resolve, reject, request: currentRequest.getStore() });
    });
  }

  #numbered({ text, values }: Statement): NumberedStatement {
    const known = this.#numbers.get(text);
    if (known !== undefined) return { number: known, values };
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return { number, text, values };
  }

  #request(request: Request): void {
    this.#requests.push(request);
    if (this.#requests.length === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    if (this.#requests.length > 0) this.#port.postMessage(this.#requests);
    this.#requests = [];
  }

  #receive(replies: readonly Reply[]): void {
    for (const reply of replies) {
      if ('slow' in reply) {
        this.#slow.push(reply.slow);
        continue;
      }
      const unanswered = this.#unanswered.get(reply.id);
      this.#unanswered.delete(reply.id);
      for (const slow of this.#slow.splice(0)) this.#events.onSlow({ ...slow, request: unanswered?.request });
      if ('result' in reply) {
        unanswered?.resolve(reply.result);
        continue;
      }
      const error = errorOf(reply.error);
      if (reply.id !== opening) this.#events.onError(error);
      const isUnknown = reply.error.isUnknownOutcome;
      unanswered?.reject(isUnknown ? new UnknownOutcomeError('A commit could not be written.', { cause: error }) : error);
    }
  }

  /** Rejects requests that will get no response. */
  #end(): void {
    this.#isClosed = true;
    for (const { kind, reject } of this.#unanswered.values()) {
      reject(kind === 'commit' ? new UnknownOutcomeError('A commit was not answered.', { cause: closed() }) : closed());
    }
    this.#unanswered.clear();
  }

  /** Resolves when finished transactions are committed and the file is closed. */
  async close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#requests.push({ id: ++this.#lastId, kind: 'close' });
      this.#send();
    }
    await this.#closed;
  }
}

/** Statements that start like this go to the read-only connection, which rejects a `with … insert`. */
const onlyReads = /^\s*(?:select|with)\b/i;

/** `check` rejects if the file is known to be unusable. */
export const driverOf = (client: SqliteClient, check: () => Promise<void>): Driver => ({
  engine: 'sqlite',
  check,
  send: async (statement, caller) => {
    if (onlyReads.test(statement.text)) return await client.read(caller, statement);
    const { begun, run, commit } = client.begin(caller);
    const [, result] = await Promise.all([begun, run(statement), commit()]);
    return result;
  },
  read: (statements, caller) => client.readAll(caller, statements),
  begin: async (caller) => {
    const { begun, run, commit, rollback } = client.begin(caller);
    return { begun, send: run, commit, rollback };
  },
  compact: async () => void (await client.compact()),
  close: () => client.close(),
});

const errorOf = ({ message, properties }: ErrorMessage): Error => Object.assign(new Error(message), properties);

const closed = (): NotBegunError => new NotBegunError(new Error('the database file was closed'));
