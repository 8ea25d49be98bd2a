import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate with its key, as a server or an authority holds it; all in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface CertificateWishes {
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
