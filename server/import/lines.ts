/** A stream as lines, of which only one is ever in memory. */

export interface Line {
  /** Counted from 1. */
  number: number;
  /** Without its end; undefined where the line is longer than allowed. */
  bytes: Buffer | undefined;
  /** Bytes of the stream up to the end of this line. */
  end: number;
}

const newline = 0x0a;

export async function* readLines(chunks: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Line> {
  let number = 0;
  let end = 0;
  let pieces: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer) => {
    length += piece.length;
    end += piece.length;
    // Of a line that is too long nothing is kept.
    if (length > mostBytes) pieces = [];
    else pieces.push(piece);
  };
  const finish = (): Line => {
    const bytes = length > mostBytes ? undefined : Buffer.concat(pieces);
    pieces = [];
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

/** Whether a line states nothing: it is blank, or a comment. npm writes such before what a script writes. */
export function saysNothing(bytes: Buffer): boolean {
  const first = bytes.find((byte) => byte > 0x20);
  return first === undefined || first === 0x23 || first === 0x3e;
}
