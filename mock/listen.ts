import { once } from 'node:events';
import type { Server } from 'node:http';

interface Place {
  port: number;
  host: string;
  /** What listens, for who reads why it cannot. */
  name: string;
}

/** Resolves to the URL under which the server answers. */
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

export const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
