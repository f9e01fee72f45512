/** The rules for every response: its status, media type, body and headers are documented. */
import { httpStatusOf } from '../../../generated/handlers.ts';
import { at, examplesOf, nodeOf, type Operation, replySchema } from '../../../generated/operations.ts';
import { isObject, type JsonObject, pointer } from './corpus/json.ts';
import { fits } from './corpus/judge.ts';
import type { Exchange, Received } from './exchange.ts';
import type { Finding } from './outcome.ts';
import { violationOf } from './violation.ts';

type Problem = Omit<Finding, 'exchange'>;

/** Returns a place below an operation, as a pointer into the document. */
export const placeOf = ({ path }: Operation, ...keys: string[]): string => `#${pointer(['paths', path, 'post', ...keys])}`;

export function conformance(exchange: Exchange): Finding[] {
  const { operation, headers } = exchange.sent;
  const { received } = exchange;
  const problems = operation.statuses.includes(received.status)
    ? [...bodyProblems(operation, received), ...headerProblems(operation, received, headers['x-request-id'])]
    : [undocumented(operation, received)];
  if (problems.length === 0 && received.status === 500) problems.push(faulty(operation));
  return problems.map((problem) => ({ ...problem, exchange }));
}

const undocumented = (operation: Operation, { status }: Received): Problem => ({
  problem: `The status ${status} is not documented.`,
  rule: `The documented statuses are ${operation.statuses.join(', ')}.`,
  place: placeOf(operation, 'responses'),
});

const faulty = (operation: Operation): Problem => ({
  problem: 'The status is 500.',
  rule: 'No request causes a fault of the server.',
  place: placeOf(operation, 'responses', '500'),
});

function bodyProblems(operation: Operation, { status, headers, body }: Received): Problem[] {
  const place = placeOf(operation, 'responses', String(status), 'content', 'application/json');
  const type = headers['content-type'];
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) {
    return [{ problem: `The content-type is ${type ?? 'missing'}.`, rule: 'Responses are application/json.', place }];
  }
  if (body === undefined) return [{ problem: 'The body is not JSON.', rule: 'Responses are JSON.', place }];
  const violation = violationOf(replySchema(operation, status), body);
  if (violation !== undefined) {
    const { path, rule } = violation;
    return [
      { problem: `${pointer(path) || 'The body'} does not fit the schema.`, rule, place: `${place}/schema${violation.place}` },
    ];
  }
  return status === operation.success ? [] : failureProblems(operation, status, body, place);
}

function failureProblems(operation: Operation, status: number, body: unknown, place: string): Problem[] {
  const code = at(body, 'error', 'status');
  const codes = codesOf(operation, status);
  if (!codes.includes(String(code))) {
    const rule = `With HTTP ${status}, error.status is ${codes.join(' or ')}.`;
    return [
      {
        problem: `/error/status is ${String(code)} with HTTP ${status}.`,
        rule,
        place: '#/components/schemas/ErrorStatus/x-statuses',
      },
    ];
  }
  if (operation.failureHasCode && at(body, 'error', 'code') !== status) {
    return [
      { problem: `/error/code is ${String(at(body, 'error', 'code'))}.`, rule: `error.code is the HTTP status, ${status}.`, place },
    ];
  }
  return [];
}

/** Returns the codes of an HTTP status: its own, and those in the examples. */
function codesOf(operation: Operation, status: number): string[] {
  const own = Object.entries(httpStatusOf).flatMap(([code, usual]) => (usual === status ? [code] : []));
  const shown = Object.values(examplesOf(operation, status)).map((example) => String(at(example, 'error', 'status')));
  return [...new Set([...own, ...shown])];
}

function headerProblems(operation: Operation, { status, headers }: Received, requestId: string | undefined): Problem[] {
  const place = placeOf(operation, 'responses', String(status), 'headers');
  const problems = documentedHeaders(operation, status).flatMap(([name, { required, schema }]): Problem[] => {
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      return required === true
        ? [{ problem: `The ${name} header is missing.`, rule: `${name} is required.`, place: `${place}/${name}` }]
        : [];
    }
    const isNumber = isObject(schema) && schema.type === 'integer';
    if (fits(schema, isNumber ? Number(value) : value)) return [];
    return [{ problem: `The ${name} header is "${value}".`, rule: JSON.stringify(schema), place: `${place}/${name}` }];
  });
  const answered = headers['x-request-id'];
  if (requestId !== undefined && answered !== undefined && answered !== requestId) {
    const problem = `The x-request-id header is "${answered}", but the request had "${requestId}".`;
    problems.push({ problem, rule: "A caller's own x-request-id is kept.", place: `${place}/x-request-id` });
  }
  return problems;
}

const documentedHeaders = (operation: Operation, status: number): [string, JsonObject][] =>
  Object.entries(
    nodeOf(operation)
      .in('responses', String(status), 'headers')
      .record((header) => header.object),
  );
