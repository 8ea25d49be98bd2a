import { defineCheck, expectEqual, expectThat, once } from '../../src/kit/index.js';
import { nameOf, pairOf, someLinks } from './links.js';

export const linksReply = defineCheck({
  id: 'government/links-reply',
  title: 'A reply about foreign agents has success true and one link for each registrant and principal',
  clauses: [
    'government.links.rows',
    'government-records.links.pair',
    'government-records.links.names',
    'government.links.order',
    'envelope.reference.success',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { reply, rows } = await someLinks(api);
    expectEqual(reply, '/success', true);
    const pairs = new Set<string>();
    for (const [index, row] of rows.entries()) {
      if (nameOf(row, 'registrant') === undefined || nameOf(row, 'principal') === undefined) continue;
      expectThat(!pairs.has(pairOf(row)), `/data/${index}`, 'one link of registrant and principal', row);
      pairs.add(pairOf(row));
    }
    api.witness('links', rows.length);
    api.observe('members of a link', Object.keys(rows[0] ?? {}).join(', '));
  }),
  refutedBy: [
    'government-records.links.pair-repeated',
    'government.links.reply.without-success',
    'government.links.rows.counted-only',
  ],
});
