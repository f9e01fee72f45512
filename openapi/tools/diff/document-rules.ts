/** The rules of a document: for each key, the change for callers. */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonNode } from '../runtime/document.ts';
import {
  at,
  breaking,
  type Context,
  deprecated,
  entries,
  flag,
  inWords,
  isTrue,
  keysIn,
  listOf,
  maximum,
  objectOf,
  promise,
  prose,
  type Rule,
  rated,
  short,
  type Table,
  tell,
} from './rules.ts';
import { schema } from './schemas.ts';

const header: Table = {
  'x-decision': prose,
  name: () => {},
  in: () => {},
  description: prose,
  example: prose,
  examples: prose,
  deprecated,
  required: flag('tighter', 'looser'),
  schema,
};

/** Compares the headers of a request. The service sends those of a webhook, as it sends a response. */
const parameters: Rule = (before, after, context, key) => {
  const byName = (part: JsonNode) =>
    part.as(
      Object.fromEntries(part.items.map((one) => [`${one.get('in').value} ${one.get('name').value}`.toLowerCase(), one.written])),
    );
  const isNeeded = (name: string) => isTrue(byName(after).get(name).get('required').value);
  const within = (inner: Context, name: string) => at(inner, { header: name.replace(/^header /, '') });
  const added = (name: string) => (isNeeded(name) && !context.isResponse ? 'breaking' : 'additive');
  entries(keysIn(header), { added, removed: 'breaking', noun: 'Parameter', within })(byName(before), byName(after), context, key);
};

/** Compares the headers of a response. */
const headers: Rule = (before, after, context, key) => {
  const lower = (part: JsonNode) =>
    part.as(Object.fromEntries(part.keys.map((name) => [name.toLowerCase(), part.get(name).written])));
  const within = (inner: Context, name: string) => at(inner, { header: name });
  entries(keysIn(header), { added: 'additive', removed: 'breaking', noun: 'Header', within })(
    lower(before),
    lower(after),
    context,
    key,
  );
};

const isFailure = (status = ''): boolean => /^[45]/.test(status);
const rangeOf = (status: string): string => `${status[0]}XX`;

const media: Table = {
  schema: (before, after, context) => schema(before, after, at(context, { pointer: '' })),
  example: prose,
  examples: (before, after, context, key) => {
    prose(before, after, context, key);
    if (isFailure(context.place.message)) refusals(before, after, context);
  },
};

/** Compares the codes of a failure, which only its examples show. The same example always has the same code and reasons. */
function refusals(before: JsonNode, after: JsonNode, context: Context): void {
  const codeOf = (part: JsonNode) => part.in('value', 'error', 'status');
  const reasonsOf = (part: JsonNode) =>
    part.in('value', 'error', 'details').items.map((detail) => detail.get('reason').value ?? null);
  const codesOf = (part: JsonNode) => part.keys.map((name) => codeOf(part.get(name)).value);
  for (const name of new Set([...before.keys, ...after.keys])) {
    const [one, other] = [codeOf(before.get(name)), codeOf(after.get(name))];
    const [reasons, others] = [reasonsOf(before.get(name)), reasonsOf(after.get(name))];
    if (one.value === undefined && !codesOf(before).includes(other.value)) {
      tell(one, other, context, 'code', 'additive', `Code ${short(other.value)} added`);
    } else if (other.value === undefined && !codesOf(after).includes(one.value)) {
      tell(one, other, context, 'code', 'breaking', `Code ${short(one.value)} removed`);
    } else if (one.value !== undefined && other.value !== undefined && one.value !== other.value) {
      tell(one, other, context, 'code', 'breaking', `Code of \`${name}\` ${inWords(one.value, other.value)}`);
    } else if (one.value !== undefined && other.value !== undefined && !isDeepStrictEqual(reasons, others)) {
      tell(one, other, context, 'reason', 'breaking', `Reasons of \`${name}\` ${inWords(reasons, others)}`);
    }
  }
}

const contents = entries(keysIn(media), { added: 'additive', removed: 'breaking', noun: 'Media type' });

const requestBody: Table = { description: prose, required: flag('tighter', 'looser'), content: contents };

const link = entries(
  keysIn({ operationId: breaking, operationRef: breaking, parameters: breaking, requestBody: breaking, description: prose }),
  { added: 'additive', removed: 'breaking', noun: 'Link' },
);

const response: Table = { description: prose, headers, content: contents, links: link };

/** Each failure is an exception to callers. A new status of a success is another response. */
const responses: Rule = entries(keysIn(response), {
  added: (status) => (isFailure(status) ? 'additive' : 'breaking'),
  removed: 'breaking',
  noun: 'Response',
  range: rangeOf,
  within: (context, status) => ({ ...at(context, { message: status }), isResponse: true }),
});

const operation: Table = {
  operationId: breaking,
  // Each tag has an interface of handlers.
  tags: breaking,
  summary: prose,
  description: prose,
  externalDocs: prose,
  deprecated,
  'x-extension': prose,
  'x-changes': prose,
  'x-idempotent': flag('additive', 'breaking'),
  'x-timeout-seconds': (before, after, context, key) => {
    const seconds = (part: JsonNode) => Number(part.value ?? 30);
    if (before.value !== after.value) tell(before, after, context, key, seconds(after) > seconds(before) ? 'breaking' : 'additive');
  },
  'x-pagination': (before, after, context, key) => {
    // A caller that does not page reads only the first page.
    if (before.value === undefined || after.value === undefined) breaking(before, after, context, key);
    else
      keysIn({ pageSize: breaking, pageToken: breaking, nextPageToken: breaking, items: breaking, order: promise })(
        before,
        after,
        context,
        key,
      );
  },
  'x-poll': (before, after, context, key) => {
    if (before.value === undefined || after.value === undefined) promise(before, after, context, key);
    else keysIn({ operationId: breaking, data: breaking, until: breaking })(before, after, context, key);
  },
  // `operations` compares it, since an operation may take that of the document.
  security: () => {},
  parameters: (before, after, context, key) => parameters(before, after, at(context, { message: 'request' }), key),
  requestBody: (before, after, context) => keysIn(requestBody)(before, after, at(context, { message: 'request' }), ''),
  responses,
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const pathItem: Table = {
  ...Object.fromEntries(methods.map((method) => [method, () => {}])),
  summary: prose,
  description: prose,
};

const paths: Rule = (before, after, context) => {
  for (const path of new Set([...before.keys, ...after.keys])) {
    keysIn(pathItem)(before.get(path), after.get(path), context, path);
    for (const method of methods) {
      const [one, other] = [before.get(path).get(method), after.get(path).get(method)];
      const own = at(context, { operation: String(one.get('operationId').value ?? other.get('operationId').value ?? '') });
      if (one.value === undefined && other.value === undefined) continue;
      const words = `Operation ${method.toUpperCase()} ${path}`;
      if (one.value === undefined) tell(one, other, own, 'operation', 'additive', `${words} added`);
      else if (other.value === undefined) tell(one, other, own, 'operation', 'breaking', `${words} removed`);
      else {
        keysIn(operation)(one, other, own, method);
        security(one, other, own);
      }
    }
  }
};

/** A receiver reads the request of a webhook, and sends the response. A body of another media type reaches it without being asked for. */
const delivery: Table = {
  ...operation,
  security: breaking,
  parameters: (before, after, context, key) =>
    parameters(before, after, { ...at(context, { message: 'request' }), isResponse: true }, key),
  requestBody: (before, after, context) =>
    keysIn({
      ...requestBody,
      content: entries(keysIn(media), { added: 'breaking', removed: 'additive', noun: 'Media type' }),
    })(before, after, { ...at(context, { message: 'request' }), isResponse: true }, ''),
  responses: entries(keysIn(response), {
    added: 'additive',
    removed: 'breaking',
    noun: 'Response',
    range: rangeOf,
    within: (context, status) => at(context, { message: status }),
  }),
};

const webhooks = entries(keysIn({ ...pathItem, post: keysIn(delivery) }), {
  added: 'additive',
  removed: 'breaking',
  noun: 'Webhook',
  within: (context, event) => at(context, { operation: event }),
});

/** Compares the combinations of credentials that open an operation. */
function security(before: JsonNode, after: JsonNode, context: Context): void {
  const schemeOf = (part: JsonNode, name: string) => {
    const { description: _, ...scheme } = objectOf(part.root.in('components', 'securitySchemes', name).value);
    return JSON.stringify(scheme, Object.keys(scheme).sort());
  };
  const combinations = (part: JsonNode): string[] => {
    const own = part.get('security').value ?? part.root.get('security').value;
    const some = listOf(own).map((one) =>
      JSON.stringify(
        Object.entries(objectOf(one))
          .map(([name, scopes]) => [schemeOf(part, name), scopes])
          .sort(),
      ),
    );
    return some.length === 0 ? ['[]'] : some.sort();
  };
  const [from, to] = [combinations(before), combinations(after)];
  if (isDeepStrictEqual(from, to)) return;
  const isKept = to.includes('[]') || from.every((one) => to.includes(one));
  tell(before.get('security'), after.get('security'), context, 'security', isKept ? 'additive' : 'breaking');
}

/** The keys of the document itself. */
export const rootRules: Table = {
  openapi: rated((before, after) => (minorOf(before) === minorOf(after) ? 'editorial' : 'breaking')),
  jsonSchemaDialect: breaking,
  info: keysIn({
    // `npm run diff` judges it by the other changes.
    version: () => {},
    title: prose,
    summary: prose,
    description: prose,
    contact: prose,
    license: prose,
    termsOfService: prose,
    // Receivers rely on the time that they have.
    'x-retry-pauses': breaking,
    'x-limits': entries(maximum, { added: 'breaking', removed: 'breaking', noun: 'Limit' }),
  }),
  servers: rated((before, after) => {
    const urls = (value: Json | undefined) => listOf(value).map((server) => objectOf(server).url ?? '');
    return urls(before).every((url) => urls(after).includes(url))
      ? urls(after).length > urls(before).length
        ? 'additive'
        : 'editorial'
      : 'breaking';
  }),
  tags: prose,
  security: () => {},
  paths,
  webhooks,
  externalDocs: prose,
  components: keysIn({
    // The packages export each schema as a type. Its content is compared where it is used.
    schemas: entries(() => {}, { added: 'additive', removed: 'breaking', noun: 'Type' }),
    // The operations compare what a scheme asks for.
    securitySchemes: entries(
      (before, after, context) => prose(before.get('description'), after.get('description'), context, 'description'),
      { added: undefined, removed: undefined, noun: 'Scheme' },
    ),
    examples: () => {},
    links: () => {},
    headers: () => {},
    parameters: () => {},
    responses: () => {},
  }),
};

const minorOf = (version: Json | undefined): string => String(version).split('.').slice(0, 2).join('.');
