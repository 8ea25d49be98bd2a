import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectBooleanRefused } from '../errors/expect-boolean-refused.js';

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
    expectBooleanRefused(api, reply, name);
  }),
  refutedBy: [
    'facilities.has-geo.non-boolean-dropped',
    'facilities.has-geo.one-served',
    'facilities.has-owner.non-boolean-dropped',
    'facilities.has-owner.non-boolean-wrong-code',
  ],
});
