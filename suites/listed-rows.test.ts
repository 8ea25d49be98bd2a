import { expect, it } from 'vitest';
import { arraysIn, listsIn } from './listed-rows.js';

it('finds the lists of a reply of any shape, those of its data first', () => {
  const row = { id: 1, inner: [{ id: 2 }] };
  expect(listsIn({ countries: [{ id: 9 }], data: { rows: [row], none: [] } })).toEqual([
    [row],
    [],
    [{ id: 9 }],
  ]);
  expect(listsIn([row])).toEqual([[row]]);
  expect(listsIn('text')).toEqual([]);
});

it('leaves out what speaks of the reply', () => {
  expect(
    arraysIn({ data: ['a'], applied_filters: { ignored: ['b'] }, meta: { attributions: [{}] } }),
  ).toEqual([['a']]);
});
