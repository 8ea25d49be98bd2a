import { brief, defineCheck, once } from '../../src/kit/index.js';

export const endpointCounts = defineCheck({
  id: 'versioning/endpoint-counts',
  title: 'The endpoint directory tells how many endpoints there are, and how many of them are strict',
  clauses: ['versioning.meta-endpoints.counts'],
  level: 'observe',
  operations: ['listEndpoints'],
  rulings: ['C22'],
  property: once(async (api) => {
    const reply = await api.get('listEndpoints');
    const numbers = [...reply.text.matchAll(/"([^"]{1,60})"\s*:\s*(\d+)/g)].map(
      ([, name, count]) => `${name} ${count}`,
    );
    api.observe('numbers', brief(numbers, 400));
  }),
  refutedBy: [],
});
