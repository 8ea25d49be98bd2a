/** A wait that all workers share: after a 429, nobody sends before the target said so. */
export interface BackOff {
  /** Resolves when sending is allowed again, or the signal is aborted. */
  ready(signal?: AbortSignal): Promise<void>;
  /** The instant until which all are held back. */
  heldUntil(): number;
  /** Holds everybody back for so many milliseconds from now. @returns by how many that is longer than before */
  holdFor(ms: number): number;
}

export interface Time {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Whether its instants can differ from those of the world, so that no record shows them. */
  readonly isSimulated?: true;
}

export function createBackOff({ now, sleep }: Time): BackOff {
  let until = 0;
  return {
    heldUntil: () => until,
    async ready(signal) {
      for (let wait = until - now(); wait > 0 && !signal?.aborted; wait = until - now()) {
        await sleep(wait, signal);
      }
    },
    holdFor(ms) {
      const before = Math.max(until, now());
      until = Math.max(until, now() + ms);
      return until - before;
    },
  };
}

/** Milliseconds that a Retry-After header asks for; undefined where it cannot be read. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  // Date.parse reads numbers as dates too; an HTTP date names its month.
  const date = /[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Spreads requests evenly, so that no second sees more than so many. */
interface RateLimit {
  /** Resolves when the next request may go, or the signal is aborted. */
  ready(signal?: AbortSignal): Promise<void>;
}

/** @param perSecond requests a second; without it nothing waits */
export function createRateLimit({ now, sleep }: Time, perSecond?: number): RateLimit {
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
