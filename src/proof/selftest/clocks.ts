import type { SelftestHost } from './judge.js';

/** The clocks of a run: that of the deployment, and that of the harness. */
export interface Clocks {
  /** Milliseconds since the epoch. */
  readonly deployment: () => number;
  readonly harness: Pick<SelftestHost, 'now' | 'sleep'>;
  /** Sets the clock of the deployment. */
  readonly set: (instant: number) => void;
  /** Lets pass what a request takes. */
  readonly request: () => void;
}

/** The deployment's clock stands still, so that the same request has the same reply; the harness measures time. */
export function standingClocks(instant: number, { now, sleep }: SelftestHost): Clocks {
  const began = now();
  let today = instant;
  return {
    deployment: () => today,
    harness: { now: () => instant + now() - began, sleep },
    set: (at) => {
      today = at;
    },
    request: () => {},
  };
}

/**
 * One clock for both, which goes on with requests and waits alone: a run meets the same changes on any machine.
 * @param requestMs milliseconds that a request takes
 */
export function virtualClock(began: number, requestMs: number): Clocks {
  let instant = began;
  const sleep = async (ms: number): Promise<void> => {
    instant += ms;
  };
  return {
    deployment: () => instant,
    harness: { now: () => instant, sleep },
    set: (at) => {
      instant = at;
    },
    request: () => {
      instant += requestMs;
    },
  };
}
