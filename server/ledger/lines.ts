/** Reads a stream line by line, with one line in memory. */

export interface Line {
  /** The line's number, from 1. */
  number: number;
  /** The line without its line break; undefined for an oversized line. */
  bytes: Buffer | undefined;
  /** Bytes of the stream up to the end of this line. */
  end: number;
}

const newline = 0x0a;

export async function* readLines(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let number = 0;
  let end = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    end += part.length;
    // Drops the bytes of an oversized line.
    if (length > maxBytes) parts = [];
    else parts.push(part);
  };
  const finish = (): Line => {
    const bytes = length > maxBytes ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    return { number: ++number, bytes, end };
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let stop = chunk.indexOf(newline); stop !== -1; stop = chunk.indexOf(newline, start)) {
      take(chunk.subarray(start, stop));
      end++;
      start = stop + 1;
      yield finish();
    }
    if (start < chunk.length) take(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

/** Returns whether the line is blank or a comment. Comments begin with `#`, or with `>` as npm's output before a script does. */
export function isBlankOrComment(bytes: Buffer): boolean {
  const first = bytes.find((byte) => byte > 0x20);
  return first === undefined || first === 0x23 || first === 0x3e;
}
