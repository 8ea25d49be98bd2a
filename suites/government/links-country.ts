import { defineCheck, once, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { listOf } from '../list-in.js';
import { askLinks, countryOf, someLinks } from './links.js';
import { expectSelectedLinks } from './selected-links.js';

export const linksCountry = defineCheck({
  id: 'government/links-country',
  title: 'country, written in upper case, selects the links of that country',
  clauses: ['government.links.country', 'government.links.country.case', 'government.links.country.unknown'],
  operations: ['listForeignAgentLinks'],
  rulings: ['A26'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const countries = (await someLinks(api)).rows.flatMap((row) => countryOf(row)?.toUpperCase() ?? []);
      const [country, another] = byRarity(countries).map(([text]) => text);
      precondition(
        country !== undefined && another !== undefined,
        'no links of two countries are seen',
        'no-data',
      );
      await expectSelectedLinks(api, {
        query: { country },
        because: `links of ${country}`,
        fits: (row) => (countryOf(row) === undefined ? undefined : countryOf(row)?.toUpperCase() === country),
      });
      for (const text of [country.toLowerCase(), 'ATLANTIS']) {
        const { status, json } = await askLinks(api, { country: text });
        api.observe(`country=${text}`, `${status}, ${listOf(json)?.length ?? 'no'} links`);
      }
    },
    { requests: 4 },
  ),
  refutedBy: [
    'government.links.country.ignored',
    'government.links.country.others-included',
    'government.links.country.upper-case-unfound',
  ],
});
