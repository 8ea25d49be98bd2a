import type { Api } from './api.js';
import type { Exchange } from './exchange.js';
import type { Trial } from './property.js';

/** Hears what a trial asks for. */
export interface Listener {
  /**
   * Hears of a request before it is sent; what it throws is thrown in its place.
   * @param nth the ordinal of the request among the different ones of the trial, from 0 on
   */
  readonly asking?: (nth: number) => void;
  readonly replied?: (nth: number, exchange: Exchange) => void;
  readonly witnessed?: () => void;
}

/** An `Api` that tells what is asked of it. Two requests are one where they are asked for in the same words. */
export function heard(api: Api, { asking, replied, witnessed }: Listener): Api {
  const ordinals = new Map<string, number>();
  async function ask(words: readonly unknown[], send: () => Promise<Exchange>): Promise<Exchange> {
    const text = JSON.stringify(words);
    const nth = ordinals.get(text) ?? ordinals.size;
    asking?.(nth);
    ordinals.set(text, nth);
    const exchange = await send();
    replied?.(nth, exchange);
    return exchange;
  }
  return {
    ...api,
    get: (...words) => ask(words, () => api.get(...words)),
    getTarget: (...words) => ask(words, () => api.getTarget(...words)),
    witness(what, count = 1) {
      if (count > 0) witnessed?.();
      api.witness(what, count);
    },
  };
}

/** Ends a trial early; it contradicts nothing. */
class CutShort extends Error {}

/**
 * A trial that ends early: before it asks for more than so many different things, but not before it has a witness. What it
 * contradicts by then, it contradicts as the whole trial does.
 */
export const cutShort = (trial: Trial, requests: number): Trial => ({
  ...trial,
  async run(api) {
    let isWitnessed = false;
    const underway: Promise<unknown>[] = [];
    const short = heard(api, {
      asking(nth) {
        if (nth >= requests && isWitnessed) throw new CutShort();
      },
      witnessed() {
        isWitnessed = true;
      },
    });
    const following =
      <Words extends readonly unknown[]>(ask: (...words: Words) => Promise<Exchange>) =>
      (...words: Words): Promise<Exchange> => {
        const reply = ask(...words);
        underway.push(reply);
        return reply;
      };
    try {
      await trial.run({ ...short, get: following(short.get), getTarget: following(short.getTarget) });
    } catch (error) {
      if (!(error instanceof CutShort)) throw error;
      // What else was sent belongs to this trial still.
      await Promise.allSettled(underway);
    }
  },
});
