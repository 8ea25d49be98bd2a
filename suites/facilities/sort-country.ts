import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { countriesOf, countryTextOf } from './countries.js';
import { pageOf, sample } from './sample.js';
import { directionOf } from './text-order.js';

const countryKey = (row: JsonObject): string | undefined =>
  countriesOf(row).primary?.iso3 ?? countryTextOf(row);

/** Texts by which a deployment may order countries. */
const keys: readonly ((row: JsonObject) => string | undefined)[] = [
  countryTextOf,
  (row) => countriesOf(row).primary?.name,
  (row) => countriesOf(row).primary?.iso3,
  (row) => countriesOf(row).primary?.iso2,
];

export const sortCountry = defineCheck({
  id: 'facilities/sort-country',
  title: 'sort=country orders the facilities by their countries',
  clauses: ['facilities.sort.country', 'facilities.sort.text-direction'],
  operations: ['listFacilities'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const rows = listIn(await pageOf(api, { sort: 'country' })).filter(
      (row) => countryKey(row) !== undefined,
    );
    const countries = new Set((await sample(api)).flatMap((row) => countryKey(row) ?? []));
    precondition(
      rows.length > 1 && countries.size > 1,
      'no facilities of several countries are seen',
      'no-data',
    );
    const left = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const [here, before] = [countryKey(row) ?? '', rows[index - 1]];
      if (before !== undefined && countryKey(before) !== here) left.add(countryKey(before) ?? '');
      expectThat(!left.has(here), '/data', 'the facilities of each country together', here);
    }
    const directions = keys.map((key) => directionOf(rows.flatMap((row) => key(row) ?? [])));
    const direction = directions.find((each) => each !== 'none');
    expectThat(direction !== undefined, '/data', 'countries in order', [...left].slice(0, 8));
    api.witness('facilities in order of country', rows.length);
    api.observe('sort=country', direction);
  }),
  refutedBy: ['facilities.sort.country-ignored', 'facilities.sort.country-secondary'],
});
