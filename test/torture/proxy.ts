/** A proxy between the service and its PostgreSQL that cuts connections: all at once, or each at its next commit. */
import { connect, createServer, type Socket } from 'node:net';

/** `before`: the commit is never sent. `after`: it is sent, and its response is dropped. */
export type CommitCut = 'before' | 'after';

export interface TcpProxy {
  port: number;
  /** Cuts as many of the next commits, each with its connection. */
  cutCommits(count: number, when: CommitCut): void;
  /** The number of cuts to come. */
  cutsLeft(): number;
  cutAll(): void;
  /** Leads new connections to another port. */
  leadTo(port: number): void;
  /** Delays what the database sends by as many milliseconds. */
  delay(ms: number): void;
  close(): Promise<void>;
}

export async function createProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let target = targetPort;
  let cutsLeft = 0;
  let cutWhen: CommitCut = 'before';
  let delayMs = 0;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    let dropsAnswers = false;
    client.on('data', (chunk) => {
      if (dropsAnswers || cutsLeft === 0 || !chunk.includes('commit\0')) return void upstream.write(chunk);
      cutsLeft--;
      if (cutWhen === 'before') return end();
      dropsAnswers = true;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (dropsAnswers) end();
      else if (delayMs === 0) client.write(chunk);
      else setTimeout(() => client.write(chunk), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cutAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: address.port,
    cutCommits: (count, when) => {
      cutsLeft = count;
      cutWhen = when;
    },
    cutsLeft: () => cutsLeft,
    cutAll,
    leadTo: (other) => void (target = other),
    delay: (ms) => void (delayMs = ms),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cutAll();
      await closed;
    },
  };
}
