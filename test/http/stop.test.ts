import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { trackConnections } from '../../server/http/connections.ts';
import { Connection, request } from '../support/connection.ts';
import { aServiceProcess, root, type ServiceProcess } from '../support/service-process.ts';

const createWorkspace = request('POST', '/v2/workspace/create', {
  body: JSON.stringify({ data: { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' } }),
});

/** Sends one request after the other until the connection ends. */
async function callOnAndOn(connection: Connection): Promise<{ answered: number; lost: number; saidClose: boolean }> {
  for (let answered = 0; ; answered++) {
    connection.write(createWorkspace);
    const reply = await connection.next();
    if (reply === undefined) return { answered, lost: 1, saidClose: false };
    expect(reply.status).toBe(200);
    if (reply.headers.connection === 'close') return { answered: answered + 1, lost: 0, saidClose: true };
  }
}

/** The same, over one connection after the other, until they are rejected. Returns the number of requests without a response. */
async function callAnew(url: string, bytes: string): Promise<number> {
  for (let lost = 0, connection: Connection | undefined; ; ) {
    connection ??= await Connection.open(url).catch(() => undefined);
    if (connection === undefined) return lost;
    connection.write(bytes);
    const reply = await connection.next();
    if (reply === undefined) lost++;
    if (reply?.headers.connection !== 'keep-alive') connection = undefined;
  }
}

/** Holds the database's only writer, so that a write request stays pending until release. */
function holdUpWriters({ folder }: ServiceProcess): () => void {
  const database = new DatabaseSync(join(folder, 'data/collaboration.sqlite'), { timeout: 10_000 });
  database.exec('begin immediate');
  const letGo = () => {
    if (database.isOpen) database.close();
  };
  onTestFinished(letGo);
  return letGo;
}

const patient = { DATABASE_LOCK_TIMEOUT: '600', SHUTDOWN_TIMEOUT: '60' };

/** A request that the process has read, and cannot answer before its writer is released. */
async function aRequestUnderWay(service: ServiceProcess): Promise<Connection> {
  const connection = await Connection.open(service.url);
  connection.write(createWorkspace);
  // Later requests on the wire get a response once they are read.
  const other = await Connection.open(service.url);
  other.write(request('GET', '/healthz'));
  await other.next();
  other.socket.destroy();
  return connection;
}

const lineWith = (service: Pick<ServiceProcess, 'log'>, msg: string) =>
  expect.poll(() => service.log.find((line) => String(line.msg).startsWith(msg)));

it('After SIGTERM, the process answers every request, closes connections, fails /readyz, and exits within two seconds of DRAIN_DELAY', async () => {
  // A slow machine does not count as overload.
  const service = await aServiceProcess({ env: { MAX_QUEUE_DELAY: '0', DRAIN_DELAY: '2' } });
  const callers = await Promise.all(Array.from({ length: 16 }, () => Connection.open(service.url)));
  const calls = callers.map(callOnAndOn);
  const once = request('GET', '/healthz', { headers: { connection: 'close' } });
  const anew = [request('GET', '/healthz'), once].flatMap((bytes) =>
    Array.from({ length: 20 }, () => callAnew(service.url, bytes)),
  );
  const [silent, half, idle, probe] = await Promise.all(Array.from({ length: 4 }, () => Connection.open(service.url)));
  half?.write(createWorkspace.slice(0, -5));
  idle?.write(request('GET', '/healthz'));
  expect((await idle?.next())?.status).toBe(200);
  const signalled = performance.now();
  service.child.kill('SIGTERM');
  await lineWith(service, 'shutting down').toBeDefined();
  probe?.write(request('GET', '/readyz'));
  const ready = await probe?.next();
  expect([ready?.status, ready?.headers.connection, ready?.headers['retry-after']]).toEqual([503, 'close', '1']);
  // For a moment load balancers still send new callers.
  const late = await Connection.open(service.url);
  late.write(createWorkspace);
  expect(await late.next()).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect(await service.exited).toBe(0);
  const elapsed = performance.now() - signalled;
  expect(elapsed).toBeGreaterThan(1900);
  // The promise is four seconds on an idle machine: DRAIN_DELAY and two more.
  expect(elapsed).toBeLessThan(5000);
  for (const { answered, ...end } of await Promise.all(calls)) {
    expect(answered).toBeGreaterThan(0);
    expect(end).toEqual({ lost: 0, saidClose: true });
  }
  expect(new Set(await Promise.all(anew))).toEqual(new Set([0]));
  await Promise.all([silent?.closed, half?.closed, idle?.closed]);
});

/** Resolves once the process accepts no further connection. */
const closed = ({ url }: ServiceProcess) =>
  expect
    .poll(() =>
      fetch(url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');

it('SIGTERM waits for a long request, and for pipelined ones, while HEALTH_PORT reports the stop', async () => {
  const service = await aServiceProcess({ env: { ...patient, HEALTH_PORT: '0' } });
  const healthUrl = String(service.log.find(({ msg }) => msg === 'ready')?.healthUrl);
  const statusOf = async (path: string) => (await fetch(healthUrl + path, { headers: { connection: 'close' } })).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/docs/')]).toEqual([200, 200, 404]);
  const letGo = holdUpWriters(service);
  const connection = await Connection.open(service.url);
  connection.write(createWorkspace.repeat(3));
  const other = await aRequestUnderWay(service);
  service.child.kill('SIGTERM');
  await lineWith(service, 'shutting down').toBeDefined();
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  await closed(service);
  letGo();
  const replies = [await connection.next(), await connection.next(), await connection.next()];
  expect(replies.map((reply) => [reply?.status, reply?.headers.connection])).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
    [200, 'close'],
  ]);
  expect((await other.next())?.status).toBe(200);
  expect(await service.exited).toBe(0);
});

it('After SIGTERM, the process exits after SHUTDOWN_TIMEOUT, even with pending requests', async () => {
  const service = await aServiceProcess({ env: { ...patient, SHUTDOWN_TIMEOUT: '1', DRAIN_DELAY: '0' } });
  holdUpWriters(service);
  await aRequestUnderWay(service);
  service.child.kill('SIGTERM');
  expect(await service.exited).toBe(0);
  expect(service.log).toContainEqual(expect.objectContaining({ msg: 'shutdown timeout exceeded' }));
});

it('A second SIGTERM exits at once', async () => {
  const service = await aServiceProcess({ env: patient });
  holdUpWriters(service);
  await aRequestUnderWay(service);
  service.child.kill('SIGTERM');
  // Signals within a second count as one, so it is sent until another counts.
  const again = setInterval(() => service.child.kill('SIGTERM'), 50);
  onTestFinished(() => clearInterval(again));
  expect(await service.exited).toBe(1);
  expect(service.log).toContainEqual(expect.objectContaining({ msg: 'second signal, exiting immediately' }));
});

const receivers: [to: string, send: (pid: number) => void][] = [
  ['npm alone', (pid) => process.kill(pid, 'SIGTERM')],
  ['everyone in the terminal, as Ctrl-C is', (pid) => process.kill(-pid, 'SIGINT')],
];
it.each(receivers)(
  'npm start forwards a signal to %s: pending requests are answered, then Node.js and npm exit',
  async (_to, send) => {
    const service = await aServiceProcess({ command: 'npm', args: ['start'], cwd: root, env: patient });
    const letGo = holdUpWriters(service);
    const underWay = await aRequestUnderWay(service);
    send(service.child.pid ?? Number.NaN);
    await lineWith(service, 'shutting down').toBeDefined();
    await closed(service);
    letGo();
    expect((await underWay.next())?.status).toBe(200);
    expect(await service.exited).toBe(0);
    expect(service.log.at(-1)).toMatchObject({ msg: 'stopped' });
  },
);

const uncaught: [origin: string, statement: string][] = [
  ['uncaughtException', "setImmediate(() => { throw new Error('lost') })"],
  ['unhandledRejection', "Promise.reject(new Error('lost'))"],
];
it.each(uncaught)(
  'An uncaught error (%s) is logged, pending requests are answered, and the process exits with 1',
  async (origin, statement) => {
    const fault = `data:text/javascript,process.on('SIGUSR2', () => { ${statement} })`;
    const service = await aServiceProcess({ args: ['--import', fault, join(root, 'server/main.ts')], env: patient });
    const letGo = holdUpWriters(service);
    const underWay = await aRequestUnderWay(service);
    service.child.kill('SIGUSR2');
    await lineWith(service, 'uncaught exception').toMatchObject({ level: 60, origin, err: { message: 'lost' } });
    letGo();
    expect((await underWay.next())?.status).toBe(200);
    expect(await service.exited).toBe(1);
  },
);

it('If the thread of the embedded database fails, requests get a 503, and the process exits with a line in the log', async () => {
  // Sends the thread an unreadable message in place of the next one.
  const fault = `data:text/javascript,import { MessagePort } from 'node:worker_threads';
      const { postMessage } = MessagePort.prototype;
      process.on('SIGUSR2', () => {
        MessagePort.prototype.postMessage = function () { postMessage.call(this, [null]); };
        console.log(JSON.stringify({ msg: 'armed' }));
      })`;
  const service = await aServiceProcess({ args: ['--import', fault, join(root, 'server/main.ts')] });
  service.child.kill('SIGUSR2');
  await lineWith(service, 'armed').toBeDefined();
  const connection = await Connection.open(service.url);
  connection.write(createWorkspace);
  expect((await connection.next())?.status).toBe(503);
  expect(await service.exited).toBe(1);
  const fatal = service.log.find(({ level }) => level === 60);
  expect(fatal).toMatchObject({ err: { message: expect.stringMatching(/^The thread of the embedded database has failed/) } });
});

it('A stopping server closes its port after a pause of its callers: the longer it takes, the shorter a pause is enough', async () => {
  let now = 0;
  let looks = 0;
  // Others in the process read the time, too.
  const time = vi.spyOn(performance, 'now').mockImplementation(() => {
    if (new Error().stack?.includes('becomeQuiet')) looks++;
    return now;
  });
  onTestFinished(() => time.mockRestore());
  const server = createServer();
  const connections = trackConnections(server);
  server.emit('connection', new Socket());
  // Half of the pause that is enough at first: it is enough after half of the turns, each of which reads the time twice.
  now = 5;
  await connections.stop(0);
  expect(looks / 2).toBe(152);
});
