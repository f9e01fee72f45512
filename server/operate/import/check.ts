/** Checks a line's bytes against openapi/import.yaml, and returns its data or rejects it. */
import { explain } from '../../../generated/explain.ts';
import { type Bounded, limits, type OpenObject, operations } from '../../../generated/handlers.ts';
import document from '../../../generated/import.json' with { type: 'json' };
import type { ImportLine } from '../../../generated/import-types.ts';
import { findDuplicates, findLookAlikes, findOversized } from '../../../generated/rules.ts';
import type { ErrorDetail } from '../../../generated/types.ts';
import { Failure } from '../../errors.ts';
import { parse } from '../../http/read-body.ts';
import { withParsedEmail } from '../../users/user-fields.ts';

export type LineType = ImportLine['type'];
export type LineOf<Type extends LineType> = Extract<ImportLine, { type: Type }>;

export const maxLineBytes = limits.bodyBytes;

const schemas = new Map<unknown, (typeof document.components.schemas.ImportLine.oneOf)[number]>(
  document.components.schemas.ImportLine.oneOf.map((schema) => [schema.properties.type.const, schema]),
);

/** Returns the fields of a line with a size limit. */
const boundedIn = ({ properties }: { properties: object }): Bounded[] =>
  Object.entries(properties)
    .filter(([, property]) => 'x-max-bytes' in property)
    .map(([name]) => ({ path: [name], maxBytes: limits.objectBytes }));

/** Returns an object of a request from this field of a line. */
const inField = (name: string, [object]: readonly OpenObject[]): OpenObject[] =>
  object === undefined ? [] : [{ ...object, path: [name] }];

/** The objects with custom fields, by the type of their line. */
const open: { readonly [type: string]: readonly OpenObject[] } = {
  organization: inField('metadata', operations.updateOrganizations.open),
  document: inField('metadata', operations.updateDocuments.open),
  user: inField('user', operations.addNotifications.open),
};

/** Thrown for a rejected line; the message is the reason. */
export class Refusal extends Error {}

const refusal = ({ field, description }: Pick<ErrorDetail, 'field' | 'description'>): Refusal =>
  new Refusal(`${field || 'The line'} ${description}.`);

/** Returns the data of a line. `bytes`: undefined for a line that is too long. */
export function check(bytes: Buffer | undefined, now: number): ImportLine {
  if (bytes === undefined) throw new Refusal(`The line must have at most ${maxLineBytes} bytes.`);
  const line: unknown = refusing(() => parse(bytes));
  assertFits(line, bytes.length);
  if (line.type === 'user') return { ...line, user: refusing(() => withParsedEmail(line.user, '/user')) };
  if (line.type === 'annotation') {
    const [twice] = findDuplicates([{ path: ['mentions'], by: ['userId'] }], line, '');
    if (twice !== undefined) throw new Refusal(`${twice.field} must not repeat an earlier item.`);
    if (line.createdAt > now) throw new Refusal('/createdAt must not be in the future.');
  }
  return line;
}

/** Turns a failure of a request into the refusal of a line. */
function refusing<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const detail = error instanceof Failure ? error.details[0] : undefined;
    throw detail === undefined ? error : refusal(detail);
  }
}

function assertFits(line: unknown, bytes: number): asserts line is ImportLine {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) throw new Refusal('The line must be an object.');
  const schema = schemas.get('type' in line ? line.type : undefined);
  if (schema === undefined) {
    const types = [...schemas.keys()].map((type) => JSON.stringify(type)).join(', ');
    throw new Refusal('type' in line ? `/type must be one of ${types}.` : `/type is required: one of ${types}.`);
  }
  const [problem] = [
    ...explain(schema, line, bytes),
    ...findLookAlikes(open[schema.properties.type.const] ?? [], line, ''),
    ...findOversized(boundedIn(schema), line, '', bytes),
  ];
  if (problem !== undefined) throw refusal(problem);
}
