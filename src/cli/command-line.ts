import { shellQuoted } from '../../reports/shell-commands.js';
import type { Surfaces } from '../transport/request.js';
import type { Target } from './settings/target.js';

/**
 * A text as one word of a command that a report keeps, whatever shell its reader has: POSIX shells, PowerShell and cmd read
 * most texts between double quotes alike. The others are quoted for a POSIX shell.
 */
export function shellQuote(text: string): string {
  if (/^(?:[\w./:+=-]|%[\da-f]{2})+$/i.test(text)) return text;
  return /["$`!%\u201c-\u201e\p{Cc}]|\\\\|\\$/u.test(text) ? shellQuoted(text) : `"${text}"`;
}

/** The settings of a command besides target and seed; undefined for the default. */
export interface CommandSettings {
  readonly surface: Surfaces;
  readonly config?: string | undefined;
  readonly preset?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly contract?: string | undefined;
  readonly earlier?: string | undefined;
}

/** The command of a run that sends the same requests. */
export const commandLine = (
  { surface, config, contract, earlier, preset, userAgent }: CommandSettings,
  target: Pick<Target, 'command'>,
  seed: number,
): string =>
  [
    'npx ei-conformance run',
    target.command,
    ...given('config', config),
    ...given('preset', preset),
    ...Object.entries(surface).map(([name, served]) => `--surface ${name}=${served}`),
    ...given('user-agent', userAgent),
    ...given('contract', contract),
    ...given('earlier', earlier),
    `--seed ${seed}`,
  ].join(' ');

const given = (name: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`--${name} ${shellQuote(value)}`];
