/** Emits generated/query-table.ts: the facts of each operation that query.ts needs. */
import { keysBelow, pollingOf } from './client.ts';
import type { Contract, Operation } from './contract.ts';
import { literal } from './literal.ts';
import { inputOf, resultOf } from './operation-types.ts';

export function emitQueryTable({ operations }: Contract): string {
  const rowsOf = (facts: (operation: Operation, changes: string[] | undefined) => string[] | undefined): string =>
    operations
      .flatMap((operation) => {
        const members = facts(operation, operation.changes);
        return members === undefined ? [] : [`  ${operation.id}: {${members.map((member) => ` ${member}`).join(',')} },`];
      })
      .join('\n');
  const reads = rowsOf((operation, changes) => (changes === undefined ? readFacts(operation, operations) : undefined));
  const writes = rowsOf((operation, changes) => changes && writeFacts(operation, changes, operations));
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { ${[...new Set(operations.flatMap((operation) => typesOf(operation, operations)))].join(', ')}, Operations } from './types.ts';

type Table = { readonly [Id in keyof Operations]?: object };

/** The operations that only read. */
export const reads = {
${reads}
} as const satisfies Table;

/** The operations that write, with the reads whose results they may change. */
export const writes = {
${writes}
} as const satisfies Table;
`;
}

function readFacts(operation: Operation, all: readonly Operation[]): string[] {
  const { id, pagination } = operation;
  const jobs = all.filter((operation) => operation.poll?.operationId === id);
  if (jobs.length > 1) throw new Error(`openapi: ${id} is the x-poll of several operations, so its end changes unknown reads`);
  return [
    ...(pagination === undefined
      ? []
      : [
          `pageToken: '${keysBelow(pagination.pageToken, '/data').join('.')}'`,
          `nextPageToken: '${keysBelow(pagination.nextPageToken, '/result').join('.')}'`,
        ]),
    ...jobs.flatMap((job) => [
      `startedBy: '${job.id}'`,
      `isOver: (status: ${resultOf(operation)}) => ${pollingOf(job, all)?.isOver}`,
    ]),
  ];
}

function writeFacts(operation: Operation, changes: string[], all: readonly Operation[]): string[] {
  const poll = pollingOf(operation, all);
  const parameters = `${poll?.data}: ${inputOf(operation)}, started: ${resultOf(operation)}`;
  const job = poll && [`status: '${poll.status.id}'`, `query: (${parameters}) => (${poll.query})`];
  return [`changes: ${literal(changes)}`, ...(job ?? [])];
}

function typesOf(operation: Operation, all: readonly Operation[]): string[] {
  const poll = pollingOf(operation, all);
  return poll === undefined ? [] : [inputOf(operation), resultOf(operation), resultOf(poll.status)];
}
