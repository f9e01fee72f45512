/** A deployment replaces processes one by one, and can be taken back. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { createEmptyDatabase, secret } from '../support/harness.ts';
import { aServiceProcess, root, type ServiceProcess } from '../support/service-process.ts';
import { createTenant } from '../torture/http.ts';
import { load } from './load.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

it('Two versions share one database, and the older one starts again on the newer schema', async () => {
  const { env, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const start = (file: string) => aServiceProcess({ args: [join(root, file)], env: { ...env, TOKEN_SECRET: secret } });
  const today = await start('server/main.ts');
  const { apiKey, authToken } = await createTenant(today.url);
  // A failed call fails the test: nothing is tried twice.
  const clientOf = ({ url }: ServiceProcess) => createClient({ baseUrl: url, apiKey, authToken, retries: 0 });
  await clientOf(today).addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
  const end = async ({ child, exited }: ServiceProcess) => {
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  };
  const loads: ReturnType<typeof load>[] = [];
  const beside = async (file: string, running: ServiceProcess): Promise<ServiceProcess> => {
    // SQLite has one process at a time.
    if (!isPostgres) await end(running);
    const next = await start(file);
    loads.push(load(clientOf(next), `beside-${loads.length}`));
    return next;
  };
  const stopAll = async () => {
    for (const { stop } of loads.splice(0)) expect(await stop()).toBeGreaterThan(0);
  };
  loads.push(load(clientOf(today), 'before'));
  if (!isPostgres) await stopAll();
  const next = await beside('test/operate/next-version.ts', today);
  await stopAll();
  const again = await beside('server/main.ts', next);
  await stopAll();
  for (const one of isPostgres ? [today, next, again] : [again]) await end(one);
});
