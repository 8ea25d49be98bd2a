import { type OperatorId, operatorIds } from '../operators.js';

/** What makes of a member one of another name or form, or none. */
export const reshaping = ['dropped', 'null', 'retyped'] as const satisfies readonly OperatorId[];
/** What makes of a value another one that is as good by itself. */
export const revaluing = [
  'outside',
  'no-date',
  'no-url',
  'unknown',
  'shifted',
  'later',
  'negated',
  'filled',
  'another',
] as const satisfies readonly OperatorId[];
/** What makes of a list a longer or shorter one, or one in another order. */
export const recounting = [
  'emptied',
  'shortened',
  'doubled',
  'other-rows',
  'reversed',
] as const satisfies readonly OperatorId[];
/** What leaves something in the place of a member. */
export const kept: readonly OperatorId[] = operatorIds.filter((id) => id !== 'dropped');
