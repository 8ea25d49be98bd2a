import { limits } from '../../contract/index.js';
import { type Api, defineCheck, expectThat, once, type Query } from '../../src/kit/index.js';
import { askAwards, manyAwards, rowKey, ueiOf } from './awards.js';

const { default: standard, max } = limits.government.limit;

/** The rows of a narrower selector stand among those of a wider one, unless these are as many as there can be. */
async function expectComplete(api: Api, selector: Query): Promise<void> {
  const { rows, rollups } = await askAwards(api, { ...selector, limit: max });
  const uei = rollups.map(ueiOf).at(-1);
  if (rows.length >= max || uei === undefined) return;
  const shown = new Set(rows.map(rowKey));
  const own = (await askAwards(api, { uei, limit: max })).rows;
  const lost = own.find((row) => !shown.has(rowKey(row)));
  expectThat(lost === undefined, '/awards', `every matching row, as there are fewer than ${max}`, lost);
}

export const awardsLimit = defineCheck({
  id: 'government/awards-limit',
  title: 'A reply has the award rows that match up to the limit: 100 without one, and 500 at most',
  clauses: [
    'government.awards.limit.timeline',
    'government.awards.limit.default',
    'government.limit.at-max',
    'limits.government-limit.default',
    'limits.government-limit.max',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, rows: hundred } = await manyAwards(api);
      for (const limit of [1, undefined, max]) {
        const { rows } = await askAwards(api, { ...selector, limit });
        const most = limit ?? standard;
        expectThat(rows.length <= most, '/awards', `at most ${most} rows`, rows.length);
        const isSame = limit !== undefined || rows.length === hundred.length;
        expectThat(isSame, '/awards', `${hundred.length} rows as with limit=${standard}`, rows.length);
        api.witness('award rows counted', rows.length);
      }
      await expectComplete(api, selector);
    },
    { requests: 5 },
  ),
  refutedBy: [
    'government.awards.limit.default-25',
    'government.awards.limit.default-unbounded',
    'government.awards.limit.ignored',
    'government.awards.limit.one-row-too-many',
    'government.limit.capped-at-hundred',
    'government.limit.five-hundred-refused',
  ],
});
