/** Sends each call for the service to stand-ins too, which have no data: their responses are the service's, or the guide explains them. */
import { isDeepStrictEqual } from 'node:util';
import { at, contractOperations, nodeOf, type Operation, operationsByPath } from '../../generated/operations.ts';
import type { Fetch } from '../../openapi/tools/verify/caller.ts';
import { conformance } from '../../openapi/tools/verify/conformance.ts';
import { withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { parsed, type Received } from '../../openapi/tools/verify/exchange.ts';
import { pollOf } from '../../openapi/tools/verify/jobs.ts';
import type { DifferenceTable } from './mock-table.ts';
import { judge } from './stand-ins.ts';

export interface StandIn {
  name: string;
  /** Takes the URL of the service. Undefined for paths that it leaves to other servers. */
  fetch: (...call: Parameters<Fetch>) => Promise<Response | undefined>;
}

export interface Beside {
  fetch: Fetch;
  /** The rows of the table that have explained a difference. */
  seen: ReadonlySet<string>;
  unexplained: readonly string[];
  counts: { calls: number; equal: number };
}

export function beside(service: Fetch, standIns: readonly StandIn[], table: DifferenceTable): Beside {
  const seen = new Set<string>();
  const unexplained: string[] = [];
  const counts = { calls: 0, equal: 0 };
  /** The page tokens of stand-ins by those of the service. */
  const tokens = new Map(standIns.map(({ name }) => [name, new Map<unknown, unknown>()]));

  async function compare({ name, fetch }: StandIn, url: string, init: RequestInit, served: Received): Promise<void> {
    const { pathname } = new URL(url);
    const operation = init.method === 'POST' ? operationsByPath.get(pathname) : undefined;
    const ownTokens = tokens.get(name);
    const sent = typeof init.body === 'string' ? parsed(init.body) : undefined;
    const token = at(sent, 'data', 'pageToken');
    const asked =
      token !== undefined && ownTokens?.has(token) ? withValue(sent, ['data', 'pageToken'], ownTokens.get(token)) : sent;
    const body = asked === sent ? init.body : JSON.stringify(asked);
    const send = async () => {
      const response = await fetch(url, { ...init, body });
      return response && (await receivedOf(response));
    };
    let received = await send();
    // Each call shows the next step of a job.
    const job = operation && jobs.get(operation.id);
    for (let step = 0; step < 2 && job?.isOver(served.body) && !job.isOver(received?.body); step++) received = await send();
    if (received === undefined) return;
    const issued = at(served.body, 'result', 'pageToken');
    if (issued !== undefined) ownTokens?.set(issued, at(received.body, 'result', 'pageToken') ?? '');

    counts.calls++;
    const isEqual = isDeepStrictEqual(plain(received), plain(served));
    if (isEqual) counts.equal++;
    const say = (text: string) => unexplained.push(`${name}: ${init.method} ${pathname} ${String(body).slice(0, 300)}: ${text}`);
    if (operation === undefined) {
      const [code, answer] = [codeOf(served), codeOf(received)];
      if (isEqual && received.headers.allow === served.headers.allow) return;
      if (table.get(code) === answer) seen.add(code);
      else say(`the service says ${code}, and the stand-in ${answer}`);
      return;
    }
    if (received.status === served.status)
      for (const header of comparedHeaders(operation, served.status)) {
        const [ours, theirs] = [received.headers[header], served.headers[header]];
        if (ours !== theirs) say(`the header ${header} is ${ours}, not ${theirs}`);
      }
    const headers = Object.fromEntries(new Headers(init.headers));
    for (const { problem } of conformance({ sent: { operation, method: 'POST', path: pathname, headers, body: '' }, received }))
      say(problem);
    const judgement = judge(operation, asked, plain(served), plain(received), table);
    for (const cell of judgement.explained) seen.add(cell);
    for (const text of judgement.unexplained) say(text);
  }

  return {
    fetch: async (url, init) => {
      const response = await service(url, init);
      const served = await receivedOf(response.clone());
      for (const standIn of standIns) await compare(standIn, url, init, served);
      return response;
    },
    seen,
    unexplained,
    counts,
  };
}

async function receivedOf(response: Response): Promise<Received> {
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text, body: parsed(text) };
}

const plain = ({ status, body }: Received) => ({ status, body });

/** The jobs by the operation that returns their status. */
const jobs = new Map(
  contractOperations.flatMap((one: Operation) => {
    const poll = pollOf(one);
    return poll === undefined ? [] : [[poll.status.id, poll] as const];
  }),
);

/** By the status, and for a refusal its code. Every page is a 200. */
const codeOf = ({ status, headers, body }: Received): string =>
  status < 400 ? (headers.location === undefined ? String(status) : '200') : `${status} ${String(at(body, 'error', 'status'))}`;

/** Stand-ins count no calls, store no responses, and pages of any origin may call them. */
const differing = /^(?:ratelimit|idempotency-replayed|access-control-)/;

/** Returns the names of the documented headers in lower case. */
const comparedHeaders = (operation: Operation, status: number): string[] => [
  ...['content-type', 'allow'],
  ...nodeOf(operation)
    .in('responses', String(status), 'headers')
    .keys.map((name) => name.toLowerCase())
    .filter((name) => !differing.test(name)),
];
