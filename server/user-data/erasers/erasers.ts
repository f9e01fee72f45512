/** All erasers, part by part. */
import { keyed } from '../../database/keyed-rows.ts';
import { sql } from '../../database/sql.ts';
import type { Eraser } from './eraser.ts';
import { eventErasers } from './events.ts';
import { notificationErasers } from './notifications.ts';
import { organizationErasers } from './organizations.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';
import { annotationWithout } from './without-user.ts';

const annotationKey = ['document_key', 'annotation_id'] as const;

export const erasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-permissions',
    ...keyed('grants'),
    user: 'user_id',
    time: 'granted_at',
    shows: {
      kind: 'grant',
      data: (apiKeyId) => sql`resource_type as "type", case when resource_type = 'document' then (select document_id from documents
          where documents.api_key_id = ${apiKeyId} and documents.document_key = found.resource_id) else resource_id end as id,
        access_role, expires_at, granted_at`,
      isGone: (apiKeyId) => sql`resource_type = 'document' and (select 1 from documents
        where documents.api_key_id = ${apiKeyId} and documents.document_key = found.resource_id) is null`,
      order: ['organization_key', 'resource_type', 'resource_id'],
    },
  }),
  rowsOfUser({
    kind: 'erase-group-memberships',
    ...keyed('user_group_members'),
    user: 'user_id',
    time: 'added_at',
    shows: {
      kind: 'userGroupMembership',
      data: (apiKeyId) => sql`(select organization_user_group_id from user_groups
          where user_groups.api_key_id = ${apiKeyId} and user_groups.organization_key = found.organization_key
            and user_groups.group_key = found.group_key) as organization_user_group_id, added_at`,
      isGone: (apiKeyId) => sql`(select 1 from user_groups
        where user_groups.api_key_id = ${apiKeyId} and user_groups.organization_key = found.organization_key
          and user_groups.group_key = found.group_key) is null`,
      order: ['organization_key', 'group_key'],
    },
  }),
  rowsOfUser({
    kind: 'erase-presence',
    ...keyed('presence'),
    user: 'user_id',
    time: 'renewed_at',
    shows: {
      kind: 'presence',
      data: sql`status, details, renewed_at`,
      json: ['details'],
      hasDocument: true,
      order: ['organization_key', 'document_key'],
      index: 'presence_by_user',
    },
  }),
  referencesIn({
    kind: 'erase-from-presence-of-others',
    ...keyed('presence'),
    column: 'details',
    time: 'renewed_at',
    owner: 'user_id',
    shows: 'presenceReference',
    hasDocument: true,
  }),
  // The user's annotations, with their mentions of others.
  rowsOfUser({
    kind: 'erase-annotations',
    ...keyed('annotations'),
    user: 'author_id',
    time: 'created_at',
    children: keyed('annotation_mentions', 'annotation_mentions_by_annotation'),
    shows: {
      kind: 'annotation',
      data: sql`annotation_id, kind, content, created_at`,
      json: ['content'],
      hasDocument: true,
      order: ['organization_key', ...annotationKey],
      index: 'annotations_by_author',
    },
  }),
  // Mentions of the user. Other users' annotations stay.
  rowsOfUser({
    kind: 'erase-mentions',
    ...keyed('annotation_mentions'),
    user: 'user_id',
    time: 'created_at',
    shows: {
      kind: 'mention',
      data: sql`annotation_id, created_at`,
      hasDocument: true,
      order: ['organization_key', ...annotationKey],
      index: 'annotation_mentions_by_user',
    },
  }),
  referencesIn({
    kind: 'erase-from-annotations-of-others',
    ...keyed('annotations'),
    column: 'content',
    time: 'created_at',
    owner: 'author_id',
    clean: annotationWithout,
    shows: 'annotationReference',
    hasDocument: true,
  }),
  referencesIn({
    kind: 'erase-from-documents',
    ...keyed('documents'),
    column: 'metadata',
    lockOrder: 'organization_key, document_id',
    time: 'created_at',
    shows: 'documentReference',
    hasDocument: true,
  }),
  ...notificationErasers,
  ...organizationErasers,
  ...eventErasers,
];
