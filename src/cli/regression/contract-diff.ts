import { SetupError } from '../../engine/setup-error.js';
import type { Diff } from '../../regression/changelog/watch.js';
import { type Level, type Levels, levelled, levels } from '../../regression/contract/change.js';
import { changesBetween } from '../../regression/contract/changes.js';
import { contractOf } from '../../regression/contract/document/contract.js';
import { changeRules } from '../../regression/contract/rules/index.js';
import { requireKnown } from '../suggestion.js';

/** How two contracts differ, for the commands that watch a deployment. Throws `SetupError` for what is no contract. */
export const contractDiff =
  (levels: Levels = {}): Diff =>
  async (older, newer) =>
    levelled(
      changesBetween(
        await contractOf(older, 'The contract of the snapshot'),
        await contractOf(newer, 'The contract that is served'),
      ),
      levels,
    );

/** The levels that `--level rule=level` gives, each over that of the configuration file. Throws `SetupError` for others. */
export function levelsOf(given: readonly string[], file: Levels | undefined): Levels {
  const ids = changeRules.map(({ id }) => id);
  const pairs = given.map((each): readonly [string, Level] => {
    const [id = '', name] = each.split('=');
    requireKnown('rule', id, ids, "'ei-conformance diff --rules' prints them all.");
    const level = levels.find((known) => known === name);
    if (level === undefined)
      throw new SetupError(`--level ${id} has no known level.`, `Write ${id}=${levels.join(`, ${id}=`)}.`);
    return [id, level];
  });
  return { ...file, ...Object.fromEntries(pairs) };
}
