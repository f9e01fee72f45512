/** HEALTH_PORT reports a process whose event loop is blocked. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Connection, request } from '../support/connection.ts';
import { freePort } from '../support/embedded-postgres.ts';
import { aServiceProcess, aStartingProcess, root, type ServiceProcess } from '../support/service-process.ts';

/** Loaded into the service's process. Blocks its event loop for a number of milliseconds, and reports start and end. */
const holdUp = (ms: number): string => `
  import { writeSync } from 'node:fs';
  process.on('SIGUSR2', () => {
    writeSync(1, '{"msg":"held up"}\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});
    writeSync(1, '{"msg":"goes on"}\\n');
  });`;
/** The message of Node.js when a thread ends with an error. */
const failThread = `
  process.on('worker', (thread) => process.on('SIGUSR2', () => thread.emit('error', new Error('lost'))));`;

interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
  ms: number;
}

interface Probed extends ServiceProcess {
  healthUrl: string;
  /** Uses a connection of its own, as a load balancer does. */
  ask: (path: string) => Promise<Answer>;
  has: (msg: string) => boolean;
}

async function aProbedService(fault: string, env: { [name: string]: string } = {}): Promise<Probed> {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(fault)}`, join(root, 'server/main.ts')];
  const service = await aServiceProcess({ args, env: { HEALTH_PORT: '0', ...env } });
  const has = (msg: string) => service.log.some((line) => line.msg === msg);
  const healthUrl = String(service.log.find(({ msg }) => msg === 'ready')?.healthUrl);
  const ask = async (path: string) => {
    const began = performance.now();
    const reply = await fetch(healthUrl + path, { headers: { connection: 'close' } });
    const body = await reply.json();
    return { status: reply.status, body, retryAfter: reply.headers.get('retry-after'), ms: performance.now() - began };
  };
  return { ...service, healthUrl, ask, has };
}

/** Blocked from now on. */
async function beHeldUp({ child, has }: Probed): Promise<void> {
  child.kill('SIGUSR2');
  await expect.poll(() => has('held up')).toBe(true);
}

it('HEALTH_PORT and the metrics report used-up file descriptors, and it responds while callers hold all connections', async () => {
  const fault = `
      import { closeSync, openSync } from 'node:fs';
      const taken = [];
      process.on('SIGUSR2', () => {
        try { for (;;) taken.push(openSync('/dev/null')); } catch { console.log('{"msg":"none left"}'); }
      });
      process.on('SIGWINCH', () => taken.forEach(closeSync));`;
  const args = [
    '-c',
    `ulimit -n 200; exec "$0" "$@"`,
    process.execPath,
    '--import',
    `data:text/javascript,${encodeURIComponent(fault)}`,
  ];
  const env = { HEALTH_PORT: '0' };
  const service = await aServiceProcess({ command: 'sh', args: [...args, join(root, 'server/main.ts')], env });
  const connection = await Connection.open(service.url);
  const ready = async () => {
    connection.write(request('GET', '/readyz'));
    const reply = await connection.next();
    return [reply?.status, JSON.parse(reply?.body ?? '')];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  service.child.kill('SIGUSR2');
  await expect.poll(() => service.log.some(({ msg }) => msg === 'none left')).toBe(true);
  const reason = 'the process has no file descriptors left';
  expect(await ready()).toEqual([503, { status: 'unavailable', reason }]);
  // Callers take none of those that are kept for probes.
  const { port } = new URL(service.url);
  for (let i = 0; i < 50; i++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'close');
  }
  const healthUrl = String(service.log.find(({ msg }) => msg === 'ready')?.healthUrl);
  const probe = (path: string) => fetch(healthUrl + path, { headers: { connection: 'close' } });
  expect((await probe('/readyz')).status).toBe(503);
  const metrics = await (await probe('/metrics')).text();
  expect(metrics).toContain(`collaboration_ready{reason="${reason}"} 0`);
  if (process.platform === 'linux') expect(metrics).toContain('collaboration_used_descriptors_ratio 1\n');
  service.child.kill('SIGWINCH');
  await expect.poll(ready).toEqual([200, { status: 'ready' }]);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  const warnings = service.log.filter(({ level }) => Number(level) >= 40).map(({ msg }) => String(msg).split(':')[0]);
  // A slow machine has slow statements.
  expect(warnings.filter((msg) => msg !== 'slow statement')).toEqual([
    'fewer connections than MAX_CONNECTIONS',
    'no file descriptors are left, so new connections are closed',
    'not ready',
  ]);
  const logged = (msg: string) => service.log.find((line) => String(line.msg).startsWith(msg));
  expect(logged('fewer connections than MAX_CONNECTIONS')).toMatchObject({ openFiles: 200, connections: 100 });
  // One after another: a system may forget connections that come faster than the process accepts them.
  const connectOnce = async () => {
    const socket = connect(Number(port), '127.0.0.1')
      .on('error', () => {})
      .resume();
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return logged('connection closed');
  };
  await expect.poll(connectOnce, { interval: 1 }).toMatchObject({ level: 40, maxConnections: 100 });
  expect((await probe('/readyz')).status).toBe(200);
});

it('HEALTH_PORT has no other pages, and responds to /healthz within 250 ms while the event loop is blocked', async () => {
  const service = await aProbedService(holdUp(2000));
  const unknown = await fetch(`${service.url}/nothing`);
  expect(await service.ask('/nothing')).toMatchObject({ status: unknown.status, body: await unknown.json() });
  expect(await service.ask('/healthz?from=a-balancer')).toMatchObject({ status: 200 });
  await beHeldUp(service);
  const answers = [await service.ask('/healthz'), await service.ask('/healthz'), await service.ask('/healthz')];
  expect(service.has('goes on')).toBe(false);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { status: 'ok' }]));
  // The fastest response, since the machine may be busy.
  expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(250);
});

it('HEALTH_PORT reports a stalled, unready process once the event loop has blocked for LIVENESS_TIMEOUT', async () => {
  const service = await aProbedService(holdUp(4000), { LIVENESS_TIMEOUT: '1', READINESS_TIMEOUT: '1' });
  await beHeldUp(service);
  const unknown = { status: 'unavailable', reason: 'the check took longer than READINESS_TIMEOUT' };
  expect(await service.ask('/readyz')).toMatchObject({ status: 503, body: unknown, retryAfter: '1' });
  const stalled = { status: 503, body: { status: 'stalled' }, retryAfter: '1' };
  await expect.poll(() => service.ask('/healthz'), { timeout: 2000 }).toMatchObject(stalled);
  expect(service.has('goes on')).toBe(false);
  await expect.poll(() => service.ask('/healthz'), { timeout: 10_000 }).toMatchObject({ status: 200 });
  expect(await service.ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

it('If the thread of HEALTH_PORT fails, the process stops cleanly, since probes would fail from then on', async () => {
  const service = await aProbedService(failThread);
  service.child.kill('SIGUSR2');
  expect(await service.exited).toBe(1);
  expect(service.has('uncaught exception: draining in-flight requests, then exiting')).toBe(true);
  expect(service.log.at(-1)).toMatchObject({ msg: 'stopped' });
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'HEALTH_PORT reports a start that waits for the database as alive and not ready, and %s stops it at once',
  async (signal) => {
    const port = await freePort();
    const { child, exited, log } = await aStartingProcess({
      env: {
        DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing`,
        TOKEN_SECRET: 'a secret that signs nothing in this test',
        HEALTH_PORT: String(port),
      },
    });
    const ask = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).catch(() => undefined);
      return { status: reply?.status, body: await reply?.json() };
    };
    await expect.poll(() => ask('/healthz'), { timeout: 60_000 }).toEqual({ status: 200, body: { status: 'ok' } });
    const starting = { status: 'unavailable', reason: 'the service is starting' };
    expect(await ask('/readyz')).toEqual({ status: 503, body: starting });
    child.kill(signal);
    expect(await exited).toBe(0);
    // An attempt to connect that fails at this moment may have the last line.
    expect(log).toContainEqual(expect.objectContaining({ msg: 'stopped before it was ready', signal }));
  },
);

it('HEALTH_PORT responds to probes while others hold all connections, by closing the oldest idle one', async () => {
  const { healthUrl, ask } = await aProbedService('');
  const { hostname, port } = new URL(healthUrl);
  // Silent ones, and ones that are kept after a response.
  for (const request of ['', 'GET /healthz HTTP/1.1\r\nhost: other\r\n\r\n']) {
    let closed = 0;
    const idle = Array.from({ length: 110 }, () =>
      connect(Number(port), hostname)
        .on('error', () => {})
        .on('close', () => closed++)
        .resume(),
    );
    onTestFinished(() => {
      for (const socket of idle) socket.destroy();
    });
    const answered = new Set<Socket>();
    for (const socket of idle) for (const event of ['data', 'close']) socket.once(event, () => answered.add(socket));
    await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    for (const socket of idle) socket.write(request);
    if (request !== '') await expect.poll(() => answered.size).toBe(110);
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    // Connections that stay silent for a few seconds are closed too.
    await expect.poll(() => closed, { timeout: 60_000 }).toBe(110);
  }
});
