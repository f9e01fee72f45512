/** The packed Python client keeps its promises, which test/clients/python has in Python. */
import { execFile, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { aTenantWithAcme, aWorkingService } from '../support/harness.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const run = promisify(execFile);
const python = process.env.PYTHON ?? 'python3';
const hasPython = spawnSync(python, ['-c', 'import httpx, hatchling, sys; assert sys.version_info >= (3, 11)']).status === 0;

// CI has Python; see .ci/run.
describe.skipIf(!hasPython && process.env.CI === undefined)('The Python client', () => {
  it('The Python wheel keeps its promises with the service and with other servers', async () => {
    const folder = await anEmptyFolder();
    await run(process.execPath, [join(root, 'openapi/tools/pack/python.ts')], {
      cwd: folder,
      env: { ...process.env, PYTHON: python },
    });
    const files = (await readdir(folder)).sort();
    expect(files).toEqual(['collaboration_contract-1.0.0-py3-none-any.whl', 'collaboration_contract-1.0.0.tar.gz']);
    const service = await aWorkingService();
    const { apiKey, authToken } = await aTenantWithAcme(service);
    const env = {
      ...process.env,
      // Python imports from a wheel as from a folder.
      PYTHONPATH: join(folder, files[0] ?? ''),
      PYTHONDONTWRITEBYTECODE: '1',
      COLLABORATION_URL: service.url,
      API_KEY: apiKey,
      AUTH_TOKEN: authToken,
    };
    const { stderr } = await run(python, [join(root, 'test/clients/python/test_client.py')], { cwd: folder, env });
    expect(stderr).toMatch(/^Ran [1-9]\d+ tests in .*\n\nOK\n$/m);
  });
});
