import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { manyAwards, ueiOf } from './awards.js';

const agency = /agenc|bureau|department/;
const agenciesOf = (part: JsonObject): readonly string[] =>
  textsIn(part).flatMap(({ path, text }) => (agency.test(path) && !/url|link/.test(path) ? [text] : []));

export const rollupsAgencies = defineCheck({
  id: 'government/rollups-agencies',
  title: 'Each recipient rollup names the agencies that awarded',
  clauses: ['government-records.rollups.agencies', 'government-records.rollups.names'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups, rows } = await manyAwards(api);
    if (!rollups.some((rollup) => agenciesOf(rollup).length > 0)) {
      // The name of the member is not shown: the agencies of award rows are looked for in the rollups by value.
      const awarded = rows.flatMap((row) => {
        const rollup = rollups.find((each) => ueiOf(each) === ueiOf(row));
        return rollup === undefined ? [] : agenciesOf(row).map((name) => ({ rollup, name }));
      });
      const named = awarded.filter(({ rollup, name }) =>
        textsIn(rollup).some(({ text }) => text.includes(name)),
      );
      expectThat(
        awarded.length === 0 || named.length > 0,
        '/recipient_rollups',
        'the agencies of the award rows',
        awarded[0],
      );
      precondition(awarded.length > 0, 'no award row names an agency under a name that fits', 'no-data');
      api.witness('agencies named', named.length);
      return;
    }
    const without = rollups.findIndex((rollup) => agenciesOf(rollup).length === 0);
    expectThat(without < 0, `/recipient_rollups/${without}`, 'the awarding agencies', rollups[without]);
    api.witness('agencies named', rollups.length);
  }),
  refutedBy: ['government-records.rollups.agencies-empty', 'government-records.rollups.without-agencies'],
});
