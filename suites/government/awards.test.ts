import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/kit/index.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { awardsLimit, awardsRecent } from './awards.js';

const reply = (rows: readonly JsonObject[], ueis: readonly string[] = ['ACME12345678']): Json => ({
  success: true,
  summary: { total_obligated_amount: 1, award_count: rows.length, recipient_count: ueis.length },
  recipient_rollups: ueis.map((uei) => ({ uei })),
  awards: rows,
});

/** Rows that a timeline has in this order. */
const timeline =
  (rows: readonly JsonObject[]): Answers =>
  (_operation, { limit }) =>
    reply(rows.slice(0, Number(limit)));

const months = ['12', '11', '10', '09', '08', '07', '06', '05'];
const recent = (change: (date: string, index: number) => JsonObject): readonly JsonObject[] =>
  months.map((month, index) => ({ award_id: `a${index}`, ...change(`2025-${month}-01`, index) }));

describe('the recent awards', () => {
  it.each([
    ['of which each has a date', (date: string) => ({ action_date: date })],
    [
      'of which one lacks the date that the timeline follows',
      (date: string, index: number) => ({
        action_date: index === 7 ? null : date,
        start_date: `20${10 + index}-01-01`,
      }),
    ],
  ])('may be rows %s', async (_, change) => {
    expect(await outcomeOf(awardsRecent, timeline(recent(change)))).toBe('passed');
  });

  it.each([
    ['periods of performance', (_: string, index: number) => ({ start_date: `20${10 + index}-01-01` })],
    [
      'a date that few of them have',
      (date: string, index: number) => ({
        base_date: `20${10 + index}-01-01`,
        modified: index % 3 === 1 ? date : null,
      }),
    ],
  ])('may follow what rows do not show: %s', async (_, change) => {
    expect(await outcomeOf(awardsRecent, timeline(recent(change)))).toBe('undecided');
  });

  it('are not older than the ones that are left out', async () => {
    const rows = recent((date) => ({ action_date: date, start_date: date })).toReversed();
    expect(await outcomeOf(awardsRecent, timeline(rows))).toBe('government-records.awards.recent');
  });
});

describe('fewer awards than the limit', () => {
  const named = [
    { award_id: 'a1', recipient_name: 'ACME CORP' },
    { award_id: 'a2', recipient_name: 'ACME CORP' },
  ];
  const former = { award_id: 'a3', recipient_name: 'ZENITH' };
  const selected =
    (rows: readonly JsonObject[]): Answers =>
    (_operation, { uei, limit = 100 }) =>
      reply((uei === undefined ? rows : [...named, former]).slice(0, Number(limit)));

  it('may lack those under a former name of the recipient', async () => {
    expect(await outcomeOf(awardsLimit, selected(named))).toBe('passed');
  });

  it('lack none that the text selects', async () => {
    const rows = named.slice(0, 1);
    expect(await outcomeOf(awardsLimit, selected(rows))).toBe('government.limit.at-max');
  });
});
