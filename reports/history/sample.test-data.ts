import type { ClauseId } from '../../contract/index.js';
import type { Report } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { type History, historyFormat, seriesOf } from '../../src/regression/history/history.js';
import { clauseOrder, recordOf } from '../../src/regression/history/record.js';
import { sampleReport } from '../sample.test-data.js';

export const limit: ClauseId = 'limits.events-limit.max';
export const cursor: ClauseId = 'envelope.list.pagination.cursor';

interface Changed {
  readonly run?: Partial<Report['run']>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly gate?: Partial<Report['gate']>;
  readonly contract?: string;
  readonly operations?: Report['operations'];
  readonly areas?: Report['areas'];
}

/** The report of a run on a day of November 2026, with the outcomes of some clauses. */
export function reportOn(
  day: number,
  outcomes: Readonly<Partial<Record<ClauseId, Outcome>>> = {},
  { run, settings = {}, gate, contract, operations, areas }: Changed = {},
): Report {
  const { learned } = sampleReport;
  if (learned === undefined) throw new TypeError('the sample has a probe');
  const startedAt = `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`;
  const given = Object.entries(settings).map(([name, value]) => [name, { value, from: 'flag' }]);
  return {
    ...sampleReport,
    finishedAt: startedAt.replace('03:00:00', '03:00:42'),
    run: {
      ...sampleReport.run,
      startedAt,
      settings: { ...sampleReport.run.settings, ...Object.fromEntries(given) },
      ...run,
    },
    learned:
      contract === undefined
        ? learned
        : { ...learned, contract: { digest: `sha256:${contract}`, title: 'API', version: contract } },
    clauses: (Object.entries(outcomes) as [ClauseId, Outcome][]).map(([id, outcome]) => ({
      id,
      outcome,
      level: 'must',
      standing: 'checked',
      checks: [],
    })),
    gate: { ...sampleReport.gate, ...gate },
    operations: operations ?? sampleReport.operations,
    areas: areas ?? sampleReport.areas,
  };
}

/** The history of reports, whose files are `1.json` and so on. */
export function historyOf(reports: readonly Report[], last = 30): History {
  const order = clauseOrder();
  const records = reports.map((report, index) => recordOf(report, `${index + 1}.json`, order));
  return {
    format: historyFormat,
    runsRead: reports.length,
    runsDropped: 0,
    series: seriesOf(records, order, last),
    leftOut: [],
    filesLeftOut: 0,
  };
}
