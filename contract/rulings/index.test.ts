import { describe, expect, it } from 'vitest';
import { data } from './data.js';
import { envelopesAndErrors } from './envelopes-and-errors.js';
import { filters } from './filters.js';
import { handlesAndSearch } from './handles-and-search.js';
import { type Ruling, rulingIdOf, rulings } from './index.js';
import { numbers } from './numbers.js';
import { paging } from './paging.js';
import { parameters } from './parameters.js';
import { windows } from './windows.js';

const themes = [windows, numbers, parameters, filters, handlesAndSearch, paging, envelopesAndErrors, data];
const entries: readonly (readonly [string, Ruling])[] = Object.entries(rulings);
const sentences = (ruling: Ruling) => [ruling.problem, ...ruling.accepts, ...ruling.stillFails];

const parts = {
  'Event Intelligence API v2': [],
  'What the service does': [
    'Significance (Event ranking metric)',
    'Semantics that the reference families fix',
  ],
  'Resources and their fields': [
    'Envelopes',
    'Event card',
    'Story card',
    'Summary buckets',
    'Entity card',
    'Geography discovery',
    'AI compute records',
    'Legal-entity registry records',
    'Facility record',
    'Government records',
  ],
  'States and transitions': [],
  Endpoints: [
    'Events list',
    'Event detail',
    'Events summary',
    'Stories',
    'Entities and search',
    'Other routes referenced',
    'AI compute family',
    'Legal-entity registry family',
    'Facilities family',
    'Government family',
    'Removed surface',
  ],
  Authentication: [],
  Events: [],
  Errors: ['Authentication and access', 'Entitlement', 'Validation and request errors'],
  Limits: [],
  Versioning: [],
} as const satisfies Record<string, readonly string[]>;
const headings = Object.entries(parts).flatMap(([part, below]) => [
  part,
  ...below.map((heading) => `${part} > ${heading}`),
]);

describe('rulings', () => {
  it('have aliases that are numbered without a gap, each number once', () => {
    const numbersInUse = entries.map(([, { alias }]) => Number(alias.slice(1))).sort((a, b) => a - b);
    expect(numbersInUse).toEqual(Array.from(entries, (_, index) => index + 1));
  });

  it.each(entries)('%s is found by its id and alias in either case', (id, { alias }) => {
    for (const name of [id, id.toUpperCase(), alias, alias.toLowerCase()]) expect(rulingIdOf(name)).toBe(id);
  });

  it.each(['', 'C99', 'limit', 'constructor', '__proto__'])('%j names no ruling', (name) => {
    expect(rulingIdOf(name)).toBeUndefined();
  });

  it('lose none when the themes are merged', () => {
    const total = themes.reduce((sum, theme) => sum + Object.keys(theme).length, 0);
    expect(entries).toHaveLength(total);
  });

  it('have distinct titles', () => {
    const titles = entries.map(([, { title }]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(entries)('%s has a well-formed id, and an alias that shows its kind', (id, { alias, kind }) => {
    expect(id).toMatch(/^[a-z]\w*(?:-\w+)*$/);
    expect(alias).toMatch(/^[CA]\d\d$/);
    expect(kind).toBe(alias.startsWith('C') ? 'contradiction' : 'ambiguity');
  });

  it.each(entries)('%s accepts or still fails something', (_id, { accepts, stillFails }) => {
    expect(accepts.length + stillFails.length).toBeGreaterThan(0);
  });

  it.each(entries)('%s stands under headings of the specification, each once', (_id, ruling) => {
    expect(ruling.headings.length).toBeGreaterThan(0);
    expect(headings).toEqual(expect.arrayContaining([...ruling.headings]));
    expect(new Set(ruling.headings).size).toBe(ruling.headings.length);
  });

  it.each(entries)('%s is written in sentences, without line numbers', (_id, ruling) => {
    for (const sentence of sentences(ruling)) expect(sentence).toMatch(/^[`A-Z0-9].*\.$/);
    expect(JSON.stringify(ruling)).not.toMatch(/\b(?:l\.|lines?) ?\d/i);
  });

  it('cite each other by id, in brackets behind a sentence', () => {
    const texts = entries.map(([, ruling]) => JSON.stringify(sentences(ruling)));
    const cited = texts.flatMap((text) =>
      [...text.matchAll(/ \(([a-z]+(?:-[a-z]+)+)\)/g)].map(([, id]) => id),
    );
    expect(cited).not.toEqual([]);
    expect(Object.keys(rulings)).toEqual(expect.arrayContaining(cited));
    expect(texts.filter((text) => /\b[CA]\d\d\b/.test(text))).toEqual([]);
  });
});
