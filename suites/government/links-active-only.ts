import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { askLinks, isActive, isFull, pairOf, someLinks, statusOf } from './links.js';

export const linksActiveOnly = defineCheck({
  id: 'government/links-active-only',
  title: 'active_only=true keeps the links that are active and no others',
  clauses: ['government.links.active-only', 'government.links.active-only.finds'],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, rows: known } = await someLinks(api);
      const statuses = new Set(known.flatMap((row) => statusOf(row) ?? []));
      precondition(statuses.size > 1, 'no links of two statuses are seen', 'no-data');
      const reply = await askLinks(api, { ...query, active_only: true });
      const rows = listIn(reply);
      const kept = [...new Set(rows.flatMap((row) => statusOf(row) ?? []))];
      // How the two statuses are written is not shown, but one of them alone is kept.
      expectThat(kept.length === 1, '/data/*/status', 'active links alone', kept);
      const [ended] = rows.filter((row) => isActive(row) === false);
      expectThat(ended === undefined, '/data', 'active links alone', ended);
      const seen = new Set(rows.map(pairOf));
      const lost = known.filter((row) => statusOf(row) === kept[0] && !seen.has(pairOf(row)));
      expectThat(isFull(reply) || lost.length === 0, '/data', 'every active link', lost[0]);
      api.witness('active links', rows.length);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'government.links.active-only.ignored',
    'government.links.active-only.inverted',
    'government.links.active-only.loses-old-ones',
  ],
});
