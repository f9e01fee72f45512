/** Fills a tenant with objects of the greatest size, past the service: their content would take a thousand calls. */
import { limits } from '../../../generated/handlers.ts';
import type { TortureDatabase } from '../framework.ts';
import type { Caller, Tenant } from '../http.ts';

export const objectCount = 1000;
export const organizationId = 'acme';
export const documentId = 'document-0';

export const idsOf = (name: string, count: number = objectCount): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`);

/** Leaves room for the documented fields of an object. */
const bytes = limits.objectBytes - 1024;
const fieldCount = 250;

interface Fields {
  readonly [name: string]: unknown;
}

/** Custom fields of the greatest size, in the shapes that differ in their cost. */
export const shapes: { readonly [name: string]: Fields } = {
  'one text': { notes: 'x'.repeat(bytes - 20) },
  'an array of numbers': { samples: new Array<number>(Math.floor(bytes / 2) - 20).fill(7) },
  'most fields': Object.fromEntries(
    Array.from({ length: fieldCount }, (_, i) => [`field-${i}`, 'x'.repeat(Math.floor(bytes / fieldCount) - 20)]),
  ),
};

/** Adds small objects of every kind, this many of each. */
export async function addObjects(caller: Caller, tenant: Tenant, count: number = objectCount): Promise<void> {
  const acme = { organizationId, organizationName: 'Acme Robotics' };
  await caller.call(tenant, 'addOrganizations', { organizations: [acme] });
  await caller.call(tenant, 'addOrganizations', {
    organizations: idsOf('organization', count).map((id) => ({ organizationId: id, organizationName: id })),
  });
  await caller.call(tenant, 'addDocuments', {
    organizationId,
    documents: idsOf('document', count).map((id) => ({ documentId: id })),
  });
  await caller.call(tenant, 'addUsers', {
    organizationId,
    users: idsOf('user', count).map((userId) => ({ userId, name: userId })),
  });
  for (let i = 1; i < count; i++) {
    await caller.call(tenant, 'addUsers', {
      organizationId: `organization-${i}`,
      users: [{ userId: 'everywhere', name: 'Everywhere' }],
    });
  }
  await caller.call(tenant, 'addPresence', {
    organizationId,
    documentId,
    users: idsOf('user', count).map((userId) => ({ userId })),
  });
  for (const notificationId of idsOf('notification', count)) {
    await caller.call(tenant, 'addNotifications', {
      ...{ organizationId, documentId, notificationId },
      actionUser: { userId: 'user-0' },
      displayHeadlineMessageTemplate: 'Hello',
      notifyUsers: [{ userId: 'everywhere' }],
    });
  }
}

/** Gives all objects of the API key these fields. `query` runs a statement with $1 and $2. */
export async function fill(
  query: (statement: string, parameters: readonly string[]) => Promise<unknown>,
  { apiKey }: Pick<Tenant, 'apiKey'>,
  fields: Fields,
): Promise<void> {
  const content = {
    actionUser: { userId: 'user-0' },
    displayHeadlineMessageTemplate: 'Hello',
    displayHeadlineMessageTemplateData: {},
    displayBodyMessage: '',
    notificationSourceData: fields,
    isNotificationResolverUsed: false,
  };
  const user = { userId: '@user', name: '@user', ...fields };
  const columns: readonly (readonly [table: string, column: string, value: string, object: object])[] = [
    ['organizations', 'metadata', 'cast($1 as text)', fields],
    ['documents', 'metadata', 'cast($1 as text)', fields],
    ['presence', 'details', 'cast($1 as text)', fields],
    ['notifications', 'content', 'cast($1 as text)', content],
    ['users', 'details', `replace(cast($1 as text), '@user', user_id)`, user],
  ];
  for (const [table, column, value, object] of columns) {
    await query(`update ${table} set ${column} = ${value} where api_key_id = $2`, [JSON.stringify(object), apiKey]);
  }
}

/** The same, in the database of a torture. */
export const fillIn = (database: TortureDatabase, tenant: Tenant, fields: Fields): Promise<void> =>
  fill((statement, parameters) => database.query(statement, parameters, { canWrite: true }), tenant, fields);
