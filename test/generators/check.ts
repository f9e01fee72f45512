/**
 * `npm run check-generators`: checks that other projects' code generators accept the document. Their code must compile, accept
 * every request example, and call the running service. The tools are installed into this folder on demand, in the versions of its
 * package.json. `-- orval` runs only tools with this in their name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../../generated/client.ts';
import { launchService } from '../torture/process.ts';
import { checkTool } from './check-tool.ts';
import { tools } from './tools.ts';

const here = import.meta.dirname;
const packages = join(here, 'node_modules');

function install(): void {
  const installed = join(packages, '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(here, 'package.json')).mtimeMs) return;
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
}

/** The credentials for a call, of a workspace of its own. */
async function credentialsFrom(baseUrl: string) {
  const input = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };
  const { data } = await createClient({ baseUrl }).createWorkspace(input);
  const [apiKey = ''] = Object.keys(data.apiKeyList);
  const workspace = createClient({ baseUrl, workspaceId: data.id, authToken: data.authToken });
  const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics', industry: 'robots' }];
  await createClient({ baseUrl, apiKey, authToken }).addOrganizations({ organizations });
  return { COLLABORATION_URL: baseUrl, API_KEY: apiKey, AUTH_TOKEN: authToken };
}

install();
const data = await mkdtemp(join(tmpdir(), 'generators-'));
const { url, kill } = await launchService({
  file: 'server/main.ts',
  env: { DATA_DIR: data },
  folder: data,
  timeoutMs: 60_000,
});
try {
  const service = await credentialsFrom(url);
  const readme = await readFile(join(here, 'README.md'), 'utf8');
  const wanted = process.argv[2]?.toLowerCase() ?? '';
  for (const tool of tools.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    const folder = join(here, '.out', tool.name.replaceAll(' ', '-'));
    await rm(folder, { recursive: true, force: true });
    const untold = (tool.flaws ?? []).filter(({ inReadme }) => !readme.includes(inReadme));
    const problems = [
      ...(await checkTool(tool, { folder, packages, service })),
      ...untold.map(({ inReadme }) => `has no row in README.md: ${inReadme}`),
    ];
    console.log(problems.length === 0 ? `✓ ${tool.name}` : `✗ ${tool.name}\n  ${problems.slice(0, 10).join('\n  ')}`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await kill();
  await rm(data, { recursive: true });
}
