/** HEALTH_PORT serves metrics, which the dashboard and the alert rules use. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../generated/client.ts';
import { createDatabase, secret } from './harness.ts';
import { freePort } from './postgres.ts';
import { aServiceProcess, root } from './service-process.ts';
import { createTenant } from './torture/http.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

describe('GET /metrics', () => {
  it('HEALTH_PORT serves metrics of requests, refusals, tasks and the process, and none names a tenant', async () => {
    const { env, drop } = await createDatabase();
    onTestFinished(drop);
    const port = await freePort();
    const { url } = await aServiceProcess({ env: { ...env, TOKEN_SECRET: secret, HEALTH_PORT: String(port) } });
    const tenant = await createTenant(url);
    const client = createClient({ baseUrl: url, apiKey: tenant.apiKey, authToken: tenant.authToken });
    await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
    await expect(client.getUsers({ organizationId: 'nowhere' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
    const { jobId } = (await client.deleteAllUserData({ userIds: ['anja-k'] })).data;
    const isCompleted = async () => (await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted;
    await expect.poll(isCompleted).toBe(true);

    const scrape = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
      return await response.text();
    };
    // A request is counted when its connection has got the whole response.
    await expect
      .poll(scrape)
      .toContain('collaboration_request_duration_seconds_count{operation="deleteAllUserData",status="202"} 1');
    const text = await scrape();
    for (const line of [
      'collaboration_request_duration_seconds_count{operation="addOrganizations",status="200"} 1',
      'collaboration_request_duration_seconds_count{operation="getUsers",status="404"} 1',
      'collaboration_refusals_total{status="NOT_FOUND",reason=""} 1',
      'collaboration_tasks_total{kind="start-deletion",outcome="done"}',
      'collaboration_task_delay_seconds_count{queue="erasure"}',
      'collaboration_build_info{version="1.0.0"} 1',
      ...(isPostgres ? ['collaboration_database_connections{state="open"}'] : []),
    ]) {
      expect(text).toContain(line);
    }
    for (const id of [tenant.apiKey, tenant.workspaceId, 'acme', 'anja-k']) expect(text).not.toContain(id);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);

    const monitoring = ['grafana-dashboard.json', 'alerts.yaml'].map((name) =>
      readFile(join(root, 'server/monitoring', name), 'utf8'),
    );
    const names = (await Promise.all(monitoring)).join('\n').match(/\b(?:collaboration|nodejs|process)_[a-z0-9_]+/g) ?? [];
    const withTypes = text.replaceAll(/^# TYPE (\S+) histogram$/gm, '# TYPE $1_bucket histogram\n# TYPE $1_count histogram');
    const unknown = [...new Set(names)].filter((name) => !withTypes.includes(`# TYPE ${name} `));
    expect(unknown).toEqual(isPostgres ? [] : ['collaboration_database_connections']);
    expect(names.length).toBeGreaterThan(15);
  });
});
