/** The sender of webhooks, attacked as a stranger with an API key would: by the URL, the name, the certificate and the response. */
import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublic, refusalOf } from '../../server/outgoing/address.ts';
import { openSender, type SenderOptions } from '../../server/outgoing/send.ts';
import { validCertificate } from '../support/certificates.ts';
import { portOf } from '../support/port-of.ts';

/** Listens on loopback until the test ends. Counts connections. */
async function counting<Listening extends Server>(server: Listening): Promise<{ port: number; connections: Socket[] }> {
  const connections: Socket[] = [];
  server.on('connection', (socket) => connections.push(socket));
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return { port: await portOf(server), connections };
}

/** A receiver that sends these bytes, and then whatever `then` does. */
const rawReceiver = (text: string, then: (socket: Socket) => void = () => undefined) =>
  counting(
    createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write(text, () => then(socket)));
    }),
  );

const receiver = (listener: RequestListener) => counting(createHttpServer(listener));

async function send(url: string, options: SenderOptions = {}): Promise<unknown> {
  const sender = openSender(url, options);
  onTestFinished(() => sender.close());
  return await sender.send({ 'webhook-id': 'event-1' }, '{}');
}
const local = { allowsLoopback: true } as const;
const resolvesTo = (...addresses: string[]) => ({ resolve: async () => addresses });

const inside = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::ffff:0:127.0.0.1', 'fe80::1'],
  ...['fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001::1'],
  ...['2001:db8::1', '2001:2::1', '3fff::1', '100::1', '5f00::1', '4000::1', '::ffff:168.63.129.16'],
];

describe('The sender of webhooks', () => {
  it('Only addresses of the public internet are public', () => {
    expect(inside.filter(isPublic)).toEqual([]);
    for (const address of ['', 'localhost', '10/8', '0x7f.1', '2130706433', '8.8.8'])
      expect(isPublic(address), address).toBe(false);
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
      expect(isPublic(address), address).toBe(true);
  });

  it('A private address is public in no embedding', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom(10, 127, 0, 224), octet, octet, octet, (...bytes) => {
        const [a, b] = [
          `${bytes[0].toString(16)}${bytes[1].toString(16).padStart(2, '0')}`,
          ((bytes[2] << 8) | bytes[3]).toString(16),
        ];
        const embedded = [bytes.join('.'), `::${a}:${b}`, `::ffff:${a}:${b}`, `64:ff9b::${a}:${b}`, `2002:${a}:${b}::`];
        expect(embedded.filter(isPublic)).toEqual([]);
      }),
    );
  });

  // Proves addWebhooks/url
  it('A webhook has an https URL without credentials and without a private address, in any spelling', () => {
    const refused = [
      ...['', 'receiver.example', 'http://receiver.example', 'ftp://receiver.example', 'file:///etc/passwd', 'https://'],
      ...['https://me@receiver.example', 'https://me:secret@receiver.example', 'https://:secret@receiver.example'],
      ...['https://127.0.0.1', 'https://127.1', 'https://2130706433', 'https://0x7f000001', 'https://0177.0.0.1', 'https://0'],
      ...['https://１２７.0.0.1', 'https://127。0。0。1', 'https://[::1]', 'https://[::ffff:127.0.0.1]', 'https://[::ffff:7f00:1]'],
      ...[
        'https://169.254.169.254/latest/meta-data',
        'https://[fd00:ec2::254]',
        'https://10.0.0.1:8443',
        'https://[64:ff9b::7f00:1]',
      ],
    ];
    for (const url of refused) expect(refusalOf(url, false), url).toMatchObject({ description: expect.stringMatching(/^must /) });
    for (const url of [
      'https://receiver.example',
      'https://receiver.example:8443/a?b',
      'https://8.8.8.8',
      'https://[2606:4700::1111]',
    ]) {
      expect(refusalOf(url, false), url).toBeUndefined();
    }
    for (const url of ['http://127.0.0.1:3000', 'http://localhost:5173/hook', 'https://[::1]'])
      expect(refusalOf(url, true)).toBeUndefined();
    for (const url of [
      'http://receiver.example',
      'https://10.0.0.1',
      'http://169.254.169.254',
      'http://localhost.receiver.example',
    ]) {
      expect(refusalOf(url, true), url).toMatchObject({ description: expect.stringMatching(/^must /) });
    }
  });

  it('A name that leads into the network is not connected to, whatever DNS says next', async () => {
    const { port, connections } = await receiver((_, res) => res.end());
    for (const answer of [['127.0.0.1'], ['::ffff:127.0.0.1', '::1'], [], ['localhost']]) {
      expect(await send(`https://receiver.example:${port}`, resolvesTo(...answer))).toEqual({ failure: 'address' });
    }
    for (const host of ['127.0.0.1', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost']) {
      expect(await send(`https://${host}:${port}`, resolvesTo('127.0.0.1')), host).toEqual({ failure: 'address' });
    }
    // The address that was checked is the one that is connected to.
    let asked = 0;
    const rebinding = { resolve: async () => (++asked === 1 ? ['192.0.2.1', '127.0.0.1'] : ['127.0.0.1']) };
    expect(await send(`https://receiver.example:${port}`, rebinding)).toEqual({ failure: 'address' });
    expect(asked).toBe(1);
    expect(connections).toEqual([]);
  });

  it('A receiver gets one POST with the headers and the body, and its status counts', async () => {
    const seen: { request: IncomingMessage; body: string }[] = [];
    const { port, connections } = await receiver(async (request, res) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push({ request, body });
      res.writeHead(seen.length === 1 ? 204 : 503).end();
    });
    const sender = openSender(`http://localhost:${port}/hook?a=b`, local);
    onTestFinished(() => sender.close());
    expect(await sender.send({ 'webhook-id': 'event-1' }, '{"a":"ü"}')).toEqual({ status: 204 });
    expect(await sender.send({ 'webhook-id': 'event-2' }, '{}')).toEqual({ status: 503 });
    expect(connections).toHaveLength(1);
    expect(seen).toMatchObject([
      {
        request: { method: 'POST', url: '/hook?a=b', headers: { 'webhook-id': 'event-1', 'content-type': 'application/json' } },
        body: '{"a":"ü"}',
      },
      { request: { headers: { 'webhook-id': 'event-2' } }, body: '{}' },
    ]);
  });

  // Proves addWebhooks/accepts
  it('A redirect is not followed', async () => {
    const inner = await receiver((_, res) => res.end());
    for (const status of [301, 302, 303, 307, 308]) {
      const { port } = await receiver((_, res) => res.writeHead(status, { location: `http://127.0.0.1:${inner.port}/` }).end());
      expect(await send(`http://127.0.0.1:${port}`, local)).toEqual({ status });
    }
    expect(inner.connections).toEqual([]);
  });

  it('A proxy of the environment is not used', async () => {
    const proxy = await receiver((_, res) => res.end());
    const { port } = await receiver((_, res) => res.end());
    const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
    for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : `http://127.0.0.1:${proxy.port}`;
    onTestFinished(() => {
      for (const name of names) delete process.env[name];
    });
    expect(await send(`http://127.0.0.1:${port}`, local)).toEqual({ status: 200 });
    expect(proxy.connections).toEqual([]);
  });

  it('A receiver whose certificate is wrong, or of another name, gets nothing', async () => {
    let requests = 0;
    const secure = createHttpsServer(validCertificate, (_, res) => {
      requests++;
      res.end();
    });
    const { port } = await counting(secure);
    expect(await send(`https://localhost:${port}`, local)).toEqual({ failure: 'tls' });
    const authorities = getCACertificates('default');
    setDefaultCACertificates([...authorities, validCertificate.cert]);
    onTestFinished(() => setDefaultCACertificates(authorities));
    expect(await send(`https://other.localhost:${port}`, local)).toEqual({ failure: 'tls' });
    expect(requests).toBe(0);
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    onTestFinished(() => void delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    expect(await send(`https://other.localhost:${port}`, local)).toEqual({ failure: 'tls' });
    expect(await send(`https://localhost:${port}`, local)).toEqual({ status: 200 });
  });

  // Proves addWebhooks/accepts
  it('A slow receiver ends at the time limit, at any stage', async () => {
    const options = { ...local, timeoutMs: 300 };
    const silent = await rawReceiver('');
    expect(await send(`http://127.0.0.1:${silent.port}`, options)).toEqual({ failure: 'timeout' });
    expect(await send(`https://127.0.0.1:${silent.port}`, options)).toEqual({ failure: 'timeout' });
    const drip = (socket: Socket) => {
      const timer = setInterval(() => socket.write('a'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    const slowHeaders = await rawReceiver('HTTP/1.1 200 OK\r\nx-a: ', drip);
    expect(await send(`http://127.0.0.1:${slowHeaders.port}`, options)).toEqual({ failure: 'timeout' });
    const slowBody = await rawReceiver('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n', drip);
    expect(await send(`http://127.0.0.1:${slowBody.port}`, options)).toEqual({ status: 200 });
    const slowName = { timeoutMs: 300, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await send('https://receiver.example', slowName)).toEqual({ failure: 'timeout' });
    for (const { connections } of [silent, slowHeaders, slowBody])
      await expect.poll(() => connections.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('A flood of a receiver is cut off: a body, headers, interim responses, no HTTP at all', async () => {
    const flood = (text: string) => (socket: Socket) => {
      const write = () => {
        if (!socket.destroyed) socket.write(text, () => setImmediate(write));
      };
      write();
    };
    const body = await rawReceiver('HTTP/1.1 200 OK\r\n\r\n', flood('x'.repeat(65_536)));
    expect(await send(`http://127.0.0.1:${body.port}`, local)).toEqual({ status: 200 });
    const [socket] = body.connections;
    await expect.poll(() => socket?.destroyed).toBe(true);
    // Buffers of the kernel take some.
    expect(socket?.bytesWritten).toBeLessThan(16 << 20);
    const floods = {
      headers: { start: 'HTTP/1.1 200 OK\r\n', text: `x-a: ${'a'.repeat(1000)}\r\n`, failure: 'response' },
      interim: { start: '', text: 'HTTP/1.1 103 Early Hints\r\n\r\n', failure: 'connection' },
      noise: { start: '', text: '\0\xff'.repeat(1000), failure: 'response' },
    };
    for (const { start, text, failure } of Object.values(floods)) {
      const { port, connections } = await rawReceiver(start, flood(text));
      expect(await send(`http://127.0.0.1:${port}`, local)).toEqual({ failure });
      await expect.poll(() => connections[0]?.destroyed).toBe(true);
    }
    for (const text of [
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    ]) {
      const { port } = await rawReceiver(text);
      expect(await send(`http://127.0.0.1:${port}`, local)).toMatchObject({
        failure: expect.stringMatching(/^(?:response|connection)$/),
      });
    }
  });
});
