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

export interface Fields {
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
  const users = [{ userId: 'everywhere', name: 'Everywhere' }];
  const organizationIds = idsOf('organization', count).slice(1);
  await Promise.all(organizationIds.map((id) => caller.call(tenant, 'addUsers', { organizationId: id, users })));
  await caller.call(tenant, 'addPresence', {
    organizationId,
    documentId,
    users: idsOf('user', count).map((userId) => ({ userId })),
  });
  const notification = {
    ...{ organizationId, documentId, actionUser: { userId: 'user-0' } },
    ...{ displayHeadlineMessageTemplate: 'Hello', notifyUsers: [{ userId: 'everywhere' }] },
  };
  const notificationIds = idsOf('notification', count);
  await Promise.all(notificationIds.map((id) => caller.call(tenant, 'addNotifications', { ...notification, notificationId: id })));
}

/**
 * Gives objects of the API key these fields: all, or those whose ids end like this. `query` runs a statement with $1, $2 and, for an ending, $3.
 */
export async function fill(
  query: (statement: string, parameters: readonly string[]) => Promise<unknown>,
  { apiKey }: Pick<Tenant, 'apiKey'>,
  fields: Fields,
  ending?: string,
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
  const columns: readonly (readonly [table: string, id: string, column: string, value: string, object: object])[] = [
    ['organizations', 'organization_id', 'metadata', 'cast($1 as text)', fields],
    ['documents', 'document_id', 'metadata', 'cast($1 as text)', fields],
    ['presence', 'user_id', 'details', 'cast($1 as text)', fields],
    ['notifications', 'notification_id', 'content', 'cast($1 as text)', content],
    ['users', 'user_id', 'details', `replace(cast($1 as text), '@user', user_id)`, user],
  ];
  for (const [table, id, column, value, object] of columns) {
    const isFilled = ending === undefined ? '' : `and ${id} like '%' || cast($3 as text)`;
    const parameters = [JSON.stringify(object), apiKey, ...(ending === undefined ? [] : [ending])];
    await query(`update ${table} set ${column} = ${value} where api_key_id = $2 ${isFilled}`, parameters);
  }
}

/** The same, in the database of a torture. */
export const fillIn = (database: TortureDatabase, tenant: Tenant, fields: Fields, ending?: string): Promise<void> =>
  fill((statement, parameters) => database.query(statement, parameters, { canWrite: true }), tenant, fields, ending);

/** Fills a part of the objects of a world: a tenth in each shape. */
export async function fillSome(database: TortureDatabase, tenant: Tenant): Promise<void> {
  for (const [i, fields] of Object.values(shapes).entries()) await fillIn(database, tenant, fields, String(i + 1));
}
