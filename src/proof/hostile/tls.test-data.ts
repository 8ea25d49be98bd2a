import { generateKeyPairSync } from 'node:crypto';
import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import forge from 'node-forge';
import { loopback } from '../../transport/loopback.test-data.js';

/** A certificate with its key, as a server or an authority holds it; all in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

interface CertificateWishes {
  /** The host that it is for; an authority is for none. */
  readonly host?: string;
  readonly from?: Date;
  readonly until?: Date;
  /** Who signs it; itself unless told. */
  readonly by?: Certificate;
}

const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
export const [lastYear, yesterday, tomorrow, nextYear] = [days(-365), days(-1), days(1), days(365)];

const { pki } = forge;
let made = 0;

/** A certificate as it is wished for: of the host, valid from yesterday to next year, and signed by itself. */
export function certificate({
  host,
  from = yesterday,
  until = nextYear,
  by,
}: CertificateWishes): Certificate {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const own = pki.privateKeyFromPem(key);
  const cert = pki.createCertificate();
  made += 1;
  cert.serialNumber = made.toString(16).padStart(2, '0');
  cert.publicKey = pki.setRsaPublicKey(own.n, own.e);
  cert.validity.notBefore = from;
  cert.validity.notAfter = until;
  const subject = [{ name: 'commonName', value: host ?? 'An authority of this test' }];
  cert.setSubject(subject);
  cert.setIssuer(by === undefined ? subject : pki.certificateFromPem(by.cert).subject.attributes);
  cert.setExtensions(
    host === undefined
      ? [
          { name: 'basicConstraints', cA: true },
          { name: 'keyUsage', keyCertSign: true },
        ]
      : [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  );
  cert.sign(by === undefined ? own : pki.privateKeyFromPem(by.key), forge.md.sha256.create());
  return { cert: pki.certificateToPem(cert), key };
}

/**
 * TLS in front of a target without it.
 * @param then another certificate, after so many requests: all connections end, and who comes again meets it
 */
export async function tlsFront(
  origin: string,
  shown: Certificate,
  then?: { readonly after: number; readonly shown: Certificate },
) {
  const { listening, close } = loopback();
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer(shown, (request, reply) => {
    asked += 1;
    const isLast = asked === then?.after;
    const { host: _, ...headers } = request.headers;
    request.pipe(
      forward(`${origin}${request.url}`, { headers, method: request.method ?? 'GET' }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          connection: isLast ? 'close' : 'keep-alive',
        });
        answer.pipe(reply);
      }),
    );
    if (!isLast) return;
    server.setSecureContext(then?.shown ?? shown);
    reply.on('close', () => {
      for (const socket of sockets) socket.end();
    });
  });
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return { address: `https://localhost:${await listening(server)}`, asked: () => asked, close };
}
