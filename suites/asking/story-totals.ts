import { type ClauseId, limits } from '../../contract/index.js';
import { type Api, type Exchange, expectThat, type Query, rowsOf } from '../../src/kit/index.js';
import { dimensions } from './story-vocabularies.js';
import { acceptsWindow, storiesIn } from './story-windows.js';

const { max: most } = limits.summary.limit;

/** Filters of the Stories list that the Stories summary takes as well, with the clauses that say so. */
export const countedFilters = {
  bbox: 'stories.summary.accepts.bbox',
  region: 'stories.summary.accepts.region',
  continent: 'stories.summary.accepts.continent',
  entity: 'stories.summary.accepts.entity',
  story_category: 'stories.summary.accepts.story-category',
} as const satisfies Readonly<Record<string, ClauseId>>;
export type CountedFilter = keyof typeof countedFilters;
export const isCounted = (name: string): name is CountedFilter => Object.hasOwn(countedFilters, name);

const names = Object.keys(countedFilters);

/** A dimension of the Stories summary, the default where it is undefined, and the others that are known. */
interface Dimension {
  readonly dimension: string | undefined;
  readonly others: readonly string[];
}

/**
 * The dimension by which a summary is asked for, so that over all pairs of filters, and over each alone, no filter meets a
 * dimension twice before it has met them all.
 */
export async function dimensionFor(api: Api, one: CountedFilter, other = one): Promise<Dimension> {
  const known = await dimensions(api);
  const turn = (names.indexOf(one) + names.indexOf(other)) % names.length;
  const dimension = known[turn % known.length];
  return { dimension, others: known.filter((each) => each !== dimension) };
}

/** Whether the Stories summary takes the window of a query of the list, so that both are about the same days. */
export const sharesWindow = async (api: Api, query: Query): Promise<boolean> =>
  ('date_start' in query && (await acceptsWindow(api, 'summarizeStories', 'dates'))) ||
  ('observed_start' in query && (await acceptsWindow(api, 'summarizeStories', 'observed')));

export const summaryBy = (api: Api, query: Query, group_by: string | undefined): Promise<Exchange> =>
  api.get('summarizeStories', { ...query, group_by, limit: most });

interface Counted {
  readonly query: Query;
  /** The Stories that the list returns with the query. */
  readonly listed: number;
  readonly reply: Exchange;
  /** Other dimensions of the summary. */
  readonly others: readonly string[];
  /** What a wrong total contradicts, unless it is a matter of the dimension. */
  readonly clauseOf: (total: number) => ClauseId | Promise<ClauseId>;
}

/**
 * A summary counts as many Stories as the list returns; if by other dimensions alone, the dimensions do not reconcile.
 * @returns whether they could be compared
 */
export async function expectListed(api: Api, counted: Counted): Promise<boolean> {
  const { query, listed, reply, others, clauseOf } = counted;
  // Of buckets that are cut, the total is not known.
  if (rowsOf(reply).length >= most) return false;
  const total = storiesIn(reply);
  const isEqual = total === listed;
  let isOfDimension = false;
  for (const other of isEqual ? [] : others)
    isOfDimension ||= storiesIn(await summaryBy(api, query, other)) === listed;
  const clause = isOfDimension
    ? 'story-bucket.reconciles'
    : total === undefined
      ? 'story-bucket.story-count'
      : await clauseOf(total);
  expectThat(isEqual, '/data', `${listed} Stories, as the list shows`, total, clause);
  return true;
}
