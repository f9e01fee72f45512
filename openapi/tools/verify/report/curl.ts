/** Writes a request as a curl command. Credentials are variables. */
import { shellHeaders } from '../credentials.ts';
import type { Sent } from '../exchange.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** In double quotes, the shell inserts variables. */
const withVariables = (text: string): string => `"${text.replaceAll(/[\\"`]/g, '\\$&')}"`;

/** Longer bodies do not fit a command line that people read. */
const maxBody = 20_000;

export function curlOf({ operation, method, path, headers, body }: Sent, url: string): string {
  return [
    `curl -sS -i -X ${method} ${quoted(url + path)}`,
    ...shellHeaders(operation, headers).map((header) => `-H ${header.includes('$') ? withVariables(header) : quoted(header)}`),
    dataOf(body),
  ].join(' \\\n  ');
}

function dataOf(body: Sent['body']): string {
  if (typeof body !== 'string') return `--data-binary @body.bin # ${body.byteLength} bytes that are not text`;
  if (body.length > maxBody)
    return `--data-binary @body.json # ${body.length} characters: ${body.slice(0, 200).replaceAll('\n', ' ')}…`;
  return `--data-binary ${quoted(body)}`;
}

/** Hides tokens in a response. A page token opens nothing. */
export const withoutTokens = (text: string): string => text.replaceAll(/("(?!pageToken")\w*[tT]oken"\s*:\s*")[^"]+"/g, '$1…"');
