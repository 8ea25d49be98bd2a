import type { ClauseId } from '../../../contract/index.js';
import type { Check } from '../../kit/index.js';
import { largestOf } from '../../kit/index.js';

/** A check with the requests that it is expected to need. */
interface Priced {
  readonly check: Check;
  readonly requests: number;
}

/**
 * Orders checks so that an interrupted run has judged as much as possible: required checks first, and among each group
 * always the check that adds most uncited clauses per request. Ties keep the order of the suite.
 */
export function byPriority<Item extends Priced>(items: readonly Item[]): readonly Item[] {
  const must = items.filter(({ check }) => check.level === 'must');
  const rest = items.filter(({ check }) => check.level !== 'must');
  const cited = new Set<ClauseId>();
  return [...byNewClauses(must, cited), ...byNewClauses(rest, cited)];
}

function byNewClauses<Item extends Priced>(items: readonly Item[], cited: Set<ClauseId>): readonly Item[] {
  const worth = ({ check, requests }: Item): number =>
    check.clauses.filter((clause) => !cited.has(clause)).length / Math.max(requests, 1);
  const left = [...items];
  const ordered: Item[] = [];
  while (left.length > 0) {
    const worths = left.map(worth);
    const [best] = left.splice(worths.indexOf(largestOf(worths)), 1);
    if (best === undefined) break;
    ordered.push(best);
    for (const clause of best.check.clauses) cited.add(clause);
  }
  return ordered;
}
