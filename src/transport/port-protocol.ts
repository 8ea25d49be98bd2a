import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Milliseconds that a port has to show what it speaks. */
const patienceMs = 2000;
/** Characters of a reply that are looked at. */
const longestLook = 1000;

/**
 * Whether the port of an origin speaks the protocol of the other scheme: plain HTTP in place of https, TLS in place of http.
 * Sends neither a key nor a request of the API.
 */
export function speaksOtherScheme(origin: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:'
    ? speaksPlainHttp(host, Number(port || 443))
    : speaksTls(host, Number(port || 80));
}

const speaksPlainHttp = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patienceMs }, () =>
      socket.write(`HEAD / HTTP/1.1\r\nhost: ${host}:${port}\r\nconnection: close\r\n\r\n`),
    );
    const end = (speaks: boolean) => {
      socket.destroy();
      resolve(speaks);
    };
    socket.once('data', (data) => {
      const text = data.toString('latin1', 0, longestLook);
      // Many TLS ports reply to plain HTTP that they expect HTTPS.
      end(text.startsWith('HTTP/') && !/https/i.test(text));
    });
    for (const event of ['error', 'timeout', 'close'] as const) socket.once(event, () => end(false));
  });

const speaksTls = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    // Nothing is sent beyond the handshake, so it does not matter whose certificate it is.
    const socket = connectTls({ host, port, timeout: patienceMs, rejectUnauthorized: false }, () =>
      end(true),
    );
    const end = (speaks: boolean) => {
      socket.destroy();
      resolve(speaks);
    };
    // An alert is TLS too: the host asks for another version, or for a certificate of the client.
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => end(code.includes('ALERT')));
    for (const event of ['timeout', 'close'] as const) socket.once(event, () => end(false));
  });
