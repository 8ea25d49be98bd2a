import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Api, type Exchange, forAll, type ServedOperation } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { expectThere, forEachOf } from './declared.js';

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

const path = '/api/v2/macro/vintages';
const declared: ServedOperation = {
  path,
  target: path,
  known: undefined,
  parameters: [],
  statuses: ['200', '4XX'],
  deprecated: false,
  takesKey: true,
};

const refusal = (status: number, error: string, code = 'NOT_FOUND', target = path): Exchange =>
  exchangeOf({ success: false, error, code, details: {} }, status, {
    request: { method: 'GET', target, credential: { role: 'full' } },
  });

const routeWords = (target: string) => `No route ${target} (request 5f3a9c21)`;

/** Answers an invented path, and an unknown Event in words of its own or in the same. */
const apiWith = (event: string): Api => ({
  ...silentApi,
  world: { ...emptyWorld, offer: { ...emptyWorld.offer, events: [{ id: 'conflict_00ff' }] } },
  getTarget: async (target) => refusal(404, routeWords(target), 'NOT_FOUND', target),
  get: async () => refusal(404, event, 'NOT_FOUND', '/api/v2/events/x'),
});

const judged = (reply: Exchange, operation: Partial<ServedOperation> = {}, event = 'No such Event') =>
  expectThere(apiWith(event), { ...declared, ...operation }, reply);

const unknown = refusal(404, routeWords(path));

describe('a declared operation is not there', () => {
  it.each([
    ['it is answered as an invented path', unknown],
    ['it is removed', refusal(410, 'Gone', 'ENDPOINT_REMOVED')],
    ['it fails', refusal(500, 'Oops', 'INTERNAL')],
    ['it is not read with GET', refusal(405, 'Use POST', 'METHOD_NOT_ALLOWED')],
  ])('where %s', async (_, reply) => {
    await expect(judged(reply)).rejects.toThrow('expected');
  });
});

describe('a declared operation may be there', () => {
  it.each([
    ['it is served', exchangeOf({}), {}],
    ['it asks for more', refusal(400, 'No', 'MISSING_PARAM'), {}],
    ['the plan lacks it', refusal(403, 'No', 'PLAN_REQUIRED'), {}],
    ['what it shows is not there yet', refusal(404, 'There is no vintage yet'), {}],
    ['the contract declares the status', unknown, { statuses: ['200', '404'] }],
    ['the contract calls it deprecated', refusal(410, 'Gone', 'ENDPOINT_REMOVED'), { deprecated: true }],
    ['its path names a thing', unknown, { target: '/api/v2/macro/{series}' }],
  ])('where %s', async (_, reply, operation) => {
    await judged(reply, operation);
  });

  it('where unknown things and unknown paths are answered alike', async () => {
    await judged(unknown, {}, routeWords('/api/v2/events/x'));
  });
});
