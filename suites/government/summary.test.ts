import { describe, expect, it } from 'vitest';
import type { Exchange, Json, JsonObject } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf } from '../../src/kit/sample.test-data.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { summaryAddsUp, summaryOfAll } from './summary.js';

const rollups = (...parts: readonly JsonObject[]) =>
  parts.map((part, index) => ({ uei: `ACME1234567${index}`, ...part }));

describe('the figures of a summary', () => {
  const judge = (summary: JsonObject, ...parts: readonly JsonObject[]) => {
    const json = { success: true, summary, recipient_rollups: rollups(...parts), awards: [] };
    const exchange = { ...exchangeOf(json), request: { operation: 'listAwards' } } as unknown as Exchange;
    return summaryAddsUp.judge(exchange, emptyWorld, () => undefined);
  };
  const counted = { total_obligated_amount: 100, recipient_count: 2 };

  it.each([
    ['an award has had two recipients', { award_count: 2 }, [{ award_count: 2 }, { award_count: 1 }]],
    [
      'several recipients have awards of one office',
      { awarding_office_count: 5, award_categories: 2 },
      [
        { awarding_office_count: 3, award_categories: 2 },
        { awarding_office_count: 4, award_categories: 2 },
      ],
    ],
  ])('need not be the sum of those of recipients where %s', (_, summary, [one, other]) => {
    const parts = [
      { obligated_amount: 60, ...one },
      { obligated_amount: 40, ...other },
    ];
    expect(judge({ ...counted, ...summary }, ...parts)).toBe(1);
  });

  it.each([
    ['more awards than all recipients together', { award_count: 4 }],
    ['fewer awards than one recipient', { award_count: 1 }],
    ['another number of actions', { action_count: 2 }],
  ])('are no %s', (_, summary) => {
    const [name = ''] = Object.keys(summary);
    const parts = [
      { obligated_amount: 60, [name]: 2 },
      { obligated_amount: 40, [name]: 1 },
    ];
    expect(() => judge({ ...counted, ...summary }, ...parts)).toThrow('/summary');
  });

  it('are those of a single recipient', () => {
    const one = { total_obligated_amount: 60, recipient_count: 1, award_count: 1 };
    expect(() => judge(one, { obligated_amount: 60, award_count: 2 })).toThrow('/summary');
  });
});

describe('the total of more recipients than have rollups', () => {
  const uei = (at: number) => `ACME12345A${String(at).padStart(2, '0')}`;
  const judge = (total: number, member = 'obligated_amount') => {
    const awards = Array.from({ length: 60 }, (_, at) => ({
      recipient_uei: uei(at % 30),
      [member]: 100 - at,
    }));
    const amountOf = (at: number) => 2 * (100 - at) - 30;
    const some = Array.from({ length: 25 }, (_, at) => ({ uei: uei(at), obligated_amount: amountOf(at) }));
    const summary = { total_obligated_amount: total, award_count: 60, recipient_count: 30 };
    const json = { success: true, summary, recipient_rollups: some, awards };
    const exchange = { ...exchangeOf(json), request: { operation: 'listAwards' } } as unknown as Exchange;
    return summaryAddsUp.judge(exchange, emptyWorld, () => undefined);
  };
  const total = Array.from({ length: 60 }, (_, at) => 100 - at).reduce((sum, amount) => sum + amount);

  it('is that of all awards where each is shown', () => {
    expect(judge(total)).toBe(1);
    expect(() => judge(total - 41)).toThrow('/summary');
  });

  it('is not judged by rows that have no amount', () => expect(judge(total - 41, 'description')).toBe(0));
});

describe('the summary of all awards', () => {
  const answers =
    (told: (limit: number) => JsonObject): Answers =>
    (_operation, { limit = 100 }): Json => ({
      success: true,
      summary: { total_obligated: 60, award_count: 3, recipient_count: 1, ...told(Number(limit)) },
      recipient_rollups: rollups({ obligated_amount: 60 }),
      awards: [{ award_id: 'a' }, { award_id: 'b' }, { award_id: 'c' }].slice(0, Number(limit)),
    });

  it.each<[string, (limit: number) => JsonObject]>([
    ['whether rows are left out', (limit) => ({ awards_truncated: limit < 3, has_more: limit < 3 })],
    ['how many rows are listed', (limit) => ({ awards_listed: Math.min(limit, 3) })],
    ['when it was made', (limit) => ({ as_of: `2026-11-28T23:59:0${limit % 7}Z` })],
    ['what it cost', (limit) => ({ query_units: limit })],
  ])('may tell %s', async (_, told) => {
    expect(await outcomeOf(summaryOfAll, answers(told))).toBe('passed');
  });

  it.each([
    ['award_count', 'government-records.summary.award-count.all'],
    ['total_obligated', 'government-records.summary.total-obligated.all'],
    ['recipient_count', 'government-records.summary.recipient-count.all'],
  ])('has the same %s under any limit', async (name, clause) => {
    const told = (limit: number) => ({ [name]: Math.min(limit, 3) });
    expect(await outcomeOf(summaryOfAll, answers(told))).toBe(clause);
  });

  const cutAt =
    (lastOf: (limit: number) => JsonObject): Answers =>
    (_operation, { limit = 100 }): Json => ({
      success: true,
      summary: { award_count: 900 },
      recipient_rollups: [
        ...Array.from({ length: 24 }, (_, index) => ({ uei: uei(index), obligated_amount: 90 - index })),
        lastOf(Number(limit)),
      ],
      awards: [{ award_id: 'a' }, { award_id: 'b' }].slice(0, Number(limit)),
    });
  const uei = (number: number) => `ACME123456${10 + number}`;

  it('may rank any of several recipients with one amount last', async () => {
    const lastOf = (limit: number) => ({ uei: uei(limit > 1 ? 30 : 31), obligated_amount: 5 });
    expect(await outcomeOf(summaryOfAll, cutAt(lastOf))).toBe('passed');
  });

  it('ranks the same amounts under any limit', async () => {
    const lastOf = (limit: number) => ({ uei: uei(30), obligated_amount: limit > 1 ? 5 : 4 });
    expect(await outcomeOf(summaryOfAll, cutAt(lastOf))).toBe('government.awards.limit.timeline-only');
  });
});
