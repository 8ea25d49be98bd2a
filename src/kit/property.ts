import fc from 'fast-check';
import type { ClauseId, OperationId } from '../../contract/index.js';
import type { Api, World } from './api.js';
import { cutShort } from './cut-short.js';
import type { Query } from './exchange.js';
import { accusing } from './outcome.js';

/** A request that is known before it is sent. */
export interface PlannedRequest {
  readonly operation: OperationId;
  readonly query: Query;
}

/** One input with the sentence that must hold of it. */
export interface Trial {
  /** The input itself; undefined where a property has none. */
  readonly value: unknown;
  /** The input as text for people. */
  readonly input: string;
  /** What leads back to it in the same world and with the same seed; empty where a property has one trial only. */
  readonly place: string;
  /** The clause that it is about; undefined where it may be about each that its check cites. */
  readonly clause?: ClauseId | undefined;
  /** What it will ask for, as far as that is known before; for the forecast. */
  readonly sends?: readonly PlannedRequest[];
  readonly run: (api: Api) => Promise<void>;
}

/** A sentence that holds of every input. */
export interface Property {
  /** Requests that one trial needs on a conforming target; for the cost estimate. */
  readonly requests: number;
  /** How many trials a check with `runs` inputs has in this world. */
  trials(world: World, seed: number, runs: number): readonly Trial[];
  /** The most trials, in whatever world; absent where nothing limits them. */
  readonly most?: number;
  /**
   * Clauses about inputs that stand together. Where a simpler trial contradicts another clause, that one is the cause.
   */
  readonly ofTogether?: readonly ClauseId[] | undefined;
  /**
   * The simplest trial that still fails, from a failing one on.
   * @param fails runs a trial and tells whether it fails in the same way
   * @param allowance the most trials that may be run
   */
  simplest(
    world: World,
    seed: number,
    index: number,
    fails: (trial: Trial) => Promise<boolean>,
    allowance: number,
  ): Promise<Trial>;
  /**
   * The trial at a place, a simplified one too. Where the world has moved, it is the nearest that this world has;
   * undefined where it has none.
   * @param told what a report tells of the trial
   */
  trialAt(world: World, seed: number, told: Pick<Trial, 'input' | 'place'>): Trial | undefined;
}

export interface PropertyOptions {
  /** Requests that one trial needs; 1 unless told otherwise. */
  readonly requests?: number;
}

interface InputOptions<Input> extends PropertyOptions {
  /** The clause that an input is about; undefined for one that may be about each that the check cites. */
  readonly clause?: ((input: Input) => ClauseId | undefined) | undefined;
}

type Inputs<Input> = fc.Arbitrary<Input> | ((world: World) => fc.Arbitrary<Input>);

/** `holds` must be true of generated inputs; a failing one is shrunk. */
export function forAll<Input>(
  inputs: Inputs<Input>,
  holds: (api: Api, input: Input) => Promise<void>,
  options: InputOptions<NoInfer<Input>> & { readonly examples?: readonly NoInfer<Input>[] } = {},
): Property {
  const arbitrary = (world: World) => (typeof inputs === 'function' ? inputs(world) : inputs);
  const examples = (options.examples ?? []).map((example): [Input] => [example]);
  const trial = (input: Input, place: string): Trial => trialOf(input, place, holds, options);
  const trials = (world: World, seed: number, runs: number): readonly Trial[] => {
    // Checking, not sampling: `fc.sample` biases later inputs in another way than the `fc.check` of `simplest`.
    const inputs: Input[] = [];
    const gathering = fc.property<[Input]>(arbitrary(world), (input) => void inputs.push(input));
    fc.check(gathering, { seed, numRuns: runs, examples });
    return inputs.map((input, index) => trial(input, String(index)));
  };
  return {
    requests: options.requests ?? 1,
    trials,
    async simplest(world, seed, index, fails, allowance) {
      let left = allowance;
      const property = fc.asyncProperty<[Input]>(arbitrary(world), async (input) => {
        if (left <= 0) return true;
        left -= 1;
        // Only what is found has a place: fast-check tells the path of nothing else.
        return !(await fails(trial(input, '')));
      });
      const details: fc.RunDetails<[Input]> = await fc.check(property, {
        seed,
        path: String(index),
        numRuns: 1,
        examples,
      });
      return details.counterexample === null
        ? pick(trials(world, seed, index + 1), index)
        : trial(details.counterexample[0], details.counterexamplePath ?? String(index));
    },
    trialAt(world, seed, { place }) {
      if (!pathForm.test(place)) return undefined;
      const nothingHolds = fc.property<[Input]>(arbitrary(world), () => false);
      const steps = place.split(':');
      let nearest: Trial | undefined;
      for (const length of steps.keys()) {
        const path = steps.slice(0, length + 1).join(':');
        const { counterexample } = fc.check(nothingHolds, { seed, path, examples, endOnFailure: true });
        if (counterexample === null) break;
        nearest = trial(counterexample[0], path);
      }
      return nearest;
    },
  };
}

function trialOf<Input>(
  input: Input,
  place: string,
  holds: (api: Api, input: Input) => Promise<void>,
  options: InputOptions<Input>,
): Trial {
  const clause = options.clause?.(input);
  return {
    value: input,
    input: textOf(input),
    place,
    ...(clause === undefined ? {} : { clause }),
    run: (api) => accusing(clause, () => holds(api, input)),
  };
}

/** An input in the form that people read: without the functions of a row, and the clause that a failure cites besides. */
function textOf(input: unknown): string {
  const told = toldOf(input);
  return told === undefined ? '' : fc.stringify(told);
}

/** What of an input is told; undefined where nothing is. */
function toldOf(input: unknown): unknown {
  if (typeof input === 'function') return undefined;
  if (Array.isArray(input)) return input.map(toldOf);
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype)
    return input;
  const members = Object.entries(input)
    .filter(([name]) => name !== 'clause')
    .map(([name, value]) => [name, toldOf(value)] as const)
    .filter(([, value]) => value !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** A path of fast-check: the index of an input, then the step of each simplification. A report that it stands in is untrusted. */
const pathForm = /^\d{1,4}(?::\d{1,4}){0,99}$/;

/** `holds` must be true of every row of a table; rows are not shrunk. */
export function forEach<Row>(
  rows: readonly Row[] | ((world: World) => readonly Row[]),
  holds: (api: Api, row: Row) => Promise<void>,
  options: InputOptions<NoInfer<Row>> = {},
): Property {
  const trials = (world: World): readonly Trial[] =>
    (typeof rows === 'function' ? rows(world) : rows).map((row, index) =>
      trialOf(row, String(index), holds, options),
    );
  return {
    requests: options.requests ?? 1,
    trials,
    simplest: async (world, _seed, index) => pick(trials(world), index),
    trialAt(world, _seed, { input, place }) {
      const all = trials(world);
      const [there] = all.filter((each) => each.place === place);
      if (there?.input === input) return there;
      return all.find((each) => each.input !== '' && each.input === input) ?? there;
    },
  };
}

/**
 * `holds` must be true of every set; a failing one is cut down to a set of which each part is needed for the failure.
 * @param sets those of a world with a seed; a set has at least one part
 */
export function forSets<Part>(
  sets: (world: World, seed: number) => readonly (readonly Part[])[],
  holds: (api: Api, parts: readonly Part[]) => Promise<void>,
  options: InputOptions<readonly NoInfer<Part>[]> &
    Pick<Property, 'ofTogether'> & {
      readonly textOf: (part: NoInfer<Part>) => string;
      readonly sends?: (world: World, parts: readonly NoInfer<Part>[]) => readonly PlannedRequest[];
    },
): Property {
  const known = new WeakMap<World, { readonly seed: number; readonly made: readonly (readonly Part[])[] }>();
  const setsOf = (world: World, seed: number): readonly (readonly Part[])[] => {
    const { probed = world } = world;
    const before = known.get(probed);
    // Without sets, a check tells which rows it lacked, so they are read where that is noted.
    if (before?.seed === seed && before.made.length > 0) return before.made;
    const made = sets(world, seed);
    known.set(probed, { seed, made });
    return made;
  };
  const without = (set: readonly Part[], left: readonly number[]): readonly Part[] =>
    set.filter((_, at) => !left.includes(at));
  const trial = (set: readonly Part[], index: number, left: readonly number[]): Trial => {
    const parts = without(set, left);
    const { textOf } = options;
    return {
      ...trialOf(parts, [index, ...left].join(':'), holds, options),
      input: parts.map(textOf).join(' and '),
    };
  };
  const trialAt = (world: World, seed: number, place: string): Trial | undefined => {
    const [index = -1, ...left] = place.split(':').map(Number);
    const set = setsOf(world, seed)[index];
    return set && without(set, left).length > 0 ? trial(set, index, left) : undefined;
  };
  return {
    requests: options.requests ?? 1,
    ofTogether: options.ofTogether,
    trials: (world, seed, runs) =>
      setsOf(world, seed)
        .slice(0, runs)
        .map((set, index) => ({ ...trial(set, index, []), sends: options.sends?.(world, set) ?? [] })),
    async simplest(world, seed, index, fails, allowance) {
      const set = pick(setsOf(world, seed), index);
      let left: readonly number[] = [];
      let best = trial(set, index, left);
      let spent = 0;
      // Each part is left out once: what was needed beside more parts is needed beside fewer of them.
      for (const at of set.keys()) {
        if (spent === allowance || left.length === set.length - 1) break;
        spent += 1;
        const fewer = trial(set, index, [...left, at]);
        if (!(await fails(fewer))) continue;
        left = [...left, at];
        best = fewer;
      }
      return best;
    },
    trialAt: (world, seed, { place }) => (pathForm.test(place) ? trialAt(world, seed, place) : undefined),
  };
}

/** One property after another, one for each row of a table: each row generates inputs of its own. */
export function forEachOf<Row>(
  rows: (world: World) => readonly Row[],
  propertyOf: (row: Row) => Property & { readonly runs: number },
  options: PropertyOptions = {},
): Property {
  const parts = (world: World) => rows(world).map(propertyOf);
  return {
    requests: options.requests ?? 1,
    trials: (world, seed) =>
      parts(world).flatMap((part, row) =>
        part.trials(world, seed + row, part.runs).map((each) => inRow(row, each)),
      ),
    async simplest(world, seed, index, fails, allowance) {
      let before = 0;
      for (const [row, part] of parts(world).entries()) {
        const { length } = part.trials(world, seed + row, part.runs);
        if (index < before + length)
          return inRow(row, await part.simplest(world, seed + row, index - before, fails, allowance));
        before += length;
      }
      throw new RangeError(`no trial has the index ${index}`);
    },
    trialAt(world, seed, { input, place }) {
      const [row = '', ...rest] = place.split('/');
      const own = { input, place: rest.join('/') };
      const trial = parts(world)[Number(row)]?.trialAt(world, seed + Number(row), own);
      return trial === undefined ? undefined : inRow(Number(row), trial);
    },
  };
}

/** The place of a trial in all rows: its row, and its place there. */
const inRow = (row: number, trial: Trial): Trial => ({ ...trial, place: `${row}/${trial.place}` });

/** A sentence without an input. */
export const once = (holds: (api: Api) => Promise<void>, options: PropertyOptions = {}): Property => {
  const trial: Trial = { value: undefined, input: '', place: '', run: holds };
  return {
    requests: options.requests ?? 1,
    trials: () => [trial],
    simplest: async () => trial,
    trialAt: () => trial,
  };
};

/** An input by its place in the list of all, and after how many different requests its trial is cut short, if at all. */
export type ChosenInput = number | readonly [place: number, requests: number];

const placeOf = (input: ChosenInput): number => (typeof input === 'number' ? input : input[0]);
const requestsOf = (input: ChosenInput): number =>
  typeof input === 'number' ? Number.POSITIVE_INFINITY : input[1];

/**
 * A property that tries only some of its inputs.
 * @param inputs in ascending order of their places. Where a world has none of them, its first input is tried.
 */
export function chosenTrials(property: Property, inputs: readonly ChosenInput[]): Property {
  const inputsIn = (all: readonly Trial[]): readonly ChosenInput[] => {
    const there = inputs.filter((input) => placeOf(input) < all.length);
    return there.length === 0 && all.length > 0 ? [0] : there;
  };
  const needed = inputs.map((input) => Math.min(requestsOf(input), property.requests));
  return {
    ...property,
    requests: needed.reduce((sum, each) => sum + each, 0) / Math.max(needed.length, 1),
    most: inputs.length,
    trials(world, seed, runs) {
      const all = property.trials(world, seed, runs);
      return inputsIn(all).map((input) => {
        const trial = pick(all, placeOf(input));
        return typeof input === 'number' ? trial : cutShort(trial, requestsOf(input));
      });
    },
    simplest(world, seed, index, fails, allowance) {
      const all = property.trials(world, seed, Math.max(...inputs.map(placeOf), 0) + 1);
      return property.simplest(world, seed, placeOf(pick(inputsIn(all), index)), fails, allowance);
    },
  };
}

function pick<Each>(all: readonly Each[], index: number): Each {
  const found = all[index];
  if (found === undefined) throw new RangeError(`no trial has the index ${index}`);
  return found;
}
