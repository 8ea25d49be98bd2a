import type { ClauseId } from '../../../contract/index.js';
import { suite } from '../../../suites/index.js';
import type { Report } from '../../engine/record/report.js';
import type { FaultId } from '../../proof/reference/index.js';
import { differenceText } from '../behaviour/changes.js';
import { scenarios } from '../behaviour/comparison.test-data.js';
import type { Scenario } from './scenario.test-data.js';

const clause: ClauseId = 'events.limit.default';
const check = 'events/limit-default';
const faulty = { faults: ['events.limit.default-50'] } as const;

const otherSuite = (report: Report): Report => ({
  ...report,
  run: { ...report.run, suite: { ...report.run.suite, version: '0.0.1', ledger: 'sha256:0' } },
});

/** As a suite reports that does not have the check. */
const withoutCheck = (report: Report): Report => ({
  ...report,
  checks: report.checks.filter(({ id }) => id !== check),
  clauses: report.clauses.map(({ outcome, ...each }) =>
    each.checks.includes(check)
      ? { ...each, checks: each.checks.filter((id) => id !== check) }
      : { ...each, ...(outcome === undefined ? {} : { outcome }) },
  ),
});

/** As a suite reports whose check was wrong. */
const accusing = (report: Report): Report => ({
  ...otherSuite(report),
  checks: report.checks.map((each) => (each.id === check ? { ...each, outcome: 'fail' } : each)),
  clauses: report.clauses.map((each) => (each.checks.includes(check) ? { ...each, outcome: 'fail' } : each)),
});

const withoutClause = (report: Report): Report => ({
  ...report,
  clauses: report.clauses.filter(({ id }) => id !== clause),
});

const withLevel = (report: Report): Report => ({
  ...report,
  clauses: report.clauses.map((each) =>
    each.id === clause ? { ...each, level: 'should', outcome: 'warn' } : each,
  ),
});

const data = (
  name: string,
  variant: NonNullable<Scenario['after']['variants']>[number],
  check: string,
): Scenario => ({
  name,
  after: { variants: [variant] },
  check,
  cause: 'data',
  watch: [],
});

/** What moved though the deployment behaves as before: its data, the account, the limits, the suite, the ledger. */
export const elsewhereScenarios: readonly Scenario[] = [
  { name: 'data that are other ones', after: { seed: 8 }, check, watch: [] },
  data('a corpus that is quiet lately', 'corpus.quiet-lately', 'stories/summary-of-list'),
  data('a corpus of one country', 'corpus.one-country', 'geography/per-country'),
  data('a corpus without offices', 'corpus.without-offices', 'events/office-roster'),
  data('a corpus without merged entities', 'corpus.without-merged-entities', 'events/entity-family-expand'),
  data('a corpus of conflict alone', 'corpus.conflict-only', 'versioning/deprecated-on-list'),
  {
    name: 'a key of a plan that lacks a family',
    after: { account: 'without-facilities' },
    check: 'facilities/limit-default',
    cause: 'settings',
    class: 'breaking',
    watch: ['unannounced'],
    compare: ['status status 200 → 403'],
  },
  { name: 'too few requests', after: { maxRequests: 13 }, check, cause: 'settings', watch: [] },
  {
    name: 'a check that came to the suite',
    before: { ...faulty, judged: withoutCheck },
    after: faulty,
    check,
    cause: 'suite',
    watch: [],
  },
  { name: 'a check that left the suite', after: { judged: withoutCheck }, check, cause: 'suite', watch: [] },
  {
    name: 'a check that was mended',
    before: { judged: accusing },
    after: {},
    check,
    cause: 'suite',
    watch: [],
  },
  {
    name: 'a clause that came to the ledger',
    before: { judged: withoutClause },
    after: {},
    check,
    cause: 'ledger',
    watch: [],
  },
  {
    name: 'a clause that left the ledger',
    after: { judged: withoutClause },
    check,
    cause: 'ledger',
    watch: [],
  },
  {
    name: 'a clause of another level',
    before: { judged: withLevel },
    after: {},
    check,
    cause: 'ledger',
    watch: [],
  },
  {
    name: 'a fault that another suite finds as well',
    before: { judged: otherSuite },
    after: { faults: ['events.limit.default-50'] },
    check,
    class: 'breaking',
    cause: 'suite',
    watch: ['unannounced'],
    compare: ['default /pagination/limit 25 → 50'],
  },
];

/** Seen beside the same data alone, which looks on two days do not have. */
const ofData: ReadonlySet<FaultId> = new Set([
  'card.magnitude-string',
  'card.confidence-percent',
  'card.fatalities-fabricated',
  'card.top-articles-null',
  'fatalities.true-admits-zero',
  'list.category.dropped',
  'list.region.dropped',
  'retired.max_magnitude.still-applied',
]);

/** Each fault under an unchanged contract, as `watch` and the report of a check that it refutes see it. */
export const behaviourScenarios: readonly Scenario[] = scenarios.map(
  ({ fault, aspect, at, seen: [first, second] }): Scenario => {
    const isFree = at === 'status' && first === '400' && second === '200';
    const refuted = suite.filter(({ refutedBy }) => refutedBy.includes(fault));
    // An invariant hears what other checks bring about.
    const check =
      refuted.find((each) => 'property' in each) ?? refuted.find((each) => !('provokedBy' in each));
    return {
      name: `${fault}, under the same contract`,
      after: { faults: [fault] },
      ...(check === undefined ? {} : { check: check.id, cause: 'server' }),
      class: isFree ? 'free' : 'breaking',
      watch: ofData.has(fault) ? [] : [isFree ? 'free' : 'unannounced'],
      compare: [`${aspect} ${at} ${differenceText({ first, second })}`],
    };
  },
);
