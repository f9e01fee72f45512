/** The sandbox: the service with the data of the document's examples, and what a test may do to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../mock/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('A sandbox', () => {
  it('is back where it began when it is reset', async () => {
    const before = await sandbox.client.getOrganizations({});
    await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
    expect(await sandbox.client.getOrganizations({})).not.toEqual(before);
    await sandbox.reset();
    expect(await sandbox.client.getOrganizations({})).toEqual(before);
  });
});
