import { expect, it } from 'vitest';
import { TransportError, type TransportTrouble } from '../../transport/wire.js';
import { connectionError } from './connection-errors.js';

it.each([
  ['name', undefined, 'settings', 'does not resolve'],
  ['refused', undefined, 'server', 'Check host and port'],
  ['proxy', undefined, 'settings', 'NO_PROXY'],
  ['timeout', undefined, 'server', '--timeout'],
  ['too-large', undefined, 'server', 'check --base-url'],
  ['tls', 'OTHER', 'server', 'which TLS versions'],
  ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'settings', 'NODE_EXTRA_CA_CERTS'],
  ['tls', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'settings', 'NODE_EXTRA_CA_CERTS'],
  ['tls', 'ERR_SSL_WRONG_VERSION_NUMBER', 'settings', 'http:// instead of https://'],
  ['tls', 'CERT_HAS_EXPIRED', 'server', 'Renew the certificate'],
  ['tls', 'ERR_TLS_CERT_ALTNAME_INVALID', 'settings', 'that the certificate names'],
] as const satisfies readonly (readonly [TransportTrouble, ...unknown[]])[])(
  '%s %s is in the hands of %s',
  (trouble, code, whose, next) => {
    const error = connectionError('https://a.test', new TransportError(trouble, 'it broke', { code }));
    expect(error).toMatchObject({
      whose,
      message: expect.stringMatching(/^No answer from https:\/\/a\.test: .+\.$/),
      next: expect.stringContaining(next),
    });
  },
);

it('asks for https where plain HTTP is broken off, and only there', () => {
  const nextAt = (baseUrl: string) => connectionError(baseUrl, new TransportError('broken', 'closed')).next;
  expect(nextAt('http://a.test')).toContain('https://');
  expect(nextAt('https://a.test')).not.toContain('https://');
});
