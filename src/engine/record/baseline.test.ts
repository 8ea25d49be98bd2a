import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import type { CheckResult, Failure } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { fingerprintOf } from '../judge/failure-identity.js';
import { compareWithBaseline, entryOf } from './baseline.js';
import { failsRun, isOpen } from './exit-policy.js';

const day = '2026-05-20';

function failing(
  id: string,
  finding: Partial<Failure['finding']> = {},
  rest: Partial<Failure> = {},
): CheckResult {
  const failure: Failure = {
    finding: {
      at: '/data/3/title',
      expected: 'a text',
      seen: 'null',
      clause: 'limits.events-limit.max',
      ...finding,
    },
    input: '{"limit":101}',
    place: '3:0',
    fingerprint: id,
    repeated: { failed: 2, tried: 2 },
    exchanges: [exchangeOf(undefined, 200)],
    ...rest,
  };
  return resultOf({ id, outcome: 'fail', failure });
}

const states = (baseline: readonly CheckResult[], now: readonly CheckResult[], expires?: string) =>
  compareWithBaseline(
    baseline.map((each) => ({
      ...entryOf(each, '2026-05-01'),
      ...(expires === undefined ? {} : { expires }),
    })),
    now,
    (each) => failsRun(each, []) || isOpen(each, []),
    day,
  ).map(({ check, state }) => `${check} ${state}`);

describe('an entry', () => {
  it('has an id that follows from check, operation and place', () => {
    const { id } = entryOf(failing('a/1'), day);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    const others = [
      failing('a/2'),
      failing('a/1', { at: '/data/3/summary' }),
      failing(
        'a/1',
        {},
        {
          exchanges: [
            exchangeOf(undefined, 200, {
              request: { method: 'GET', operation: 'listStories', target: '/', credential: { role: 'full' } },
            }),
          ],
        },
      ),
      failing('a/1', { at: 'status' }, { exchanges: [exchangeOf(undefined, 404)] }),
      failing('a/1', { at: 'status' }, { exchanges: [exchangeOf(undefined, 400)] }),
    ];
    expect(new Set([id, ...others.map((each) => entryOf(each, day).id)]).size).toBe(6);
  });

  it('has the id of earlier versions, which named rulings by their aliases', () => {
    const deviations = (['limit-above-max', 'end-of-walk'] as const).map((ruling) => ({ ruling, note: '' }));
    const { id, place } = entryOf(resultOf({ id: 'a/1', outcome: 'warn', deviations }), day);
    expect(place).toBe('ruling end-of-walk limit-above-max');
    expect(id).toBe(fingerprintOf({ check: 'a/1', operation: '', place: 'ruling A65 C09' }));
    const old = createHash('sha256').update('["a/1","","ruling A65 C09"]').digest('hex');
    expect(old.startsWith(id)).toBe(true);
  });

  it('keeps it when every text is worded anew, and other data shows the failure', () => {
    const { id } = entryOf(failing('a/1'), day);
    const reworded = failing(
      'a/1',
      { at: '/data/17/title', expected: 'words for people', seen: 'nothing at all' },
      { input: 'a limit of 102', place: '9', fingerprint: 'another', repeated: { failed: 1, tried: 9 } },
    );
    expect(entryOf({ ...reworded, title: 'Another title', note: 'Another note' }, '2026-05-19').id).toBe(id);
    const status = (seen: string, code: number) =>
      entryOf(failing('a/1', { at: 'status', seen }, { exchanges: [exchangeOf(undefined, code)] }), day).id;
    expect(status('503 in HTML', 503)).toBe(status('a broken gateway', 502));
  });
});

describe('comparedTo', () => {
  const known = failing('a/1');
  const undecided = (reason: CheckResult['reason']) =>
    resultOf({ id: 'a/1', outcome: 'inconclusive', ...(reason === undefined ? {} : { reason }) });
  const noData = undecided('no-data');
  it.each([
    ['a failure that it has', [known], [known], undefined, ['a/1 known']],
    ['a failure that it does not have', [], [known], undefined, ['a/1 new']],
    [
      'the same check at another place',
      [known],
      [failing('a/1', { at: '/total' })],
      undefined,
      ['a/1 new', 'a/1 unobserved'],
    ],
    ['a failure whose day is today', [known], [known], '2026-05-20', ['a/1 known']],
    ['a failure whose day was yesterday', [known], [known], '2026-05-19', ['a/1 expired']],
    ['what passes', [known], [resultOf({ id: 'a/1' })], undefined, ['a/1 fixed']],
    ['what passes after its day', [known], [resultOf({ id: 'a/1' })], '2026-05-19', ['a/1 fixed']],
    [
      'what was undecided',
      [known],
      [resultOf({ id: 'a/1', outcome: 'inconclusive' })],
      undefined,
      ['a/1 new', 'a/1 unobserved'],
    ],
    ['what was undecided then too', [noData], [noData], undefined, ['a/1 known']],
    ['what is undecided for another reason', [noData], [undecided('data-drift')], undefined, ['a/1 known']],
    ['what is undecided after its day', [noData], [noData], '2026-05-19', ['a/1 expired']],
    ['what is undecided and was not', [], [noData], undefined, ['a/1 new']],
    ['what is decided now', [noData], [resultOf({ id: 'a/1' })], undefined, ['a/1 fixed']],
    ['what fails now', [noData], [known], undefined, ['a/1 new', 'a/1 unobserved']],
    [
      'what no verdict waits for',
      [],
      [resultOf({ id: 'a/1', outcome: 'inconclusive', required: false })],
      undefined,
      [],
    ],
    [
      'what was moot',
      [known],
      [resultOf({ id: 'a/1', outcome: 'not-applicable' })],
      undefined,
      ['a/1 unobserved'],
    ],
    ['what is in no suite any more', [known], [], undefined, ['a/1 unobserved']],
  ])('%s', (_, baseline, now, expires, expected) => {
    expect(states(baseline, now, expires)).toEqual(expected);
  });
});
