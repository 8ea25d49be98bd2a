import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inconclusiveReasons, outcomes } from '../../kit/index.js';
import type { CheckResult, SeenRows } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { groupUndecided } from './undecided-groups.js';

const learned = { events: 200, window: { start: '2026-05-01', end: '2026-05-30' } };
const noEvents = { ...learned, events: 0 };

const undecided = (id: string, rest: Partial<CheckResult> = {}): CheckResult =>
  resultOf({ id, outcome: 'inconclusive', reason: 'no-data', note: `${id} lacks a row`, ...rest });

const events = (rows: number, target?: string): SeenRows => ({
  operation: 'listEvents',
  rows,
  ...(target === undefined ? {} : { target }),
});

describe('groups of undecided checks', () => {
  it('name missing Events once, whatever the reasons and notes of the checks', () => {
    const checks = [
      undecided('events/a', { rows: [events(0)] }),
      undecided('events/b', { reason: 'generator-starved', rows: [events(0)] }),
      undecided('entities/c', { rows: [{ operation: 'listStories', rows: 0, target: '/s' }, events(0)] }),
      undecided('event-card/d', { rows: [events(0, '/api/v2/events?limit=1')] }),
    ];
    expect(groupUndecided(checks, noEvents)).toEqual([
      {
        cause: 'the probe found no Events from 2026-05-01 to 2026-05-30',
        whose: 'data',
        remedy: expect.stringContaining('Publish Events'),
        required: 4,
        checks: ['events/a', 'events/b', 'entities/c', 'event-card/d'],
        details: [],
      },
    ]);
  });

  it('tell rows that no list has from rows that no request matched and rows that show no case', () => {
    const checks = [
      undecided('aicompute/a', { rows: [{ operation: 'listModels', rows: 0 }] }),
      undecided('aicompute/b', { rows: [{ operation: 'listModels', rows: 0 }] }),
      undecided('events/a', { rows: [events(0, '/api/v2/events?country=ABW')] }),
      undecided('events/b', { rows: [events(90, '/api/v2/events?limit=90')] }),
      undecided('events/c', { rows: [events(30, '/api/v2/events?limit=30')] }),
    ];
    expect(groupUndecided(checks, learned)).toMatchObject([
      { cause: 'the probe found no rows of GET /api/v2/aicompute/models', required: 2, details: [] },
      {
        cause: 'no row of GET /api/v2/events shows what these checks are about',
        details: [
          { note: 'events/b lacks a row', checks: ['events/b'] },
          { note: 'events/c lacks a row', checks: ['events/c'] },
        ],
      },
      { cause: 'events/a lacks a row', checks: ['events/a'], details: [] },
    ]);
  });

  it('ask for no rows where the deployment did not serve what checks start from', () => {
    const note = 'Stories do not take bounds on dates';
    const reason = 'precondition-unreached';
    const checks = [
      undecided('stories/a', { reason, note }),
      undecided('stories/b', { reason, note }),
      undecided('stories/c'),
    ];
    expect(groupUndecided(checks, learned)).toMatchObject([
      { cause: note, whose: 'server', checks: ['stories/a', 'stories/b'] },
      { cause: 'stories/c lacks a row', whose: 'data', checks: ['stories/c'] },
    ]);
  });

  it('join what was not begun for a limit with what the limit interrupted', () => {
    const checks = [
      undecided('a/a', { reason: 'request-budget', note: '500 requests are sent' }),
      resultOf({
        id: 'a/b',
        outcome: 'not-tested',
        note: 'not begun: request-budget: 500 requests are sent',
      }),
      resultOf({ id: 'a/c', outcome: 'not-tested', note: 'the run was interrupted' }),
      resultOf({ id: 'a/d', outcome: 'not-tested', required: false, note: 'not selected' }),
    ];
    expect(groupUndecided(checks, learned)).toMatchObject([
      { checks: ['a/a', 'a/b'], remedy: expect.stringContaining('--max-requests') },
      { cause: 'the run was interrupted', checks: ['a/c'], remedy: expect.stringContaining('--resume') },
    ]);
  });

  it('show what ended the checks, whether or not they were begun', () => {
    const gone = 'the target has stopped answering: connect ECONNREFUSED';
    const checks = [
      undecided('a/a', { reason: 'transport', note: 'connect ECONNREFUSED' }),
      undecided('a/b', { reason: 'transport', note: gone }),
      resultOf({ id: 'a/c', outcome: 'not-tested', note: `not begun: transport: ${gone}` }),
    ];
    expect(groupUndecided(checks, learned)).toMatchObject([
      {
        details: [
          { note: 'connect ECONNREFUSED', checks: ['a/a'] },
          { note: gone, checks: ['a/b', 'a/c'] },
        ],
      },
    ]);
  });

  it('set contradicted excuses apart from contradictions that were not repeated', () => {
    const proof = { request: {}, status: 200 } as unknown as NonNullable<CheckResult['proof']>;
    const checks = [
      undecided('a/a', { reason: 'nondeterministic', proof }),
      undecided('a/b', { reason: 'nondeterministic' }),
    ];
    const groups = groupUndecided(checks, learned);
    expect(groups.map(({ checks: ids }) => ids)).toEqual([['a/a'], ['a/b']]);
    expect(groups[0]?.remedy).toContain('plan of the key');
    expect(groups[1]?.remedy).toContain('Run again');
  });

  const results: fc.Arbitrary<readonly CheckResult[]> = fc.uniqueArray(
    fc
      .record({
        id: fc.stringMatching(/^[a-d]\/[a-z]{1,3}$/),
        outcome: fc.constantFrom(...outcomes),
        required: fc.boolean(),
        reason: fc.constantFrom(undefined, ...inconclusiveReasons),
        note: fc.constantFrom(undefined, 'one', 'another', 'not begun: time-budget: over'),
        rows: fc.option(
          fc.array(
            fc.record(
              {
                operation: fc.constantFrom('listEvents', 'listModels', 'listOfTomorrow' as 'listEvents'),
                rows: fc.nat(2),
                target: fc.constantFrom('/a', '/b'),
              },
              { requiredKeys: ['operation', 'rows'] },
            ),
            { maxLength: 3 },
          ),
          { nil: undefined },
        ),
      })
      .map(({ reason, note, rows, ...rest }) =>
        resultOf({
          ...rest,
          ...(reason === undefined ? {} : { reason }),
          ...(note === undefined ? {} : { note }),
          ...(rows === undefined ? {} : { rows }),
        }),
      ),
    { selector: ({ id }) => id },
  );

  it('hold every undecided required check once, the most required first, whatever the results', () => {
    fc.assert(
      fc.property(results, fc.constantFrom(learned, noEvents, undefined), (checks, probe) => {
        const groups = groupUndecided(checks, probe);
        expect(groupUndecided(checks, probe)).toEqual(groups);
        const grouped = groups.flatMap((each) => each.checks);
        expect(new Set(grouped).size).toBe(grouped.length);
        const due = checks.filter(
          ({ outcome, required }) => outcome === 'inconclusive' || (outcome === 'not-tested' && required),
        );
        expect(grouped.toSorted()).toEqual(due.map(({ id }) => id).toSorted());
        const sizes = groups.map(({ required }) => required);
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        const waitedFor = due.filter(({ required }) => required).length;
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(waitedFor);
        for (const { cause, remedy, checks: ids, details } of groups) {
          expect(cause).not.toBe('');
          expect(remedy).toMatch(/\.$/);
          if (details.length > 0)
            expect(details.flatMap((each) => each.checks).toSorted()).toEqual(ids.toSorted());
        }
      }),
    );
  });
});
