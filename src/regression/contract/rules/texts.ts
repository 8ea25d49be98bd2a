import type { Placed } from '../shape/shape.js';
import { harmless, retyped, stops, wider } from './rule.js';
import type { SchemaFinding, SchemaGroup } from './schemas.js';

/** Formats that hold every value of another one. */
const widerFormats: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** What a text, or the text of a number, must look like. Whether one pattern covers another is not decided. */
export const texts: SchemaGroup = {
  area: 'text',
  keywords: ['pattern', 'format', 'multipleOf'],
  kinds: {
    'pattern-added': {
      says: 'The value of {} must fit a pattern.',
      request: stops,
      response: harmless,
      mirror: 'pattern-removed',
    },
    'pattern-removed': {
      says: 'The value of {} need not fit a pattern any more.',
      request: wider,
      response: retyped,
      mirror: 'pattern-added',
    },
    'pattern-changed': {
      says: 'The value of {} must fit another pattern.',
      request: stops,
      response: retyped,
      mirror: 'pattern-changed',
    },
    'format-narrowed': {
      says: 'The format of {} allows less.',
      request: stops,
      response: harmless,
      mirror: 'format-widened',
    },
    'format-widened': {
      says: 'The format of {} allows more.',
      request: wider,
      response: retyped,
      mirror: 'format-narrowed',
    },
    'format-changed': {
      says: 'The format of {} is another one.',
      request: stops,
      response: retyped,
      mirror: 'format-changed',
    },
    'multiple-narrowed': {
      says: 'The value of {} must be a multiple of a coarser step.',
      request: stops,
      response: harmless,
      mirror: 'multiple-widened',
    },
    'multiple-widened': {
      says: 'The value of {} may be a multiple of a finer step.',
      request: wider,
      response: retyped,
      mirror: 'multiple-narrowed',
    },
    'multiple-changed': {
      says: 'The value of {} must be a multiple of another step.',
      request: stops,
      response: retyped,
      mirror: 'multiple-changed',
    },
  },
  *find(old, next) {
    const kindOfPattern = (was: string, is: string): string => {
      if (was === '') return 'pattern-added';
      return is === '' ? 'pattern-removed' : 'pattern-changed';
    };
    yield* differing(old.patterns, next.patterns, kindOfPattern);
    yield* differing(old.formats, next.formats, formatKind);
    const [was, is] = [old.multipleOf, next.multipleOf];
    if (was?.value !== is?.value)
      yield {
        kind: multipleKind(was?.value, is?.value),
        at: is?.at ?? was?.at ?? next.at,
        from: textOf(was),
        to: textOf(is),
      };
  },
};

function* differing(
  old: readonly Placed<string>[],
  next: readonly Placed<string>[],
  kindOf: (was: string, is: string) => string,
): Iterable<SchemaFinding> {
  const [was, is] = [old, next].map((texts) =>
    texts
      .map(({ value }) => value)
      .toSorted()
      .join(' and '),
  ) as [string, string];
  const [place] = [...next, ...old];
  if (was === is || place === undefined) return;
  yield { kind: kindOf(was, is), at: place.at, from: was || undefined, to: is || undefined };
}

function formatKind(was: string, is: string): string {
  if (was === '' || widerFormats[is] === was) return 'format-narrowed';
  return is === '' || widerFormats[was] === is ? 'format-widened' : 'format-changed';
}

function multipleKind(was: number | undefined, is: number | undefined): string {
  if (was === undefined || (is !== undefined && isMultiple(is, was))) return 'multiple-narrowed';
  return is === undefined || isMultiple(was, is) ? 'multiple-widened' : 'multiple-changed';
}

/** Steps such as 0.1 have no exact form. */
const isMultiple = (number: number, step: number): boolean =>
  Math.abs(number / step - Math.round(number / step)) < 1e-9;

const textOf = (placed: Placed<number> | undefined): string | undefined =>
  placed === undefined ? undefined : String(placed.value);
