import fc from 'fast-check';
import { wordsOutside } from '../../generators/values/enum.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';
import { types } from './hardware-types.js';

/** Texts that stand within types, and are none themselves. */
const parts = ['PU', 'Hybrid', 'DCU', 'XP', 'GPG'];

export const hardwareTypeUnknown = defineCheck({
  id: 'aicompute/hardware-type-unknown',
  title: 'A type outside the eleven, a part of one included, is refused as INVALID_ENUM with the eleven',
  clauses: [
    'aicompute.hardware.type.unknown',
    'aicompute.hardware.type.accepted-values',
    'aicompute.hardware.type.exact',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'error.accepted-values',
  ],
  operations: ['listHardware'],
  rulings: ['A46'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  runs: 2,
  property: forAll(
    fc.oneof(wordsOutside(types), fc.constantFrom(...parts)),
    async (api, type) => {
      const reply = await api.get('listHardware', { type });
      expectRefusal(reply, { codes: ['INVALID_ENUM'] });
      expectEnumRefusal(api, reply, types);
    },
    { examples: ['PU'] },
  ),
  refutedBy: [
    'aicompute.hardware.type-accepted-values-cut',
    'aicompute.hardware.type-partial-served',
    'aicompute.hardware.type-unknown-dropped',
    'aicompute.hardware.type-unknown-empty',
    'aicompute.hardware.type-unknown-status-422',
    'aicompute.hardware.type-unknown-wrong-code',
    'aicompute.hardware.type-without-accepted-values',
  ],
});
