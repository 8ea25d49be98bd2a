import { keyOf } from './by-contract.js';
import { lifeCycle, type Sighting, type State, stateOf } from './state.js';

/** A parameter that another look saw in another state. */
export interface Transition {
  readonly operation: string;
  readonly parameter: string;
  readonly from: State;
  readonly to: State;
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
    const isShown = [earlier, each].every(({ byBehaviour = 'unknown' }) => byBehaviour !== 'unknown');
    // One look may have seen what the contract leaves out, so that only like is compared with like.
    const [from, to] = isShown ? [stateOf(earlier), stateOf(each)] : [earlier.byContract, each.byContract];
    if (from === to || from === 'unknown' || to === 'unknown') return [];
    const { operation, parameter } = each;
    return [{ operation, parameter, from, to, order: isUsual(from, to, isShown) ? 'usual' : 'unusual' }];
  });
}

function isUsual(
  from: (typeof lifeCycle)[number],
  to: (typeof lifeCycle)[number],
  isShown: boolean,
): boolean {
  // A contract need not declare what is retired, so that there `removed` may mean either.
  if (!isShown && from === 'deprecated' && to === 'removed') return true;
  return lifeCycle.indexOf(to) - lifeCycle.indexOf(from) === 1;
}
