/** `npx sandbox docs`: the docs without a service. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import express from 'express';
import { docs } from '../../server/docs.ts';

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: '4000' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const server = createServer(express().disable('etag').disable('x-powered-by').use(docs()));
  server.listen(Number(values.port), values.host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  console.log(`The docs are ready at http://${values.host}:${port}/docs/`);
}
