/** A deletion finds a user under each former name and address, after any calls. */
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { User } from '../../generated/types.ts';
import { keep } from '../../server/users/identities.ts';
import {
  aService,
  aTenantWithAcme,
  importAll,
  start,
  startTestService,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { seed } from '../support/long.ts';
import { whereIs } from '../support/rows.ts';
import { allOf } from './pages.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const organizationId = 'acme';
const plan = { organizationId, documentId: 'plan' };
/** Another organization, in which others speak of the user. */
const elsewhere = { organizationId: 'globex', documentId: 'roadmap' };
const maya = { userId: 'maya' };
const hello = { ...plan, actionUser: maya, displayHeadlineMessageTemplate: 'Hello' };
const comment = { type: 'annotation', ...plan, annotationId: 'by zed', kind: 'comment', text: 'Hello', createdAt: start - 1 };

type Person = User & { name: string; email: string };

async function aTenantWithPlan(service: TestService): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  for (const { organizationId, documentId } of [plan, elsewhere]) {
    await tenant.client.addDocuments({ organizationId, documents: [{ documentId }] });
  }
  return tenant;
}

/** Others name the user in every text field, by name and by address. */
async function nameEverywhere(service: TestService, tenant: Tenant, { name, email }: Person, about = 'about'): Promise<void> {
  const { client } = tenant;
  const [mention, address] = [`Ask @${name}!`, email.toUpperCase()];
  const fields = { note: mention, contact: address, deep: [{ one: { by: { email }, text: `Write to ${address}.` } }] };
  const ofGlobex = { organizationId: elsewhere.organizationId };
  await client.updateOrganizations({ organizations: [{ ...ofGlobex, [about]: fields }] });
  await client.updateDocuments({ ...ofGlobex, documents: [{ documentId: elsewhere.documentId, [about]: fields }] });
  await client.addUsers({ ...ofGlobex, users: [{ userId: about, ...fields }] });
  await client.addPresence({ ...elsewhere, users: [{ userId: about, ...fields }] });
  await client.addNotifications({
    ...{ ...elsewhere, actionUser: maya, notifyUsers: [{ userId: 'priya' }], notificationId: about },
    displayHeadlineMessageTemplate: `${mention} {who}`,
    displayHeadlineMessageTemplateData: { who: address, quote: mention },
    displayBodyMessage: `${mention} Or write to ${address}.`,
    notificationSourceData: fields,
  });
  await importAll(service, tenant, [
    { ...comment, ...elsewhere, annotationId: about, author: maya, text: `${mention} <${address}>` },
  ]);
}

const exportOf = async ({ client }: Tenant, userId: string) =>
  (await allOf(client.getUserData.pages({ userId, pageSize: 7 }))).flatMap(({ data }) => data);

/** The places in the database that name the person. */
const placesOf = (service: TestService, { name, email }: Person): Promise<string[]> =>
  whereIs(service, name, email, email.toUpperCase());

const addZed = ({ client }: Tenant, zed: Person) => client.addUsers({ organizationId, users: [zed] });

// Proves deleteAllUserData/others
it('A deletion removes each spelling of an address from texts, and leaves longer addresses', async () => {
  const tenant = await aTenantWithPlan(shared);
  const { client } = tenant;
  const emails = { bob: "o'b@münchen.example", ann: 'ann@fitz.example' };
  await client.addUsers({
    organizationId,
    users: [
      { userId: 'bob', email: emails.bob },
      { userId: 'ann', email: emails.ann },
    ],
  });
  const texts = {
    kept: 'joann@fitz.example, li.ann@fitz.example, ann@fitz.example.org, ann@sub.fitz.example, @fitz.example',
    gone: "'Ann@Fitz.Example', <ann@fitz.example>, mailto:ann@fitz.example. O'B@xn--mnchen-3ya.example,ANN@fitz.example",
  };
  await client.updateDocuments({ organizationId, documents: [{ documentId: 'plan', texts }] });
  await client.deleteAllUserData({ userIds: ['ann', 'bob'] });
  await shared.work();
  const [document] = (await client.getDocuments({ organizationId, documentIds: ['plan'] })).data;
  expect(document?.texts).toEqual({ ...texts, gone: "'(deleted)', <(deleted)>, mailto:(deleted). (deleted),(deleted)" });
});

// Proves getUserData/identity
it('A deletion erases a name that is replaced while it runs, and keeps the new one', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const zed = { userId: 'zed', name: 'Zed Fitz', email: 'zed@fitz.example' };
  await addZed(tenant, zed);
  await tenant.client.deleteAllUserData({ userIds: ['zed'] });
  service.advance({ milliseconds: 1 });
  await tenant.client.updateUsers({ organizationId, users: [{ userId: 'zed', name: 'Nick' }] });
  service.advance({ milliseconds: 1 });
  await tenant.client.updateUsers({ organizationId, users: [{ userId: 'zed', name: 'Nicky' }] });
  await service.work();
  expect(await placesOf(service, zed)).toEqual([]);
  const items = (await exportOf(tenant, 'zed')).map(({ kind, data }) => [kind, data]);
  expect(items).toMatchObject([
    ['user', { details: { userId: 'zed', name: 'Nicky' } }],
    ['identity', { name: 'Nick', givenAt: service.now() - 1 }],
  ]);
});

it('The latest 1,000 former names and addresses of a user are kept, and a repeated name counts once', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { environment } = service.service;
  const replaced = (from: number, to: number) =>
    environment.changeOf(tenant.apiKey)({
      write: () => {
        const numbers = Array.from({ length: to - from }, (_, i) => from + i);
        const identities = numbers.map((i) => ({ userId: 'zed', kind: 'name' as const, value: `Zed ${i}`, givenAt: start + i }));
        return keep(tenant.apiKey, [...identities, { ...maya, kind: 'name', value: 'Maya', givenAt: start }]);
      },
    });
  for (const from of [0, 600, 900]) await replaced(from, from + 700);
  const kept = async () => {
    const names = (await exportOf(tenant, 'zed')).map(({ data }) => Number(String(data.name).slice(4)));
    return [names.length, Math.min(...names), Math.max(...names)];
  };
  expect(await kept()).toEqual([1000, 600, 1599]);
  expect(await exportOf(tenant, 'maya')).toHaveLength(1);
  for (let i = 0; i < 6; i++) {
    service.advance({ seconds: 1 });
    await tenant.client.addPresence({ ...plan, users: [{ userId: 'ann', name: i % 2 === 0 ? 'Ann' : 'Anna' }] });
  }
  expect((await exportOf(tenant, 'ann')).filter(({ kind }) => kind === 'identity')).toHaveLength(2);
});

/** One call that gives, changes or drops a name or an address. `as`: the person as the call names them. */
type Step = (service: TestService, tenant: Tenant, as: Person) => Promise<unknown>;
const steps: { readonly [step: string]: Step } = {
  addUsers: (_, { client }, as) => client.addUsers({ organizationId, users: [as] }),
  addUsersElsewhere: (_, { client }, as) => client.addUsers({ organizationId: 'initech', users: [as] }),
  updateUsers: (_, { client }, as) => client.updateUsers({ organizationId, users: [as] }),
  removeName: (_, { client }, { userId, email }) => client.updateUsers({ organizationId, users: [{ userId, name: null, email }] }),
  removeAddress: (_, { client }, { userId }) => client.updateUsers({ organizationId, users: [{ userId, email: null }] }),
  deleteUsers: (_, { client }, { userId }) => client.deleteUsers({ organizationId, userIds: [userId] }),
  addPresence: (_, { client }, as) => client.addPresence({ ...plan, users: [as] }),
  removePresence: (_, { client }, { userId }) => client.removePresence({ ...plan, userIds: [userId] }),
  actionUser: (_, { client }, as) => client.addNotifications({ ...hello, actionUser: as, notifyUsers: [maya] }),
  notifyUsers: (_, { client }, as) => client.addNotifications({ ...hello, notifyUsers: [as] }),
  notifyActor: (_, { client }, as) =>
    client.addNotifications({ ...hello, actionUser: { userId: as.userId, name: 'Actor' }, notifyUsers: [as] }),
  generateToken: (_, { client }, { userId, ...userProperties }) => {
    const resources = [{ type: 'organization' as const, id: organizationId, accessRole: 'viewer' as const }];
    return client.generateToken({ userId, userProperties, permissions: { resources } });
  },
  importUser: (service, tenant, as) => importAll(service, tenant, [{ type: 'user', organizationId, user: as }]),
  importAnnotation: (service, tenant, { userId, name }) => importAll(service, tenant, [{ ...comment, author: { userId, name } }]),
  importMention: (service, tenant, { userId, name }) =>
    importAll(service, tenant, [{ ...comment, author: maya, mentions: [{ userId, name }] }]),
  importNoMention: (service, tenant) => importAll(service, tenant, [{ ...comment, author: maya }]),
  deleteNotifications: async (_, { client }) => {
    const { data } = await client.getNotifications(plan);
    const notificationIds = data.map(({ id }) => id);
    if (data.length > 0) await client.deleteNotifications({ organizationId, notificationIds });
  },
  migrateDocument: async (service, { client }) => {
    for (const [documentId = '', newDocumentId = ''] of [
      ['plan', 'new plan'],
      ['new plan', 'plan'],
    ]) {
      await client.migrateDocuments({ organizationId, documentId, newDocumentId });
      await service.work();
    }
  },
  deleteDocument: async (service, { client }) => {
    await client.deleteDocuments({ organizationId, documentIds: ['plan'] });
    await service.work();
    await client.addDocuments({ organizationId, documents: [{ documentId: 'plan' }] });
  },
  deleteOrganization: async (service, { client }) => {
    await client.deleteOrganizations({ organizationIds: ['initech'] });
    await service.work();
    await client.addOrganizations({ organizations: [{ organizationId: 'initech', organizationName: 'Initech' }] });
  },
  waitADay: async (service) => {
    service.advance({ days: 1 });
    await service.work();
  },
};

it('A deletion leaves no name or address of a user after any sequence of calls', async () => {
  const service = await aService();
  const names = ['Zed Fitz', 'Zed', 'Zoe O"Fitz', 'Ζήνων'];
  const emails = ['zed@fitz.example', 'Zoe.F@fitz.example', 'z+f@fitz.example'];
  const call = fc.record({ step: fc.constantFrom(...Object.values(steps)), name: fc.nat(3), email: fc.nat(2) });
  // Each call alone, and after it another one under another name and address.
  const pairs = Object.values(steps).map((step, i, all) => [step, all[(i * 5 + 3) % all.length] ?? step]);
  const examples = pairs.map((both): [{ step: Step; name: number; email: number }[]] => [
    [steps.addUsers, ...both].flatMap((step, i) => (step === undefined ? [] : [{ step, name: i, email: i }])),
  ]);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 8 }), async (calls) => {
      const tenant = await aTenantWithPlan(service);
      await tenant.client.addOrganizations({ organizations: [{ organizationId: 'initech', organizationName: 'Initech' }] });
      // Marked with the run, since the tenants share the database.
      const mark = `r${run++}`;
      const userId = `zed-${mark}`;
      const all = [...names.map((name) => `${name} ${mark}`), ...emails.map((email) => `${mark}.${email}`)];
      const shown = async () => {
        const exported = JSON.stringify(await exportOf(tenant, userId));
        return all.filter((text) => exported.includes(JSON.stringify(text)));
      };
      const known = new Set<string>();
      for (const { step, name, email } of calls) {
        await step(service, tenant, { userId, name: `${names[name]} ${mark}`, email: `${mark}.${emails[email]}` });
        const now = await shown();
        for (const text of now) known.add(text);
        expect(new Set(now), 'Get User Data shows each name and address of the past').toEqual(known);
      }
      for (const [i, text] of [...known].entries()) {
        const person = { userId, name: 'Nobody', email: 'nobody@fitz.example' };
        await nameEverywhere(service, tenant, { ...person, [text.includes('@') ? 'email' : 'name']: text }, `about-${i}`);
      }
      await tenant.client.deleteAllUserData({ userIds: [userId] });
      await service.work();
      const spellings = [userId, ...known].flatMap((text) => [text, text.toUpperCase(), JSON.stringify(text).slice(1, -1)]);
      expect(await whereIs(service, ...spellings)).toEqual([]);
      expect(await exportOf(tenant, userId)).toEqual([]);
    }),
    { numRuns: examples.length + 5, seed: seed, examples },
  );
}, 300_000);
