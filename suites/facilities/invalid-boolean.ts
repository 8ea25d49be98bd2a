import { at, defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { names } from '../errors/refused.js';

const rows = [
  { name: 'has_geo', value: '1' },
  { name: 'has_owner', value: 'yes' },
] as const;

export const invalidBoolean = defineCheck({
  id: 'facilities/invalid-boolean',
  title: 'A has_geo or has_owner other than true and false is refused as INVALID_BOOLEAN',
  clauses: ['facilities.has-geo.non-boolean', 'facilities.has-owner.non-boolean', 'error.invalid-boolean'],
  operations: ['listFacilities'],
  rulings: ['C12'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(rows, async (api, { name, value }) => {
    const reply = await api.get('listFacilities', { [name]: value });
    if (reply.status === 200 && names(at(reply.json, '/applied_filters/ignored'), name)) {
      api.deviates('C12', `a ${name} that is no boolean is reported as ignored`);
    } else expectRefusal(reply, { codes: ['INVALID_BOOLEAN'] });
    api.witness('refusals of a text that is no boolean');
  }),
  refutedBy: [
    'facilities.has-geo.non-boolean-dropped',
    'facilities.has-geo.one-served',
    'facilities.has-owner.non-boolean-dropped',
    'facilities.has-owner.non-boolean-wrong-code',
  ],
});
