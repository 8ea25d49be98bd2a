import { describe, expect, test } from 'vitest';
import { clauseIds, rulingIdOf } from '../../../../../contract/index.js';
import { freedomOf, freedoms } from './index.js';

describe.each(freedoms.map((each) => [`${each.by} at ${each.at.source}`, each] as const))(
  '%s',
  (_name, freedom) => {
    test('names a clause or a ruling', () => {
      const isClause = (clauseIds as readonly string[]).includes(freedom.by);
      expect(isClause || rulingIdOf(freedom.by) !== undefined).toBe(true);
    });

    test('says why in a sentence', () => {
      expect(freedom.because).toMatch(/^[A-Z`].*\.$/);
    });
  },
);

test('what no row names is not free', () => {
  expect(
    freedomOf({ member: 'listEvents 200 /success', operator: 'dropped', rows: 'every' }),
  ).toBeUndefined();
});

test('what is open of the members of a reply leaves its headers bound', () => {
  const at = (place: string) => ({
    member: `listEnergyAssets 200 ${place}`,
    operator: 'dropped' as const,
    rows: 'every' as const,
  });
  expect(freedomOf(at('/data/*/name'))).toBeDefined();
  expect(freedomOf(at('header content-type'))).toBeUndefined();
});
