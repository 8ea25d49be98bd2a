import type { Setting } from '../../engine/events.js';
import { SetupError } from '../../engine/setup-error.js';
import type { ProxyRoute } from '../../transport/network.js';
import type { Environment } from '../host.js';

/**
 * A base URL without a closing slash. Throws `SetupError` for what cannot be one; the text is not shown, since what is
 * mistaken for an address may hold a secret.
 */
export function baseUrlOf(text: string): string {
  const example = 'Give an address such as --base-url https://api.example.com.';
  if (!URL.canParse(text)) throw new SetupError('The base URL is not an address.', example);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SetupError('The base URL is neither http nor https.', example);
  }
  if (url.username !== '' || url.password !== '') {
    throw new SetupError(
      'The base URL carries credentials.',
      'Give the key in EI_API_KEY and leave it out of the address.',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new SetupError('The base URL has a query or a fragment.', example);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** A proxy, what of it reports show, and what they may not. */
export interface GivenProxy extends ProxyRoute {
  readonly settings: Readonly<Record<string, Setting>>;
  readonly secrets: readonly string[];
}

/**
 * The proxy that the environment names for a target's scheme, as curl reads it.
 * Throws `SetupError` for what is none; its value is not shown, since it may hold a password.
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
      `${variable} is not the address of a proxy.`,
      'Set it to an address such as http://proxy.example.com:3128, or unset it.',
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

/** The lower case weighs more, as it does for curl. */
const spelling = (name: string, environment: Environment): string =>
  environment[name.toLowerCase()] === undefined ? name : name.toLowerCase();

/** The password and the header that carries it; undefined where they cannot be decoded. */
function credentialsOf({ username, password }: URL): readonly string[] | undefined {
  try {
    const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    return secret === '' ? [] : [secret, Buffer.from(`${user}:${secret}`).toString('base64')];
  } catch {
    return undefined;
  }
}
