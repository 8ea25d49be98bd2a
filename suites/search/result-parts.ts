import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { foundUnder } from './found.js';
import { someLegalEntities } from './legal-entities.js';
import { namesToSearch } from './names.js';
import { carriedBy } from './parts.js';

/** Names that are searched for; of one entity alone a part may well be missing. */
const most = 3;

export const resultParts = defineCheck({
  id: 'search/result-parts',
  title: 'Results carry an entity id, a display name, a type, a country, the reason of the match and a score',
  clauses: [
    'search.result.entity-id',
    'search.result.display-name',
    'search.result.type',
    'search.result.country',
    'search.result.match-reason',
    'search.result.score',
    'search.result.field-names',
  ],
  operations: ['searchEntities'],
  rulings: ['C39'],
  property: once(
    async (api) => {
      const results = [];
      for (const q of await namesToSearch(api, most)) results.push(...(await foundUnder(api, q, 'all')).rows);
      precondition(results.length > 0, 'no name that was tried finds anything', 'no-data');
      const { told, absent: missing, unnamed } = carriedBy(results);
      // An entity may lack a country, but a legal entity has one.
      const legal = await someLegalEntities(api);
      const placed = legal.length === 0 || !carriedBy([...results, ...legal]).absent.includes('country');
      const absent = missing.filter((part) => part !== 'country' || !placed);
      const [first] = results;
      expectThat(absent.length === 0, '/data', `results with ${absent.join(' and ')}`, first);
      tell(api, 'parts of a result by their names', [...told]);
      tell(api, 'parts under a name that does not tell', unnamed);
      api.witness('results read', results.length);
    },
    { requests: most + 1 },
  ),
  refutedBy: [
    'search.result.row-number-for-id',
    'search.result.without-country',
    'search.result.without-display-name',
    'search.result.without-entity-id',
    'search.result.without-match-reason',
    'search.result.without-score',
    'search.result.without-type',
  ],
});

const tell = (api: Api, what: string, words: readonly string[]): void => {
  if (words.length > 0) api.observe(what, words.join(', '));
};
