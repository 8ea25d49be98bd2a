import { describe, expect, it } from 'vitest';
import { cursor, historyOf, limit, reportOn } from '../../../reports/history/sample.test-data.js';
import type { Outcome } from '../../kit/index.js';
import { keptRuns } from './history.js';
import { clauseOrder, recordOf } from './record.js';

/** The only series of reports of one clause, a day each. */
function seriesWith(outcomes: readonly Outcome[], last?: number) {
  const [series] = historyOf(
    outcomes.map((outcome, index) => reportOn(index + 1, { [limit]: outcome })),
    last,
  ).series;
  if (series === undefined) throw new TypeError('there is a series');
  return series;
}

describe('the series of a history', () => {
  const run = reportOn(1).run;
  it.each([
    [
      'the target',
      { run: { ...run, target: { baseUrl: 'https://other.test', name: 'other.test', surfaces: {} } } },
    ],
    [
      'what the reference was given',
      {
        run: { ...run, target: { ...run.target, reference: { faults: ['a'], variants: [] } } },
      },
    ],
    ['the preset', { settings: { preset: 'gate' } }],
    ['the profile of a certification', { settings: { preset: 'certification of core 1' } }],
    ['the selection', { settings: { check: 'events' } }],
    ['the shard', { run: { ...run, shard: { index: 1, of: 2 } } }],
  ])('are told apart by %s', (_, changed) => {
    const { series } = historyOf([
      reportOn(1, {}, { settings: { preset: 'full' } }),
      reportOn(2, {}, changed),
    ]);
    expect(series).toHaveLength(2);
    expect(series.map(({ runs }) => runs.map(({ file }) => file))).toEqual([['2.json'], ['1.json']]);
  });

  it.each([
    [
      'suite',
      { run: { ...run, startedAt: '2026-11-02T03:00:00.000Z', suite: { ...run.suite, version: '9.9.9' } } },
    ],
    ['served contract', { contract: '2.1.0' }],
    ['User-Agent', { settings: { userAgent: 'curl/8.5.0' } }],
    ['exit policy', { gate: { failOn: [] } }],
  ])('mark a change of the %s between two runs', (what, changed) => {
    const [series] = historyOf([reportOn(1), reportOn(2, {}, changed)]).series;
    expect(series?.runs.map(({ changes }) => changes.map((each) => each.what))).toEqual([[], [what]]);
  });

  it('draw the last runs, and count all', () => {
    const { runs, runsRead, areas, operations } = seriesWith(['pass', 'pass', 'pass'], 2);
    expect(runs.map(({ file }) => file)).toEqual(['2.json', '3.json']);
    expect(runsRead).toBe(3);
    expect(areas.every(({ failed }) => failed.length === 2)).toBe(true);
    expect(operations.every(({ p95 }) => p95.length === 2)).toBe(true);
  });

  it('have no number where a run lacks an area or an operation', () => {
    const [series] = historyOf([reportOn(1, {}, { operations: [], areas: [] }), reportOn(2)]).series;
    expect(series?.operations[0]?.p95[0]).toBeNull();
    expect(series?.operations[0]?.p95[1]).toBeGreaterThanOrEqual(0);
    expect(series?.areas[0]?.checks[0]).toBeNull();
  });

  it('leave out no run that has no end', () => {
    const [series] = historyOf([{ ...reportOn(1), finishedAt: undefined, verdict: 'aborted' }]).series;
    expect(series?.runs).toMatchObject([{ verdict: 'aborted' }]);
    expect(series?.runs[0]).not.toHaveProperty('ms');
  });
});

describe('a clause that fails now', () => {
  it('has its first failing run since it last held, behind what is drawn', () => {
    const { failing } = seriesWith(['fail', 'pass', 'fail', 'inconclusive', 'not-tested', 'fail'], 1);
    expect(failing).toMatchObject([
      { id: limit, since: { file: '3.json' }, heldIn: { file: '2.json' }, failures: 2, states: ['fails'] },
    ]);
  });

  it('may never have held', () => {
    const { failing } = seriesWith(['inconclusive', 'fail']);
    expect(failing).toMatchObject([{ since: { file: '2.json' } }]);
    expect(failing[0]).not.toHaveProperty('heldIn');
  });

  it('shows what else changed since it held', () => {
    const [series] = historyOf([
      reportOn(1, { [limit]: 'pass' }, { contract: '2.0.0' }),
      reportOn(2, { [limit]: 'fail' }, { contract: '2.1.0', gate: { failOn: [] } }),
    ]).series;
    expect(series?.failing[0]?.changes).toEqual([
      { what: 'served contract', from: '2.0.0, 2.0.0', to: '2.1.0, 2.1.0' },
    ]);
  });

  it('comes before those that fail for longer, and a clause that holds is not among them', () => {
    const [series] = historyOf([
      reportOn(1, { [limit]: 'fail', [cursor]: 'pass' }),
      reportOn(2, { [limit]: 'fail', [cursor]: 'fail', 'envelope.list.pagination': 'pass' }),
    ]).series;
    expect(series?.failing.map(({ id }) => id)).toEqual([cursor, limit]);
  });
});

describe('a clause that changes back and forth', () => {
  const flips = (outcomes: readonly Outcome[]) => seriesWith(outcomes).flipping.map((each) => each.flips);
  it.each<[Outcome[], number[]]>([
    [['pass', 'fail', 'pass'], [2]],
    [['pass', 'fail', 'warn', 'fail'], [3]],
    [['pass', 'inconclusive', 'pass'], [2]],
    // One change is a regression, or its repair.
    [['pass', 'pass', 'fail', 'fail'], []],
    [['fail', 'pass'], []],
    // What is not judged is no change.
    [['pass', 'not-tested', 'pass', 'not-applicable', 'pass'], []],
    [['pass', 'not-tested', 'fail', 'not-tested', 'pass'], [2]],
  ])('%j: %j', (outcomes, expected) => expect(flips(outcomes)).toEqual(expected));

  it('is not compared across a change of the contract', () => {
    const [series] = historyOf([
      reportOn(1, { [limit]: 'pass' }, { contract: '1' }),
      reportOn(2, { [limit]: 'fail' }, { contract: '2' }),
      reportOn(3, { [limit]: 'pass' }, { contract: '2' }),
    ]).series;
    expect(series?.flipping).toEqual([]);
  });

  it('comes first if it failed', () => {
    const days: readonly [Outcome, Outcome][] = [
      ['inconclusive', 'pass'],
      ['pass', 'fail'],
      ['inconclusive', 'pass'],
      ['pass', 'pass'],
    ];
    const [series] = historyOf(
      days.map(([one, other], index) => reportOn(index + 1, { [limit]: one, [cursor]: other })),
    ).series;
    expect(series?.flipping.map(({ id, flips: count }) => [id, count])).toEqual([
      [cursor, 2],
      [limit, 3],
    ]);
  });
});

it('a clause is newly decided or undecided by the two newest runs', () => {
  const [series] = historyOf([
    reportOn(1, { [limit]: 'pass', [cursor]: 'pass' }),
    reportOn(2, { [limit]: 'inconclusive', [cursor]: 'fail' }),
    reportOn(3, { [limit]: 'pass', [cursor]: 'not-tested' }),
  ]).series;
  expect(series).toMatchObject({ decided: [limit], undecided: [cursor] });
});

describe('the runs that are kept', () => {
  const record = (day: number, file: string, changed: Partial<ReturnType<typeof reportOn>> = {}) =>
    recordOf({ ...reportOn(day), ...changed }, file, clauseOrder());

  it('are the newest, in the order of their starts', () => {
    const kept = keptRuns(3);
    for (const day of [5, 9, 2, 8, 1, 7, 4, 6, 3]) kept.add(record(day, `${day}.json`));
    const { records, dropped } = kept.finish();
    expect(records.map(({ file }) => file)).toEqual(['7.json', '8.json', '9.json']);
    expect(dropped).toBe(6);
  });

  it('are each there once, from the file that was finished last', () => {
    const kept = keptRuns(3);
    expect(kept.add(record(1, 'killed.ndjson', { finishedAt: undefined }))).toBeUndefined();
    expect(kept.add(record(1, 'resumed.json'))).toEqual({ left: 'killed.ndjson', kept: 'resumed.json' });
    expect(kept.add(record(1, 'copy.json'))).toEqual({ left: 'copy.json', kept: 'resumed.json' });
    expect(kept.finish().records.map(({ file }) => file)).toEqual(['resumed.json']);
  });
});

it('a start that is no instant is refused', () => {
  const { run } = reportOn(1);
  expect(() => historyOf([{ ...reportOn(1), run: { ...run, startedAt: 'yesterday' } }])).toThrow(/instant/);
});
