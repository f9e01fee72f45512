/**
 * Where the next page begins: `<base64url of "v1." and the last id>.<signature>`. The signature is of the whole query, so that a token is
 * worth nothing with another one, or made by hand.
 */
import { type Failure, invalidArgument } from '../errors.ts';
import type { Tokens } from '../workspaces/tokens.ts';

/** What a token is bound to. */
export interface PagedQuery {
  apiKeyId: string;
  organizationId: string;
  folderId: string | undefined;
}

const version = 'v1.';

export function writePageToken(tokens: Tokens, query: PagedQuery, lastId: string): string {
  return `${Buffer.from(version + lastId).toString('base64url')}.${tokens.sign('page', signedText(query, lastId))}`;
}

/** The last id of the page before. Throws where the token is not of this query. */
export function readPageToken(tokens: Tokens, query: PagedQuery, token: string): string {
  const [place = '', signature = ''] = token.split('.', 2);
  const text = Buffer.from(place, 'base64url').toString();
  const lastId = text.slice(version.length);
  // Decoding is lenient: only the token as it was written will do.
  if (`${Buffer.from(version + lastId).toString('base64url')}.${signature}` !== token) throw invalidPageToken();
  if (!tokens.isSigned('page', signedText(query, lastId), signature)) throw invalidPageToken();
  return lastId;
}

export const invalidPageToken = (): Failure =>
  invalidArgument({
    field: '/data/pageToken',
    reason: 'PAGE_TOKEN',
    description: 'must be a pageToken that this same query returned',
  });

const signedText = ({ apiKeyId, organizationId, folderId }: PagedQuery, lastId: string): string =>
  JSON.stringify([version, apiKeyId, organizationId, folderId ?? null, lastId]);
