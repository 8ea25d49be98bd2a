import { describe, expect, it } from 'vitest';
import { brokenLaws } from './laws.js';
import { isLei, leis, leisFailingTheCheck, malformedLeis, severalLeis, withCheckDigitsOff } from './leis.js';

describe('LEIs', () => {
  it.each(['5493001KJTIIGC8Y1R12', 'HWUPKR0MPOU8FGXBT394', '529900T8BM49AURSDO55'])('%s is one', (lei) => {
    expect(isLei(lei)).toBe(true);
    expect([1, 40, 96].map((steps) => isLei(withCheckDigitsOff(lei, steps)))).toEqual([false, false, false]);
  });

  it('are generated well-formed', () => {
    expect(brokenLaws(leis(), isLei)).toEqual([]);
    expect(brokenLaws(severalLeis(100), (list) => new Set(list).size === 100 && list.every(isLei))).toEqual(
      [],
    );
  });

  it('that fail the check keep the form', () => {
    expect(
      brokenLaws(leisFailingTheCheck(), ({ lei }) => /^[0-9A-Z]{18}[0-9]{2}$/.test(lei) && !isLei(lei)),
    ).toEqual([]);
  });

  it('that are malformed have another length or one stray character', () => {
    expect(
      brokenLaws(malformedLeis(), ({ fault, lei }) =>
        fault === 'alphabet'
          ? lei.length === 20 && lei.replace(/[^0-9A-Z]/, '').length === 19
          : /^[0-9A-Z]+$/.test(lei) && lei.length === (fault === 'too-short' ? 19 : 21),
      ),
    ).toEqual([]);
  });
});
