/** What a caller asks of the mock by the header `Prefer`: an HTTP status, an example by its name, or both. */
import { Failure } from '../server/errors.ts';
import { truncate } from '../server/text.ts';
import { type DocumentedOperation, type Example, findReply } from './examples.ts';

/** The example that the header asks for; undefined where it asks for none. What other preferences there are is no affair of the mock. */
export function preferredReply(operation: DocumentedOperation, header: string | undefined): Example | undefined {
  const { code, example, dynamic } = readPreferences(header);
  if (dynamic !== undefined && dynamic !== 'false') {
    throw refusal(operation, 'asks for invented values (dynamic). The mock answers with the examples of the document alone');
  }
  if (code === undefined && example === undefined) return undefined;
  const wanted = findReply(operation, { status: code === undefined ? undefined : Number(code), name: example });
  const asked = [code, example].filter((one) => one !== undefined).join(' ');
  return wanted ?? raise(refusal(operation, `asks for "${truncate(asked, 100)}", of which there is no example`));
}

interface Preferences {
  code?: string;
  example?: string;
  dynamic?: string;
}

/** `code=429, example="tooManyRequests"`: by commas, as RFC 7240 has it, or by what else people put there. The first of a name counts. */
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
  return new Failure('INVALID_ARGUMENT', `The header prefer ${problem}. ${id} has: ${offer.join('; ')}.`);
}

function raise(failure: Failure): never {
  throw failure;
}
