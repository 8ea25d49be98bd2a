import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { snapshot } from '../../../suites/snapshot.js';
import { session } from '../../engine/session.js';
import { type Check, type ChosenInput, chosenTrials } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import type { Wire } from '../../transport/wire.js';
import { createReference, faultIds } from '../reference/index.js';
import { openIndependent } from '../selftest/replies/independent.js';
import { type Cover, coverOf, filled, type Teller, together, worthOf } from './cover.js';
import type { Input, Tried } from './try-inputs.js';
import { noon, referenceSettings } from './workload.js';

/** Requests that the preset may cost on the reference, the probe's included; what concurrent checks ask for twice comes on top. */
const most = 368;

/** Some inputs of a check, with what they ask for and which faults they catch. */
interface Candidate extends Teller {
  readonly id: string;
  readonly inputs: readonly { readonly place: number; readonly requests: number }[];
}

const time = { now: () => noon, sleep: async (ms: number) => void (await setTimeout(ms)) };

/** Adds to the set of a key. */
function put<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

const inputKey = (id: string, place: number): string => `${id} ${place}`;

/** The key of a request begins with its target. */
const targetOf = (request: string): string => request.slice(0, request.indexOf(' '));

/** What catches each fault, and after how many requests, by input. */
type ByInput = ReadonlyMap<string, ReadonlyMap<string, number>>;

function catchesByInput(tried: readonly Tried[]): ByInput {
  const { inputs: all = [] } = tried[0] ?? {};
  const byInput = new Map<string, Map<string, number>>();
  const note = (key: string, fault: string, requests: number): void => {
    const known = byInput.get(key) ?? new Map<string, number>();
    byInput.set(key, known.set(fault, Math.min(requests, known.get(fault) ?? Number.POSITIVE_INFINITY)));
  };
  for (const [fault, { inputs }] of tried.flatMap(({ catches }) => Object.entries(catches)))
    for (const [at, requests] of inputs) {
      const input = all[at];
      if (input !== undefined) note(inputKey(input.check, input.place), fault, requests);
    }
  // Of a check that has one input only, the snapshot tells the rest: faults that no single request shows.
  const several = new Set(all.flatMap(({ check, place }) => (place > 0 ? [check] : [])));
  for (const [id, { refutedBy }] of Object.entries(snapshot))
    if (!several.has(id))
      for (const fault of Object.values(refutedBy).flat())
        note(inputKey(id, 0), fault, Number.POSITIVE_INFINITY);
  return byInput;
}

/** What each input of each check could contribute, whole or cut short, and its first inputs together, which may share what they ask for. */
function candidatesOf(tried: readonly Tried[]): readonly Candidate[] {
  const { inputs = [], probe = [] } = tried[0] ?? {};
  const byInput = catchesByInput(tried);
  const byTarget = new Map<string, Set<string>>();
  for (const [fault, { targets }] of tried.flatMap(({ catches }) => Object.entries(catches)))
    for (const target of Object.keys(targets)) put(byTarget, target, fault);
  const toldBy = (requests: readonly string[]): readonly string[] =>
    requests.flatMap((request) => [...(byTarget.get(targetOf(request)) ?? [])]);
  const toldByProbe = toldBy(probe);

  const cut = ({ check, place, requests }: Input, most: number): Candidate => {
    const sent = requests.slice(0, most);
    const byThen = [...(byInput.get(inputKey(check, place)) ?? [])].flatMap(([fault, after]) =>
      after <= most || most >= requests.length ? [fault] : [],
    );
    return {
      id: check,
      inputs: [{ place, requests: most < requests.length ? most : Number.POSITIVE_INFINITY }],
      requests: new Set([...probe, ...sent]),
      faults: new Set([...toldByProbe, ...byThen, ...toldBy(sent)]),
    };
  };
  const whole = inputs.map((input) => cut(input, input.requests.length));
  const short = inputs.flatMap((input) => {
    const { requests, witnessedAfter = requests.length } = input;
    const lengths = Array.from({ length: requests.length }, (_, nth) => nth).slice(
      Math.max(witnessedAfter, 1),
    );
    return lengths.map((most) => cut(input, most));
  });
  const ofCheck = new Map<string, Candidate[]>();
  for (const each of whole) ofCheck.set(each.id, [...(ofCheck.get(each.id) ?? []), each]);
  const first = [...ofCheck.values()].flatMap((own) =>
    [2, 4, 8, 16].filter((count) => count <= own.length).map((count) => firstOf(own, count)),
  );
  return [...whole, ...short, ...first];
}

const firstOf = (own: readonly Candidate[], count: number): Candidate => ({
  id: own[0]?.id ?? '',
  inputs: own.slice(0, count).flatMap(({ inputs }) => inputs),
  ...together(own.slice(0, count)),
});

type Choice = Cover<Candidate>;

/** How many of the chosen candidates are put back at once to see whether others do better. */
const putBack = [0.05, 0.1, 0.2, 0.3];

/** Fills the room, and then puts back what contributes least for its requests, for as long as that makes room for better. */
function choose(candidates: readonly Candidate[], most: number): Choice {
  let best = filled(coverOf<Candidate>([]), candidates, most);
  for (let round = 0; round < 40; round += 1) {
    const { taken } = best;
    const worth = worthsOf(taken);
    const ascending = taken.toSorted((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0));
    const others = putBack.map((share) =>
      filled(coverOf(ascending.slice(Math.ceil(share * ascending.length))), candidates, most),
    );
    const better = others.toSorted((one, other) => other.faults.size - one.faults.size)[0];
    if (better === undefined || better.faults.size <= best.faults.size) break;
    best = better;
  }
  return best;
}

/** What only each candidate of some catches, by the requests that only it sends. */
function worthsOf(taken: readonly Candidate[]): ReadonlyMap<Candidate, number> {
  const catching = countOf(taken.flatMap(({ faults }) => [...faults]));
  const sending = countOf(taken.flatMap(({ requests }) => [...requests]));
  const alone = (all: ReadonlySet<string>, counts: ReadonlyMap<string, number>): number =>
    [...all].filter((each) => counts.get(each) === 1).length;
  return new Map(
    taken.map((each) => [each, worthOf(alone(each.faults, catching), alone(each.requests, sending))]),
  );
}

function countOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** By check, its chosen inputs in ascending order. */
type Inputs = ReadonlyMap<string, readonly ChosenInput[]>;

function inputsOf({ taken }: Choice): Inputs {
  /** By check and place, the requests after which it is cut short. */
  const lengths = new Map<string, Map<number, number>>();
  for (const { id, inputs } of taken)
    for (const { place, requests } of inputs) {
      const own = lengths.get(id) ?? new Map<number, number>();
      lengths.set(id, own.set(place, Math.max(requests, own.get(place) ?? 0)));
    }
  const chosen = ([place, requests]: readonly [number, number]): ChosenInput =>
    Number.isFinite(requests) ? [place, requests] : place;
  return new Map(
    [...lengths].map(([id, own]) => [id, [...own].toSorted(([one], [other]) => one - other).map(chosen)]),
  );
}

const checksOf = (inputs: Inputs): readonly Check[] =>
  suite.flatMap((check): readonly Check[] => {
    if (check.kind === 'invariant') return [check];
    const own = inputs.get(check.id);
    return own === undefined ? [] : [{ ...check, property: chosenTrials(check.property, own) }];
  });

type Settings = ReturnType<typeof referenceSettings>;

/** The checks that reach no decision on a deployment. */
async function undecided(
  checks: readonly Check[],
  settings: Settings,
  wire: Wire,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for await (const event of session(settings, { checks, version: '0', wire, time }))
    if (event.type === 'check-finished' && event.result.outcome === 'inconclusive') open.add(event.result.id);
  return open;
}

async function undecidedOnReference(checks: readonly Check[]): Promise<ReadonlySet<string>> {
  const reference = createReference({ now: () => new Date(noon) });
  return undecided(checks, referenceSettings(reference), inProcess(reference.fetch));
}

async function undecidedElsewhere(checks: readonly Check[]): Promise<ReadonlySet<string>> {
  const { wire, settings } = await openIndependent({ now: () => noon });
  try {
    return await undecided(checks, settings, wire);
  } finally {
    await wire.close();
  }
}

const tried = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tried);
const candidates = candidatesOf(tried);
const choice = choose(candidates, most);
const chosen = inputsOf(choice);

// An invariant costs nothing, but what it is there to judge, other inputs may ask for that the preset leaves out.
const openHere = await undecidedOnReference(checksOf(chosen));
const openElsewhere = await undecidedElsewhere(checksOf(chosen));
const invariants = new Set(
  suite.flatMap(({ kind, id }) =>
    kind === 'property' || openHere.has(id) || openElsewhere.has(id) ? [] : [id],
  ),
);
// On other data, another input of a check may be the one that decides: what stays open there tries all of them.
const allOf = (id: string): readonly number[] =>
  (tried[0]?.inputs ?? []).flatMap(({ check, place }) => (check === id ? [place] : []));

const inputsIn = ({ kind, id }: Check): readonly ChosenInput[] | undefined => {
  if (kind === 'invariant') return invariants.has(id) ? [] : undefined;
  return chosen.has(id) && openElsewhere.has(id) ? allOf(id) : chosen.get(id);
};

const lines = suite.flatMap((check) => {
  const inputs = inputsIn(check);
  return inputs === undefined ? [] : [`  '${check.id}': ${JSON.stringify(inputs)},`];
});
const text = `import type { ChosenInput } from '../src/kit/index.js';

/**
 * The checks of the preset \`gate\`, each with the inputs that it tries, none for one that judges every reply: those that catch
 * most faults of the reference for the fewest requests. Chosen by \`node dist/src/proof/bench/choose-gate.js\` from what each
 * input catches by itself.
 */
export const gate: Readonly<Record<string, readonly ChosenInput[]>> = {
${lines.join('\n')}
};
`;
writeFileSync('suites/gate.ts', text);

const shareOf = ({ faults }: Choice): string =>
  `${faults.size} of ${faultIds.length} faults (${((faults.size / faultIds.length) * 100).toFixed(1)} %)`;
console.log(`${lines.length} checks, ${choice.requests.size} requests: ${shareOf(choice)}`);
for (const other of [200, 600, 800, 1000, 1200]) {
  const wider = choose(candidates, other);
  console.log(`with ${wider.requests.size} requests, ${shareOf(wider)}`);
}
