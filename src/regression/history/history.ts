import { type ClauseHistory, clauseHistory } from './clauses.js';
import type { AreaCounts, ClauseOrder, Conditions, Latency, RunRecord, SeriesIdentity } from './record.js';

/** The name and version of the JSON form. A report has a number here. */
export const historyFormat = 'history 1';

/** Something that a run was judged by, and what it was in the run before of the series. */
export interface ConditionChange {
  readonly what: keyof Conditions;
  readonly from: string;
  readonly to: string;
}

/** A run as a history shows it. */
export interface HistoryRun extends Omit<RunRecord, 'identity' | 'clauses' | 'areas' | 'operations'> {
  /** What changed since the run before, so that the two do not compare as they are. */
  readonly changes: readonly ConditionChange[];
}

/** The checks of an area, a number a drawn run; null where the run has no such area. */
export interface AreaTrend {
  readonly area: string;
  readonly checks: Numbers;
  readonly failed: Numbers;
  readonly undecided: Numbers;
}

/** The latency of an operation in milliseconds, a number a drawn run; null where the run did not request it. */
export interface LatencyTrend {
  readonly operation: Latency['operation'];
  readonly requests: Numbers;
  readonly p50: Numbers;
  readonly p95: Numbers;
  readonly p99: Numbers;
  readonly max: Numbers;
}

export type Numbers = readonly (number | null)[];

/** The comparable runs of one target under one selection, by their start; the oldest first. */
export interface Series extends SeriesIdentity, ClauseHistory {
  readonly targetName: string;
  /** How many runs were read; the clauses that fail are followed through all of them. */
  readonly runsRead: number;
  /** The latest of them, which are drawn. */
  readonly runs: readonly HistoryRun[];
  readonly areas: readonly AreaTrend[];
  /** The slowest in the newest run first, by p95. */
  readonly operations: readonly LatencyTrend[];
}

/** A file that no history can use, and why. */
export interface LeftOutFile {
  readonly file: string;
  readonly reason: string;
}

/** How verdict, areas, clauses, latency and cost moved over runs. */
export interface History {
  readonly format: typeof historyFormat;
  readonly runsRead: number;
  /** How many of them are too old to be kept, since many newer ones were read. */
  readonly runsDropped: number;
  /** The one with the newest run first. */
  readonly series: readonly Series[];
  /** The first of the files that are left out. */
  readonly leftOut: readonly LeftOutFile[];
  readonly filesLeftOut: number;
}

/** The newest runs of those that are added, each once. */
export interface KeptRuns {
  /** @returns the two files of one run, if the run was there before: the one that was finished last is kept */
  add(record: RunRecord): { readonly left: string; readonly kept: string } | undefined;
  /** The runs in the order of their starts, and how many older ones were dropped. */
  finish(): { readonly records: readonly RunRecord[]; readonly dropped: number };
}

/** @param most how many are kept; twice as many are held until the oldest of them are dropped */
export function keptRuns(most: number): KeptRuns {
  const byRun = new Map<string, RunRecord>();
  let dropped = 0;
  const drop = () => {
    const oldest = [...byRun].toSorted(([, one], [, other]) => byStart(one, other)).slice(0, -most);
    for (const [key] of oldest) byRun.delete(key);
    dropped += oldest.length;
  };
  return {
    add(record) {
      const key = JSON.stringify([record.identity, record.startedAt, record.seed]);
      const before = byRun.get(key);
      if (before !== undefined && (before.finishedAt ?? '') >= (record.finishedAt ?? ''))
        return { left: record.file, kept: before.file };
      byRun.set(key, record);
      if (byRun.size > 2 * most) drop();
      return before === undefined ? undefined : { left: before.file, kept: record.file };
    },
    finish() {
      drop();
      return { records: [...byRun.values()].toSorted(byStart), dropped };
    },
  };
}

/** The series of records that are in the order of their starts. @param last how many runs of each series are drawn */
export function seriesOf(records: readonly RunRecord[], order: ClauseOrder, last: number): readonly Series[] {
  const groups = new Map<string, RunRecord[]>();
  for (const record of records) {
    const { target, preset, checks, shard } = record.identity;
    const key = JSON.stringify([target, preset, checks, shard]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [record]);
    else group.push(record);
  }
  return [...groups.values()]
    .toSorted((one, other) => byStart(other.at(-1), one.at(-1)))
    .flatMap((group) => {
      const newest = group.at(-1);
      return newest === undefined ? [] : [oneSeries(group, newest, order, last)];
    });
}

/** By their starts, and those of one instant by their files. */
export function byStart(one: RunRecord | undefined, other: RunRecord | undefined): number {
  const [first, second] = [one, other].map((each) => `${each?.startedAt} ${each?.file}`) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}

function oneSeries(
  records: readonly RunRecord[],
  newest: RunRecord,
  order: ClauseOrder,
  last: number,
): Series {
  const all = withChanges(records);
  const drawn = records.slice(-last);
  return {
    ...newest.identity,
    targetName: newest.targetName,
    runsRead: records.length,
    runs: all.slice(-last).map(({ record, changes }) => {
      const {
        identity: _identity,
        clauses: _clauses,
        areas: _areas,
        operations: _operations,
        ...run
      } = record;
      return { ...run, changes };
    }),
    ...clauseHistory(all, drawn.length, order.ids()),
    areas: areaTrends(drawn),
    operations: latencyTrends(drawn),
  };
}

/** A run with what changed since the one before of its series. */
export interface ChangedRun {
  readonly record: RunRecord;
  readonly changes: readonly ConditionChange[];
}

const conditionNames = ['suite', 'served contract', 'keys', 'User-Agent', 'exit policy'] as const;

/** What a run does not know is compared with the next that does. */
function withChanges(records: readonly RunRecord[]): readonly ChangedRun[] {
  const known = new Map<keyof Conditions, string>();
  return records.map((record, index) => {
    const changes = conditionNames.flatMap((what): readonly ConditionChange[] => {
      const to = record.conditions[what];
      if (to === undefined && what !== 'User-Agent') return [];
      const from = known.get(what);
      known.set(what, to ?? 'the usual one');
      return index === 0 || from === undefined || from === (to ?? 'the usual one')
        ? []
        : [{ what, from, to: to ?? 'the usual one' }];
    });
    return { record, changes };
  });
}

function areaTrends(drawn: readonly RunRecord[]): readonly AreaTrend[] {
  const names = [...new Set(drawn.toReversed().flatMap(({ areas }) => areas.map(({ area }) => area)))];
  return names.map((area) => {
    const counts = drawn.map(({ areas }) => areas.find((each) => each.area === area));
    const of = (member: keyof Omit<AreaCounts, 'area'>) => counts.map((each) => each?.[member] ?? null);
    return { area, checks: of('checks'), failed: of('failed'), undecided: of('undecided') };
  });
}

function latencyTrends(drawn: readonly RunRecord[]): readonly LatencyTrend[] {
  const names = [...new Set(drawn.flatMap(({ operations }) => operations.map(({ operation }) => operation)))];
  return names
    .map((operation) => {
      const found = drawn.map(({ operations }) => operations.find((each) => each.operation === operation));
      const of = (member: keyof Omit<Latency, 'operation'>) => found.map((each) => each?.[member] ?? null);
      return {
        operation,
        requests: of('requests'),
        p50: of('p50'),
        p95: of('p95'),
        p99: of('p99'),
        max: of('max'),
      };
    })
    .toSorted((one, other) => (other.p95.at(-1) ?? -1) - (one.p95.at(-1) ?? -1));
}
