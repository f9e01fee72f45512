/** The credentials of a run: the given ones, or those of a workspace of its own. */
import { type Credentials, operations } from '../../../generated/handlers.ts';
import { at, document, type Operation } from '../../../generated/operations.ts';
import { isObject } from './corpus/json.ts';
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

const schemes: readonly Scheme[] = Object.entries(objectAt('components', 'securitySchemes')).map(([name, scheme]) => ({
  name,
  header: String(at(scheme, 'name')),
  description: String(at(scheme, 'description')),
}));

function objectAt(...keys: string[]): { readonly [key: string]: unknown } {
  const found = at(document(), ...keys);
  return isObject(found) ? found : {};
}

const words = (name: string, separator: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, separator);

/** The options and environment variables for credentials: `ApiKeyToken` is `--api-key-token` or `API_KEY_TOKEN`. */
export const credentialOptions: readonly { scheme: string; option: string; variable: string; about: string }[] = schemes.map(
  ({ name, description }) => ({
    scheme: name,
    option: words(name, '-').toLowerCase(),
    variable: words(name, '_').toUpperCase(),
    about: description,
  }),
);

/** Returns the schemes that an operation needs. If it takes either of two kinds, the given one decides. */
function schemesOf({ path }: Operation, isGiven: (scheme: Scheme) => boolean): readonly Scheme[] {
  const alternatives = listAt('paths', path, 'post', 'security').map((requirement) =>
    schemes.filter(({ name }) => isObject(requirement) && Object.hasOwn(requirement, name)),
  );
  return alternatives.find((needed) => needed.every(isGiven)) ?? alternatives[0] ?? [];
}

function listAt(...keys: string[]): readonly unknown[] {
  const found = at(document(), ...keys);
  return Array.isArray(found) ? found : [];
}

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
    schemesOf(operation, ({ header }) => sent[header] !== undefined).map(({ name, header }) => [
      header,
      words(name, '_').toUpperCase(),
    ]),
  );
  return Object.entries(sent).map(([name, value]) => {
    const variable = variables.get(name);
    // An empty credential is a case of its own.
    return variable === undefined || value === '' ? `${name}: ${value}` : `${name}: $${variable}`;
  });
}

/** Whether all schemes of a kind are given. */
export function hasAll(given: Given, kind: Credentials): boolean {
  const operation = Object.values(operations).find(({ credentials }) => credentials === kind);
  const [requirement] = operation === undefined ? [] : listAt('paths', operation.path, 'post', 'security');
  return Object.keys(isObject(requirement) ? requirement : {}).every((name) => given[name] !== undefined);
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
