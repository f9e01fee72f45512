import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createClient } from '@collaboration/contract';
import { startServer } from '@collaboration/server/testing';
import { createBackend } from '../src/app.ts';

const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];

test('addOrganizations rejects a wrong token, and a duplicate id', async () => {
  const { url, close } = await startServer(createBackend());
  try {
    const stranger = createClient({ baseUrl: url, apiKey: 'demo', authToken: 'wrong', retries: 0 });
    await assert.rejects(stranger.addOrganizations({ organizations }), { status: 'UNAUTHENTICATED' });
    const client = createClient({ baseUrl: url, apiKey: 'demo', authToken: 'demo-token', retries: 0 });
    const refused = await client.addOrganizations({ organizations: [...organizations, ...organizations] }).catch((error) => error);
    assert.ok(refused instanceof ApiError);
    assert.equal(refused.details[0]?.field, '/data/organizations/1');
  } finally {
    await close();
  }
});
