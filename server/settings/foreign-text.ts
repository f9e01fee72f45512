/** Reads text that other programs wrote. Some editors put a byte order mark before it, or save it in UTF-16. */
import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Throws for the beginning of a text in UTF-16, with a byte order mark or without. */
function refuseUtf16(name: string, start: Uint8Array): void {
  const [first, second] = start;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked || first === 0 || second === 0) throw new ConfigError(`${name} is in UTF-16: save it in UTF-8.`);
}

/** Returns the text of a file without its byte order mark. Throws a `ConfigError` unless it is in UTF-8. */
export function readTextFile(file: string): string {
  const bytes = readFileSync(file);
  refuseUtf16(file, bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ConfigError(`${file} is not in UTF-8: save it in UTF-8.`);
  }
}

/** Returns the bytes of a text without its byte order mark. Throws a `ConfigError` for UTF-16; each line is decoded by its reader. */
export async function* withoutMark(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start === undefined) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < mark.length) continue;
    yield startOf(start, name);
    start = undefined;
  }
  if (start !== undefined && start.length > 0) yield startOf(start, name);
}

function startOf(bytes: Buffer, name: string): Buffer {
  refuseUtf16(name, bytes);
  return bytes.subarray(0, mark.length).equals(mark) ? bytes.subarray(mark.length) : bytes;
}
