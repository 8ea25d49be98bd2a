import type { Clauses } from '../clause.js';

const row = {
  heading: 'Resources and their fields > Geography discovery',
  operations: ['listAdmin1'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const open = { ...row, by: 'not-shown' } as const;

/** The discovery of first-level regions. */
export const geographyClauses = {
  'geography.per-country': {
    ...row,
    heading: 'What the service does',
    seen: 'relation',
    says: 'First-level regions are listed country by country, so the lists of two countries with regions differ.',
  },
  'geography.route': { ...row, says: 'The first-level regions are served at `/api/v2/geo/admin1`.' },
  'geography.country': { ...row, says: '`country` takes a country.' },
  'geography.values': {
    ...row,
    says: 'For a `country` that has first-level regions the reply lists values of `admin1`.',
  },
  'geography.country.required': {
    ...row,
    says: 'A request without `country` is refused with 400.',
    ruling: 'missing-selector',
  },
  'geography.country.required.code': {
    ...open,
    says: 'Which code a missing `country` earns is left open.',
    ruling: 'missing-selector',
  },
  'geography.country.grammar': {
    ...open,
    says: 'Which spellings of a country the route takes is not shown.',
    ruling: 'country-codes',
  },
  'geography.country.unknown': {
    ...open,
    says: 'The answer to a country that is not recognised is left open.',
    ruling: 'country-codes',
  },
  'geography.completeness': {
    ...open,
    says: 'Whether every region of a country is listed, or only those that carry Events, is not shown.',
  },
  'geography.response': { ...open, says: 'The shape of the reply is not shown.' },
} as const satisfies Clauses;
