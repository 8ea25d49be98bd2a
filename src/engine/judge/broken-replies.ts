import { at, type Exchange } from '../../kit/index.js';
import { isBroken } from '../../transport/client.js';

/** How often replies were server errors or no JSON, over a whole run (ruling one-bad-answer-and-many). */
export interface BrokenReplies {
  readonly broken: number;
  readonly replies: number;
  /** From the first broken reply to the last, in milliseconds. */
  readonly stretchMs: number;
  /** `restart`: all within a short stretch. `frequent`: more than chance explains, spread over the run. */
  readonly kind: 'none' | 'restart' | 'rare' | 'occasional' | 'frequent';
}

/** A restart takes no longer. */
const restartMs = 30_000;
/** The share above which broken replies are a warning. */
const warned = 0.01;
/** The share above which they are a failure, of at least so many replies. */
const failed = { share: 0.05, replies: 200 } as const;
/** Parts of a run, of which at least half must show broken replies before they count as spread over it. */
const parts = 10;

interface Counter {
  hear(exchange: Exchange, now: number): void;
  summary(): BrokenReplies;
}

/** Counts broken replies and where in the run they came. */
export function createBrokenReplies(): Counter {
  /** The ordinal of each broken reply among all, and its time in milliseconds. */
  const broken: { readonly nth: number; readonly at: number }[] = [];
  let replies = 0;
  const isSpread = (): boolean =>
    new Set(broken.map(({ nth }) => Math.floor((nth * parts) / replies))).size >= parts / 2;

  function kind(stretchMs: number): BrokenReplies['kind'] {
    const share = broken.length / replies;
    if (broken.length === 0) return 'none';
    if (stretchMs <= restartMs) return share > warned && isSpread() ? 'occasional' : 'restart';
    if (share > failed.share && replies >= failed.replies && isSpread()) return 'frequent';
    return share > warned ? 'occasional' : 'rare';
  }

  return {
    hear(exchange, now) {
      if (isBroken(exchange) && !isShown(exchange)) broken.push({ nth: replies, at: now });
      replies += 1;
    },
    summary() {
      const [first, last] = [broken[0], broken.at(-1)];
      const stretchMs = first === undefined || last === undefined ? 0 : last.at - first.at;
      return { broken: broken.length, replies, stretchMs, kind: kind(stretchMs) };
    },
  };
}

/** An answer that the specification shows. */
const isShown = ({ status, json }: Exchange): boolean =>
  status === 503 && at(json, '/code') === 'SEMANTIC_SEARCH_UNAVAILABLE';

/** The count, the rate and the stretch in words: `12 of 1,770 replies (0.7 %) within 3 s`. */
export const rateOf = ({ broken, replies, stretchMs }: BrokenReplies): string =>
  `${broken} of ${replies} replies (${((100 * broken) / replies).toFixed(1)} %) within ${Math.max(1, Math.round(stretchMs / 1000))} s`;
