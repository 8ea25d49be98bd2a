import { brief, defineCheck, expectOk, expectThat, isArray, isObject, once } from '../../src/kit/index.js';

export const endpointDirectory = defineCheck({
  id: 'versioning/endpoint-directory',
  title: 'The endpoint directory reports the split of strict and other endpoints under a coverage key',
  clauses: ['versioning.meta-endpoints.coverage'],
  operations: ['listEndpoints'],
  rulings: ['A79', 'C22'],
  property: once(async (api) => {
    const reply = await api.get('listEndpoints');
    expectOk(reply);
    const coverage = coverageIn(reply.json);
    // Empty objects, arrays and texts tell no split.
    const filled = coverage !== undefined && !['null', '{}', '[]', '""'].includes(brief(coverage));
    expectThat(filled, '/coverage', 'the split of strict and other endpoints', coverage);
    api.observe('coverage', brief(coverage));
    api.witness('coverage keys');
  }),
  refutedBy: ['meta.coverage-empty', 'meta.missing', 'meta.without-coverage'],
});

/** The value under the first `coverage` key, at whatever depth. */
function coverageIn(value: unknown): unknown {
  if (isArray(value)) return value.map(coverageIn).find((each) => each !== undefined);
  if (!isObject(value)) return undefined;
  return value.coverage ?? coverageIn(Object.values(value));
}
