/**
 * Where the next page begins: `<base64url of "v1." and the last id>.<checksum>`. The checksum is of the whole query, so that a token
 * that is damaged, or of another query, is noticed. It is no secret: by hand one can make what the same query would read anyway.
 */
import { hash } from 'node:crypto';
import { type Failure, invalidArgument } from '../errors.ts';

/** What a token is bound to. */
export interface PagedQuery {
  apiKeyId: string;
  organizationId: string;
  folderId: string | undefined;
}

const version = 'v1.';
/** Of the checksum, in hex. */
const checksumLength = 32;

export function writePageToken({ apiKeyId, organizationId, folderId }: PagedQuery, lastId: string): string {
  const checksum = hash('sha256', JSON.stringify([version, apiKeyId, organizationId, folderId ?? null, lastId]));
  return `${Buffer.from(version + lastId).toString('base64url')}.${checksum.slice(0, checksumLength)}`;
}

/** The last id of the page before. Throws where the token is not of this query. */
export function readPageToken(query: PagedQuery, token: string): string {
  const [place = ''] = token.split('.', 1);
  const lastId = Buffer.from(place, 'base64url').toString().slice(version.length);
  // Decoding is lenient: only the token as it was written will do, and never one with what PostgreSQL takes in no text.
  if (writePageToken(query, lastId) !== token || lastId.includes('\0')) throw foreignPageToken();
  return lastId;
}

export const foreignPageToken = (): Failure =>
  invalidArgument({
    field: '/data/pageToken',
    reason: 'PAGE_TOKEN',
    description: 'must be a pageToken that this same query returned',
  });
