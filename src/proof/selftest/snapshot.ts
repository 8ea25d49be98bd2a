import type { Check } from '../../kit/index.js';
import type { FaultRow } from './faults.js';

/** What the snapshot of the suite holds of a check. */
interface Recorded {
  readonly level: string;
  readonly clauses: readonly string[];
  /** Faults of the reference that turn it to `fail`. */
  readonly refutedBy: readonly string[];
}

type Snapshot = Readonly<Record<string, Recorded>>;

/** Where the snapshot lies, from the root of the project. */
export const snapshotFile = 'suites/snapshot.ts';

const failed = (row: FaultRow, id: string): boolean =>
  row.outcomes.some(({ check, outcome }) => check === id && outcome === 'fail');

/**
 * The snapshot as a self-test leaves it. Of the checks that were judged, the faults that were tried are as the rows show
 * them; what was not tried stays as it was recorded, and what the suite no longer has goes.
 * @param judged the checks that the rows were judged by
 * @param known every fault there is
 */
export function snapshotAfter(
  suite: readonly Check[],
  recorded: Snapshot,
  rows: readonly FaultRow[],
  judged: readonly Check[],
  known: readonly string[],
): Snapshot {
  const tried = new Map(rows.map((row) => [row.fault as string, row]));
  const byId = suite.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return Object.fromEntries(
    byId.map((check) => {
      const { id, level, clauses } = check;
      const isJudged = judged.includes(check);
      const stay = (recorded[id]?.refutedBy ?? []).filter(
        (fault) => known.includes(fault) && !(isJudged && tried.has(fault)),
      );
      const seen = isJudged ? rows.filter((row) => failed(row, id)).map(({ fault }) => fault) : [];
      return [id, { level, clauses, refutedBy: [...stay, ...seen].toSorted() }];
    }),
  );
}

/** What differs between two snapshots, a line each. */
export function differencesBetween(recorded: Snapshot, now: Snapshot): readonly string[] {
  const ids = [...new Set([...Object.keys(recorded), ...Object.keys(now)])].toSorted();
  return ids.flatMap((id) => {
    const [before, after] = [recorded[id], now[id]];
    if (before === undefined) return [`${id} is not recorded`];
    if (after === undefined) return [`${id} is recorded and not in the suite`];
    const added = after.refutedBy.filter((fault) => !before.refutedBy.includes(fault));
    const lost = before.refutedBy.filter((fault) => !after.refutedBy.includes(fault));
    return [
      ...(before.level === after.level ? [] : [`${id} was ${before.level} and is ${after.level}`]),
      ...(before.clauses.join() === after.clauses.join() ? [] : [`${id} cites other clauses`]),
      ...(added.length === 0 ? [] : [`${id} is now refuted by ${added.join(', ')}`]),
      ...(lost.length === 0 ? [] : [`${id} is no longer refuted by ${lost.join(', ')}`]),
    ];
  });
}

const quoted = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** The text of the file that holds a snapshot. */
export const snapshotText = (snapshot: Snapshot): string => `/**
 * The checks by id: their level, their clauses, and the faults of the reference that turn them to \`fail\`.
 * Written by \`npm run selftest -- --write\`; the tests and the self-test compare it with what they see.
 */
export const snapshot: Readonly<
  Record<string, { readonly level: string; readonly clauses: readonly string[]; readonly refutedBy: readonly string[] }>
> = {
${Object.entries(snapshot)
  .map(
    ([id, { level, clauses, refutedBy }]) => `  '${id}': {
    level: '${level}',
    clauses: ${quoted(clauses)},
    refutedBy: ${quoted(refutedBy)},
  },
`,
  )
  .join('')}};
`;
