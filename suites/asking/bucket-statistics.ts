import { limits } from '../../contract/index.js';
import {
  type Api,
  type Exchange,
  expectThat,
  type JsonObject,
  pointerTo,
  rowsOf,
} from '../../src/kit/index.js';
import { type Group, groupsOf } from './buckets.js';
import type { WholeEvents } from './results.js';
import {
  bucketMetrics,
  expectedOf,
  precisionOf,
  type Statistic,
  statisticsIn,
  unitOf,
} from './statistics.js';

/** Numbers that floating point has rounded are still the same. */
const epsilon = 1e-9;

/** The only bucket of a value, with the listed Events that have the value. */
interface Compared {
  readonly name: string;
  readonly cards: readonly JsonObject[];
  readonly bucket: JsonObject;
}

/** Values of which exactly one bucket is known. */
export const comparedOf = (groups: readonly Group[]): readonly Compared[] =>
  groups.flatMap(({ name, cards, buckets }) => {
    const [bucket, ...others] = buckets;
    return bucket === undefined || others.length > 0 ? [] : [{ name, cards, bucket }];
  });

type AllowanceOf = (statistic: Statistic, cards: number) => number;

/** How far a statistic may be from what its cards make of it: both are rounded, a mean perhaps cut off, and so the cards. */
export function allowancesOf(compared: readonly Compared[]): AllowanceOf {
  const all = compared.flatMap(({ bucket }) => statisticsIn(bucket));
  const written = (path: string) =>
    precisionOf(all.filter((each) => each.path === path).map(({ value }) => value));
  const listed = (metric: string): number => {
    const { of } = bucketMetrics[metric] ?? {};
    const shown = compared.flatMap(({ cards }) => cards.flatMap((card) => of?.(card) ?? []));
    return metric === 'fatalities' ? 0 : 10 ** -precisionOf(shown).decimals;
  };
  const [units, rows] = [byName(written), byName(listed)];
  return ({ path, metric, kind, value }, cards) => {
    const own = unitOf(value, units(path)) / (kind === 'mean' || kind === 'rate' ? 1 : 2);
    return (
      own + rows(metric) * (kind === 'sum' || kind === 'total' ? cards : 1) + epsilon * (1 + Math.abs(value))
    );
  };
}

function byName<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

/** A statistic that the cards of its bucket decide. */
interface Judged {
  readonly statistic: Statistic;
  readonly isTold: boolean;
  readonly expected: string;
}

/** The statistics of a bucket that its cards decide, each with whether it is what they make of it. */
export const judgedIn = ({ name, cards, bucket }: Compared, allowanceOf: AllowanceOf): readonly Judged[] =>
  statisticsIn(bucket).flatMap((statistic) => {
    const expected = expectedOf(statistic, cards);
    if (expected === undefined) return [];
    const { kind, metric, value } = statistic;
    const allowance = allowanceOf(statistic, cards.length);
    const isTold = expected.some((each) => Math.abs(value - each) <= allowance);
    return [
      { statistic, isTold, expected: `${expected[0]}, the ${kind} of ${metric} of the Events of ${name}` },
    ];
  });

/** Where a statistic of a summary is not that of the listed Events. */
interface Misdescribed {
  readonly place: string;
  readonly expected: string;
  readonly value: number;
}

/** The first statistic of a summary by category that is not what the listed Events make of it, and how many are. */
function misdescribedIn(
  summary: Exchange,
  cards: readonly JsonObject[],
): { readonly compared: number; readonly first: Misdescribed | undefined } {
  const all = comparedOf(groupsOf(cards, 'category', summary));
  const allowanceOf = allowancesOf(all);
  let compared = 0;
  for (const each of all) {
    for (const { statistic, isTold, expected } of judgedIn(each, allowanceOf)) {
      const { path, kind, value } = statistic;
      // A rate may well be a share of the Events without the filter.
      if (kind === 'rate') continue;
      const place = (pointerTo(summary.json, each.bucket) ?? '/data') + path;
      if (!isTold) return { compared, first: { place, expected, value } };
      compared += 1;
    }
  }
  return { compared, first: undefined };
}

/** A result that is known whole, and what a filter makes of it in the list and in the summary by category. */
interface Filtered {
  readonly whole: WholeEvents;
  readonly list: Exchange;
  readonly summary: Exchange;
}

/**
 * The statistics of a bucket describe the Events that a filter lets through. Statistics that are not those of their Events
 * without the filter either are the matter of `events-summary/statistics-of-cards`, which sends the same request.
 */
export async function expectDescribed(api: Api, { whole, list, summary }: Filtered): Promise<void> {
  const { compared, first } = misdescribedIn(summary, rowsOf(list));
  if (compared > 0) api.witness('statistics beside filters compared', compared);
  if (first === undefined) return;
  const { max: limit } = limits.summary.limit;
  const plain = await api.get('summarizeEvents', { ...whole.query, group_by: 'category', limit });
  const isOfFilter = plain.status === 200 && misdescribedIn(plain, whole.rows).first === undefined;
  if (isOfFilter) expectThat(false, first.place, `${first.expected} that the list shows`, first.value);
}
