/** The programs and commands of the guides that samples.test.ts does not run. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { startSandbox } from '../../mock/sandbox.ts';
import { redocly } from '../../openapi/tools/redocly.ts';
import { blocksOf, guides, readGuide } from '../support/guides.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const run = promisify(execFile);

/** Words of the languages, and of the programs themselves, without those that the clients have too. */
const ofLanguages = {
  go: ['main', 'os', 'variable', 'Getenv', 'reply', 'Background', 'Fatal', 'Println'],
  java: ['Main', 'main', 'args', 'System', 'getenv', 'acme', 'reply', 'println'],
  php: ['require', 'DIR__', 'getenv', 'reply', 'acme', 'echo'],
};

it.each(Object.entries(ofLanguages))(
  'Each name in the program in %s is one of the client that is generated for it',
  async (language, words) => {
    const place = await anEmptyFolder();
    await redocly('generate-client', 'generated/openapi.json', '--generator', language, '--output', join(place, 'client.ts'));
    const [file = ''] = globSync(`*.${language}`, { cwd: place });
    const names = new Set((await readFile(join(place, file), 'utf8')).match(/\w+/g));
    const [program = ''] = blocksOf(await readGuide('openapi/guides/other-languages.md'), language);
    const others = program.match(/[A-Za-z]\w+/g)?.filter((word) => !names.has(word));
    expect(new Set(others)).toEqual(new Set([...words, 'COLLABORATION_URL', 'API_KEY', 'API_KEY_TOKEN']));
  },
);

it('Other commands in the guides have scripts and options that exist, and work with the sandbox, as does the shown error', async () => {
  const guide = (await Promise.all(guides.filter((name) => !name.endsWith('quickstart.md')).map(readGuide))).join('\n');
  const blocks = blocksOf(guide, 'sh').filter((text) => !text.includes('$COLLABORATION_URL'));
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const { scripts }: { scripts: object } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const parsers = globSync(['mock/*.ts', 'openapi/tools/verify/*.ts', 'openapi/tools/mcp/*.ts'], { cwd: root });
  const options = (await Promise.all(parsers.map((file) => readFile(join(root, file), 'utf8')))).join('\n');
  const own = [...blocks, ...blocksOf(guide, 'json')].filter((text) => /npm run|npx sandbox|@collaboration\/contract\W/.test(text));
  const used = own.join('\n').match(/(?<=npm run )[\w:-]+|(?<=\s"?--)[a-z][\w-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((word) => !Object.hasOwn(scripts, word) && !new RegExp(`\\b${word}\\b`).test(options))).toEqual([]);
  const calls = blocks.filter((text) => text.startsWith('curl '));
  expect(calls).not.toEqual([]);
  for (const block of calls) {
    const { stdout } = await run('bash', ['-euc', block.replaceAll('http://127.0.0.1:4020', sandbox.url)]);
    expect(stdout).toMatch(/^{"result":/);
  }
  const shown = blocksOf(guide, 'json').map((text): unknown => JSON.parse(text));
  const { apiKey, authToken } = sandbox.credentials;
  const headers = { 'content-type': 'application/json', 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
  const resources = [{ type: 'organization', id: 'acme', accessRole: 'viewer' }];
  const body = JSON.stringify({ data: { user: {}, permissions: { resources } } });
  const refused = await fetch(sandbox.url + operations.addPermissions.path, { method: 'POST', headers, body });
  expect(shown.filter((one) => at(one, 'error') !== undefined)).toEqual([await refused.json()]);
});
