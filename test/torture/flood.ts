/**
 * A process that floods the service, so that the measuring process stays idle. It reports when all of its connections are open, and
 * its results on request.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Flood {
  port: number;
  connections: number;
  /** Sent by each connection when it opens: the same text, or texts in turn. */
  text: string | readonly string[];
  /** The number of repetitions, sent at once. */
  repeat: number;
  /** Sent afterwards, a piece per tick. */
  drip: string;
  dripMs: number;
  /** Whether responses are read, and the next request follows each. */
  reads: boolean;
}

/** Responses by status, with the times of the slowest response and the slowest refusal. */
export interface FloodReport {
  statuses: { [status: string]: number };
  /** Milliseconds of all calls with 200. */
  servedMs: number;
  slowestMs: number;
  slowestRefusalMs: number;
  /** 503 without retry-after. */
  withoutRetryAfter: number;
}

export interface RunningFlood {
  stop(): Promise<FloodReport>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when all connections are open or rejected. */
export async function startFlood(flood: Flood): Promise<RunningFlood> {
  const child: ChildProcess = fork(import.meta.filename);
  running.add(child);
  // An argument has at most 128 KiB.
  child.send(JSON.stringify(flood));
  await once(child, 'message');
  return {
    stop: async () => {
      const answer = once(child, 'message');
      child.send('stop');
      const [report] = await answer;
      child.kill('SIGKILL');
      running.delete(child);
      return report;
    },
  };
}

function pour({ port, connections, text: given, repeat, drip, dripMs, reads }: Flood): void {
  const texts = [given].flat();
  const report: FloodReport = { statuses: {}, servedMs: 0, slowestMs: 0, slowestRefusalMs: 0, withoutRetryAfter: 0 };
  const sockets: Socket[] = [];
  let settled = 0;
  const settle = () => {
    if (++settled === connections) process.send?.('open');
  };
  for (let i = 0; i < connections; i++) {
    const socket = connect(port, '127.0.0.1');
    const text = texts[i % texts.length] ?? '';
    sockets.push(socket);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(text.repeat(repeat));
    };
    socket.once('connect', () => {
      settle();
      if (text !== '') send();
      if (reads) socket.on('data', (chunk) => readReply(chunk, performance.now() - sentAt) && send());
      else socket.pause();
    });
    // The service may close the connection, or not accept it.
    socket.once('error', () => sentAt === 0 && settle());
  }
  if (drip !== '') {
    setInterval(() => {
      for (const socket of sockets) if (socket.writable && socket.writableLength < 65_536) socket.write(drip);
    }, dripMs);
  }

  /** Reads a small response, one at a time. Returns false for a part that begins no response. */
  function readReply(chunk: Buffer, ms: number): boolean {
    const head = chunk.toString('latin1', 0, 1000);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
    if (status === undefined) return false;
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (status === '200') report.servedMs += ms;
    report.slowestMs = Math.max(report.slowestMs, ms);
    if (status === '503') {
      report.slowestRefusalMs = Math.max(report.slowestRefusalMs, ms);
      if (!/\nretry-after:/i.test(head)) report.withoutRetryAfter++;
    }
    return true;
  }

  process.on('message', () => process.send?.(report));
  process.on('disconnect', () => process.exit());
}

if (import.meta.main) process.once('message', (flood) => pour(JSON.parse(String(flood))));
