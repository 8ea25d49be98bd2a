import type { TransportError, TransportTrouble } from '../../transport/wire.js';
import type { Responsibility } from '../events.js';
import { SetupError } from '../setup-error.js';

/** What a failed connection shows. */
interface Meaning {
  readonly whose: Responsibility;
  readonly next: string;
  /** In place of the words of the library, where those help nobody. */
  readonly said?: string;
}

const meanings: Readonly<Record<TransportTrouble, Meaning>> = {
  name: { whose: 'settings', next: 'Check the host in --base-url: its name does not resolve here.' },
  refused: {
    whose: 'server',
    next: 'Check host and port in --base-url, and that the deployment is running and reachable from here.',
  },
  proxy: {
    whose: 'settings',
    next: 'Check HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY if it is reached without a proxy.',
  },
  tls: {
    whose: 'server',
    said: 'the TLS handshake fails',
    next: 'Check which TLS versions the host accepts, and whether it requires a client certificate.',
  },
  timeout: {
    whose: 'server',
    next: 'The deployment did not respond; try again, or allow more time with --timeout.',
  },
  broken: { whose: 'server', next: 'Check that an HTTP server listens there.' },
  'too-large': {
    whose: 'server',
    next: 'The response is larger than any contract or page; check --base-url.',
  },
  aborted: { whose: 'settings', next: 'Run again.' },
};

const untrusted: Meaning = {
  whose: 'settings',
  said: 'its certificate is not signed by an authority that this machine trusts',
  next: "Set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of the host's authority, or its own if it is self-signed.",
};
const plain: Meaning = {
  whose: 'settings',
  said: 'the port does not speak TLS',
  next: 'Use http:// instead of https:// in --base-url, or give the port that speaks TLS.',
};
const outdated: Meaning = {
  whose: 'server',
  said: 'its certificate is not valid at this time',
  next: 'Renew the certificate, unless the clock of this machine is wrong.',
};

/** What the codes of OpenSSL and Node mean to the user. */
const tlsMeanings: Readonly<Record<string, Meaning>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  ERR_SSL_WRONG_VERSION_NUMBER: plain,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: plain,
  CERT_HAS_EXPIRED: outdated,
  CERT_NOT_YET_VALID: outdated,
  ERR_TLS_CERT_ALTNAME_INVALID: {
    whose: 'settings',
    said: 'its certificate is for another host',
    next: 'Check the host in --base-url: it must be one that the certificate names.',
  },
};

const perhapsTls: Meaning = {
  whose: 'server',
  next: 'Check that an HTTP server listens there, and whether --base-url should begin with https://.',
};

/** Why nothing answers at an address, whose trouble it is and what to do. */
export function connectionError(baseUrl: string, error: TransportError): SetupError {
  const { whose, said = error.message, next } = meaningOf(baseUrl, error);
  return new SetupError(`No answer from ${baseUrl}: ${said}.`, next, error, whose);
}

function meaningOf(baseUrl: string, { trouble, cause }: TransportError): Meaning {
  const { code } = Object(cause) as { readonly code?: unknown };
  if (trouble === 'tls') return tlsMeanings[String(code)] ?? meanings.tls;
  return trouble === 'broken' && baseUrl.startsWith('http:') ? perhapsTls : meanings[trouble];
}
