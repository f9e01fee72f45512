/** `npm run diff -- --used-by` tells which consumers a change breaks. The tests of three consumers are the truth. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '../../generated/document.ts';
import { recordUsage, recordWhole } from '../../generated/usage.ts';
import { changesBetween } from '../../openapi/tools/diff/changes.ts';
import { breaksOf, readUsage } from '../../openapi/tools/diff/used-by.ts';
import { edited } from '../support/edited.ts';
import { isFalseAlarm, isMissed, tryChanges, usagesOf } from './used-by.ts';

const document: Json = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'));

it('Finds each of 40 random changes that breaks a consumer, with false alarms in at most 2 of 100 cases', async () => {
  const outcomes = await tryChanges(document, 40, 11);
  expect(outcomes.filter(isMissed)).toEqual([]);
  expect(outcomes.filter(isFalseAlarm).length).toBeLessThanOrEqual(0.02 * outcomes.length);
  expect(outcomes.filter(({ isBroken }) => isBroken).length).toBeGreaterThan(5);
});

it('Names the consumers of a removed field, and no others', async () => {
  const schema = '/components/schemas/CollaborationDocument';
  const changes = changesBetween(document, edited(document, [[`${schema}/properties/documentName`]]));
  const broken = (await usagesOf(document)).filter((usage) => breaksOf(changes, usage, document).length > 0);
  expect(broken.map(({ consumer }) => consumer)).toEqual(['dashboard']);
});

it.each([
  ['asks for this type', { types: ['users.added', 'permissions.added'] }, ['permissions.added']],
  ['asks for all types', {}, ['permissions.added', 'permissions.removed']],
  ['asks for all types by an empty list', { types: [] }, ['permissions.added', 'permissions.removed']],
  ['asks for other types', { types: ['users.added'] }, []],
])('Names a consumer for a removed webhook if it %s', (_, types, broken) => {
  const usage = recordUsage('receiver');
  const webhooks = [{ webhookId: 'a', url: 'https://a.example', ...types }];
  const request = { body: JSON.stringify({ data: { webhooks } }), headers: {} };
  recordWhole(usage, 'addWebhooks', request, { response: { status: 200, headers: new Headers() }, body: { result: {} } });
  const isBroken = (event: string) => {
    const changes = changesBetween(document, edited(document, [[`/webhooks/${event}`]]));
    return breaksOf(changes, readUsage('usage.json', JSON.stringify(usage)), document).length > 0;
  };
  expect(['permissions.added', 'permissions.removed'].filter(isBroken)).toEqual(broken);
});

it('A usage file has names, each once, and sizes, but no content', () => {
  const usage = recordUsage('reports');
  const users = [{ userId: 'maya-7', name: 'Maya Chen', email: 'maya@acme.example', accessRole: 'viewer', shoeSize: 'large' }];
  const request = { body: JSON.stringify({ data: { organizationId: 'acme', users } }), headers: { 'idempotency-key': 'key-7' } };
  const data = { 'maya-7': { success: true, message: 'User added.' } };
  const response = { status: 200, headers: new Headers({ 'x-request-id': 'request-7' }) };
  const reply = { response, body: { result: { status: 'success', message: 'Users added.', data } } };
  for (let calls = 0; calls < 2; calls++) recordWhole(usage, 'addUsers', request, reply);
  const text = JSON.stringify(usage);
  expect(text).not.toMatch(/maya|acme|shoe|large|added|request-7/i);
  const { sent, read } = readUsage('usage.json', text).operations.addUsers ?? {};
  expect(sent?.['/data/users/*/accessRole']).toMatchObject({ count: 2, type: ['string'], enum: ['viewer'] });
  expect(read?.['200']).toContain('/result/data/*/success');
  expect(read?.['200']).toHaveLength(new Set(read?.['200']).size);
});

it.each([
  ['another JSON file', '{"name":"app"}', "it must have required property 'consumer'."],
  ['a text', 'consumer: app', 'it must be JSON.'],
  ['an operation without its fields', '{"consumer":"app","operations":{"addUsers":{}}}', '/operations/addUsers must have'],
  ['a reference to itself', '{"consumer":"app","operations":{"$ref":"#/operations"}}', '/operations/$ref must be object.'],
  ['escape sequences', '\u001b[2Jconsumer', 'it must be JSON.'],
])('Rejects %s in place of a usage file, with the place of the mistake', (_, text, mistake) => {
  expect(() => readUsage('\u001b[2Japp.json', text)).toThrow(
    `--used-by takes usage files, and \\u001b[2Japp.json is not one: ${mistake}`,
  );
});
