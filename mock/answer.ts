/** Answers valid requests with Prism's responses, fitted to the request. */
import type { Json } from '../generated/document.ts';
import type { Example, Operation } from '../generated/operations.ts';
import type { Fallback } from '../server/http/options.ts';
import type { Engine } from './engine/engine.ts';
import { type Faults, failureOf } from './engine/faults.ts';
import { preferredReply } from './prefer.ts';

interface Sources {
  prismUrl: string;
  engine: Engine;
  faults: Faults;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Returns a function that replaces every handler. It chooses an example, and Prism responds with it. */
export function answerFrom({ prismUrl, engine, faults, pause }: Sources): Fallback {
  async function answer(operation: Operation, data: Json, prefer: string | undefined): Promise<Json> {
    const body = { data };
    const preferred = preferredReply(engine.examplesOf(operation), prefer);
    const example = preferred ?? engine.choose(operation, body);
    const { headers, value } = await ask(prismUrl, operation, body, example);
    if (example.status !== operation.success) throw failureOf(operation, { ...example, value }, quotaOf(headers));
    // A response that the caller has chosen by name stays as documented.
    return preferred === undefined ? engine.fit(operation, { ...example, value }, body) : value;
  }
  return async (operation, data, { prefer }) => {
    const fault = faults.meet(operation, data);
    if (fault === undefined) return await answer(operation, data, prefer?.toString());
    await pause(fault.delayMs ?? 0);
    return await faults.respond(fault, operation, data, (rest) => answer(operation, rest, undefined));
  };
}

interface Answer {
  headers: { readonly [name: string]: string };
  value: Json;
}

/** Prism asks for credentials too. The service's frame has checked those of the caller. */
const credentials = { 'x-svc-workspace-id': 'any', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };

async function ask(prismUrl: string, { path }: Operation, body: unknown, { status, name }: Example): Promise<Answer> {
  const response = await fetch(prismUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: `code=${status}, example=${name}`, ...credentials },
    body: JSON.stringify(body),
  });
  const value: Json = await response.json();
  if (response.status !== status) throw new Error(`Prism answered ${path} with ${response.status}: ${JSON.stringify(value)}`);
  return { headers: Object.fromEntries(response.headers), value };
}

/** Returns quota headers of an example that shows an exceeded limit. Other responses have none, since the mock counts no calls. */
function quotaOf(headers: Answer['headers']): { [name: string]: string } {
  const names = headers['retry-after'] === undefined ? [] : ['retry-after', 'ratelimit', 'ratelimit-policy'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}
