import { facilityClasses } from '../../contract/index.js';
import { defineCheck, expectRefusal, once, seenOf } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';

export const classUnknown = defineCheck({
  id: 'facilities/class-unknown',
  title: 'An unknown class is refused as INVALID_ENUM with the classes',
  clauses: [
    'facilities.class.unknown',
    'facilities.class.accepted-values',
    'facilities.class.several',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  // A leaf type is no class.
  property: once(async (api) => {
    const reply = await api.get('listFacilities', { class: 'coal_plant' });
    expectRefusal(reply, { codes: ['INVALID_ENUM'] });
    expectEnumRefusal(api, reply, facilityClasses);
    api.observe(
      'several classes',
      seenOf(await api.get('listFacilities', { class: 'power,ports', limit: 5 })),
    );
  }),
  refutedBy: [
    'facilities.class.unknown-dropped',
    'facilities.class.unknown-empty',
    'facilities.class.unknown-wrong-code',
    'facilities.class.without-accepted-values',
  ],
});
