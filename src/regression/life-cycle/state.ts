/** The states of a parameter's life, in the order in which they are named (States, Versioning 6 and 7). */
export const lifeCycle = ['active', 'deprecated', 'retired', 'removed'] as const;

/** A state of a parameter; `unknown` where nothing shows it. */
export type State = (typeof lifeCycle)[number] | 'unknown';

/** What shows in a reply to a request with a parameter. */
export type Shown =
  /** It was refused as one that the operation does not have. */
  | 'refused'
  /** It is listed in `applied_filters.ignored`. */
  | 'ignored'
  /** It is named in `applied_filters.retired`. */
  | 'named'
  /** It changed the result, or its value was refused. */
  | 'applied'
  /** Nothing. */
  | 'nothing';

/** What one look at a deployment saw of a parameter. */
export interface Sighting {
  /** Such as `GET /events`, as the contract has the path. */
  readonly operation: string;
  readonly parameter: string;
  /** What the contract says. */
  readonly byContract: State;
  /** What a reply showed; absent where nothing was sent, or no reply could show it. */
  readonly shown?: Shown;
}

/** The state that a reply shows. */
export function byBehaviour({ byContract, shown }: Sighting): State {
  switch (shown) {
    case 'refused':
    case 'ignored':
      return 'removed';
    case 'named':
      return 'retired';
    case 'applied':
      // That a parameter is deprecated is said by the contract alone.
      return byContract === 'deprecated' ? 'deprecated' : 'active';
    default:
      return 'unknown';
  }
}

/** What is known of a parameter: what a reply showed, else what the contract says. */
export function stateOf(sighting: Sighting): State {
  const seen = byBehaviour(sighting);
  return seen === 'unknown' ? sighting.byContract : seen;
}
