import { countries } from '../../../../contract/countries.js';
import { familyRoute } from '../account/family-route.js';
import type { Reply } from '../account/route.js';
import { provincesOf } from '../corpus/places.js';
import { alikeProvinces } from '../events/corpora.js';
import { countryOf } from '../events/country.js';
import { asking, data, fronts, openSchemas, paths } from '../http/middleware.js';
import { quoted, Refusal } from '../http/refusal.js';
import { type Faults, nothingPlanted, type Planted, type Variants } from '../planted.js';

export const geographyFaults = {
  'geography.missing': {
    clauses: ['geography.route', 'service.endpoints.get', 'service.path-prefix'],
    summary: 'Has no route for first-level regions',
  },
  'geography.gone': {
    clauses: ['geography.route'],
    summary: 'Answers the route for first-level regions with 410',
  },
  'geography.country.refused': {
    clauses: ['geography.country'],
    summary: 'Knows iso3 only, and refuses country as unknown',
  },
  'geography.country.crashes': {
    clauses: ['geography.country'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on every country',
  },
  'geography.country.without-effect': {
    clauses: ['geography.per-country'],
    summary: 'Lists the regions of all countries for each of them',
  },
  'geography.country.first-one': {
    clauses: ['geography.per-country'],
    summary: 'Lists the regions of one country whichever is sent',
  },
  'geography.country.codes-of-two-schemes': {
    clauses: ['geography.per-country'],
    summary: 'Adds the regions of the country whose FIPS code is the ISO-2 code of the one that is sent',
  },
  'geography.values.empty': {
    clauses: ['geography.values'],
    summary: 'Lists no region for any country',
  },
  'geography.values.towns': {
    clauses: ['geography.values'],
    summary: 'Lists the locations of Events in place of their regions',
  },
  'geography.values.count': {
    clauses: ['geography.values'],
    summary: 'Tells how many regions a country has, and not which',
  },
  'geography.values.hyphenated': {
    clauses: ['events.admin1.discovered-values'],
    admits: ['geography.values'],
    summary:
      'Lists regions whose names have several words with hyphens between them, which admin1 does not know',
  },
  'geography.country.missing-served': {
    clauses: ['geography.country.required', 'error.missing-param'],
    summary: 'Lists the regions of all countries where none is sent',
  },
  'geography.country.missing-served-empty': {
    clauses: ['geography.country.required', 'error.missing-param'],
    summary: 'Answers a request without a country with an empty 200',
  },
  'geography.country.missing-wrong-status': {
    clauses: ['geography.country.required'],
    admits: ['error.code-status'],
    summary: 'Answers a request without a country with status 422',
  },
  'geography.country.missing-crashes': {
    clauses: ['geography.country.required', 'error.server-errors'],
    summary: 'Fails with a 500 on a request without a country',
  },
} as const satisfies Faults;

const codeOf = (name: unknown): string => `R-${Buffer.from(String(name)).toString('hex')}`;
const nameOf = (code: string): string =>
  /^R-[0-9a-f]+$/.test(code) ? Buffer.from(code.slice(2), 'hex').toString() : 'no region';

export const geographyVariants = {
  'geography.values.coded': {
    apart: true,
    summary: 'Lists regions as objects, and takes their codes as admin1; a name selects nothing',
    allowedBy: ['geography.response', 'events.admin1.discovered-values', 'admin1-country'],
    front: fronts(
      data(paths.admin1, (all) =>
        Array.isArray(all) ? all.map((name: unknown) => ({ name, code: codeOf(name) })) : all,
      ),
      asking((url) => {
        const name = url.searchParams.get('admin1');
        if (name === null) return undefined;
        url.searchParams.set('admin1', nameOf(name));
        return url;
      }),
      openSchemas('Admin1List'),
    ),
  },
} as const satisfies Variants;

const everywhere = (): readonly string[] => [
  ...new Set(countries.flatMap((country) => provincesOf(country))),
];

const reply = (data: unknown): Reply => ({ body: { success: true, data } });

function withoutCountry(planted: Planted): Reply {
  if (planted('geography.country.missing-served')) return reply(everywhere());
  if (planted('geography.country.missing-served-empty')) return reply([]);
  if (planted('geography.country.missing-crashes')) throw new TypeError('country is undefined');
  const form = planted('geography.country.missing-wrong-status') ? { status: 422 } : {};
  throw new Refusal('MISSING_PARAM', 'Send a country.', { param: 'country' }, form);
}

/** The first-level regions of a country, as Events name them. */
export const listAdmin1 = familyRoute('listAdmin1', ({ values, deployment: { corpus, planted } }) => {
  if (planted('geography.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('geography.gone')) throw new Refusal('ENDPOINT_REMOVED', 'It is gone.');
  const text = values.get('country');
  if (text === undefined) return withoutCountry(planted);
  if (planted('geography.country.crashes')) throw new TypeError('country is an object');
  if (planted('geography.country.refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "country".', { param: 'country' });
  }
  // The spellings of countries bend with the Events list alone.
  const country = countryOf(text.trim(), nothingPlanted);
  if (country === undefined) {
    throw new Refusal('INVALID_COUNTRY', `${quoted(text)} is no country.`, { param: 'country' });
  }
  const [first] = countries;
  const other = planted('geography.country.first-one') ? first : undefined;
  const regions = planted('geography.country.without-effect') ? everywhere() : provincesOf(other ?? country);
  if (planted.varied('corpus.alike-provinces')) return reply([...alikeProvinces]);
  if (planted('geography.country.codes-of-two-schemes')) {
    const joined = countries.filter(({ fips }) => fips === country.iso2 && fips !== '');
    return reply([...new Set([country, ...joined].flatMap((each) => provincesOf(each)))]);
  }
  if (planted('geography.values.empty')) return reply([]);
  if (planted('geography.values.towns')) {
    const held = corpus.days(corpus.held).flatMap(({ byRecency }) => byRecency);
    const here = held.filter((event) => event.country === country);
    return reply([...new Set(here.flatMap(({ location }) => location ?? []))]);
  }
  if (planted('geography.values.hyphenated')) return reply(regions.map((name) => name.replaceAll(' ', '-')));
  return reply(planted('geography.values.count') ? regions.length : regions);
});
