/** How a check ended; `docs/architecture.md` has the meanings. From best to worst is not an order of this list. */
export const outcomes = [
  'pass',
  'fail',
  'warn',
  'inconclusive',
  'not-applicable',
  'not-tested',
  'observed',
  'harness-error',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Why an attempt could not decide: the closed list. */
export const inconclusiveReasons = [
  'no-data',
  'precondition-unreached',
  'rate-limited',
  'quota-exhausted',
  'time-budget',
  'request-budget',
  'data-drift',
  'nondeterministic',
  'transport',
  'generator-starved',
  'needs-operator',
] as const;
export type InconclusiveReason = (typeof inconclusiveReasons)[number];
