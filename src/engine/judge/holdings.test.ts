import { expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { createHoldings } from './holdings.js';

const small = exchangeOf({ data: [] });
const large = exchangeOf({ data: 'x'.repeat(3_000_000) });

/** Whether a promise is settled when everything else that was due has happened. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await new Promise((later) => setImmediate(later));
  return settled;
}

it('lets all trials go on while their replies are small', async () => {
  const holdings = createHoldings();
  const trials = Array.from({ length: 8 }, () => holdings.enter());
  for (const each of trials) each.hold(small);
  for (const each of trials) expect(await isSettled(each.ready())).toBe(true);
});

it('lets trials go on one after another, the oldest first, once a reply was large', async () => {
  const holdings = createHoldings();
  const [first, second, third] = [holdings.enter(), holdings.enter(), holdings.enter()];
  third.hold(large);
  const [waiting, last] = [second.ready(), third.ready()];
  expect(await isSettled(first.ready())).toBe(true);
  expect(await isSettled(waiting)).toBe(false);
  first.leave();
  expect(await isSettled(waiting)).toBe(true);
  expect(await isSettled(last)).toBe(false);
  second.leave();
  expect(await isSettled(last)).toBe(true);
});

it('gives up a trial that holds too much, and lets the others go on', async () => {
  const holdings = createHoldings();
  const [walk, other] = [holdings.enter(), holdings.enter()];
  const holdMany = () => {
    for (let nth = 0; nth < 100; nth += 1) walk.hold(large);
  };
  expect(holdMany).toThrow(/^the replies to one input take more than 96 MB of memory$/);
  walk.leave();
  expect(await isSettled(other.ready())).toBe(true);
});

it('forgets what a trial asks for behind its end', async () => {
  const holdings = createHoldings();
  const [ended, other] = [holdings.enter(), holdings.enter()];
  ended.hold(large);
  ended.leave();
  ended.hold(large);
  expect(await isSettled(ended.ready())).toBe(true);
  expect(await isSettled(other.ready())).toBe(true);
});
