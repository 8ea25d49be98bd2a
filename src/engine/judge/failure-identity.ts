import { createHash } from 'node:crypto';
import type { ClauseId } from '../../../contract/index.js';
// Not the whole contract: every command loads this file.
import { ruling, rulingIdOf } from '../../../contract/rulings/index.js';
import type { CheckResult, Failure } from '../events.js';

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
}: {
  readonly failure?: Pick<Failure, 'finding' | 'exchanges'>;
  readonly deviations: CheckResult['deviations'];
}): FailurePlace {
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

/**
 * The identity of a failure across runs and targets: its check, operation and place, never message text. Rulings enter by
 * their aliases, so that the entries of earlier baselines keep their ids.
 */
export const fingerprintOf = ({
  check,
  operation,
  place,
}: FailurePlace & { readonly check: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([check, operation, placeByAliases(place)]))
    .digest('hex')
    .slice(0, 16);

/** The clause that the failure of a check accuses; undefined without a failure. */
export const accusedBy = ({ failure }: Pick<CheckResult, 'failure'>): ClauseId | undefined =>
  failure?.finding.clause;

/** A failure of a check with its fingerprint. */
export const identified = <Seen extends Pick<Failure, 'finding' | 'exchanges'>>(
  check: string,
  failure: Seen,
): Seen & Pick<Failure, 'fingerprint'> => ({
  ...failure,
  fingerprint: fingerprintOf({ check, ...failurePlaceOf({ failure, deviations: [] }) }),
});
