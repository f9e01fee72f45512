/** A receiver of webhooks. */
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

export interface Delivery {
  headers: { [name: string]: string | string[] | undefined };
  body: string;
}

/** A receiver on loopback, which responds with the status that the test sets. With a status of 0, it never responds, until `drop`. */
export async function aReceiver() {
  const deliveries: Delivery[] = [];
  const receiver = { url: '', status: 204, deliveries, drop: () => server.closeAllConnections() };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    receiver.deliveries.push({ headers: req.headers, body });
    if (receiver.status > 0) res.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  receiver.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hooks`;
  return receiver;
}
