import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { legalNameOf, recordsOf } from '../registry/record.js';
import { someLegalEntities } from './legal-entities.js';
import { laneIn, leiIn, searchFor } from './results.js';

/** Names that are searched for; of one name there may be too many legal entities to show. */
const most = 3;
/** Letters of a name. */
const longest = 80;

export const registryByName = defineCheck({
  id: 'search/registry-by-name',
  title: 'universe=registry finds a legal entity by its legal name',
  clauses: ['search.universe.registry.by-name'],
  operations: ['searchEntities'],
  property: once(async (api) => {
    const named = (await namedEntities(api)).slice(0, most);
    precondition(named.length > 0, 'no legal entity with a name is known', 'no-data');
    const missed: string[] = [];
    for (const { lei, name } of named) {
      const reply = await searchFor(api, name, { universe: 'registry' });
      // How long a text may be is not shown.
      const found = reply.status === 400 ? [] : laneIn(reply).map(leiIn);
      if (found.includes(lei)) {
        api.witness('legal entities found by their name');
        return;
      }
      missed.push(`${name} (${lei})`);
    }
    expectThat(false, '/data', `one of ${missed.join(', ')} by its name`, 'none');
  }),
  refutedBy: ['search.registry.not-by-name'],
});

interface Named {
  readonly lei: string;
  readonly name: string;
}

/** The longest names come first: few others are like them. */
async function namedEntities(api: Api): Promise<readonly Named[]> {
  const held = recordsOf(api.world).flatMap(({ lei, record }) => named(lei, legalNameOf(record)?.text));
  const known =
    held.length > 0 ? held : (await someLegalEntities(api)).flatMap((row) => named(leiIn(row), nameIn(row)));
  const short = known.filter(({ name }) => name.length <= longest);
  return short.toSorted((one, other) => other.name.length - one.name.length);
}

const named = (lei: string | undefined, name: string | undefined): readonly Named[] =>
  lei === undefined || name === undefined ? [] : [{ lei, name }];
