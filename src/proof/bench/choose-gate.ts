import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { session } from '../../engine/session.js';
import { type Check, chosenTrials, type PropertyCheck } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import { createReference } from '../reference/index.js';
import { replyKind } from '../selftest/faults.js';
import type { Matrix } from '../selftest/matrix.js';
import { openIndependent } from '../selftest/replies/independent.js';
import { requestKey, type Visibility } from './visibility.js';
import { noon, referenceSettings } from './workload.js';

/** Requests that the preset may cost on the reference, the probe's included; what concurrent checks ask for twice comes on top. */
const most = 368;

/** Requests, as text by which each is known again, with the kinds of their replies. */
type Requests = ReadonlyMap<string, string>;

/** Some inputs of a check, with what they ask for and how likely each fault is caught by that. */
interface Candidate {
  readonly id: string;
  readonly places: readonly number[];
  readonly requests: Requests;
  readonly chances: ReadonlyMap<string, number>;
}

const time = { now: () => noon, sleep: async (ms: number) => void (await setTimeout(ms)) };

interface Asked {
  readonly requests: Requests;
  /** How many inputs the checks tried. */
  readonly inputs: number;
  /** The checks that reached no decision. */
  readonly undecided: readonly string[];
}

/** A run over some checks on the plain reference. */
async function run(checks: readonly Check[]): Promise<Asked> {
  const reference = createReference({ now: () => new Date(noon) });
  const requests = new Map<string, string>();
  const wire = inProcess(async (request) => {
    const { pathname, search } = new URL(request.url);
    const reply = await reference.fetch(request);
    const target = pathname + search;
    requests.set(requestKey(target, request.headers.get('authorization')), replyKind(target, reply.status));
    return reply;
  });
  let inputs = 0;
  const undecided: string[] = [];
  for await (const event of session(referenceSettings(reference), { checks, version: '0', wire, time })) {
    if (event.type !== 'check-finished') continue;
    inputs += event.result.trials;
    if (event.result.outcome === 'inconclusive') undecided.push(event.result.id);
  }
  return { requests, inputs, undecided };
}

/** Adds to the set of a key. */
function put<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

/** What catches faults. */
interface Catches {
  /** By check, the faults that it is known to catch. */
  readonly byCheck: ReadonlyMap<string, ReadonlySet<string>>;
  /** By check and the place of an input, the faults that are known to be caught by that input first. */
  readonly byInput: ReadonlyMap<string, ReadonlySet<string>>;
  /** By kind of reply, the faults that invariants have caught in one. */
  readonly byKind: ReadonlyMap<string, ReadonlySet<string>>;
  /** By kind of reply, those invariants. */
  readonly invariants: ReadonlyMap<string, ReadonlySet<string>>;
  /** By request, the faults that its reply shows, whether or not a check notices. */
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>;
}

const inputKey = (id: string, place: number): string => `${id} ${place}`;

function catchesOf({ rows }: Matrix, { requests, shown }: Visibility): Catches {
  const byCheck = new Map<string, Set<string>>();
  const byInput = new Map<string, Set<string>>();
  const byKind = new Map<string, Set<string>>();
  const invariants = new Map<string, Set<string>>();
  const byRequest = new Map<string, Set<string>>();
  for (const { fault, outcomes } of rows) {
    for (const { check, outcome, trials, judged } of outcomes) {
      if (outcome !== 'fail') continue;
      if (judged !== undefined) {
        put(byKind, judged, fault);
        put(invariants, judged, check);
        continue;
      }
      put(byCheck, check, fault);
      put(byInput, inputKey(check, trials - 1), fault);
    }
  }
  for (const [fault, places] of Object.entries(shown))
    for (const place of places) put(byRequest, requests[place] ?? '', fault);
  return { byCheck, byInput, byKind, invariants, shown: byRequest };
}

/**
 * Assumed, not measured: how likely a fault is caught that a reply shows, where an invariant has caught it in such a reply or
 * the check has by another input, and otherwise.
 */
const chances = { known: 0.9, unknown: 0.25 };

function chancesOf(
  id: string,
  places: readonly number[],
  requests: Requests,
  { byCheck, byInput, byKind, shown }: Catches,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const raise = (fault: string, chance: number): void =>
    void found.set(fault, Math.max(chance, found.get(fault) ?? 0));
  for (const [request, kind] of requests) {
    for (const fault of shown.get(request) ?? []) {
      const isKnown = byKind.get(kind)?.has(fault) === true || byCheck.get(id)?.has(fault) === true;
      raise(fault, isKnown ? chances.known : chances.unknown);
    }
  }
  for (const place of places) for (const fault of byInput.get(inputKey(id, place)) ?? []) raise(fault, 1);
  return found;
}

/** What each check could contribute: each of its inputs, and its first ones together, which may share what they ask for. */
async function candidatesOf(catches: Catches): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = [];
  for (const check of suite) {
    if (check.kind === 'invariant') continue;
    const chosen = async (places: readonly number[]) => (await run([inputsAt(check, places)])).requests;
    const { inputs, requests } = await run([check]);
    const singles = Array.from({ length: inputs }, (_, place) => [place]);
    const asked = inputs === 1 ? [requests] : [];
    if (inputs > 1) for (const places of singles) asked.push(await chosen(places));
    const first = [2, 4, 8, 16]
      .filter((count) => count <= inputs)
      .map((count) => singles.slice(0, count).flat());
    for (const places of [...singles, ...first]) {
      const all = new Map(places.flatMap((place) => [...(asked[place] ?? [])]));
      candidates.push({
        id: check.id,
        places,
        requests: all,
        chances: chancesOf(check.id, places, all, catches),
      });
    }
  }
  return candidates;
}

const inputsAt = (check: PropertyCheck, places: readonly number[]): Check => ({
  ...check,
  property: chosenTrials(check.property, places),
});

interface Choice {
  /** By check, the places of its inputs. */
  readonly chosen: ReadonlyMap<string, readonly number[]>;
  readonly requests: Requests;
  readonly chances: ReadonlyMap<string, number>;
}

/** Takes again and again the candidate that is likely to catch most for its new requests, while there is room. */
function choose(candidates: readonly Candidate[], most: number): Choice {
  const chosen = new Map<string, Set<number>>();
  const requests = new Map<string, string>();
  const chances = new Map<string, number>();
  const costOf = (each: Candidate): number => {
    let cost = 0;
    for (const request of each.requests.keys()) if (!requests.has(request)) cost += 1;
    return cost;
  };
  const gainOf = (each: Candidate): number => {
    let gain = 0;
    for (const [fault, chance] of each.chances) gain += Math.max(0, chance - (chances.get(fault) ?? 0));
    return gain;
  };
  let left = candidates;
  for (;;) {
    let best: Candidate | undefined;
    let bestWorth = 0;
    const open: Candidate[] = [];
    for (const each of left) {
      const gain = gainOf(each);
      const cost = costOf(each);
      if (gain < leastGain) continue;
      open.push(each);
      const worth = requests.size + cost <= most ? gain / (cost + 0.2) : 0;
      if (worth > bestWorth) [best, bestWorth] = [each, worth];
    }
    if (best === undefined) break;
    left = open;
    for (const place of best.places) put(chosen, best.id, place);
    for (const [request, kind] of best.requests) requests.set(request, kind);
    for (const [fault, chance] of best.chances) chances.set(fault, Math.max(chance, chances.get(fault) ?? 0));
  }
  const inOrder = [...chosen].map(
    ([id, places]) => [id, [...places].toSorted((one, other) => one - other)] as const,
  );
  return { chosen: new Map(inOrder), requests, chances };
}

/** What gains less is not worth a check more. */
const leastGain = 0.05;

type Chosen = Choice['chosen'];

const checksOf = (chosen: Chosen, invariants: ReadonlySet<string>): readonly Check[] =>
  suite.flatMap((check): readonly Check[] => {
    if (check.kind === 'invariant') return invariants.has(check.id) ? [check] : [];
    const places = chosen.get(check.id);
    return places === undefined ? [] : [inputsAt(check, places)];
  });

/** What an invariant is there to judge, other inputs of the checks may ask for that the preset leaves out. */
async function decidedBy(
  { chosen, requests }: Choice,
  { invariants }: Catches,
): Promise<ReadonlySet<string>> {
  // An invariant costs nothing where it judges replies that are asked for anyway.
  const judging = new Set([...requests.values()].flatMap((kind) => [...(invariants.get(kind) ?? [])]));
  const { undecided } = await run(checksOf(chosen, judging));
  return new Set([...judging].filter((id) => !undecided.includes(id)));
}

/** On other data, another input of a check may be the one that decides: what stays open there tries all of them. */
async function widened(chosen: Chosen, candidates: readonly Candidate[]): Promise<Chosen> {
  const { wire, settings } = await openIndependent({ now: () => noon });
  const open = new Set<string>();
  try {
    const checks = checksOf(chosen, new Set());
    for await (const event of session(settings, { checks, version: '0', wire, time }))
      if (event.type === 'check-finished' && event.result.outcome === 'inconclusive')
        open.add(event.result.id);
  } finally {
    await wire.close();
  }
  const allOf = (id: string): readonly number[] =>
    candidates.flatMap(({ id: own, places }) => (own === id && places.length === 1 ? places : []));
  return new Map([...chosen].map(([id, places]) => [id, open.has(id) ? allOf(id) : places]));
}

const [matrixFile = 'matrix.json', visibilityFile = 'shown.json'] = process.argv.slice(2);
const matrix = JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix;
const visibility = JSON.parse(readFileSync(visibilityFile, 'utf8')) as Visibility;
const catches = catchesOf(matrix, visibility);
const candidates = await candidatesOf(catches);
const choice = choose(candidates, most);
const invariants = await decidedBy(choice, catches);
const inputs = await widened(choice.chosen, candidates);

const lines = suite.flatMap(({ id }) => {
  const places = invariants.has(id) ? [] : inputs.get(id);
  return places === undefined ? [] : [`  '${id}': [${places.join(', ')}],`];
});
const text = `/**
 * The checks of the preset \`gate\`, each with the places of the inputs that it tries, none for one that judges every reply:
 * those that catch most faults of the reference for the fewest requests. Chosen by
 * \`node dist/src/proof/bench/choose-gate.js\` from the matrix of the self-test and from what each request shows.
 */
export const gate: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};
`;
writeFileSync('suites/gate.ts', text);

const shareOf = (count: number): string =>
  `${Math.round(count)} of ${matrix.rows.length} faults (${((count / matrix.rows.length) * 100).toFixed(1)} %)`;
function told({ chances }: Choice): string {
  const all = [...chances.values()];
  const known = all.filter((chance) => chance === 1).length;
  const likely = all.reduce((sum, chance) => sum + chance, 0);
  return `known to be caught: ${shareOf(known)}; likely: ${shareOf(likely)}; shown: ${shareOf(all.length)}`;
}
console.log(`${lines.length} checks, ${choice.requests.size} requests: ${told(choice)}`);
for (const other of [200, 600, 800, 1000, 1200]) {
  const wider = choose(candidates, other);
  console.log(`with ${wider.requests.size} requests, ${told(wider)}`);
}
