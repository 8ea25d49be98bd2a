import { type VocabularyId, vocabularies } from '../../../contract/index.js';
import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import { quoted } from '../spelling.js';

export const enumFaults = {
  'enum.unknown-dropped': {
    clauses: [
      'error.invalid-enum',
      'events.region.unknown',
      'events.continent.unknown',
      'events.country-match.unknown',
      'events.entity-family.unknown',
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
  'enum.category-case-sensitive': {
    clauses: ['events.category.case-insensitive'],
    summary: 'Refuses categories in another letter case',
  },
  'enum.category-list-refused': {
    clauses: ['events.category.list'],
    summary: 'Takes one category only and refuses lists',
  },
  'enum.category-list-first-only': {
    clauses: ['events.category.list'],
    summary: 'Filters by the first category of a list only',
  },
} as const satisfies Faults;

function unknownValue(name: string, value: string, accepted: readonly string[], planted: Planted): Refusal {
  const values = planted('enum.empty-accepted-values') ? [] : accepted;
  const details = planted('enum.without-accepted-values') ? {} : { accepted_values: values };
  const form = planted('enum.wrong-status') ? { status: 422 } : {};
  return new Refusal('INVALID_ENUM', `${quoted(value)} is no ${name}.`, { param: name, ...details }, form);
}

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
  if (name === 'region' && planted('enum.unknown-region-dropped')) return undefined;
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
    const found = accepted.find((value) => fold(value) === fold(item));
    if (found !== undefined) return [found];
    if (planted('enum.unknown-dropped') || planted('enum.unknown-category-dropped')) return [];
    throw unknownValue('category', item, accepted, planted);
  });
  if (known.length === 0) return undefined;
  return planted('enum.category-list-first-only') ? known.slice(0, 1) : known;
}
