/** In the sandbox every request example succeeds, with the document's credentials and tokens. */
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import {
  at,
  contractOperations,
  examplesOf,
  type Operation,
  repliesOf,
  document as wholeDocument,
} from '../generated/operations.ts';
import { documentedCredentials, tokenSecret } from '../mock/sandbox/documented.ts';
import { type Sandbox, startSandbox } from '../mock/sandbox.ts';
import { documents, folders } from '../mock/story.ts';
import { createTokens, type TokenKind } from '../server/auth/tokens.ts';
import { createUserTokens } from '../server/auth/user-tokens.ts';
import { difference } from './examples.ts';
import { type Caller, createCaller, credentialsFor, type Reply } from './torture/http.ts';

let sandbox: Sandbox;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startSandbox();
  caller = createCaller(sandbox.url, { connections: 1 });
});
afterAll(async () => {
  caller.close();
  await sandbox.close();
});

async function send(operation: Operation, body: unknown): Promise<Reply> {
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = sandbox.credentials;
  const tenant = { apiKey, authToken, workspaceId, workspaceToken: workspaceAuthToken };
  return await caller.send(operation.path, credentialsFor(operation.id, tenant), JSON.stringify(body));
}

/** The success examples of this request example; all of the operation if the document links none. */
function expectedReplies(operation: Operation, request: string): string[] {
  const place = [
    'paths',
    operation.path,
    'post',
    'responses',
    String(operation.success),
    'content',
    'application/json',
    'examples',
  ];
  const names = Object.keys(examplesOf(operation, operation.success));
  const own = names.filter((name) => (at(wholeDocument(), ...place, name, 'x-request') ?? name) === request);
  return own.length > 0 ? own : names;
}

const requestsOf = (operation: Operation) => Object.entries(examplesOf(operation, 'requestBody'));

/** Returns the reason why a response matches none of its examples. */
function differenceFromAll(operation: Operation, request: string, reply: Reply): string | undefined {
  const findings = expectedReplies(operation, request).map((name) => difference(operation, operation.success, name, reply));
  return findings.includes(undefined) ? undefined : findings.join('\n');
}

describe('After a reset', () => {
  it.each(contractOperations)('After a reset, every request example of $id succeeds as the document shows', async (operation) => {
    const findings: (string | undefined)[] = [];
    for (const [name, body] of requestsOf(operation)) {
      await sandbox.reset();
      findings.push(differenceFromAll(operation, name, await send(operation, body)));
    }
    expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
  });

  it('After a reset, the exact request of a documented refusal gets that refusal, unless the document shows a success for it too', async () => {
    await sandbox.reset();
    const findings: (string | undefined)[] = [];
    for (const operation of contractOperations) {
      const documented = repliesOf(operation);
      const done = documented.filter(({ status }) => status === operation.success).map(({ request }) => JSON.stringify(request));
      for (const { status, name, request } of documented) {
        if (status < 400 || request === undefined || done.includes(JSON.stringify(request))) continue;
        findings.push(difference(operation, status, name, await send(operation, request)));
      }
    }
    expect(findings.length).toBeGreaterThan(120);
    // Login links may lead to any host by default, as in the service.
    expect(findings.filter((finding) => finding !== undefined)).toEqual([
      expect.stringContaining('sendLoginLink 400 hostNotAllowed'),
    ]);
  });

  it("After a reset, users and notifications have the document's times", async () => {
    await sandbox.reset();
    const shown: [id: string, time: string][] = [
      ['getUsers', 'addedAt'],
      ['getUserData', 'grantedAt'],
      ['getNotifications', 'timestamp'],
    ];
    for (const [id, time] of shown) {
      const [operation] = contractOperations.filter((one) => one.id === id);
      if (operation === undefined) throw new Error(`The document has no ${id}.`);
      const timesIn = (body: unknown) => JSON.stringify(body).match(new RegExp(`"${time}":\\d+`, 'g'));
      const [[, request] = []] = requestsOf(operation);
      const [documented] = Object.values(examplesOf(operation, operation.success));
      expect(timesIn(JSON.parse((await send(operation, request)).text)), id).toEqual(timesIn(documented));
      expect(timesIn(documented)).not.toBeNull();
    }
  });

  it('After a reset, the examples succeed for another organization that has what they need', async () => {
    const inAcme = (body: unknown) => at(body, 'data', 'organizationId') === 'acme' && at(body, 'data', 'pageToken') === undefined;
    const replaced = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll('"acme"', '"umbrella"'));
    const session = sandbox.session('foreign');
    const calls = [
      { operationId: 'addOrganizations', data: { organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] } },
      { operationId: 'addFolders', data: { ...replaced(folders) } },
      { operationId: 'addDocuments', data: { ...replaced(documents) } },
    ];
    const refused: string[] = [];
    for (const operation of contractOperations) {
      for (const [name, body] of requestsOf(operation).filter(([, one]) => inAcme(one))) {
        // Idempotency keys belong to one organization.
        if (operation.id === 'getMigrationStatus') continue;
        await session.reset();
        await session.seed({ calls });
        const headers = { 'x-sandbox-session': 'foreign', ...headersOf(operation) };
        const reply = await caller.send(operation.path, headers, JSON.stringify(replaced(body)));
        if (reply.status !== operation.success || reply.text.includes('"acme"'))
          refused.push(`${operation.id} ${name}: ${reply.text}`);
      }
    }
    expect(refused).toEqual([]);
  });
  const headersOf = (operation: Operation) => {
    const { apiKey, authToken, workspaceId, workspaceAuthToken } = sandbox.credentials;
    return credentialsFor(operation.id, { apiKey, authToken, workspaceId, workspaceToken: workspaceAuthToken });
  };
});

const texts = (pattern: RegExp): string[] => [...new Set(JSON.stringify(document).match(pattern))];

describe('The tokens in the document', () => {
  it("The document's tokens of workspaces and API keys are valid in the sandbox", () => {
    const tokens = createTokens([tokenSecret]);
    const shown = texts(/\b(?:workspace|key)_[0-9a-f-]{36}_\d+_[0-9a-f]{64}/g);
    expect(shown.length).toBeGreaterThan(2);
    const genuine = shown.map((token) => {
      const [kind = '', id = '', version = ''] = token.split('_');
      return tokens.issue(kindOf(kind), id, Number(version));
    });
    // On failure the expected texts are the right ones.
    expect(shown).toEqual(genuine);
  });
  const kindOf = (kind: string): TokenKind => (kind === 'workspace' ? 'workspace' : 'key');

  it("The document's user tokens have the sandbox's signature", async () => {
    const userTokens = createUserTokens({ secrets: [tokenSecret], issuer: '' });
    const { keys } = await userTokens.keySet(documentedCredentials().apiKey);
    const shown = texts(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g);
    expect(shown.length).toBeGreaterThan(0);
    for (const token of shown) {
      const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
      const key = keys.find((one) => one.kid === kid);
      expect(key, `${kid} is no key of the sandbox; mock/sandbox/documented.ts has the secret`).toBeDefined();
      if (key !== undefined) await jwtVerify(token, key, { currentDate: new Date(1_795_168_800_000) });
    }
  });

  it("The document's page tokens are those that the sandbox returns", async () => {
    const paged = contractOperations.filter((operation) => at(examplesOf(operation, 200), 'firstPage') !== undefined);
    expect(paged.length).toBeGreaterThan(5);
    await sandbox.reset();
    for (const operation of paged) {
      const { text } = await send(operation, at(examplesOf(operation, 'requestBody'), 'firstPage'));
      const given = at(JSON.parse(text), 'result', 'pageToken');
      // On failure the received text is the right one.
      expect(given, operation.id).toBe(at(examplesOf(operation, 200), 'firstPage', 'result', 'pageToken'));
      expect(at(examplesOf(operation, 'requestBody'), 'nextPage', 'data', 'pageToken') ?? given, operation.id).toBe(given);
    }
  });
});
