import { describe, expect, it } from 'vitest';
import { createReference, type FaultId } from '../../proof/reference/index.js';
import { createClient } from '../../transport/client.js';
import { inProcess } from '../../transport/in-process.js';
import { compare } from './comparison.js';
import { scenarios } from './comparison.test-data.js';
import { type Fact, factsByKey, type Observations, observe } from './observation.js';
import { questions } from './questions.js';

const noon = new Date('2026-09-24T12:00:00Z');

/** The answers of a reference deployment. */
async function answers(
  seed: number,
  faults: readonly FaultId[] = [],
  { now = noon, asked = questions } = {},
): Promise<Observations> {
  const reference = createReference({ seed, now: () => now, faults, size: 7_000 });
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  const client = createClient({
    wire: inProcess(reference.fetch),
    basePath: '',
    keys: { full: key },
    userAgent: 'test',
    maxRequests: 1000,
    maxWaitMs: 1000,
    time: { now: () => now.getTime(), sleep: async () => {} },
    onExchange: () => {},
  });
  return observe(client, asked, noon);
}

const between = (first: Observations, second: Observations, asked = questions) =>
  compare(asked, { first: [first, first], second: [second, second] });

// One deployment stands for the first of every pair; a corpus is drawn once.
const usual = answers(7);

describe('two deployments under one contract', { timeout: 300_000 }, () => {
  it.each([7, 8, 9])('are alike where nothing was changed, with seed %i', async (seed) => {
    const { differences, noise, unanswered, sameData } = between(await answers(seed), await answers(seed));
    expect(differences).toEqual([]);
    expect(noise).toBe(0);
    expect(unanswered).toEqual([]);
    expect(sameData.length).toBeGreaterThan(5);
  });

  it.each([8, 9, 10])('are alike where only their data differ, with seed %i', async (seed) => {
    const { differences, sameData } = between(await usual, await answers(seed));
    expect(differences).toEqual([]);
    expect(sameData).not.toContain('listEvents');
  });

  it('are alike on another day', async () => {
    const later = new Date(noon.getTime() + 3_600_000);
    expect(between(await usual, await answers(7, [], { now: later })).differences).toEqual([]);
  });

  it('are enough scenarios of every aspect', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(30);
    expect(new Set(scenarios.map(({ aspect }) => aspect)).size).toBe(8);
  });

  it('keep no value of the data', async () => {
    const texts = [...(await usual).values()].flatMap(({ facts }) =>
      [...facts.values()].map(({ seen }) => seen),
    );
    expect(texts.every((text) => text.length <= 220)).toBe(true);
    expect(texts.some((text) => /https?:/.test(text))).toBe(false);
  });
});

describe('facts', () => {
  const [question] = questions;
  const observed = (facts: readonly Fact[], rows: readonly string[] = ['a']): Observations =>
    new Map([[question?.id ?? '', { question: question?.id ?? '', facts: factsByKey(facts), rows }]]);
  const fact = (at: string, seen: string, more: Partial<Fact> = {}): Fact => ({
    aspect: 'shape',
    at,
    seen,
    ...more,
  });
  const root = [fact('', 'object'), fact('/data', 'array'), fact('/data/*', 'object')];
  const asked = question === undefined ? [] : [question];
  const differing = (
    first: readonly (readonly Fact[])[],
    second: readonly (readonly Fact[])[],
    rows?: readonly string[],
  ) => {
    const [one, again] = first.map((each) => observed([...root, ...each]));
    const [other, otherAgain] = second.map((each) => observed([...root, ...each], rows));
    if (!one || !again || !other || !otherAgain) throw new RangeError('each answers twice');
    return compare(asked, { first: [one, again], second: [other, otherAgain] });
  };
  const a = fact('/data/*/a', 'text');

  it('that are not the same twice are noise', () => {
    const moving = [[a], [fact('/data/*/a', 'number')]];
    expect(differing(moving, [[a], [a]])).toMatchObject({ differences: [], noise: 1 });
    expect(differing([[a], [a]], moving)).toMatchObject({ differences: [], noise: 1 });
  });

  it('that are new are free, and those that are gone are not', () => {
    expect(differing([[], []], [[a], [a]]).differences).toMatchObject([{ at: '/data/*/a', isFree: true }]);
    expect(differing([[a], [a]], [[], []]).differences).toMatchObject([{ at: '/data/*/a', isFree: false }]);
  });

  it('that depend on rows count with the same rows alone', () => {
    const [was, is] = [fact('/data/*/a', 'null or text', { ofData: true }), a];
    expect(differing([[was], [was]], [[is], [is]]).differences).toHaveLength(1);
    expect(differing([[was], [was]], [[is], [is]], ['b']).differences).toEqual([]);
  });

  it('below a place that is gone are not told again', () => {
    const object = fact('/data/*/o', 'object');
    const inner = fact('/data/*/o/i', 'text');
    expect(
      differing(
        [
          [object, inner],
          [object, inner],
        ],
        [[], []],
      ).differences,
    ).toMatchObject([{ at: '/data/*/o' }]);
  });

  it('of questions without an answer are not compared', () => {
    const one = observed(root);
    expect(compare(asked, { first: [one, one], second: [one, new Map()] })).toMatchObject({
      differences: [],
      unanswered: [question?.id],
    });
  });
});
