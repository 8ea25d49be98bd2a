import { expect, it } from 'vitest';
import { formOf } from './form.test-data.js';
import { interruptionVariants } from './interruptions.js';

type Id = keyof typeof interruptionVariants;

const shown: readonly (readonly [Id, number, number])[] = [
  ['interruptions.rate-limited', 37, 429],
  ['interruptions.rate-limited-without-wait', 97, 429],
  ['interruptions.gateway', 211, 503],
  ['interruptions.broken-bodies', 223, 200],
];

it.each(shown)('%s shows once in %i requests', async (id, many, status) => {
  const ask = formOf(id);
  const replies = [];
  for (let asked = 0; asked <= many; asked += 1) replies.push(await ask('/api/v2/offices?q=x'));
  const odd = replies.filter(({ status: seen, body }) => seen !== 200 || body === undefined);
  expect(odd.map((each) => each.status)).toEqual([status]);
});

it('interruptions.semantic-search-down shows at a search', async () => {
  const { status, body } = await formOf('interruptions.semantic-search-down')('/api/v2/events?search=port');
  expect([status, body.code]).toEqual([503, 'SEMANTIC_SEARCH_UNAVAILABLE']);
});

it('covers every variant of interruptions', () => {
  const tested = ['interruptions.semantic-search-down', ...shown.map(([id]) => id)];
  expect(tested.toSorted()).toEqual(Object.keys(interruptionVariants).toSorted());
});
