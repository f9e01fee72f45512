/** The program of the thread that has the embedded database open, so that the event loop never waits for the disk or a long statement. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { SqliteServer, toMessage } from './executor.ts';
import { opening, type Reply, type ServerOptions } from './messages.ts';

parentPort?.on('message', ({ port, ...options }: ServerOptions & { port: MessagePort }) => {
  try {
    new SqliteServer(options, port);
  } catch (error) {
    port.postMessage([{ id: opening, error: toMessage(error) }] satisfies Reply[]);
    port.close();
  }
});
