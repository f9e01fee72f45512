/** Reads the certificate with which a server answers, whether or not it is trusted. */
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const timeoutMs = 5000;

/** Returns the time at which the certificate expires, in epoch milliseconds. */
export async function certificateEnd(host: string, port: number): Promise<number> {
  const socket = connect({ host, port, servername: isIP(host) === 0 ? host : '', rejectUnauthorized: false, timeout: timeoutMs });
  try {
    await new Promise((resolve, reject) => {
      socket.once('secureConnect', resolve).once('error', reject);
      socket.once('timeout', () => reject(new Error('no response in time')));
    });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
