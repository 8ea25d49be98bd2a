import { parametersOf } from '../../contract/index.js';
import { nearMisses } from '../../generators/values/unknown-parameter.js';
import { defineCheck, forAll, precondition } from '../../src/kit/index.js';
import { expectReported } from '../versioning/expect-reported.js';
import { expectSuggestion } from '../versioning/suggested-spelling.js';
import { heldLeis } from './record.js';

const names = Object.keys(parametersOf('listRegistryEntities'));

export const suggestedRegistrySpelling = defineCheck({
  id: 'registry/suggested-spelling',
  title:
    'A misspelt filter of the registry list is refused with a declared name as suggestion, or listed as ignored',
  clauses: [
    'error.unknown-param.details.did-you-mean',
    'versioning.strict.suggested-spelling',
    'versioning.lenient.ignored',
  ],
  operations: ['listRegistryEntities'],
  rulings: ['A46', 'C22'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll(
    nearMisses(names),
    async (api, { name, misspelt }) => {
      const [lei] = heldLeis(api.world);
      precondition(lei !== undefined, 'no LEI is known', 'no-data');
      const reply = await api.get('listRegistryEntities', { lei, [misspelt]: 'x' });
      if (expectReported(api, reply, misspelt) === 'refused') expectSuggestion(api, reply, name, names);
    },
    { examples: [{ name: 'country', misspelt: 'counttry' }] },
  ),
  refutedBy: ['registry.undeclared.without-suggestion'],
});
