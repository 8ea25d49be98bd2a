import type { ClauseId } from '../../../contract/index.js';
import type { Check } from '../../kit/index.js';

/** A check with the requests that it is expected to need. */
export interface Priced {
  readonly check: Check;
  readonly requests: number;
}

/**
 * The order in which a run that is cut short has judged most: what is required first, and of that again and again the
 * check with most clauses that none before it cites for its requests. Equals keep the order of the suite.
 */
export function byPriority<Item extends Priced>(items: readonly Item[]): readonly Item[] {
  const must = items.filter(({ check }) => check.level === 'must');
  const rest = items.filter(({ check }) => check.level !== 'must');
  const cited = new Set<ClauseId>();
  return [...byNewClauses(must, cited), ...byNewClauses(rest, cited)];
}

interface Ranked<Item> {
  readonly item: Item;
  readonly nth: number;
  /** What it was worth when it was last looked at; others may have cited its clauses since, so it is worth no more. */
  readonly worth: number;
}

function byNewClauses<Item extends Priced>(items: readonly Item[], cited: Set<ClauseId>): readonly Item[] {
  const worth = ({ check, requests }: Item): number =>
    check.clauses.filter((clause) => !cited.has(clause)).length / Math.max(requests, 1);
  const left = items.map((item, nth) => ({ item, nth, worth: worth(item) })).sort(leastFirst);
  const ordered: Item[] = [];
  for (let best = left.pop(); best !== undefined; best = left.pop()) {
    const now = { ...best, worth: worth(best.item) };
    if (now.worth < best.worth) {
      left.splice(placeOf(now, left), 0, now);
      continue;
    }
    ordered.push(best.item);
    for (const clause of best.item.check.clauses) cited.add(clause);
  }
  return ordered;
}

const leastFirst = <Item>(one: Ranked<Item>, other: Ranked<Item>): number =>
  one.worth - other.worth || other.nth - one.nth;

/** Where an item belongs in a list that is in order. */
function placeOf<Item>(item: Ranked<Item>, list: readonly Ranked<Item>[]): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (leastFirst(list[middle] ?? item, item) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
