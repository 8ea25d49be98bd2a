import type { Failure, RunStarted } from '../src/engine/events.js';
import { keyVariable } from '../src/kit/exchange.js';
import type { Credential, Exchange } from '../src/kit/index.js';
import { withoutEnding } from '../src/kit/text.js';
import { maskedText } from './safe-text.js';

/** Shells that quote alike; `posix` are those of Linux and macOS, and Git Bash. */
export type Shell = 'posix' | 'powershell' | 'cmd';

const quoting: Readonly<Record<Shell, (text: string) => string>> = {
  posix: (text) => `'${text.replaceAll("'", `'\\''`)}'`,
  // It also takes typographic quotes for quotes.
  powershell: (text) => `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`,
  // A caret between the percent sign and a name keeps the name from being that of a variable.
  cmd: (text) => `"${text.replaceAll('"', '""').replace(/%(?=[a-z_])/gi, '"^%"')}"`,
};

/** A text as one word of a shell, in which nothing is expanded. */
export const shellQuoted = (text: string, shell: Shell = 'posix'): string => quoting[shell](text);

/** Windows PowerShell has an alias of the name that is no curl. */
const curl: Readonly<Record<Shell, string>> = { posix: 'curl', powershell: 'curl.exe', cmd: 'curl' };

/**
 * The request of an exchange as one line for a shell. Keys are environment variables: `EI_API_KEY` for
 * the full one, `EI_API_KEY_REVOKED` and so on for the other roles.
 */
export function curlCommand(exchange: Exchange, baseUrl: string, shell: Shell = 'posix'): string {
  const { credential } = exchange.request;
  const url = urlOf(exchange, baseUrl);
  const words = [
    `${curl[shell]} -sS -i`,
    ...flagsOf(url),
    ...authorization(credential, shell),
    shellQuoted(url, shell),
  ];
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

function authorization(credential: Credential, shell: Shell): readonly string[] {
  const header = authorizationOf(credential, shell);
  if (header === undefined) return [];
  if ('role' in credential) return [`-H "${fieldNameOf(credential)}: ${header}"`];
  return [`-H ${shellQuoted(header === '' ? 'Authorization;' : `Authorization: ${header}`, shell)}`];
}

/** The name of the header field of a request's credential, in the spelling that it is sent in. */
export const fieldNameOf = (credential: Credential): string =>
  'role' in credential ? (credential.field ?? 'Authorization') : 'Authorization';

/** The Authorization header of a request, with a variable in place of the key; undefined without one. */
export function authorizationOf(credential: Credential, shell: Shell = 'posix'): string | undefined {
  if ('none' in credential) return undefined;
  return 'role' in credential ? keyHeader(credential, shell) : maskedText(credential.header);
}

/**
 * How a shell writes a variable between double quotes, the same without its last character, with more behind it, and with
 * the last character in front of the five before it.
 */
type Spelling = Readonly<Record<'whole' | 'cut' | 'lengthened' | 'rotated', string>>;

const variables: Readonly<Record<Shell, (name: string) => Spelling>> = {
  posix: (name) => ({
    whole: `$${name}`,
    cut: `\${${name}%?}`,
    lengthened: `\${${name}}00`,
    rotated: `$(printf %s "$${name}" | sed -E 's/(.{5})(.)$/\\2\\1/')`,
  }),
  powershell: (name) => ({
    whole: `$env:${name}`,
    cut: `$($env:${name} -replace '.$')`,
    lengthened: `$($env:${name})00`,
    rotated: `$($env:${name} -replace '(.{5})(.)$','$2$1')`,
  }),
  cmd: (name) => ({
    whole: `%${name}%`,
    cut: `%${name}:~0,-1%`,
    lengthened: `%${name}%00`,
    rotated: `%${name}:~0,-6%%${name}:~-1%%${name}:~-6,5%`,
  }),
};

function keyHeader({ role, spoiled }: Extract<Credential, { role: unknown }>, shell: Shell): string {
  const spelling = variables[shell](keyVariable(role));
  return spoiled === 'basic' ? `Basic ${spelling.whole}` : `Bearer ${spelling[spoiled ?? 'whole']}`;
}

/** The command that repeats a failed check of a run, and the check that provoked what it judges. */
export const replayCommand = (
  command: string,
  { id, failure }: { readonly id: string; readonly failure?: Pick<Failure, 'provoker'> | undefined },
  shell: Shell = 'posix',
): string => withChecks(command, [id, ...(failure?.provoker === undefined ? [] : [failure.provoker])], shell);

const withChecks = (command: string, ids: readonly string[], shell: Shell = 'posix'): string =>
  [command, ...ids.map((id) => `--check ${/^[\w./-]+$/.test(id) ? id : shellQuoted(id, shell)}`)].join(' ');

/** The command that repeats a run with its selection. */
export function rerunCommand({ command, settings }: Pick<RunStarted, 'command' | 'settings'>): string {
  const chosen = settings.check?.value.toString() ?? 'all';
  return chosen === 'all' ? command : withChecks(command, chosen.split(', '));
}
