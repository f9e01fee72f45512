/**
 * The peer: a competent team's handwritten code for the same contract, on the database of a running service. It uses Fastify with
 * the document's schemas, the same credentials, and plain statements of its own. It serves the requests of the bench as the service
 * does, and returns 501 to all others.
 *
 * Argument: the file of the embedded database, unless `DATABASE_URL` names another.
 */
import { randomUUID } from 'node:crypto';
import responseValidation from '@fastify/response-validation';
import { fastify } from 'fastify';
import { credentialHeaders, httpStatusOf, type Input, type OperationId, operations } from '../../../generated/handlers.ts';
import { contractOperations, replySchema, requestSchema } from '../../../generated/operations.ts';
import { createTokens } from '../../../server/auth/tokens.ts';
import { Failure, unauthenticated } from '../../../server/errors.ts';
import { success } from '../../../server/replies.ts';
import { ready } from './measured.ts';
import { type FoundNotification, maxNotifications, type PeerDatabase } from './peer-database.ts';

const { DATABASE_URL: url, TOKEN_SECRET: secret = '' } = process.env;
const [file = ''] = process.argv.slice(2);

/** Loads only the driver in use. */
async function openDatabase(): Promise<PeerDatabase> {
  if (url === undefined) return (await import('./peer-sqlite.ts')).openSqlite(file);
  return (await import('./peer-postgres.ts')).openPostgres(url);
}

const database = await openDatabase();
const tokens = createTokens([secret]);
const rememberedMs = 5000;
const remembered = new Map<string, { version: number | undefined; at: number }>();

async function isGenuine(apiKeyId: string, token: string): Promise<boolean> {
  const issued = tokens.verify('key', apiKeyId, token);
  if (issued === undefined) return false;
  let known = remembered.get(apiKeyId);
  if (known === undefined || Date.now() - known.at >= rememberedMs) {
    known = { version: await database.tokenVersion(apiKeyId), at: Date.now() };
    remembered.set(apiKeyId, known);
  }
  return issued === known.version;
}

const app = fastify({
  ajv: { customOptions: { strict: false, removeAdditional: false, coerceTypes: false } },
  requestIdHeader: 'x-request-id',
  genReqId: () => randomUUID(),
});
await app.register(responseValidation, { ajv: { strict: false, removeAdditional: false } });

const [keyHeader, tokenHeader] = credentialHeaders.apiKey;
/** Returns a header with one value; undefined for a repeated one. */
const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

app.addHook('onRequest', async ({ headers, id }, reply) => {
  reply.header('x-request-id', id);
  if (!(await isGenuine(one(headers[keyHeader]), one(headers[tokenHeader])))) throw unauthenticated();
});

app.setErrorHandler((error, _req, reply) => {
  const failure = error instanceof Failure ? error : undefined;
  const status = failure?.status ?? (error instanceof Error && 'validation' in error ? 'INVALID_ARGUMENT' : 'INTERNAL');
  if (status === 'INTERNAL') console.error(error);
  const message = error instanceof Error && status !== 'INTERNAL' ? error.message : 'Something went wrong.';
  return reply.code(httpStatusOf[status]).send({ error: { message, status, details: failure?.details } });
});

function serve<Id extends OperationId>(id: Id, answer: (apiKeyId: string, data: Input<Id>) => Promise<unknown>): void {
  const operation = contractOperations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  const schema = { body: requestSchema(operation), response: { 200: replySchema(operation, 200) } };
  // Fastify's own serializer cannot merge both halves of a headline's variables.
  const writer = id === 'getNotifications' ? { serializerCompiler: () => JSON.stringify } : {};
  app.post<{ Body: { data: Input<Id> } }>(operations[id].path, { schema, ...writer }, ({ headers, body }) =>
    answer(one(headers[keyHeader]), body.data),
  );
}

const unmeasured = () => new Failure('UNIMPLEMENTED', 'The bench does not ask for this.');

serve('addPermissions', async (apiKeyId, { user: { userId }, permissions: { resources } }) => {
  const [first, ...others] = resources;
  if (first?.type !== 'document' || first.expiresAt !== undefined || others.length > 0) throw unmeasured();
  const { organizationId, id: documentId, accessRole } = first;
  await database.addPermission(apiKeyId, { organizationId, documentId, userId, accessRole });
  return success('Permissions added.');
});

serve('addNotifications', async (apiKeyId, data) => {
  const { notifyAll, createDocument, createOrganization, verifyUserPermissions, context, notificationId, notificationSourceData } =
    data;
  const others = [
    notifyAll,
    createDocument,
    createOrganization,
    verifyUserPermissions,
    context,
    notificationId,
    notificationSourceData,
  ];
  if (others.some((one) => one !== undefined)) throw unmeasured();
  const added = await database.addNotifications(apiKeyId, data);
  return success('Notification added.', { success: true, message: 'Notification added.', notificationId: added });
});

serve('getNotifications', async (apiKeyId, { organizationId, userId, documentId, locationId, notificationIds }) => {
  const others = [documentId, locationId, notificationIds];
  if (userId === undefined || others.some((one) => one !== undefined)) throw unmeasured();
  const found = await database.getNotifications(apiKeyId, organizationId, userId);
  const notifications = found.slice(0, maxNotifications).map((row) => toNotification(apiKeyId, organizationId, row));
  const isWhole = found.length === notifications.length;
  const message = 'Notifications found. There are more.';
  const { result } = success(isWhole ? 'Notifications found.' : message, notifications);
  return { result: { ...result, unreadCount: found[0]?.unread ?? 0 } };
});

function toNotification(apiKey: string, organizationId: string, row: FoundNotification) {
  const { isNotificationResolverUsed: _, ...content } = JSON.parse(row.content);
  const notified = Object.fromEntries(row.recipients.map((userId) => [userId, true]));
  return {
    id: row.notification_id,
    notificationSource: 'custom',
    ...content,
    metadata: { apiKey, documentId: row.document_id, organizationId },
    notifyUsers: notified,
    notifyUsersByUserId: notified,
    timestamp: row.created_at,
    isRead: row.is_read,
  };
}

await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server);
