/** Lines of the option `debug`, without secrets: neither unknown headers nor fields with tokens are shown. */
import { printable, truncate } from '../../../generated/text.ts';

/** Headers whose values are no secret. */
const shown = new Set([
  ...['content-type', 'user-agent', 'x-request-id', 'idempotency-key', 'traceparent'],
  ...['date', 'location', 'ratelimit', 'retry-after', 'idempotency-replayed'],
]);

/** @internal */
export const debugLine = (what: string, headers: Headers, body: unknown): string =>
  printable([what, ...headerTexts(headers), bodyText(body)].join(' '));

const headerTexts = (headers: Headers): string[] =>
  [...headers].map(([name, value]) => `${name}: ${shown.has(name) ? value : '[redacted]'},`);

const bodyText = (body: unknown): string => truncate(withoutSecrets(body) ?? '', 1000);

/** @internal Returns the JSON of a body. A page token opens nothing by itself, so it stays. */
export const withoutSecrets = (body: unknown): string | undefined =>
  JSON.stringify(body, (name, value: unknown) => (/(?<!page)token|secret|password/i.test(name) ? '[redacted]' : value));
