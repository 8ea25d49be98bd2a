import { withoutEnding } from '../../kit/text.js';
import type { TransportError, TransportTrouble } from '../../transport/wire.js';
import type { Responsibility } from '../events.js';
import type { ExtraAuthorities, Settings } from '../settings.js';
import { SetupError } from '../setup-error.js';

/** What a failed connection shows. */
interface Meaning {
  readonly whose: Responsibility;
  readonly next: string;
  /** In place of the words of the library, where those help nobody. */
  readonly said?: string;
}

const meanings: Readonly<Record<Exclude<TransportTrouble, 'scheme'>, Meaning>> = {
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

const untrusted = 'its certificate is not signed by an authority that this machine trusts';
const wanted = "the certificate of the host's authority, or its own if it is self-signed";

/** What to do about a certificate that is not trusted depends on what the user has done already. */
function distrust(extra: ExtraAuthorities | undefined): Meaning {
  const whose = 'settings';
  if (extra === undefined)
    return { whose, said: untrusted, next: `Set NODE_EXTRA_CA_CERTS to a PEM file with ${wanted}.` };
  if (extra.trouble === undefined)
    return {
      whose,
      said: `${untrusted}, nor by one in ${extra.file} (NODE_EXTRA_CA_CERTS)`,
      next: `Add ${wanted} to that file.`,
    };
  return {
    whose,
    said: `${untrusted}, and NODE_EXTRA_CA_CERTS has no effect: ${extra.file} ${extra.trouble}`,
    next: `Set NODE_EXTRA_CA_CERTS to the path of a PEM file with ${wanted}.`,
  };
}

/** The port speaks the protocol of the other scheme. */
function otherScheme(baseUrl: string): Meaning {
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const isTls = protocol === 'https:';
  const [scheme, own] = isTls ? ['http', '443'] : ['https', '80'];
  const other = `${scheme}://${hostname}:${port || own}${withoutEnding(pathname, '/')}`;
  return {
    whose: 'settings',
    said: isTls ? 'the port speaks plain HTTP, not TLS' : 'the port speaks TLS, not plain HTTP',
    next: `Give --base-url ${other}, or another port.`,
  };
}

const outdated: Meaning = {
  whose: 'server',
  said: 'its certificate is not valid at this time',
  next: 'Renew the certificate, unless the clock of this machine is wrong.',
};

const distrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/** OpenSSL takes the text of a plain reply for the head of a TLS record. */
const noTlsRecord = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];

/** What other codes of OpenSSL and Node mean to the user. */
const tlsMeanings: Readonly<Record<string, Meaning>> = {
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

type Connecting = Pick<Settings, 'baseUrl' | 'extraAuthorities'>;

/** Why nothing answers at an address, whose trouble it is and what to do. */
export function connectionError(settings: Connecting, error: TransportError): SetupError {
  const { whose, said = error.message, next } = meaningOf(settings, error);
  return new SetupError(`No answer from ${settings.baseUrl}: ${said}.`, next, error, whose);
}

function meaningOf({ baseUrl, extraAuthorities }: Connecting, { trouble, cause }: TransportError): Meaning {
  const code = String((Object(cause) as { readonly code?: unknown }).code);
  if (trouble === 'scheme' || (trouble === 'tls' && noTlsRecord.includes(code))) return otherScheme(baseUrl);
  if (trouble === 'tls' && distrusted.includes(code)) return distrust(extraAuthorities);
  if (trouble === 'tls') return tlsMeanings[code] ?? meanings.tls;
  return trouble === 'broken' && baseUrl.startsWith('http:') ? perhapsTls : meanings[trouble];
}
