import { afterAll, expect, it } from 'vitest';
import type { CheckDocument, ReportDocument } from '../../../reports/json.js';
import { suite } from '../../../suites/index.js';
import { type FaultId, fault, faultIds } from '../../proof/reference/index.js';
import { isShownAtOnce } from '../../proof/selftest/living.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
afterAll(folders.remove);

/** One fault in so many, sixty in all; those of a family lie side by side, so that every family has some. */
const every = Math.ceil(faultIds.length / 60);
const chosen = faultIds.filter(
  // What takes a day to show takes the report of an earlier run as well, and what requests leave behind shows by their order.
  (id, index) =>
    index % every === 0 &&
    isShownAtOnce(id) &&
    fault(id).needs !== 'time' &&
    !/^(?:state|sessions)\./.test(id),
);

/** The checks that a fault refutes, and those whose requests the invariants among them judge. */
function refutedBy(id: FaultId): readonly string[] {
  const refuted = suite.filter((each) => each.refutedBy.includes(id));
  const provoking = refuted.flatMap((check) => (check.kind === 'invariant' ? (check.provokedBy ?? []) : []));
  return [...new Set([...refuted.map((each) => each.id), ...provoking])];
}

/** The day of the self-test, whose corpus shows every fault to the checks that it refutes. */
const noon = Date.parse('2026-11-20T12:00:00Z');
const now = () => noon + performance.now();

async function reportOf(args: readonly string[]): Promise<ReportDocument> {
  const { files, err } = await program([...args, '--reporter', 'json'], { out: folders.make(), now });
  const text = files['report.json'];
  if (text === undefined) throw new Error(`no report: ${err}`);
  return JSON.parse(text);
}

const failedIn = ({ checks }: ReportDocument): readonly CheckDocument[] =>
  checks.filter(({ failure }) => failure !== undefined);

it.for(chosen)('each printed line repeats the failure it stands under: %s', async (planted) => {
  const checks = refutedBy(planted).flatMap((id) => ['--check', id]);
  const failed = failedIn(
    await reportOf(['run', '--reference', '--fault', planted, '--seed', '1', ...checks]),
  );
  expect(failed).not.toEqual([]);
  for (const { id, failure } of failed) {
    const [npx, name, ...args] = failure?.replay.split(' ') ?? [];
    expect([npx, name]).toEqual(['npx', 'ei-conformance']);
    const again = failedIn(await reportOf(args)).find((each) => each.id === id);
    expect(again?.failure?.fingerprint, failure?.replay).toBe(failure?.fingerprint);
    expect(again?.failure?.finding.clause, failure?.replay).toBe(failure?.finding.clause);
  }
});
