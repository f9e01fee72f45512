/** Calls of every operation on 1,000 stored objects of the greatest size: none holds the event loop, memory or other tenants. */
import { type OperationId, operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { makers } from './at-rest/calls.ts';
import { eraseUser, mentionAll } from './at-rest/erasure.ts';
import { addObjects, fill, objectCount, shapes } from './at-rest/objects.ts';
import { type Measured, watch } from './at-rest/watch.ts';
import type { Context, Report, ServiceProcess, Torture, TortureDatabase } from './framework.ts';
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
  runsAlone: true,
  isLong: true,
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
    const query: TortureDatabase['query'] = (statement, parameters) => database.query(statement, parameters, { canWrite: true });
    await fill(query, tenant, shapes[shape] ?? {});
    figures[shape] = summary(await callAll({ context, service, tenant, caller }, shape));
    await mentionAll(query, tenant);
    const watched = await watch(context, service);
    figures[`erasure after ${shape}`] = summary([await watched.during('Delete All User Data', () => eraseUser(caller, tenant))]);
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

/** Operations in the order of their calls. */
const inOrder = Object.keys(makers).flatMap((name) => operationIds.filter((id) => id === name));

async function callAll({ context, service, tenant, caller }: Subject, shape: string): Promise<Measured[]> {
  const watched = await watch(context, service);
  const all: Measured[] = [];
  for (const id of inOrder) {
    for (const count of makers[id] === null ? [] : itemCounts) {
      const forms = makers[id]?.(count, 0).length ?? 0;
      for (let form = 0; form < forms; form++) {
        const statuses: string[] = [];
        const callOnce = (data: unknown) => callWithPages({ context, tenant, caller }, name, id, data);
        const name = `${id} of ${count}, form ${form}, ${shape}`;
        const measured = await watched.during(name, async () => {
          for (let round = 1; round <= rounds; round++) statuses.push(await callOnce(makers[id]?.(count, round)[form]));
        });
        all.push(measured);
        const { turnMs, memoryBytes, slowdown } = measured;
        context.log(
          `${name}: ${statuses.join(', ')}; turn ${turnMs} ms, memory ${Math.round(memoryBytes / 1e6)} MB, ` +
            `neighbour ${slowdown.reads.toFixed(1)} × and ${slowdown.writes.toFixed(1)} ×`,
        );
      }
    }
  }
  watched.close();
  return all;
}

/** Pages of a read. */
const maxPages = 20;

/** Calls the operation, and a read again for its next pages. Returns the outcome for the log. */
async function callWithPages(
  { context, tenant, caller }: Omit<Subject, 'service'>,
  name: string,
  id: OperationId,
  data: unknown,
): Promise<string> {
  const times: number[] = [];
  let pageToken: unknown;
  do {
    const asked = pageToken === undefined ? data : { ...Object(data), pageToken };
    const reply = await caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data: asked }));
    times.push(Math.round(reply.ms));
    if (reply.status === 400 && reply.text.includes('"TOO_LARGE"')) return `rejected in ${times.join(', ')} ms`;
    if (reply.status !== operations[id].success) {
      context.violation(`${name}: ${reply.status} ${reply.text.slice(0, 300)}`);
      break;
    }
    pageToken = at(JSON.parse(reply.text), 'result', 'pageToken');
  } while (pageToken !== undefined && times.length < maxPages);
  return times.length > 3 ? `${times.length} pages in up to ${Math.max(...times)} ms` : `${times.join(', ')} ms`;
}

function summary(all: readonly Measured[]): string {
  const most = (value: (one: Measured) => number) => Math.max(...all.map(value));
  return `turn ${most(({ turnMs }) => turnMs)} ms, memory ${Math.round(most(({ memoryBytes }) => memoryBytes) / 1e6)} MB`;
}
