import { keysOf } from '../../cli/reference/deployment.js';
import { judge } from '../../library/judge.js';
import { corpusOf, perDayOf } from '../reference/corpus/index.js';
import { createReference } from '../reference/index.js';
import { noon } from './workload.js';

const day = 86_400_000;
/** How long before the instant a run begins; a run takes three times as long. */
const leadMs = 4_000;
/** Days back in which an Event may be recorded late: inside the window that the probe takes. */
const [newest, oldest] = [4, 9] as const;

/** Instants at which the reference changes: a midnight each, and the recording of an Event that happened days ago. */
function instants(runs: number): readonly { readonly at: number; readonly what: string }[] {
  return Array.from({ length: runs }, (_, nth) => {
    const midnight = Math.floor(noon / day) * day - Math.floor(nth / 2) * day;
    if (nth % 2 === 0) return { at: midnight, what: 'midnight' };
    const today = midnight / day;
    const corpus = corpusOf({ seed: 1, perDay: perDayOf(20_000, today), day: today });
    const { byRecency } = corpus.events({ start: today - oldest, end: today - newest });
    const late = byRecency.find(({ recordedAt }) => recordedAt > midnight && recordedAt < midnight + day);
    return { at: late?.recordedAt ?? midnight + day / 2, what: late === undefined ? 'noon' : 'a late Event' };
  });
}

/**
 * Full runs on the reference that begin just before it changes: at midnight, and when an Event of a closed window is
 * recorded. Prints what was undecided or contradicted, and exits with 1 where a run is not conformant.
 */
async function main(runs = '50'): Promise<void> {
  let conformant = 0;
  const all = instants(Number(runs));
  for (const [nth, { at, what }] of all.entries()) {
    const began = performance.now();
    const now = () => at - leadMs + (performance.now() - began);
    const { fetch, accounts } = createReference({ now: () => new Date(now()) });
    const report = await judge({ fetch, keys: keysOf(accounts), seed: nth + 1, now }).report();
    const open = report.checks.filter(
      ({ required, outcome }) => required && !['pass', 'warn', 'not-applicable'].includes(outcome),
    );
    if (report.exitCode === 0) conformant += 1;
    console.log(`${new Date(at).toISOString()} ${what}: exit code ${report.exitCode}`);
    for (const { id, outcome, note, failure } of open)
      console.log(`    ${id} ${outcome} ${note ?? JSON.stringify(failure?.finding)}`);
  }
  console.log(`${conformant} of ${all.length} runs conformant`);
  process.exitCode = conformant === all.length ? 0 : 1;
}

await main(...process.argv.slice(2));
