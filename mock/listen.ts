import { once } from 'node:events';
import type { Server } from 'node:http';

interface Place {
  port: number;
  host: string;
  name: string;
}

/** Resolves to the URL of the server. */
export async function listen(server: Server, { port, host, name }: Place): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`The ${name} cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : error}`);
  }
  const address = server.address();
  return urlOf(host, typeof address === 'object' && address !== null ? address.port : port);
}

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port takes a number from 0 to 65535, not ${text}.`);
  return port;
}
