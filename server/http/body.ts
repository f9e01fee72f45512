/** Reads request bodies within the limits of the contract and of the process. */
import type { IncomingMessage } from 'node:http';
import { Failure, invalidArgument, unavailable } from '../errors.ts';
import { memory } from './memory-budget.ts';
import { tooLarge } from './request.ts';

interface BodyLimits {
  maxBytes: number;
  /** Milliseconds in which the body must have arrived. */
  timeoutMs: number;
}

/** Reads the whole body. The limit holds while it is read, whatever length the header claims. */
export function readBytes(req: IncomingMessage, limits: BodyLimits): Buffer | Promise<Buffer> {
  const { maxBytes } = limits;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw refuse(req, tooLarge(maxBytes));
  if (!req.complete) return readAsItComes(req, limits);
  // Most bodies arrive with the header.
  const bytes = req.read() ?? Buffer.alloc(0);
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

function readAsItComes(req: IncomingMessage, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let buffer = Buffer.alloc(0);
    let length = 0;
    // Copies chunks: kept as small as a byte, they would take many times their size.
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > maxBytes) return giveUp(tooLarge(maxBytes));
      if (needed > buffer.length) grow(Math.min(Math.max(needed, 2 * buffer.length), maxBytes));
      length += chunk.copy(buffer, length);
    };
    const grow = (size: number) => {
      const added = size - buffer.length;
      const grown = Buffer.allocUnsafe(size);
      buffer.copy(grown);
      buffer = grown;
      memory.hold(req, added, () => giveUp(unavailable(undefined, 'memory')));
    };
    const giveUp = (failure: Failure) => {
      stopReading();
      buffer = Buffer.alloc(0);
      reject(refuse(req, failure));
    };
    const stopReading = () => {
      clearTimeout(timer);
      req.off('data', take);
      memory.release(req);
    };
    const timer = setTimeout(() => giveUp(tooSlow()), timeoutMs);
    req.on('data', take);
    req.on('end', () => {
      stopReading();
      resolve(buffer.subarray(0, length));
    });
    // Emitted also if the caller disconnects before the end.
    req.on('error', () => giveUp(invalidArgument({ field: '', reason: 'SYNTAX', description: 'was not received whole' })));
  });
}

/** Drops the rest of the body. The connection ends with the response, see unread.ts. */
function refuse(req: IncomingMessage, failure: Failure): Failure {
  req.resume();
  return failure;
}

const tooSlow = (): Failure => new Failure('INVALID_ARGUMENT', 'The request body did not arrive in time.', { httpStatus: 408 });
