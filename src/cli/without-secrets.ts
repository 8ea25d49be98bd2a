import { unescape as unescaped } from 'node:querystring';
import { maskedText } from '../../reports/masked.js';
import { redactor } from '../transport/redact.js';
import type { Environment, Output } from './surroundings.js';

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
