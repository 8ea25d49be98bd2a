import { type VocabularyId, vocabularies } from '../../../../contract/index.js';
import type { Faults, Planted } from '../planted.js';
import { quoted, Refusal } from './refusal.js';

export const numberFaults = {
  'number.non-numeric-dropped': {
    clauses: ['error.invalid-number', 'events.metric-bounds.non-numeric', 'events.radius-km.non-numeric'],
    summary: 'Drops a number that cannot be read, and answers 200',
  },
  'number.out-of-range-served': {
    clauses: ['error.invalid-number.out-of-range', 'events.significance-min.out-of-range'],
    summary: 'Takes numbers beyond the range of a metric',
  },
  'number.out-of-range-crashes': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a number beyond its range',
  },
  'number.wrong-code': {
    clauses: ['error.invalid-number', 'events.metric-bounds.non-numeric'],
    summary: 'Answers a bad number with INVALID_PARAM',
  },
  'number.out-of-range-wrong-code': {
    clauses: ['error.invalid-number.out-of-range', 'events.significance-min.out-of-range'],
    summary: 'Answers a number out of range with INVALID_NUMBER_RANGE',
  },
  'number.lenient-prefix': {
    clauses: ['events.metric-bounds.non-numeric', 'error.invalid-number'],
    summary: 'Reads the leading digits of a text and overlooks the rest, as parseFloat does',
  },
} as const satisfies Faults;

/** The number that a text is in decimal notation; undefined when it is none. */
export function decimal(text: string): number | undefined {
  if (!/^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Reads a number and checks that it lies in a range, both ends included. */
export function numberIn(
  values: ReadonlyMap<string, string>,
  name: string,
  range: Range | undefined,
  planted: Planted,
): number | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const lenient = planted('number.lenient-prefix') ? Number.parseFloat(text) : Number.NaN;
  const number = decimal(text) ?? (Number.isNaN(lenient) ? undefined : lenient);
  if (number === undefined) {
    if (planted('number.non-numeric-dropped')) return undefined;
    const code = planted('number.wrong-code') ? 'INVALID_PARAM' : 'INVALID_NUMBER';
    throw new Refusal(code, `${name} is not a number: ${quoted(text)}.`, { param: name });
  }
  if (range !== undefined && (number < range.minimum || number > range.maximum)) {
    if (planted('number.out-of-range-served')) return number;
    if (planted('number.out-of-range-crashes')) throw new RangeError(`${name} is out of range`);
    const code = planted('number.out-of-range-wrong-code') ? 'INVALID_NUMBER_RANGE' : 'INVALID_NUMBER';
    throw new Refusal(code, `${name} lies from ${range.minimum} to ${range.maximum}.`, {
      param: name,
      ...range,
    });
  }
  return number;
}

export const booleanFaults = {
  'boolean.one-and-zero-accepted': {
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid'],
    summary: 'Reads 1 and yes as true, 0 and no as false',
  },
  'boolean.anything-is-false': {
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid'],
    admits: ['events.civilian-targeting.invalid', 'events.include-images.invalid'],
    summary: 'Reads every value but true as false',
  },
  'boolean.case-sensitive': {
    clauses: ['error.invalid-boolean.case', 'events.booleans.case-insensitive'],
    summary: 'Refuses TRUE and False',
  },
  'boolean.wrong-code': {
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid'],
    summary: 'Answers a bad boolean with INVALID_ENUM',
  },
} as const satisfies Faults;

const lenient: Readonly<Record<string, boolean>> = { '1': true, yes: true, '0': false, no: false };

/** Reads a boolean: `true` or `false`, in whatever case. */
export function booleanOf(
  values: ReadonlyMap<string, string>,
  name: string,
  planted: Planted,
): boolean | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const word = planted('boolean.case-sensitive') ? text : text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (planted('boolean.one-and-zero-accepted') && Object.hasOwn(lenient, word)) return lenient[word];
  if (planted('boolean.anything-is-false')) return false;
  const code = planted('boolean.wrong-code') ? 'INVALID_ENUM' : 'INVALID_BOOLEAN';
  throw new Refusal(code, `${name} is true or false, not ${quoted(text)}.`, {
    param: name,
    accepted_values: ['true', 'false'],
  });
}

export const enumFaults = {
  'enum.unknown-dropped': {
    clauses: ['error.invalid-enum', 'events.region.unknown', 'events.entity-family.unknown'],
    admits: [
      'events.continent.unknown',
      'events.country-match.unknown',
      'events.search-mode.unknown',
      'events.sort.unknown',
      'events.category.unknown',
      'events-summary.group-by.unknown',
    ],
    summary: 'Drops an enum value that it does not know, and answers 200',
  },
  'enum.without-accepted-values': {
    clauses: ['error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    summary: 'Does not list the accepted values of an enum',
  },
  'enum.empty-accepted-values': {
    clauses: ['error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    summary: 'Lists no value as accepted',
  },
  'enum.wrong-status': {
    clauses: ['error.code-status', 'error.invalid-enum'],
    summary: 'Answers INVALID_ENUM with status 422',
  },
  'enum.unknown-category-dropped': {
    clauses: ['events.category.unknown'],
    summary: 'Drops a category that it does not know, and answers 200',
  },
  'enum.unknown-region-dropped': {
    clauses: ['events.region.unknown'],
    summary: 'Drops a region that it does not know, and answers 200',
  },
  'enum.unknown-continent-dropped': {
    clauses: ['events.continent.unknown'],
    summary: 'Drops a continent that it does not know, and answers 200',
  },
  'enum.unknown-sort-dropped': {
    clauses: ['events.sort.unknown'],
    summary: 'Drops a sort that it does not know, and answers 200',
  },
  'enum.unknown-entity-family-dropped': {
    clauses: ['events.entity-family.unknown'],
    summary: 'Drops an entity_family that it does not know, and answers 200',
  },
  'enum.category-case-sensitive': {
    clauses: ['events.category.case-insensitive'],
    summary: 'Refuses categories in another letter case',
  },
  'enum.category-slash-case-sensitive': {
    clauses: ['events.category.case-insensitive'],
    summary: 'Refuses a category with a capital behind a slash in another letter case',
  },
  'enum.regions-for-continents': {
    clauses: ['error.accepted-values'],
    admits: ['events.continent.unknown'],
    summary: 'Lists the regions as the accepted values of a continent',
  },
  'enum.category-list-refused': {
    clauses: ['events.category.list'],
    summary: 'Takes one category only and refuses lists',
  },
  'enum.category-list-first-only': {
    clauses: ['events.category.list'],
    // The equivalent of a family is the list of its categories.
    admits: ['versioning.deprecated.event-family.list.applied'],
    summary: 'Filters by the first category of a list only',
  },
} as const satisfies Faults;

function unknownValue(name: string, value: string, accepted: readonly string[], planted: Planted): Refusal {
  const isMixedUp = name === 'continent' && planted('enum.regions-for-continents');
  const listed = isMixedUp ? vocabularies.region.values : accepted;
  const values = planted('enum.empty-accepted-values') ? [] : listed;
  const details = planted('enum.without-accepted-values') ? {} : { accepted_values: values };
  const form = planted('enum.wrong-status') ? { status: 422 } : {};
  return new Refusal('INVALID_ENUM', `${quoted(value)} is no ${name}.`, { param: name, ...details }, form);
}

const isDropped = (name: string, planted: Planted): boolean =>
  (name === 'region' && planted('enum.unknown-region-dropped')) ||
  (name === 'continent' && planted('enum.unknown-continent-dropped')) ||
  (name === 'sort' && planted('enum.unknown-sort-dropped')) ||
  (name === 'entity_family' && planted('enum.unknown-entity-family-dropped'));

/** Reads one value of a vocabulary. */
export function enumOf<Id extends VocabularyId>(
  values: ReadonlyMap<string, string>,
  name: string,
  id: Id,
  planted: Planted,
): (typeof vocabularies)[Id]['values'][number] | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const accepted: readonly string[] = vocabularies[id].values;
  const found = accepted.find((value) => value === text);
  if (found !== undefined) return found as (typeof vocabularies)[Id]['values'][number];
  if (planted('enum.unknown-dropped')) return undefined;
  if (isDropped(name, planted)) return undefined;
  throw unknownValue(name, text, accepted, planted);
}

/** The items of a comma-separated list, without blanks around them and without empty ones. */
export const listItems = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Reads the categories of a list, in whatever letter case. */
export function categoriesOf(
  values: ReadonlyMap<string, string>,
  planted: Planted,
): readonly (typeof vocabularies.category.values)[number][] | undefined {
  const text = values.get('category');
  if (text === undefined) return undefined;
  const accepted = vocabularies.category.values;
  const fold = (value: string): string =>
    planted('enum.category-case-sensitive') ? value : value.toLowerCase();
  const sent = planted('enum.category-list-refused') ? [text] : listItems(text);
  const known = sent.flatMap((item) => {
    const isExact = (value: string) => planted('enum.category-slash-case-sensitive') && /\/[A-Z]/.test(value);
    const found = accepted.find((value) => (isExact(value) ? value === item : fold(value) === fold(item)));
    if (found !== undefined) return [found];
    if (planted('enum.unknown-dropped') || planted('enum.unknown-category-dropped')) return [];
    throw unknownValue('category', item, accepted, planted);
  });
  if (known.length === 0) return undefined;
  return planted('enum.category-list-first-only') ? known.slice(0, 1) : known;
}
