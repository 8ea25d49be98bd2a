import type { Fault, FaultId, Planted } from './planted.js';

export type Json = Readonly<Record<string, unknown>>;

/** A fault that bends a finished object: it returns another one in its place. */
interface Bending extends Fault {
  readonly bend: (whole: Json) => Json;
}

export type Bendings = Readonly<Record<string, Bending>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a value, or what a function makes of the old value, at a path of member names. */
export const put =
  (path: string, value: unknown) =>
  (whole: Json): Json => {
    const [first = '', ...rest] = path.split('.');
    const old = whole[first];
    if (rest.length === 0)
      return { ...whole, [first]: typeof value === 'function' ? value(old, whole) : value };
    return isObject(old) ? { ...whole, [first]: put(rest.join('.'), value)(old) } : whole;
  };

/** Leaves out the member at a path. */
export const without =
  (path: string) =>
  (whole: Json): Json => {
    const [first = '', ...rest] = path.split('.');
    if (rest.length === 0)
      return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== first));
    const old = whole[first];
    return isObject(old) ? { ...whole, [first]: without(rest.join('.'))(old) } : whole;
  };

/** Calls the member at the top by another name. */
export const rename =
  (from: string, to: string) =>
  (whole: Json): Json => ({ ...without(from)(whole), [to]: whole[from] });

/** Bends each item of an array member. */
export const each =
  (name: string, bend: (item: Json) => Json) =>
  (whole: Json): Json => {
    const list: unknown = whole[name];
    return Array.isArray(list)
      ? { ...whole, [name]: list.map((item: unknown) => (isObject(item) ? bend(item) : item)) }
      : whole;
  };

/** Gives each item of an array member what the item after it has in some members, as a join by position does. */
export const joinedByPosition =
  (name: string, ...members: readonly string[]) =>
  (whole: Json): Json => {
    const list: unknown = whole[name];
    if (!Array.isArray(list)) return whole;
    const joined = list.map((item: unknown, index) => {
      const next: unknown = list[(index + 1) % list.length];
      if (!isObject(item) || !isObject(next)) return item;
      const own = members.filter((member) => member in item && member in next);
      return { ...item, ...Object.fromEntries(own.map((member) => [member, next[member]])) };
    });
    return { ...whole, [name]: joined };
  };

/** Bends only what a condition holds for. */
export const where =
  (holds: (whole: Json) => boolean, bend: (whole: Json) => Json) =>
  (whole: Json): Json =>
    holds(whole) ? bend(whole) : whole;

/** Applies those of a table's faults that are planted. */
export function bendBy(table: Bendings, planted: Planted): (whole: Json) => Json {
  const bends = Object.entries(table)
    .filter(([id]) => planted(id as FaultId))
    .map(([, { bend }]) => bend);
  return (whole) => bends.reduce((bent, bend) => bend(bent), whole);
}

let given = 0;

/** A number that it never gave before, for values that change with each reply. */
export function nextNumber(): number {
  given += 1;
  return given;
}
