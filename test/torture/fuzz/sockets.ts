/** Bytes that no HTTP client sends, written to sockets. */
import { connect } from 'node:net';
import type { Headers } from '../http.ts';

export interface RawShape {
  name: string;
  bytes: string;
  /** The number of requests that it may count as. */
  requests: number;
}

/** An organization with this name appears if a request in another's body is executed. */
export const smuggledId = 'smuggled';

export function rawShapes(credentials: Headers): RawShape[] {
  const head = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...credentials })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const add = `{"data":{"organizations":[{"organizationId":"${smuggledId}","organizationName":"Smuggled"}]}}`;
  const hidden = `POST /v2/organizations/add HTTP/1.1\r\n${head}content-length: ${add.length}\r\n\r\n${add}`;
  const body = '{"data":{}}';
  const post = 'POST /v1/organizations/update HTTP/1.1\r\n';
  const smuggling: { readonly [name: string]: string } = {
    'content-length and transfer-encoding': `content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    'two lengths': `content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
    'a list of lengths': `content-length: 0, ${hidden.length}\r\n\r\n${hidden}`,
    'a signed length': `content-length: +0\r\n\r\n${hidden}`,
    'a length in hexadecimal': `content-length: 0x0\r\n\r\n${hidden}`,
    'a space before the colon': `content-length : ${hidden.length}\r\n\r\n${hidden}`,
    'a folded transfer-encoding': `transfer-encoding:\r\n chunked\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
    'an unknown transfer-encoding': `transfer-encoding: xchunked\r\ncontent-length: 0\r\n\r\n${hidden}`,
    'chunked twice': `transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n${hidden}`,
    'chunked before something else': `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    'a chunk of a wrong size': `transfer-encoding: chunked\r\n\r\n5\r\nabcdefghij\r\n0\r\n\r\n${hidden}`,
    'a chunk size beyond 64 bits': `transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n${hidden}`,
    'lines that end in LF only': `content-length: 0\n\n${hidden.replaceAll('\r\n', '\n')}`,
    'lines that end in CR only': `x: y\rcontent-length: ${hidden.length}\r\r${hidden}`,
  };
  const others: { readonly [name: string]: string } = {
    'no HTTP': 'hello\r\n\r\n',
    binary: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x00\xff\r\n\r\n',
    'HTTP/0.9': 'GET /healthz\r\n\r\n',
    'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'HTTP/9.9': 'GET /healthz HTTP/9.9\r\nhost: x\r\n\r\n',
    'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
    'two hosts': 'GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
    'an unknown method': 'BREW /v2/organizations/add HTTP/1.1\r\nhost: x\r\n\r\n',
    CONNECT: 'CONNECT localhost:22 HTTP/1.1\r\nhost: localhost:22\r\n\r\n',
    TRACE: 'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n',
    'OPTIONS *': 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
    'an absolute URL': 'GET http://evil.example/healthz HTTP/1.1\r\nhost: x\r\n\r\n',
    'an upgrade': 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    'an expectation that nobody knows': `${post}${head}expect: miracles\r\ncontent-length: 2\r\n\r\n{}`,
    'NUL in a header': 'GET /healthz HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n',
    'a header without a name': 'GET /healthz HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n',
    'a header without a colon': 'GET /healthz HTTP/1.1\r\nhost: x\r\nnothing\r\n\r\n',
    'a header of 100 kB': `GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
    '10,000 headers': `GET /healthz HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(10_000)}\r\n`,
    'a URL of 100 kB': `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    'a URL with spaces': 'GET /health z HTTP/1.1\r\nhost: x\r\n\r\n',
    'a URL of broken escapes': 'GET /docs/%zz%/%c0%af..%2f..%2fpackage.json HTTP/1.1\r\nhost: x\r\n\r\n',
    'a URL above the root': 'GET /docs/../../package.json HTTP/1.1\r\nhost: x\r\n\r\n',
    'half a request': `${post}${head}content-length: 100\r\n\r\n{"data":`,
    'half a header': `${post}x-`,
  };
  return [
    ...Object.entries(smuggling).map(([name, rest]) => ({ name, bytes: `${post}${head}${rest}`, requests: 1 })),
    ...Object.entries(others).map(([name, bytes]) => ({ name, bytes, requests: 1 })),
    { name: '50 requests at once', bytes: 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50), requests: 50 },
  ];
}

export interface RawReply {
  status: number;
  head: string;
}

/** Returns all responses until the connection ends or stays idle. */
export async function sendRaw(port: number, { bytes }: RawShape): Promise<RawReply[]> {
  return await new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const finish = () => {
      socket.destroy();
      resolve(
        [...received.matchAll(/HTTP\/1\.[01] (\d{3}) [^]*?(?=\r\n\r\n|$)/g)].map(([head, status]) => ({
          status: Number(status),
          head,
        })),
      );
    };
    // A reset counts as a response too.
    socket.on('error', finish).on('close', finish).setTimeout(500, finish);
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  });
}
