import type {
  Learned,
  PlannedStep,
  Preflight,
  RunEvent,
  RunResumed,
  RunStarted,
} from '../../src/engine/events.js';
import { printable } from '../printable.js';
import { counted, duration } from '../wording.js';
import { diagnosisLines } from './diagnosis.js';
import { hanging } from './layout.js';
import type { Paint } from './paint.js';

type Planned = Extract<RunEvent, { readonly type: 'planned' }>;

const indent = 12;

/** A line with its label, as all lines before the run have. */
export const labelled = (paint: Paint, label: string, text: string, columns: number): string =>
  hanging(`  ${paint.quiet(label.padEnd(indent - 2))}`, indent, printable(text), columns);

export const titleLine = (paint: Paint, { suite }: RunStarted): string =>
  `${paint.strong(printable(suite.name))} ${paint.quiet(`${printable(suite.version)} · ${counted(suite.checks, 'check')} for ${counted(suite.clauses, 'clause')}`)}`;

export const targetWords = ({ target, seed, shard }: RunStarted): string =>
  `${target.name} at ${target.baseUrl}, seed ${seed}${shard === undefined ? '' : `, shard ${shard.index}/${shard.of}`}`;

/** A file that settings come from, with their names; a run has at most one. */
export function fileWords({ settings }: RunStarted): readonly string[] {
  const fromFile = Object.entries(settings).filter(([, { from }]) => from.startsWith('file '));
  const files = [...new Set(fromFile.map(([, { from }]) => from.slice('file '.length)))];
  return files.map((file) => `${fromFile.map(([name]) => name).join(', ')} from ${file}`);
}

export const resumedWords = ({ settled, spent }: RunResumed): string =>
  `${counted(settled, 'check')} ${settled === 1 ? 'is' : 'are'} done, ${counted(spent.requests, 'request')} spent`;

export function learnedWords(learned: Learned): string {
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

/** How long it will take, and what should be known before; what is good needs no line. */
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
  `about ${seconds < 60 ? `${seconds} s` : duration(seconds * 1000)}, if replies keep coming as they came so far`;

export const runs = (step: PlannedStep): boolean => step.skip === undefined;
