import { Unusable } from '../engine/unusable.js';
import { type Level, type Levels, levels } from '../regression/contract/levels.js';
import { changeRules } from '../regression/contract/rules/index.js';
import { requireKnown } from './nearest.js';

/** The levels that `--level rule=level` gives, each over that of the configuration file. Throws `Unusable` for others. */
export function levelsOf(given: readonly string[], file: Levels | undefined): Levels {
  const ids = changeRules.map(({ id }) => id);
  const pairs = given.map((each): readonly [string, Level] => {
    const [id = '', name] = each.split('=');
    requireKnown('rule', id, ids, "'ei-conformance diff --rules' prints them all.");
    const level = levels.find((known) => known === name);
    if (level === undefined)
      throw new Unusable(`--level ${id} has no known level.`, `Write ${id}=${levels.join(`, ${id}=`)}.`);
    return [id, level];
  });
  return { ...file, ...Object.fromEntries(pairs) };
}
