import { type Exchange, Inconclusive } from '../../kit/index.js';
import { weightOf } from '../../transport/body.js';

/** What the trials under way may hold in replies before all but one of them wait, in bytes. */
const capacity = 64_000_000;
/** What one trial may hold. */
const mostOfOne = 96_000_000;
/** After a reply of this weight, trials go on one at a time until the end of the run: others like it may follow. */
const heavy = 4_000_000;

/** The replies that one trial holds. */
interface Holding {
  /** Waits until there is room for one more reply. */
  ready(): Promise<void>;
  /** Throws `Inconclusive` where the trial holds too much. */
  hold(exchange: Exchange): void;
  leave(): void;
}

/** The replies that the trials under way hold: few large ones at once, whatever a target sends. */
export interface Holdings {
  enter(): Holding;
}

export function createHoldings(): Holdings {
  /** What each trial under way holds, the oldest first. */
  const held = new Map<symbol, number>();
  let total = 0;
  let isSingle = false;
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    for (const each of waiting.splice(0)) each();
  };
  return {
    enter() {
      const own = Symbol('trial');
      held.set(own, 0);
      const isOldest = (): boolean => held.keys().next().value === own;
      return {
        async ready() {
          // The oldest never waits, so that all come to their end; what goes on behind the end of a trial does not either.
          while ((isSingle || total > capacity) && held.has(own) && !isOldest())
            await new Promise<void>((resolve) => {
              waiting = [...waiting, resolve];
            });
        },
        hold(exchange) {
          if (!held.has(own)) return;
          const weight = weightOf(exchange);
          const sum = (held.get(own) ?? 0) + weight;
          held.set(own, sum);
          total += weight;
          isSingle ||= weight > heavy;
          if (sum > mostOfOne)
            throw new Inconclusive(
              'transport',
              `the replies to one input take more than ${mostOfOne / 1e6} MB of memory`,
            );
        },
        leave() {
          total -= held.get(own) ?? 0;
          held.delete(own);
          wake();
        },
      };
    },
  };
}
