import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../src/kit/index.js';
import { emptyWorld, silentApi } from '../src/kit/sample.test-data.js';
import { forEachOf } from './for-each-of.js';

const property = (seen: string[] = []) =>
  forEachOf(
    () => [1, 2],
    (row) => ({
      ...forAll(fc.nat({ max: 100 }), async (_, input) => void seen.push(`${row}:${input}`)),
      runs: row,
    }),
  );

it('tries so many inputs of each row', async () => {
  const seen: string[] = [];
  const trials = property(seen).trials(emptyWorld, 7, 0);
  for (const { run } of trials) await run(silentApi);
  expect(seen.map((each) => each.split(':')[0])).toEqual(['1', '2', '2']);
  expect(
    property()
      .trials(emptyWorld, 7, 0)
      .map(({ input }) => input),
  ).toEqual(trials.map(({ input }) => input));
});

it('finds the simplest trial in the row of the one that failed', async () => {
  const seen: string[] = [];
  const simplest = await property(seen).simplest(emptyWorld, 7, 2, async () => true, 50);
  await simplest.run(silentApi);
  expect(seen).toEqual(['2:0']);
  await expect(property().simplest(emptyWorld, 7, 3, async () => true, 50)).rejects.toThrow(RangeError);
});

it('leads back to each trial by its place, a simplified one too', async () => {
  const trials = property().trials(emptyWorld, 7, 0);
  const simplest = await property().simplest(emptyWorld, 7, 2, async () => true, 50);
  expect(trials.map(({ place }) => place)).toEqual(['0/0', '1/0', '1/1']);
  for (const trial of [...trials, simplest]) {
    const seen: string[] = [];
    const again = property(seen).trialAt(emptyWorld, 7, trial);
    expect(again).toMatchObject({ input: trial.input, place: trial.place });
    await again?.run(silentApi);
    expect(seen).toEqual([`${trial.place[0] === '0' ? 1 : 2}:${trial.input}`]);
  }
  for (const place of ['', '2/0', '1/9999999', '-1/0', 'x/0', '0'])
    expect(property().trialAt(emptyWorld, 7, { input: '', place })).toBeUndefined();
});
