import { describe, expect, it } from 'vitest';
import type { Exchange, Json } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { isinLookUp } from './isin.js';

const [first, second, third] = [
  '5493001KJTIIGC8Y1R12',
  'HWUPKR0MPOU8FGXBT394',
  '7LTWFZYICNSX8D621K86',
] as const;
const isins = { [second]: 'US0378331005', [third]: 'DE0007164600' } as const;
const offer = { leis: [first, second, third] };
const listed = (data: Json): Json => ({ success: true, data });

/** @param none what the look-up has for an LEI without ISINs */
const deployment =
  (none: Json | Exchange | undefined, more: (lei: string) => Json = () => null): Answers =>
  (operation, { lei, isin }) => {
    if (operation !== 'lookUpIsin') return listed([]);
    if (lei === first) return none;
    const [found] = Object.entries(isins).filter((pair) => pair.includes(String(lei ?? isin)));
    return found && listed({ lei: found[0], isins: [found[1]], parent: more(found[0]) });
  };

describe('the look-up of ISINs', () => {
  it.each([
    ['null for the list', listed({ lei: first, isins: null })],
    ['a count alone', listed({ lei: first, isin_count: 0 })],
    ['no data', listed(null)],
    ['an empty list', listed([])],
    ['a 404', undefined],
  ])('may have %s for an entity without any', async (_, none) => {
    expect(await outcomeOf(isinLookUp, deployment(none), offer)).toBe('passed');
  });

  it.each([
    ['an error', exchangeOf({ success: false, error: 'No', code: 'INVALID_LEI', details: {} }, 400)],
    ['a row without an ISIN', listed([{ isin: null }])],
  ])('has not %s for one', async (_, none) => {
    expect(await outcomeOf(isinLookUp, deployment(none), offer)).toBe('registry.isin.by-lei');
  });

  it('may tell of the parent of the entity, but not of another entity', async () => {
    const parent = (lei: string) => ({ lei: lei === second ? third : second });
    expect(await outcomeOf(isinLookUp, deployment(listed([]), parent), offer)).toBe('passed');
    const others: Answers = (operation, query, path) =>
      query.isin === undefined
        ? deployment(listed([]))(operation, query, path)
        : listed([{ lei: second }, { lei: third }]);
    expect(await outcomeOf(isinLookUp, others, offer)).toBe('registry.isin.by-isin');
  });
});
