import { expect, it } from 'vitest';
import { allowancesOf, judgedIn } from './bucket-statistics.js';

const card = (confidence: number) => ({ metrics: { confidence } });

it.each([
  [0.879, true],
  [0.895, false],
])('a maximum of %d beside cards that may be cut to 0.87 is right: %s', (max, isTold) => {
  const bucket = { metrics: { confidence: { max } } };
  const compared = { name: 'x', cards: [card(0.87), card(0.5)], bucket };
  expect(judgedIn(compared, allowancesOf([compared])).map((each) => each.isTold)).toEqual([isTold]);
});

it.each([
  [1.752, true],
  [1.77, false],
])('a total of %d of cards that may each be cut to two decimals is right: %s', (total, isTold) => {
  const bucket = { metrics: { confidence: { total } } };
  const compared = { name: 'x', cards: [card(0.87), card(0.87)], bucket };
  expect(judgedIn(compared, allowancesOf([compared])).map((each) => each.isTold)).toEqual([isTold]);
});
