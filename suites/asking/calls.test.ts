import { describe, expect, it } from 'vitest';
import { Violation } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { expectKeyRefused, isIgnored, judgedByKey } from './calls.js';

const overdue = exchangeOf({ success: false, code: 'PAYMENT_OVERDUE' }, 402);
const findingOf = (judge: () => void) => {
  try {
    judge();
  } catch (error) {
    if (error instanceof Violation) return error.finding;
    throw error;
  }
  return undefined;
};

describe('the refusal of a key in the state of its role', () => {
  it('is one of the accepted codes', () => {
    expect(findingOf(() => expectKeyRefused('past-due', overdue))).toBeUndefined();
  });

  it('is missed with the finding of any refusal, and with the other reading', () => {
    const clause = 'error.payment-overdue.reads-paused';
    expect(findingOf(() => expectKeyRefused('past-due', exchangeOf({ data: [] }), clause))).toEqual({
      at: 'refusal',
      expected: '402 PAYMENT_OVERDUE',
      seen: '200 (or EI_API_KEY_PAST_DUE is not a key of a workspace that is past due)',
      clause,
    });
  });

  it('is missed without another reading where the server fails', () => {
    expect(findingOf(() => expectKeyRefused('past-due', exchangeOf({}, 500)))).toMatchObject({ seen: '500' });
  });
});

it('leaves other errors as they are', () => {
  const error = new TypeError('ours');
  const judge = () =>
    judgedByKey('second', overdue, () => {
      throw error;
    });
  expect(judge).toThrow(error);
});

it.each(['filter[event-date]', 'a(b', 'limit'])('finds %s among the ignored names as it is', (name) => {
  const reply = exchangeOf({ applied_filters: { ignored: ['other', `${name}: not known`] } });
  expect(isIgnored(reply, name)).toBe(true);
  expect(isIgnored(exchangeOf({ applied_filters: { ignored: ['limits'] } }), name)).toBe(false);
});
