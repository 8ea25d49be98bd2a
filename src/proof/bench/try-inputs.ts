import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { suite } from '../../../suites/index.js';
import { session } from '../../engine/session.js';
import { areaOf, type Check, chosenTrials, type PropertyCheck, Violation } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import { createReference, type FaultId, isFaultId } from '../reference/index.js';
import { isAccusation, judgeReference } from '../selftest/judge.js';
import { requestKey, type Visibility } from './visibility.js';
import { noon, referenceSettings } from './workload.js';

/** One input of a check, and the requests that it sends. */
export interface Input {
  readonly check: string;
  readonly place: number;
  readonly requests: readonly string[];
}

/** What catches one fault: inputs, by their place in the list, and targets whose replies an invariant accuses. */
export interface Catches {
  readonly inputs: readonly number[];
  readonly targets: Readonly<Record<string, readonly string[]>>;
}

/** Which inputs there are, and what was found to catch each fault. */
export interface Tried {
  readonly inputs: readonly Input[];
  readonly catches: Readonly<Record<string, Catches>>;
}

const time = { now: () => noon, sleep: async (ms: number) => void (await delay(ms)) };
const machine = { now: () => performance.now(), sleep: time.sleep, version: '0' };

/** Of a fault that so many inputs show, a choice of inputs hardly misses all. */
const most = 60;

/** A check that tries one of its inputs. */
export const inputAt = (check: PropertyCheck, place: number): PropertyCheck => ({
  ...check,
  id: `${check.id}#${place}`,
  property: chosenTrials(check.property, [place]),
});

/** The requests that some checks send to the plain reference, and how many inputs they try. */
async function asked(checks: readonly Check[]): Promise<{ requests: ReadonlySet<string>; inputs: number }> {
  const reference = createReference({ now: () => new Date(noon) });
  const requests = new Set<string>();
  const wire = inProcess((request) => {
    const { pathname, search } = new URL(request.url);
    requests.add(requestKey(pathname + search, request.headers.get('authorization')));
    return reference.fetch(request);
  });
  let inputs = 0;
  for await (const event of session(referenceSettings(reference), { checks, version: '0', wire, time }))
    if (event.type === 'check-finished') inputs += event.result.trials;
  return { requests, inputs };
}

const propertyChecks = suite.filter((check): check is PropertyCheck => check.kind === 'property');

async function inputsOf(): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  for (const check of propertyChecks) {
    const all = await asked([check]);
    for (let place = 0; place < all.inputs; place += 1) {
      const { requests } = all.inputs === 1 ? all : await asked([inputAt(check, place)]);
      inputs.push({ check: check.id, place, requests: [...requests] });
    }
  }
  return inputs;
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

/** Tries the inputs on a reference with a fault, each by itself. */
async function catchesOf(
  fault: FaultId,
  places: readonly number[],
  inputs: readonly Input[],
): Promise<Catches> {
  const checks = places.flatMap((place) => {
    const { check: id, place: own } = inputs[place] ?? {};
    const check = propertyChecks.find((each) => each.id === id);
    return check === undefined || own === undefined ? [] : [{ place, check: inputAt(check, own) }];
  });
  const targets = new Map<string, Set<string>>();
  const invariants = noting(targets);
  const caught: number[] = [];
  // Usage headers differ in each reply; the rest can be remembered from run to run.
  for (const own of [true, false]) {
    const some = checks.filter(({ check }) => (areaOf(check.id) === 'authentication') === own);
    if (own && some.length === 0) continue;
    const judged = [...some.map(({ check }) => check), ...invariants];
    const results = await judgeReference({ faults: [fault] }, judged, machine);
    const accusing = new Set(results.filter(isAccusation).map(({ id }) => id));
    caught.push(...some.flatMap(({ place, check }) => (accusing.has(check.id) ? [place] : [])));
  }
  return {
    inputs: caught,
    targets: Object.fromEntries([...targets].map(([target, ids]) => [target, [...ids]])),
  };
}

/**
 * Writes which inputs catch each fault, for `choose-gate.js`: of each fault that requests show, those inputs that send one
 * of these requests are tried, each by itself. `part` of `parts` is tried, so that several processes can share the work.
 */
async function main(
  visibilityFile = 'shown.json',
  out = 'tried.json',
  part = '1',
  parts = '1',
): Promise<void> {
  const { requests, shown } = JSON.parse(readFileSync(visibilityFile, 'utf8')) as Visibility;
  const inputs = await inputsOf();
  console.log(`${inputs.length} inputs`);
  const sending = new Map<string, number[]>();
  for (const [place, input] of inputs.entries())
    for (const request of input.requests) sending.set(request, [...(sending.get(request) ?? []), place]);
  const cost = (place: number): number => inputs[place]?.requests.length ?? 0;
  const catches: Record<string, Catches> = {};
  const tried = Object.keys(shown).filter((_, at) => at % Number(parts) === Number(part) - 1);
  for (const [at, fault] of tried.entries()) {
    if (!isFaultId(fault)) continue;
    const places = new Set(
      (shown[fault] ?? []).flatMap((request) => sending.get(requests[request] ?? '') ?? []),
    );
    const cheapest = [...places].toSorted((one, other) => cost(one) - cost(other)).slice(0, most);
    if (cheapest.length > 0) catches[fault] = await catchesOf(fault, cheapest, inputs);
    if (at % 100 === 0) console.log(`${at} of ${tried.length} faults`);
  }
  const result: Tried = { inputs, catches };
  writeFileSync(out, JSON.stringify(result));
}

await main(...process.argv.slice(2));
