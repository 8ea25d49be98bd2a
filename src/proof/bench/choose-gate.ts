import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { session } from '../../engine/session.js';
import { type Check, chosenTrials } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import type { Wire } from '../../transport/wire.js';
import { createReference } from '../reference/index.js';
import type { Matrix } from '../selftest/matrix.js';
import { openIndependent } from '../selftest/replies/independent.js';
import { type Cover, coverOf, filled, type Teller, together, worthOf } from './cover.js';
import type { Tried } from './try-inputs.js';
import { noon, referenceSettings } from './workload.js';

/** Requests that the preset may cost on the reference, the probe's included; what concurrent checks ask for twice comes on top. */
const most = 368;

/** Some inputs of a check, with what they ask for and which faults they catch. */
interface Candidate extends Teller {
  readonly id: string;
  readonly places: readonly number[];
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

/** What each input of each check could contribute, and its first inputs together, which may share what they ask for. */
function candidatesOf({ rows }: Matrix, tried: readonly Tried[]): readonly Candidate[] {
  const { inputs = [] } = tried[0] ?? {};
  const byInput = new Map<string, Set<string>>();
  const byTarget = new Map<string, Set<string>>();
  for (const { fault, outcomes } of rows)
    for (const { check, outcome, trials } of outcomes)
      if (outcome === 'fail') put(byInput, inputKey(check, trials - 1), fault);
  for (const [fault, { inputs: places, targets }] of tried.flatMap(({ catches }) =>
    Object.entries(catches),
  )) {
    for (const place of places) {
      const input = inputs[place];
      if (input !== undefined) put(byInput, inputKey(input.check, input.place), fault);
    }
    for (const target of Object.keys(targets)) put(byTarget, target, fault);
  }
  const singles = inputs.map(({ check, place, requests }): Candidate => {
    const byReply = requests.flatMap((request) => [...(byTarget.get(targetOf(request)) ?? [])]);
    const faults = new Set([...(byInput.get(inputKey(check, place)) ?? []), ...byReply]);
    return { id: check, places: [place], requests: new Set(requests), faults };
  });
  const ofCheck = new Map<string, Candidate[]>();
  for (const each of singles) ofCheck.set(each.id, [...(ofCheck.get(each.id) ?? []), each]);
  const first = [...ofCheck.values()].flatMap((own) =>
    [2, 4, 8, 16].filter((count) => count <= own.length).map((count) => firstOf(own, count)),
  );
  return [...singles, ...first];
}

const firstOf = (own: readonly Candidate[], count: number): Candidate => ({
  id: own[0]?.id ?? '',
  places: own.slice(0, count).flatMap(({ places }) => places),
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

/** By check, the places of its inputs. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf({ taken }: Choice): Places {
  const sets = new Map<string, Set<number>>();
  for (const { id, places } of taken) for (const place of places) put(sets, id, place);
  return new Map(
    [...sets].map(([id, places]) => [id, [...places].toSorted((one, other) => one - other)] as const),
  );
}

const checksOf = (places: Places): readonly Check[] =>
  suite.flatMap((check): readonly Check[] => {
    if (check.kind === 'invariant') return [check];
    const own = places.get(check.id);
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

const [matrixFile = 'matrix.json', ...triedFiles] = process.argv.slice(2);
const matrix = JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix;
const tried = triedFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tried);
const candidates = candidatesOf(matrix, tried);
const choice = choose(candidates, most);
const places = placesOf(choice);

// An invariant costs nothing, but what it is there to judge, other inputs may ask for that the preset leaves out.
const openHere = await undecidedOnReference(checksOf(places));
const openElsewhere = await undecidedElsewhere(checksOf(places));
const invariants = new Set(
  suite.flatMap(({ kind, id }) =>
    kind === 'property' || openHere.has(id) || openElsewhere.has(id) ? [] : [id],
  ),
);
// On other data, another input of a check may be the one that decides: what stays open there tries all of them.
const allOf = (id: string): readonly number[] =>
  candidates.flatMap(({ id: own, places }) => (own === id && places.length === 1 ? places : []));
const inputs = new Map([...places].map(([id, own]) => [id, openElsewhere.has(id) ? allOf(id) : own]));

const lines = suite.flatMap(({ id }) => {
  const places = invariants.has(id) ? [] : inputs.get(id);
  return places === undefined ? [] : [`  '${id}': [${places.join(', ')}],`];
});
const text = `/**
 * The checks of the preset \`gate\`, each with the places of the inputs that it tries, none for one that judges every reply:
 * those that catch most faults of the reference for the fewest requests. Chosen by
 * \`node dist/src/proof/bench/choose-gate.js\` from what each input catches by itself.
 */
export const gate: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};
`;
writeFileSync('suites/gate.ts', text);

const shareOf = ({ faults }: Choice): string =>
  `${faults.size} of ${matrix.rows.length} faults (${((faults.size / matrix.rows.length) * 100).toFixed(1)} %)`;
console.log(`${lines.length} checks, ${choice.requests.size} requests: ${shareOf(choice)}`);
for (const other of [200, 600, 800, 1000, 1200]) {
  const wider = choose(candidates, other);
  console.log(`with ${wider.requests.size} requests, ${shareOf(wider)}`);
}
