/** A deletion removes every trace of the user from other users' JSON, at any depth, and nothing that only looks like one. */
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { contractOperations } from '../../generated/operations.ts';
import { sql } from '../../server/database/sql.ts';
import { aTenantWithAcme, importAll, startTestService } from '../support/harness.ts';

const service = await startTestService();
afterAll(() => service.stop());

const organizationId = 'acme';
const plan = { organizationId, documentId: 'plan' };
const maya = { userId: 'maya' };

/** A value as it is given, and as it is after the deletion; undefined: removed. */
interface Planted {
  before: unknown;
  after: unknown;
}

type Zed = {
  userId: string;
  name: string;
  email: string;
};

const removed = (before: unknown): Planted => ({ before, after: undefined });
const kept = (before: unknown): Planted => ({ before, after: before });

/** Characters with a meaning in patterns, JSON or SQL, and others. */
const character = fc.constantFrom(
  '.',
  '*',
  '+',
  '?',
  '$',
  '(',
  ')',
  '[',
  '\\',
  '"',
  "'",
  '%',
  '_',
  '{',
  'é',
  '张',
  '😀',
  'k',
  '7',
  ' ',
);
const text = fc.string({ unit: character, minLength: 0, maxLength: 6 });
const inAddress = fc.string({
  unit: fc.constantFrom('*', '+', '$', '_', 'é', '张', 'k', '7'),
  minLength: 0,
  maxLength: 6,
});
const zeds: fc.Arbitrary<Zed> = fc
  .record({ id: text, name: text, email: inAddress })
  .map(({ id, name, email }) => ({ userId: `zelda${id}q`, name: `Zed${name}q`, email: `Zed${email}@Acme.example` }));

const mentions = ({ userId, name }: Zed): Planted[] =>
  [name, userId].flatMap((one) => [
    { before: `Ask @${one}!`, after: 'Ask @(deleted)!' },
    { before: `@${one}`, after: '@(deleted)' },
    { before: `@${one} and @${one}.`, after: '@(deleted) and @(deleted).' },
  ]);

const lookAlikes = ({ userId, name, email }: Zed): Planted[] =>
  [
    `@${name}ekiah`,
    `@${name}_`,
    `@X${name}`,
    `@${name.toUpperCase()}`,
    name,
    `${userId}x`,
    `about ${userId}`,
    `x${email}`,
    'ann@maya.example',
  ].map(kept);

const texts = (zed: Zed): Planted[] => [
  ...mentions(zed),
  ...lookAlikes(zed),
  ...[zed.userId, zed.email, zed.email.toUpperCase()].map(removed),
  { before: `sent to ${zed.email}`, after: 'sent to (deleted)' },
];

const leaves = (zed: Zed): Planted[] => [
  ...texts(zed),
  ...[{ userId: zed.userId, role: 'owner' }, { id: zed.userId }, { email: zed.email, title: 'Lead' }].map(removed),
  ...[7, null, true, 'maya', { userId: 'maya', name: 'Maya' }].map(kept),
];

const withoutGone = (fields: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(fields.filter(([, value]) => value !== undefined));

/** JSON of any depth, with these leaves. */
function trees(zed: Zed): fc.Arbitrary<Planted> {
  const { tree } = fc.letrec<{ tree: Planted }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(...leaves(zed)),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((items) => ({
        before: items.map(({ before }) => before),
        after: items.flatMap(({ after }) => (after === undefined ? [] : [after])),
      })),
      fc.dictionary(fc.constantFrom('byId', 'text', 'owner', 'note'), tie('tree'), { minKeys: 1 }).map((fields) => ({
        before: Object.fromEntries(Object.entries(fields).map(([name, { before }]) => [name, before])),
        after: withoutGone(Object.entries(fields).map(([name, { after }]) => [name, after])),
      })),
    ),
  }));
  return tree;
}

/** Objects of the document that accept any fields, by operation and path, and the place for the user's traces. */
const places: { readonly [place: string]: 'planted' | string } = {
  'addOrganizations organizations/*': 'planted',
  'updateOrganizations organizations/*': 'as added',
  'addDocuments documents/*': 'planted',
  'updateDocuments documents/*': 'as added',
  'addUsers users/*': 'planted',
  'updateUsers users/*': 'as added',
  'generateToken userProperties': 'as added',
  'addPresence users/*': 'planted',
  'addNotifications actionUser': 'planted',
  'addNotifications notifyUsers/*': 'stored as added',
  'addNotifications displayHeadlineMessageTemplateData': 'planted',
  'addNotifications notificationSourceData': 'planted',
  'addNotifications context': 'is not stored',
};

it('Every place of the document that accepts arbitrary fields has an erasure test', () => {
  const found = contractOperations.flatMap(({ id, bounded }) => bounded.map(({ path }) => `${id} ${path.join('/')}`));
  expect(found.toSorted()).toEqual(Object.keys(places).toSorted());
});

// Proves deleteAllUserData/others
it('A deletion leaves no id, address or mention of the user at any depth, and keeps all look-alikes', async () => {
  const cases = zeds.chain((zed) =>
    fc.record({
      zed: fc.constant(zed),
      own: fc.tuple(trees(zed), trees(zed), trees(zed), trees(zed), trees(zed), trees(zed)),
      variable: fc.constantFrom(...texts(zed)),
      template: fc.constantFrom(...mentions(zed), ...lookAlikes(zed).filter(({ before }) => !`${before}`.includes('{'))),
      body: fc.constantFrom(...texts(zed)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ({ zed, own, variable, template, body }) => {
      const [organization, document, user, entry, actor, source] = own;
      const tenant = await aTenantWithAcme(service);
      const { client } = tenant;
      const give = <Key extends string>(key: Key, { before }: Planted) => ({ [key]: before });
      await client.addUsers({ organizationId, users: [zed, { ...maya, ...give('own', user) }] });
      await client.addOrganizations({
        organizations: [{ organizationId: 'globex', organizationName: 'Globex', ...give('own', organization) }],
      });
      await client.addDocuments({ organizationId, documents: [{ documentId: 'plan', ...give('own', document) }] });
      await client.addPresence({ ...plan, users: [{ ...maya, ...give('own', entry) }] });
      const annotation = { type: 'annotation', ...plan, annotationId: `c ${tenant.apiKey}`, kind: 'comment', author: maya };
      await importAll(service, tenant, [{ ...annotation, text: `${body.before}`, createdAt: service.now() }]);
      await client.addNotifications({
        ...plan,
        notificationId: 'n1',
        actionUser: { userId: 'omar', ...give('own', actor) },
        displayHeadlineMessageTemplate: `${template.before} {who}`,
        displayHeadlineMessageTemplateData: { who: `${variable.before}` },
        displayBodyMessage: `${body.before}`,
        notificationSourceData: give('own', source),
        notifyUsers: [maya],
      });
      service.advance({ milliseconds: 1 });
      await client.deleteAllUserData({ userIds: [zed.userId] });
      await service.work();

      const left = ({ after }: Planted) => (after === undefined ? {} : { own: after });
      // Null counts as absent in fields of a user.
      const merged = ({ after }: Planted) => (after == null ? {} : { own: after });
      const { data: organizations } = await client.getOrganizations({ organizationIds: ['globex'] });
      const { id, ...globex } = organizations[0] ?? {};
      expect(globex).toEqual({ organizationId: 'globex', organizationName: 'Globex', ...left(organization) });
      const { data: documents } = await client.getDocuments({ organizationId, documentIds: ['plan'] });
      expect(documents.map(({ own: found }) => found)).toEqual([left(document).own]);
      const { data: users } = await client.getUsers({ organizationId });
      expect(users.map(({ userId, own: found }) => [userId, found])).toEqual([
        ['maya', merged(user).own],
        ['omar', merged(actor).own],
      ]);
      const { data: present } = await client.getPresence(plan);
      expect(present.map(({ own: found }) => found)).toEqual([entry.after]);
      const { data: told } = await client.getNotifications(plan);
      const after = variable.after === undefined ? '(deleted)' : '{who}';
      expect(told).toMatchObject([
        {
          displayHeadlineMessageTemplate: `${template.after} ${after}`,
          displayBodyMessage: body.after ?? '(deleted)',
        },
      ]);
      const omar = { userId: 'omar', ...left(actor) };
      expect(told[0]?.displayHeadlineMessageTemplateData).toEqual({
        actionUser: omar,
        ...(variable.after === undefined ? {} : { who: variable.after }),
      });
      expect(told[0]?.notificationSourceData).toEqual(left(source));
      expect(told[0]?.actionUser).toEqual(omar);
      const contents = await service.service.environment.ask(sql<{ content: string }>`
          select content from annotations where api_key_id = ${tenant.apiKey}`);
      expect(contents.map(({ content }) => JSON.parse(content).text)).toEqual([body.after ?? '(deleted)']);
    }),
    { numRuns: 12 },
  );
});
