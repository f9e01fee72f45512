import type { EventsHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { readPage } from './page.ts';

export const events: EventsHandlers<Contexts> = {
  async getEvents(data, { snapshot, verbsOf, apiKeyId }) {
    const { change } = verbsOf(noTenant);
    return { result: { status: 'success', message: 'Events found.', ...(await readPage({ snapshot, change }, apiKeyId, data)) } };
  },
};
