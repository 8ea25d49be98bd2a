import { join } from 'node:path';
import { suite } from '../../../suites/index.js';
import { snapshot } from '../../../suites/snapshot.js';
import { isSelected } from '../../engine/plan/plan.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { fault, faultIds, variantIds } from '../../proof/reference/index.js';
import { type FaultRow, falseAccusationsOf, precisionOf, witnessesOf } from '../../proof/selftest/faults.js';
import {
  isLiving,
  isUnsettled,
  type LivingRow,
  livingTable,
  livingTrouble,
  sampleOf,
} from '../../proof/selftest/living.js';
import {
  isFaultRow,
  isLivingRow,
  isUnderwayRow,
  type Job,
  type Matrix,
  matrixOf,
  type Row,
} from '../../proof/selftest/matrix.js';
import {
  differencesBetween,
  snapshotAfter,
  snapshotFile,
  snapshotText,
} from '../../proof/selftest/snapshot.js';
import { groupsOf, hasFailures, type VariantRow } from '../../proof/selftest/variants.js';
import { writeWhole } from '../files.js';
import type { Host } from '../host.js';
import { requireKnown } from '../suggestion.js';
import { knownFaults, knownVariants } from './deployment.js';

export interface SelftestFlags {
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly check: readonly string[];
  /** Judges each variant alone. */
  readonly each?: true;
  /** The number of seeds to judge the variants with. */
  readonly seeds: number;
  /** Of the faults, each so-many-th is judged while the data move as well. */
  readonly moving?: number;
  readonly json?: true;
  /** Writes the results to the snapshot of the suite. */
  readonly write?: true;
}

/** Of so many faults one is judged while the data move, unless it is asked for more. */
const sampledFaults = 12;

/** Proves the checks: each is refuted by a fault, each fault is caught by a check that accuses its clause, no variant fails. */
export async function selftestCommand(flags: SelftestFlags, surroundings: Host): Promise<number> {
  const { out, now, directory } = surroundings;
  const known = suite.flatMap((each) => [each.id, each.id.slice(0, each.id.indexOf('/'))]);
  for (const id of flags.check)
    requireKnown('check', id, [...new Set(known)], "'ei-conformance list' prints them all.");
  const checks = suite.filter((each) => isSelected(each.id, flags.check));
  // Naming faults or variants narrows the matrix to them, naming checks to the faults that those should notice.
  const all = flags.fault.length + flags.variant.length === 0;
  const listed = all ? faultIds : knownFaults(flags.fault);
  const narrowed = flags.check.length > 0 && flags.fault.length === 0;
  const ids = narrowed ? listed.filter((id) => witnessesOf(id, checks).length > 0) : listed;
  const whole = all && flags.check.length === 0;
  const forms = whole ? variantIds : knownVariants(flags.variant);
  const alone = flags.each === true || flags.variant.length > 0;
  const still = forms.filter((id) => !isLiving(id));
  const groups = alone ? still.map((id) => [id]) : groupsOf(still);
  const seeds = Array.from({ length: flags.seeds }, (_, at) => at + 1);
  const moving = flags.moving ?? (whole ? sampledFaults : undefined);
  const pool = flags.fault.length > 0 || narrowed ? ids : faultIds;
  const sample = moving === undefined ? [] : sampleOf(moving).filter((id) => pool.includes(id));
  const jobs: readonly Job[] = [
    // The longest first, so that no thread is left with one at the end.
    ...forms.filter(isLiving).flatMap((living) => seeds.map((seed) => ({ living, seed }))),
    ...ids.map((id) => ({ fault: id })),
    ...sample.map((id) => ({ faultUnderway: id })),
    ...groups.flatMap((variants) => seeds.map((seed) => ({ variants, seed }))),
  ];

  const began = now();
  // A named fault or variant is judged alone, without the clean run.
  const matrix = await matrixOf(jobs, checks, all ? suite : [], surroundings, (rows, done) => {
    if (flags.json === true) return;
    for (const row of rows) out.write(`${String(done).padStart(4)}/${jobs.length} ${lineOf(row)}\n`);
  });
  if (surroundings.signal.aborted) return exitCodes.aborted;
  if (flags.json === true)
    out.write(`${JSON.stringify({ ...matrix, asks: Object.fromEntries(matrix.asks) }, null, 2)}\n`);
  // Only a run of all faults shows which of them refute a check.
  const unproved = all ? matrix.unproved : [];
  const holes = narrowed ? [] : matrix.rows.filter((row) => !row.caught);
  const trouble = matrix.variants.filter(hasFailures);
  const unsettled = matrix.living.filter(isUnsettled);
  const missed = matrix.faultsUnderway.filter((row) => !row.caught);
  const seen = snapshotAfter(suite, snapshot, matrix.rows, checks, faultIds, matrix.asks);
  if (flags.write === true) writeWhole(join(directory, snapshotFile), snapshotText(seen));
  const differences = flags.write === true ? [] : differencesBetween(snapshot, seen);
  if (flags.json !== true) {
    out.write(
      summaryOf({ ...matrix, unproved }, differences, holes, all ? checks.length : undefined, now() - began),
    );
  }
  const beside = falseAccusationsOf(matrix.rows).length;
  const found =
    beside +
    matrix.unclean.length +
    holes.length +
    unproved.length +
    trouble.length +
    unsettled.length +
    missed.length +
    differences.length;
  return found === 0 ? 0 : exitCodes['non-conformant'];
}

function lineOf(row: Row): string {
  if (isFaultRow(row)) return faultLine(row);
  if (isUnderwayRow(row)) return `${faultLine(row.underway)} while the data move`;
  return isLivingRow(row) ? livingLine(row) : variantLine(row);
}

const livingLine = (row: LivingRow): string =>
  `${isUnsettled(row) ? 'UNFAIR' : 'fair  '} ${row.living} with seed ${row.seed}, ${row.changes} changes`;

const variantLine = (row: VariantRow): string =>
  `${hasFailures(row) ? 'UNFAIR' : 'fair  '} ${row.variants.join(' + ')} with seed ${row.seed}`;

function faultLine({ fault: id, outcomes, caught, unusable }: FaultRow): string {
  const failed = outcomes.filter((each) => each.outcome === 'fail').map((each) => each.check);
  const how = unusable ?? (failed.length > 0 ? `by ${failed.join(', ')}` : '');
  return `${caught ? 'caught' : 'HOLE  '} ${id} ${how}`.trimEnd();
}

function precisionLine(rows: readonly FaultRow[]): string {
  const { faults, rightFirst, mean, single } = precisionOf(rows);
  if (faults === 0) return '';
  const percent = (count: number) => `${((100 * count) / faults).toFixed(1)} %`;
  return `Accusations: the first clause is a broken one for ${rightFirst} of ${faults} faults (${percent(rightFirst)}); one clause is accused for ${single} (${percent(single)}), ${mean.toFixed(2)} on average`;
}

function summaryOf(
  { unclean, rows, variants, living, faultsUnderway, unproved }: Matrix,
  differences: readonly string[],
  holes: readonly FaultRow[],
  /** The number of checks to prove; undefined if faults or variants were named. */
  checks: number | undefined,
  ms: number,
): string {
  const lines = [
    '',
    ...unclean.map(
      (each) =>
        `NOT CLEAN  ${each.id} is ${each.outcome} on the plain reference: ${each.note ?? each.failure?.finding.expected ?? ''}`,
    ),
    ...holes.map(
      (row) =>
        `HOLE       ${row.fault}: not caught by a check that accuses ${fault(row.fault).clauses.join(', ')}`,
    ),
    ...falseAccusationsOf(rows).map(
      ({ fault: id, check, clause, at, expected }) =>
        `IMPRECISE  ${id}: ${check} accuses ${clause} at ${at}, expected ${expected}`,
    ),
    ...unproved.map((id) => `UNPROVED   ${id}: no fault refutes it`),
    ...differences.map((each) => `CHANGED    ${each}; see ${snapshotFile}`),
    ...variants.flatMap(({ variants: ids, seed, unfair, undecided }) => [
      ...unfair.map(
        (each) =>
          `UNFAIR     ${each.check} fails ${ids.join(' + ')} with seed ${seed}: expected ${each.expected}, seen ${each.seen}`,
      ),
      ...undecided.map(
        (each) => `UNDECIDED  ${each.check} on ${ids.join(' + ')} with seed ${seed}: ${each.note}`,
      ),
    ]),
    ...livingTrouble(living, faultsUnderway),
    ...livingTable(living, faultsUnderway),
    [
      `${rows.length} faults, ${rows.filter((row) => row.caught).length} caught`,
      `${new Set(variants.flatMap((row) => row.variants)).size} variants in ${variants.length} runs, ${variants.filter((row) => !hasFailures(row)).length} of these fair`,
      ...(checks === undefined
        ? []
        : [
            `${checks} checks, ${checks - unproved.length} proved`,
            `${unclean.length} not clean on the plain reference`,
          ]),
      `${(ms / 1000).toFixed(1)} s`,
    ].join('; '),
    precisionLine(rows),
  ];
  return `${lines.join('\n')}\n`;
}
