import { keyOf } from './by-contract.js';
import { byBehaviour, lifeCycle, type Sighting, type State } from './state.js';

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
  older: readonly Sighting[],
  newer: readonly Sighting[],
): readonly Transition[] {
  const before = new Map(older.map((each) => [keyOf(each), each]));
  return newer.flatMap((each): readonly Transition[] => {
    const earlier = before.get(keyOf(each));
    if (earlier === undefined) return [];
    const shown = [byBehaviour(earlier), byBehaviour(each)] as const;
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
