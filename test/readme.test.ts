/** The README's session, typed as it stands there. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { aService } from './harness.ts';

const root = join(import.meta.dirname, '..');
const readme = await readFile(join(root, 'README.md'), 'utf8');
const callIt = readme.slice(readme.indexOf('## Calling the API'), readme.indexOf('## Importing data'));
const blocks = [...callIt.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({ language, text }));

/** Ids and times differ each time. */
const withoutIds = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID').replaceAll(/\d{13}/g, 'TIME');

describe('The README', () => {
  it('shows what a newcomer who types its session really gets', async () => {
    const service = await aService();
    const script = blocks
      .filter(({ language }) => language === 'sh')
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('http://127.0.0.1:8080', service.url)
      .replaceAll('.data/mail', join(service.config.dataDir, 'mail'))
      .replaceAll('Date.now()', String(service.now()));
    let isOver = false;
    const typed = promisify(execFile)('bash', ['-euc', script], { cwd: root }).finally(() => {
      isOver = true;
    });
    // The session waits for what the service does after its replies.
    const worked = expect.poll(() => service.work().then(() => isOver), { timeout: 25_000 }).toBe(true);
    const [{ stdout }] = await Promise.all([typed, worked]);
    const shown = blocks.filter(({ language }) => language === 'json').flatMap(({ text }) => text.trim().split('\n'));
    expect(shown.length).toBeGreaterThan(10);
    expect(withoutIds(stdout).split(/\r?\n/).filter(Boolean)).toEqual(shown.map(withoutIds));
  });

  it('shows a client program that runs, and says what it says there', async () => {
    const service = await aService();
    const program = blocks.find(({ language }) => language === 'ts')?.text ?? '';
    const folder = await mkdtemp(join(root, 'test/compiled-'));
    try {
      const file = join(folder, 'session.ts');
      await writeFile(file, program.replace("'./generated/", "'../../generated/").replace('http://127.0.0.1:8080', service.url));
      const { stdout } = await promisify(execFile)(process.execPath, [file]);
      expect(stdout.trim()).toBe(/\/\/ (NOT_FOUND .*)/.exec(program)?.[1]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('lists every variable of the configuration, as .env.example does', async () => {
    const config = await readFile(join(root, 'server/config.ts'), 'utf8');
    const example = await readFile(join(root, '.env.example'), 'utf8');
    const names = [...config.matchAll(/read\.\w+\('([A-Z_]+)'/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(15);
    for (const name of new Set(names)) {
      expect(readme, name).toContain(`\`${name}\``);
      expect(example, name).toMatch(new RegExp(`^# ${name}=`, 'm'));
    }
  });

  it('lists every command of package.json', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    for (const name of Object.keys(scripts)) expect(readme, name).toMatch(new RegExp(`npm (run )?(--silent )?(${name}\\b|cit)`));
  });
});
