import type { NotificationsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';

export const notifications: Partial<NotificationsHandlers<Contexts>> = {};
