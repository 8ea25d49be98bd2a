import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { session } from '../../engine/session.js';
import { type Check, firstTrials, type Property, type PropertyCheck } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import { createReference } from '../reference/index.js';
import { replyKind } from '../selftest/faults.js';
import type { Matrix } from '../selftest/matrix.js';
import { requestKey, type Visibility } from './visibility.js';
import { noon, referenceSettings } from './workload.js';

/** Requests that the preset may cost on the reference, the probe's included; what concurrent checks ask for twice comes on top. */
const most = 380;

/** Some first inputs of a check, with what they cost and what they catch. */
interface Candidate {
  readonly id: string;
  readonly inputs: number;
  readonly requests: Requests;
  /** The faults that the check is known to catch by them. */
  readonly caught: ReadonlySet<string>;
  /** The faults that the replies show, whether or not a check notices. */
  readonly shown: ReadonlySet<string>;
}

/** Requests, as text by which each is known again, with the kinds of their replies. */
type Requests = ReadonlyMap<string, string>;

/** The requests of a run over one check: those of the probe, and those that each input adds. */
async function requestsOf(check: PropertyCheck): Promise<readonly Requests[]> {
  const reference = createReference({ now: () => new Date(noon) });
  const probe = new Map<string, string>();
  let asked = probe;
  let byInput = [probe];
  const property: Property = {
    ...check.property,
    trials: (...world) =>
      check.property.trials(...world).map((trial) => ({
        ...trial,
        run: (api) => {
          asked = new Map();
          byInput.push(asked);
          return trial.run(api);
        },
      })),
  };
  // In lanes beside each other, a request could be taken for one of another input.
  const settings = { ...referenceSettings(reference), concurrency: 1 };
  const wire = inProcess(async (request) => {
    const { pathname, search } = new URL(request.url);
    const input = asked;
    const reply = await reference.fetch(request);
    const target = pathname + search;
    input.set(requestKey(target, request.headers.get('authorization')), replyKind(target, reply.status));
    return reply;
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

/** Adds to the list of a key. */
const push = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

/** What catches faults. */
interface Catches {
  /** Of a check, the inputs that it takes to catch them. */
  readonly byInputs: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;
  /** By kind of reply, the invariants that failed at one, each with the fault. */
  readonly byKind: ReadonlyMap<string, readonly { readonly check: string; readonly fault: string }[]>;
  /** By request, the faults that it shows. */
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>;
}

function catchesOf({ rows }: Matrix, { requests, shown }: Visibility): Catches {
  const byInputs = new Map<string, Map<number, string[]>>();
  const byKind = new Map<string, { check: string; fault: string }[]>();
  for (const { fault, outcomes } of rows) {
    for (const { check, outcome, trials, judged } of outcomes) {
      if (outcome !== 'fail') continue;
      if (judged !== undefined) {
        push(byKind, judged, { check, fault });
        continue;
      }
      const ofCheck = byInputs.get(check) ?? new Map<number, string[]>();
      byInputs.set(check, ofCheck);
      push(ofCheck, trials, fault);
    }
  }
  const byRequest = new Map<string, Set<string>>();
  for (const [fault, places] of Object.entries(shown)) {
    for (const place of places) {
      const request = requests[place] ?? '';
      byRequest.set(request, (byRequest.get(request) ?? new Set()).add(fault));
    }
  }
  return { byInputs, byKind, shown: byRequest };
}

/** What each check could contribute: its first inputs, up to each one. */
async function candidatesOf({ byInputs, shown }: Catches): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = [];
  for (const check of suite) {
    if (check.kind === 'invariant') continue;
    const asked = await requestsOf(check);
    const own = byInputs.get(check.id) ?? new Map<number, readonly string[]>();
    const caught = new Set<string>();
    const seen = new Set<string>();
    const requests = new Map<string, string>();
    // The first requests are those of the probe.
    for (const [inputs, sent] of asked.entries()) {
      const before = caught.size + seen.size;
      for (const [request, kind] of sent) {
        requests.set(request, kind);
        for (const fault of shown.get(request) ?? []) seen.add(fault);
      }
      for (const fault of own.get(inputs) ?? []) caught.add(fault);
      if (inputs > 0 && caught.size + seen.size > before)
        candidates.push({
          id: check.id,
          inputs,
          requests: new Map(requests),
          caught: new Set(caught),
          shown: new Set(seen),
        });
    }
  }
  return candidates;
}

type Keyed = Pick<ReadonlySet<string>, 'keys' | 'has'>;
const added = (all: Keyed, had: Keyed): number => {
  let count = 0;
  for (const each of all.keys()) if (!had.has(each)) count += 1;
  return count;
};

/**
 * Assumed, not measured: how likely a fault is caught that a reply shows to checks of which none is known to catch it by
 * these inputs, where an invariant has caught it elsewhere, and otherwise.
 */
const chances = { known: 0.9, unknown: 0.5 };

/** Takes again and again the candidate that catches most new faults for its new requests, while there is room. */
function choose(candidates: readonly Candidate[], byInvariants: ReadonlySet<string>, most: number) {
  const chanceOf = (fault: string): number => (byInvariants.has(fault) ? chances.known : chances.unknown);
  const chosen = new Map<string, number>();
  const asked = new Map<string, string>();
  const caught = new Set<string>();
  const shown = new Set<string>();
  const gainOf = (candidate: Candidate): number => {
    let gain = 0;
    for (const fault of candidate.caught)
      if (!caught.has(fault)) gain += shown.has(fault) ? 1 - chanceOf(fault) : 1;
    for (const fault of candidate.shown)
      if (!shown.has(fault) && !caught.has(fault) && !candidate.caught.has(fault)) gain += chanceOf(fault);
    return gain;
  };
  for (;;) {
    const [best] = candidates
      .map((candidate) => ({
        ...candidate,
        cost: added(candidate.requests, asked),
        gain: gainOf(candidate),
      }))
      .filter(({ cost, gain }) => gain > 0 && asked.size + cost <= most)
      .toSorted((one, other) => other.gain / (other.cost + 0.2) - one.gain / (one.cost + 0.2));
    if (best === undefined) return { chosen, asked, caught, shown };
    chosen.set(best.id, Math.max(best.inputs, chosen.get(best.id) ?? 0));
    for (const [request, kind] of best.requests) asked.set(request, kind);
    for (const fault of best.caught) caught.add(fault);
    for (const fault of best.shown) shown.add(fault);
  }
}

/** The invariants that reach no decision on the reference in a run of chosen checks. */
async function undecidedBy(chosen: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const reference = createReference({ now: () => new Date(noon) });
  const checks = suite.flatMap((check): readonly Check[] => {
    const inputs = chosen.get(check.id);
    if (inputs === undefined) return [];
    return [check.kind === 'invariant' ? check : { ...check, property: firstTrials(check.property, inputs) }];
  });
  const time = { now: () => noon, sleep: async (ms: number) => void (await setTimeout(ms)) };
  const wire = inProcess(reference.fetch);
  const undecided: string[] = [];
  for await (const event of session(referenceSettings(reference), { checks, version: '0', wire, time })) {
    if (event.type === 'check-finished' && event.result.outcome === 'inconclusive')
      undecided.push(event.result.id);
  }
  return undecided.filter((id) => checks.some((check) => check.id === id && check.kind === 'invariant'));
}

const [matrixFile = 'matrix.json', visibilityFile] = process.argv.slice(2);
const matrix = JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix;
const visibility: Visibility =
  visibilityFile === undefined
    ? { requests: [], shown: {} }
    : (JSON.parse(readFileSync(visibilityFile, 'utf8')) as Visibility);
const catches = catchesOf(matrix, visibility);
const byInvariants = new Set([...catches.byKind.values()].flat().map(({ fault }) => fault));
const candidates = await candidatesOf(catches);
const { chosen, asked, caught, shown } = choose(candidates, byInvariants, most);
// An invariant costs nothing where it judges replies that are asked for anyway.
for (const kind of asked.values())
  for (const { check } of catches.byKind.get(kind) ?? []) chosen.set(check, 1);
const shareOf = (faults: ReadonlySet<string>): string =>
  `${faults.size} of ${matrix.rows.length} faults (${((faults.size / matrix.rows.length) * 100).toFixed(1)} %)`;

// What an invariant is there to judge, other inputs of the checks may ask for that the preset leaves out.
for (const id of await undecidedBy(chosen)) chosen.delete(id);

const lines = suite.flatMap(({ id }) => (chosen.has(id) ? [`  '${id}': ${chosen.get(id)},`] : []));
const text = `/**
 * The checks of the preset \`gate\`, each with the inputs that it tries at most: those that catch most faults of the
 * reference for the fewest requests. Chosen by \`node dist/src/proof/bench/choose-gate.js\` from the matrix of the self-test.
 */
export const gate: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`;
writeFileSync('suites/gate.ts', text);
console.log(`${lines.length} checks, ${asked.size} requests`);
console.log(`known to be caught: ${shareOf(caught)}; shown: ${shareOf(shown)}`);
for (const other of [200, 600, 800, 1000, 1200]) {
  const wider = choose(candidates, byInvariants, other);
  console.log(`with ${wider.asked.size} requests, ${shareOf(wider.caught)}; shown: ${shareOf(wider.shown)}`);
}
