import fc from 'fast-check';

/** A thing to vary, such as a parameter, with the forms that it may take; a set holds one of them at most. */
export interface Factor<Part> {
  readonly name: string;
  readonly parts: readonly Part[];
}

interface Demands<Part> {
  /**
   * Whether parts can stand together and say something there, from the strictest demand to the loosest: a pair is brought
   * together under the first that it meets. What holds of a set need not hold of fewer parts.
   */
  readonly agree: readonly ((parts: readonly Part[]) => boolean)[];
  /** The most parts of a set. */
  readonly largest: number;
  /** The most sets. */
  readonly most: number;
  readonly seed: number;
}

/**
 * Few sets of parts in which each pair of factors that fits stands together at least once (a covering array of
 * strength two whose constraints are asked, not listed). The first sets cover most, and forms that no set has yet go
 * before others.
 */
export function coveringSets<Part>(
  factors: readonly Factor<Part>[],
  { agree, largest, most, seed }: Demands<Part>,
): readonly (readonly Part[])[] {
  const [shuffled = factors] = fc.sample(
    fc.shuffledSubarray([...factors], { minLength: factors.length, maxLength: factors.length }),
    { seed, numRuns: 1 },
  );
  const count = shuffled.length;
  /** Whether two factors have stood together, by `one * count + other`. */
  const closed = new Uint8Array(count * count);
  const isOpen = (one: number, other: number): boolean => closed[one * count + other] === 0;
  const used = new Map<Part, number>();
  /** The parts of a factor, those first that were used least. */
  const rested = (factor: number): readonly Part[] =>
    (shuffled[factor]?.parts ?? []).toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0));

  const sets: (readonly Part[])[] = [];
  for (const agrees of agree) {
    /** The set with one more part of a factor, where a part of it agrees with the others. */
    const extended = (set: readonly Chosen<Part>[], factor: number): readonly Chosen<Part>[] | undefined => {
      for (const part of rested(factor)) {
        if (agrees([...set.map((each) => each.part), part])) return [...set, { factor, part }];
      }
      return undefined;
    };

    /** A set that begins with a pair, grown by the factors that close most open pairs with it. */
    const grown = (begun: readonly Chosen<Part>[]): readonly Chosen<Part>[] => {
      let set = begun;
      const left = new Set(shuffled.keys());
      for (const { factor } of begun) left.delete(factor);
      while (set.length < largest) {
        let [next, most] = [-1, 0];
        for (const factor of left) {
          const gain = set.filter((each) => isOpen(each.factor, factor)).length;
          if (gain > most) [next, most] = [factor, gain];
        }
        if (next === -1) break;
        left.delete(next);
        set = extended(set, next) ?? set;
      }
      return set;
    };

    /** Pairs that no set can hold under this demand, found by trying. */
    const hopeless = new Uint8Array(count * count);
    /** Sets that begin with the first open pairs. */
    const candidates = (): readonly (readonly Chosen<Part>[])[] => {
      const found: (readonly Chosen<Part>[])[] = [];
      for (const one of shuffled.keys()) {
        for (let other = one + 1; other < count; other += 1) {
          if (!isOpen(one, other) || hopeless[one * count + other] === 1) continue;
          const pair = firstOf(rested(one), (part) => extended([{ factor: one, part }], other));
          if (pair === undefined) hopeless[one * count + other] = 1;
          else found.push(grown(pair));
          if (found.length === breadth) return found;
        }
      }
      return found;
    };
    /** Pairs of factors that a set is the first to bring together. */
    const gainOf = (set: readonly Chosen<Part>[]): number =>
      set.reduce(
        (gain, { factor }, place) =>
          gain + set.slice(place + 1).filter((later) => isOpen(factor, later.factor)).length,
        0,
      );

    while (sets.length < most) {
      const [set] = candidates().toSorted((one, other) => gainOf(other) - gainOf(one));
      if (set === undefined) break;
      for (const each of set) {
        for (const later of set) closed[each.factor * count + later.factor] = 1;
        used.set(each.part, (used.get(each.part) ?? 0) + 1);
      }
      sets.push(set.map(({ part }) => part));
    }
  }
  return sets;
}

/** How many pairs of factors a form is worth that no earlier set has. */
const worthOfForm = 6;

/** The sets in an order in which the first few show most: forms, and pairs of factors, that no earlier set has. */
export function tellingFirst<Part>(
  sets: readonly (readonly Part[])[],
  factors: readonly Factor<Part>[],
): readonly (readonly Part[])[] {
  const places = new Map(factors.flatMap(({ parts }, place) => parts.map((part) => [part, place] as const)));
  const pairsIn = (set: readonly Part[]): readonly string[] => {
    const held = set.map((part) => places.get(part) ?? -1).toSorted((one, other) => one - other);
    return held.flatMap((one, at) => held.slice(at + 1).map((other) => `${one},${other}`));
  };
  const met = new Set<Part | string>();
  const gainOf = (set: readonly Part[]): number =>
    worthOfForm * set.filter((part) => !met.has(part)).length +
    pairsIn(set).filter((pair) => !met.has(pair)).length;
  const left = new Set(sets);
  const ordered: (readonly Part[])[] = [];
  while (left.size > 0) {
    const [next] = [...left].toSorted((one, other) => gainOf(other) - gainOf(one));
    if (next === undefined) break;
    left.delete(next);
    ordered.push(next);
    for (const each of [...next, ...pairsIn(next)]) met.add(each);
  }
  return ordered;
}

/** Sets that are grown for each that is taken: more of them make fewer sets, and take longer to choose. */
const breadth = 16;

interface Chosen<Part> {
  /** Its place among the factors. */
  readonly factor: number;
  readonly part: Part;
}

function firstOf<Each, Found>(
  all: readonly Each[],
  find: (each: Each) => Found | undefined,
): Found | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
