/**
 * Which of the document's examples answers a request. Pure, and without anything of Node.js: the mock and the handlers for browsers' tests
 * choose alike.
 */
import { type Json, JsonNode, keysOf } from '../generated/document.ts';

/** The example of a reply. */
export interface Example {
  status: number;
  name: string;
  value: Json;
  /** The body that it answers, where the document says so. */
  request: Json | undefined;
}

/** What the document shows of an operation. */
export interface DocumentedOperation {
  id: string;
  /** The HTTP status of a success. */
  success: number;
  /** The bodies of the examples of requests. */
  requests: Json[];
  /** In the order of the document: those of a success first. */
  replies: Example[];
  /** JSON Pointers to the page size and the page token of the request, and to the next token and the items of the reply. */
  pagination: { pageSize: string; pageToken: string; nextPageToken: string; items: string } | undefined;
  /** The operation that tells how far the job is that this one starts, and expressions for the members of its `data`. */
  starts: { operationId: string; data: { [member: string]: string } } | undefined;
  /** Of an operation that tells how far a job is: the members of `data` that say which, and its examples as time goes by. */
  progress: { members: string[]; examples: Example[] } | undefined;
}

/** By operationId. */
export type DocumentedOperations = { readonly [operationId: string]: DocumentedOperation };

export function readOperations(document: Json): DocumentedOperations {
  const paths = new JsonNode(document).get('paths');
  const nodes = paths.keys.map((path) => paths.in(path, 'post'));
  const starters = new Map(
    nodes
      .map((node) => node.get('x-poll'))
      .filter(({ exists }) => exists)
      .map((poll) => [poll.get('operationId').string, poll]),
  );
  return Object.fromEntries(
    nodes.map((node) => {
      const id = node.get('operationId').string;
      return [id, readOperation(id, node, starters.get(id))];
    }),
  );
}

function readOperation(id: string, node: JsonNode, polled: JsonNode | undefined): DocumentedOperation {
  const requests = node
    .in('requestBody', 'content', 'application/json', 'examples')
    .record((example) => example.get('value').written);
  const replies = node
    .get('responses')
    .keys.flatMap((status) => readReplies(node.in('responses', status), Number(status), requests))
    .toSorted((a, b) => a.status - b.status);
  const success = replies[0]?.status ?? node.fail('an operation with an example of a success');
  const pages = node.get('x-pagination');
  const poll = node.get('x-poll');
  return {
    id,
    success,
    requests: Object.values(requests),
    replies,
    pagination: pages.exists
      ? {
          pageSize: pages.get('pageSize').string,
          pageToken: pages.get('pageToken').string,
          nextPageToken: pages.get('nextPageToken').string,
          items: pages.get('items').string,
        }
      : undefined,
    starts: poll.exists
      ? { operationId: poll.get('operationId').string, data: poll.get('data').record(({ string }) => string) }
      : undefined,
    progress: polled && { members: polled.get('data').keys, examples: inTime(polled.get('until'), successes(replies, success)) },
  };
}

function readReplies(response: JsonNode, status: number, requests: { [name: string]: Json }): Example[] {
  const examples = response.in('content', 'application/json', 'examples');
  return examples.keys.map((name) => {
    const example = examples.get(name);
    const beside = example.get('x-request');
    const request = beside.exists ? beside.written : name;
    return {
      status,
      name,
      value: example.get('value').written,
      request: typeof request === 'string' ? requests[request] : request,
    };
  });
}

const successes = (replies: readonly Example[], success: number): Example[] => replies.filter(({ status }) => status === success);

/** Those in which the job goes on, then one in which it has come to a good end. */
function inTime(until: JsonNode, examples: readonly Example[]): Example[] {
  const pointer = until.get('pointer').string;
  const valuesOf = (key: string) => until.get(key).items.map(({ value }) => value);
  const [over, failed] = [valuesOf('in'), valuesOf('failed')];
  const end = examples.findLast(({ value }) => over.includes(at(value, pointer)) && !failed.includes(at(value, pointer)));
  return [...examples.filter(({ value }) => !over.includes(at(value, pointer))), ...(end === undefined ? [] : [end])];
}

/** How far the jobs are that somebody has asked for. */
export interface Sequences {
  /** The job begins anew. */
  restart(job: string): void;
  /** How many times the job was asked for before. */
  next(job: string): number;
  clear(): void;
}

/** Of more jobs than these, those are forgotten that began first. */
const maxJobs = 1000;

export function createSequences(): Sequences {
  const asked = new Map<string, number>();
  return {
    restart: (job) => asked.delete(job),
    next: (job) => {
      const times = asked.get(job) ?? 0;
      asked.set(job, times + 1);
      if (asked.size > maxJobs) asked.delete(asked.keys().next().value ?? job);
      return times;
    },
    clear: () => asked.clear(),
  };
}

/**
 * The example of a success for a request that is valid: the one whose own request is most like it. Where the document shows one after
 * another, so do repeated calls: pages end, and a job is done after a few questions.
 */
export function chooseReply(operation: DocumentedOperation, body: Json, sequences: Sequences): Example {
  const { id, progress, starts } = operation;
  if (progress !== undefined) {
    const step = sequences.next(
      jobOf(
        id,
        progress.members.map((member) => at(body, `/data/${member}`)),
      ),
    );
    const example = progress.examples[step] ?? progress.examples.at(-1);
    if (example !== undefined) return example;
  }
  const reply = closestReply(operation, body);
  if (starts !== undefined) {
    const { operationId, data } = starts;
    const values = Object.values(data).map((expression) => evaluate(expression, body, reply.value));
    sequences.restart(jobOf(operationId, values));
  }
  return reply;
}

/** An empty one asks for the first page, as none does. */
const isToken = (value: Json | undefined): boolean => value !== undefined && value !== '';

/** The refusal of a page token that the document does not show; undefined where there is nothing to refuse. */
export function refusePageToken({ pagination, replies }: DocumentedOperation, body: Json): Example | undefined {
  if (pagination === undefined) return undefined;
  const { pageToken, nextPageToken } = pagination;
  const token = at(body, pageToken);
  if (!isToken(token) || replies.some(({ value }) => at(value, nextPageToken) === token)) return undefined;
  const isAboutToken = (detail: Json) => at(detail, '/field') === pageToken;
  return replies.find(({ value }) => {
    const details = at(value, '/error/details');
    return Array.isArray(details) && details.some(isAboutToken);
  });
}

/** The example of this name, of this HTTP status; each may be left open. A success goes before failures. */
export const findReply = (
  { replies }: DocumentedOperation,
  { status, name }: { status: number | undefined; name: string | undefined },
): Example | undefined =>
  replies.find((reply) => (status === undefined || reply.status === status) && (name === undefined || reply.name === name));

export const jobOf = (operationId: string, values: readonly (Json | undefined)[]): string =>
  JSON.stringify([operationId, ...values]);

/** `$request.body#/data/organizationId` */
export function evaluate(expression: string, request: Json, response: Json): Json | undefined {
  const [source, pointer = ''] = expression.split('#');
  return at(source === '$request.body' ? request : response, pointer);
}

function closestReply(operation: DocumentedOperation, body: Json): Example {
  const { id, success, requests, replies, pagination } = operation;
  const isLater = pagination !== undefined && isToken(at(body, pagination.pageToken));
  const shown = successes(replies, success).filter(({ value }) => !isLater || at(value, pagination.nextPageToken) === undefined);
  const expected = shown.filter((reply) => !isUnexpected(reply));
  const sent = featuresOf(body);
  const unexpected = new Set(shown.filter(isUnexpected).map(({ request }) => request));
  const common = new Set(
    [...requests, ...expected.map(({ request }) => request)]
      .filter((request) => !unexpected.has(request))
      .flatMap((request) => [...featuresOf(request).values]),
  );
  const isMeant = ({ request }: Example) => {
    const own = [...featuresOf(request).values].filter((value) => !common.has(value));
    return own.length > 0 && own.every((value) => sent.values.has(value));
  };
  const ranked = shown
    .map((reply) => ({ reply, ...differences(sent, featuresOf(reply.request)) }))
    .toSorted((a, b) => a.members - b.members || b.sameValues - a.sameValues || a.values - b.values);
  const best =
    ranked.find(({ members, values }) => members === 0 && values === 0) ??
    ranked.find(({ reply }) => isUnexpected(reply) && isMeant(reply)) ??
    ranked.find(({ reply }) => !isUnexpected(reply)) ??
    ranked[0];
  if (best === undefined) throw new Error(`openapi: ${id} has no example of a success`);
  return best.reply;
}

/**
 * A reply in which something failed, or nothing was found. It stands for what a mock cannot know of: so it answers alone who sends its
 * request, or what only its request has, such as the id `lost-plan`.
 */
const isUnexpected = ({ value }: Example): boolean => hasFailed(value) || isEmpty(at(value, '/result/data'));

const hasFailed = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('success' in value && value.success === false) || Object.values(value).some((member) => hasFailed(member)));

const isEmpty = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What there is to compare of a body: its members, and the values that are in them. Items of an array have a place in common. */
interface Features {
  members: Set<string>;
  values: Set<string>;
}

function featuresOf(body: Json | undefined): Features {
  const features: Features = { members: new Set(), values: new Set() };
  if (body !== undefined) collect(body, '', features);
  return features;
}

function collect(value: Json, place: string, { members, values }: Features): void {
  members.add(place);
  if (typeof value !== 'object') {
    values.add(`${place} ${value}`);
  } else if (value === null || Object.keys(value).length === 0) {
    // Neither is like a member that says something.
    members.add(`${place} ${JSON.stringify(value)}`);
  } else {
    const isArray = Array.isArray(value);
    for (const [key, member] of Object.entries(value)) collect(member, `${place}/${isArray ? '*' : key}`, { members, values });
  }
}

/** How many members and values only one of the two has, and how many values both have. */
function differences(sent: Features, shown: Features): { members: number; values: number; sameValues: number } {
  const common = (kind: keyof Features) => [...shown[kind]].filter((one) => sent[kind].has(one)).length;
  const different = (kind: keyof Features) => sent[kind].size + shown[kind].size - 2 * common(kind);
  return { members: different('members'), values: different('values'), sameValues: common('values') };
}

/** The value at a JSON Pointer, if there is one. Not by way of the document's nodes, which follow a `$ref`: bodies may hold anything. */
export const at = (value: Json | undefined, pointer: string): Json | undefined =>
  keysOf(pointer).reduce((parent: Json | undefined, key) => {
    const isObject = typeof parent === 'object' && parent !== null && !Array.isArray(parent);
    return isObject && Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, value);
