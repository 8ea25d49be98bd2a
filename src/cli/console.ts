import { unescape as unescaped } from 'node:querystring';
import { maskedText, printableLines } from '../../reports/safe-text.js';
import type { SetupError } from '../engine/setup-error.js';
import { redactor } from '../transport/redaction.js';
import type { Environment, Host, Output } from './host.js';
import type { ReportOutput } from './settings/reporters.js';

/**
 * Where people read what a run does: the standard output, or the error output where a report takes that.
 * GitHub obeys commands in either, so that none of a target's may stand there.
 */
export function consoleOf(deliveries: readonly ReportOutput[], { out, err, environment }: Console): Output {
  const output = deliveries.some(({ to }) => to === 'stdout') ? err : out;
  if ((environment.GITHUB_ACTIONS ?? '') === '') return output;
  return { ...output, write: (text) => output.write(withoutWorkflowCommands(text)) };
}

/** Where people read what a command says that makes no report: as above. */
export const plainConsole = (surroundings: Console): Output => consoleOf([], surroundings);

type Console = Pick<Host, 'out' | 'err' | 'environment'>;

const withoutWorkflowCommands = (text: string): string =>
  text.replace(/^(\s*:)(?=:)/gm, '$1 ').replaceAll('##[', '# #[');

/** Why there is no run, whose trouble it is and what to do, as it is written to a terminal. */
export function formatSetupError({ message, next, whose }: SetupError): string {
  const lead = whose === undefined ? 'error' : `error (${whose})`;
  return `${withoutWorkflowCommands(printableLines(maskedText(`${lead}: ${message}\n       ${next}`)))}\n`;
}

/**
 * An output that shows no secret of the environment, nor what looks like a key: for messages that may quote anything,
 * as that of an unknown option or of a crash does.
 */
export function withoutSecrets(output: Output, environment: Environment): Output {
  const hide = redactor(secretsIn(environment));
  return { ...output, write: (text) => output.write(hide(maskedText(text))) };
}

/** The variable with the text of a vendor's private key. */
export const signingKeyVariable = 'EI_SIGNING_KEY';

/** What no output may show of a key in PEM: its lines, since a message may quote them one by one. */
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
