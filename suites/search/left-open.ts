import { defineCheck, type Exchange, isObject, once, seenOf } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { foundUnder } from './found.js';
import { someLegalEntities } from './legal-entities.js';
import { aName } from './names.js';
import { leiIn, resultsIn, searchFor } from './results.js';

const told = (reply: Exchange): string =>
  reply.status === 200 ? `200, ${resultsIn(reply).length} results` : seenOf(reply);

export const leftOpen = defineCheck({
  id: 'search/left-open',
  title: 'What search does where the specification does not say',
  clauses: [
    'search.further-parameters',
    'search.paging',
    'search.q.matching',
    'search.q.missing',
    'search.registry.place',
    'search.registry.resolved-in-spine.meaning',
    'search.result.nulls',
    'search.result.place',
    'search.result.values',
    'search.scope-and-universe',
    'search.universe.default',
    'search.universe.meanings',
    'search.universe.registry.not-in-scope',
  ],
  level: 'observe',
  operations: ['searchEntities'],
  rulings: ['A34', 'C39'],
  property: once(
    async (api) => {
      const q = await aName(api);
      const plain = await searchFor(api, q);
      api.observe('members of a search', Object.keys(isObject(plain.json) ? plain.json : {}).join(', '));
      const { rows } = await foundUnder(api, q, 'all');
      api.observe('members of a result', Object.keys(rows[0] ?? {}).join(', '));
      api.observe('a search by a whole name', rows.map(nameIn).includes(q) ? 'finds it' : 'does not find it');
      api.observe('a search without q', told(await api.get('searchEntities')));
      api.observe('limit=1', told(await searchFor(api, q, { limit: 1 })));
      for (const universe of ['all', 'reference']) {
        api.observe(`universe=${universe}`, told(await searchFor(api, q, { universe })));
      }
      const both = await searchFor(api, q, { scope: 'media', universe: 'registry' });
      api.observe('scope=media with universe=registry', told(both));
      const [legal] = await someLegalEntities(api);
      if (legal === undefined) return;
      api.observe('members of a result of the registry', Object.keys(legal).join(', '));
      const lei = leiIn(legal) ?? '';
      api.observe('an LEI under scope=all', told(await searchFor(api, lei, { scope: 'all' })));
    },
    { requests: 6 },
  ),
  refutedBy: [],
});
