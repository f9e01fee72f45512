/** Calls on many stored objects of the greatest size. The torture `at-rest` measures their time and memory. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits, type OperationId, operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { SqliteClient } from '../../server/database/sqlite/client.ts';
import type { Statement } from '../../server/database/sqlite/messages.ts';
import { aTenant, startTestService, type Tenant } from '../support/harness.ts';
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

it('An object has at most 256 fields, in a call and after merging', async () => {
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
  for (const update of updates(fields('b', 100)))
    await expect(update()).rejects.toMatchObject({ details: [{ reason: 'ITEMS', description: 'must have at most 256 fields' }] });
  for (const update of updates(fields('b', 55))) await update();
  // A removed field makes room for another.
  for (const update of updates({ a0: null, b55: 1 })) await update();
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
