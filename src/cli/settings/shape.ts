import { Unusable } from '../../engine/unusable.js';
import { keyRoles } from '../../kit/index.js';
import { levels } from '../../regression/contract/levels.js';
import { changeRules } from '../../regression/contract/rules/index.js';
import type { Config } from './config.js';
import { optionNames, options } from './options.js';
import { choice, servedName, text } from './readers.js';
import { reporter } from './reporter.js';
import { listOf, objectOf, type Rule, readBy } from './rules.js';

/** The families that a deployment may serve under another name. */
export const surfaceNames = ['aicompute', 'leiregistry'] as const;

const same = (names: readonly string[], rule: Rule): Readonly<Record<string, Rule>> =>
  Object.fromEntries(names.map((name) => [name, rule]));

const isConfig = objectOf({
  ...Object.fromEntries(optionNames.map((name) => [name, readBy(options[name].reader)])),
  check: listOf(readBy(text)),
  reporter: listOf(readBy(reporter)),
  surface: objectOf(same(surfaceNames, readBy(servedName))),
  levels: objectOf(
    same(
      changeRules.map(({ id }) => id),
      readBy(choice(levels)),
    ),
  ),
  keys: objectOf(same(keyRoles, readBy(text))),
});

/** The value of a configuration file. Throws `Unusable` with the place of what does not belong there. */
export function configOf(value: unknown, file: string): Config {
  const wrong = isConfig(value, '');
  if (wrong === undefined) return value as Config;
  const { at, what } = wrong;
  throw new Unusable(`${at === '' ? file : `${at} in ${file}`} is wrong: ${what}`, 'Correct the file.');
}
