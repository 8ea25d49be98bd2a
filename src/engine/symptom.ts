import type { CheckResult } from './events.js';

/** Where a failure shows, in words that are the same in each run: never drawn from message text. */
export interface Symptom {
  /** The operation whose reply shows it, or the path that was asked for, with `*` for each number. */
  readonly operation: string;
  /** A place of the reply, with `*` for each index; of a status, the status itself. */
  readonly place: string;
}

/** What shows that a check failed; of a deviation that is tolerated, the rulings that do. */
export function symptomOf({ failure, deviations }: Pick<CheckResult, 'failure' | 'deviations'>): Symptom {
  const rulings = [...new Set(deviations.map(({ ruling }) => ruling))].toSorted().join(' ');
  if (failure === undefined) return { operation: '', place: `ruling ${rulings}` };
  const exchange = failure.exchanges.at(-1);
  const place = failure.finding.at.replace(/\d+/g, '*');
  return {
    operation: exchange?.request.operation ?? pathOf(exchange?.request.target ?? ''),
    place: place === 'status' ? `status ${statusOf(exchange?.status)}`.trim() : place,
  };
}

const pathOf = (target: string): string => target.replace(/[?#].*$/s, '').replace(/\d+/g, '*');

/** A 500 and a 404 have different causes; a 500 and a 502 need not. */
const statusOf = (status: number | undefined): string =>
  status !== undefined && status >= 500 ? '5xx' : String(status ?? '');
