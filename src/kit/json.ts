export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isArray = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** An element of an array in a JSON pointer: no sign, no leading zero, no other spelling of a number. */
const elementIndex = /^(?:0|[1-9]\d*)$/;

/** Members that a pointer names; invariants ask the same few pointers of every card. */
const knownPointers = new Map<string, readonly string[]>();
const mostKnownPointers = 1000;

/** The names of the members that a JSON pointer leads through, in plain spelling. */
export function pointerMembers(pointer: string): readonly string[] {
  const known = knownPointers.get(pointer);
  if (known !== undefined) return known;
  const steps = pointer.split('/').slice(1);
  const members = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (knownPointers.size < mostKnownPointers) knownPointers.set(pointer, members);
  return members;
}

/** The value at a JSON pointer (RFC 6901); undefined where nothing stands. */
export function at(value: unknown, pointer: string): Json | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  let here: unknown = value;
  for (const member of pointerMembers(pointer)) {
    if (isArray(here)) here = elementIndex.test(member) ? here[Number(member)] : undefined;
    else if (isObject(here) && Object.hasOwn(here, member)) here = here[member];
    else return undefined;
  }
  return here as Json | undefined;
}

/** A member's name as a JSON pointer spells it. */
export const pointerStep = (member: string): string => member.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer to an object within a value, by its identity; undefined where it is not within. */
export function pointerTo(within: unknown, sought: object): string | undefined {
  if (within === sought) return '';
  if (typeof within !== 'object' || within === null) return undefined;
  for (const [member, each] of Object.entries(within)) {
    const rest = pointerTo(each, sought);
    if (rest !== undefined) return `/${pointerStep(member)}${rest}`;
  }
  return undefined;
}

/** Whether two JSON values are equal; the order of members does not matter. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (isArray(one) && isArray(other)) {
    return one.length === other.length && one.every((each, index) => sameJson(each, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const members = Object.keys(one);
    return (
      members.length === Object.keys(other).length &&
      members.every((member) => Object.hasOwn(other, member) && sameJson(one[member], other[member]))
    );
  }
  // Not Object.is: JSON's -0 and 0 are one number.
  return one === other;
}

/** A text that equal values share, whatever the order of their members, and others do not: to find values again in one look. */
export const jsonKey = (value: Json): string =>
  JSON.stringify(value, (_, each: Json) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byName)) : each,
  );

const byName = ([one]: readonly [string, Json], [other]: readonly [string, Json]): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Every string within a value, members' names included. */
export function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (isArray(value)) for (const each of value) yield* strings(each);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) {
      yield member;
      yield* strings(each);
    }
  }
}

/** Whether a text stands anywhere within a value, in whatever shape (for elements whose shape is not shown). */
export const mentions = (value: unknown, text: string): boolean => {
  for (const each of strings(value)) if (each.includes(text)) return true;
  return false;
};

/** A value as short text for people. */
export function brief(value: unknown, length = 120): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return clipped(text, length);
}

/** A text without its end, where it is longer than so much. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : `${detached(text.slice(0, length - 1))}…`;

/** A copy of a text. A part of a text keeps all of it in memory; a copy does not. */
export const detached = (text: string): string => JSON.parse(JSON.stringify(text));
