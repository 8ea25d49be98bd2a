import { InvalidArgumentError } from 'commander';
import { isArray, isObject } from '../../kit/index.js';
import { suggestions } from '../suggestion.js';
import type { Readable, Reader } from './readers.js';

/** A place in a value and what is wrong there, without the value: it may be a secret. */
export interface Wrong {
  readonly at: string;
  readonly what: string;
}

/** A place such as `[2].expires` as a JSON pointer. */
export const pointerOf = (at: string): string =>
  at === ''
    ? ''
    : `/${at
        .replaceAll(/\[(\d+)\]/g, '.$1')
        .replace(/^\./, '')
        .replaceAll('.', '/')}`;

/** Judges the value at a place. */
export type Rule = (value: unknown, at: string) => Wrong | undefined;

/** A value that a reader takes. */
export const readBy =
  (reader: Reader<Readable>): Rule =>
  (value, at) => {
    const isTyped = reader.type === 'list' ? isArray(value) : typeof value === reader.type;
    if (!isTyped) return unexpected(at, `a ${reader.type}`, value);
    try {
      reader.read(String(value));
      return undefined;
    } catch (error) {
      if (error instanceof InvalidArgumentError) return { at, what: error.message };
      throw error;
    }
  };

/** A text that is not blank. */
export const nonEmptyText: Rule = (value, at) => {
  if (typeof value !== 'string') return unexpected(at, 'a string', value);
  return value.trim() === '' ? { at, what: 'The value is empty.' } : undefined;
};

/** A value that satisfies every rule; each rule may rely on those before it. */
export const allOf =
  (...rules: readonly Rule[]): Rule =>
  (value, at) =>
    firstOf(rules, (rule) => rule(value, at));

/** An object that has these members. */
export const requires =
  (...names: readonly string[]): Rule =>
  (value, at) => {
    const missing = names.find((name) => !isObject(value) || value[name] === undefined);
    return missing === undefined ? undefined : { at, what: `The member '${missing}' is missing.` };
  };

export const listOf =
  (rule: Rule): Rule =>
  (value, at) =>
    isArray(value)
      ? firstOf(value, (each, index) => rule(each, `${at}[${index}]`))
      : unexpected(at, 'a list', value);

/** An object with these members and no others; each may be undefined, as an unset variable is. */
export const objectOf =
  (members: Readonly<Record<string, Rule>>): Rule =>
  (value, at) =>
    isObject(value)
      ? firstOf(Object.entries(value), ([name, each]) => {
          const rule = Object.hasOwn(members, name) ? members[name] : undefined;
          if (rule === undefined) return { at, what: unknownMember(name, Object.keys(members)) };
          return each === undefined ? undefined : rule(each, at === '' ? name : `${at}.${name}`);
        })
      : unexpected(at, 'an object', value);

function unknownMember(name: string, known: readonly string[]): string {
  const near = suggestions(name, known);
  const hint = near.length === 0 ? known.join(', ') : near.join(' or ');
  // If name and value were swapped, the name is a secret.
  const shown = /^[a-z][a-z_-]{0,30}$/i.test(name) ? `There is no member '${name}'.` : 'A member is unknown.';
  return `${shown} ${near.length === 0 ? 'The members are' : 'Did you mean'} ${hint}${near.length === 0 ? '.' : '?'}`;
}

const unexpected = (at: string, expected: string, value: unknown): Wrong => ({
  at,
  what: `Expected ${expected}, not ${kindOf(value)}.`,
});

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function firstOf<Item>(
  items: readonly Item[],
  judge: (item: Item, index: number) => Wrong | undefined,
): Wrong | undefined {
  for (const [index, item] of items.entries()) {
    const wrong = judge(item, index);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
