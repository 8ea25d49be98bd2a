import type { Check } from '../../kit/index.js';
import { type FaultId, fault } from '../reference/index.js';
import type { Asks } from './asks.js';
import type { FaultRow } from './faults.js';

/** What the snapshot of the suite holds of a check. */
interface Recorded {
  readonly level: string;
  readonly clauses: readonly string[];
  /** Operations that it asks the plain reference. */
  readonly asks: readonly string[];
  /** Faults of the reference that turn it to `fail`, by the clause that it accuses of them. */
  readonly refutedBy: Readonly<Record<string, readonly string[]>>;
}

type Snapshot = Readonly<Record<string, Recorded>>;

/** Where the snapshot lies, from the root of the project. */
export const snapshotFile = 'suites/snapshot.ts';

/** The clause that a check accuses of a fault; undefined where it does not fail. */
const accusedOf = (row: FaultRow, id: string): string | undefined =>
  row.outcomes.find(({ check }) => check === id)?.accuses;

/** Whether each self-test sees the same of a check and a fault: of an unsteady one, a check sees it that runs alone. */
const isSteady = (check: Check, id: string): boolean =>
  (check.kind === 'property' && check.alone === true) || fault(id as FaultId).unsteady !== true;

/**
 * The snapshot as a self-test leaves it. Of the checks that were judged, the faults that were tried are as the rows show
 * them; what was not tried stays as it was recorded, and what the suite no longer has goes.
 * @param judged the checks that the rows were judged by
 * @param known every fault there is
 * @param asks what was asked of the plain reference; empty where it was not judged
 */
export function snapshotAfter(
  suite: readonly Check[],
  recorded: Snapshot,
  rows: readonly FaultRow[],
  judged: readonly Check[],
  known: readonly string[],
  asks: Asks,
): Snapshot {
  const tried = new Set<string>(rows.map(({ fault }) => fault));
  const byId = suite.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return Object.fromEntries(
    byId.map((check) => {
      const { id, level, clauses } = check;
      const isJudged = judged.includes(check);
      const pairs = [
        ...pairsOf(recorded[id]).filter(
          ({ fault }) => known.includes(fault) && isSteady(check, fault) && !(isJudged && tried.has(fault)),
        ),
        ...rows.flatMap((row) => {
          const clause = isJudged ? accusedOf(row, id) : undefined;
          return clause === undefined || !isSteady(check, row.fault)
            ? []
            : [{ clause, fault: row.fault as string }];
        }),
      ];
      const accused = [...new Set(pairs.map(({ clause }) => clause))].toSorted();
      const refutedBy = Object.fromEntries(
        accused.map((clause) => [
          clause,
          pairs.flatMap((pair) => (pair.clause === clause ? [pair.fault] : [])).toSorted(),
        ]),
      );
      return [id, { level, clauses, asks: asks.get(id) ?? recorded[id]?.asks ?? [], refutedBy }];
    }),
  );
}

/** The faults that refute a check, each with the clause that is accused. */
const pairsOf = (recorded: Recorded | undefined) =>
  Object.entries(recorded?.refutedBy ?? {}).flatMap(([clause, faults]) =>
    faults.map((fault) => ({ clause, fault })),
  );

/** What differs between two snapshots, a line each. */
export function differencesBetween(recorded: Snapshot, now: Snapshot): readonly string[] {
  const ids = [...new Set([...Object.keys(recorded), ...Object.keys(now)])].toSorted();
  return ids.flatMap((id) => {
    const [before, after] = [recorded[id], now[id]];
    if (before === undefined) return [`${id} is not recorded`];
    if (after === undefined) return [`${id} is recorded and not in the suite`];
    const [old, latest] = [pairsOf(before), pairsOf(after)].map((pairs) =>
      pairs.map(({ clause, fault }) => `${fault} (${clause})`),
    );
    const added = latest?.filter((each) => !old?.includes(each)) ?? [];
    const lost = old?.filter((each) => !latest?.includes(each)) ?? [];
    return [
      ...(before.level === after.level ? [] : [`${id} was ${before.level} and is ${after.level}`]),
      ...(before.clauses.join() === after.clauses.join() ? [] : [`${id} cites other clauses`]),
      ...(before.asks.join() === after.asks.join() ? [] : [`${id} asks other operations`]),
      ...(added.length === 0 ? [] : [`${id} is now refuted by ${added.join(', ')}`]),
      ...(lost.length === 0 ? [] : [`${id} is no longer refuted by ${lost.join(', ')}`]),
    ];
  });
}

const quoted = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

const byClause = (refutedBy: Recorded['refutedBy']): string => {
  const lines = Object.entries(refutedBy).map(
    ([clause, faults]) => `      '${clause}': ${quoted(faults)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}    }`;
};

/** The text of the file that holds a snapshot. */
export const snapshotText = (snapshot: Snapshot): string => `/**
 * The checks by id: their level, their clauses, the operations that they ask, and the faults of the reference that turn
 * them to \`fail\`, by the clause that they accuse. Written by \`npm run selftest -- --write\`; the tests and the self-test
 * compare it with what they see.
 */
export const snapshot: Readonly<
  Record<
    string,
    {
      readonly level: string;
      readonly clauses: readonly string[];
      readonly asks: readonly string[];
      readonly refutedBy: Readonly<Record<string, readonly string[]>>;
    }
  >
> = {
${Object.entries(snapshot)
  .map(
    ([id, { level, clauses, asks, refutedBy }]) => `  '${id}': {
    level: '${level}',
    clauses: ${quoted(clauses)},
    asks: ${quoted(asks)},
    refutedBy: ${byClause(refutedBy)},
  },
`,
  )
  .join('')}};
`;
