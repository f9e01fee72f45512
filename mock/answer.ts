/** Answers valid requests with the document's examples, fitted to the request. */
import type { Json } from '../generated/document.ts';
import { type Example, nodeOf, type Operation } from '../generated/operations.ts';
import type { Fallback } from '../server/http/options.ts';
import type { RequestHeaders } from '../server/http/request.ts';
import type { Engine } from './engine/engine.ts';
import { type Faults, failureOf } from './engine/faults.ts';
import { preferredReply } from './prefer.ts';
import type { Prism } from './prism.ts';

interface Sources {
  show: Show;
  engine: Engine;
  faults: Faults;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Returns a function that replaces every handler. It chooses an example. */
export function answerFrom({ show, engine, faults, pause }: Sources): Fallback {
  async function answer(operation: Operation, data: Json, headers: RequestHeaders): Promise<Json> {
    const body = { data };
    const preferred = preferredReply(engine.examplesOf(operation), headers.prefer?.toString());
    const example = preferred ?? engine.choose(operation, body, headers);
    const { headers: shown, value } = await show(operation, body, example);
    const waits = preferred === undefined ? {} : waitsOf(example, shown);
    if (example.status !== operation.success) throw failureOf(operation, { ...example, value }, waits);
    // A response that the caller has chosen by name stays as documented.
    return preferred === undefined ? engine.fit(operation, { ...example, value }, body) : value;
  }
  return async (operation, data, headers) => {
    const fault = faults.meet(operation, data);
    if (fault === undefined) return await answer(operation, data, headers);
    await pause(fault.delayMs ?? 0);
    return await faults.respond(fault, operation, data, (rest) => answer(operation, rest, { ...headers, prefer: undefined }));
  };
}

/** The response of an example, before it is fitted to the request. */
interface Shown {
  headers: { readonly [name: string]: string };
  value: Json;
}

/** Resolves to the response of an example. */
export type Show = (operation: Operation, body: unknown, example: Example) => Promise<Shown>;

export const fromDocument: Show = async (operation, _body, { status, value }) => {
  const headers = nodeOf(operation).in('responses', String(status), 'headers');
  const shown = headers.keys.map((name) => [name.toLowerCase(), String(headers.in(name, 'example').value)]);
  return { headers: Object.fromEntries(shown), value };
};

/** Prism asks for credentials too. The service's frame has checked those of the caller. */
const credentials = { 'x-svc-workspace-id': 'any', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };

/** Prism reads the example from the document. */
export const fromPrism =
  (prism: Promise<Prism>): Show =>
  async ({ path }, body, { status, name }) => {
    const { url } = await prism;
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: `code=${status}, example=${name}`, ...credentials },
      body: JSON.stringify(body),
    });
    const value: Json = await response.json();
    if (response.status !== status) throw new Error(`Prism answered ${path} with ${response.status}: ${JSON.stringify(value)}`);
    return { headers: Object.fromEntries(response.headers), value };
  };

/** Returns the wait of an example, and the quota of one that shows an exceeded limit. Only preferred ones have them: the mock counts no calls. */
function waitsOf({ status }: Example, shown: Shown['headers']): { [name: string]: string } {
  const names = status === 429 ? ['retry-after', 'ratelimit', 'ratelimit-policy'] : ['retry-after'];
  return Object.fromEntries(names.flatMap((name) => (shown[name] === undefined ? [] : [[name, shown[name]]])));
}
