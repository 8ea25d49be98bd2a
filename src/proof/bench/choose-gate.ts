import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { session } from '../../engine/session.js';
import type { Property, PropertyCheck } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import { createReference } from '../reference/index.js';
import type { Matrix } from '../selftest/matrix.js';
import { noon, referenceSettings } from './workload.js';

/** Requests that the preset may cost on the reference, the probe's included; what concurrent checks ask for twice comes on top. */
const most = 380;

/** Some first inputs of a check, with what they cost and what they catch. */
interface Candidate {
  readonly id: string;
  readonly inputs: number;
  readonly requests: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
}

/** The requests of a run over one check: those of the probe, and those that each input adds. */
async function requestsOf(check: PropertyCheck): Promise<readonly ReadonlySet<string>[]> {
  const reference = createReference({ now: () => new Date(noon) });
  const probe = new Set<string>();
  let asked = probe;
  let byInput = [probe];
  const property: Property = {
    ...check.property,
    trials: (...world) =>
      check.property.trials(...world).map((trial) => ({
        ...trial,
        run: (api) => {
          asked = new Set();
          byInput.push(asked);
          return trial.run(api);
        },
      })),
  };
  const settings = referenceSettings(reference);
  const wire = inProcess((request) => {
    asked.add(JSON.stringify([request.url, request.headers.get('authorization')]));
    return reference.fetch(request);
  });
  const time = { now: () => noon, sleep: async (ms: number) => void (await setTimeout(ms)) };
  for await (const { type } of session(settings, {
    checks: [{ ...check, property }],
    version: '0',
    wire,
    time,
  })) {
    // Until then inputs are only rehearsed, and send nothing.
    if (type === 'preflight-finished') byInput = [probe];
  }
  return byInput;
}

/** For each check the faults that it catches, by the inputs that it takes. */
function caughtBy({ rows }: Matrix): ReadonlyMap<string, ReadonlyMap<number, readonly string[]>> {
  const caught = new Map<string, Map<number, readonly string[]>>();
  for (const { fault, outcomes } of rows) {
    for (const { check, outcome, trials } of outcomes) {
      if (outcome !== 'fail') continue;
      const byInputs = caught.get(check) ?? new Map<number, readonly string[]>();
      byInputs.set(trials, [...(byInputs.get(trials) ?? []), fault]);
      caught.set(check, byInputs);
    }
  }
  return caught;
}

/** What each check could contribute: its first inputs, up to each one that catches a fault. */
async function candidatesOf(matrix: Matrix): Promise<readonly Candidate[]> {
  const caught = caughtBy(matrix);
  const candidates: Candidate[] = [];
  for (const check of suite) {
    const faults = new Set<string>();
    const byInputs = [...(caught.get(check.id) ?? [])].toSorted(([one], [other]) => one - other);
    if (check.kind === 'invariant') {
      const all = new Set(byInputs.flatMap(([, some]) => some));
      if (all.size > 0) candidates.push({ id: check.id, inputs: 1, requests: new Set(), faults: all });
      continue;
    }
    const asked = byInputs.length === 0 ? [] : await requestsOf(check);
    for (const [inputs, some] of byInputs) {
      for (const fault of some) faults.add(fault);
      const requests = new Set(asked.slice(0, inputs + 1).flatMap((each) => [...each]));
      candidates.push({ id: check.id, inputs, requests, faults: new Set(faults) });
    }
  }
  return candidates;
}

const added = (all: ReadonlySet<string>, had: ReadonlySet<string>): number =>
  [...all].filter((each) => !had.has(each)).length;

/** Takes again and again the candidate that catches most new faults for its new requests, while there is room. */
function choose(candidates: readonly Candidate[], most: number) {
  const chosen = new Map<string, number>();
  const asked = new Set<string>();
  const caught = new Set<string>();
  for (;;) {
    const [best] = candidates
      .map((candidate) => ({
        ...candidate,
        cost: added(candidate.requests, asked),
        gain: added(candidate.faults, caught),
      }))
      .filter(({ cost, gain }) => gain > 0 && asked.size + cost <= most)
      .toSorted((one, other) => other.gain / (other.cost + 0.2) - one.gain / (one.cost + 0.2));
    if (best === undefined) return { chosen, asked, caught };
    chosen.set(best.id, Math.max(best.inputs, chosen.get(best.id) ?? 0));
    for (const request of best.requests) asked.add(request);
    for (const fault of best.faults) caught.add(fault);
  }
}

const [matrixFile = 'matrix.json', out = 'suites/gate.ts'] = process.argv.slice(2);
const matrix = JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix;
const candidates = await candidatesOf(matrix);
const { chosen, asked, caught } = choose(candidates, most);
const shareOf = (faults: ReadonlySet<string>): string =>
  `${faults.size} of ${matrix.rows.length} faults (${((faults.size / matrix.rows.length) * 100).toFixed(1)} %)`;

const lines = suite.flatMap(({ id }) => (chosen.has(id) ? [`  '${id}': ${chosen.get(id)},`] : []));
const text = `/**
 * The checks of the preset \`gate\`, each with the inputs that it tries at most: those that catch most faults of the
 * reference for the fewest requests. Chosen by \`node dist/src/proof/bench/choose-gate.js\` from the matrix of the self-test.
 */
export const gate: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`;
writeFileSync(out, text);
console.log(`${lines.length} checks, ${asked.size} requests, ${shareOf(caught)}`);
for (const other of [200, 600, 800, 1000, 1200]) {
  const wider = choose(candidates, other);
  console.log(`with ${wider.asked.size} requests, ${shareOf(wider.caught)}`);
}
