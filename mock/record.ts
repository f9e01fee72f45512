/**
 * Records traffic as a scene for the sandbox: the calls that have changed data, without secrets and email addresses. The same address
 * always gets the same replacement.
 */
import type { Json } from '../generated/document.ts';
import { credentialHeaders } from '../generated/handlers.ts';
import { at, type Operation, requestSchema } from '../generated/operations.ts';
import type { SavedScene, SeedCall } from '../generated/sandbox-types.ts';
import { requests } from '../generated/validators.js';
import { credentialKindOf, type RequestHeaders } from '../server/http/request.ts';
import { isObject, type JsonObject, objectAt } from './engine/json.ts';
import { documentedCredentials } from './sandbox/documented.ts';

/** A call and its response, as a proxy sees them. */
export interface Exchange {
  operation: Operation;
  request: { headers: RequestHeaders; body: string };
  response: { status: number; headers: Headers; body: unknown };
}

export interface Recording {
  add(exchange: Exchange): void;
  /** Returns the scene so far, which begins without data. */
  scene(): SavedScene;
  /** Returns the number of changes that the scene lacks: those of further API keys, and those beyond its maximum. */
  skipped(): number;
}

/** Maximum of calls in a scene (openapi/sandbox.yaml). */
const maxCalls = 1000;

export function recordScene(): Recording {
  const replace = createReplacement();
  const calls: SeedCall[] = [];
  const known = new Set<string>();
  let apiKey: unknown;
  let skipped = 0;

  function add(operationId: string, data: JsonObject): void {
    calls.push({ operationId, data });
    for (const id of idsAddedBy(data)) known.add(id);
  }

  /** Adds the organization and the document of a call that are older than the recording. Only their ids are known. */
  function addOlder(data: JsonObject): void {
    const { organizationId, documentId } = data;
    if (typeof organizationId !== 'string') return;
    const organizations = [{ organizationId, organizationName: organizationId }];
    if (!known.has(keyOf(organizationId))) add('addOrganizations', { organizations });
    if (typeof documentId !== 'string' || data.createDocument === true || known.has(keyOf(organizationId, documentId))) return;
    add('addDocuments', { organizationId, documents: [{ documentId }] });
  }

  return {
    add: ({ operation, request: { headers, body }, response }) => {
      const isReplay = response.headers.get('idempotency-replayed') === 'true';
      // A sandbox has one workspace, with credentials of its own.
      const isOfWorkspace = operation.credentials === 'workspace';
      if (response.status !== operation.success || !operation.takesIdempotencyKey || isReplay || isOfWorkspace) return;
      const sent: Json = JSON.parse(body);
      if (!requests[operation.id](sent)) return;
      const isOfKey = credentialKindOf(headers, operation) === 'apiKey';
      const key = isOfKey ? headers[credentialHeaders.apiKey[0]] : objectAt(sent, '/data').apiKey;
      apiKey ??= key;
      if ((key !== undefined && key !== apiKey) || calls.length > maxCalls - 3) {
        skipped++;
        return;
      }
      const token = headers[credentialHeaders.apiKey[1]];
      const data = objectAt(replace(sent, typeof token === 'string' ? [token] : []), '/data');
      addOlder(data);
      add(operation.id, namesKey(operation) ? { ...data, apiKey: documentedCredentials().apiKey } : data);
    },
    scene: () => ({ base: 'empty', calls }),
    skipped: () => skipped,
  };
}

/** Returns whether a workspace names an API key in a request, which the sandbox's own replaces. */
const namesKey = (operation: Operation): boolean =>
  at(requestSchema(operation), 'properties', 'data', 'properties', 'apiKey') !== undefined;

const keyOf = (...ids: string[]): string => JSON.stringify(ids);

/** Returns the organizations and documents that exist after a call. */
function idsAddedBy({ organizationId, organizations, documents, documentId, newDocumentId }: JsonObject): string[] {
  const idsIn = (list: Json | undefined, name: string) =>
    (Array.isArray(list) ? list : []).flatMap((item) => (isObject(item) && typeof item[name] === 'string' ? [item[name]] : []));
  const ofOrganization = [...idsIn(documents, 'documentId'), documentId, newDocumentId];
  return [
    ...idsIn(organizations, 'organizationId').map((id) => keyOf(id)),
    ...ofOrganization.flatMap((id) => (typeof id === 'string' ? [keyOf(String(organizationId), id)] : [])),
  ];
}

const removed = 'removed';

/** Fields with secrets, by their names. */
const secretName = /secret|passw|token|authorization|cookie|api[-_]?key/i;

/** Credentials in a URL. */
const credentialsInUrl = /(?<=\/\/)[^/?#\s]+@/g;

/** Texts that are secrets: the service's tokens, JWTs, and parameters of URLs. */
const secrets = [
  /\b\w+_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_\d+_[0-9a-f]{64}\b/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=[?&][^=&#\s]*(?:secret|passw|token|key|sig|code)[^=&#\s]*=)[^&#\s]+/gi,
];

const address = /[^\s<>()[\]",;:@\\/]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Returns a function that replaces addresses and secrets in a value, and the given secrets. */
function createReplacement(): (value: Json, given: readonly string[]) => Json {
  const people = new Map<string, number>();

  /** Ids may be addresses too, and their case counts. */
  function personFor(written: string): string {
    const plain = written.toLowerCase();
    const number = people.get(plain) ?? people.size + 1;
    people.set(plain, number);
    return `${plain === written ? 'person' : 'Person'}-${number}@example.com`;
  }

  function replaceIn(text: string, given: readonly string[]): string {
    return [...given, ...secrets]
      .reduce((rest: string, secret) => rest.replaceAll(secret, removed), text.replaceAll(credentialsInUrl, ''))
      .replaceAll(address, personFor);
  }

  return function replace(value, given): Json {
    if (typeof value === 'string') return replaceIn(value, given);
    if (Array.isArray(value)) return value.map((item) => replace(item, given));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        replaceIn(name, given),
        secretName.test(name) && member !== null && typeof member !== 'boolean' ? removed : replace(member, given),
      ]),
    );
  };
}
