/** Checks the credentials of each request. Replace the tokens below by your own store. */
import { type Authenticate, notFound, unauthenticated } from '@collaboration/server';

/** Each handler gets one of these, by the credentials of its operation. */
export interface Contexts {
  public: { address: string };
  workspace: { workspaceId: string };
  apiKey: { apiKey: string };
}

const tokens = new Map([['demo', 'demo-token']]);

export const authenticate: Authenticate<Contexts> = {
  public: ({ address }) => ({ address }),
  workspace({ workspaceId, authToken }, { operationId }) {
    // In the contract, Get Workspace alone tells that a workspace does not exist.
    if (operationId === 'getWorkspace' && !tokens.has(workspaceId)) throw notFound('workspace', workspaceId);
    if (tokens.get(workspaceId) !== authToken) throw unauthenticated();
    return { workspaceId };
  },
  apiKey({ apiKey, authToken }) {
    if (tokens.get(apiKey) !== authToken) throw unauthenticated();
    return { apiKey };
  },
};
