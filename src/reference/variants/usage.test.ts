import { expect, it } from 'vitest';
import { formOf } from './form.test-data.js';
import { usageVariants } from './usage.js';

type Id = keyof typeof usageVariants;

const shown: readonly (readonly [Id, string, readonly string[]])[] = [
  ['usage.counting-down', 'query-units-left', ['999999', '999998']],
  ['usage.total', 'x-consumption', ['1 QU', '2 QU']],
  [
    'usage.in-one-header',
    'x-quota',
    ['used=1, limit=1000000, period=month', 'used=2, limit=1000000, period=month'],
  ],
  ['usage.unspoken-name', 'x-calls', ['1', '2']],
  ['usage.among-others', 'x-usage-used', ['3', '4']],
];

it.each(shown)('%s shows in %s', async (id, name, values) => {
  const ask = formOf(id);
  const replies = [await ask('/api/v2/offices?q=x'), await ask('/api/v2/offices?q=x')];
  expect(replies.map(({ headers }) => headers.get(name))).toEqual(values);
});

it('covers every variant of usage', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(usageVariants).toSorted());
});

it.each([
  ['metering.refusals-free', '/api/v2/offices?x=1'],
  ['metering.empty-replies-free', '/api/v2/offices?q=zzqxvk'],
] as const)('%s shows at %s', async (id, path) => {
  const { headers } = await formOf(id)(path);
  expect(headers.get('x-usage-used')).toBe('0');
});
