/** The credentials of a run: the given ones, or those of a workspace of its own. */
import { JsonNode } from '../../../generated/document.ts';
import type { Credentials } from '../../../generated/handlers.ts';
import { contractOperations, document, nodeOf, type Operation } from '../../../generated/operations.ts';
import { variableOf } from '../docs/call-code.ts';
import type { Headers } from './exchange.ts';

/** The values by the names of the document's security schemes. */
export interface Given {
  readonly [scheme: string]: string;
}

interface Scheme {
  name: string;
  header: string;
  description: string;
}

const described = new JsonNode(document()).in('components', 'securitySchemes');
const schemes: readonly Scheme[] = described.keys.map((name) => ({
  name,
  header: described.in(name, 'name').string,
  description: described.in(name, 'description').string,
}));

/** The options and environment variables for credentials: `ApiKeyToken` is `--api-key-token` or `API_KEY_TOKEN`. */
export const credentialOptions: readonly { scheme: string; option: string; variable: string; about: string }[] = schemes.map(
  ({ name, description }) => ({
    scheme: name,
    option: variableOf(name).toLowerCase().replaceAll('_', '-'),
    variable: variableOf(name),
    about: description,
  }),
);

/** Returns the schemes that an operation needs. If it takes either of two kinds, the given one decides. */
function schemesOf(operation: Operation, isGiven: (scheme: Scheme) => boolean): readonly Scheme[] {
  const alternatives = requirementsOf(operation).map((needed) => schemes.filter(({ name }) => needed.includes(name)));
  return alternatives.find((needed) => needed.every(isGiven)) ?? alternatives[0] ?? [];
}

/** Returns the names of the schemes of each alternative. */
const requirementsOf = (operation: Operation): string[][] =>
  nodeOf(operation)
    .get('security')
    .items.map(({ keys }) => keys);

/** Returns the headers with the operation's credentials. */
export const headersFor = (operation: Operation, given: Given): Headers =>
  Object.fromEntries(
    schemesOf(operation, ({ name }) => given[name] !== undefined).flatMap(({ name, header }) =>
      given[name] === undefined ? [] : [[header, given[name]]],
    ),
  );

/** Returns the headers as a shell writes them, with variables in place of the values. */
export function shellHeaders(operation: Operation, sent: Headers): string[] {
  const variables = new Map(
    schemesOf(operation, ({ header }) => sent[header] !== undefined).map(({ name, header }) => [header, variableOf(name)]),
  );
  return Object.entries(sent).map(([name, value]) => {
    const variable = variables.get(name);
    // An empty credential is a case of its own.
    return variable === undefined || value === '' ? `${name}: ${value}` : `${name}: $${variable}`;
  });
}

/** Whether all schemes of a kind are given. */
export function hasAll(given: Given, kind: Credentials): boolean {
  const operation = contractOperations.find(({ credentials }) => credentials === kind);
  const [needed = []] = operation === undefined ? [] : requirementsOf(operation);
  return needed.every((name) => given[name] !== undefined);
}

/** A request, where it differs from a POST of JSON with the given credentials. */
export interface Asked {
  body: unknown;
  given: Given;
  headers?: Headers;
  /** Sent in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  method?: string;
  path?: string;
}
