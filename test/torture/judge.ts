/**
 * Checks responses independently of the service: Ajv on the whole published document, with its references. The service uses
 * generated code or express-openapi-validator.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsModule from 'ajv-formats';
import { pointerOf } from '../../generated/document.ts';
import { at, document, type Operation } from '../../generated/operations.ts';
import { isObject } from '../../openapi/tools/verify/corpus/json.ts';
import type { Reply } from './http.ts';

const ajv = formatsModule.default(new Ajv2020({ strict: false, allErrors: false, validateFormats: true }));
const whole = document();
if (!isObject(whole)) throw new Error('The document is not an object.');
ajv.addSchema(whole, 'document');

const validators = new Map<string, ValidateFunction>();

/** `pointer`: the schema's place in the document. */
function validatorAt(pointer: string): ValidateFunction {
  let validate = validators.get(pointer);
  if (validate === undefined) {
    validate = ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, validate);
  }
  return validate;
}

function schemaPointer({ path }: Operation, status: number): string | undefined {
  const keys = ['paths', path, 'post', 'responses', String(status)];
  const response = at(whole, ...keys);
  if (response === undefined) return undefined;
  const ref = at(response, '$ref');
  const start = typeof ref === 'string' ? ref.slice(1) : keys.map(pointerOf).join('');
  return `${start}/content/application~1json/schema`;
}

interface Expected {
  /** Undefined for a path without an operation. */
  operation?: Operation | undefined;
  method?: string;
  /** The sent values that the response must contain. */
  requestId?: string;
}

/** Returns the mistake of a response; undefined for a valid one. */
export function judgeReply(
  { status, headers, text }: Reply,
  { operation, method = 'POST', requestId }: Expected,
): string | undefined {
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || id.length < 1 || id.length > 128) return `${status} has the x-request-id ${JSON.stringify(id)}`;
  if (requestId !== undefined && id !== requestId)
    return `${status} has the x-request-id ${id} and not ${requestId}, which was sent`;
  if (status === 503 && headers['retry-after'] === undefined) return '503 has no retry-after';
  if (method === 'HEAD') return undefined;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `${status} is ${headers['content-type']}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `${status} is no JSON: ${text.slice(0, 200)}`;
  }
  // Neither belongs to an operation: only the envelope is promised.
  const isOutside = operation === undefined || (status === 405 && method !== 'POST');
  const pointer = isOutside ? '/components/schemas/ErrorBody' : schemaPointer(operation, status);
  if (pointer === undefined) return `${status} is not documented: ${text.slice(0, 200)}`;
  const validate = validatorAt(pointer);
  if (validate(body)) return undefined;
  const [error] = validate.errors ?? [];
  return `${status} breaks its schema: ${error?.instancePath} ${error?.message}: ${text.slice(0, 200)}`;
}
