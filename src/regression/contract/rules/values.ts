import { brief, type Json, jsonKey } from '../../../kit/index.js';
import type { Placed, Shape, Vocabulary } from '../shape/shape.js';
import { missingFrom } from '../shape/vocabulary.js';
import { announced, harmless, openValue, remeant, stops, wider } from './rule.js';
import type { SchemaFinding, SchemaGroup } from './schemas.js';

/** The values that a contract lists. A value that joins a closed list is to be announced, whoever sends it. */
export const values: SchemaGroup = {
  area: 'values',
  keywords: ['enum', 'const', 'x-extensible-enum'],
  kinds: {
    'enum-value-added': {
      says: 'A value of {} is new in a closed list.',
      request: announced,
      response: announced,
      mirror: 'enum-value-removed',
    },
    'enum-value-removed': {
      says: 'A value of {} is no longer listed.',
      request: stops,
      response: harmless,
      mirror: 'enum-value-added',
    },
    'enum-value-replaced': {
      says: 'Another value stands in the place of one of {}.',
      request: stops,
      response: remeant,
      mirror: 'enum-value-replaced',
    },
    'error-code-removed': {
      says: 'An error code of {} is no longer listed: clients branch on it.',
      response: remeant,
      mirror: 'enum-value-added',
    },
    'constant-changed': {
      says: 'The only value of {} is another one.',
      request: stops,
      response: remeant,
      mirror: 'constant-changed',
    },
    'enum-added': {
      says: 'The values of {} are limited to a closed list.',
      request: stops,
      response: harmless,
      mirror: 'enum-removed',
    },
    'enum-removed': {
      says: 'The values of {} are no longer limited to a closed list.',
      request: wider,
      response: announced,
      mirror: 'enum-added',
    },
    'vocabulary-value-added': {
      says: 'A value of {} is new in an open vocabulary.',
      request: openValue,
      response: openValue,
      mirror: 'vocabulary-value-removed',
    },
    'vocabulary-value-removed': {
      says: 'A value of {} is no longer known in an open vocabulary.',
      request: stops,
      response: harmless,
      mirror: 'vocabulary-value-added',
    },
  },
  *find(old, next, { isErrorCode }) {
    const [was, is] = [old.vocabulary, next.vocabulary];
    const [wasClosed, isClosed] = [closed(was), closed(is)];
    if (wasClosed !== undefined && isClosed !== undefined)
      yield* betweenClosed(wasClosed, isClosed, isErrorCode);
    else if (isClosed !== undefined) yield { kind: 'enum-added', at: isClosed.at, to: listed(isClosed) };
    else if (wasClosed !== undefined)
      yield { kind: 'enum-removed', at: is?.at ?? wasClosed.at, from: listed(wasClosed) };
    else if (was !== undefined && is !== undefined) yield* added(was, is, 'vocabulary');
  },
};

const closed = (vocabulary: Shape['vocabulary']): Placed<Vocabulary> | undefined =>
  vocabulary?.value.open === false ? vocabulary : undefined;

/** More values than these are told as one change. */
const mostValues = 50;
const mostListed = 20;

/** The first values of a list, and how many more it has. */
function first(values: readonly Json[], most: number): string {
  const shown = values.slice(0, most).map((each) => brief(each));
  const left = values.length - shown.length;
  return `${shown.join(', ')}${left === 0 ? '' : ` and ${left} more`}`;
}

const listed = ({ value }: Placed<Vocabulary>): string => first(value.values, mostListed);

function* betweenClosed(
  was: Placed<Vocabulary>,
  is: Placed<Vocabulary>,
  isErrorCode: boolean,
): Iterable<SchemaFinding> {
  const [before, after] = [was.value.values, is.value.values];
  const swaps = isErrorCode ? [] : replacedIn(before, after);
  const kind = before.length === 1 && after.length === 1 ? 'constant-changed' : 'enum-value-replaced';
  for (const [from, to] of swaps) yield { kind, at: is.at, from: brief(from), to: brief(to) };
  const [gone, come] = [swaps.map(([from]) => from), swaps.map(([, to]) => to)];
  yield* added(
    { ...was, value: { ...was.value, values: missingFrom(gone, before) } },
    { ...is, value: { ...is.value, values: missingFrom(come, after) } },
    isErrorCode ? 'error-code' : 'enum-value',
  );
}

/** Values in the place of others, in lists of one length: each a renaming. */
function replacedIn(before: readonly Json[], after: readonly Json[]): readonly (readonly [Json, Json])[] {
  if (before.length !== after.length) return [];
  const [gone, come] = [missingFrom(after, before), missingFrom(before, after)];
  if (gone.length > mostValues) return [];
  const [placeOf, placeIn] = [placesIn(before), placesIn(after)];
  const byPlace = new Map(come.map((each) => [placeIn(each), each]));
  return gone.flatMap((value) => {
    const other = byPlace.get(placeOf(value));
    return other === undefined ? [] : [[value, other] as const];
  });
}

/** Where each value of a list stands first. */
function placesIn(values: readonly Json[]): (value: Json) => number | undefined {
  const places = new Map<string, number>();
  for (const [place, each] of values.entries()) {
    const key = jsonKey(each);
    if (!places.has(key)) places.set(key, place);
  }
  return (value) => places.get(jsonKey(value));
}

function* added(
  was: Placed<Vocabulary>,
  is: Placed<Vocabulary>,
  of: 'enum-value' | 'error-code' | 'vocabulary',
): Iterable<SchemaFinding> {
  const [joins, leaves] = {
    'enum-value': ['enum-value-added', 'enum-value-removed'],
    'error-code': ['enum-value-added', 'error-code-removed'],
    vocabulary: ['vocabulary-value-added', 'vocabulary-value-removed'],
  }[of] as [string, string];
  for (const to of grouped(missingFrom(was.value.values, is.value.values)))
    yield { kind: joins, at: is.at, to };
  for (const from of grouped(missingFrom(is.value.values, was.value.values)))
    yield { kind: leaves, at: is.at, from };
}

const grouped = (values: readonly Json[]): readonly string[] =>
  values.length > mostValues ? [first(values, mostListed)] : values.map((each) => brief(each));
