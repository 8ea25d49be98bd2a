import { withCheckDigitsOff } from '../../generators/values/lei.js';
import {
  at,
  defineCheck,
  expectOk,
  expectStatus,
  expectThat,
  once,
  precondition,
} from '../../src/kit/index.js';
import { hierarchyOf } from '../hierarchy/seen.js';
import { someLeis } from '../search/legal-entities.js';

const codes: readonly unknown[] = ['INVALID_LEI', 'INVALID_ENTITY_ID'];

export const hierarchyByLei = defineCheck({
  id: 'entities/hierarchy-by-lei',
  title: 'A bare LEI resolves in the path of the hierarchy, and with wrong check digits it earns an error',
  clauses: [
    'entities.handle.lei.hierarchy',
    'entities.handle.lei.hierarchy.check-digit',
    'entities.handle.lei.hierarchy.lower-case',
  ],
  operations: ['getHierarchy'],
  rulings: ['A75'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const [lei] = await someLeis(api);
      precondition(lei !== undefined, 'no LEI is known', 'no-data');
      expectOk(await hierarchyOf(api, lei));
      api.witness('hierarchies by an LEI');
      const broken = await hierarchyOf(api, withCheckDigitsOff(lei, 1));
      expectStatus(broken, 400, 404);
      const code = at(broken.json, '/code');
      const fits = broken.status === 404 || codes.includes(code);
      expectThat(fits, '/code', codes.join(' or '), code);
      api.witness('LEIs with wrong check digits refused');
      api.observe('an LEI in lower case', `${(await hierarchyOf(api, lei.toLowerCase())).status}`);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'hierarchy.entity.lei-check-digits-not-verified',
    'hierarchy.entity.lei-refused',
    'hierarchy.entity.lei-unresolved',
    'hierarchy.entity.lei-without-entity-unresolved',
  ],
});
