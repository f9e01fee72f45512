/** Calls of every operation on 1,000 stored objects of the greatest size: none holds the event loop, memory or other tenants. */
import { type OperationId, operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { makers } from './at-rest/calls.ts';
import { eraseUser, mentionAll } from './at-rest/erasure.ts';
import { addObjects, fillIn, objectCount, shapes } from './at-rest/objects.ts';
import { watch } from './at-rest/watch.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';
import { operationIds } from './traffic.ts';

/** Items of a call: the most, and some whose objects fit in a call. */
const itemCounts = [objectCount, 200];
/** Calls of a form, one after the other. */
const rounds = 3;

export const atRest: Torture = {
  name: 'at-rest',
  promise:
    'With 1,000 stored objects of the greatest size, no operation holds the event loop for long, memory stays bounded, and other ' +
    'tenants hardly notice.',
  engines: ['sqlite', 'postgres'],
  short: [],
  runsAlone: true,
  run,
};

async function run(context: Context): Promise<Report> {
  const { random, short } = context;
  const figures: { [name: string]: string } = {};
  const names = short ? random.shuffle(Object.keys(shapes)).slice(0, 1) : Object.keys(shapes);
  for (const shape of names) {
    const database = await context.createDatabase();
    const service = await context.startService({ env: patientEnv, database });
    const tenant = await createTenant(service.url);
    const caller = createCaller(service.url, { connections: 1 });
    await addObjects(caller, tenant);
    await fillIn(database, tenant, shapes[shape] ?? {});
    // With most fields, also with events of the changes.
    if (shape === 'most fields') await caller.call(tenant, 'updateApiKey', { apiKey: tenant.apiKey, events: true });
    figures[shape] = await callAll({ context, service, tenant, caller }, shape);
    await mentionAll((statement, parameters) => database.query(statement, parameters, { canWrite: true }), tenant);
    const watched = await watch(context, service);
    const { turnMs } = await watched.during(`Delete All User Data, ${shape}`, () => eraseUser(caller, tenant));
    figures[`erasure after ${shape}`] = `longest turn ${turnMs} ms`;
    watched.close();
    caller.close();
    await service.kill();
  }
  return figures;
}

interface Subject {
  context: Context;
  service: ServiceProcess;
  tenant: Tenant;
  caller: Caller;
}

/** All calls, in the order of their operations: those that delete come last. */
const trials = Object.keys(makers).flatMap((name) =>
  operationIds
    .filter((id) => id === name)
    .flatMap((id) => itemCounts.flatMap((count) => (makers[id]?.(count, 0) ?? []).map((_, form) => ({ id, count, form })))),
);

async function callAll(subject: Subject, shape: string): Promise<string> {
  const { context, service } = subject;
  const watched = await watch(context, service);
  let [turnMs, memoryBytes, longest] = [0, 0, ''];
  for (const { id, count, form } of trials) {
    const name = `${id} of ${count}, form ${form}, ${shape}`;
    const measured = await watched.during(name, async () => {
      const times: number[] = [];
      for (let round = 1; round <= rounds; round++) {
        times.push(...(await callWithPages(subject, name, id, makers[id]?.(count, round)[form])));
      }
      return times;
    });
    memoryBytes = Math.max(memoryBytes, measured.memoryBytes);
    if (measured.turnMs > turnMs) [turnMs, longest] = [measured.turnMs, `${id} of ${count}`];
  }
  watched.close();
  return `longest turn ${turnMs} ms (${longest}), memory ${Math.round(memoryBytes / 1e6)} MB`;
}

/** Pages of a read. */
const maxPages = 20;

/** Calls the operation, and a read again for its next pages. Returns the milliseconds of each call. */
async function callWithPages(
  { context, tenant, caller }: Subject,
  name: string,
  id: OperationId,
  data: unknown,
): Promise<readonly number[]> {
  const times: number[] = [];
  let pageToken: unknown;
  do {
    const asked = pageToken === undefined ? data : { ...Object(data), pageToken };
    const reply = await caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data: asked }));
    times.push(reply.ms);
    const isTooLarge = reply.status === 400 && reply.text.includes('"TOO_LARGE"');
    if (reply.status !== operations[id].success && !isTooLarge)
      context.violation(`${name}: ${reply.status} ${reply.text.slice(0, 300)}`);
    pageToken = at(JSON.parse(reply.text), 'result', 'pageToken');
  } while (pageToken !== undefined && times.length < maxPages);
  return times;
}
