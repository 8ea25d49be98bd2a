import { createHash } from 'node:crypto';
import type { CheckResult, Failure } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import type { Exchange } from '../src/kit/index.js';
import type { FileReporter, LogReporter } from './reporter.js';
import { masked } from './safe-text.js';
import { replayCommand } from './shell-commands.js';

/** `report.json`: a report with each exchange once, under its address, and for each failure a command that repeats it. */
export interface ReportDocument extends Omit<Report, 'checks'> {
  readonly checks: readonly CheckDocument[];
  /** By their addresses. */
  readonly exchanges: Readonly<Record<string, Exchange>>;
}

export interface CheckDocument extends Omit<CheckResult, 'failure' | 'proof'> {
  readonly failure?: Omit<Failure, 'exchanges'> & {
    readonly exchanges: readonly string[];
    readonly replay: string;
  };
  readonly proof?: string;
}

/** The document of a report, with keys masked. */
export function documentOf(given: Report): ReportDocument {
  const report = masked(given);
  const exchanges: Record<string, Exchange> = {};
  const keep = (exchange: Exchange): string => {
    const address = addressOf(exchange);
    exchanges[address] = exchange;
    return address;
  };
  const checks = report.checks.map(({ failure, proof, ...rest }) => ({
    ...rest,
    ...(failure === undefined
      ? {}
      : {
          failure: {
            ...failure,
            exchanges: failure.exchanges.map(keep),
            replay: replayCommand(report.run.command, { id: rest.id, failure }),
          },
        }),
    ...(proof === undefined ? {} : { proof: keep(proof) }),
  }));
  return { ...report, checks, exchanges };
}

/** The report of a document. Throws a `RangeError` that names a missing exchange. */
export function reportIn({ exchanges, ...document }: ReportDocument): Report {
  const at = (address: string): Exchange => {
    const exchange = Object.hasOwn(exchanges, address) ? exchanges[address] : undefined;
    if (exchange === undefined) throw new RangeError(`exchange ${address} is missing`);
    return exchange;
  };
  const checks = document.checks.map(({ failure, proof, ...rest }): CheckResult => {
    if (failure === undefined) return { ...rest, ...(proof === undefined ? {} : { proof: at(proof) }) };
    const { replay: _replay, ...told } = failure;
    return {
      ...rest,
      failure: { ...told, exchanges: failure.exchanges.map(at) },
      ...(proof === undefined ? {} : { proof: at(proof) }),
    };
  });
  return { ...document, checks };
}

/** A report as read back from its `report.json`, so that both render identically. */
export const asWritten = (report: Report): Report =>
  reportIn(JSON.parse(JSON.stringify(documentOf(report), sorted)));

/** The SHA-256 of an exchange, regardless of member order. */
const addressOf = (exchange: Exchange): string =>
  `sha256:${createHash('sha256')
    .update(JSON.stringify(exchange, sorted) ?? '')
    .digest('hex')}`;

function sorted(_member: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

// The members that readers want first; the others follow by name.
const foremost = [
  ...['format', 'verdict', 'exitCode', 'ending', 'id', 'title', 'area', 'outcome', 'reason', 'note'],
  ...['run', 'suite', 'target', 'startedAt', 'finishedAt', 'learned'],
  ...['preflight', 'estimate', 'cost', 'totals', 'state', 'whose', 'said'],
  ...[
    'gate',
    'counts',
    'defects',
    'undecidedGroups',
    'levels',
    'areas',
    'checks',
    'clauses',
    'troubles',
    'operations',
    'finding',
    'input',
    'exchanges',
    'request',
    'status',
  ],
];
const places = new Map(foremost.map((member, index) => [member, index]));
const placeOf = (member: string): number => places.get(member) ?? foremost.length;

/** `report.json`: the report itself. Equal reports give equal bytes, regardless of member order. */
export const jsonReport: FileReporter = {
  fileName: 'report.json',
  mark: /^\{\s+"format": \d+,\s+"verdict": "/,
  render: (report) => jsonText(documentOf(report)),
};

/** A value as indented JSON, with keys masked. */
export const jsonText = (value: unknown): string => `${JSON.stringify(masked(value), inOrder, 2)}\n`;

function inOrder(_member: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1),
  );
  return Object.fromEntries(members);
}

/** `report.ndjson`: the events of a run, one per line, with keys masked. */
export const ndjsonReport: LogReporter = {
  fileName: 'report.ndjson',
  mark: /^\{"type":"run-started"/,
  renderLog: (events) => events.map((each) => `${JSON.stringify(masked(each))}\n`).join(''),
};
