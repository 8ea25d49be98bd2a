import { describe, expect, it } from 'vitest';
import { type Exchange, type JsonObject, Violation } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf } from '../../src/kit/sample.test-data.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { awardsUei } from './awards-recipient.js';
import { oneRecordRecipient } from './one-record.js';
import { rollupsDates, rollupsWhole } from './rollups.js';

const reply = (rollups: readonly JsonObject[], awards: readonly JsonObject[] = []) => ({
  success: true,
  summary: { total_obligated_amount: 1, award_count: 1, recipient_count: rollups.length },
  recipient_rollups: rollups,
  awards,
});

describe('the dates of a rollup', () => {
  const actions = { first_action_date: '2026-04-01', last_action_date: '2026-05-01' };

  it.each([
    [{ period_start: '2027-01-01', ...actions }],
    [{ vendor_since: '2020-01-01', administered_on: '2027-01-01', ...actions }],
    [{ start_date: '2027-01-01', end_date: '2028-01-01', latest: '2026-05-01', first: '2026-04-01' }],
  ])('are those of actions: %j', async (rollup) => {
    expect(await outcomeOf(rollupsDates, () => reply([rollup]))).toBe('passed');
  });

  it.each([
    [{ first_action_date: '2026-05-01', last_action_date: '2026-04-01' }],
    [{ first_action_date: '2026-05-01', last_action_date: '2026-04-01', period_start: '2020-01-01' }],
    [{ dates: { first: '2026-05-01', last: '2026-04-01' } }],
  ])('stand in order: %j', async (rollup) => {
    expect(await outcomeOf(rollupsDates, () => reply([rollup]))).toBe(
      'government-records.rollups.dates-order',
    );
  });
});

describe('an identifier of an award', () => {
  const rollups = [
    { uei: 'ACME1234567A', name: 'ACME', obligated_amount: 2 },
    { uei: 'ZENITH12345B', name: 'ZENITH', obligated_amount: 1 },
  ];
  const awards = [{ id: '5R01CA123456' }, { transaction_key: '9F3A1C77D2E0', title: 'Research' }];

  it('is no UEI, of whatever shape it is', async () => {
    const answers: Answers = (_operation, { uei }) =>
      uei === undefined
        ? reply(rollups, awards)
        : reply(
            rollups.filter((rollup) => rollup.uei === String(uei).toUpperCase()),
            awards.slice(1),
          );
    expect(await outcomeOf(awardsUei, answers)).toBe('passed');
    expect(await outcomeOf(oneRecordRecipient, answers)).toBe('not applicable');
  });

  it('stands beside the UEI of a recipient that has a rollup', async () => {
    const stray = [{ id: '5R01CA123456', recipient: { id: 'OTHER123456C' } }];
    expect(await outcomeOf(oneRecordRecipient, () => reply(rollups, stray))).toBe(
      'government-records.rollups.few',
    );
  });
});

describe('rollups of all recipients', () => {
  const names = ['ACME1234567A', 'ZENITH12345B', 'NORTHW12345C', 'SUMMIT12345D'];
  const judge = (rolledUp: number, awarded: number, obligated?: number) => () => {
    const rollups = names.slice(0, rolledUp).map((uei) => ({ uei, obligated_amount: 1 }));
    const awards = names.slice(0, awarded).map((uei) => ({
      recipient_uei: uei,
      ...(obligated === undefined ? {} : { obligated_amount: obligated }),
    }));
    const exchange = { ...exchangeOf(reply(rollups, awards)), request: { operation: 'listAwards' } };
    return rollupsWhole.judge(exchange as unknown as Exchange, emptyWorld, () => undefined);
  };

  it('hold the recipients of the awards, one perhaps left out to whom nothing is obligated', () => {
    expect(judge(4, 4)()).toBe(4);
    expect(judge(3, 4)()).toBe(4);
  });

  it('may not lack several', () => {
    expect(judge(2, 4)).toThrow(Violation);
  });

  it('may lack any to whom nothing is obligated', () => {
    expect(judge(1, 4, 0)()).toBe(4);
    expect(judge(1, 4, -20)()).toBe(4);
    expect(judge(1, 4, 20)).toThrow(Violation);
  });
});

describe('the agencies of a rollup', () => {
  const agencies = ['Army', 'Navy', 'Energy', 'Labor'];
  const recipients = agencies.map((name, index) => ({
    uei: `ACME1234567${index}`,
    recipient: `Acme ${name}`,
  }));
  const judge = (shown: number) =>
    outcomeOf(oneRecordRecipient, () =>
      reply(
        recipients.map((own, index) => ({
          ...own,
          awarding_agencies: index === 0 ? agencies.slice(0, shown) : agencies.slice(0, index === 1 ? 3 : 2),
        })),
        [3, 0, 1, 0].map((agency, index) => ({
          recipient_uei: `ACME1234567${index}`,
          awarding_agency: agencies[agency] ?? null,
        })),
      ),
    );

  it('may be the chief ones, as many as any rollup has', async () => {
    expect(await judge(3)).toBe('passed');
  });

  it('are all of them where others have more', async () => {
    expect(await judge(2)).toBe('government-records.rollups.agencies');
  });
});
