/** What is compared, in this order. */
export const comparisons = [
  'signature',
  'parts',
  'profiles',
  'nonce',
  'target',
  'exchanges',
  'outcomes',
  'reports',
  'certificate',
  'statement',
  'secrets',
  'steps',
  'live',
] as const;
export type Comparison = (typeof comparisons)[number];

/** One line of the checklist: what was compared, and what came of it. `told` is what nobody can verify from here. */
export interface Compared {
  readonly what: Comparison;
  readonly state: 'passed' | 'failed' | 'told';
  readonly said: string;
}

/** Troubles that are told of one comparison. */
const mostTold = 3;

/** A line that passes where there is no trouble. */
export function lineOf(what: Comparison, troubles: readonly string[], passed: string): Compared {
  if (troubles.length === 0) return { what, state: 'passed', said: passed };
  const more = troubles.length - mostTold;
  const told = troubles.slice(0, mostTold).join('; ');
  return { what, state: 'failed', said: more > 0 ? `${told}; and ${more} more` : told };
}
