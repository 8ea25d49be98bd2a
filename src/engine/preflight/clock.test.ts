import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { clockError, requirePossibleClock } from './clock.js';

const now = Date.parse('2026-11-23T12:00:00Z');
const replies = (date: string, event?: string): readonly [Exchange, Exchange] => {
  const reply = exchangeOf({ data: event === undefined ? [] : [{ id: 'e', event_date: event }] });
  const dated = { ...reply, headers: { ...reply.headers, date: new Date(date).toUTCString() } };
  return [dated, dated];
};

describe('the clock of this machine', () => {
  it.each([
    ['1970-01-01', '2026-11-23', '2026-11-20', 'dated 2026-11-23 and the newest date of an Event 2026-11-20'],
    ['1970-01-01', '2026-11-23', undefined, 'dated 2026-11-23'],
    ['2099-01-01', '2026-11-23', '2026-11-20', 'shows 2099-01-01, but replies are dated 2026-11-23'],
    ['2025-11-23', '2026-11-23', '2026-11-20', 'shows 2025-11-23'],
  ])('that shows %s is wrong where replies are of %s and Events of %s', (ours, date, event, said) => {
    expect(clockError(replies(date, event), Date.parse(ours))?.message).toContain(said);
  });

  it.each<[string, string | undefined, string]>([
    ['1970-01-01', '2026-11-22', 'the data agree with ours'],
    ['9999-12-31', '2026-11-22', 'the data agree with ours'],
    ['2099-01-01', undefined, 'there are no data'],
    ['2026-11-24', '2020-01-01', 'the clocks hardly differ'],
  ])('may be right where replies are of %s and Events of %s: %s', (date, event) => {
    expect(clockError(replies(date, event), now)).toBeUndefined();
  });

  it('may be right where replies have no date, or disagree', () => {
    const [undated] = [exchangeOf({ data: [{ event_date: '2026-11-20' }] })];
    expect(clockError([undated, undated], 0)).toBeUndefined();
    expect(clockError([replies('2026-11-23')[0], replies('2020-01-01')[0]], 0)).toBeUndefined();
  });

  it('is surely wrong on a day before the coverage began', () => {
    expect(() => requirePossibleClock(0)).toThrow(
      'shows 1970-01-01, but the data of the API begin on 2026-03-01',
    );
    expect(() => requirePossibleClock(now)).not.toThrow();
  });
});
