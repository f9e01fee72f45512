/** Calls on many stored objects of the greatest size. The torture `at-rest` measures their time and memory. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits, type OperationId, operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { ownedTable } from '../../server/database/keyed-rows.ts';
import { insertFrom, raw, sql } from '../../server/database/sql.ts';
import { SqliteClient } from '../../server/database/sqlite/client.ts';
import type { Statement } from '../../server/database/sqlite/messages.ts';
import { rowsIn } from '../../server/operate/admin/export-workspace.ts';
import { openSnapshot, type Snapshot } from '../../server/operate/admin/snapshot.ts';
import { aTenant, startTestService, type Tenant } from '../support/harness.ts';
import { numbersUpTo } from '../support/large-tenant.ts';
import { formsOf, touching } from '../torture/at-rest/calls.ts';
import { addObjects, fill, idsOf, organizationId, shapes } from '../torture/at-rest/objects.ts';
import { createCaller, credentialsFor } from '../torture/http.ts';

/** Together, they have more than a call may name. */
const objects = 300;
/** Their objects fit in a call. */
const fitting = 200;

const service = await startTestService();
afterAll(() => service.stop());

async function aFullTenant(): Promise<Tenant> {
  const tenant = await aTenant(service);
  const caller = createCaller(service.url, { connections: 1 });
  await addObjects(caller, tenant, objects);
  caller.close();
  await fillWith(tenant, shapes['most fields'] ?? {});
  return tenant;
}

const fillWith = (tenant: Tenant, fields: object): Promise<void> =>
  fill((statement, pieces) => service.service.environment.ask({ texts: statement.split(/\$\d/), pieces }), tenant, { ...fields });

async function send(tenant: Tenant, id: OperationId, data: unknown) {
  const caller = createCaller(service.url, { connections: 1 });
  const { status, text } = await caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data }));
  caller.close();
  return { status, body: JSON.parse(text) };
}

describe('More than 16 MiB', () => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await aFullTenant();
  });

  // Proves addPermissions/at-rest, addPresence/at-rest, updateOrganizations/at-rest, addNotifications/at-rest, addUsers/at-rest
  // Proves updateUsers/at-rest, updateDocuments/at-rest, removePresence/at-rest, deleteNotifications/at-rest
  // Proves deleteOrganizations/at-rest, deleteDocuments/at-rest, deleteUsers/at-rest
  it.each([
    ...([
      'updateUsers',
      'addUsers',
      'removePresence',
      'addPresence',
      'addPermissions',
      'addNotifications',
      'updateOrganizations',
    ] as const),
    ...(['updateDocuments', 'deleteNotifications', 'deleteUsers', 'deleteDocuments', 'deleteOrganizations'] as const),
  ])('A call whose objects have more than 16 MiB is rejected, and says how many of its items fit: %s', async (id) => {
    const [data] = formsOf(id, objects, 1);
    const { status, body } = await send(tenant, id, data);
    expect({ status, reason: at(body, 'error', 'details', '0', 'reason') }).toEqual({ status: 400, reason: 'TOO_LARGE' });
    const [, count] = /the first (\d+) items/.exec(String(at(body, 'error', 'message'))) ?? [];
    expect(Number(count)).toBeGreaterThan(limits.callBytes / limits.objectBytes - 10);
    expect(Number(count)).toBeLessThan(objects);
    expect(await send(tenant, id, formsOf(id, Number(count), 2)[0])).toMatchObject({ status: 200 });
  });

  // Proves deleteFolders/at-rest
  it('Delete Folders rejects folders whose documents have more than 16 MiB', async () => {
    const { client } = tenant;
    const ids = idsOf('stored', objects);
    await client.addFolders({ organizationId, folders: [{ folderId: 'full' }] });
    await client.addDocuments({ organizationId, documents: ids.map((documentId) => ({ documentId, folderId: 'full' })) });
    await fillWith(tenant, shapes['one text'] ?? {});
    const { data: refused } = await client.deleteFolders({ organizationId, folderIds: ['full'], recursive: true });
    expect(refused).toMatchObject({ full: { success: false, message: expect.stringContaining('16777216 bytes') } });
    await client.deleteDocuments({ organizationId, documentIds: ids.slice(0, objects - fitting) });
    const { data: deleted } = await client.deleteFolders({ organizationId, folderIds: ['full'], recursive: true });
    expect(deleted).toMatchObject({ full: { success: true } });
  });
});

it('An object has at most 256 fields, in a call and after merging, and the error names its item', async () => {
  const { client } = await aTenant(service);
  const fields = (name: string, count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, i]));
  await client.addOrganizations({ organizations: [{ organizationId, organizationName: 'Acme', ...fields('a', 200) }] });
  await client.addDocuments({ organizationId, documents: [{ documentId: 'plan', ...fields('a', 200) }] });
  await client.addUsers({ organizationId, users: [{ userId: 'maya', ...fields('a', 200) }] });
  const updates = (given: object) => [
    () => client.updateOrganizations({ organizations: [{ organizationId, ...given }] }),
    () => client.updateDocuments({ organizationId, documents: [{ documentId: 'plan', ...given }] }),
    () => client.updateUsers({ organizationId, users: [{ userId: 'maya', ...given }] }),
  ];
  for (const update of updates(fields('b', 257)))
    await expect(update()).rejects.toMatchObject({ details: [{ reason: 'ITEMS', description: 'must have at most 256 fields' }] });
  for (const [i, update] of updates(fields('b', 100)).entries())
    await expect(update()).rejects.toMatchObject({
      details: [
        {
          field: `/data/${['organizations', 'documents', 'users'][i]}/0`,
          reason: 'ITEMS',
          description: 'must have at most 256 fields',
        },
      ],
    });
  for (const update of updates(fields('b', 55))) await update();
  // A removed field makes room for another.
  for (const update of updates({ a0: null, b55: 1 })) await update();
});

it('An export of a workspace reads rows in steps of a MiB', async () => {
  const { client, apiKey } = await aTenant(service);
  const ids = idsOf('document', 40);
  await client.addOrganizations({ organizations: [{ organizationId, organizationName: 'Acme' }] });
  for (let i = 0; i < ids.length; i += 10) {
    const documents = ids.slice(i, i + 10).map((id) => ({ documentId: id, notes: 'x'.repeat(60_000) }));
    await client.addDocuments({ organizationId, documents });
  }
  const snapshot = await openSnapshot(service.config);
  const steps: number[] = [];
  const read: Snapshot['read'] = async (statement) => {
    const rows = await snapshot.read(statement);
    steps.push(JSON.stringify(rows).length);
    return rows;
  };
  const found: unknown[] = [];
  for await (const row of rowsIn({ ...snapshot, read }, ownedTable('documents'), apiKey)) found.push(row.document_id);
  await snapshot.close();
  expect(found.toSorted()).toEqual(ids.toSorted());
  expect(Math.max(...steps)).toBeLessThan(1_048_576 + limits.objectBytes);
});

/** Bytes of a statement: a page, or a slice with the fields of a whole call. */
const maxStatementBytes = limits.pageBytes + 131_072 + 65_536;

/** Returns the greatest number of bytes that a statement has sent or returned meanwhile. */
async function greatestStatement(call: () => Promise<unknown>): Promise<{ bytes: number; text: string }> {
  let greatest = { bytes: 0, text: '' };
  const sizeOf = (values: readonly unknown[]) =>
    values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);
  const note = ({ text }: Statement, values: readonly unknown[]) => {
    const bytes = sizeOf(values);
    if (bytes > greatest.bytes) greatest = { bytes, text };
  };
  const { readAll, begin } = SqliteClient.prototype;
  const spies = [
    vi.spyOn(SqliteClient.prototype, 'readAll').mockImplementation(async function (this: SqliteClient, caller, statements) {
      const results = await readAll.call(this, caller, statements);
      for (const [i, statement] of statements.entries()) note(statement, results[i]?.rows.flat() ?? []);
      return results;
    }),
    vi.spyOn(SqliteClient.prototype, 'begin').mockImplementation(function (this: SqliteClient, caller) {
      const session = begin.call(this, caller);
      const run = async (statement: Statement) => {
        note(statement, statement.values);
        const result = await session.run(statement);
        note(statement, result.rows.flat());
        return result;
      };
      return { ...session, run };
    }),
  ];
  try {
    await call();
    return greatest;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The test counts from turn to turn by itself, so two slices may fall in one of its counts. */
const maxBytesInTurn = 3 * 131_072;

/** Returns the most bytes of JSON that are parsed or written between two turns of the event loop. */
async function greatestTurn(call: () => Promise<unknown>): Promise<number> {
  let [inTurn, greatest] = [0, 0];
  const { parse, stringify } = JSON;
  const note = (text: string) => {
    inTurn += text.length;
    greatest = Math.max(greatest, inTurn);
    return text;
  };
  const spies = [
    vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => parse(note(text), reviver)),
    vi.spyOn(JSON, 'stringify').mockImplementation((value) => note(stringify(value) ?? '')),
  ];
  let isOver = false;
  const nextTurn = () => {
    inTurn = 0;
    if (!isOver) setImmediate(nextTurn);
  };
  nextTurn();
  try {
    await call();
    return greatest;
  } finally {
    isOver = true;
    for (const spy of spies) spy.mockRestore();
  }
}

/** On PostgreSQL, the same statements run. */
describe.skipIf(process.env.TEST_ENGINE === 'postgres')('Every operation', () => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await aFullTenant();
  });

  const reading = touching.filter((id) => id.startsWith('get'));
  it.each(reading)('%s parses and writes a page of large objects slice by slice', async (id) => {
    for (const data of formsOf(id, fitting, 4)) {
      const caller = createCaller(service.url, { connections: 1 });
      const bytes = await greatestTurn(() =>
        caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data })),
      );
      caller.close();
      expect.soft(bytes).toBeLessThan(maxBytesInTurn);
    }
  });

  it.each(touching)('%s reads and writes large objects in statements of bounded bytes', async (id) => {
    for (const data of formsOf(id, fitting, 3)) {
      const { bytes, text } = await greatestStatement(async () => {
        expect(await send(tenant, id, data)).toMatchObject({ status: operations[id].success });
      });
      expect.soft({ text, isBounded: bytes > 0 && bytes <= maxStatementBytes, bytes }).toMatchObject({ isBounded: true });
    }
  });
});

/** On PostgreSQL, the same statements run. */
describe.skipIf(process.env.TEST_ENGINE === 'postgres')('Statements are of bounded bytes', () => {
  const acme = { organizationId };
  const count = (length: number): number[] => Array.from({ length }, (_, i) => i);
  /** The beginning of ids with the most bytes. */
  const longId = '😀'.repeat(120);
  const notification = {
    ...{ ...acme, documentId: 'plan', actionUser: { userId: 'jonas' } },
    displayHeadlineMessageTemplate: 'Hello',
  };

  async function aTenantWithPlan(): Promise<Tenant> {
    const tenant = await aTenant(service);
    await tenant.client.addOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] });
    await tenant.client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }] });
    return tenant;
  }

  async function expectBounded(call: () => Promise<unknown>): Promise<void> {
    const { bytes, text } = await greatestStatement(call);
    expect.soft({ text, isBounded: bytes <= maxStatementBytes, bytes }).toMatchObject({ isBounded: true });
  }

  it('Get Notifications reads recipients with the longest ids', async () => {
    const { client, apiKey } = await aTenantWithPlan();
    const ids = [...count(60).map((i) => `few-${i}`), 'many'];
    const notifyUsers = [{ userId: `${longId}0` }];
    for (const notificationId of ids) await client.addNotifications({ ...notification, notificationId, notifyUsers });
    for (const [name, recipients] of [
      ['few-%', 200],
      ['many', 6000],
    ] as const)
      await service.service.environment.ask(sql`insert into notification_recipients
        (api_key_id, organization_key, notification_key, user_id, notification_id, document_key, location_id, named, created_at)
        select api_key_id, organization_key, notification_key, cast(${longId} as text) || n, notification_id, document_key, location_id, 1, created_at
        from notifications cross join ${raw(numbersUpTo(recipients))} where api_key_id = ${apiKey} and notification_id like ${name}`);
    for (const query of [{ documentId: 'plan' }, { userId: `${longId}0` }, { documentId: 'plan', notificationIds: ['many'] }]) {
      let [pageToken, found]: [string | undefined, number] = ['', 0];
      while (pageToken !== undefined) {
        const asked = { ...acme, ...query, pageToken };
        await expectBounded(async () => {
          const page: { data: readonly unknown[]; pageToken?: string } = await client.getNotifications(asked);
          found += page.data.length;
          ({ pageToken } = page);
        });
      }
      expect(found).toBe('notificationIds' in query ? 1 : ids.length);
    }
  });

  it('Add Notifications reads the context permissions of its users', async () => {
    const { client } = await aTenantWithPlan();
    const access = Object.fromEntries(count(50).map((i) => [`field-${i}`, 'x'.repeat(1000)]));
    for (const twenty of count(3)) {
      const users = count(20).map((i) => ({ userId: `user-${20 * twenty + i}`, context: { access } }));
      await client.addUsers({ ...acme, users });
    }
    await client.addUsers({ ...acme, users: [{ userId: 'other', context: { access: { ...access, 'field-0': 'y' } } }] });
    const context = { access: { 'field-0': 'x'.repeat(1000) } };
    await expectBounded(async () => {
      const bytes = await greatestTurn(() =>
        client.addNotifications({ ...notification, notificationId: 'of-context', notifyAll: true, context }),
      );
      expect(bytes).toBeLessThan(maxBytesInTurn);
    });
    const [found] = (await client.getNotifications({ ...acme, documentId: 'plan' })).data;
    expect(Object.keys(found?.notifyUsers ?? {})).toHaveLength(60);
  });

  it('Add Notifications reads the grants on its document alone', async () => {
    const { client } = await aTenantWithPlan();
    const resources = count(1000).map((i) => ({
      ...{ type: 'document' as const, id: i === 0 ? 'plan' : `document-${i}`, ...acme },
      accessRole: 'viewer' as const,
    }));
    const notifyUsers = count(40).map((i) => ({ userId: `user-${i}` }));
    for (const user of notifyUsers) await client.addPermissions({ user, permissions: { resources } });
    await expectBounded(() => client.addNotifications({ ...notification, notifyUsers, verifyUserPermissions: true }));
  });

  it('A deletion stores the former names of its users', async () => {
    const { client, apiKey: apiKeyId } = await aTenantWithPlan();
    const userIds = ['maya', 'jonas', 'lena'];
    const identities = userIds.flatMap((userId) =>
      count(400).map((i) => ({ apiKeyId, userId, kind: 'name', value: `${i}`.padStart(160, 'x'), givenAt: service.now() - 1 })),
    );
    const columns = ['api_key_id', 'user_id', 'kind', 'value', 'given_at'] as const;
    await service.service.environment.ask(insertFrom('user_identities', columns, identities));
    await client.deleteAllUserData({ userIds });
    await expectBounded(() => service.work());
  });
});
