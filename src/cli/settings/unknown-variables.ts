import { keyRoles, keyVariable } from '../../kit/index.js';
import { signingKeyVariable } from '../console.js';
import type { Environment } from '../host.js';
import { suggestions } from '../suggestion.js';
import { optionNames, optionVariable } from './options.js';

const prefix = 'EI_';

/** Variables that are read, beside those of options and keys: of the second deployment of `compare`, and for errors. */
const others = ['EI_API_KEY_B', 'EI_DEBUG', signingKeyVariable];

/** Set for the tests of this project, whose environment other processes inherit. */
const ofTests = ['EI_TEST_TIER', 'EI_REQUIRE_BROWSER'];

/** A line for each variable that looks like a setting and is none, with the nearest ones. Values may be secrets. */
export function unknownVariables(environment: Environment): readonly string[] {
  const known = [...optionNames.map(optionVariable), ...keyRoles.map(keyVariable), ...others];
  return Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !known.includes(name) && !ofTests.includes(name))
    .toSorted()
    .map((name) => {
      const near = suggestions(name, known);
      const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
      return `The variable ${name} is not a setting and is ignored.${hint}`;
    });
}
