/** Reads generated/workflows.json: as much of Arazzo as the workflows use. */
import { readFileSync } from 'node:fs';
import { keysOf } from '../../../generated/document.ts';
import { at } from '../../../generated/operations.ts';
import { isObject, listOf, objectOf, valueAt, withValue } from './corpus/json.ts';
import type { Received } from './exchange.ts';

export interface Workflow {
  id: string;
  dependsOn: readonly string[];
  parameters: readonly unknown[];
  steps: readonly Step[];
  outputs: { readonly [name: string]: unknown };
}

export interface Step {
  id: string;
  operationId: string;
  parameters: readonly unknown[];
  payload: unknown;
  criteria: readonly unknown[];
  outputs: { readonly [name: string]: unknown };
  /** Seconds between attempts and their number, for a step that waits. */
  retry: { after: number; limit: number } | undefined;
}

export function readWorkflows(): Workflow[] {
  const document: unknown = JSON.parse(readFileSync(new URL('../../../generated/workflows.json', import.meta.url), 'utf8'));
  return listOf(at(document, 'workflows')).map((workflow) => ({
    id: String(at(workflow, 'workflowId')),
    dependsOn: listOf(at(workflow, 'dependsOn')).map(String),
    parameters: listOf(at(workflow, 'parameters')),
    steps: listOf(at(workflow, 'steps')).map(readStep),
    outputs: objectOf(at(workflow, 'outputs')),
  }));
}

function readStep(step: unknown): Step {
  const retry = listOf(at(step, 'onFailure')).find((action) => at(action, 'type') === 'retry');
  const replacements = listOf(at(step, 'requestBody', 'replacements'));
  return {
    id: String(at(step, 'stepId')),
    operationId: String(at(step, 'operationId')),
    parameters: listOf(at(step, 'parameters')),
    payload: replacements.reduce(
      (payload, one) => withValue(payload, keysOf(String(at(one, 'target'))), at(one, 'value')),
      at(step, 'requestBody', 'payload'),
    ),
    criteria: listOf(at(step, 'successCriteria')),
    outputs: objectOf(at(step, 'outputs')),
    retry: retry === undefined ? undefined : { after: Number(at(retry, 'retryAfter')), limit: Number(at(retry, 'retryLimit')) },
  };
}

/** The values that expressions can name, such as `$inputs.apiKey`. */
export class Values {
  readonly #values = new Map<string, unknown>();

  set(expression: string, value: unknown): void {
    this.#values.set(expression, value);
  }

  /** Returns the value of an expression, or any other value unchanged. */
  of(value: unknown, received?: Received): unknown {
    if (Array.isArray(value)) return value.map((item) => this.of(item, received));
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, this.of(member, received)]));
    if (typeof value !== 'string' || !value.startsWith('$')) return value;
    if (value === '$statusCode') return received?.status;
    const [name = '', pointer = ''] = value.split('#');
    if (name === '$response.body') return valueAt(received?.body, keysOf(pointer));
    if (!this.#values.has(value)) throw new Error(`The workflows name ${value}, which has no value.`);
    return this.#values.get(value);
  }
}

/** Returns the problem if the response breaks the criterion. `own` gives literals and pointers the run's ids. */
export function brokenBy(
  criterion: unknown,
  received: Received,
  values: Values,
  own: (text: string) => string,
): string | undefined {
  const condition = String(at(criterion, 'condition'));
  if (at(criterion, 'type') === 'jsonpath') {
    const [, path = '', count = ''] = /^\$\[\?length\(@\.(\S+)\) == (\d+)\]$/.exec(condition) ?? [];
    if (path === '') throw new Error(`The verifier cannot read the condition ${condition}.`);
    const found = listOf(valueAt(received.body, path.split('.'))).length;
    return found === Number(count) ? undefined : `${path} has ${found} items instead of ${count}`;
  }
  const [, left = '', right = ''] = /^(\S+) == (.+)$/.exec(condition) ?? [];
  if (left === '') throw new Error(`The verifier cannot read the condition ${condition}.`);
  const ownLeft = left.split('/').map(own).join('/');
  const got = values.of(ownLeft, received);
  const expected = right.startsWith('$') ? values.of(right, received) : ownLiteral(right, own);
  return got === expected ? undefined : `${ownLeft} is ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`;
}

function ownLiteral(text: string, own: (text: string) => string): unknown {
  const [, , quoted] = /^(["'])(.*)\1$/.exec(text) ?? [];
  return quoted === undefined ? JSON.parse(text) : own(quoted);
}
