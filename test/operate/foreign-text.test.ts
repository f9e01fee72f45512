import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { sceneFor } from '../../mock/sandbox/scene-file.ts';
import { readConfig } from '../../server/settings/config.ts';
import { readTextFile, withoutMark } from '../../server/settings/foreign-text.ts';
import { run } from '../support/commands.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const marked = (text: string) => Buffer.from(`\uFEFF${text}`);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Forms that are rejected, by the reason. */
const refused = (text: string): [Buffer, RegExp][] => [
  [utf16(`\uFEFF${text}`), /is in UTF-16: save it in UTF-8\./],
  [utf16(`\uFEFF${text}`).swap16(), /is in UTF-16: save it in UTF-8\./],
  [utf16(text), /is in UTF-16: save it in UTF-8\./],
  [utf16(text).swap16(), /is in UTF-16: save it in UTF-8\./],
];
const latin1 = Buffer.from('NAME=M\u00FCller', 'latin1');

async function fileWith(content: Buffer, name = 'text'): Promise<string> {
  const file = join(await anEmptyFolder(), name);
  await writeFile(file, content);
  return file;
}

it('A byte order mark at the start of a file is skipped, and other encodings are rejected by name', async () => {
  expect(readTextFile(await fileWith(marked('Hello')))).toBe('Hello');
  expect(readTextFile(await fileWith(Buffer.from('Zo\u00EB \uFEFF')))).toBe('Zo\u00EB \uFEFF');
  for (const [bytes, reason] of refused('Hello')) {
    const file = await fileWith(bytes);
    expect(() => readTextFile(file)).toThrow(reason);
  }
  const file = await fileWith(latin1);
  expect(() => readTextFile(file)).toThrow(`${file} is not in UTF-8: save it in UTF-8.`);
});

it('A byte order mark at the start of a stream is skipped with any chunks, and UTF-16 is rejected', async () => {
  const read = async (bytes: Buffer, size: number) => {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
    return Buffer.concat(await Readable.from(withoutMark(Readable.from(chunks), 'FILE')).toArray()).toString();
  };
  for (const size of [1, 2, 3, 100]) {
    for (const text of ['', 'a', 'ab', '{"type":"user"}\n']) {
      expect(await read(marked(text), size)).toBe(text);
      expect(await read(Buffer.from(text), size)).toBe(text);
    }
    for (const [bytes, reason] of refused('{}\n')) await expect(read(bytes, size)).rejects.toThrow(reason);
  }
});

it('A settings file may have a byte order mark, and no other encoding', async () => {
  const secret = '0123456789ab'.repeat(3);
  expect(readConfig({ TOKEN_SECRET_FILE: await fileWith(marked(secret)) }).tokenSecrets).toEqual([secret]);
  for (const [bytes] of refused(secret)) {
    const TOKEN_SECRET_FILE = await fileWith(bytes);
    expect(() => readConfig({ TOKEN_SECRET_FILE })).toThrow('TOKEN_SECRET_FILE names a file that cannot be read');
  }
});

it('.env may have a byte order mark, and is rejected in another encoding', async () => {
  const start = async (content: Buffer) => {
    const file = await fileWith(content, '.env');
    return (await run('import', ['none', '--api-key', 'none'], { cwd: join(file, '..') })).stderr;
  };
  expect(await start(marked('PORT=far\n'))).toContain('PORT must be a whole number');
  const [[bytes] = [Buffer.alloc(0)]] = refused('PORT=far\n');
  expect(await start(bytes)).toContain('The file .env cannot be read: .env is in UTF-16: save it in UTF-8.');
  expect(await start(latin1)).toContain('The file .env cannot be read: .env is not in UTF-8: save it in UTF-8.');
});

it('A sandbox scene may have a byte order mark, and no other encoding', async () => {
  expect(await sceneFor(await fileWith(marked('base: empty\n'), 'scene.yaml'))).toEqual({ base: 'empty' });
  const [[bytes] = [Buffer.alloc(0)]] = refused('base: empty\n');
  await expect(sceneFor(await fileWith(bytes, 'scene.yaml'))).rejects.toThrow('is in UTF-16');
});

it('No other code reads text files, except those written by the service or the build', () => {
  const own = [
    'server/console/pages.ts',
    'server/pages/docs.ts',
    'server/database/sqlite/file.ts',
    'server/health/descriptors.ts',
    'server/package/init.ts',
    'server/package/upgrade.ts',
    'mock/package/bin.ts',
  ];
  const readers = globSync('{server,mock}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
    /readFile(?:Sync)?\([^;]*'utf-?8'|loadEnvFile/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers.filter((file) => !own.includes(file))).toEqual([]);
});
