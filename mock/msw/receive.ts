/** Checks requests as the service does, in the same order and with the same words. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Json } from '../../generated/document.ts';
import { type Operation, requestSchema } from '../../generated/operations.ts';
import { requests } from '../../generated/validators.js';
import { createExplainer } from '../../server/http/explainer.ts';
import { parse } from '../../server/http/read-body.ts';
import {
  checkBeyondSchema,
  checkMediaType,
  checkMethod,
  credentialsOf,
  idempotencyKeyOf,
  invalidRequest,
  maxBodyBytes,
  tooLarge,
} from '../../server/http/request.ts';
import { at } from '../engine/examples.ts';

const { explain } = createExplainer(() => ({ Ajv2020, addFormats: formats.default }));

/** Returns the whole body, or throws a Failure. */
export async function receive(request: Request, operation: Operation): Promise<Json> {
  const headers = Object.fromEntries(request.headers);
  checkMethod(request.method);
  credentialsOf(headers, operation);
  checkMediaType(headers);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const maxBytes = maxBodyBytes(operation);
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  idempotencyKeyOf(headers, operation);
  const body = parse(bytes);
  if (!requests[operation.id](body)) throw invalidRequest(explain(requestSchema(operation), body, bytes.length));
  checkBeyondSchema(operation, at(body, '/data'), bytes.length);
  return body;
}
