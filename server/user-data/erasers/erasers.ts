/** All erasers, part by part. */
import { documentErasers } from './documents.ts';
import type { Eraser } from './eraser.ts';
import { eventErasers } from './events.ts';
import { notificationErasers } from './notifications.ts';
import { organizationErasers } from './organizations.ts';
import { permissionErasers } from './permissions.ts';
import { presenceErasers } from './presence.ts';
import { userGroupErasers } from './user-groups.ts';

export const erasers: readonly Eraser[] = [
  ...permissionErasers,
  ...userGroupErasers,
  ...presenceErasers,
  ...documentErasers,
  ...notificationErasers,
  ...organizationErasers,
  ...eventErasers,
];
