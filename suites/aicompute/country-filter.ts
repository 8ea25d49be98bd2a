import type { TextFilter } from './text-filter.js';

/** The filter by the country of a data center. */
export const countryFilter = {
  list: 'listDataCenters',
  name: 'country',
  members: [/(?:^|\/)country(?:_?name|\/name)?$/, /country|nation/],
  guesses: ['United States', 'China'],
} as const satisfies TextFilter;
