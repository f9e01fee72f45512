import type { UserGroupsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';

export const userGroups: Partial<UserGroupsHandlers<Contexts>> = {};
