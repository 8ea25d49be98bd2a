import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { askLinks, countryOf, isFull, pairOf, someLinks } from './links.js';

export const linksAdversaryOnly = defineCheck({
  id: 'government/links-adversary-only',
  title: 'adversary_only=true returns no link that the same request without it lacks',
  clauses: ['government.links.adversary-only', 'government.links.adversary-only.meaning'],
  operations: ['listForeignAgentLinks'],
  rulings: ['A60'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, rows: known } = await someLinks(api);
      const adversaries = listIn(await askLinks(api, { ...query, adversary_only: true }));
      const countries = [...new Set(adversaries.flatMap((row) => countryOf(row) ?? []))];
      api.observe('countries with adversary_only=true', countries.slice(0, 12).join(', '));
      const base = isFull(await askLinks(api, query)) ? { country: countries[0]?.toUpperCase() } : query;
      const all = await askLinks(api, base);
      precondition(!isFull(all), 'too many links to see them all', 'no-data');
      const some = listIn(await askLinks(api, { ...base, adversary_only: true }));
      const seen = new Set(listIn(all).map(pairOf));
      const added = some.filter((row) => !seen.has(pairOf(row)));
      expectThat(added.length === 0, '/data', 'links of the request without adversary_only', added[0]);
      // A filter that leaves nothing out anywhere could add nothing either.
      const narrows = adversaries.length < known.length || some.length < listIn(all).length;
      if (narrows) api.witness('links of adversaries', some.length);
    },
    { requests: 4 },
  ),
  refutedBy: ['government.links.adversary-only.drops-other-filters'],
});
