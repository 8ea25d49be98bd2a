import type { Change } from '../contract/change.js';
import { operationKey } from '../contract/declarations.js';
import { subjectOf } from '../notice/link.js';
import { keyOf, lifeCycle, type Occurrence, type State, stateByReply } from './state.js';

/** A parameter that another look saw in another state. */
export interface Transition {
  readonly operation: string;
  readonly parameter: string;
  readonly from: State;
  readonly to: State;
  /** Whether replies showed both states, or the contract says them. */
  readonly seenBy: 'behaviour' | 'contract';
  /** `unusual`: a state was left out, or the parameter went back. Which order they come in is not shown, so that it fails nothing. */
  readonly order: 'usual' | 'unusual';
}

/** What moved between two looks, of parameters whose state both of them know. */
export function transitionsBetween(
  older: readonly Occurrence[],
  newer: readonly Occurrence[],
): readonly Transition[] {
  const before = new Map(older.map((each) => [keyOf(each), each]));
  return newer.flatMap((each): readonly Transition[] => {
    const earlier = before.get(keyOf(each));
    if (earlier === undefined) return [];
    const shown = [stateByReply(earlier), stateByReply(each)] as const;
    // One look may have seen what the contract leaves out, so that only like is compared with like.
    const seenBy = shown.includes('unknown') ? 'contract' : 'behaviour';
    const [from, to] = seenBy === 'behaviour' ? shown : [earlier.byContract, each.byContract];
    if (from === to || from === 'unknown' || to === 'unknown') return [];
    const { operation, parameter } = each;
    const order = isUsual(from, to, seenBy) ? 'usual' : 'unusual';
    return [{ operation, parameter, from, to, seenBy, order }];
  });
}

type Known = (typeof lifeCycle)[number];

function isUsual(from: Known, to: Known, seenBy: Transition['seenBy']): boolean {
  // A contract need not declare what is retired, so that there `removed` may mean either.
  if (seenBy === 'contract' && from === 'deprecated' && to === 'removed') return true;
  return lifeCycle.indexOf(to) - lifeCycle.indexOf(from) === 1;
}

/**
 * What replies showed to have changed and the contract does not tell: a parameter that is refused now stops a working request
 * (Versioning 4); any other move leaves the request working.
 * @param told the changes of the contract
 */
export function behaviouralChanges(
  transitions: readonly Transition[],
  newer: readonly Occurrence[],
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
