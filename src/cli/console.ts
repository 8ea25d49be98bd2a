import { unescape as unescaped } from 'node:querystring';
import { maskedText, printableLines, withoutCommands } from '../../reports/safe-text.js';
import type { SetupError } from '../engine/setup-error.js';
import { redactor } from '../transport/redaction.js';
import type { Environment, Host, Output } from './host.js';
import type { ReportOutput } from './settings/reporters.js';

/**
 * The output for progress and summary: standard output, or standard error if a report uses that.
 * CI systems obey commands in either, so those of a target are made harmless.
 */
export function consoleOf(deliveries: readonly ReportOutput[], { out, err, environment }: Console): Output {
  const output = deliveries.some(({ to }) => to === 'stdout') ? err : out;
  if (!ciVariables.some((name) => (environment[name] ?? '') !== '')) return output;
  return { ...output, write: (text) => output.write(withoutCommands(text)) };
}

/** The same for a command that writes no report. */
export const plainConsole = (surroundings: Console): Output => consoleOf([], surroundings);

type Console = Pick<Host, 'out' | 'err' | 'environment'>;

/** Variables by which GitHub Actions, Azure Pipelines, TeamCity, and most others are known. */
const ciVariables = ['GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION', 'CI'];

/** A setup error for the terminal: the problem, who can fix it, and the next step. */
export function formatSetupError({ message, next, whose }: SetupError): string {
  const lead = whose === undefined ? 'error' : `error (${whose})`;
  return `${withoutCommands(printableLines(maskedText(`${lead}: ${message}\n       ${next}`)))}\n`;
}

/**
 * An output that hides the secrets of the environment and anything that resembles a key, for messages that may quote
 * any text, such as those about an unknown option or a crash.
 */
export function withoutSecrets(output: Output, environment: Environment): Output {
  const hide = redactor(secretsIn(environment));
  return { ...output, write: (text) => output.write(hide(maskedText(text))) };
}

/** The variable that holds a vendor's private key as text. */
export const signingKeyVariable = 'EI_SIGNING_KEY';

/** The lines of a key in PEM; no output may show any of them, and a message may quote a single one. */
export const secretLines = (pem: string): readonly string[] =>
  pem.split('\n').filter((line) => line !== '' && !line.startsWith('-----'));

const secretsIn = (environment: Environment): readonly string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (/^EI_API_KEY/.test(name)) return [value.trim()];
    if (name === signingKeyVariable) return secretLines(value);
    if (/^https?_proxy$/i.test(name)) return passwordIn(value);
    return [];
  });

function passwordIn(proxy: string): readonly string[] {
  const address = proxy.includes('://') ? proxy : `http://${proxy}`;
  if (!URL.canParse(address)) return [proxy];
  const { password } = new URL(address);
  return [password, unescaped(password)];
}
