import {
  type Api,
  defineCheck,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
} from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { someLegalEntities, someLeis } from './legal-entities.js';
import { laneIn, leiIn, memberIn, resultsIn, searchFor } from './results.js';

/** LEIs that are looked up until one is that of a legal entity outside the spine. */
const most = 4;

const universes = [
  { universe: 'all', clause: 'search.universe.registry.not-in-all' },
  { universe: 'reference', clause: 'search.universe.registry.not-in-reference' },
] as const;

export const registryApart = defineCheck({
  id: 'search/registry-apart',
  title: 'A legal entity that only the registry has appears neither under universe=all nor under reference',
  clauses: universes.map(({ clause }) => clause),
  operations: ['searchEntities'],
  rulings: ['A34'],
  property: forEach(
    universes,
    async (api, { universe }) => {
      const legal = await unresolved(api);
      precondition(legal !== undefined, 'every legal entity found is resolved in the spine', 'no-data');
      const lei = leiIn(legal) ?? '';
      const rows = resultsIn(await searchFor(api, nameIn(legal) ?? lei, { universe }));
      const leaked = rows.filter((row) => leiIn(row) === lei);
      expectThat(leaked.length === 0, '/data', `no result of the registry lane under ${universe}`, leaked);
      api.witness('searches without the registry lane');
    },
    { requests: 2 },
  ),
  refutedBy: ['search.registry.in-all', 'search.registry.in-reference'],
});

/** A result that the registry lane alone can have: others too may show an LEI, but of entities in the spine. */
async function unresolved(api: Api): Promise<JsonObject | undefined> {
  const isAlone = (row: JsonObject) =>
    memberIn(row, 'resolved_in_spine') === false && leiIn(row) !== undefined;
  for (const lei of (await someLeis(api)).slice(0, most)) {
    const row = laneIn(await searchFor(api, lei, { universe: 'registry' })).find(isAlone);
    if (row !== undefined) return row;
  }
  return (await someLegalEntities(api)).find(isAlone);
}
