/** Reads the header `Prefer`, by which callers of the mock select an HTTP status, an example by name, or both. */
import type { Example } from '../generated/operations.ts';
import { truncate } from '../generated/text.ts';
import { Failure } from '../server/errors.ts';
import { type DocumentedOperation, findReply } from './engine/examples.ts';

/** Returns the example that the header selects; undefined for none. Ignores other preferences. */
export function preferredReply(operation: DocumentedOperation, header: string | undefined): Example | undefined {
  refuseInvention(operation, header);
  const { code, example } = readPreferences(header);
  if (code === undefined && example === undefined) return undefined;
  const wanted = findReply(operation, { status: code === undefined ? undefined : Number(code), name: example });
  const asked = [code, example].filter((one) => one !== undefined).join(' ');
  return wanted ?? raise(refusal(operation, `asks for "${truncate(asked, 100)}", which has no example`));
}

/** Rejects the preference that makes Prism invent values. */
export function refuseInvention(operation: DocumentedOperation, header: string | undefined): void {
  const { dynamic } = readPreferences(header);
  if (dynamic === undefined || dynamic === 'false') return;
  throw refusal(operation, "asks for invented values (dynamic). The mock returns only the document's examples");
}

interface Preferences {
  code?: string;
  example?: string;
  dynamic?: string;
}

/**
 * Reads preferences such as `code=429, example="tooManyRequests"`. Accepts commas (RFC 7240) and other separators. The first value
 * of a name counts.
 */
function readPreferences(header = ''): Preferences {
  const pairs = header.split(/[,;\s]+/).map((preference): [string, string] => {
    const [name = '', value = ''] = preference.split('=', 2);
    return [name.toLowerCase(), value.replaceAll('"', '')];
  });
  return Object.fromEntries(pairs.toReversed());
}

function refusal({ id, replies }: DocumentedOperation, problem: string): Failure {
  const byStatus = Map.groupBy(replies, ({ status }) => status);
  const offer = [...byStatus].map(([status, examples]) => `${status} ${examples.map(({ name }) => name).join(', ')}`);
  return new Failure('INVALID_ARGUMENT', `The prefer header ${problem}. ${id} has: ${offer.join('; ')}.`);
}

function raise(failure: Failure): never {
  throw failure;
}
