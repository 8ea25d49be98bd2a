import type { ClauseId } from '../../contract/index.js';
import type { FailingClause, FlippingClause } from '../../src/regression/history/clauses.js';
import type {
  ConditionChange,
  History,
  LatencyTrend,
  Numbers,
  Series,
} from '../../src/regression/history/history.js';
import { type Entry, type Outline, sectionIfAny } from '../outline.js';
import { citedClause, counted, duration, grouped, verdictSymbols } from '../wording.js';
import { instantWords, plainNumber, rangeWords, stateLabels, textSparkline, type Unit } from './charts.js';

/** Entries of a section; the JSON form has all. */
const mostEntries = 20;

/** A history as texts: one for each series, with what is left out in the last. */
export function historyOutlines(history: History): readonly Outline[] {
  const { series } = history;
  return series.map((each, index) => ({
    title: `Conformance history of ${seriesName(each)}`,
    facts: factsOf(each),
    sections: [...sectionsOf(each), ...(index === series.length - 1 ? leftOutSection(history) : [])],
    conclusion:
      index === series.length - 1
        ? conclusionOf(history)
        : 'A series of other runs follows; they are not compared.',
  }));
}

/** The target and the selection of a series. */
export const seriesName = ({ target, ...selection }: Series): string =>
  `${target}, ${selectionName(selection)}`;

/** Such as `preset gate, shard 1/2`. */
export const selectionName = ({
  preset,
  checks,
  shard,
}: Pick<Series, 'preset' | 'checks' | 'shard'>): string =>
  [
    preset.startsWith('certification') ? preset : `preset ${preset}`,
    ...(checks === 'all' ? [] : [`checks ${checks}`]),
    ...(shard === undefined ? [] : [`shard ${shard}`]),
  ].join(', ');

/** What a history rests on, as one sentence. */
export function conclusionOf({ runsRead, runsDropped, filesLeftOut, series }: History): string {
  const drawn = series.reduce((sum, { runs }) => sum + runs.length, 0);
  return [
    `${counted(runsRead, 'run')} in ${grouped(series.length)} series`,
    ...(drawn === runsRead ? [] : [`the last ${grouped(drawn)} drawn`]),
    ...(runsDropped === 0 ? [] : [`${counted(runsDropped, 'older run')} dropped`]),
    ...(filesLeftOut === 0 ? [] : [`${counted(filesLeftOut, 'file')} left out`]),
  ]
    .join('; ')
    .concat('.');
}

/** A number of each drawn run that moves, by its name. */
export const trendsOf = ({
  runs,
}: Pick<Series, 'runs'>): readonly {
  readonly name: string;
  readonly values: Numbers;
  readonly unit: Unit;
}[] => [
  { name: 'failed checks', values: runs.map(({ counts }) => counts.failed), unit: plainNumber },
  {
    name: 'undecided required checks',
    values: runs.map(({ counts }) => counts.undecided),
    unit: plainNumber,
  },
  { name: 'decided required checks', values: runs.map(({ counts }) => counts.decided), unit: plainNumber },
  { name: 'requests', values: runs.map(({ requests }) => requests), unit: plainNumber },
  { name: 'Query Units', values: runs.map(({ queryUnits }) => queryUnits), unit: plainNumber },
  { name: 'duration', values: runs.map(({ ms }) => ms ?? null), unit: duration },
];

const factsOf = (series: Series): Outline['facts'] => [
  ['runs', runsWords(series)],
  [
    'verdicts',
    `${series.runs.map(({ verdict }) => verdictSymbols[verdict]).join('')}  ${series.runs.at(-1)?.verdict} now`,
  ],
  ...trendsOf(series).map(
    ({ name, values, unit }) => [name, `${textSparkline(values)}  ${rangeWords(values, unit)}`] as const,
  ),
];

/** How many runs there are, of which time, and how many of them are drawn. */
export function runsWords({ runs, runsRead }: Series): string {
  const [first, newest] = [runs.at(0), runs.at(-1)].map((run) => instantWords(run?.startedAt ?? ''));
  const time = runs.length === 1 ? `of ${newest} UTC` : `from ${first} to ${newest} UTC`;
  return runsRead > runs.length
    ? `the last ${grouped(runs.length)} of ${grouped(runsRead)}, ${time}`
    : `${grouped(runs.length)}, ${time}`;
}

function sectionsOf(series: Series): Outline['sections'] {
  const { failing, flipping, decided, undecided, runs, areas, operations } = series;
  return [
    ...listed('Clauses that fail now', failing, failingEntry),
    ...listed('Clauses that change back and forth', flipping, flippingEntry),
    ...listed('Decided again since the run before', decided, (id) => clauseEntry('→', id)),
    ...listed('No longer decided since the run before', undecided, (id) => clauseEntry('?', id)),
    ...listed(
      'Areas with failed or undecided checks',
      areas.filter(({ failed, undecided: open }) => [...failed, ...open].some((each) => (each ?? 0) > 0)),
      ({ area, failed, undecided: open }) => ({
        mark: (failed.at(-1) ?? 0) > 0 ? '✗' : (open.at(-1) ?? 0) > 0 ? '?' : '✓',
        text: [
          `${area}: failed ${textSparkline(failed)} ${rangeWords(failed, plainNumber)}; undecided ${textSparkline(open)} ${rangeWords(open, plainNumber)}`,
        ],
      }),
    ),
    ...listed('Slowest operations by p95', operations.slice(0, 5), latencyEntry),
    ...listed(
      'What else changed',
      runs.flatMap(({ startedAt, changes }) => changes.map((change) => ({ startedAt, change }))),
      ({ startedAt, change }) => ({
        mark: '!',
        text: [`${instantWords(startedAt)}: ${changeWords(change)}`],
      }),
    ),
  ];
}

const listed = <Item>(
  title: string,
  items: readonly Item[],
  entry: (item: Item) => Entry,
): Outline['sections'] => {
  const left = items.length - mostEntries;
  return sectionIfAny({
    title,
    entries: [
      ...items.slice(0, mostEntries).map(entry),
      ...(left > 0
        ? [{ mark: '·', text: [`and ${grouped(left)} more (--reporter json has all)`] } as const]
        : []),
    ],
  });
};

const failingEntry = (clause: FailingClause): Entry => ({
  mark: '✗',
  text: [{ code: clause.id }, ` ${stripWords(clause)}`],
  details: [
    [citedClause(clause.id).says],
    [`fails since ${instantWords(clause.since.startedAt)} (${clause.since.file}), ${heldWords(clause)}`],
    ...(clause.changes.length === 0 ? [] : [[`changed since then: ${changesWords(clause.changes)}`]]),
  ],
});

const flippingEntry = (clause: FlippingClause): Entry => ({
  mark: '!',
  text: [{ code: clause.id }, ` ${stripWords(clause)} ${counted(clause.flips, 'change')}`],
  details: [[citedClause(clause.id).says]],
});

const clauseEntry = (mark: Entry['mark'], id: ClauseId): Entry => ({ mark, text: [{ code: id }] });

const stripWords = ({ states }: Pick<FailingClause, 'states'>): string =>
  states.map((each) => stateLabels[each].symbol).join('');

/** The run in which a clause last held, and how many fail since then. */
export function heldWords({ heldIn, failures }: FailingClause): string {
  const held =
    heldIn === undefined
      ? 'no run that was read shows it held'
      : `it last held on ${instantWords(heldIn.startedAt)} (${heldIn.file})`;
  return `in ${counted(failures, 'run')}; ${held}`;
}

export const changeWords = ({ what, from, to }: ConditionChange): string => `${what}: ${from} → ${to}`;

export const changesWords = (changes: readonly ConditionChange[]): string =>
  changes.map(changeWords).join('; ');

/** Milliseconds as they are written beside an operation. */
export const milliseconds: Unit = (ms) => `${grouped(Math.round(ms))} ms`;

const latencyEntry = ({ operation, p95 }: LatencyTrend): Entry => ({
  mark: '·',
  text: [`${operation}: ${textSparkline(p95)} ${rangeWords(p95, milliseconds)}`],
});

function leftOutSection({ leftOut, filesLeftOut }: History): Outline['sections'] {
  const [section] = listed('Left out', leftOut, ({ file, reason }) => ({
    mark: '!',
    text: [{ code: file }, `: ${reason}`],
  }));
  const unknown = filesLeftOut - leftOut.length;
  if (section === undefined) return [];
  return [
    {
      ...section,
      entries: [
        ...section.entries,
        ...(unknown > 0 ? [{ mark: '·', text: [`and ${counted(unknown, 'further file')}`] } as const] : []),
      ],
    },
  ];
}
