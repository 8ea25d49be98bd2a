import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { amountOf, awardsIn, figureOf, recipientOf, rowKey, ueiOf } from './awards.js';

const parts = { summary: { total: 1 }, recipient_rollups: [{ a: 1 }], awards: [{ b: 2 }] };

describe('awardsIn', () => {
  it.each([
    ['at top level', { success: true, ...parts }],
    ['within data', { success: true, data: parts }],
  ])('finds the parts %s', (_, json) => {
    const { summary, rollups, rows } = awardsIn(exchangeOf(json));
    expect([summary, rollups, rows]).toEqual([parts.summary, parts.recipient_rollups, parts.awards]);
  });

  it('fails a reply that lacks one', () => {
    expect(() => awardsIn(exchangeOf({ data: { ...parts, awards: null } }))).toThrow('/awards');
  });
});

describe('a recipient', () => {
  it.each([
    [{ recipient_name: 'ACME INC', uei: 'abc123def456', awarding_agencies: ['NASA'] }],
    [{ recipient: { name: 'ACME INC', id: 'ABC123DEF456' }, agencies: [{ name: 'NASA' }] }],
  ])('is known by name and UEI in %j', (rollup) => {
    expect(recipientOf(rollup)).toBe('ACME INC');
    expect(ueiOf(rollup)).toBe('ABC123DEF456');
  });

  it('has no word of twelve letters for a UEI', () => {
    expect(ueiOf({ name: 'UNIVERSITIES', note: 'CONSTRUCTION' })).toBeUndefined();
  });
});

it('reads an amount by the likeliest member', () => {
  expect(amountOf({ award_count: 3, total: 7, obligated_amount: '12.50' })).toBe(12.5);
  expect(amountOf({ award_count: 3 })).toBeUndefined();
});

it('reads a figure as it is printed', () => {
  expect([figureOf(5), figureOf('$1,234.50'), figureOf('n/a')]).toEqual([5, 1234.5, undefined]);
});

it('recognises a row by its permalink, or by all of it', () => {
  expect(rowKey({ permalink: 'https://x.example/1', amount: 1 })).toBe('https://x.example/1');
  expect(rowKey({ amount: 1 })).toBe('{"amount":1}');
});
