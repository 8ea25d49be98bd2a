import type { ClauseId } from '../../contract/index.js';
import type { Check } from '../kit/index.js';

/** A check with the requests that it is expected to need. */
export interface Priced {
  readonly check: Check;
  readonly requests: number;
}

/**
 * The order in which a run that is cut short has judged most: what is required first, and of that again and again the
 * check with most clauses that none before it cites for its requests. Equals keep the order of the suite.
 */
export function soonest<Item extends Priced>(items: readonly Item[]): readonly Item[] {
  const must = items.filter(({ check }) => check.level === 'must');
  const rest = items.filter(({ check }) => check.level !== 'must');
  const cited = new Set<ClauseId>();
  return [...byNewClauses(must, cited), ...byNewClauses(rest, cited)];
}

function byNewClauses<Item extends Priced>(items: readonly Item[], cited: Set<ClauseId>): readonly Item[] {
  const left = [...items];
  const worth = ({ check, requests }: Item): number =>
    check.clauses.filter((clause) => !cited.has(clause)).length / Math.max(requests, 1);
  return items.map(() => {
    const worths = left.map(worth);
    const best = worths.indexOf(Math.max(...worths));
    const [next] = left.splice(best, 1) as [Item];
    for (const clause of next.check.clauses) cited.add(clause);
    return next;
  });
}
