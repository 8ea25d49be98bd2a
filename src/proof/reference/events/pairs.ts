import {
  type ClauseId,
  type MetricName,
  metric,
  metricNames,
  vocabularies,
} from '../../../../contract/index.js';
import { listClausesOf, type Query, readQuery, summaryClausesOf } from '../http/query.js';
import type { Fault, Planted } from '../planted.js';
import type { GroupBy } from './buckets.js';

type Bound = `${MetricName}_${'min' | 'max'}`;
const bounds = metricNames.flatMap((name): readonly Bound[] => [`${name}_min`, `${name}_max`]);

/** Parameters that may be sent together; how those of one group combine is left open, or they belong together. */
const groups = [
  ['country', 'region', 'continent'],
  ['bbox', 'near'],
  ['category', 'subcategory'],
  ['source_actor_country'],
  ['target_actor_country'],
  ['actor_country'],
  ['entity'],
  ['has_fatalities'],
  ['civilian_targeting'],
  ['languages'],
  ['search'],
  ['sort'],
  ['limit'],
  ...bounds.map((bound) => [bound] as const),
] as const;
type Name = (typeof groups)[number][number];
type ListOnly = 'search' | 'sort' | 'limit';
type Counted = Exclude<Name, ListOnly>;
type PairFault = `pairs.${Name}.ignored-with-${Name}`;
type SummaryPairFault = `pairs.${Counted}.uncounted-with-${Counted}`;

/**
 * What tells nothing beside a metric that cameoplus Events alone have: none of them has deaths, and no card shows which of
 * their actors is on which side.
 */
const ofConflict: readonly Name[] = ['has_fatalities', 'source_actor_country', 'target_actor_country'];
const excludes = (one: Name, other: Name): boolean =>
  ofConflict.includes(one) &&
  metricNames.some((name) => metric(name).family === 'cameoplus' && other.startsWith(name));

/**
 * Pairs that the Events of the reference do not tell: two filters that no card shows, or too few cards that one of them alone
 * excludes.
 */
const untold: readonly string[] = [
  'target_actor_country country',
  'significance_max entity',
  'geo_precision_max languages',
  'geo_precision_max geo_precision_min',
  'goldstein_scale_min propagation_potential_min',
  'goldstein_scale_max magnitude_min',
];

/** So many pairs are planted, of all that there are: one in this number. */
const oneIn = 3;

/** Two parameters that may be sent together; which of them is ignored alternates. */
const pairs = groups
  .flatMap((group, at) =>
    groups
      .slice(at + 1)
      .flatMap((later, nth) =>
        group.flatMap((one: Name) =>
          later
            .filter((other: Name) => !excludes(one, other) && !excludes(other, one))
            .map((other: Name, index) =>
              (at + nth + index) % 2 === 0
                ? { ignored: one, beside: other }
                : { ignored: other, beside: one },
            ),
        ),
      ),
  )
  .filter((_, at) => at % oneIn === 0)
  .filter(({ ignored, beside }) => !untold.includes(`${ignored} ${beside}`));

const idOf = (ignored: Name, beside: Name): PairFault => `pairs.${ignored}.ignored-with-${beside}`;

/** Clauses that a reply contradicts too, by the form of the value and by the rows that it holds. */
const further: Partial<Record<Name | 'office', readonly ClauseId[]>> = {
  entity: ['events.entity.name', 'events.entity.union'],
  has_fatalities: ['events.has-fatalities.true.conflict-only', 'events.has-fatalities.false'],
  country: ['events.country-match.location.country'],
  region: ['events.country-match.location.region'],
  continent: ['events.country-match.location.continent'],
};

/** Filters that no card shows: of the list and the summary, nothing tells which one overlooks them. */
const unseen: readonly Name[] = [
  'entity',
  'geo_precision_min',
  'geo_precision_max',
  'civilian_targeting',
  'languages',
];

/** One parameter of the Events list is overlooked where another is sent as well. */
export const pairFaults = Object.fromEntries(
  pairs.map(({ ignored, beside }): readonly [PairFault, Fault] => [
    idOf(ignored, beside),
    {
      clauses: [
        ...new Set([
          ...listClausesOf(ignored),
          ...(further[ignored] ?? []),
          'events.filters.combination' as const,
        ]),
      ],
      ...(unseen.includes(ignored) ? { admits: ['events-summary.filters.combination'] as const } : {}),
      summary: `Never looks at ${ignored} on the Events list where ${beside} is sent`,
      needs: 'seeds',
    },
  ]),
) as Readonly<Record<PairFault, Fault>>;

const isCounted = (name: Name): name is Counted => name !== 'search' && name !== 'sort' && name !== 'limit';

/** Of these the summary ignores one in so many. */
const oneInOfSummary = 4;
const counted = pairs
  .flatMap(({ ignored, beside }) => (isCounted(ignored) && isCounted(beside) ? [{ ignored, beside }] : []))
  .filter((_, at) => at % oneInOfSummary === 0);

/** The same on the Events summary. */
export const summaryPairFaults = Object.fromEntries(
  counted.map(({ ignored, beside }): readonly [SummaryPairFault, Fault] => [
    `pairs.${ignored}.uncounted-with-${beside}`,
    {
      clauses: [...summaryClausesOf(ignored), 'events-summary.filters.combination'],
      summary: `Never looks at ${ignored} on the Events summary where ${beside} is sent`,
      needs: 'seeds',
    },
  ]),
) as Readonly<Record<SummaryPairFault, Fault>>;

/** Filters that are dimensions of the summary as well. */
type Dimension = Exclude<GroupBy, 'date'>;
const dimensions = vocabularies.summaryGroupBy.values.filter((each): each is Dimension => each !== 'date');
type DimensionFault = `pairs.${Dimension}.uncounted-by-itself`;

/** A filter of the Events summary is overlooked where the summary is grouped by it. */
export const dimensionFaults = Object.fromEntries(
  dimensions.map((name): readonly [DimensionFault, Fault] => [
    `pairs.${name}.uncounted-by-itself`,
    {
      clauses: [...summaryClausesOf(name), 'events-summary.filters.combination', 'summary-bucket.reconciles'],
      summary: `Never looks at ${name} on the Events summary that is grouped by it`,
      needs: 'seeds',
    },
  ]),
) as Readonly<Record<DimensionFault, Fault>>;

/** Filters that are overlooked in a window of another kind than event dates or beside an office, and an office beside filters. */
const besideOthers = {
  observed_start: ['country', 'bbox', 'category', 'source_actor_country', 'has_fatalities', 'confidence_min'],
  days: ['region', 'subcategory', 'target_actor_country', 'confidence_max', 'search'],
  office: ['category', 'has_fatalities', 'significance_min', 'languages'],
  category: ['office'],
  languages: ['office'],
} as const satisfies Readonly<Record<string, readonly (Name | 'office')[]>>;
type OtherName = keyof typeof besideOthers;
type OtherFault = {
  [Beside in OtherName]: `pairs.${(typeof besideOthers)[Beside][number]}.ignored-with-${Beside}`;
}[OtherName];

const otherPairs = Object.entries(besideOthers).flatMap(([beside, ignored]) =>
  ignored.map((name) => ({ name, beside, id: `pairs.${name}.ignored-with-${beside}` as OtherFault })),
);

/** A filter of the Events list is overlooked in a window of coding time or of the last days, or where an office is sent. */
export const otherPairFaults = Object.fromEntries(
  otherPairs.map(({ name, beside, id }): readonly [OtherFault, Fault] => [
    id,
    {
      clauses: [...listClausesOf(name), ...(further[name] ?? []), 'events.filters.combination'],
      summary: `Never looks at ${name} on the Events list where ${beside} is sent`,
      needs: 'seeds',
    },
  ]),
) as Readonly<Record<OtherFault, Fault>>;

const names = new Set<string>(groups.flat());
const isName = (name: string): name is Name => names.has(name);

/** Another spelling of `near`. */
const point: readonly string[] = ['lat', 'lon'];

/** Reads a query of Events, of which a fault may overlook a parameter. */
export function readPaired(url: URL, operation: 'listEvents' | 'summarizeEvents', planted: Planted): Query {
  const query = readQuery(url, operation, planted);
  const sent = [...query.values.keys()].flatMap((name) =>
    point.includes(name) ? 'near' : isName(name) ? name : [],
  );
  const isIgnored = (name: Name, beside: Name): boolean => {
    if (operation === 'listEvents') return planted(idOf(name, beside));
    return isCounted(name) && isCounted(beside) && planted(`pairs.${name}.uncounted-with-${beside}`);
  };
  const ignored = new Set<string>(sent.filter((name) => sent.some((beside) => isIgnored(name, beside))));
  if (operation === 'listEvents') {
    for (const { name, beside, id } of otherPairs)
      if (query.values.has(beside) && planted(id)) ignored.add(name);
  }
  const own = dimensions.find((name) => name === query.values.get('group_by'));
  if (own !== undefined && operation === 'summarizeEvents' && planted(`pairs.${own}.uncounted-by-itself`))
    ignored.add(own);
  if (ignored.size === 0) return query;
  if (ignored.has('near')) for (const name of point) ignored.add(name);
  return { ...query, values: new Map([...query.values].filter(([name]) => !ignored.has(name))) };
}
