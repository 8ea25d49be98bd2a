import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { linksCountry } from './links.js';
import { linksAdversaryOnly, linksSanctionedOnly, listNames } from './links-flags.js';

const link = (index: number, country: string, more: JsonObject = {}): JsonObject => ({
  registrant_name: `Registrant ${index}`,
  foreign_principal_name: `Principal ${index}`,
  country,
  status: 'active',
  ...more,
});

const links = ['South Korea', 'Japan', 'Japan', 'China', 'China', 'China'].map((country, index) =>
  link(index, country),
);

const refusal = exchangeOf({ success: false, error: 'No', code: 'INVALID_COUNTRY', details: {} }, 400);

/** @param published how the filter takes a country; undefined for one that it refuses */
const deployment =
  (rows: readonly JsonObject[], published: (country: string) => string | undefined): Answers =>
  (_operation, { country, adversary_only: adversary, sanctioned_only: sanctioned }) => {
    const known = rows.map((row) => published(String(row.country).toUpperCase()));
    if (country !== undefined && !known.includes(String(country))) return refusal;
    const isOf = (row: JsonObject) =>
      country === undefined || published(String(row.country).toUpperCase()) === country;
    const isKept = (row: JsonObject) => adversary === undefined || row.country === 'South Korea';
    const isListed = (row: JsonObject) =>
      sanctioned === undefined || /fp_sanction_lists":\[./.test(JSON.stringify(row));
    return { success: true, data: rows.filter((row) => isOf(row) && isKept(row) && isListed(row)) };
  };

describe('the country of links', () => {
  it('may be written otherwise than the filter takes it', async () => {
    const published = (country: string) => (country === 'SOUTH KOREA' ? 'KOREA REPUBLIC OF' : country);
    expect(await outcomeOf(linksCountry, deployment(links, published))).toBe('passed');
  });

  it('tells nothing of the filter where it is a code', async () => {
    const coded = links.map((row) => ({ ...row, country: String(row.country).slice(0, 2) }));
    const answers = deployment(coded, (country) => `THE ${country}`);
    expect(await outcomeOf(linksCountry, answers)).toBe('undecided');
  });

  it('finds links for one country at least', async () => {
    const answers = deployment(links, (country) => `THE ${country}`);
    expect(await outcomeOf(linksCountry, answers)).toBe('government.links.country');
  });
});

it('asks for no adversaries by a country that the filter refuses', async () => {
  const many = Array.from({ length: 500 }, (_, index) => link(index, index % 2 ? 'South Korea' : 'Japan'));
  const answers = deployment(many, (country) => (country === 'JAPAN' ? country : 'KOREA REPUBLIC OF'));
  expect(await outcomeOf(linksAdversaryOnly, answers)).toBe('undecided');
});

const sanctions = { fp_sanction_lists: ['SDN'], fp_sanction_programs: ['RUSSIA'] };

describe('the sanctions of a foreign principal', () => {
  const all = (more: JsonObject) => [link(0, 'Japan', more), ...links.slice(1)];
  const same = (country: string) => country;

  it.each([
    [
      'beside a flag of the registrant',
      { registrant: { sanctioned: false }, principal: { sanctioned: true, ...sanctions } },
    ],
    ['beside a flag of its parent', { principal: { parent: { sanctioned: false }, ...sanctions } }],
    ['two levels down', { principal: { screening: sanctions } }],
  ])('may stand %s', async (_, more) => {
    expect(await outcomeOf(linksSanctionedOnly, deployment(all(more), same))).toBe('passed');
  });

  it('do not stand beside a flag that denies them', async () => {
    const denied = { principal: { sanctioned: false, ...sanctions } };
    expect(await outcomeOf(linksSanctionedOnly, deployment(all(denied), same))).toBe(
      'government-records.links.sanction-lists',
    );
  });
});

describe('the names of screening lists', () => {
  it.each([
    [
      ['SDN', 'BIS Entity List'],
      ['SDN', 'BIS Entity List'],
    ],
    [[{ name: 'ROSNEFT OIL COMPANY', list_name: 'SDN' }], ['SDN']],
    [[{ list: 'SDN', entry: 'ROSNEFT OIL COMPANY' }], ['SDN']],
    [[{ name: 'ROSNEFT OIL COMPANY' }], undefined],
    [[{ list: 'SDN', name: 'ROSNEFT' }, 7], undefined],
  ])('of %j are %j', (lists, names) => expect(listNames(lists)).toEqual(names));
});
