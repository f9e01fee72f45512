/** Acknowledged writes, one line of JSON each, on disk before they count. */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Journal<Entry> {
  file: string;
  append(entry: Entry): void;
  entries(): Entry[];
}

export function openJournal<Entry>(folder: string, name = 'journal'): Journal<Entry> {
  const file = join(folder, `${name}.ndjson`);
  appendFileSync(file, '');
  return {
    file,
    append: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    entries: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  };
}
