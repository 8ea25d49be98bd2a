import { facilityTypes } from '../../contract/index.js';
import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';

export const typeUnknown = defineCheck({
  id: 'facilities/type-unknown',
  title: 'An unknown leaf type, alone or among known ones, is refused as INVALID_ENUM with the leaf types',
  clauses: [
    'facilities.type.unknown',
    'facilities.type.unknown.in-list',
    'facilities.type.accepted-values',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  // A part of a leaf type is none.
  property: forEach(['notavalue', 'port,notavalue', 'plant'], async (api, type) => {
    const reply = await api.get('listFacilities', { type });
    expectRefusal(reply, { codes: ['INVALID_ENUM'] });
    expectEnumRefusal(api, reply, facilityTypes);
  }),
  refutedBy: [
    'facilities.type.classes-as-accepted-values',
    'facilities.type.part-served',
    'facilities.type.unknown-dropped',
    'facilities.type.unknown-empty',
    'facilities.type.unknown-in-list-dropped',
    'facilities.type.unknown-status-422',
    'facilities.type.unknown-wrong-code',
    'facilities.type.without-accepted-values',
  ],
});
