import type { Exchange, Violation } from '../../kit/index.js';
import { light } from './evidence.js';

/** What showed a contradiction at one place. */
export interface Candidate {
  /** The simplest request first. */
  readonly exchanges: readonly Exchange[];
  readonly violation: Violation;
}

/** The contradictions of an invariant that are to be replayed. Which they are does not depend on the order of replies. */
export interface Candidates {
  /** Keeps an exchange without a large body. @returns what is kept of it; undefined where simpler ones are kept */
  keep(place: string, exchange: Exchange, violation: Violation): Exchange | undefined;
  /** By place, the one with the simplest request first. */
  kept(): readonly (readonly [place: string, suspect: Candidate])[];
}

/** Places that are kept, so that a target that is wrong everywhere costs no memory. */
const mostPlaces = 5;
/**
 * Exchanges that are kept for a place, each to be replayed: what comes and goes is seen in several, and one reply judged by
 * itself cannot have drifted.
 */
const mostExchanges = 10;

export function createCandidates(): Candidates {
  let all: readonly (readonly [string, Candidate])[] = [];
  return {
    keep(place, exchange, violation) {
      const known = all.find(([each]) => each === place)?.[1] ?? { exchanges: [], violation };
      const simplest = [...known.exchanges, exchange].sort(bySimplicity).slice(0, mostExchanges);
      if (!simplest.includes(exchange)) return undefined;
      const kept = light(exchange, violation.finding.at);
      const exchanges = simplest.map((each) => (each === exchange ? kept : each));
      const others = all.filter(([each]) => each !== place);
      all = [...others, [place, { ...known, exchanges }] as const].sort(byFirst).slice(0, mostPlaces);
      return kept;
    },
    kept: () => all,
  };
}

function byFirst(
  [place, one]: readonly [string, Candidate],
  [otherPlace, other]: readonly [string, Candidate],
) {
  const [first, second] = [one.exchanges[0], other.exchanges[0]];
  const order = first === undefined || second === undefined ? 0 : bySimplicity(first, second);
  return order || byText(place, otherPlace);
}

/** Shorter targets are simpler. */
export function bySimplicity({ request: one }: Exchange, { request: other }: Exchange): number {
  return one.target.length - other.target.length || byText(one.target, other.target);
}

const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);
