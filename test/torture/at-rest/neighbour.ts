/** Another tenant, which reads and writes small objects all the time. It has a thread of its own, since the work's own calls would delay it. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createCaller, createTenant, type Tenant } from '../http.ts';

/** Milliseconds that calls took. */
export interface Times {
  reads: number[];
  writes: number[];
}

export interface Neighbour {
  /** Returns the times of the calls during the work. The last ones may end after it. `minCalls`: of each kind. */
  during(work: () => Promise<unknown>, minCalls?: number): Promise<Times>;
  close(): Promise<unknown>;
}

interface Setup {
  url: string;
  tenant: Tenant;
}

const organizations = [{ organizationId: 'neighbour', organizationName: 'Neighbour' }];

export async function startNeighbour(url: string): Promise<Neighbour> {
  const setup: Setup = { url, tenant: await createTenant(url) };
  const thread = new Worker(new URL(import.meta.url), { workerData: setup });
  await once(thread, 'message');
  const during: Neighbour['during'] = async (work, minCalls = 0) => {
    thread.postMessage('begin');
    try {
      await work();
    } finally {
      thread.postMessage(minCalls);
    }
    const [times]: Times[] = await once(thread, 'message');
    if (times === undefined) throw new Error('The neighbour has no times.');
    return times;
  };
  return { during, close: () => thread.terminate() };
}

async function callUntilEnd(port: NonNullable<typeof parentPort>, { url, tenant }: Setup): Promise<void> {
  const callers = { reads: createCaller(url, { connections: 1 }), writes: createCaller(url, { connections: 1 }) };
  await callers.writes.call(tenant, 'addOrganizations', { organizations });
  const call = {
    reads: () => callers.reads.call(tenant, 'getOrganizations', {}),
    writes: () => callers.writes.call(tenant, 'updateOrganizations', { organizations }),
  };
  port.postMessage('ready');
  for (;;) {
    await once(port, 'message');
    let [isOver, minCalls] = [false, 0];
    port.once('message', (min: number) => ([isOver, minCalls] = [true, min]));
    const repeat = async (kind: 'reads' | 'writes') => {
      const times: number[] = [];
      while (!isOver || times.length < minCalls) {
        const { status, ms } = await call[kind]();
        if (status !== 200) throw new Error(`A call of another tenant returned ${status}.`);
        times.push(ms);
      }
      return times;
    };
    const [reads, writes] = await Promise.all([repeat('reads'), repeat('writes')]);
    port.postMessage({ reads, writes });
  }
}

if (!isMainThread && parentPort !== null) await callUntilEnd(parentPort, workerData);
