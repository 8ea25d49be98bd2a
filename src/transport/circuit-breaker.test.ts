import { describe, expect, it } from 'vitest';
import { Inconclusive, type InconclusiveReason } from '../kit/index.js';
import { createCircuitBreaker } from './circuit-breaker.js';

const trouble = (reason: InconclusiveReason) => new Inconclusive(reason, `trouble of the kind ${reason}`);

/** A halt, and a clock that the test moves. */
function halting() {
  let now = 0;
  const halt = createCircuitBreaker(() => now);
  return {
    halt,
    pass: (ms: number) => {
      now += ms;
    },
    giveUp: (reason: InconclusiveReason, times: number, credential = 'full') => {
      for (let time = 0; time < times; time += 1) halt.gaveUp(credential, trouble(reason));
      return halt.reason(credential);
    },
  };
}

describe('a halt', () => {
  it.each([
    ['quota-exhausted', 2],
    ['rate-limited', 3],
  ] as const)('comes for %s when %d requests in a row are given up', (reason, patience) => {
    const { giveUp } = halting();
    expect(giveUp(reason, patience - 1)).toBeUndefined();
    expect(giveUp(reason, 1)).toMatchObject({ reason });
  });

  it('counts anew after an answer', () => {
    const { halt, giveUp } = halting();
    giveUp('quota-exhausted', 1);
    halt.answered('full');
    expect(giveUp('quota-exhausted', 1)).toBeUndefined();
  });

  it('counts anew when the reason changes', () => {
    const { giveUp } = halting();
    giveUp('rate-limited', 2);
    giveUp('quota-exhausted', 1);
    expect(giveUp('rate-limited', 2)).toBeUndefined();
  });

  it('is for the key that met it alone', () => {
    const { halt, giveUp } = halting();
    giveUp('quota-exhausted', 2, 'over-quota');
    expect(halt.reason('full')).toBeUndefined();
  });

  it('comes for a target that is gone, for all keys', () => {
    const { halt, pass, giveUp } = halting();
    expect(giveUp('transport', 20)).toBeUndefined();
    pass(10_000);
    expect(giveUp('transport', 1)?.message).toBe(
      'the target has stopped answering: trouble of the kind transport',
    );
    expect(halt.reason('second')).toMatchObject({ reason: 'transport' });
    expect(giveUp('transport', 10)).toBe(halt.gone());
    expect(halt.gone()?.message.match(/stopped/g)).toHaveLength(1);
  });

  it('leaves a target that answers now and then', () => {
    const { halt, pass, giveUp } = halting();
    giveUp('transport', 20);
    pass(9000);
    halt.heard();
    pass(9000);
    expect(giveUp('transport', 20)).toBeUndefined();
  });

  it.each(['no-data', 'request-budget', 'time-budget', 'precondition-unreached'] as const)(
    'does not come for %s',
    (reason) => {
      const { pass, giveUp } = halting();
      pass(60_000);
      expect(giveUp(reason, 100)).toBeUndefined();
    },
  );
});
