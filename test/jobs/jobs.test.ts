import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { contractOperations } from '../../generated/operations.ts';
import { raw, sql } from '../../server/database/sql.ts';
import { NotYet, type TaskKinds } from '../../server/jobs/kinds.ts';
import type { Attempt } from '../../server/jobs/outcomes.ts';
import { enqueue, type NewTask, type Queue, reasonToWait, waiting } from '../../server/jobs/queue.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { taskKinds } from '../../server/tasks.ts';
import { forEachCall, setStage } from '../support/calls.ts';
import { environmentOf } from '../support/commands.ts';
import { aService, aTenantWithAcme, type TestService } from '../support/harness.ts';

const minute = 60_000;

/** A worker with these kinds of tasks on the service's queue, which works on demand. */
function aWorker(service: TestService, kinds: TaskKinds, onTask?: (attempt: Attempt) => void) {
  const stream = { write: (line: string) => void service.log.push(line) };
  const { ask, changeOf, databaseTime } = service.service.environment;
  return startWorker({
    ask,
    changeOf,
    kinds,
    clock: service.now,
    databaseTime,
    log: pino({ base: null }, stream),
    onTask,
    maxTransactions: 4,
    pollIntervalMs: 0,
  });
}

async function queueMany({ service, now }: TestService, count: number, task: NewTask): Promise<void> {
  const tasks = Array.from({ length: count }, () => task);
  await service.environment.ask(enqueue(now(), tasks));
}

async function add(service: TestService, ...kinds: string[]): Promise<void> {
  for (const kind of kinds)
    await queueMany(service, 1, {
      queue: 'erasure',
      kind,
      payload: { userId: 'maya' },
      workspaceId: '',
      apiKeyId: 'key',
      jobId: 'job',
    });
}

const left = (service: TestService) => service.service.environment.ask(waiting(100));

/** Never remove a name: a task of an earlier version may be in the queue. */
const kinds = [
  'deletion-mail',
  ...[
    'deliver-notification',
    'deliver-webhook',
    'encrypt-webhook-secrets',
    'webhook-disabled-mail',
    'erase-annotations',
    'erase-contact-fields',
    'erase-contacts',
    'erase-events',
    'erase-from-annotations-of-others',
  ],
  ...['erase-from-documents', 'erase-from-notifications-of-others', 'erase-from-organizations', 'erase-from-other-contacts'],
  ...['erase-from-presence-of-others', 'erase-group-memberships', 'erase-mails', 'erase-mentions', 'erase-notification-configs'],
  ...['erase-notifications', 'erase-owner', 'erase-permissions', 'erase-presence', 'erase-received-notifications', 'login-mail'],
  ...[
    'mail-notification',
    'migrate-document',
    'keep-event-log',
    'number-events',
    'remove-events',
    'remove-completed-tasks',
    'remove-deletion-jobs',
    'remove-documents',
  ],
  ...['remove-empty-groups', 'remove-grants', 'remove-group-members', 'remove-idempotency-records', 'remove-login-links'],
  ...['remove-mail-files', 'remove-migrations', 'remove-notification-recipients', 'remove-organization', 'remove-rows-of-owner'],
  ...['remove-placeholder-documents', 'remove-presence', 'remove-rate-limits', 'remove-sessions', 'remove-usage'],
  'remove-suppressed-addresses',
  ...['send-notification', 'start-deletion'],
];

it('The queue knows every kind of task that an earlier version queued', async () => {
  const { service } = await aService();
  const ofEngine = process.env.TEST_ENGINE === 'postgres' ? ['analyze-tables'] : ['compact-database'];
  expect(Object.keys(taskKinds(service.environment)).sort()).toEqual([...kinds, ...ofEngine].sort());
});

// Proves deleteAllUserData/survives
it('The queue retries a failing task forever, with pauses that double up to an hour, and logs each failure', async () => {
  const service = await aService();
  let isBroken = true;
  let attempts = 0;
  const worker = aWorker(service, {
    fragile: {
      runBatch: async () => {
        attempts++;
        if (isBroken) throw new Error(`broken for the ${attempts}. time`);
        return 'done';
      },
    },
  });
  await add(service, 'fragile');
  await worker.drain();
  const pauses: number[] = [];
  for (let i = 1; i <= 14; i++) {
    const [task] = await left(service);
    expect(task).toMatchObject({ attempts: i, lastError: `broken for the ${i}. time` });
    const pause = (task?.runAt ?? 0) - service.now();
    pauses.push(pause / 1000);
    service.advance({ milliseconds: pause - 1 });
    await worker.drain();
    expect(attempts).toBe(i);
    service.advance({ milliseconds: 1 });
    await worker.drain();
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]);
  const lines = service.log.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'fragile');
  expect(lines.slice(0, 3)).toMatchObject([
    { level: 40, job: 'job', attempts: 1, retryInSeconds: 2, err: { message: 'broken for the 1. time' } },
    { level: 40, attempts: 2, retryInSeconds: 4 },
    { level: 50, attempts: 3, retryInSeconds: 8 },
  ]);
  isBroken = false;
  service.advance({ hours: 1 });
  await worker.drain();
  expect(await left(service)).toEqual([]);
  const rows = await service.service.environment.ask(sql`select completed_at, last_error, payload from tasks`);
  // A payload may name people.
  expect(rows).toEqual([{ completedAt: service.now(), lastError: null, payload: '{}' }]);
});

it('A batch that must wait is repeated after a second without counting as a failure, and a success resets earlier failures', async () => {
  const service = await aService();
  const outcomes: (Error | 'wait')[] = [new NotYet(), new Error('broken'), new NotYet(), 'wait'];
  const worker = aWorker(service, {
    patient: {
      runBatch: async () => {
        const outcome = outcomes.shift() ?? 'done';
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
  });
  await add(service, 'patient');
  const seen: unknown[] = [];
  while (outcomes.length > 0) {
    await worker.drain();
    const [task] = await left(service);
    const pause = (task?.runAt ?? 0) - service.now();
    seen.push([task?.attempts, task?.lastError, pause]);
    service.advance({ milliseconds: pause });
  }
  expect(seen).toEqual([
    [0, null, 1000],
    [1, 'broken', 2000],
    [1, 'broken', 1000],
    [0, null, 1000],
  ]);
  await worker.drain();
  expect(await left(service)).toEqual([]);
});

it('Tasks of one kind that fail alike are logged once a second, with their number', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const service = await aService();
  const worker = aWorker(service, { mail: { execute: () => Promise.reject(new Error('no mail server')) } });
  await add(service, 'mail', 'mail', 'mail');
  await worker.drain();
  const lines = () => service.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'task failed, will retry');
  expect(lines()).toMatchObject([{ kind: 'mail', attempts: 1, err: { message: 'no mail server' } }]);
  vi.advanceTimersByTime(1000);
  expect(lines().map(({ repeats }) => repeats)).toEqual([undefined, 2]);
  expect((await left(service)).map(({ lastError }) => lastError)).toEqual(Array(3).fill('no mail server'));
});

it('Each attempt at a task is told with the seconds since it was due', async () => {
  const service = await aService();
  const attempts: Attempt[] = [];
  const worker = aWorker(service, { idle: { runBatch: async () => 'done' } }, (attempt) => void attempts.push(attempt));
  await add(service, 'idle');
  service.advance({ seconds: 90 });
  await worker.drain();
  expect(attempts).toEqual([{ queue: 'erasure', kind: 'idle', delaySeconds: expect.closeTo(90, 1), hasFailed: false }]);
});

it('The queue stores nothing of a failed batch, and continues with other tasks', async () => {
  const service = await aService();
  const { ask } = service.service.environment;
  const write = (bucket: string) => sql`insert into rate_limits (bucket, window_start, hits) values (${bucket}, 0, 1)`;
  const worker = aWorker(service, {
    halfway: {
      runBatch: async (ask) => {
        await ask(write('halfway'));
        throw new Error('in the middle');
      },
    },
    whole: {
      runBatch: async (ask) => {
        await ask(write('whole'));
        return 'done';
      },
    },
  });
  await add(service, 'halfway', 'whole', 'halfway');
  await worker.drain();
  expect(await ask(sql`select bucket from rate_limits`)).toEqual([{ bucket: 'whole' }]);
  expect((await left(service)).map(({ kind }) => kind)).toEqual(['halfway', 'halfway']);
});

it('The queue alternates between queues, and between workspaces within each, however many API keys they have', async () => {
  const service = await aService();
  const done: string[] = [];
  const worker = aWorker(service, {
    some: {
      runBatch: async (_ask, { queue, workspaceId }) => {
        done.push(`${queue} of ${workspaceId}`);
        return 'done';
      },
    },
  });
  const many = async (queue: Queue, workspaceId: string, apiKeys: number) => {
    const task = { queue, kind: 'some', payload: {}, workspaceId } as const;
    for (let i = 0; i < apiKeys; i++) await queueMany(service, 2, { ...task, apiKeyId: `${workspaceId} ${i}` });
  };
  await many('erasure', 'large', 100);
  service.advance({ seconds: 1 });
  await many('erasure', 'small', 1);
  await many('erasure', 'other', 1);
  await many('migration', 'small', 1);
  await many('mail', '', 1);
  await worker.drain();
  expect(done).toHaveLength(208);
  // A few transactions run concurrently.
  expect(done.slice(0, 20)).toEqual(
    expect.arrayContaining(['mail of ', 'migration of small', 'erasure of small', 'erasure of other']),
  );
  expect(done.slice(0, 20).filter((one) => one === 'erasure of small')).toHaveLength(2);
});

it('The queue runs the longest-waiting task of a workspace first, whatever its API key and id', async () => {
  const service = await aService();
  const done: string[] = [];
  const worker = aWorker(service, {
    some: {
      runBatch: async (_ask, { taskId }) => {
        done.push(taskId);
        return 'done';
      },
    },
  });
  for (const taskId of ['b', 'c', 'a']) {
    await queueMany(service, 1, {
      queue: 'erasure',
      kind: 'some',
      payload: {},
      workspaceId: 'acme',
      apiKeyId: `key ${taskId}`,
      taskId,
    });
    service.advance({ seconds: 1 });
  }
  while (await worker.step());
  expect(done).toEqual(['b', 'c', 'a']);
});

it('The queue skips a queue with hanging tasks, and runs all others', async () => {
  const service = await aService();
  const release = Promise.withResolvers<void>();
  let hanging = 0;
  const worker = aWorker(service, {
    mail: {
      execute: async () => {
        hanging++;
        await release.promise;
      },
    },
    erase: { runBatch: async () => 'done' },
  });
  await queueMany(service, 10, { queue: 'mail', workspaceId: '', kind: 'mail', payload: {} });
  await add(service, ...Array.from({ length: 30 }, () => 'erase'));
  const drained = worker.drain();
  const kinds = async () => (await left(service)).map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(Array.from({ length: 10 }, () => 'mail'));
  await expect.poll(() => hanging).toBe(4);
  release.resolve();
  await drained;
  expect(await left(service)).toEqual([]);
});

it('The queue does not wait for a clock that was set back, and still respects leases', async () => {
  const service = await aService();
  let isBroken = true;
  const sent: string[] = [];
  const hold = Promise.withResolvers<void>();
  const kinds: TaskKinds = {
    fragile: {
      runBatch: async () => {
        if (isBroken) throw new Error('broken');
        return 'done';
      },
    },
    mail: {
      execute: async () => {
        sent.push('mail');
        await hold.promise;
      },
    },
  };
  const first = aWorker(service, kinds);
  // A step looks for nothing more once it has a task. A look that is under way when the clock was set back has the old time.
  await add(service, 'fragile');
  await first.step();
  await add(service, 'mail');
  void first.step();
  await expect.poll(() => sent).toEqual(['mail']);
  await expect.poll(async () => (await left(service)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  // It takes no more tasks, but still sends.
  const stopped = first.stop();
  isBroken = false;
  // The clock of another process may be a minute behind.
  const due = async () => (await left(service)).map(({ runAt }) => runAt);
  const before = await due();
  service.advance({ milliseconds: -minute });
  const behind = aWorker(service, {});
  await behind.drain();
  await behind.stop();
  expect(await due()).toEqual(before);
  service.advance({ milliseconds: minute });
  service.advance({ hours: -1 });
  const other = aWorker(service, { ...kinds, mail: { execute: async () => void sent.push('again') } });
  await other.drain();
  expect(sent).toEqual(['mail']);
  service.advance({ milliseconds: minute });
  await other.drain();
  expect(sent).toEqual(['mail', 'again']);
  expect(await left(service)).toEqual([]);
  hold.resolve();
  await stopped;
});

it.each([
  ['with', true],
  ['without', false],
])('Each operation wakes the worker only if it queued a due task, %s an Idempotency-Key', async (_, hasKey) => {
  const service = await aService({ createWorkspaceLimit: 1000, loginLinkLimit: 1000 });
  const stage = await setStage(service);
  const { apiKey, authToken, workspaceId, workspaceToken } = stage.tenant;
  // The client sends a key with each write.
  const onRequest = ({ headers }: Request) => (hasKey ? undefined : headers.delete('idempotency-key'));
  const common = { baseUrl: service.url, retries: 0, onRequest: (request: Request) => void onRequest(request) };
  const client = createClient({ ...common, apiKey, authToken });
  const workspace = createClient({ ...common, workspaceId, authToken: workspaceToken });
  await workspace.updateEmailConfig({ apiKey, enabled: true });
  const wake = vi.spyOn(service.service.worker, 'wake').mockImplementation(() => {});
  const count = (now: number) => sql<{ due: number }>`
    select count(*) as due from tasks where completed_at is null and run_at <= ${now}`;
  const dueTasks = async (now = service.now()) => (await service.service.environment.ask(count(now)))[0]?.due ?? 0;
  const outcomes: [operation: string, isQueued: boolean, wakes: number][] = [];
  for (const operation of contractOperations) {
    await forEachCall({ ...stage, tenant: { ...stage.tenant, client, workspace } }, operation, async (call) => {
      // Most find nothing left to do the second time.
      for (let time = 1; time <= 2; time++) {
        wake.mockClear();
        // A deletion in the same millisecond as another one moves the time of its API key ahead.
        service.advance({ milliseconds: 10 });
        const before = await dueTasks();
        await call(1);
        outcomes.push([operation.id, (await dueTasks()) > before, wake.mock.calls.length]);
      }
    });
  }
  expect(outcomes.filter(([, isQueued, wakes]) => wakes !== Number(isQueued))).toEqual([]);
  const queueing = outcomes.flatMap(([id, isQueued]) => (isQueued ? [id] : []));
  expect([...new Set(queueing)].toSorted()).toEqual([
    'addNotifications',
    'deleteAllUserData',
    'deleteDocuments',
    'deleteOrganizations',
    'deleteUsersFromGroups',
    'migrateDocuments',
    'sendLoginLink',
  ]);
});

it('The queue keeps tasks of unknown kinds for a version that knows them', async () => {
  const service = await aService();
  await add(service, 'of the next version');
  await service.work();
  expect(await left(service)).toMatchObject([{ lastError: 'This version does not know the task kind "of the next version".' }]);
  const worker = aWorker(service, { 'of the next version': { runBatch: async () => 'done' } });
  service.advance({ seconds: 2 });
  await worker.drain();
  expect(await left(service)).toEqual([]);
});

it('The queue leases an external task to one worker at a time, for a minute', async () => {
  const service = await aService();
  const sent: string[] = [];
  const hold = Promise.withResolvers<void>();
  const slow = aWorker(service, {
    mail: {
      execute: async () => {
        sent.push('slow');
        await hold.promise;
      },
    },
  });
  const quick = aWorker(service, { mail: { execute: async () => void sent.push('quick') } });
  await add(service, 'mail');
  const first = slow.drain();
  await expect.poll(() => sent).toEqual(['slow']);
  service.advance({ milliseconds: minute - 1 });
  await quick.drain();
  expect(sent).toEqual(['slow']);
  hold.resolve();
  await first;
  service.advance({ hours: 1 });
  await quick.drain();
  expect(sent).toEqual(['slow']);
  expect(await left(service)).toEqual([]);
});

it('The state of a pending task distinguishes a running task from a failed one', async () => {
  const service = await aService();
  const { promise: mayGoOn, reject: fail } = Promise.withResolvers<void>();
  const worker = aWorker(service, { mail: { execute: () => mayGoOn } });
  await add(service, 'mail');
  const drained = worker.drain();
  const reasons = async () => (await left(service)).map((task) => reasonToWait(task, service.now()).split(/[,;]/)[0]);
  await expect.poll(reasons).toEqual(['running']);
  fail(new Error('no mail server'));
  await drained;
  expect(await reasons()).toEqual(['failed']);
  service.advance({ seconds: 2 });
  expect(await reasons()).toEqual([expect.stringContaining('waiting for its turn')]);
});

/** A process at work on the service's data; see crash.ts. */
async function aProcess(service: TestService, env: { NOW: string; WORKER?: string }): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'crash.ts')], {
    env: { ...process.env, PORT: '0', ...environmentOf(service), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  for await (const line of createInterface(child.stdout)) if (line.includes('at work')) break;
  child.stdout.resume();
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** The completion times of the completed tasks, by id. */
async function completions({ service }: TestService): Promise<Map<string, number | null>> {
  const rows = await service.environment.ask(
    sql<{ id: string; at: number }>`select task_id as id, completed_at as at from tasks where completed_at is not null`,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** The executions of each task of kind `count`, by process. */
const counts = ({ service }: TestService) =>
  service.environment.ask(sql<{ worker: string; task: string; hits: number }>`
    select kind as worker, job_id as task, count(*) as hits from tasks where kind like 'hit by %' group by kind, job_id`);

/** The tasks of kind `count` whose effect and completion differ, which no crash may cause. Reads one node, and so one moment. */
const halfDone = ({ service }: TestService, batches: number): Promise<unknown[]> =>
  service.environment.ask(sql`
    select task_id, completed_at from tasks as counted
    where api_key_id = '' and kind = 'count' and (completed_at is not null) <> (
      select count(*) >= ${batches} from tasks as hits where hits.api_key_id = '' and hits.job_id = counted.task_id)`);

const timesDone = async (service: TestService): Promise<number[]> =>
  [...Map.groupBy(await counts(service), ({ task }) => task).values()].map((all) => all.reduce((sum, { hits }) => sum + hits, 0));

const patiently = { timeout: 60_000, interval: 50 };

// Proves deleteAllUserData/survives, deleteAllUserData/within-a-day
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'A killed process leaves its deletion to the next one, with no task lost or run twice',
  async () => {
    const service = await aService();
    const { client } = await aTenantWithAcme(service);
    const { ask } = service.service.environment;
    const organizationId = 'acme';
    const people = (name: string) => Array.from({ length: 6 }, (_, i) => `${name}-${i}`);
    for (const userIds of [people('gone'), people('stays')]) {
      await client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds });
      await client.setConfig({ organizationId, userIds, config: { inbox: 'ALL' } });
      const folder = { type: 'folder' as const, organizationId, accessRole: 'viewer' as const };
      const resources = Array.from({ length: 60 }, (_, i) => ({ ...folder, id: `f${i}` }));
      for (const userId of userIds) {
        await client.addPermissions({ user: { userId }, permissions: { resources } });
      }
    }
    const rowsOf = async (name: string) => {
      const found: string[] = [];
      for (const table of ['grants', 'user_group_members', 'notification_configs', 'users']) {
        const rows = await ask(sql`select * from ${raw(table)} where user_id like ${`${name}-%`} order by 1, 2, 3, 4, 5`);
        found.push(...rows.map((row) => JSON.stringify(row)));
      }
      return found;
    };
    const staying = await rowsOf('stays');
    expect(staying.length).toBeGreaterThan(300);

    const { jobId, tasksCount } = (await client.deleteAllUserData({ userIds: people('gone') })).data;
    const batches = 3;
    await queueMany(service, 40, { queue: 'erasure', workspaceId: '', kind: 'count', payload: { batches } });
    const seenHalfDone: unknown[] = [];
    let done = new Map<string, number | null>();
    for (const [i, share] of [0.4, 1].entries()) {
      // Each process has its own time, which shows in its completed tasks.
      const child = await aProcess(service, { NOW: String(service.now() + i * 1000) });
      const progress = async () => {
        seenHalfDone.push(...(await halfDone(service, batches)));
        return (await completions(service)).size / (1 + tasksCount + 40);
      };
      await expect.poll(progress, patiently).toBeGreaterThanOrEqual(share);
      await kill(child);
      await progress();
      expect(seenHalfDone).toEqual([]);
      const now = await completions(service);
      for (const [task, at] of done) expect(now.get(task)).toBe(at);
      const { tasksLeft } = (await client.getDeleteAllUserDataStatus({ jobId })).data;
      expect(tasksLeft).toBeLessThanOrEqual(tasksCount);
      done = now;
    }
    expect(new Set(done.values()).size).toBeGreaterThan(1);
    // One more: the task that starts the job.
    expect(done.size).toBe(1 + tasksCount + 40);
    expect((await client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: true, tasksLeft: 0 });
    expect(await timesDone(service)).toEqual(Array.from({ length: 40 }, () => batches));
    expect(await rowsOf('gone')).toEqual([]);
    expect(await rowsOf('stays')).toEqual(staying);
  },
);

const isShared = process.env.TEST_ENGINE === 'postgres';
it.runIf(isShared)('Two processes share the queue, and run nothing twice', async () => {
  const service = await aService();
  await Promise.all(['a', 'b'].map((WORKER) => aProcess(service, { NOW: String(service.now()), WORKER })));
  await queueMany(service, 200, { queue: 'erasure', workspaceId: '', kind: 'count', payload: { batches: 2 } });
  await expect.poll(async () => (await completions(service)).size, patiently).toBe(200);
  expect(await timesDone(service)).toEqual(Array.from({ length: 200 }, () => 2));
  expect([...new Set((await counts(service)).map(({ worker }) => worker))].sort()).toEqual(['hit by a', 'hit by b']);
});

it('A step of the queue ends after the effect of an external task', async () => {
  const service = await aService();
  const sent: string[] = [];
  const execute = async () => {
    await new Promise(setImmediate);
    sent.push('mail');
  };
  await add(service, 'mail');
  expect(await aWorker(service, { mail: { execute } }).step()).toBe(true);
  expect(sent).toEqual(['mail']);
});
