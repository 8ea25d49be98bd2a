import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';

export const removedV1WithoutKey = defineCheck({
  id: 'versioning/removed-v1-without-key',
  title: 'Without a key a v1 path answers 410, or 401 as for a missing key',
  clauses: ['versioning.v1.gone'],
  operations: ['removedV1'],
  rulings: ['C45'],
  needs: [],
  property: once(async (api) => {
    const reply = await api.getTarget('/api/v1/events', { credential: { none: true } });
    expectRefusal(reply, { codes: ['ENDPOINT_REMOVED', 'MISSING_API_KEY'] });
    if (reply.status === 401) api.deviates('C45', 'a removed path asks for a key first');
    api.witness('removed paths');
  }),
  refutedBy: ['v1.answered-404', 'v1.redirected', 'v1.still-served', 'v1.wrong-status'],
});
