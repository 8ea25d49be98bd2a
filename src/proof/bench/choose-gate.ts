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
import { annealed, type Choice, type Choosables } from './anneal.js';
import type { Input, Tried } from './try-inputs.js';
import { noon, referenceSettings } from './workload.js';

/** Requests that the preset may cost on the reference, the probe's included; what concurrent checks ask for twice comes on top. */
const most = 368;
/** Each further request contributes less: about 1.4 of 2900 faults where there are as many as in the preset. */
const priceOf = (requests: number): number => 500 / requests;
/** Changes that are tried to a choice; more make it hardly better. */
const steps = 40_000_000;

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

const deciding = new Set(suite.flatMap(({ id, level }) => (level === 'observe' ? [] : [id])));

/** Whether what the probe saw decides an input, so that it is chosen for nothing. */
const isFree = ({ check, requests, witnessedAfter }: Input): boolean =>
  deciding.has(check) && requests.length === 0 && witnessedAfter !== undefined;

/** The faults that the free checks refute: no request has to catch them. */
function caughtForNothing(inputs: readonly Input[]): ReadonlySet<string> {
  const paid = new Set(inputs.flatMap((input) => (isFree(input) ? [] : [input.check])));
  const free = new Set(inputs.map(({ check }) => check).filter((check) => !paid.has(check)));
  return new Set([...free].flatMap((id) => Object.values(snapshot[id]?.refutedBy ?? {}).flat()));
}

/** What there is to choose from. */
function choosablesOf(tried: readonly Tried[]): Choosables {
  const { inputs = [], probe = [] } = tried[0] ?? {};
  const byInput = catchesByInput(tried);
  const free = caughtForNothing(inputs);
  const byTarget = new Map<string, Set<string>>();
  for (const [fault, { targets }] of tried.flatMap(({ catches }) => Object.entries(catches)))
    for (const target of Object.keys(targets)) put(byTarget, target, fault);
  return {
    inputs: inputs.map(({ check, place, requests, witnessedAfter = requests.length }) => ({
      // A check that decides nothing would be there for what others see of its replies.
      requests: deciding.has(check) ? requests : [],
      shortest: Math.max(witnessedAfter, 1),
      catches: new Map(
        [...(byInput.get(inputKey(check, place)) ?? [])].filter(([fault]) => !free.has(fault)),
      ),
    })),
    probe,
    toldBy: (request) => [...(byTarget.get(targetOf(request)) ?? [])].filter((fault) => !free.has(fault)),
  };
}

/** By check, its chosen inputs in ascending order. */
type Inputs = ReadonlyMap<string, readonly ChosenInput[]>;

function inputsOf({ lengths }: Choice, all: readonly Input[]): Inputs {
  const chosen = new Map<string, ChosenInput[]>();
  for (const [at, input] of all.entries()) {
    const { check, place, requests } = input;
    const length = lengths[at] ?? 0;
    if (length === 0 && !isFree(input)) continue;
    const own = chosen.get(check) ?? [];
    chosen.set(check, [...own, length < requests.length ? [place, length] : place]);
  }
  return chosen;
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
const choosables = choosablesOf(tried);
const choice = annealed(choosables, { most, price: priceOf(most), steps });
const chosen = inputsOf(choice, tried[0]?.inputs ?? []);

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

const free = caughtForNothing(tried[0]?.inputs ?? []);
const shareOf = ({ faults }: Choice): string => {
  const caught = faults.size + free.size;
  return `${caught} of ${faultIds.length} faults (${((caught / faultIds.length) * 100).toFixed(1)} %)`;
};
console.log(`${lines.length} checks, ${choice.requests} requests: ${shareOf(choice)}`);
for (const other of [200, 600, 800, 1000, 1200]) {
  const wider = annealed(choosables, { most: other, price: priceOf(other), steps: steps / 4 });
  console.log(`with ${wider.requests} requests, ${shareOf(wider)}`);
}
