import { withoutOverlooked } from '../http/overlooked.js';
import { type Query, readQuery } from '../http/query.js';
import type { Fault, Planted } from '../planted.js';
import { onStories } from './events-rules.js';

/** Parameters of the Stories list that combine; the order of the result does not select any. */
const filters = ['bbox', 'region', 'continent', 'entity', 'story_category'] as const;
type Filter = (typeof filters)[number];
type Name = Filter | 'sort';
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
  { ignored: filter, beside: 'sort' },
  { ignored: 'sort', beside: filter },
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

/** Reads a query of the Stories list, of which a fault may overlook a parameter. */
export function readPairedStories(url: URL, planted: Planted): Query {
  const query = readQuery(url, 'listStories', onStories(planted));
  const isPlanted = ({ ignored, beside }: (typeof pairs)[number]) => planted(idOf(ignored, beside));
  return { ...query, values: withoutOverlooked(query.values, pairs, isPlanted) };
}
