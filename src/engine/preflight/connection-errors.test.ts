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
  ['tls', 'ERR_SSL_WRONG_VERSION_NUMBER', 'settings', '--base-url http://a.test:443'],
  ['tls', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'settings', '--base-url http://a.test:443'],
  ['scheme', undefined, 'settings', '--base-url http://a.test:443'],
  ['tls', 'CERT_HAS_EXPIRED', 'server', 'Renew the certificate'],
  ['tls', 'ERR_TLS_CERT_ALTNAME_INVALID', 'settings', 'that the certificate names'],
] as const satisfies readonly (readonly [TransportTrouble, ...unknown[]])[])(
  '%s %s is in the hands of %s',
  (trouble, code, whose, next) => {
    const error = connectionError(
      { baseUrl: 'https://a.test' },
      new TransportError(trouble, 'it broke', { code }),
    );
    expect(error).toMatchObject({
      whose,
      message: expect.stringMatching(/^No answer from https:\/\/a\.test: .+\.$/),
      next: expect.stringContaining(next),
    });
  },
);

it('asks for https where plain HTTP is broken off, and only there', () => {
  const nextAt = (baseUrl: string) =>
    connectionError({ baseUrl }, new TransportError('broken', 'closed')).next;
  expect(nextAt('http://a.test')).toContain('https://');
  expect(nextAt('https://a.test')).not.toContain('https://');
});

it('gives the address with the scheme that the port speaks', () => {
  const adviceFor = (baseUrl: string) =>
    connectionError({ baseUrl }, new TransportError('scheme', 'the other scheme'));
  expect(adviceFor('http://[::1]:8443/a/')).toMatchObject({
    message: 'No answer from http://[::1]:8443/a/: the port speaks TLS, not plain HTTP.',
    next: 'Give --base-url https://[::1]:8443/a, or another port.',
  });
  expect(adviceFor('http://a.test').next).toContain('https://a.test:80,');
});

it.each([
  [undefined, 'trusts.', 'Set NODE_EXTRA_CA_CERTS to a PEM file'],
  [{ file: 'ca.pem' }, 'nor by one in ca.pem (NODE_EXTRA_CA_CERTS).', 'Add the certificate'],
  [{ file: 'ca.pem', trouble: 'cannot be read (ENOENT)' }, 'ca.pem cannot be read (ENOENT).', 'the path of'],
])('a certificate that is not trusted, with further authorities %j', (extraAuthorities, said, next) => {
  const error = new TransportError('tls', 'it broke', { code: 'SELF_SIGNED_CERT_IN_CHAIN' });
  const found = connectionError({ baseUrl: 'https://a.test', extraAuthorities }, error);
  expect(found.message).toContain(`its certificate is not signed by an authority that this machine trusts`);
  expect(found).toMatchObject({
    message: expect.stringContaining(said),
    next: expect.stringContaining(next),
  });
});
