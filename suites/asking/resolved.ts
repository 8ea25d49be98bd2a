/** Who is named somewhere, with the id that stands there. */
export interface Resolved {
  readonly name: string;
  readonly id: string;
}

const wordsIn = (name: string): readonly string[] =>
  name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Whether two names have no word in common, as those of one organization mostly have. */
export function areUnlike(one: string, other: string): boolean {
  const words = new Set(wordsIn(one));
  return wordsIn(other).every((word) => !words.has(word));
}

/** The texts that stand beside each text, as often as they do. */
function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const values = groups.get(key);
    if (values === undefined) groups.set(key, [value]);
    else values.push(value);
  }
  return groups;
}

/** The text that is more than half of several; undefined where none is. */
const mostOf = (texts: readonly string[]): string | undefined =>
  texts.length < 2
    ? undefined
    : texts.find((text) => texts.filter((each) => each === text).length * 2 > texts.length);

/** Someone with an id that is mostly another's, with the own id and the name of the other one. */
export interface Crossed extends Resolved {
  readonly own: string;
  readonly other: string;
}

/**
 * Those whose name mostly stands beside an id of its own, with an id that mostly stands beside a name unlike it. One may be
 * a namesake; several names are ids that were crossed.
 */
export function crossedIn(resolved: readonly Resolved[]): readonly Crossed[] {
  const idsByName = grouped(resolved.map(({ name, id }) => [name, id]));
  const namesById = grouped(resolved.map(({ name, id }) => [id, name]));
  const own = new Map([...idsByName].map(([name, ids]) => [name, mostOf(ids)]));
  const bearer = new Map([...namesById].map(([id, names]) => [id, mostOf(names)]));
  return resolved.flatMap(({ name, id }): readonly Crossed[] => {
    const [usual, other] = [own.get(name), bearer.get(id)];
    const isCrossed = usual !== undefined && usual !== id && other !== undefined && areUnlike(other, name);
    return isCrossed ? [{ name, id, own: usual, other }] : [];
  });
}

interface Named {
  readonly name: string;
  readonly ids: readonly string[];
}

/** The names that stand more than once, and those of them that have several ids. */
export function dividedIn(resolved: readonly Resolved[]): {
  readonly repeated: readonly Named[];
  readonly divided: readonly Named[];
} {
  const groups = [...grouped(resolved.map(({ name, id }) => [name, id]))].map(([name, ids]) => ({
    name,
    ids,
  }));
  const repeated = groups.filter(({ ids }) => ids.length > 1);
  const distinct = repeated.map(({ name, ids }) => ({ name, ids: [...new Set(ids)] }));
  return { repeated, divided: distinct.filter(({ ids }) => ids.length > 1) };
}
