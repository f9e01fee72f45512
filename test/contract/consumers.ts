/** Three programs that use the contract, each with its own test. A test fails if the program no longer works. */
import assert from 'node:assert/strict';
import type { ClientOptions } from '../../generated/client.ts';
import { ApiError, type ApiKeyClient, createClient, succeeded, type Usage } from '../../generated/client.ts';

export interface Consumer {
  name: string;
  test(client: ApiKeyClient): Promise<void>;
}

/** Shows the documents of an organization, and the people who look at one. */
const dashboard: Consumer = {
  name: 'dashboard',
  async test(client) {
    const rows: string[] = [];
    for await (const { id, documentName, accessType, folderId } of client.getDocuments.items({
      organizationId: 'acme',
      pageSize: 2,
    }))
      rows.push(`${id} ${documentName} ${accessType} ${folderId}`);
    assert.deepEqual(rows, [
      'launch-plan Launch plan organizationPrivate marketing',
      'pricing Pricing model restricted marketing',
      'roadmap Roadmap public null',
    ]);
    const folders = await client.getFolders({ organizationId: 'acme', folderIds: ['finance', 'marketing'] });
    assert.deepEqual(
      folders.data.map(({ folderName, effectiveAccessType }) => [folderName, effectiveAccessType]),
      [
        ['Finance', 'organizationPrivate'],
        ['Marketing', 'organizationPrivate'],
      ],
    );
    const { data: present } = await client.getPresence({ organizationId: 'acme', documentId: 'launch-plan' });
    assert.deepEqual(
      present.map(({ name, status }) => `${name} is ${status}`),
      ['Maya Chen is online'],
    );
    await assert.rejects(
      async () => await client.getPresence({ organizationId: 'acme', documentId: 'lost-plan' }),
      (error) => error instanceof ApiError && error.status === 'NOT_FOUND',
    );
  },
};

/** Creates organizations, people and grants. */
const provisioning: Consumer = {
  name: 'provisioning',
  async test(client) {
    const organizations = await client
      .addOrganizations({
        organizations: [
          { organizationId: 'initech', organizationName: 'Initech' },
          { organizationId: 'umbrella', organizationName: 'Umbrella' },
        ],
      })
      .withResponse();
    const ids = [...succeeded(organizations.result)].map(([id, organization]) => [id, organization.id]);
    assert.deepEqual(ids, [
      ['initech', '1f7d3b60-5c24-4e9a-8b07-d2c95a6e4f18'],
      ['umbrella', '9a40e8c7-2d61-4b35-91fe-7c08b3d5a264'],
    ]);
    const users = await client.addUsers({
      organizationId: 'acme',
      users: [
        { userId: 'lena', name: 'Lena Fischer', email: 'lena@acme.example', accessRole: 'editor' },
        { userId: 'omar', name: 'Omar Haddad', email: 'omar@acme.example' },
      ],
    });
    assert.deepEqual([...succeeded(users).keys()], ['lena', 'omar']);
    const granted = await client.addPermissions({
      user: { userId: 'jonas' },
      permissions: {
        resources: [
          { type: 'organization', id: 'acme', accessRole: 'viewer' },
          { type: 'folder', id: 'marketing', organizationId: 'acme', accessRole: 'editor' },
        ],
      },
    });
    assert.equal(granted.status, 'success');
    const { data: checked } = await client.checkPermissions({
      userId: 'jonas',
      resources: [{ type: 'document', id: 'pricing', organizationId: 'acme' }],
    });
    assert.deepEqual(
      checked.map(({ id, accessRole, reason, grantedOn }) => [id, accessRole, reason, grantedOn?.id]),
      [['pricing', 'editor', 'grant', 'marketing']],
    );
  },
};

/** Exports and deletes the data of people. */
const privacy: Consumer = {
  name: 'privacy',
  async test(client) {
    const exported: string[] = [];
    for await (const { kind, organizationId } of client.getUserData.items({ userId: 'priya' }))
      exported.push(`${kind} ${organizationId}`);
    assert.deepEqual(exported.slice(0, 2), ['grant acme', 'userGroupMembership acme']);
    const { data: permissions } = await client.getPermissions({ organizationId: 'acme', userIds: ['jonas'] });
    assert.deepEqual(
      permissions.map((grant) => `${grant.userId} ${grant.type} ${grant.accessRole}`),
      ['jonas document viewer', 'jonas folder editor', 'jonas organization viewer'],
    );
    let statuses = 0;
    const onProgress = () => assert.ok(++statuses < 20, 'The job does not end.');
    // A job whose status cannot be read is waited for until its deadline.
    const stop = new AbortController();
    const options = { intervalMs: 0, onProgress, signal: stop.signal };
    const job = client.deleteAllUserDataAndWait({ userIds: ['jonas', 'priya'] }, options);
    try {
      assert.equal((await job.started()).data.tasksCount, 36);
      assert.equal((await job).data.tasksLeft, 0);
    } finally {
      stop.abort();
    }
    const { data: jobs } = await client.getJobs({});
    assert.deepEqual(
      jobs.map(({ id, status }) => [id, status]),
      [['c0a8f3e6-92d4-4b17-8f5a-7e1d6c3b9048', 'completed']],
    );
    await assert.rejects(
      async () => await client.getDeleteAllUserDataStatus({ jobId: '0b5d7f29-4c8e-4a16-9d33-8f2a6e1c7b54' }),
      (error) => error instanceof ApiError && error.status === 'NOT_FOUND' && error.httpStatus === 404,
    );
  },
};

export const consumers: readonly Consumer[] = [dashboard, provisioning, privacy];

/** Runs the test of a consumer. Returns its error, if it fails. */
export async function failureOf({ test }: Consumer, fetch: ClientOptions['fetch'], usage?: Usage): Promise<unknown> {
  const options = { baseUrl: 'http://service.example', apiKey: 'key', authToken: 'token', retries: 0 };
  return await test(createClient({ ...options, fetch, usage })).then(
    () => undefined,
    (error: unknown) => error,
  );
}
