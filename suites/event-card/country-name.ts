import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { cardsOf, isString } from './cards.js';

/** Short forms that pass for names in plain English. */
const shortNames = new Set(['UK', 'USA', 'US', 'UAE', 'DRC', 'CAR', 'DPRK']);
/** So many cards that their countries are no accident. */
const fewest = 3;

const isCode = (country: string): boolean => /^[A-Z]{2,3}$/.test(country) && !shortNames.has(country);

export const countryName = defineInvariant({
  id: 'event-card/country-name',
  title: 'geo.country is the plain English name of a country, not a code',
  clauses: ['event-card.geo.country.name'],
  rulings: ['C48'],
  operations: ['listEvents', 'getEvent'],
  judge(exchange) {
    const named = cardsOf(exchange).filter(({ geo }) => isString(geo.country) && geo.country !== '');
    const codes = named.filter(({ geo }) => isCode(String(geo.country)));
    expectThat(codes.length < fewest, `${codes[0]?.place}/geo/country`, 'a name', codes[0]?.geo.country);
    return named.length - codes.length;
  },
  refutedBy: ['card.country-code'],
});
