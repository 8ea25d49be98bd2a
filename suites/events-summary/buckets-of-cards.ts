import {
  type Api,
  defineCheck,
  expectThat,
  forEach,
  type JsonObject,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import { countOf } from '../buckets.js';
import { byFrequency } from '../frequency.js';
import { countryOf, locationOf } from '../known-country.js';
import { wholeEvents } from '../whole-events.js';

const textOf = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : []);

/** What a card says of itself in each dimension, in the spellings that a bucket may use. */
const dimensions: Readonly<Record<string, (card: JsonObject) => readonly string[]>> = {
  date: ({ event_date }) => textOf(event_date),
  category: ({ category }) => textOf(category),
  subcategory: ({ subcategory }) => textOf(subcategory),
  country: (card) => {
    const known = countryOf(locationOf(card));
    return known === undefined ? [] : [known.name, known.iso3, known.iso2, ...textOf(locationOf(card))];
  },
};

/** Whether a bucket names a value, a date perhaps as an instant; under which key is the deployment's own. */
const names = (bucket: JsonObject, spellings: readonly string[]): boolean => {
  const texts = [...strings(bucket)];
  return spellings.some((each) => texts.some((text) => text === each || text.startsWith(`${each}T`)));
};

const fewCountries = 3;

/** Events of the commonest countries, so that one bucket counts several of them. */
async function ofFewCountries(api: Api): ReturnType<typeof wholeEvents> {
  const { rows } = await wholeEvents(api);
  const commonest = byFrequency(rows.flatMap((card) => countryOf(locationOf(card))?.iso3 ?? []));
  if (commonest.length === 0) return wholeEvents(api);
  const country = commonest
    .slice(0, fewCountries)
    .map(([iso3]) => iso3)
    .join(',');
  return wholeEvents(api, { country, country_match: 'location' });
}

export const bucketsOfCards = defineCheck({
  id: 'events-summary/buckets-of-cards',
  title:
    'Each bucket counts the Events whose cards say its value; a country counts those that took place there',
  clauses: [
    'events-summary.group-by.date',
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.country',
    'events-summary.country-buckets.own-location',
    'significance.event-count.distinct',
    'summary-bucket.event-count',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C52', 'A60'],
  property: forEach(
    Object.keys(dimensions),
    async (api, group_by) => {
      const { query, rows } = await (group_by === 'country' ? ofFewCountries(api) : wholeEvents(api));
      const spellingsOf = dimensions[group_by] ?? (() => []);
      const reply = await api.get('summarizeEvents', { ...query, group_by, limit: 500 });
      const counts = new Map<string, { spellings: readonly string[]; events: number }>();
      for (const row of rows) {
        const spellings = spellingsOf(row);
        const [name] = spellings;
        if (name === undefined) continue;
        counts.set(name, { spellings, events: (counts.get(name)?.events ?? 0) + 1 });
      }
      for (const [name, { spellings, events }] of counts) {
        const [bucket, ...others] = rowsOf(reply).filter((each) => names(each, spellings));
        // Names of countries have many spellings; two buckets of a name cannot be told apart.
        if (others.length > 0 || (bucket === undefined && group_by === 'country')) continue;
        expectThat(bucket !== undefined, '/data', `a bucket of ${name}`, rowsOf(reply)[0]);
        const counted = countOf(bucket, '/data');
        expectThat(counted === events, '/data', `${events} Events of ${name}, as the list shows`, counted);
        api.witness(`buckets of ${group_by} compared`);
      }
    },
    { requests: 3 },
  ),
  refutedBy: [
    'bucket.event-count-missing',
    'bucket.event-count-string',
    'summary.categories-merged',
    'summary.country-by-actor',
    'summary.counts-doubled',
    'summary.group-by-category-refused',
    'summary.group-by-country-refused',
    'summary.group-by-date-refused',
    'summary.group-by-subcategory-refused',
    'summary.group_by.dropped',
  ],
});
