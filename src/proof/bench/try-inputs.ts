import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { snapshot } from '../../../suites/snapshot.js';
import { seedOf } from '../../engine/plan/identity.js';
import { session } from '../../engine/session.js';
import {
  areaOf,
  type Check,
  chosenTrials,
  heard,
  type Listener,
  type PropertyCheck,
  type Trial,
  Violation,
} from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import { authorization } from '../../transport/request.js';
import { createReference, type FaultId, isFaultId } from '../reference/index.js';
import { isAccusation, judgeReference } from '../selftest/judge.js';
import { requestKey, type Visibility } from './visibility.js';
import { noon, referenceSettings } from './workload.js';

/** One input of a check, with the different requests that its trial sends, in their order. */
export interface Input {
  readonly check: string;
  readonly place: number;
  readonly requests: readonly string[];
  /** How many of them it has sent by its first witness; undefined where it has none. */
  readonly witnessedAfter?: number | undefined;
}

/** What catches one fault. */
export interface Catches {
  /** Inputs by their place in the list, each with how many different requests it has sent by then. */
  readonly inputs: readonly (readonly [input: number, requests: number])[];
  /** Targets whose replies an invariant accuses. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
}

/** Which inputs there are, and what was found to catch each fault. */
export interface Tried {
  /** What each run asks for before its first check. */
  readonly probe: readonly string[];
  readonly inputs: readonly Input[];
  readonly catches: Readonly<Record<string, Catches>>;
}

const time = { now: () => noon, sleep: async (ms: number) => void (await delay(ms)) };
const machine = { now: () => performance.now(), sleep: time.sleep, version: '0' };

/** Seed of the runs on which inputs are tried. */
const seed = 1;

/** So many inputs that show a fault are tried, and of each check that is known to refute it so many more. */
const most = { showing: 60, refuting: 24 } as const;

/** A check that tries one of its inputs. */
const inputAt = (check: PropertyCheck, place: number): PropertyCheck => ({
  ...check,
  id: `${check.id}#${place}`,
  property: chosenTrials(check.property, [place]),
});

/** The check with the inputs that it has in a run under its own id, made once for all checks that try one of them. */
function sharingInputs(check: PropertyCheck): PropertyCheck {
  let made: readonly Trial[] | undefined;
  return {
    ...check,
    property: {
      ...check.property,
      trials(world, _, runs) {
        made ??= check.property.trials(world, seedOf(seed, check.id), runs);
        return made;
      },
      // Whether an input is contradicted is asked, not by how little of it.
      async simplest(_world, _seed, index) {
        const trial = made?.[index];
        if (trial === undefined) throw new RangeError(`no trial has the index ${index}`);
        return trial;
      },
    },
  };
}

/** A check whose trials are listened to, each by its place. */
const listenedTo = (check: PropertyCheck, listenerOf: (place: number) => Heeding): PropertyCheck => ({
  ...check,
  property: {
    ...check.property,
    trials: (world, seed, runs) =>
      check.property.trials(world, seed, runs).map((trial, place) => ({
        ...trial,
        async run(api) {
          const { onViolation, ...listener } = listenerOf(place);
          try {
            await trial.run(heard(api, listener));
          } catch (error) {
            if (error instanceof Violation) onViolation?.();
            throw error;
          }
        },
      })),
  },
});

interface Heeding extends Listener {
  readonly onViolation?: () => void;
}

const propertyChecks = suite.filter((check): check is PropertyCheck => check.kind === 'property');

/** What the inputs of the checks ask the plain reference for. */
async function inputsOf(checks: readonly PropertyCheck[]): Promise<readonly Input[]> {
  const reference = createReference({ now: () => new Date(noon) });
  const settings = referenceSettings(reference);
  const inputs = new Map(checks.map(({ id }) => [id, [] as Asking[]]));
  const heeded = checks.map((check) =>
    listenedTo(check, (place) => {
      const input: Asking = { requests: [], witnessedAfter: undefined };
      const own = inputs.get(check.id) ?? [];
      own[place] ??= input;
      return {
        replied(nth, { request: { target, credential } }) {
          const [field] = Object.values(authorization(credential, settings.keys));
          input.requests[nth] = requestKey(target, field);
        },
        witnessed() {
          input.witnessedAfter ??= input.requests.length;
        },
      };
    }),
  );
  const wire = inProcess(reference.fetch);
  for await (const event of session(settings, { checks: heeded, version: '0', wire, time, forecasts: false }))
    if (event.type === 'trouble') throw new Error(`${event.where}: ${event.message}`);
  return [...inputs].flatMap(([check, own]) =>
    own.map(({ requests, witnessedAfter }, place) => ({
      check,
      place,
      requests: requests.filter((each) => each !== undefined),
      witnessedAfter,
    })),
  );
}

interface Asking {
  readonly requests: string[];
  witnessedAfter: number | undefined;
}

/** What a run asks the plain reference for before its first check. */
async function probeRequests(): Promise<readonly string[]> {
  const reference = createReference({ now: () => new Date(noon) });
  const requests = new Set<string>();
  const wire = inProcess((request) => {
    const { pathname, search } = new URL(request.url);
    requests.add(requestKey(pathname + search, request.headers.get('authorization')));
    return reference.fetch(request);
  });
  const checks = suite.filter(({ id }) => id === 'service/json-body');
  for await (const _ of session(referenceSettings(reference), { checks, version: '0', wire, time }));
  return [...requests];
}

/** The invariants of the suite, which note the targets whose replies they would accuse and accuse none. */
function noting(targets: Map<string, Set<string>>): readonly Check[] {
  return suite.flatMap((check): readonly Check[] => {
    if (check.kind !== 'invariant') return [];
    const judge: typeof check.judge = (exchange, world, deviates) => {
      try {
        return check.judge(exchange, world, deviates);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        const { target } = exchange.request;
        const seen = targets.get(target) ?? new Set();
        targets.set(target, seen.add(check.id));
        return 0;
      }
    };
    return [{ ...check, judge }];
  });
}

/** The checks that refute each fault in a full run. */
const refuting = new Map<string, Set<string>>();
for (const [id, { refutedBy }] of Object.entries(snapshot))
  for (const fault of Object.values(refutedBy).flat())
    refuting.set(fault, (refuting.get(fault) ?? new Set()).add(id));

/** Tries the inputs on a reference with a fault, each by itself. */
async function catchesOf(
  fault: FaultId,
  places: readonly number[],
  inputs: readonly Input[],
): Promise<Catches> {
  const sharing = new Map<string, PropertyCheck>();
  const checks = places.flatMap((place) => {
    const { check: id, place: own } = inputs[place] ?? {};
    const check = propertyChecks.find((each) => each.id === id);
    if (check === undefined || own === undefined) return [];
    const shared = sharing.get(check.id) ?? sharingInputs(check);
    sharing.set(check.id, shared);
    return [{ place, check: inputAt(shared, own) }];
  });
  /** By check, how many different requests it had sent when it was contradicted first. */
  const after = new Map<string, number>();
  const counting = (check: PropertyCheck): PropertyCheck =>
    listenedTo(check, () => {
      let asked = 0;
      return {
        asking(nth) {
          asked = Math.max(asked, nth + 1);
        },
        onViolation() {
          if (!after.has(check.id)) after.set(check.id, asked);
        },
      };
    });
  const targets = new Map<string, Set<string>>();
  const invariants = noting(targets);
  const caught: (readonly [number, number])[] = [];
  // Usage headers differ in each reply; the rest can be remembered from run to run.
  for (const own of [true, false]) {
    const some = checks.filter(({ check }) => (areaOf(check.id) === 'authentication') === own);
    if (own && some.length === 0) continue;
    const judged = [...some.map(({ check }) => counting(check)), ...invariants];
    const results = await judgeReference({ faults: [fault], seed }, judged, machine);
    const accusing = new Set(results.filter(isAccusation).map(({ id }) => id));
    for (const { place, check } of some)
      if (accusing.has(check.id)) caught.push([place, after.get(check.id) ?? Number.MAX_SAFE_INTEGER]);
  }
  return {
    inputs: caught,
    targets: Object.fromEntries([...targets].map(([target, ids]) => [target, [...ids]])),
  };
}

/**
 * Writes which inputs catch each fault, for `choose-gate.js`. Each input is tried by itself: the cheapest of those that send
 * a request that shows the fault, and inputs of the checks that refute it in a full run. `part` of `parts` is tried, so that
 * several processes can share the work.
 */
async function main(
  visibilityFile = 'shown.json',
  out = 'tried.json',
  part = '1',
  parts = '1',
): Promise<void> {
  const { requests, shown } = JSON.parse(readFileSync(visibilityFile, 'utf8')) as Visibility;
  const probe = await probeRequests();
  const inputs = await inputsOf(propertyChecks);
  console.log(`${inputs.length} inputs`);
  const sending = new Map<string, number[]>();
  for (const [place, input] of inputs.entries())
    for (const request of input.requests) sending.set(request, [...(sending.get(request) ?? []), place]);
  const cost = (place: number): number => inputs[place]?.requests.length ?? 0;
  const byCheck = new Map<string, number[]>();
  for (const place of [...inputs.keys()].toSorted((one, other) => cost(one) - cost(other))) {
    const { check } = inputs[place] as Input;
    byCheck.set(check, [...(byCheck.get(check) ?? []), place]);
  }
  const catches: Record<string, Catches> = {};
  const tried = Object.keys(shown).filter((_, at) => at % Number(parts) === Number(part) - 1);
  for (const [at, fault] of tried.entries()) {
    if (!isFaultId(fault)) continue;
    const places = new Set(
      (shown[fault] ?? []).flatMap((request) => sending.get(requests[request] ?? '') ?? []),
    );
    const byCost = [...places].toSorted((one, other) => cost(one) - cost(other));
    const chosen = new Set(byCost.slice(0, most.showing));
    // Visibility tells only a sample of the requests that show a fault, and not what the probe's replies decide.
    for (const id of refuting.get(fault) ?? [])
      for (const place of (byCheck.get(id) ?? []).slice(0, most.refuting)) chosen.add(place);
    if (chosen.size > 0) catches[fault] = await catchesOf(fault, [...chosen], inputs);
    if (at % 100 === 0) console.log(`${at} of ${tried.length} faults`);
  }
  const result: Tried = { probe, inputs, catches };
  writeFileSync(out, JSON.stringify(result));
}

await main(...process.argv.slice(2));
