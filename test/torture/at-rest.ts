/** Every operation, eraser and recurring task on 1,000 stored objects of the greatest size: none holds the event loop, memory or other tenants. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationId, operations } from '../../generated/handlers.ts';
import { formsOf, touching } from './at-rest/calls.ts';
import { addObjects, fillIn, objectCount, shapes } from './at-rest/objects.ts';
import { deleteAll, eraseUser, mentionAll, runRecurring, untilQueueIsEmpty } from './at-rest/tasks.ts';
import { type Watch, watch } from './at-rest/watch.ts';
import type { Context, Report, Torture } from './framework.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';

/** Items of a call: the most, and some whose objects fit in a call. */
const itemCounts = [objectCount, 200];
/** A form is called again until this many milliseconds have passed, for a median of the other tenant. */
const minMs = 200;
const setUpConnections = 16;

export const atRest: Torture = {
  name: 'at-rest',
  promise:
    'With 1,000 stored objects of the greatest size, no operation and no task holds the event loop for long, memory stays bounded, ' +
    'and other tenants hardly notice.',
  engines: ['sqlite', 'postgres'],
  short: [],
  runsAlone: true,
  run,
};

async function run(context: Context): Promise<Report> {
  const { random, short, folder } = context;
  const figures: { [name: string]: string } = {};
  const all = Object.entries(shapes);
  const measured = short ? random.shuffle(all).slice(0, 1) : all;
  for (const [shape, fields] of measured) {
    const clockFile = join(folder, `clock ${shape}`);
    writeFileSync(clockFile, '0');
    const database = await context.createDatabase();
    const env = { ...patientEnv, CLOCK: clockFile };
    const service = await context.startService({ file: 'test/torture/service-with-clock.ts', env, database });
    const tenant = await createTenant(service.url);
    const caller = createCaller(service.url, { connections: setUpConnections });
    await addObjects(caller, tenant);
    await fillIn(database, tenant, fields);
    // With most fields, also with events of the changes.
    if (shape === 'most fields') await caller.call(tenant, 'updateApiKey', { apiKey: tenant.apiKey, events: true });
    const watched = await watch(context, service);
    figures[shape] = await callAll({ context, watched, tenant, caller }, shape);
    const turns: string[] = [];
    const measure = async (name: string, work: () => Promise<void>) => {
      const { turnMs } = await watched.during(`${name}, ${shape}`, work);
      turns.push(`${name} ${turnMs}`);
    };
    await measure('queued tasks', () => untilQueueIsEmpty(database));
    // Once, since these look at texts and sizes.
    if (shape === measured.at(-1)?.[0]) {
      // Again, since the calls have deleted some of each kind.
      await addObjects(caller, tenant);
      await mentionAll(database, tenant);
      await measure('Delete All User Data', () => eraseUser(caller, tenant));
      await measure('recurring tasks', () => runRecurring(database, clockFile));
      await measure('Delete Workspace', () => deleteAll(caller, tenant, database, clockFile));
    }
    figures[`tasks over ${shape}`] = `longest turns ${turns.join(', ')} ms`;
    await watched.close();
    caller.close();
    await service.kill();
  }
  return figures;
}

interface Subject {
  context: Context;
  watched: Watch;
  tenant: Tenant;
  caller: Caller;
}

const trials = touching.flatMap((id) =>
  itemCounts.flatMap((count) => formsOf(id, count, 0).map((_, form) => ({ id, count, form }))),
);

async function callAll(subject: Subject, shape: string): Promise<string> {
  let [turnMs, memoryBytes, longest, slowdown, slowest] = [0, 0, '', 0, ''];
  for (const { id, count, form } of trials) {
    const name = `${id} of ${count}, form ${form}, ${shape}`;
    const measured = await subject.watched.during(name, async () => {
      const end = performance.now() + minMs;
      for (let round = 1; round <= 2 || performance.now() < end; round++) {
        await callWithPages(subject, name, id, count, formsOf(id, count, round)[form]);
      }
    });
    memoryBytes = Math.max(memoryBytes, measured.memoryBytes);
    if (measured.slowdown > slowdown) [slowdown, slowest] = [measured.slowdown, `${id} of ${count}`];
    if (measured.turnMs > turnMs) [turnMs, longest] = [measured.turnMs, `${id} of ${count}`];
  }
  return `longest turn ${turnMs} ms (${longest}), memory ${Math.round(memoryBytes / 1e6)} MB, a neighbour ${slowdown.toFixed(1)} times as slow (${slowest})`;
}

/** Pages of a read. */
const maxPages = 10;

/** Calls the operation, and a read again for its next pages. */
async function callWithPages(
  { context, tenant, caller }: Subject,
  name: string,
  id: OperationId,
  count: number,
  data: unknown,
): Promise<void> {
  let pageToken: unknown;
  let pages = 0;
  do {
    const asked = pageToken === undefined ? data : { ...Object(data), pageToken };
    const reply = await caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data: asked }));
    pages++;
    const isTooLarge = count === objectCount && reply.status === 400 && reply.text.includes('"TOO_LARGE"');
    if (reply.status !== operations[id].success && !isTooLarge)
      context.violation(`${name}: ${reply.status} ${reply.text.slice(0, 300)}`);
    // Behind the items. To parse the page would delay the calls of the other tenant, which this process makes too.
    [, pageToken] = /"pageToken":"([^"]+)"/.exec(reply.text.slice(-2000)) ?? [];
  } while (pageToken !== undefined && pages < maxPages);
}
