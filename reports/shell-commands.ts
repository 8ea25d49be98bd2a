import type { Failure, RunStarted } from '../src/engine/events.js';
import { keyVariable } from '../src/kit/exchange.js';
import type { Credential, Exchange } from '../src/kit/index.js';
import { withoutEnding } from '../src/kit/text.js';
import { maskedText } from './safe-text.js';

/** A text as one word of a POSIX shell, in which nothing is expanded. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The request of an exchange as one line for a POSIX shell. Keys are environment variables: `EI_API_KEY` for
 * the full one, `EI_API_KEY_REVOKED` and so on for the other roles.
 */
export function curlCommand(exchange: Exchange, baseUrl: string): string {
  const { credential } = exchange.request;
  const url = urlOf(exchange, baseUrl);
  const words = ['curl -sS -i', ...flagsOf(url), ...authorization(credential), shellQuoted(url)];
  return words.join(' ');
}

/** The URL of the request. */
export const urlOf = ({ request: { target } }: Exchange, baseUrl: string): string =>
  maskedText(`${withoutEnding(baseUrl, '/')}/${target.replace(/^\/+/, '')}`).replace(
    /[\p{Cc} ]/gu,
    encodeURIComponent,
  );

// Flags that stop curl from expanding brackets and braces, and from resolving dot segments.
function* flagsOf(url: string): Generator<string> {
  if (/[[\]{}]/.test(url)) yield '--globoff';
  if (/\/\.{1,2}(?:[/?]|$)/.test(url)) yield '--path-as-is';
}

function authorization(credential: Credential): readonly string[] {
  const header = authorizationOf(credential);
  if (header === undefined) return [];
  if ('role' in credential) return [`-H "Authorization: ${header}"`];
  return [`-H ${shellQuoted(header === '' ? 'Authorization;' : `Authorization: ${header}`)}`];
}

/** The Authorization header of a request, with a variable in place of the key; undefined without one. */
export function authorizationOf(credential: Credential): string | undefined {
  if ('none' in credential) return undefined;
  return 'role' in credential ? keyHeader(credential) : maskedText(credential.header);
}

function keyHeader({ role, spoiled }: Extract<Credential, { role: unknown }>): string {
  const variable = keyVariable(role);
  if (spoiled === 'basic') return `Basic $${variable}`;
  return spoiled === 'cut' ? `Bearer \${${variable}%?}` : `Bearer $${variable}`;
}

/** The command that repeats a failed check of a run, and the check that provoked what it judges. */
export const replayCommand = (
  command: string,
  { id, failure }: { readonly id: string; readonly failure?: Pick<Failure, 'provoker'> | undefined },
): string => withChecks(command, [id, ...(failure?.provoker === undefined ? [] : [failure.provoker])]);

const withChecks = (command: string, ids: readonly string[]): string =>
  [command, ...ids.map((id) => `--check ${/^[\w./-]+$/.test(id) ? id : shellQuoted(id)}`)].join(' ');

/** The command that repeats a run with its selection. */
export function rerunCommand({ command, settings }: Pick<RunStarted, 'command' | 'settings'>): string {
  const chosen = settings.check?.value.toString() ?? 'all';
  return chosen === 'all' ? command : withChecks(command, chosen.split(', '));
}
