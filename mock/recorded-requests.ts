/** The recorded requests of sandbox, mock and MSW, in one form. Nothing here needs Node.js. */
import type { OperationId } from '../generated/handlers.ts';
import { contractOperations } from '../generated/operations.ts';
import type { RecordedRequest } from '../generated/sandbox-types.ts';

export interface Records {
  keep(record: RecordedRequest): void;
  /** Returns the latest records, the newest at the end. */
  list(operationId?: string): RecordedRequest[];
  clear(): void;
}

const maxRecords = 500;

export function createRecords(): Records {
  const records: RecordedRequest[] = [];
  return {
    keep: (record) => {
      records.push(record);
      if (records.length > maxRecords) records.shift();
    },
    list: (operationId) => records.filter((record) => operationId === undefined || record.operationId === operationId),
    clear: () => {
      records.length = 0;
    },
  };
}

/** Returns the latest 500 requests, the newest at the end. */
export type Requests = (operationId?: OperationId) => Promise<RecordedRequest[]>;

/** Returns the id. Throws for a misspelt one, whose absence of requests would say nothing. */
export function knownOperation(id: OperationId): OperationId {
  const ids = contractOperations.map((one) => one.id);
  if (!ids.includes(id)) throw new TypeError(`There is no operation "${id}". The operations are ${ids.join(', ')}.`);
  return id;
}

export const headersToKeep = (headers: {
  readonly [name: string]: string | readonly string[] | undefined;
}): RecordedRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || /^(?:x-svc-.*|(?:proxy-)?authorization|cookie)$/.test(name) ? [] : [[name, String(value)]],
    ),
  );

/** Returns the parsed JSON, or the text if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
