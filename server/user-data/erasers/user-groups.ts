import type { Eraser } from './eraser.ts';
import { rowsOfUser } from './user-rows.ts';

export const userGroupErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-group-memberships',
    table: 'user_group_members',
    user: 'user_id',
    key: ['organization_key', 'group_key', 'user_id'],
    time: 'added_at',
  }),
];
