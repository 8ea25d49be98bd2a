import { keysOf } from '../../cli/reference/deployment.js';
import { judge } from '../../library/judge.js';
import { createReference, type FaultId, faultIds } from '../reference/index.js';
import { noon } from './workload.js';

const now = (): number => noon;

/** Judges the reference with faults, by the whole suite. */
async function reportWith(faults: readonly FaultId[]) {
  const { fetch, accounts } = createReference({ now: () => new Date(noon), faults });
  return judge({ fetch, keys: keysOf(accounts), seed: 1, now }).report();
}

/**
 * How well failures are grouped by their cause: one fault in so many is planted alone, and each with the one before it.
 * Best is one defect for one fault, and two for two.
 */
async function main(every = '40'): Promise<void> {
  const chosen = faultIds.filter((_, at) => at % Number(every) === 0);
  let failures = 0;
  let defects = 0;
  let tried = 0;
  let whole = 0;
  let apart = 0;
  let pairs = 0;
  let before: { readonly fault: FaultId; readonly fingerprints: readonly string[] } | undefined;
  for (const fault of chosen) {
    const report = await reportWith([fault]);
    const failed = report.checks.filter(({ failure }) => failure !== undefined).length;
    if (failed === 0) continue;
    tried += 1;
    failures += failed;
    defects += report.defects.length;
    if (report.defects.length === 1) whole += 1;
    console.log(`${fault}: ${failed} checks, ${report.defects.length} defects`);
    if (report.defects.length > 1)
      for (const { operations, place, checks } of report.defects)
        console.log(`    ${operations.join(',')} ${place}: ${checks.join(', ')}`);
    const fingerprints = report.defects.map((each) => each.fingerprint);
    if (before !== undefined) {
      const both = new Set((await reportWith([before.fault, fault])).defects.map((each) => each.fingerprint));
      const kept = [...before.fingerprints, ...fingerprints].filter((each) => both.has(each)).length;
      pairs += before.fingerprints.length + fingerprints.length;
      apart += kept;
    }
    before = { fault, fingerprints };
  }
  console.log(
    `${tried} faults: ${failures} failing checks, ${defects} defects; one defect for ${whole} faults. ` +
      `Beside another fault ${apart} of ${pairs} fingerprints stay.`,
  );
}

await main(...process.argv.slice(2));
