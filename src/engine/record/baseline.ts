import { createHash } from 'node:crypto';
// Not the whole contract: every command loads this file.
import { ruling, rulingIdOf } from '../../../contract/rulings/index.js';
import type { CheckResult } from '../events.js';

/** Where a failure shows, in words that are the same in each run: never drawn from message text. */
export interface FailurePlace {
  /** The operation whose reply shows it, or the path that was asked for, with `*` for each number. */
  readonly operation: string;
  /** A place of the reply, with `*` for each index; of a status, the status itself. */
  readonly place: string;
}

/** What shows that a check failed; of a deviation that is tolerated, the rulings that do, by id. */
export function failurePlaceOf({
  failure,
  deviations,
}: Pick<CheckResult, 'failure' | 'deviations'>): FailurePlace {
  if (failure === undefined)
    return { operation: '', place: placeOfRulings(deviations.map(({ ruling }) => ruling)) };
  const exchange = failure.exchanges.at(-1);
  const place = failure.finding.at.replace(/\d+/g, '*');
  return {
    operation: exchange?.request.operation ?? pathOf(exchange?.request.target ?? ''),
    place: place === 'status' ? `status ${statusOf(exchange?.status)}`.trim() : place,
  };
}

const placeOfRulings = (names: readonly string[]): string =>
  `${rulingsPrefix}${[...new Set(names)].toSorted().join(' ')}`;
const rulingsPrefix = 'ruling ';

/** A place with the aliases of the rulings in it; any other place as it is. */
function placeByAliases(place: string): string {
  if (!place.startsWith(rulingsPrefix)) return place;
  const names = place.slice(rulingsPrefix.length).split(' ');
  return placeOfRulings(
    names.map((name) => {
      const id = rulingIdOf(name);
      return id === undefined ? name : ruling(id).alias;
    }),
  );
}

const pathOf = (target: string): string => target.replace(/[?#].*$/s, '').replace(/\d+/g, '*');

/** A 500 and a 404 have different causes; a 500 and a 502 need not. */
const statusOf = (status: number | undefined): string =>
  status !== undefined && status >= 500 ? '5xx' : String(status ?? '');

/** A failure that was there when the baseline was made. */
export interface BaselineEntry extends FailurePlace {
  /** Follows from check, operation and place, and from no wording. */
  readonly id: string;
  readonly check: string;
  /** The day of the run that showed it first, `2026-05-20`. */
  readonly since: string;
  /** Why it is there, who follows it up and where, for people. */
  readonly reason?: string;
  readonly issue?: string;
  readonly owner?: string;
  /** The last day on which it is let through; without it there is no end. */
  readonly expires?: string;
}

export interface ComparedEntry extends BaselineEntry {
  /**
   * `new`: it fails and the baseline does not know it; `known`: it still fails; `expired`: it still fails, and its day has
   * passed; `fixed`: its check does not fail any more; `unobserved`: its check was not decided, or fails in another way.
   */
  readonly state: 'new' | 'known' | 'expired' | 'fixed' | 'unobserved';
}

/** How a failing check is entered. @param since `2026-05-20` */
export function entryOf(check: CheckResult, since: string): BaselineEntry {
  const symptom = failurePlaceOf(check);
  return { id: entryIdOf({ check: check.id, ...symptom }), check: check.id, ...symptom, since };
}

/** The id of an entry. Rulings enter by their aliases, so that the entries of earlier baselines keep their ids. */
export const entryIdOf = ({ check, operation, place }: FailurePlace & { readonly check: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([check, operation, placeByAliases(place)]))
    .digest('hex')
    .slice(0, 16);

/** What has become of each entry, and what fails that has none; new ones first. @param day of the run, `2026-05-20` */
export function compareWithBaseline(
  baseline: readonly BaselineEntry[],
  checks: readonly CheckResult[],
  isFailing: (check: CheckResult) => boolean,
  day: string,
): readonly ComparedEntry[] {
  const shown = new Map(checks.filter(isFailing).map((check) => [entryOf(check, day).id, check]));
  const results = new Map(checks.map((check) => [check.id, check]));
  const known = new Set(baseline.map(({ id }) => id));
  const stateOf = ({ id, check, expires }: BaselineEntry): ComparedEntry['state'] => {
    if (shown.has(id)) return expires !== undefined && expires < day ? 'expired' : 'known';
    const result = results.get(check);
    return result !== undefined && isExercised(result) && !isFailing(result) ? 'fixed' : 'unobserved';
  };
  return [
    ...[...shown].flatMap(([id, check]): readonly ComparedEntry[] =>
      known.has(id) ? [] : [{ ...entryOf(check, day), state: 'new' }],
    ),
    ...baseline.map((entry): ComparedEntry => ({ ...entry, state: stateOf(entry) })),
  ];
}

const isExercised = ({ outcome }: CheckResult): boolean => outcome === 'pass' || outcome === 'warn';
