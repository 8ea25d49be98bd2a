/** The states of a parameter's life, in the order in which they are named (States, Versioning 6 and 7). */
export const lifeCycle = ['active', 'deprecated', 'retired', 'removed'] as const;

/** A state of a parameter; `unknown` where nothing shows it. */
export type State = (typeof lifeCycle)[number] | 'unknown';

/** What one look at a deployment saw of a parameter. */
export interface Sighting {
  /** Such as `GET /events`, as the contract has the path. */
  readonly operation: string;
  readonly parameter: string;
  /** What the contract says. */
  readonly byContract: State;
  /** What replies showed; absent where nothing was sent. */
  readonly byBehaviour?: State;
}

/** What is known of a parameter: what replies showed, else what the contract says. */
export const stateOf = ({ byContract, byBehaviour = 'unknown' }: Sighting): State =>
  byBehaviour === 'unknown' ? byContract : byBehaviour;
