/** Adds folders and documents in `acme`, and finds the users with access to them. */
import { randomUUID } from 'node:crypto';
import type { ApiKeyClient } from '../../generated/client.ts';
import * as documents from '../../server/documents/store.ts';
import * as folders from '../../server/folders/store.ts';
import type { AccessType } from '../../server/folders/tree.ts';
import { keyOf, type Tenant, type TestService } from './harness.ts';

interface Content {
  accessType?: AccessType;
}

export interface TestDocument extends Content {
  folderId?: string;
  name?: string;
  disabled?: boolean;
  metadata?: { [member: string]: unknown };
}

export interface TestFolder extends Content {
  parentFolderId?: string;
}

/** Adds folders, by id. */
export async function seedFolders(service: TestService, tenant: Tenant, wanted: { [folderId: string]: TestFolder }): Promise<void> {
  const organizationKey = await keyOf(service, tenant);
  const rows = Object.entries(wanted).map(([folderId, folder]) => folders.withDefaults({ organizationKey, folderId, ...folder }));
  await service.service.environment.ask(folders.upsert(tenant.apiKey, service.now(), rows));
}

/** Adds documents, by id. */
export async function seedDocuments(
  service: TestService,
  tenant: Tenant,
  wanted: { [documentId: string]: TestDocument },
): Promise<void> {
  const organizationKey = await keyOf(service, tenant);
  const rows = Object.entries(wanted).map(([documentId, { name, metadata = {}, ...document }]) =>
    documents.withDefaults({ organizationKey, documentId, documentName: name, ...document }, metadata),
  );
  await service.service.environment.ask(documents.upsert(tenant.apiKey, service.now(), rows));
}

/** Returns the users with access to the document, found by a notification that verifies permissions. `access`: its context, if any. */
export async function whoHasAccess(
  client: ApiKeyClient,
  documentId: string,
  userIds: readonly string[],
  access?: { [field: string]: string },
): Promise<string[]> {
  const notificationId = randomUUID();
  await client.addNotifications({
    organizationId: 'acme',
    documentId,
    notificationId,
    actionUser: { userId: 'somebody else' },
    verifyUserPermissions: true,
    ...(access && { context: { access } }),
    displayHeadlineMessageTemplate: 'Something happened',
    notifyUsers: userIds.map((userId) => ({ userId })),
  });
  const { data } = await client.getNotifications({ organizationId: 'acme', documentId, notificationIds: [notificationId] });
  return Object.keys(data[0]?.notifyUsers ?? {}).sort();
}
