/** `npx sandbox docs`: serves the docs without a service. */
import { parseArgs } from 'node:util';
import express from 'express';
import { onParentExit } from '../../openapi/tools/parent-exit.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { docs } from '../../server/pages/docs.ts';
import { listen, readPort } from '../listen.ts';

export const usage = '[--port 4030] [--host 127.0.0.1]';

export async function main(_command: string, args: string[]): Promise<void> {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({ args, options: { port: text('4030'), host: text('127.0.0.1') } });
  const server = createHttpServer(express().disable('x-powered-by').use(docs()));
  const url = await listen(server, { port: readPort(values.port), host: values.host, name: 'docs' });
  console.log(`The docs are ready at ${url}/docs/`);
  onParentExit(() => process.exit());
}
