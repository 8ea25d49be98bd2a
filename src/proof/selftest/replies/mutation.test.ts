import { describe, expect, test } from 'vitest';
import type { Json } from '../../../kit/index.js';
import { operationAt } from '../asks.js';
import { isOf, kindOf, memberOf, partsOf, places } from './members.js';
import { fifthMet, type Mutant, mutated, mutatedHeaders } from './mutation.js';
import { operator, operatorIds } from './operators.js';

const page = {
  success: true,
  data: Array.from({ length: 20 }, (_, index) => ({
    id: `conflict_${index}`,
    title: `title ${index}`,
    geo: { latitude: index + 0.5 },
    actors: [{ name: `actor ${index}` }, { name: 'other' }],
  })),
};
const reply = { operation: 'listEvents', kind: '200' } as const;
const mutantOf = (pattern: string, by: Mutant['operator'], rows: Mutant['rows'] = 'every'): Mutant => ({
  member: memberOf(reply, pattern),
  operator: by,
  rows,
});
const titles = (body: Json) => (body as typeof page).data.map(({ title }) => title);

describe('members', () => {
  test('a path calls the operation with the fewest placeholders', () => {
    expect(operationAt('/api/v2/events/summary?limit=1')).toBe('summarizeEvents');
    expect(operationAt('/api/v2/events/conflict_1')).toBe('getEvent');
    expect(operationAt('/api/v1/events')).toBe('removedV1');
    expect(operationAt('/elsewhere')).toBeUndefined();
  });

  test('the elements of a list are one place', () => {
    const patterns = new Set([...places(page)].map(([pattern]) => pattern));
    expect(patterns).toContain('/data/*/actors/*/name');
    expect(patterns.size).toBe(10);
  });

  test('all errors of an operation share a place, but for their details', () => {
    const error = { operation: 'listEvents', kind: kindOf(400, { code: 'INVALID_DATE' }) } as const;
    expect(partsOf(memberOf(error, '/code')).kind).toBe('error');
    expect(partsOf(memberOf(error, '/details/param')).kind).toBe('400 INVALID_DATE');
    expect(isOf(error, memberOf(error, '/code'))).toBe(true);
    expect(isOf(reply, memberOf(error, '/code'))).toBe(false);
  });
});

describe('a mutant', () => {
  test('of every row changes each, and leaves the rest as it was', () => {
    const after = mutated(page, mutantOf('/data/*/title', 'unknown'), []) as typeof page;
    expect(titles(after)).toEqual(page.data.map(() => 'zzqxj'));
    expect(after.data.map(({ title: _title, ...rest }) => rest)).toEqual(
      page.data.map(({ title: _title, ...rest }) => rest),
    );
    expect(page.data[0]?.title).toBe('title 0');
  });

  test('of some rows changes the same rows in whatever order they come', () => {
    const some = mutantOf('/data/*/title', 'unknown', 'some');
    const changedIn = (rows: typeof page.data) =>
      (mutated({ ...page, data: rows }, some, []) as typeof page).data
        .filter(({ title }) => title === 'zzqxj')
        .map(({ id }) => id)
        .toSorted();
    const changed = changedIn(page.data);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(page.data.length);
    expect(changedIn(page.data.toReversed())).toEqual(changed);
  });

  test('of a few rows changes one that requests ask for by its id, in their paths before their queries', () => {
    const some = mutantOf('/data/*/title', 'unknown', 'some');
    const changedWith = (inPaths: readonly string[], anywhere: readonly string[]): readonly string[] => {
      const named = { inPaths: new Set(inPaths), anywhere: new Set([...inPaths, ...anywhere]) };
      const fifth = fifthMet([page], some, [], named);
      const { data } = mutated(page, { ...some, fifth }, []) as typeof page;
      return data.filter(({ title }) => title === 'zzqxj').map(({ id }) => id);
    };
    for (const { id } of page.data) {
      expect(
        changedWith(
          [id],
          page.data.map((row) => row.id),
        ),
      ).toContain(id);
      expect(changedWith(['elsewhere'], [id])).toContain(id);
    }
  });

  test('of a place that no reply has is the reply itself', () => {
    expect(mutated(page, mutantOf('/data/*/nothing', 'dropped'), [])).toBe(page);
    expect(mutated(page, mutantOf('/success', 'unknown'), [])).toBe(page);
  });

  test('gives a row the value of the next', () => {
    expect(titles(mutated(page, mutantOf('/data/*/title', 'neighbour'), []))[0]).toBe('title 1');
  });

  test('takes rows out of a list', () => {
    expect(titles(mutated(page, mutantOf('/data', 'shortened'), []))).toHaveLength(19);
    expect(titles(mutated(page, mutantOf('/data', 'reversed'), []))[0]).toBe('title 19');
    expect(titles(mutated(page, mutantOf('/data/*', 'dropped', 'some'), [])).length).toBeLessThan(20);
  });

  test('of a header touches that header', () => {
    const headers = { 'content-type': 'application/json', link: '<a>' };
    expect(mutatedHeaders(headers, mutantOf('header link', 'dropped'))).toEqual({
      'content-type': 'application/json',
    });
    expect(mutatedHeaders(headers, mutantOf('header deprecation', 'dropped'))).toBe(headers);
  });
});

describe.each(operatorIds)('the operator %s', (id) => {
  const { suits, edit } = operator(id);
  const values: readonly Json[] = [
    null,
    true,
    0,
    0.5,
    'word',
    '2026-01-31',
    '2026-01-31T12:00:00Z',
    '2026-13-31',
    'https://example.org/a',
    [1, 2],
    { a: 1 },
  ];
  const given = { next: 'next', others: ['others', 'next', [3, 4]] };

  test('changes every value that it suits', () => {
    const suitable = values.filter(suits);
    expect(suitable.length).toBeGreaterThan(0);
    for (const value of suitable) expect(edit(value, given)).not.toEqual(value);
  });
});
