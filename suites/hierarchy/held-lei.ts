import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/values/lei.js';
import { defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { coverageMember } from './reading.js';
import { handles, hierarchyOf } from './seen.js';

export const heldLei = defineCheck({
  id: 'hierarchy/held-lei',
  title: 'A bare LEI that the registry holds has a hierarchy, with lei_present true',
  clauses: ['hierarchy.coverage.lei-present.held', 'entities.handle.lei.hierarchy'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const leis = handles(api.world).filter(isLei).slice(0, 2);
      precondition(leis.length > 0, 'no LEI is known', 'no-data');
      for (const lei of leis) {
        const reply = await hierarchyOf(api, lei, { depth: limits.hierarchy.depth.max });
        expectOk(reply);
        const present = coverageMember(reply, 'lei_present');
        expectThat(present === true, '/data/coverage/lei_present', `true for ${lei}`, present);
        api.witness('held LEIs');
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'hierarchy.entity.lei-refused',
    'hierarchy.entity.lei-unresolved',
    'hierarchy.entity.lei-without-entity-unresolved',
  ],
});
