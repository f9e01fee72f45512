/** A request and its response. */
import type { Operation } from '../../../generated/operations.ts';

export interface Headers {
  readonly [name: string]: string;
}

export interface Sent {
  operation: Operation;
  method: string;
  /** The path below the given URL. */
  path: string;
  headers: Headers;
  body: string | Uint8Array<ArrayBuffer>;
}

export interface Received {
  status: number;
  /** By lower-case name. */
  headers: Headers;
  text: string;
  /** The parsed text; undefined if it is not JSON. */
  body: unknown;
}

export interface Exchange {
  sent: Sent;
  received: Received;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
