/** The thread of health-server.ts. It has its own event loop, so it responds even if the operations are busy. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { MessageChannel, parentPort, workerData } from 'node:worker_threads';
import type { ErrorBody } from '../../generated/types.ts';
import { endIfUnread, hostProblem, originForm } from '../http/connections.ts';
import type { HealthThreadData, Question } from './health-server.ts';
import { healthPages, inTime, metricsMs, type Report, send, stopping, unknownInTime } from './readiness.ts';

/** More than the probes of load balancers and orchestrators need. */
const maxConnections = 100;
/** Milliseconds after which a connection without a request is closed. */
const idleTimeoutMs = 5000;
const unknownPath: ErrorBody = { error: { message: 'There is nothing at this path.', status: 'NOT_FOUND' } };
const invalidHost = (message: string): ErrorBody => ({ error: { message, status: 'INVALID_ARGUMENT' } });

const { address, lastTurn, livenessTimeoutMs, readinessTimeoutMs }: HealthThreadData = workerData;
const livenessTimeout = BigInt(livenessTimeoutMs) * 1_000_000n;
let isStopping = false;
parentPort?.once('message', () => {
  isStopping = true;
});

/** Asks the main event loop, which alone can query the database as operations do. */
async function ask(about: 'readiness'): Promise<Report>;
async function ask(about: 'metrics'): Promise<string>;
async function ask(about: Question['about']): Promise<unknown> {
  const { port1: answered, port2: asked } = new MessageChannel();
  const question: Question = { about, reply: asked };
  parentPort?.postMessage(question, [asked]);
  const [reply]: unknown[] = await once(answered, 'message');
  return reply;
}

const pages = healthPages({
  isAlive: () => process.hrtime.bigint() - Atomics.load(lastTurn, 0) < livenessTimeout,
  readiness: async () =>
    isStopping ? { reason: stopping } : await inTime(ask('readiness'), readinessTimeoutMs, { reason: unknownInTime }),
});
const metrics: RequestListener = async (_req, res) => {
  const text = await inTime<string | undefined>(ask('metrics'), readinessTimeoutMs + metricsMs, undefined);
  if (text === undefined) send(res, 503, { status: 'stalled' });
  else res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
};
const pageAt = new Map<string, RequestListener>(Object.entries({ ...pages, '/metrics': metrics }));

const server = createServer(
  { headersTimeout: idleTimeoutMs, requestTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
  (req, res) => {
    endIfUnread(req, res);
    const problem = hostProblem(req);
    const [path = ''] = originForm(req.url ?? '').split('?', 1);
    const page = req.method === 'GET' || req.method === 'HEAD' ? pageAt.get(path) : undefined;
    idle.delete(req.socket);
    res.once('close', () => {
      if (!req.socket.destroyed) idle.add(req.socket);
    });
    if (problem !== undefined) send(res.setHeader('connection', 'close'), 400, invalidHost(problem));
    else if (page === undefined) send(res, 404, unknownPath);
    else page(req, res);
  },
);
server.keepAliveTimeout = idleTimeoutMs;
/** Connections without a pending request, the oldest first. */
const idle = new Set<Socket>();
let connections = 0;
server.on('connection', (socket: Socket) => {
  connections++;
  idle.add(socket);
  socket.once('close', () => {
    connections--;
    idle.delete(socket);
  });
  if (connections <= maxConnections) return;
  // Closes the oldest idle connection, so that nobody can keep others out.
  const [oldest = socket] = idle;
  oldest.destroy();
});
server.listen(address, () => parentPort?.postMessage(server.address()));
