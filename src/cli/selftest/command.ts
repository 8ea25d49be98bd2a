import { suite } from '../../../suites/index.js';
import { isSelected } from '../../engine/plan.js';
import { exitCodes } from '../../engine/verdict.js';
import { type FaultId, fault, faultIds } from '../../reference/index.js';
import { requireKnown } from '../nearest.js';
import { knownFaults } from '../reference.js';
import type { Surroundings } from '../surroundings.js';
import { type FaultRow, type Matrix, matrixOf, witnessesOf } from './matrix.js';

export interface SelftestFlags {
  readonly fault: readonly string[];
  readonly check: readonly string[];
  readonly json?: true;
}

/** Proves the checks: each is refuted by a fault, each fault is caught by a check that cites its clause. */
export async function selftestCommand(flags: SelftestFlags, surroundings: Surroundings): Promise<number> {
  const { out, now } = surroundings;
  const known = suite.flatMap((each) => [each.id, each.id.slice(0, each.id.indexOf('/'))]);
  for (const id of flags.check)
    requireKnown('check', id, [...new Set(known)], "'ei-conformance list' prints them all.");
  const checks = suite.filter((each) => isSelected(each.id, flags.check));
  const named = flags.fault.length === 0 ? faultIds : knownFaults(flags.fault);
  const narrowed = flags.check.length > 0 && flags.fault.length === 0;
  const visible = named.filter((id) => fault(id).needs === undefined);
  const ids = narrowed ? visible.filter((id) => witnessesOf(id, checks).length > 0) : visible;

  const began = now();
  const matrix = await matrixOf(ids, checks, surroundings, (row, done) => {
    if (flags.json !== true) out.write(`${String(done).padStart(4)}/${ids.length} ${lineOf(row)}\n`);
  });
  if (surroundings.signal.aborted) return exitCodes.aborted;
  if (flags.json === true) out.write(`${JSON.stringify(matrix, null, 2)}\n`);
  // Which faults prove a check is only known when all of them were tried.
  const unproved = flags.fault.length > 0 ? [] : matrix.unproved;
  const holes = narrowed ? [] : matrix.rows.filter((row) => !row.caught);
  const untried = named.filter((id) => !visible.includes(id));
  if (flags.json !== true) {
    out.write(summaryOf({ ...matrix, unproved }, holes, untried, checks.length, now() - began));
  }
  return matrix.unclean.length + holes.length + unproved.length === 0 ? 0 : exitCodes['non-conformant'];
}

const needsOf = { time: 'hours to pass', account: 'an account that the roles do not name' } as const;

function lineOf({ fault: id, outcomes, caught, unusable }: FaultRow): string {
  const failed = outcomes.filter((each) => each.outcome === 'fail').map((each) => each.check);
  const how = unusable ?? (failed.length > 0 ? `by ${failed.join(', ')}` : '');
  return `${caught ? 'caught' : 'HOLE  '} ${id} ${how}`.trimEnd();
}

function summaryOf(
  { unclean, rows, unproved }: Matrix,
  holes: readonly FaultRow[],
  untried: readonly FaultId[],
  checks: number,
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
        `HOLE       ${row.fault} is caught by no check that cites ${fault(row.fault).clauses.join(', ')}`,
    ),
    ...unproved.map((each) =>
      each.faults.length > 0
        ? `UNPROVED   ${each.check} is not refuted by ${each.faults.join(', ')}`
        : `UNPROVED   ${each.check} is refuted by no fault that it names`,
    ),
    ...untried.map((id) => `NOT TRIED  ${id} needs ${needsOf[fault(id).needs ?? 'time']}`),
    `${rows.length} faults, ${rows.filter((row) => row.caught).length} caught; ${checks} checks, ${checks - unproved.length} proved; ` +
      `${unclean.length} not clean on the plain reference; ${(ms / 1000).toFixed(1)} s`,
  ];
  return `${lines.join('\n')}\n`;
}
