import { vocabularies } from '../../contract/index.js';
import { at, defineCheck, expectRefusal, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { closed, names } from '../errors/refused.js';

export const familyFilter = defineCheck({
  id: 'versioning/family-filter',
  title: 'The family filter of the Events list keeps one family, or is refused or reported as undeclared',
  clauses: ['versioning.v1.family-filter.conflict', 'versioning.v1.family-filter.cameoplus'],
  operations: ['listEvents'],
  rulings: ['C17'],
  property: forEach(vocabularies.family.values, async (api, family) => {
    const served = api.world.served?.operation('listEvents');
    const isDeclared = served?.parameters.some((each) => each.name === 'family') ?? false;
    const reply = await api.get('listEvents', closed(api.world, { family, limit: 100 }));
    const ignored = at(reply.json, '/applied_filters/ignored');
    if (!isDeclared && reply.status !== 200) {
      expectRefusal(reply, { codes: ['UNKNOWN_PARAM'] });
      api.observe('family', 'refused as an undeclared parameter');
      api.witness('refusals of family');
      return;
    }
    if (!isDeclared && names(ignored, 'family')) {
      api.observe('family', 'listed as ignored');
      api.witness('replies that report family as ignored');
      return;
    }
    for (const [index, row] of rowsOf(reply).entries()) {
      expectThat(row.family === family, `/data/${index}/family`, family, row.family);
      api.witness('rows of the family');
    }
  }),
  refutedBy: ['family.accepted-without-effect'],
});
