/** From bytes to a value: JSON in UTF-8, within the contract's limits, and holding only text that every database can keep. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { limits } from '../../generated/server.ts';
import { Failure, invalidArgument, unavailable } from '../errors.ts';
import { MemoryBudget } from './memory-budget.ts';

/**
 * 415 for what is not JSON in UTF-8. Then the header is the media type alone: express-openapi-validator keeps a validator for each
 * value that it sees, and callers can vary the parameters without end.
 */
export function checkMediaType(req: IncomingMessage): void {
  const sent = req.headers['content-type'] ?? '';
  if (sent !== 'application/json') {
    const [type = '', ...parameters] = sent.split(';').map((part) => part.trim().toLowerCase());
    const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.replace(/^charset="?([^"]*)"?$/, '$1');
    if (type !== 'application/json') throw unsupported('The header content-type must be application/json.');
    if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The request body must be in UTF-8.');
    req.headers['content-type'] = 'application/json';
  }
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw unsupported('The request body must not be compressed.');
}

const unsupported = (message: string): Failure => new Failure('INVALID_ARGUMENT', message, { httpStatus: 415 });

/** The whole body. The limit holds while it is read, whatever length it claims to have. */
export function readBytes(req: IncomingMessage, timeoutMs: number): Buffer | Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limits.bodyBytes) throw refuse(req, tooLarge());
  if (!req.complete) return readAsItComes(req, timeoutMs);
  // What came with the header, as most bodies do, is there without waiting for it.
  const bytes = req.read() ?? Buffer.alloc(0);
  if (bytes.length > limits.bodyBytes) throw tooLarge();
  return bytes;
}

/** What of unfinishedBodies bodies has arrived, over all connections. */
const unfinishedBodies = new MemoryBudget<(failure: Failure) => void>(64 * 1024 * 1024, (giveUp) => giveUp(unavailable()));
/** What a chunk costs beside its bytes: callers choose how small theirs are. */
const chunkOverheadBytes = 256;

function readAsItComes(req: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limits.bodyBytes) return giveUp(tooLarge());
      chunks.push(chunk);
      unfinishedBodies.allocate(giveUp, chunk.length + chunkOverheadBytes);
    };
    const giveUp = (failure: Failure) => {
      stopReading();
      chunks = [];
      reject(refuse(req, failure));
    };
    const stopReading = () => {
      clearTimeout(timer);
      req.off('data', take);
      unfinishedBodies.release(giveUp);
    };
    const timer = setTimeout(() => giveUp(tooSlow()), timeoutMs);
    req.on('data', take);
    req.on('end', () => {
      stopReading();
      resolve(Buffer.concat(chunks));
    });
    // Also when the caller goes away before the end.
    req.on('error', () => giveUp(invalidArgument({ field: '', reason: 'SYNTAX', description: 'was not received whole' })));
  });
}

/**
 * The rest is read and dropped, for as long as a request may take to arrive. A connection that ended before would take the reply from a
 * caller who is still sending.
 */
function refuse(req: IncomingMessage, failure: Failure): Failure {
  req.resume();
  return failure;
}

const tooLarge = (): Failure =>
  new Failure('INVALID_ARGUMENT', `The request body is too large: at most ${limits.bodyBytes} bytes are allowed.`, {
    httpStatus: 413,
  });

const tooSlow = (): Failure =>
  new Failure('INVALID_ARGUMENT', 'The request body did not arrive in time.', {
    httpStatus: 408,
    headers: { connection: 'close' },
  });

/** The JSON that the bytes are, or a failure that says why they cannot be taken. */
export function parse(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalidArgument({ field: '', reason: 'ENCODING', description: 'must be in UTF-8' });
  const text = bytes.toString();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? /line \d+ column \d+/.exec(error.message)?.[0] : undefined;
    const problem = text.trim() === '' ? ', and is empty' : where === undefined ? '' : `, and has a mistake in ${where}`;
    throw invalidArgument({ field: '', reason: 'SYNTAX', description: `must be JSON${problem}` });
  }
  if (mayBeUnfit(text)) checkText(value);
  return value;
}

/** NUL and lone surrogates only come as escapes, since the bytes are UTF-8; and depth takes brackets. Most bodies have neither. */
function mayBeUnfit(text: string): boolean {
  if (text.includes('\\u')) return true;
  let brackets = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code === openBrace || code === openBracket) && ++brackets > limits.bodyDepth) return true;
  }
  return false;
}

const openBrace = 0x7b;
const openBracket = 0x5b;

/** Walks the value without recursion: its depth is the caller's choice. */
function checkText(root: unknown): void {
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: root, pointer: '', depth: 1 }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { value, pointer, depth } = item;
    if (typeof value === 'string') {
      checkString(value, pointer);
    } else if (typeof value === 'object' && value !== null) {
      if (depth > limits.bodyDepth) {
        throw invalidArgument({ field: '', reason: 'DEPTH', description: `must be at most ${limits.bodyDepth} levels deep` });
      }
      for (const [key, child] of Object.entries(value)) {
        if (!Array.isArray(value)) checkString(key, pointer);
        if (typeof child === 'string' || typeof child === 'object') {
          waiting.push({
            value: child,
            pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            depth: depth + 1,
          });
        }
      }
    }
  }
}

/** PostgreSQL cannot keep NUL, and would make every lone surrogate the same character, so that two ids could become one. */
function checkString(text: string, field: string): void {
  if (text.includes('\0'))
    throw invalidArgument({ field, reason: 'ENCODING', description: 'must not contain the character U+0000' });
  if (!text.isWellFormed())
    throw invalidArgument({ field, reason: 'ENCODING', description: 'must be well-formed Unicode, without lone surrogates' });
}
