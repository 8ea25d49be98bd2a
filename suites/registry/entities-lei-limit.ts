import { limits } from '../../contract/index.js';
import { severalLeis } from '../../generators/values/lei.js';
import { defineCheck, expectStatus, expectThat, forAll, precondition } from '../../src/kit/index.js';
import { heldLeis, leiOf } from './record.js';
import { recordsIn } from './rows.js';

const { max } = limits.registry.leis;

export const entitiesLeiLimit = defineCheck({
  id: 'registry/entities-lei-limit',
  title: 'A list of 100 LEIs is served and one of 101 is refused with 400',
  clauses: ['limits.lei-list', 'registry.entities.lei.at-max', 'registry.entities.lei.over-max'],
  operations: ['listRegistryEntities'],
  rulings: ['A31'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 1,
  property: forAll(
    severalLeis(max),
    async (api, invented) => {
      const [held] = heldLeis(api.world);
      precondition(held !== undefined, 'no LEI is known', 'no-data');
      const most = [...invented.slice(1), held];
      const reply = await api.get('listRegistryEntities', { lei: most.join(',') });
      const found = recordsIn(reply).some((record) => leiOf(record) === held);
      expectThat(found, '/data', `the record of ${held}, the last of ${max}`, recordsIn(reply).length);
      const over = await api.get('listRegistryEntities', { lei: [...invented, held].join(',') });
      expectStatus(over, 400);
      api.witness('lists of LEIs at and above the limit', 2);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'registry.lei-list.hundred-refused',
    'registry.lei-list.over-max-cut',
    'registry.lei-list.over-max-served',
    'registry.lei-list.over-max-wrong-status',
  ],
});
