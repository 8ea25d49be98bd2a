import { InvalidArgumentError } from 'commander';

export type Readable = string | number | readonly string[];

/** How the text of a flag or a variable becomes a value; a configuration file holds the value itself. */
export interface Reader<Value extends Readable> {
  /** What a configuration file must hold; a list has strings. */
  readonly type: 'string' | 'number' | 'list';
  /** In a configuration file it is relative to that file. */
  readonly isPath?: true;
  /** Throws `InvalidArgumentError` for any other text, without showing it. */
  read(text: string): Value;
}

export const text: Reader<string> = { type: 'string', read: (value) => value };

/** What a header may carry, and no key does. */
export const headerText: Reader<string> = {
  type: 'string',
  read(value) {
    if (!/^[\x21-\x7e]([\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(value))
      throw new InvalidArgumentError('Expected 1 to 200 printable ASCII characters.');
    return value;
  },
};

export const path: Reader<string> = {
  type: 'string',
  isPath: true,
  read(value) {
    if (value === '') throw new InvalidArgumentError('The value is empty.');
    return value;
  },
};

/** The name of a family in the paths of a deployment. */
export const servedName: Reader<string> = {
  type: 'string',
  read(value) {
    if (!/^[\w-]+$/.test(value)) throw new InvalidArgumentError('Expected only letters, digits, _ and -.');
    return value;
  },
};

export const integer: Reader<number> = { type: 'number', read: wholeNumber };

export const positive: Reader<number> = {
  type: 'number',
  read(value) {
    const number = wholeNumber(value);
    if (number < 1) throw new InvalidArgumentError('The minimum is 1.');
    return number;
  },
};

/** The longest time that a timer of Node waits; it takes a longer one for none. */
const mostMs = 2 ** 31 - 1;

/** A time limit in milliseconds. */
export const milliseconds: Reader<number> = {
  type: 'number',
  read(value) {
    const number = positive.read(value);
    if (number > mostMs) throw new InvalidArgumentError(`The maximum is ${mostMs}.`);
    return number;
  },
};

export const aboveZero: Reader<number> = {
  type: 'number',
  read(value) {
    const number = Number(value);
    if (!Number.isFinite(number) || number <= 0) throw new InvalidArgumentError('Expected a number above 0.');
    return number;
  },
};

export const choice = <Value extends string>(choices: readonly Value[]): Reader<Value> => ({
  type: 'string',
  read(value) {
    const chosen = choices.find((each) => each === value);
    if (chosen === undefined) throw new InvalidArgumentError(`Expected one of ${choices.join(', ')}.`);
    return chosen;
  },
});

/** Some of the choices, separated by commas. */
export const some = <Value extends string>(choices: readonly Value[]): Reader<readonly Value[]> => ({
  type: 'list',
  read(value) {
    const named = value.split(',').map((each) => each.trim());
    const chosen = choices.filter((each) => named.includes(each));
    if (named.some((name) => !choices.some((each) => each === name)))
      throw new InvalidArgumentError(`Expected one or more of ${choices.join(', ')}, separated by commas.`);
    return chosen;
  },
});

/** A shard of a run: `2/4`, or `auto` for the one that the CI system names, or `auto/4` with the number of shards. */
export const shardText: Reader<string> = {
  type: 'string',
  read(value) {
    const [, index, of] = /^(auto|[1-9]\d{0,3})(?:\/([1-9]\d{0,3}))?$/.exec(value) ?? [];
    const isPart = index === 'auto' || (of !== undefined && Number(index) <= Number(of));
    if (!isPart) throw new InvalidArgumentError('Expected 2/4 for the second of four shards, or auto.');
    return value;
  },
};

function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new InvalidArgumentError('Expected a whole number.');
  return number;
}

/** A day of the calendar, `2026-05-20`; with `last`, not after that one. */
export const calendarDay = (last?: string): Reader<string> => ({
  type: 'string',
  read(value) {
    const instant = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
    // Date.parse takes 30 February for 2 March.
    if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== value)
      throw new InvalidArgumentError('Expected a day such as 2026-05-20.');
    if (last !== undefined && value > last)
      throw new InvalidArgumentError(`The latest possible day is ${last}.`);
    return value;
  },
});

/** The day of an instant in UTC. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The same day a year later; that of 29 February is 1 March. */
export function yearAfter(day: string): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later.toISOString().slice(0, 10);
}
