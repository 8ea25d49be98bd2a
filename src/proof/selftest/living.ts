import type { Check } from '../../kit/index.js';
import { type FaultId, fault, faultIds, type VariantId, variant, variantIds } from '../reference/index.js';
import { type FaultRow, judgeFault } from './faults.js';
import { isAccusation, judgementOf, type SelftestHost } from './judge.js';

/** How the suite judged the reference while its data moved. */
export interface LivingRow {
  readonly living: VariantId;
  readonly seed: number;
  readonly requests: number;
  /** How often the data changed during the run. */
  readonly changes: number;
  /** Checks that accuse a deployment that keeps to the text. */
  readonly failed: readonly { readonly check: string; readonly expected: string; readonly seen: string }[];
  /** Required checks that came to no decision. */
  readonly undecided: readonly { readonly check: string; readonly note: string }[];
}

/** What a run on moving data may leave open. */
const mostUndecided = 1;

export const isLiving = (id: VariantId): boolean => variant(id).living !== undefined;
export const livingIds: readonly VariantId[] = variantIds.filter(isLiving);

/** The variant under which faults are judged once more. */
export const underwayVariant: VariantId = 'living.news';

/** Whether a run accused somebody, or left more open than moving data excuse. */
export const isUnsettled = ({ failed, undecided }: LivingRow): boolean =>
  failed.length > 0 || undecided.length > mostUndecided;

/** Judges a variant that lives by all checks. */
export async function judgeLiving(
  id: VariantId,
  seed: number,
  checks: readonly Check[],
  machine: SelftestHost,
): Promise<LivingRow> {
  const { results, requests, changes } = await judgementOf({ variants: [id], seed }, checks, machine);
  return {
    living: id,
    seed,
    requests,
    changes,
    failed: results.filter(isAccusation).map((result) => ({
      check: result.id,
      expected: result.failure?.finding.expected ?? '',
      seen: result.failure?.finding.seen ?? '',
    })),
    undecided: results
      .filter(({ required, outcome }) => required && isOpen(outcome))
      .map(({ id: check, outcome, reason, note }) => ({
        check,
        note: [reason ?? outcome, note].filter((part) => part !== undefined).join(': '),
      })),
  };
}

const isOpen = (outcome: string): boolean =>
  ['inconclusive', 'not-tested', 'harness-error'].includes(outcome);

/** On data that change, a cursor of days ago is stale whatever its age. */
const hiddenByChange: readonly FaultId[] = ['cursor.immortal', 'stories.cursor.immortal'];

/** Whether one run of the checks that the snapshot names for a fault shows it. */
export const isShownAtOnce = (id: FaultId): boolean => {
  const { needs, unsteady } = fault(id);
  return (needs === undefined || needs === 'time') && unsteady !== true;
};

/** Whether one run shows a fault on data that change, too. */
export const isShownUnderway = (id: FaultId): boolean => isShownAtOnce(id) && !hiddenByChange.includes(id);

/** Every so-many-th fault of each area, the first of each area among them, of those that are shown underway. */
export function sampleOf(every: number): readonly FaultId[] {
  const inArea = new Map<string, number>();
  return faultIds.filter((id) => {
    if (!isShownUnderway(id)) return false;
    const area = id.slice(0, id.indexOf('.'));
    const nth = inArea.get(area) ?? 0;
    inArea.set(area, nth + 1);
    return nth % every === 0;
  });
}

/** Judges a fault of a deployment whose data move, by the checks that the fault refutes while they stand still. */
export const judgeFaultUnderway = (
  id: FaultId,
  checks: readonly Check[],
  machine: SelftestHost,
): Promise<FaultRow> =>
  judgeFault(
    id,
    checks.filter((check) => check.refutedBy.includes(id)),
    machine,
    [underwayVariant],
  );

/** The rows of a table, in columns that are as wide as their longest entry. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((each, at) => (at === 0 ? each.padEnd(widths[at] ?? 0) : each.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}

/** The table of the runs on moving data; the faults stand in the row of the variant under which they were judged. */
export function livingTable(rows: readonly LivingRow[], faults: readonly FaultRow[]): readonly string[] {
  if (rows.length === 0 && faults.length === 0) return [];
  const caught = faults.filter((row) => row.caught).length;
  const caughtUnder = (id: VariantId): string =>
    id === underwayVariant && faults.length > 0 ? `${caught} of ${faults.length}` : '–';
  const ids: readonly VariantId[] = rows.length > 0 ? [] : [underwayVariant];
  return columns([
    ['data that move', 'seed', 'requests', 'changes', 'failed', 'undecided', 'faults caught'],
    ...rows.map((row) => [
      row.living,
      String(row.seed),
      String(row.requests),
      String(row.changes),
      String(row.failed.length),
      String(row.undecided.length),
      caughtUnder(row.living),
    ]),
    ...ids.map((id) => [id, '', '', '', '', '', caughtUnder(id)]),
  ]);
}

/** What went wrong on moving data, a line each. */
export const livingTrouble = (rows: readonly LivingRow[], faults: readonly FaultRow[]): readonly string[] => [
  ...rows.flatMap(({ living, seed, failed, undecided }) => [
    ...failed.map(
      ({ check, expected, seen }) =>
        `UNFAIR     ${check} fails ${living} with seed ${seed}: expected ${expected}, seen ${seen}`,
    ),
    ...undecided.map(({ check, note }) => `UNDECIDED  ${check} on ${living} with seed ${seed}: ${note}`),
  ]),
  ...faults
    .filter((row) => !row.caught)
    .map(
      ({ fault, outcomes, unusable }) =>
        `MISSED     ${fault} under ${underwayVariant}: ${unusable ?? outcomes.map(({ check, outcome }) => `${check} ${outcome}`).join(', ')}`,
    ),
];
