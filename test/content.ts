/** Folders and documents in `acme` for a test, and who gets at them. */
import { randomUUID } from 'node:crypto';
import type { ApiKeyClient } from '../generated/client.ts';
import type { AccessType } from '../server/database/tables.ts';
import * as documents from '../server/documents/store.ts';
import * as folders from '../server/folders/store.ts';
import type { Tenant, TestService } from './harness.ts';

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

/** Makes the folders, by id. */
export async function seedFolders(
  service: TestService,
  { apiKey }: Tenant,
  wanted: { [folderId: string]: TestFolder },
): Promise<void> {
  await folders.upsert(
    service.service.environment.db,
    Object.entries(wanted).map(([folderId, { accessType = null, parentFolderId = null }]) => ({
      api_key_id: apiKey,
      organization_id: 'acme',
      folder_id: folderId,
      folder_name: folderId,
      parent_folder_id: parentFolderId,
      access_type: accessType,
      created_at: service.now(),
    })),
  );
}

/** Makes the documents, by id. */
export async function seedDocuments(
  service: TestService,
  { apiKey }: Tenant,
  wanted: { [documentId: string]: TestDocument },
): Promise<void> {
  await documents.upsert(
    service.service.environment.db,
    Object.entries(wanted).map(([documentId, { accessType, folderId, name, disabled, metadata }]) => ({
      api_key_id: apiKey,
      organization_id: 'acme',
      document_id: documentId,
      document_name: name ?? documentId,
      disabled: disabled === true ? 1 : 0,
      access_type: accessType ?? null,
      folder_id: folderId ?? null,
      metadata: JSON.stringify(metadata ?? {}),
      created_at: service.now(),
    })),
  );
}

/** Those of the users who have access to the document: whom a notification reaches that asks for it. */
export async function whoHasAccess(client: ApiKeyClient, documentId: string, userIds: readonly string[]): Promise<string[]> {
  const notificationId = randomUUID();
  await client.addNotifications({
    organizationId: 'acme',
    documentId,
    notificationId,
    actionUser: { userId: 'somebody else' },
    verifyUserPermissions: true,
    displayHeadlineMessageTemplate: 'Something happened',
    notifyUsers: userIds.map((userId) => ({ userId })),
  });
  const { data } = await client.getNotifications({ organizationId: 'acme', documentId, notificationIds: [notificationId] });
  return Object.keys(data[0]?.notifyUsers ?? {}).sort();
}
