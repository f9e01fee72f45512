/** Names the caller whose turn a request takes in the queue. */
import { credentialHeaders } from '../../generated/handlers.ts';
import type { NameCaller } from '../http/admission.ts';
import { networkOf } from './network.ts';
import type { TokenKind, Tokens } from './tokens.ts';

const [apiKeyHeader, tokenHeader] = credentialHeaders.apiKey;
const [workspaceHeader] = credentialHeaders.workspace;
const idHeaders: readonly [TokenKind, string][] = [
  ['key', apiKeyHeader],
  ['workspace', workspaceHeader],
];

/**
 * Checks a token's signature before the request waits, which needs no lookup. So invented ids gain no turns. Requests without a
 * valid token share the turns of their network. A revoked token has turns of its own, apart from its tenant's.
 */
export const nameCallers =
  (tokens: Tokens): NameCaller =>
  ({ headers, ip = '' }, locals) => {
    const token = headers[tokenHeader];
    for (const [kind, header] of idHeaders) {
      const id = headers[header];
      const version = typeof id === 'string' && typeof token === 'string' ? tokens.verify(kind, id, token) : undefined;
      if (typeof id !== 'string' || version === undefined) continue;
      locals.verified = { kind, id, version };
      return `${kind} ${id} ${version}`;
    }
    return networkOf(ip);
  };
