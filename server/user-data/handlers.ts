import type { UserDataHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';

export const userData: Partial<UserDataHandlers<Contexts>> = {};
