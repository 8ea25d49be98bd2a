import type { Fault, Faults } from '../planted.js';
import { asking, paths } from './middleware.js';

/** A parameter that a fault overlooks where another is sent as well. */
export interface OverlookedBeside {
  readonly ignored: string;
  readonly beside: string;
}

/**
 * The values of a query without those that are overlooked.
 * @param isPlanted whether the fault of a pair is
 */
export function withoutOverlooked<Pair extends OverlookedBeside, Value>(
  values: ReadonlyMap<string, Value>,
  pairs: readonly Pair[],
  isPlanted: (pair: Pair) => boolean,
): ReadonlyMap<string, Value> {
  const overlooked = new Set(
    pairs.filter((pair) => values.has(pair.beside) && isPlanted(pair)).map(({ ignored }) => ignored),
  );
  return overlooked.size === 0 ? values : new Map([...values].filter(([name]) => !overlooked.has(name)));
}

/** Overlooks a parameter where another one has some value. */
const overlookedBeside = (
  path: RegExp,
  ignored: string,
  beside: string,
  value?: string,
): Pick<Fault, 'front'> => ({
  front: asking((url) => {
    const sent = url.searchParams.get(beside);
    if (!path.test(url.pathname) || sent === null || (value ?? sent) !== sent) return undefined;
    url.searchParams.delete(ignored);
    return url;
  }),
});

const dataCenters = /^\/api\/v2\/aicompute\/data-centers$/;
const hierarchy = /^\/api\/v2\/entities\/[^/]+\/hierarchy$/;

/** Parameters, or values of them, that are overlooked beside another one. */
export const overlookedFaults = {
  'aicompute.offset.cursor-ignored-with-owner': {
    clauses: ['aicompute.offset.cursor'],
    summary: 'Overlooks cursor of data centers where owner is sent',
    ...overlookedBeside(dataCenters, 'cursor', 'owner'),
  },
  'summary.has-fatalities-false.ignored-with-category': {
    clauses: ['events-summary.accepts.has-fatalities'],
    summary: 'Never looks at has_fatalities=false on the Events summary where category is sent',
    front: asking((url) => {
      const { searchParams: sent } = url;
      const isMet = paths.eventsSummary.test(url.pathname) && sent.has('category');
      if (!isMet || sent.get('has_fatalities') !== 'false') return undefined;
      sent.delete('has_fatalities');
      return url;
    }),
  },
  'entities.limit.ignored-with-co-occurring-with': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Overlooks limit where co_occurring_with is sent',
    ...overlookedBeside(paths.entitiesList, 'limit', 'co_occurring_with'),
  },
  'hierarchy.depth.ignored-upwards': {
    clauses: ['hierarchy.depth.deeper'],
    summary: 'Overlooks depth where direction is up',
    ...overlookedBeside(hierarchy, 'depth', 'direction', 'up'),
  },
  'hierarchy.siblings.shown-with-depth': {
    clauses: ['hierarchy.siblings.false'],
    summary: 'Takes include_siblings=false for true where depth is sent',
    front: asking((url) => {
      const { searchParams: sent } = url;
      if (!hierarchy.test(url.pathname) || !sent.has('depth') || sent.get('include_siblings') !== 'false')
        return undefined;
      sent.set('include_siblings', 'true');
      return url;
    }),
  },
} as const satisfies Faults;
