import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { bucketOf, countOf, totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';
import { locatedInCountry } from '../filters/countries.js';
import { countryOf } from '../known-country.js';

export const countryTotal = defineCheck({
  id: 'events-summary/country-total',
  title: 'With country_match=location the total of a country is the count of its bucket',
  clauses: [
    'events-summary.country-buckets.location-agrees',
    'events-summary.country-buckets.own-location',
    'events-summary.accepts.country',
    'events-summary.accepts.country-match',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C52', 'A60'],
  property: once(
    async (api) => {
      const { window, events } = api.world.offer;
      const asked = locatedInCountry(events);
      const country = countryOf(asked?.query.country);
      if (asked === undefined || country === undefined) return;
      const query = { ...bounds(window), limit: 500 };
      const byCountry = await api.get('summarizeEvents', { ...query, group_by: 'country' });
      const bucket = bucketOf(byCountry, country.name) ?? bucketOf(byCountry, country.iso3);
      if (bucket === undefined) return;
      const counted = countOf(bucket, '/data');
      const total = totalOf(await api.get('summarizeEvents', { ...query, ...asked.query }));
      expectThat(
        total === counted,
        '/data',
        `${counted} Events in ${country.name}, as its bucket counts`,
        total,
      );
      api.witness('Events counted', counted);
    },
    { requests: 2 },
  ),
  refutedBy: ['summary.country.dropped', 'summary.country_match.dropped'],
});
