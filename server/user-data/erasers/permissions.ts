import type { Eraser } from './eraser.ts';
import { rowsOfUser } from './user-rows.ts';

export const permissionErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-permissions',
    table: 'grants',
    user: 'user_id',
    key: ['organization_key', 'resource_type', 'resource_id', 'user_id'],
    time: 'granted_at',
  }),
];
