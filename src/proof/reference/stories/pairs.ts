import type { ClauseId } from '../../../../contract/index.js';
import { type StoryGrouping, storyGroupings } from '../http/declared-parameters.js';
import { type OverlookedBeside, withoutOverlooked } from '../http/overlooked.js';
import { type Query, readQuery } from '../http/query.js';
import type { Fault, Planted } from '../planted.js';
import { onStories } from './events-rules.js';

/** Parameters of the Stories list that combine; the order of the result does not select any. */
const filters = ['bbox', 'region', 'continent', 'entity', 'story_category'] as const;
type Filter = (typeof filters)[number];
type Name = Filter | 'sort' | 'search';
type StoryPairFault = `stories.pairs.${Name}.ignored-with-${Name}`;

const places: readonly string[] = ['region', 'continent'];

/** How region and continent combine is left open. */
const combines = (one: Filter, other: Filter): boolean =>
  one !== other && !(places.includes(one) && places.includes(other));

interface Pair {
  readonly ignored: Name;
  readonly beside: Name;
}

const pairs = filters.flatMap((filter): readonly Pair[] => [
  ...filters.filter((other) => combines(filter, other)).map((beside): Pair => ({ ignored: filter, beside })),
  ...(['sort', 'search'] as const).flatMap((form): readonly Pair[] => [
    { ignored: filter, beside: form },
    { ignored: form, beside: filter },
  ]),
]);

const idOf = (ignored: Name, beside: Name): StoryPairFault =>
  `stories.pairs.${ignored}.ignored-with-${beside}`;

/** One parameter of the Stories list is overlooked where another is sent as well. */
export const storyPairFaults = Object.fromEntries(
  pairs.map(({ ignored, beside }): readonly [StoryPairFault, Fault] => [
    idOf(ignored, beside),
    {
      clauses: ['stories.filters.combination'],
      summary: `Never looks at ${ignored} on the Stories list where ${beside} is sent`,
    },
  ]),
) as Readonly<Record<StoryPairFault, Fault>>;

type Uncounted =
  | `stories.pairs.${Filter}.uncounted-with-${Filter}`
  | `stories.pairs.${Filter}.uncounted-by-${StoryGrouping}`;

interface UncountedPair extends OverlookedBeside {
  readonly id: Uncounted;
  readonly fault: Fault;
}

const accepts = (filter: Filter): ClauseId =>
  `stories.summary.accepts.${filter === 'story_category' ? 'story-category' : filter}`;

/** Filters of the Stories summary, each of which is overlooked beside one other. */
const uncountedWith = filters.flatMap((ignored, at): readonly UncountedPair[] => {
  const others = filters.filter((other) => combines(ignored, other));
  const beside = others[at % others.length];
  if (beside === undefined) return [];
  const summary = `Never looks at ${ignored} on the Stories summary where ${beside} is sent`;
  const clauses = [accepts(ignored), 'stories.filters.combination'] as const;
  return [
    { ignored, beside, id: `stories.pairs.${ignored}.uncounted-with-${beside}`, fault: { clauses, summary } },
  ];
});

/** The same by one dimension. */
const uncountedBy = filters.map((ignored, at): UncountedPair => {
  const beside = storyGroupings[at % storyGroupings.length] ?? storyGroupings[0];
  const summary = `Never looks at ${ignored} on the Stories summary by ${beside}`;
  const clauses = [accepts(ignored), 'story-bucket.reconciles'] as const;
  return {
    ignored,
    beside,
    id: `stories.pairs.${ignored}.uncounted-by-${beside}`,
    fault: { clauses, summary },
  };
});

/** One filter of the Stories summary is overlooked beside another, or by one dimension. */
export const storySummaryPairFaults = Object.fromEntries(
  [...uncountedWith, ...uncountedBy].map(({ id, fault }) => [id, fault]),
) as Readonly<Record<Uncounted, Fault>>;

/** Reads a query of the Stories summary, of which a fault may overlook a filter. */
export function readPairedSummary(url: URL, planted: Planted): Query {
  const query = readQuery(url, 'summarizeStories', onStories(planted));
  const isPlanted = ({ id }: UncountedPair) => planted(id);
  const beside = withoutOverlooked(query.values, uncountedWith, isPlanted);
  const groupBy = query.values.get('group_by') ?? storyGroupings[0];
  const overlooked = uncountedBy.filter((pair) => pair.beside === groupBy && isPlanted(pair));
  const names = overlooked.map(({ ignored }) => ignored);
  return { ...query, values: new Map([...beside].filter(([name]) => !names.includes(name))) };
}

/** Reads a query of the Stories list, of which a fault may overlook a parameter. */
export function readPairedStories(url: URL, planted: Planted): Query {
  const query = readQuery(url, 'listStories', onStories(planted));
  const isPlanted = ({ ignored, beside }: (typeof pairs)[number]) => planted(idOf(ignored, beside));
  return { ...query, values: withoutOverlooked(query.values, pairs, isPlanted) };
}
