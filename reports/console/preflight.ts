import type {
  Diagnosis,
  Discovered,
  ForecastGroup,
  PlannedStep,
  Preflight,
  RunEvent,
  RunResumed,
  RunStarted,
} from '../../src/engine/events.js';
import type { Examination, PlanSummary } from '../../src/engine/preflight/examination.js';
import { masked, printable } from '../safe-text.js';
import { counted, diagnosisLabels, duration, outcomeLabels } from '../wording.js';
import { hanging, type Paint, painter } from './terminal.js';

const indent = 14;

/** A diagnosis: the finding, who can fix it, and below it how. */
function diagnosisLines(
  paint: Paint,
  { state, whose, said, next }: Diagnosis,
  columns: number,
): readonly string[] {
  const { symbol, like } = diagnosisLabels[state];
  const lead = `  ${paint.outcome(like, symbol)} ${paint.quiet(whose.padEnd(indent - 4))}`;
  // The diagnosis of a given contract has one fault per line.
  const [first = '', ...others] = said.split('\n');
  return [
    hanging(lead, indent, printable(first), columns),
    ...[...others, ...(next === undefined ? [] : [next])].map((each) =>
      hanging(' '.repeat(indent), indent, printable(each), columns),
    ),
  ];
}

type Planned = Extract<RunEvent, { readonly type: 'planned' }>;

const labelIndent = 12;

/** A labelled line of the opening. */
export const labelled = (paint: Paint, label: string, text: string, columns: number): string =>
  hanging(`  ${paint.quiet(label.padEnd(labelIndent - 2))}`, labelIndent, printable(text), columns);

export const titleLine = (paint: Paint, { suite }: RunStarted): string =>
  `${paint.strong(printable(suite.name))} ${paint.quiet(`${printable(suite.version)} · ${counted(suite.checks, 'check')} for ${counted(suite.clauses, 'clause')}`)}`;

export const targetWords = ({ target, seed, shard }: RunStarted): string =>
  `${target.name} at ${target.baseUrl}, seed ${seed}${shard === undefined ? '' : `, shard ${shard.index}/${shard.of}`}`;

/** The configuration file with the names of its settings; a run has at most one. */
export function fileWords({ settings }: RunStarted): readonly string[] {
  const fromFile = Object.entries(settings).filter(([, { from }]) => from.startsWith('file '));
  const files = [...new Set(fromFile.map(([, { from }]) => from.slice('file '.length)))];
  return files.map((file) => `${fromFile.map(([name]) => name).join(', ')} from ${file}`);
}

export const resumedWords = ({ settled, spent }: RunResumed): string =>
  `${counted(settled, 'check')} already finished, ${counted(spent.requests, 'request')} sent`;

export function learnedWords(learned: Discovered): string {
  const { window, servedContract, servedContractNote: note, keys, entitlements } = learned;
  return [
    `${counted(learned.events, 'event')} from ${window.start} to ${window.end}`,
    counted(learned.leis, 'LEI'),
    ...Object.entries(entitlements).map(([flag, state]) => `${flag} ${state}`),
    `keys: ${keys.join(', ') || 'none'}`,
    `openapi.json ${servedContract}${note === '' ? '' : ` (${note})`}`,
  ].join('; ');
}

export function planWords({ steps, estimate }: Planned): string {
  const required = steps.filter((each) => each.required && runs(each)).length;
  const { requests, queryUnits } = estimate;
  return `${steps.filter(runs).length} of ${counted(steps.length, 'check')} will run, ${required} of them required; about ${counted(requests, 'request')} and ${counted(queryUnits, 'Query Unit')}`;
}

/** The expected time, and the diagnoses that need attention. */
export const preflightLines = (
  paint: Paint,
  { seconds, diagnoses }: Preflight,
  columns: number,
): readonly string[] => [
  labelled(paint, 'time', timeWords(seconds), columns),
  ...diagnoses
    .filter(({ state }) => state !== 'good')
    .flatMap((each) => diagnosisLines(paint, each, columns)),
];

export const timeWords = (seconds: number): string =>
  `about ${seconds < 60 ? `${seconds} s` : duration(seconds * 1000)} at the current response time`;

export const runs = (step: PlannedStep): boolean => step.skip === undefined;

/** The output of `doctor`: each diagnosis, then the plan and its cost. */
export function doctorText(
  examination: Examination,
  { colour, columns }: { readonly colour: boolean; readonly columns: number },
): string {
  const paint = painter(colour);
  const { target, diagnoses, plan } = masked(examination);
  const lines = [
    ...(target === undefined
      ? []
      : [labelled(paint, 'target', `${target.name} at ${target.baseUrl}`, columns), '']),
    paint.strong('Diagnoses'),
    ...diagnoses.flatMap((each) => diagnosisLines(paint, each, columns)),
    ...(plan === undefined ? [] : ['', paint.strong('Plan'), ...planLines(paint, plan, columns)]),
    '',
    paint.strong(ending(examination)),
  ];
  return `${lines.join('\n')}\n`;
}

function planLines(paint: Paint, plan: PlanSummary, columns: number): readonly string[] {
  const { requests, queryUnits } = plan.cost;
  const line = (label: string, text: string) => labelled(paint, label, text, columns);
  return [
    line(
      'checks',
      `${plan.willRun} of ${counted(plan.checks, 'check')} will run, ${plan.required} of them required`,
    ),
    line('cost', `about ${counted(requests, 'request')} and ${counted(queryUnits, 'Query Unit')}`),
    line('time', timeWords(plan.seconds)),
    line('forecast', forecastWords(plan)),
    ...plan.interactions.map(({ operation, pairs, ofPairs, triples, ofTriples }, index) =>
      line(
        index === 0 ? 'pairs' : '',
        `${operation}: at least ${pairs.length} of ${ofPairs} pairs of parameters and ${triples} of ${ofTriples} triples meet`,
      ),
    ),
    ...plan.left.map(({ outcome, note, checks }, index) =>
      line(
        index === 0 ? 'skipped' : '',
        `${counted(checks, 'check')} ${outcomeLabels[outcome].word}: ${note}`,
      ),
    ),
  ];
}

/** How many required checks are known to end without a decision, and what that rests on. */
function forecastWords({ forecast, requests, required }: PlanSummary): string {
  const count = (outcome: ForecastGroup['outcome']) =>
    forecast.reduce((sum, each) => sum + (each.outcome === outcome ? each.checks.length : 0), 0);
  const [open, moot] = [count('inconclusive'), count('not-applicable')];
  const expected = [
    ...(open === 0 ? [] : [`about ${open} of ${counted(required, 'required check')} will reach no decision`]),
    ...(moot === 0 ? [] : [`about ${moot} will not apply`]),
  ];
  const words = expected.length === 0 ? 'no required check is known to stay undecided' : expected.join(', ');
  return `${words}; ${counted(requests, 'request')} sent to find out`;
}

function ending({ diagnoses }: Examination): string {
  if (diagnoses.some(({ state }) => state === 'stop')) return 'A run is not possible. Exit code 3.';
  const notices = diagnoses.filter(({ state }) => state === 'notice').length;
  return notices === 0 ? 'Ready to run.' : `Ready to run, with ${counted(notices, 'notice')}.`;
}
