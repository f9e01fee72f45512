/**
 * The thread's side of the embedded database. One transaction runs at a time, in its own savepoint. Consecutive transactions share
 * one flush to disk (group commit). A commit is answered when it is on disk. So is a rollback: the transaction has seen the earlier ones
 * of its group, and its caller may tell somebody. Reads outside transactions use their own connection, which sees only committed rows.
 */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { keepLatest, maxRewrittenBytes, SqliteFiles } from './file.ts';
import {
  type BeginRequest,
  type ErrorMessage,
  type NumberedStatement,
  opening,
  type ReadRequest,
  type Reply,
  type Request,
  type Result,
  type RunRequest,
  type ServerOptions,
  type TransactionRequest,
} from './messages.ts';
import { isIoError, isLocked } from './sqlite-errors.ts';
import { Turns } from './turns.ts';

/** Milliseconds between two attempts to begin while another process is writing. */
const lockPollMs = 10;
/** Milliseconds after which a group is committed, even if more transactions wait. */
const maxGroupMs = 20;
/** Milliseconds between commits that raise the database's number, see file.ts. The first commit does. */
const versionMs = 1000;
/** Milliseconds of a read or a transaction that cause no rest. With 5, ordinary calls of a thousand items caused none (2026-11-29). */
const restFreeMs = 1;
/** Milliseconds from which a transaction's waits for its caller count as held, too. */
const longHoldMs = 100;
/** Twice the size at which SQLite copies the WAL to the database (1,000 pages). Without a limit, the WAL stays at its largest size. */
const maxIdleWalBytes = 8 * 1024 * 1024;
/** The number of responses that are sent at once even if there is more to do. */
const maxReplies = 16;

interface Transaction extends BeginRequest {
  receivedAt: number;
  /** Requests that have not run yet. */
  requests: TransactionRequest[];
  hasBegun: boolean;
  beganAt: number;
  /** Milliseconds that its statements took. */
  heldMs: number;
  /** The error of its begin, or of its first failed statement. */
  failure: unknown;
}

export class SqliteServer {
  readonly #port: MessagePort;
  readonly #path: string;
  readonly #files: SqliteFiles;
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #lockTimeoutMs: number;
  readonly #reads = new Turns<ReadRequest>(restFreeMs);
  readonly #turns = new Turns<Transaction>(restFreeMs);
  /** The texts of statements, by number. */
  readonly #texts: string[] = [];
  /** Transactions without their last request. */
  readonly #open = new Map<number, Transaction>();
  /** The running transaction. It may still wait to begin, while another process is writing. */
  #current: Transaction | undefined;
  /** Commits and rollbacks that are answered when the group is on disk. Empty, or it begins with a commit. */
  #group: number[] = [];
  #groupBeganAt = 0;
  #versionRaisedAt = Number.NEGATIVE_INFINITY;
  /** Requests to compact the file, which run between two transactions. */
  #compactions: number[] = [];
  #replies: Reply[] = [];
  #lockPollAt = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor({ path, lockTimeoutMs }: ServerOptions, port: MessagePort) {
    const onSlow = (text: string, milliseconds: number) => this.#replies.push({ slow: { text, milliseconds } });
    this.#port = port;
    this.#path = path;
    this.#lockTimeoutMs = lockTimeoutMs;
    // FULL: a commit returns when it is on disk. The limit shrinks the WAL after a long reader. Deleted rows and pages become zeros.
    const settings = `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${maxIdleWalBytes};
      pragma secure_delete = on`;
    this.#writer = new Connection(path, {}, settings, onSlow);
    this.#reader = new Connection(path, { readOnly: true }, '', onSlow);
    this.#files = new SqliteFiles(path);
    this.#answer(opening);
    this.#send();
    port.on('message', (requests: readonly Request[]) => {
      this.#receive(requests);
      this.#work();
    });
  }

  #receive(requests: readonly Request[]): void {
    for (const request of requests) {
      if (request.kind === 'read') {
        for (const read of request.reads) this.#learn(read);
        this.#reads.push(request.caller, request, performance.now());
      } else if (request.kind === 'begin') this.#enqueue(request);
      else if (request.kind === 'compact') this.#compactions.push(request.id);
      else if (request.kind === 'close') this.#isClosing = true;
      else {
        if (request.kind === 'run') this.#learn(request);
        this.#add(request);
      }
    }
  }

  #learn({ number, text }: NumberedStatement): void {
    if (text !== undefined) this.#texts[number] = text;
  }

  #enqueue(request: BeginRequest): void {
    const receivedAt = performance.now();
    const transaction = { ...request, receivedAt, requests: [], hasBegun: false, beganAt: 0, heldMs: 0, failure: undefined };
    this.#open.set(request.id, transaction);
    this.#turns.push(request.caller, transaction, receivedAt);
  }

  #add(request: TransactionRequest): void {
    const transaction = this.#open.get(request.transaction);
    transaction?.requests.push(request);
    if (request.kind !== 'run') this.#open.delete(request.transaction);
    if (transaction !== undefined) return;
    // Callers also roll back after a failed commit.
    if (request.kind === 'rollback') this.#answer(request.id);
    else this.#refuse(request.id, new Error('The transaction is over.'));
  }

  /** Works until everything is done, or waits for its caller or for another process. */
  #work(): void {
    clearTimeout(this.#timer);
    for (let isBusy = true; isBusy; ) {
      this.#receiveMore();
      const hasRead = this.#read();
      const hasWritten = this.#write();
      isBusy = hasRead || hasWritten;
      if (!isBusy || this.#replies.length >= maxReplies) this.#send();
    }
    this.#waitForRests();
    if (this.#isClosing) this.#close();
  }

  /** Works again after the first rest of a caller that waits, or when the lock of another process may be free. */
  #waitForRests(): void {
    const write = this.#current === undefined ? this.#turns.nextAt : this.#lockPollAt;
    const at = Math.min(this.#reads.nextAt, write);
    this.#lockPollAt = Number.POSITIVE_INFINITY;
    if (Number.isFinite(at)) this.#timer = setTimeout(() => this.#work(), at - performance.now());
  }

  /** Takes messages that have arrived meanwhile. */
  #receiveMore(): void {
    for (;;) {
      const received: { message: readonly Request[] } | undefined = receiveMessageOnPort(this.#port);
      if (received === undefined) return;
      this.#receive(received.message);
    }
  }

  /** Runs the statements of one read outside transactions. Returns false if there is none. */
  #read(): boolean {
    const began = performance.now();
    const next = this.#reads.take(began);
    if (next === undefined) return false;
    const { caller, reads } = next;
    const isOne = reads.length === 1;
    if (!isOne) this.#reader.run('begin');
    for (const read of reads) this.#run(this.#reader, read);
    if (!isOne) this.#reader.rollback();
    const now = performance.now();
    this.#reads.end(caller, now - began, now);
    return true;
  }

  /** Takes one step of a transaction, or commits the group. Returns false if there is nothing to do now. */
  #write(): boolean {
    const now = performance.now();
    const isFull = this.#group.length > 0 && (now - this.#groupBeganAt > maxGroupMs || this.#compactions.length > 0);
    if (this.#compactions.length > 0 && this.#current === undefined && !isFull) return this.#compact();
    if (!isFull) this.#current ??= this.#turns.take(now);
    if (this.#current !== undefined)
      return this.#current.hasBegun ? this.#continue(this.#current) : this.#begin(this.#current, now);
    if (this.#group.length > 0) {
      this.#commitGroup();
      return true;
    }
    return false;
  }

  #begin(transaction: Transaction, now: number): boolean {
    try {
      if (this.#group.length > 0) {
        this.#writer.run('savepoint one');
      } else {
        // A transaction that began as a read could not be upgraded while another process writes.
        this.#writer.run('begin immediate');
        this.#groupBeganAt = now;
      }
      this.#answer(transaction.id);
    } catch (error) {
      if (isLocked(error) && now - transaction.receivedAt < this.#lockTimeoutMs) {
        this.#lockPollAt = now + lockPollMs;
        return false;
      }
      transaction.failure = error;
      this.#refuse(transaction.id, error);
    }
    transaction.hasBegun = true;
    transaction.beganAt = now;
    return true;
  }

  /** Runs the transaction's next request. Without one, everyone waits for its caller. */
  #continue(transaction: Transaction): boolean {
    const request = transaction.requests.shift();
    if (request === undefined) {
      this.#send();
      return false;
    }
    // A statement outside a transaction would be committed at once.
    if (!this.#writer.isInTransaction) transaction.failure ??= new Error('SQLite has rolled the transaction back.');
    if (request.kind !== 'run') this.#end(transaction, request);
    else if (transaction.failure !== undefined) this.#refuse(request.id, transaction.failure);
    else this.#runIn(transaction, request);
    return true;
  }

  #runIn(transaction: Transaction, request: RunRequest): void {
    const since = performance.now();
    transaction.failure = this.#run(this.#writer, request);
    transaction.heldMs += performance.now() - since;
    // After some errors, such as a full disk, SQLite has rolled the whole group back.
    if (!this.#writer.isInTransaction) this.#failGroup(transaction.failure);
  }

  #end({ caller, beganAt, heldMs, failure }: Transaction, { id, kind }: TransactionRequest): void {
    this.#current = undefined;
    const now = performance.now();
    // Between its statements, a transaction in many steps holds up the others too. A short wait is rather the load of the process.
    const wholeMs = now - beganAt;
    this.#turns.end(caller, wholeMs > longHoldMs ? wholeMs : heldMs, now);
    if (kind === 'commit' && failure === undefined) return this.#join(id);
    const waits = kind === 'rollback' && this.#group.length > 0;
    if (waits) this.#group.push(id);
    this.#undo();
    if (kind === 'commit') this.#refuse(id, failure);
    else if (!waits) this.#answer(id);
  }

  /** Adds the transaction that has just ended to the group. */
  #join(commit: number): void {
    try {
      if (this.#group.length > 0) this.#writer.run('release one');
      this.#group.push(commit);
    } catch (error) {
      this.#refuse(commit, error);
      this.#undo();
    }
  }

  /** Undoes the statements of one transaction, and nothing of the others in its group. */
  #undo(): void {
    if (!this.#writer.isInTransaction) return;
    if (this.#group.length === 0) return this.#writer.rollback();
    try {
      this.#writer.run('rollback to one');
      this.#writer.run('release one');
    } catch (error) {
      this.#writer.rollback();
      this.#failGroup(error);
    }
  }

  #commitGroup(): void {
    // Earlier responses do not wait for the disk.
    this.#send();
    try {
      this.#files.assertInPlace();
      const now = performance.now();
      const version = now - this.#versionRaisedAt < versionMs ? undefined : this.#writer.raiseVersion();
      this.#writer.run('commit');
      if (version !== undefined) {
        keepLatest(this.#path, version);
        this.#versionRaisedAt = now;
      }
      for (const id of this.#group) this.#answer(id);
      this.#group = [];
    } catch (error) {
      this.#writer.rollback();
      // A commit that could not be flushed may or may not exist when the file is opened again.
      this.#failGroup(error, isIoError(error));
    }
    this.#send();
  }

  /**
   * Removes deleted data. `secure_delete` leaves copies of rows that SQLite had moved between pages, which only a rewritten file is free
   * of. The WAL has the pages as they were.
   */
  #compact(): true {
    try {
      this.#files.assertInPlace();
      const sizes = this.#writer.run('select page_count * page_size from pragma_page_count, pragma_page_size');
      if (Number(sizes.rows[0]?.[0]) <= maxRewrittenBytes) this.#writer.rewrite();
      const [state] = this.#writer.run('pragma wal_checkpoint(truncate)').rows;
      if (state?.[0] !== 0) throw new Error('Another process is reading the database, so its WAL cannot be emptied yet.');
      for (const id of this.#compactions) this.#answer(id);
    } catch (error) {
      for (const id of this.#compactions) this.#refuse(id, error);
    }
    this.#compactions = [];
    return true;
  }

  #failGroup(error: unknown, isUnknownOutcome = false): void {
    for (const id of this.#group) this.#refuse(id, error, isUnknownOutcome);
    this.#group = [];
  }

  /** Responds with the rows, or with the error, which it returns. */
  #run(connection: Connection, { id, number, values }: ReadRequest['reads'][number] | RunRequest): unknown {
    try {
      const text = this.#texts[number];
      if (text === undefined) throw new Error('The text of a statement was not sent.');
      this.#answer(id, connection.run(text, values));
      return undefined;
    } catch (error) {
      this.#refuse(id, error);
      return error;
    }
  }

  #answer(id: number, result: Result = { columns: [], rows: [], changes: 0 }): void {
    this.#replies.push({ id, result });
  }

  #refuse(id: number, error: unknown, isUnknownOutcome = false): void {
    this.#replies.push({ id, error: toMessage(error, isUnknownOutcome) });
  }

  #send(): void {
    if (this.#replies.length === 0) return;
    this.#port.postMessage(this.#replies);
    this.#replies = [];
  }

  /** Commits finished transactions and closes the file. The callers have abandoned all other transactions. */
  #close(): void {
    clearTimeout(this.#timer);
    if (this.#current?.hasBegun === true) this.#undo();
    if (this.#group.length > 0) this.#commitGroup();
    this.#reader.close();
    this.#writer.close();
    this.#port.close();
  }
}

export function toMessage(error: unknown, isUnknownOutcome = false): ErrorMessage {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return { message, properties: { ...(error instanceof Error ? error : {}) }, isUnknownOutcome };
}
