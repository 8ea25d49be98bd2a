import { describe, expect, it } from 'vitest';
import { annealed, type Choosable } from './anneal.js';

const input = (
  requests: readonly string[],
  faults: Readonly<Record<string, number>>,
  shortest = 1,
): Choosable => ({
  requests,
  shortest,
  catches: new Map(Object.entries(faults)),
});
const choose = (inputs: readonly Choosable[], most: number, told: Readonly<Record<string, string[]>> = {}) =>
  annealed(
    { inputs, probe: ['probe'], toldBy: (request) => told[request] ?? [] },
    { most, price: 1, steps: 20_000 },
  );
const whole = Number.POSITIVE_INFINITY;

describe('an annealed choice', () => {
  it('pays for what many inputs share, where together they are worth it', () => {
    const setup = ['a', 'b', 'c'];
    const family = Array.from({ length: 5 }, (_, at) =>
      input([...setup, `own ${at}`], { [`f${at}`]: 4, [`g${at}`]: 4, [`h${at}`]: 4 }, 4),
    );
    const alone = Array.from({ length: 5 }, (_, at) =>
      input([`alone ${at}`, `other ${at}`], { [`s${at}`]: 2 }, 2),
    );
    const { lengths, requests, faults } = choose([...alone, ...family], 9);
    expect(lengths).toEqual([0, 0, 0, 0, 0, 4, 4, 4, 4, 4]);
    expect({ requests, faults: faults.size }).toEqual({ requests: 9, faults: 15 });
  });

  it('cuts an input short behind what it catches, though not before it can be', () => {
    const early = input(['a', 'b', 'c', 'd'], { one: 1, other: 1, third: 1, fourth: 1, fifth: 1 }, 2);
    expect(choose([early], 9).lengths).toEqual([2]);
    const late = input(['a', 'b', 'c', 'd'], {
      one: whole,
      other: 1,
      third: whole,
      fourth: 1,
      fifth: 1,
      sixth: whole,
    });
    expect(choose([late], 9)).toMatchObject({ lengths: [4], requests: 5 });
  });

  it('counts what replies tell by themselves, those of the probe too', () => {
    const told = { probe: ['one'], a: ['other', 'third', 'fourth'] };
    expect(choose([input(['a'], {})], 9, told).faults).toEqual(new Set(['one', 'other', 'third', 'fourth']));
  });

  it('asks for no more than it may', () => {
    const many = Array.from({ length: 40 }, (_, at) => input([`r${at}`], { [`f${at}`]: 1, [`g${at}`]: 1 }));
    expect(choose(many, 12).requests).toBeLessThanOrEqual(12);
  });
});
