import { statedNames, type TextFilter } from './aicompute.js';

// Filters of the AI compute lists by a text of their rows, each with what its member may be called.

export const countryFilter = {
  list: 'listDataCenters',
  name: 'country',
  members: [/(?:^|\/)country(?:_?name|\/name)?$/, /country|nation/],
  guesses: ['United States', 'China'],
} as const satisfies TextFilter;

export const ownerFilter: TextFilter = {
  list: 'listDataCenters',
  name: 'owner',
  members: statedNames.listDataCenters,
  guesses: ['Google', 'Microsoft', 'Amazon'],
};

export const domainFilter: TextFilter = {
  list: 'listModels',
  name: 'domain',
  members: [/(?:^|\/)domains?(?:_?name|\/name)?$/, /domain|field/],
  guesses: ['Language', 'Vision', 'Biology'],
};

export const organizationFilter: TextFilter = {
  list: 'listModels',
  name: 'organization',
  members: statedNames.listModels,
  guesses: ['Google', 'OpenAI', 'University'],
};

export const manufacturerFilter: TextFilter = {
  list: 'listHardware',
  name: 'manufacturer',
  members: statedNames.listHardware,
  guesses: ['NVIDIA', 'Google', 'Intel'],
};
