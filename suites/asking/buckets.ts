import { type ClauseId, isClauseId } from '../../contract/index.js';
import { isDate } from '../../generators/dates.js';
import {
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  rowsOf,
  strings,
} from '../../src/kit/index.js';

/** The clause that the Events summary takes a dimension as `group_by`. */
export function clauseOfDimension(group_by: string): ClauseId | undefined {
  const id = `events-summary.group-by.${group_by.replaceAll('_', '-')}`;
  return isClauseId(id) ? id : undefined;
}

/** The sum of `event_count` over all buckets of a summary. */
export function totalOf(reply: Exchange): number {
  let total = 0;
  for (const [index, bucket] of rowsOf(reply).entries()) total += countOf(bucket, `/data/${index}`);
  return total;
}

/** How many Events a bucket counts. */
export function countOf(bucket: JsonObject, place: string): number {
  const count = bucket.event_count;
  expectThat(
    typeof count === 'number',
    `${place}/event_count`,
    'a number',
    count,
    'summary-bucket.event-count',
  );
  return count;
}

/** The bucket of a value; where a bucket names its value is the deployment's own. */
export const bucketOf = (reply: Exchange, value: string): JsonObject | undefined =>
  rowsOf(reply).find((bucket) => [...strings(bucket)].includes(value));

/**
 * The dates that the buckets of a summary by date name, in their order. Where a bucket names its value is not shown,
 * so it is looked for at any depth, beside the statistics.
 */
export const datesOf = (reply: Exchange): readonly string[] =>
  rowsOf(reply).flatMap((bucket) => {
    const dates = [...datesIn(bucket, '')];
    const named = dates.find(({ name }) => likely.test(name)) ?? dates[0];
    return named === undefined ? [] : [named.date];
  });

/** The dates of a summary that was asked for by date; ends the attempt where its buckets write them in a way of their own. */
export function readDates(reply: Exchange): readonly string[] {
  const dates = datesOf(reply);
  precondition(dates.length > 0 || rowsOf(reply).length === 0, 'the buckets tell no date that can be read');
  return dates;
}

/** Members by which buckets are likely to name their value, in case they carry other dates as well. */
const likely = /^(?:(?:event_)?date|day|key|value|term|bucket|group|label|name)$/;
const statistics = /^metric/;

function* datesIn(value: Json, name: string): Generator<{ readonly name: string; readonly date: string }> {
  if (typeof value === 'string' && isDate(value.slice(0, 10))) yield { name, date: value.slice(0, 10) };
  else if (isArray(value)) for (const each of value) yield* datesIn(each, name);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) {
      if (!statistics.test(member)) yield* datesIn(each, member);
    }
  }
}
