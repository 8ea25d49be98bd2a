import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { byFrequency } from '../frequency.js';
import { countryFilter } from './country-filter.js';
import { memberOf, textsAt } from './member.js';
import { rollsUp, rollsUpAny, textsBeside } from './rollup.js';
import { mostRows, sampleOf } from './sample.js';
import { knownPart } from './text-filter.js';

const { list, name, members } = countryFilter;

export const dataCentersRollup = defineCheck({
  id: 'aicompute/data-centers-rollup',
  title: 'A reply of data centers rolls them up by country beside its rows, and so does one by country',
  clauses: ['aicompute.data-centers.rollup'],
  operations: [list],
  rulings: ['A76'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const member = memberOf(await sampleOf(api, list), members);
      const { part } = await knownPart(api, countryFilter);
      for (const query of [{}, { [name]: part }]) {
        const reply = await api.get(list, { limit: mostRows(list), ...query });
        const shown = rowsOf(reply).flatMap((row) =>
          member === undefined ? [] : textsAt(row, [member.path]),
        );
        const [country] = byFrequency(shown)[0] ?? [];
        const isRolledUp = country === undefined ? rollsUpAny(reply) : rollsUp(reply, country);
        expectThat(
          isRolledUp,
          '/',
          `a rollup with ${country ?? 'a country'} beside data`,
          textsBeside(reply),
        );
        api.witness('rollups by country');
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.data-centers.rollup-empty',
    'aicompute.data-centers.rollup-missing',
    'aicompute.data-centers.rollup-without-countries',
  ],
});
