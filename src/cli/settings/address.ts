import type { Setting } from '../../engine/events.js';
import type { ExtraAuthorities } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { withoutEnding } from '../../kit/text.js';
import type { ProxyRoute } from '../../transport/network.js';
import { wholeText } from '../files.js';
import type { Environment } from '../host.js';

/**
 * A base URL without a trailing slash; an address of this machine without a scheme is taken for http. Throws `SetupError`
 * for an invalid one, without showing the text unless it has the form of a host: it may be a secret that was set in the
 * wrong place.
 */
export function baseUrlOf(given: string): string {
  const example = 'Give a URL such as --base-url https://api.example.com.';
  const trimmed = given.trim();
  const text = isOfThisMachine(trimmed) ? `http://${trimmed}` : trimmed;
  if (/^["'`]|["'`]$/.test(text))
    throw new SetupError('The base URL is in quotes.', 'Set it to the URL alone, without quotes.');
  if (isHost(text)) {
    throw new SetupError(
      `The base URL ${text} has no scheme.`,
      `Give --base-url https://${text}, or http:// if the port does not speak TLS.`,
    );
  }
  if (!URL.canParse(text)) throw new SetupError('The base URL is not a valid URL.', example);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SetupError('The base URL is neither http nor https.', example);
  }
  if (url.username !== '' || url.password !== '') {
    throw new SetupError(
      'The base URL contains credentials.',
      'Remove them from the URL, and set the key in EI_API_KEY.',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new SetupError('The base URL has a query or a fragment.', example);
  }
  return `${url.origin}${withoutEnding(url.pathname, '/')}`;
}

const isOfThisMachine = (text: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?(?:\/[\w./-]*)?$/i.test(text);

/** A name with a top-level domain or an IPv4 address; no key and no token has this form. */
const isHost = (text: string): boolean =>
  /^(?:[a-z\d-]{1,40}\.){1,8}(?:[a-z]{2,24}|\d{1,3})(?::\d{1,5})?(?:\/[a-z\d./-]{0,40})?$/.test(text) ||
  /^[a-z][a-z\d-]{0,30}:\d{1,5}$/.test(text);

/** A proxy, with its settings as reports show them and its secrets, which they must not show. */
export interface GivenProxy extends ProxyRoute {
  readonly settings: Readonly<Record<string, Setting>>;
  readonly secrets: readonly string[];
}

/**
 * The proxy that the environment names for a target's scheme, as curl reads it.
 * Throws `SetupError` for an invalid one, without showing it: it may contain a password.
 */
export function proxyFrom(environment: Environment, baseUrl: string): GivenProxy | undefined {
  const name = new URL(baseUrl).protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const variable = spelling(name, environment);
  const text = environment[variable]?.trim() ?? '';
  if (text === '') return undefined;
  const address = text.includes('://') ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const secrets = url === undefined ? undefined : credentialsOf(url);
  if (url === undefined || secrets === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new SetupError(
      `${variable} is not a valid proxy URL.`,
      'Set it to a URL such as http://proxy.example.com:3128, or unset it.',
      undefined,
      'settings',
    );
  }
  const exceptions = spelling('NO_PROXY', environment);
  const except = environment[exceptions] ?? '';
  const settings = {
    proxy: { value: url.origin, from: `environment ${variable}` },
    ...(except === '' ? {} : { noProxy: { value: except, from: `environment ${exceptions}` } }),
  };
  return { address: url.href, except, settings, secrets };
}

/** Lower case takes precedence, as in curl. */
const spelling = (name: string, environment: Environment): string =>
  environment[name.toLowerCase()] === undefined ? name : name.toLowerCase();

/** The password and the header value that carries it; undefined if they cannot be decoded. */
function credentialsOf({ username, password }: URL): readonly string[] | undefined {
  try {
    const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    return secret === '' ? [] : [secret, Buffer.from(`${user}:${secret}`).toString('base64')];
  } catch {
    return undefined;
  }
}

/** The file of certificates that the environment adds, and whether Node could take any from it when it started. */
export function extraAuthoritiesFrom({
  NODE_EXTRA_CA_CERTS: file = '',
}: Environment): ExtraAuthorities | undefined {
  if (file === '') return undefined;
  try {
    const holdsOne = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/.test(wholeText(file));
    return holdsOne ? { file } : { file, trouble: 'contains no certificate in PEM form' };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { file, trouble: `cannot be read (${code ?? message})` };
  }
}
