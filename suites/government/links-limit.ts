import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { askLinks, pairOf, someLinks } from './links.js';

const { default: standard, max } = limits.government.limit;

export const linksLimit = defineCheck({
  id: 'government/links-limit',
  title: 'A reply has the links that match up to the limit: 100 without one, and 500 at most',
  clauses: [
    'government.links.limit.rows',
    'government.links.limit.default',
    'government.limit.at-max',
    'limits.government-limit.default',
    'limits.government-limit.max',
  ],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query } = await someLinks(api);
      const rowsWith = async (limit?: number) =>
        listIn(await api.get('listForeignAgentLinks', { ...query, limit }));
      for (const limit of [1, undefined, max]) {
        const [rows, most] = [await rowsWith(limit), limit ?? standard];
        expectThat(rows.length <= most, '/data', `at most ${most} links`, rows.length);
        api.witness('links counted', rows.length);
      }
      const [standardRows, hundred, all] = [await rowsWith(), await rowsWith(standard), await rowsWith(max)];
      const isSame = standardRows.length === hundred.length;
      expectThat(isSame, '/data', `${hundred.length} links as with limit=${standard}`, standardRows.length);
      if (all.length >= max) return;
      // Fewer links than the limit are all that match, so that a further filter finds none beside them.
      const shown = new Set(all.map(pairOf));
      const lost = listIn(await askLinks(api, { ...query, active_only: true })).find(
        (row) => !shown.has(pairOf(row)),
      );
      expectThat(lost === undefined, '/data', `every matching link, as there are fewer than ${max}`, lost);
    },
    { requests: 5 },
  ),
  refutedBy: [
    'government.limit.capped-at-hundred',
    'government.links.limit.default-25',
    'government.links.limit.default-unbounded',
    'government.links.limit.ignored',
    'government.links.limit.one-row-too-many',
  ],
});
