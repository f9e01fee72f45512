/** Reads the table of differences between the mock and the service in the guide. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The cell of the mock by the cell of the service, as written. */
export type DifferenceTable = ReadonlyMap<string, string>;

export async function readDifferenceTable(): Promise<DifferenceTable> {
  const guide = await readFile(join(import.meta.dirname, '../../openapi/guides/mock-and-sandbox.md'), 'utf8');
  const [, table = ''] = /^### Differences from the service\n.*?\n\|[- |]+\|\n(.*?)\n\n/ms.exec(guide) ?? [];
  return new Map(
    table.split('\n').map((row) => {
      const [, service = '', mock = ''] = row.split('|').map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1'));
      return [service, mock];
    }),
  );
}

/** Returns the code of a refusal with the reason of its first field, as in the table. */
export const isCode = (cell: string): boolean => /^\d{3}/.test(cell);
