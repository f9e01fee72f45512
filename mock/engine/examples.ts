/** Chooses the example of the document that answers a request. */
import { type Json, keysOf } from '../../generated/document.ts';
import type { Poll } from '../../generated/handlers.ts';
import { contractOperations, type Example, examplesOf, type Operation, repliesOf } from '../../generated/operations.ts';
import type { RequestHeaders } from '../../server/http/request.ts';

/** An operation with its examples. */
export interface DocumentedOperation extends Pick<Operation, 'id' | 'success' | 'pagination' | 'poll'> {
  /** The bodies of request examples. */
  requests: Json[];
  /** Examples of responses in the document's order, successes first. */
  replies: Example[];
  /** For an operation that returns a job's progress: the fields of `data` that identify the job, and its examples in order. */
  progress: { members: string[]; examples: Example[] } | undefined;
}

let documented: { readonly [operationId: string]: DocumentedOperation } | undefined;

/** Returns the operations by id. Reads the document on first use. */
export function documentedOperations(): { readonly [operationId: string]: DocumentedOperation } {
  documented ??= Object.fromEntries(contractOperations.map((operation) => [operation.id, withExamples(operation)]));
  return documented;
}

function withExamples(operation: Operation): DocumentedOperation {
  const [requests, replies] = [Object.values(examplesOf(operation, 'requestBody')), repliesOf(operation)];
  const poll = contractOperations.map((one) => one.poll).find((one) => one?.operationId === operation.id);
  const shown = successes(replies, operation.success);
  const progress = poll && { members: Object.keys(poll.data), examples: inTime(poll.until, shown) };
  return { ...operation, requests, replies, progress };
}

const successes = (replies: readonly Example[], success: number): Example[] => replies.filter(({ status }) => status === success);

/** Returns the examples of a running job, then one of a completed job. */
function inTime({ pointer, in: over, failed }: Poll['until'], examples: readonly Example[]): Example[] {
  const isOver = ({ value }: Example) => over.includes(at(value, pointer));
  const end = examples.findLast((example) => isOver(example) && !failed.includes(at(example.value, pointer)));
  return [...examples.filter((example) => !isOver(example)), ...(end === undefined ? [] : [end])];
}

/** The progress of requested jobs. */
type Sequences = ReturnType<typeof createSequences>;

/** Maximum of remembered jobs. Beyond it, the oldest are forgotten. */
const maxJobs = 1000;

export function createSequences() {
  const asked = new Map<string, number>();
  return {
    restart: (job: string) => asked.delete(job),
    /** Returns the number of earlier requests for the job. */
    next: (job: string) => {
      const times = asked.get(job) ?? 0;
      asked.set(job, times + 1);
      if (asked.size > maxJobs) asked.delete(asked.keys().next().value ?? job);
      return times;
    },
    clear: () => asked.clear(),
  };
}

/** Returns the refusal that the document shows for exactly this request. */
export const refusalOf = ({ replies }: DocumentedOperation, body: Json, sent: RequestHeaders): Example | undefined =>
  replies.find(
    ({ status, request, headers }) =>
      status >= 400 && isEqual(request, body) && Object.entries(headers).every(([name, value]) => sent[name] === value),
  );

/**
 * Returns the example of a success for a valid request: the one whose own request is most similar. Examples with failed items answer
 * only their own request. Repeated calls follow the order of the document: pages end, and a job completes after a few requests.
 */
export function chooseReply(operation: DocumentedOperation, body: Json, sequences: Sequences): Example {
  const { id, progress } = operation;
  if (progress === undefined) return closestReply(operation, body);
  const job = progress.members.map((member) => at(body, `/data/${member}`));
  return progress.examples[sequences.next(jobOf(id, job))] ?? progress.examples.at(-1) ?? closestReply(operation, body);
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

function closestReply({ id, success, requests, replies }: DocumentedOperation, body: Json): Example {
  const shown = successes(replies, success);
  const unexpected = shown.filter(({ value }) => hasFailed(value) || isEmpty(value));
  const expected = shown.filter((reply) => !unexpected.includes(reply));
  const isOfUnexpected = (request: Json) => unexpected.some((reply) => reply.request === request);
  const common = [...requests.filter((request) => !isOfUnexpected(request)), ...expected.map(({ request }) => request)];
  const sent = featuresOf(body);
  const isMeant = (own: readonly string[]) => own.length > 0 && own.every((value) => sent.values.has(value));
  const [best] = expected
    .map((reply) => ({ reply, ...differences(sent, featuresOf(reply.request)) }))
    .toSorted((a, b) => a.members - b.members || b.sameValues - a.sameValues || a.values - b.values);
  const reply =
    shown.find(({ request }) => isEqual(request, body)) ??
    shown.find(({ value, request }) => isEmpty(value) && isMeant(ownValuesOf(request, common))) ??
    best?.reply ??
    shown[0];
  if (reply === undefined) throw new Error(`openapi: ${id} has no example of a success`);
  return reply;
}

/**
 * Returns the values that only this request of the document has, such as the id `lost-plan`. With them, a request asks for an example
 * of missing data, which a mock cannot know of. `others`: the other requests.
 */
export function ownValuesOf(request: Json | undefined, others: readonly (Json | undefined)[]): readonly string[] {
  const common = new Set(others.flatMap((one) => [...featuresOf(one).values]));
  return [...featuresOf(request).values].filter((value) => !common.has(value));
}

/** Returns the values in a body with their places. Items of an array share a place. */
export const valuesIn = (body: Json): ReadonlySet<string> => featuresOf(body).values;

const hasFailed = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('success' in value && value.success === false) || Object.values(value).some((member) => hasFailed(member)));

/** Returns whether a response has no data where others have some. */
function isEmpty(value: Json): boolean {
  const data = at(value, '/result/data');
  return typeof data === 'object' && data !== null && Object.keys(data).length === 0;
}

/** Returns whether two values are equal. The order of fields does not count. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const others = new Map(Object.entries(b));
  const members = Object.entries(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    members.length === others.size &&
    members.every(([key, member]) => isEqual(member, others.get(key)))
  );
}

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
    if (Array.isArray(parent)) return parent[Number(key)];
    return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, value);
