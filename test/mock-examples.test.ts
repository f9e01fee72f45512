/** The mock's choice among the document's examples. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Json } from '../generated/document.ts';
import type { OperationId } from '../generated/handlers.ts';
import { chooseReply, createSequences, type DocumentedOperation, documentedOperations } from '../mock/engine/examples.ts';
import { textOf } from '../openapi/tools/verify/corpus/json.ts';

const operations = documentedOperations();

function operationOf(id: OperationId): DocumentedOperation {
  const operation = operations[id];
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  return operation;
}

/** The name of the example that answers this `data`, after the calls before it. */
const answerTo = (id: OperationId, data: Json, sequences = createSequences()): string =>
  chooseReply(operationOf(id), { data }, sequences).name;

/** The same `data` with ids that the document does not have. */
const withForeignIds = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    typeof member === 'string' && (/id$/i.test(key) || /^\d+$/.test(key)) ? `my-${member}` : member,
  );

describe('The chosen example', () => {
  const inOrder = Object.values(operations).filter(({ progress }) => progress === undefined);

  it('A request equal to a success example gets that example, or the first with the same request', () => {
    let count = 0;
    for (const operation of inOrder) {
      for (const { status, request } of operation.replies) {
        if (status !== operation.success || request === undefined) continue;
        const expected = operation.replies.find((one) => one.status === status && isDeepStrictEqual(one.request, request));
        expect(chooseReply(operation, request, createSequences()).name, operation.id).toBe(expected?.name);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(80);
  });

  it('The chosen example does not depend on the ids, except for ids that stand for a failure', () => {
    const differing = inOrder.flatMap((operation) =>
      operation.requests.flatMap((request) => {
        const [known, foreign] = [request, withForeignIds(request)].map((body) => chooseReply(operation, body, createSequences()));
        return known === foreign ? [] : [{ known: textOf(known), foreign: textOf(foreign) }];
      }),
    );
    expect(differing.length).toBeGreaterThan(2);
    for (const { known, foreign } of differing) {
      expect(known).toContain('"success":false');
      expect(foreign).not.toContain('"success":false');
    }
  });

  it('The chosen example has the form of the request', () => {
    const people = { organizationId: 'my-organization' };
    expect(answerTo('getUserGroups', people)).toBe('groups');
    expect(answerTo('getUserGroups', { ...people, organizationUserGroupId: 'my-group' })).toBe('members');
    expect(answerTo('deleteUsersFromGroups', { ...people, organizationUserGroupId: 'my-group', deleteAll: true })).toBe(
      'allListed',
    );
    expect(answerTo('updateAccessForFolders', { ...people, folderIds: ['my-folder'], inheritFromParent: true })).toBe('inherited');
  });

  it('Ids that the document shows only with an empty result get that example', () => {
    expect(answerTo('getUsers', { organizationId: 'my-organization', userIds: ['my-user'] })).toBe('userIds');
    expect(answerTo('getUsers', { organizationId: 'my-organization', userIds: ['nobody'] })).toBe('none');
    expect(
      answerTo('addUsers', { organizationId: 'my-organization', users: [{ userId: 'u-1', name: 'A', email: 'a@b.example' }] }),
    ).toBe('added');
  });
});

describe('A job', () => {
  const status = { organizationId: 'acme', migrationId: 'f4d27b8c-3e61-4590-a9d8-05b6e2c71f3a' };
  const askTimes = (times: number, id: OperationId, data: Json, sequences = createSequences()) =>
    Array.from({ length: times }, () => answerTo(id, data, sequences));

  it('A mock job advances with each request, as documented, until it completes', () => {
    expect(askTimes(4, 'getMigrationStatus', status)).toEqual(['pending', 'inProgress', 'completed', 'completed']);
    expect(askTimes(4, 'getDeleteAllUserDataStatus', { jobId: 'any' })).toEqual(['notBegun', 'running', 'completed', 'completed']);
  });

  it('A mock job is identified by its id, and starts again when started again', () => {
    const sequences = createSequences();
    const other = { ...status, migrationId: 'my-migration' };
    expect(askTimes(2, 'getMigrationStatus', status, sequences)).toEqual(['pending', 'inProgress']);
    expect(askTimes(1, 'getMigrationStatus', other, sequences)).toEqual(['pending']);
    answerTo('migrateDocuments', { organizationId: 'acme', documentId: 'a', newDocumentId: 'b' }, sequences);
    expect(askTimes(1, 'getMigrationStatus', status, sequences)).toEqual(['pending']);
    expect(askTimes(1, 'getMigrationStatus', other, sequences)).toEqual(['inProgress']);
  });

  it('The mock forgets a job after many others', () => {
    const sequences = createSequences();
    const ask = (jobId: string) => answerTo('getDeleteAllUserDataStatus', { jobId }, sequences);
    ask('first');
    for (let i = 0; i < 999; i++) ask(`job-${i}`);
    expect(ask('first')).toBe('running');
    ask('one-more');
    expect(ask('first')).toBe('notBegun');
  });
});
