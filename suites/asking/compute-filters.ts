import type { Api, Exchange, JsonObject } from '../../src/kit/index.js';
import { mostRows, rowsBy, rowsIn, statedNames, type TextFilter } from './aicompute.js';

/** The frontier models by their training compute; checks of the filter and of the order share the reply. */
export const frontierByCompute = (api: Api): Promise<Exchange> =>
  api.get('listModels', { limit: mostRows('listModels'), frontier: 'true', sort: 'compute' });

/** The models by frontier=true, in that order if it is served. */
export async function frontierModels(api: Api): Promise<readonly JsonObject[]> {
  const reply = await frontierByCompute(api);
  if (reply.status === 200) return rowsIn(reply);
  return rowsBy(api, 'listModels', { frontier: 'true' }, 'aicompute.models.frontier.true');
}

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
