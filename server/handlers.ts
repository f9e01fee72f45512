/** Every part's handlers. */
import type { Handlers } from '../generated/handlers.ts';
import type { Contexts } from './context.ts';
import { documents } from './documents/handlers.ts';
import { events } from './events/handlers.ts';
import { folders } from './folders/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { organizations } from './organizations/handlers.ts';
import { permissions } from './permissions/handlers.ts';
import { presence } from './presence/handlers.ts';
import { userData } from './user-data/handlers.ts';
import { userGroups } from './user-groups/handlers.ts';
import { webhooks } from './webhooks/handlers.ts';
import { workspaces } from './workspaces/handlers.ts';

export const handlers: Handlers<Contexts> = {
  ...workspaces,
  ...organizations,
  ...folders,
  ...documents,
  ...permissions,
  ...userGroups,
  ...presence,
  ...notifications,
  ...userData,
  ...events,
  ...webhooks,
};
