/** A place in a value, as the names that lead to it. */
export type Place = readonly string[];

/** The places of a value: every member, and of each list the first item and its end. */
export function placesOf(value: unknown, place: Place = []): readonly Place[] {
  if (Array.isArray(value))
    return [[...place, '-'], ...(value.length > 0 ? placesOf(value[0], [...place, '0']) : [])];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => placesOf(each, [...place, name]));
  return [place];
}

/** A copy of a value with one place edited: another text, number or truth, or one item more or fewer. */
export const edited = (value: unknown, place: Place): unknown => changed(value, place, otherThan);

/** A copy of a value with another one at a place. */
export const replaced = (value: unknown, place: Place, by: unknown): unknown =>
  changed(value, place, () => by);

function changed(value: unknown, [name, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    if (name === '-') return value.length > 0 ? value.slice(1) : ['added'];
    return value.map((each, index) => (String(index) === name ? changed(each, rest, change) : each));
  }
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [name]: changed(members[name], rest, change) };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  const [first = 'a'] = value;
  // A digit stays one, so that dates and digests keep their form.
  const other = /\d/.test(first) ? String((Number(first) + 1) % 10) : first === 'x' ? 'y' : 'x';
  return other + value.slice(1);
}
