import type { Time } from './pace.js';

/** Spreads requests evenly, so that no second sees more than so many. */
export interface Rate {
  /** Resolves when the next request may go, or the signal is aborted. */
  ready(signal?: AbortSignal): Promise<void>;
}

/** @param perSecond requests a second; without it nothing waits */
export function createRate({ now, sleep }: Time, perSecond?: number): Rate {
  let next = Number.NEGATIVE_INFINITY;
  return {
    async ready(signal) {
      if (perSecond === undefined) return;
      const turn = Math.max(now(), next);
      next = turn + 1000 / perSecond;
      const wait = turn - now();
      if (wait > 0) await sleep(wait, signal);
    },
  };
}
