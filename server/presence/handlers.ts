import type { PresenceHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';

export const presence: Partial<PresenceHandlers<Contexts>> = {};
