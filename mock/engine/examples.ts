/** Chooses the example of the document that answers a request. */
import { type Json, JsonNode, keysOf } from '../../generated/document.ts';

/** An example of a response. */
export interface Example {
  status: number;
  name: string;
  value: Json;
  /** The request body that this response answers, if the document says so. */
  request: Json | undefined;
}

/** The examples of an operation. */
export interface DocumentedOperation {
  id: string;
  /** The HTTP status of a success. */
  success: number;
  /** The bodies of request examples. */
  requests: Json[];
  /** Examples of responses in the document's order, successes first. */
  replies: Example[];
  /** JSON Pointers to page size and page token in the request, and to next token and items in the response. */
  pagination: { pageSize: string; pageToken: string; nextPageToken: string; items: string } | undefined;
  /** For an operation that starts a job: the operation that returns its progress, and expressions for the fields of its `data`. */
  starts: { operationId: string; data: { [member: string]: string } } | undefined;
  /** For an operation that returns a job's progress: the fields of `data` that identify the job, and its examples in order. */
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

/** Returns the examples of a running job, then one of a completed job. */
function inTime(until: JsonNode, examples: readonly Example[]): Example[] {
  const pointer = until.get('pointer').string;
  const valuesOf = (key: string) => until.get(key).items.map(({ value }) => value);
  const [over, failed] = [valuesOf('in'), valuesOf('failed')];
  const end = examples.findLast(({ value }) => over.includes(at(value, pointer)) && !failed.includes(at(value, pointer)));
  return [...examples.filter(({ value }) => !over.includes(at(value, pointer))), ...(end === undefined ? [] : [end])];
}

/** The progress of requested jobs. */
export interface Sequences {
  /** Restarts the job. */
  restart(job: string): void;
  /** Returns the number of earlier requests for the job. */
  next(job: string): number;
  clear(): void;
}

/** Maximum of remembered jobs. Beyond it, the oldest are forgotten. */
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
 * Returns the example of a success for a valid request: the one whose own request is most similar. Repeated calls follow the order
 * of the document: pages end, and a job completes after a few requests.
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

/** Returns whether the token is set. An empty token requests the first page, like a missing one. */
const isToken = (value: Json | undefined): boolean => value !== undefined && value !== '';

/** Returns the refusal of a page token that the document does not show; undefined for a valid one. */
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

/** Returns the first example with this name and HTTP status; both may be undefined. Successes come before failures. */
export const findReply = (
  { replies }: DocumentedOperation,
  { status, name }: { status: number | undefined; name: string | undefined },
): Example | undefined =>
  replies.find((reply) => (status === undefined || reply.status === status) && (name === undefined || reply.name === name));

export const jobOf = (operationId: string, values: readonly (Json | undefined)[]): string =>
  JSON.stringify([operationId, ...values]);

/** Returns the value of an expression such as `$request.body#/data/organizationId`. */
export function evaluate(expression: string, request: Json, response: Json): Json | undefined {
  const [source, pointer = ''] = expression.split('#');
  return at(source === '$request.body' ? request : response, pointer);
}

function closestReply(operation: DocumentedOperation, body: Json): Example {
  const { id, success, requests, replies } = operation;
  const shown = successes(replies, success);
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
 * Returns whether an example shows failed items or missing data, which a mock cannot know of. Such an example answers only its own
 * request, or requests with a value that only its request has, such as the id `lost-plan`.
 */
const isUnexpected = ({ value }: Example): boolean => hasFailed(value) || isEmpty(at(value, '/result/data'));

const hasFailed = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('success' in value && value.success === false) || Object.values(value).some((member) => hasFailed(member)));

const isEmpty = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The comparable features of a body: its fields and their values. Items of an array share a place. */
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
    // Null and empty values differ from any field with a value.
    members.add(`${place} ${JSON.stringify(value)}`);
  } else {
    const isArray = Array.isArray(value);
    for (const [key, member] of Object.entries(value)) collect(member, `${place}/${isArray ? '*' : key}`, { members, values });
  }
}

/** Counts the fields and values that only one body has, and the values that both have. */
function differences(sent: Features, shown: Features): { members: number; values: number; sameValues: number } {
  const common = (kind: keyof Features) => [...shown[kind]].filter((one) => sent[kind].has(one)).length;
  const different = (kind: keyof Features) => sent[kind].size + shown[kind].size - 2 * common(kind);
  return { members: different('members'), values: different('values'), sameValues: common('values') };
}

/** Returns the value at a JSON Pointer; undefined for none. JsonNode would follow a `$ref`, and bodies may contain anything. */
export const at = (value: Json | undefined, pointer: string): Json | undefined =>
  keysOf(pointer).reduce((parent: Json | undefined, key) => {
    const isObject = typeof parent === 'object' && parent !== null && !Array.isArray(parent);
    return isObject && Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, value);
