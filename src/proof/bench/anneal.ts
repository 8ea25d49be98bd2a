import { randomFrom } from '../reference/corpus/random.js';

/** An input that may be tried whole, cut short, or not at all. */
export interface Choosable {
  /** What it asks for, in this order. */
  readonly requests: readonly string[];
  /** The fewest requests that it can be cut short to. */
  readonly shortest: number;
  /** After how many requests it contradicts each fault; infinite where only the whole input does. */
  readonly catches: ReadonlyMap<string, number>;
}

/** What there is to choose from. */
export interface Choosables {
  readonly inputs: readonly Choosable[];
  /** What each choice asks for anyway. */
  readonly probe: readonly string[];
  /** The faults that the reply to a request shows by itself. */
  readonly toldBy: (request: string) => readonly string[];
}

/** How many requests of each input are chosen, with the requests and the faults of them all. */
export interface Choice {
  readonly lengths: readonly number[];
  readonly requests: number;
  readonly faults: ReadonlySet<string>;
}

interface Annealing {
  /** Requests that the choice may cost. */
  readonly most: number;
  /** Of a request, in faults: somewhat less than the last of so many requests contribute. */
  readonly price: number;
  /** Changes that are tried. */
  readonly steps: number;
}

/** What a request beyond those allowed costs besides, in faults. */
const beyond = 1;
/** Losses that are taken at the beginning and at the end, in faults. */
const temperature = { first: 2, last: 0.06 };

/**
 * The choice that catches most faults for so many requests, by simulated annealing: inputs share requests, so that each is worth
 * what the others leave to it. The same from run to run.
 */
export function annealed({ inputs, probe, toldBy }: Choosables, { most, price, steps }: Annealing): Choice {
  const faults = numbered<string>();
  const requests = numbered<string>();
  const own = inputs.map(({ requests: asked, shortest, catches }) => ({
    requests: asked.map(requests.of),
    shortest,
    catches: [...catches].map(([fault, after]) => [faults.of(fault), after] as const),
  }));
  const always = probe.map(requests.of);
  const told = requests.all().map((request) => toldBy(request).map(faults.of));
  const caught = counted(faults.all().length);
  const asked = counted(told.length, {
    added: (request) => told[request]?.forEach(caught.add),
    removed: (request) => told[request]?.forEach(caught.remove),
  });
  always.forEach(asked.add);

  const lengths = own.map(() => 0);
  const change = (at: number, length: number): void => {
    const input = own[at];
    const before = lengths[at] ?? 0;
    if (input === undefined || before === length) return;
    for (let nth = before; nth < length; nth += 1) asked.add(input.requests[nth] ?? 0);
    for (let nth = length; nth < before; nth += 1) asked.remove(input.requests[nth] ?? 0);
    const isIn = (sent: number, after: number) =>
      sent > 0 && (after <= sent || sent >= input.requests.length);
    for (const [fault, after] of input.catches) {
      const [was, is] = [isIn(before, after), isIn(length, after)];
      if (is && !was) caught.add(fault);
      else if (was && !is) caught.remove(fault);
    }
    lengths[at] = length;
  };

  const random = randomFrom('a choice');
  const usable = own.flatMap(({ requests }, at) => (requests.length > 0 ? [at] : []));
  const worth = (): number =>
    caught.size() - price * asked.size() - beyond * Math.max(0, asked.size() - most);
  let best = { faults: caught.size(), requests: asked.size(), lengths: [...lengths] };
  let now = worth();
  for (let step = 0; step < steps; step += 1) {
    const at = usable[random.whole(0, usable.length - 1)] ?? 0;
    const { requests, shortest } = own[at] ?? { requests: [], shortest: 1 };
    const before = lengths[at] ?? 0;
    const isKept = before === 0 || random.chance(0.3);
    const cut = random.whole(Math.min(shortest, requests.length), requests.length);
    change(at, isKept ? (random.chance(0.6) ? requests.length : cut) : 0);
    const heat = temperature.first * (temperature.last / temperature.first) ** (step / steps);
    const then = worth();
    if (then < now && !random.chance(Math.exp((then - now) / heat))) {
      change(at, before);
      continue;
    }
    now = then;
    if (asked.size() > most || caught.size() < best.faults) continue;
    if (caught.size() > best.faults || asked.size() < best.requests)
      best = { faults: caught.size(), requests: asked.size(), lengths: [...lengths] };
  }
  for (const [at, length] of best.lengths.entries()) change(at, length);
  return { lengths: best.lengths, requests: asked.size(), faults: new Set(caught.held().map(faults.at)) };
}

/** Gives things numbers from 0 on. */
function numbered<Thing>() {
  const known = new Map<Thing, number>();
  const things: Thing[] = [];
  return {
    of(thing: Thing): number {
      const number = known.get(thing) ?? things.length;
      if (number === things.length) {
        known.set(thing, number);
        things.push(thing);
      }
      return number;
    },
    at: (number: number): Thing => things[number] as Thing,
    all: (): readonly Thing[] => things,
  };
}

/** A set of numbers each of which may be added several times; the listeners hear of the first time and of the last. */
function counted(
  length: number,
  { added, removed }: { added?: (number: number) => void; removed?: (number: number) => void } = {},
) {
  const counts = new Int32Array(length);
  let size = 0;
  return {
    add(number: number): void {
      counts[number] = (counts[number] ?? 0) + 1;
      if (counts[number] > 1) return;
      size += 1;
      added?.(number);
    },
    remove(number: number): void {
      counts[number] = (counts[number] ?? 0) - 1;
      if (counts[number] > 0) return;
      size -= 1;
      removed?.(number);
    },
    size: () => size,
    held: (): readonly number[] => [...counts.keys()].filter((number) => (counts[number] ?? 0) > 0),
  };
}
