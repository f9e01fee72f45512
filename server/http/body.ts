/** The bytes of a request's body, within the contract's limits and the process's. */
import type { IncomingMessage } from 'node:http';
import { Failure, invalidArgument, unavailable } from '../errors.ts';
import { MemoryBudget } from './memory-budget.ts';
import { tooLarge } from './request.ts';

interface BodyLimits {
  maxBytes: number;
  /** Milliseconds in which the body must have arrived. */
  timeoutMs: number;
}

/** The whole body. The limit holds while it is read, whatever length it claims to have. */
export function readBytes(req: IncomingMessage, limits: BodyLimits): Buffer | Promise<Buffer> {
  const { maxBytes } = limits;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw refuse(req, tooLarge(maxBytes));
  if (!req.complete) return readAsItComes(req, limits);
  // What came with the header, as most bodies do, is there without waiting for it.
  const bytes = req.read() ?? Buffer.alloc(0);
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

/** The bytes of bodies that have not arrived whole, over all connections. */
const unfinishedBodies = new MemoryBudget<(failure: Failure) => void>(32 * 1024 * 1024, (giveUp) => giveUp(unavailable()));
/** What a chunk costs beside its bytes: callers choose how small theirs are. */
const chunkOverheadBytes = 256;

function readAsItComes(req: IncomingMessage, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) return giveUp(tooLarge(maxBytes));
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

const tooSlow = (): Failure =>
  new Failure('INVALID_ARGUMENT', 'The request body did not arrive in time.', {
    httpStatus: 408,
    headers: { connection: 'close' },
  });
