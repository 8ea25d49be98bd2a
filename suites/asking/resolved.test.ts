import { describe, expect, it } from 'vitest';
import { areUnlike, crossedIn, dividedIn } from './resolved.js';

const rows = (text: string) =>
  text.split(' ').map((pair) => {
    const [name = '', id = ''] = pair.split('=');
    return { name, id };
  });

describe('crossedIn', () => {
  it('finds an id that belongs to another name', () => {
    expect(crossedIn(rows('a=1 a=1 a=2 b=2 b=2'))).toEqual([{ name: 'a', id: '2', own: '1', other: 'b' }]);
  });

  it.each([
    ['names with an id each', 'a=1 a=1 b=2 b=2'],
    ['an id of its own for a namesake', 'a=1 a=1 a=3 b=2 b=2'],
    ['names that no id prevails for', 'a=1 a=2 b=2 b=2'],
    ['names that stand once', 'a=1 b=1 c=2'],
    ['names that share a word', 'north-sea=1 north-sea=1 north-sea=2 north=2 north=2'],
  ])('leaves %s alone', (_, text) => {
    expect(crossedIn(rows(text))).toEqual([]);
  });

  it('compares names by their words', () => {
    expect(areUnlike('blue delta', 'delta labs')).toBe(false);
    expect(areUnlike('blue delta', 'harbor & vale')).toBe(true);
  });
});

it('counts the names with several ids', () => {
  const { repeated, divided } = dividedIn(rows('a=1 a=1 b=2 b=3 c=4'));
  expect(repeated.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(divided).toEqual([{ name: 'b', ids: ['2', '3'] }]);
});
