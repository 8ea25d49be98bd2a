import { createHash } from 'node:crypto';
import type { CheckResult, Failure } from '../src/engine/events.js';
import type { Report } from '../src/engine/report.js';
import type { Exchange } from '../src/kit/index.js';
import { masked } from './masked.js';
import { replayOf } from './replay.js';

/** `report.json`: a report with each exchange once, under its address, and a command beside each failure that repeats it. */
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

/** The document of a report, without what looks like a key. */
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
            replay: replayOf(report.run.command, rest.id),
          },
        }),
    ...(proof === undefined ? {} : { proof: keep(proof) }),
  }));
  return { ...report, checks, exchanges };
}

/** The report of a document. Throws a `RangeError` that names an exchange which is not there. */
export function reportIn({ exchanges, ...document }: ReportDocument): Report {
  const at = (address: string): Exchange => {
    const exchange = Object.hasOwn(exchanges, address) ? exchanges[address] : undefined;
    if (exchange === undefined) throw new RangeError(`it has no exchange ${address}`);
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

/** A report as its `report.json` gives it back, so that whatever is made of either is the same. */
export const asWritten = (report: Report): Report =>
  reportIn(JSON.parse(JSON.stringify(documentOf(report), sorted)));

/** The SHA-256 of an exchange, whatever the order of its members. */
const addressOf = (exchange: Exchange): string =>
  `sha256:${createHash('sha256')
    .update(JSON.stringify(exchange, sorted) ?? '')
    .digest('hex')}`;

function sorted(_member: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
