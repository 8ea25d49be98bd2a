import fc from 'fast-check';
import { textsNoNumber } from '../../generators/values/number.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

const bounds = ['capacity_mw_min', 'capacity_mw_max'] as const;

export const capacityRefused = defineCheck({
  id: 'facilities/capacity-refused',
  title: 'A capacity bound that is no number is refused as INVALID_NUMBER',
  clauses: [
    'facilities.capacity-mw-min.non-numeric',
    'facilities.capacity-mw-max.non-numeric',
    'error.invalid-number',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    fc.record({ bound: fc.constantFrom(...bounds), text: textsNoNumber() }),
    async (api, { bound, text }) => {
      expectRefusal(await api.get('listFacilities', { [bound]: text }), { codes: ['INVALID_NUMBER'] });
      api.witness('refusals of a bound that is no number');
    },
    {
      examples: [
        { bound: 'capacity_mw_min', text: 'big' },
        { bound: 'capacity_mw_max', text: '500MW' },
        { bound: 'capacity_mw_min', text: '1q' },
      ],
    },
  ),
  refutedBy: [
    'facilities.capacity-mw-max.non-numeric-dropped',
    'facilities.capacity-mw-max.non-numeric-empty',
    'facilities.capacity-mw-min.non-numeric-dropped',
    'facilities.capacity-mw-min.non-numeric-prefix',
    'facilities.capacity-mw-min.non-numeric-wrong-code',
  ],
});
