import type { Change } from '../contract/change.js';
import { operationKey } from '../declared.js';
import { subjectOf } from '../notice/subject.js';
import { keyOf } from './by-contract.js';
import type { Sighting } from './state.js';
import type { Transition } from './transitions.js';

/**
 * What replies showed to have changed and the contract does not tell: a parameter that is refused now stops a working request
 * (Versioning 4); any other move leaves the request working.
 * @param told the changes of the contract
 */
export function behaviouralChanges(
  transitions: readonly Transition[],
  newer: readonly Sighting[],
  told: readonly Change[],
): readonly Change[] {
  const isTold = ({ operation, parameter }: Transition) =>
    told.some(
      (each) => each.parameter === parameter && subjectOf(each).operations.includes(operationKey(operation)),
    );
  const shown = new Map(newer.map((each) => [keyOf(each), each.shown]));
  return transitions
    .filter((each) => each.seenBy === 'behaviour' && !isTold(each))
    .map((each): Change => {
      const { operation, parameter, from, to } = each;
      const isRefused = shown.get(keyOf(each)) === 'refused';
      return {
        rule: `life-cycle-${to}`,
        class: isRefused ? 'breaking' : 'free',
        operation,
        parameter,
        at: '',
        from,
        ...(to === 'removed' ? {} : { to }),
        said: isRefused
          ? `The parameter ${parameter} of ${operation} was ${from}, and is refused now`
          : `The parameter ${parameter} of ${operation} was ${from} and is ${to}, as replies show`,
      };
    });
}
