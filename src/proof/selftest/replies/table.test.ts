import { expect, test } from 'vitest';
import type { Ending } from './judge.js';
import { countsOf, reasonOf, repliesText, standingOf } from './table.js';

const mutant = { member: 'listEvents 200 /data/*/title', operator: 'neighbour', rows: 'every' } as const;
const noticed = { check: 'event-detail/same-values', at: '/data/title', expected: 'the listed title' };
const freedom = { by: 'live-data', because: 'Live.' } as const;
const ending = (rest: Partial<Ending>): Ending => ({ mutant, changed: 3, tried: 9, ...rest });
const endings = {
  noticed: ending({ noticed }),
  survived: ending({}),
  moot: ending({ changed: 0 }),
  free: ending({ freedom }),
  contested: ending({ freedom, noticed }),
};

test.each(Object.entries(endings))('a mutant is %s', (standing, each) => {
  expect(standingOf(each)).toBe(standing);
});

test('a moot or free mutant counts for nothing', () => {
  expect(countsOf(Object.values(endings))).toEqual({ tried: 2, survived: 1, contested: 1 });
});

test('a derived member is judged by its formula', () => {
  expect(reasonOf(ending({}))).toBe('twice');
  const derived = { ...mutant, member: 'summarizeEvents 200 /data/*/metrics/confidence/avg' };
  expect(reasonOf(ending({ mutant: derived }))).toBe('formula');
});

test('the table names survivors and what is contested, and states their share', () => {
  const text = repliesText(Object.values(endings));
  expect(text).toContain('SURVIVES   listEvents 200 /data/*/title neighbour every: 9 checks read it');
  expect(text).toContain('CONTESTED  listEvents 200 /data/*/title neighbour every: event-detail/same-values');
  expect(text).toContain('2 mutants that a harness can notice: 1 survive (50.0 %); 1 contested');
});
