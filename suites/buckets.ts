import { isDate } from '../generators/values/date.js';
import { type Exchange, expectThat, type JsonObject, rowsOf, strings } from '../src/kit/index.js';

/** The sum of `event_count` over all buckets of a summary. */
export function totalOf(reply: Exchange): number {
  let total = 0;
  for (const [index, bucket] of rowsOf(reply).entries()) total += countOf(bucket, `/data/${index}`);
  return total;
}

/** How many Events a bucket counts. */
export function countOf(bucket: JsonObject, place: string): number {
  const count = bucket.event_count;
  expectThat(typeof count === 'number', `${place}/event_count`, 'a number', count);
  return count;
}

/** The bucket of a value; where a bucket names its value is the deployment's own. */
export const bucketOf = (reply: Exchange, value: string): JsonObject | undefined =>
  rowsOf(reply).find((bucket) => [...strings(bucket)].includes(value));

/** The dates that the buckets of a summary by date name, in their order. */
export const datesOf = (reply: Exchange): readonly string[] =>
  rowsOf(reply).flatMap((bucket) => {
    const dates = Object.entries(bucket).filter(([, value]) => isDateText(value));
    const [, date] = dates.find(([name]) => likely.test(name)) ?? dates[0] ?? [];
    return typeof date === 'string' ? [date] : [];
  });

/** Members by which buckets are likely to name their value, in case they carry other dates as well. */
const likely = /^(?:(?:event_)?date|day|key|value|bucket|group|label|name)$/;

const isDateText = (value: unknown): boolean => typeof value === 'string' && isDate(value);
