import fc from 'fast-check';
import { unknownParameters } from '../../generators/values/unknown-parameter.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

const paths = fc
  .array(unknownParameters(), { minLength: 1, maxLength: 4 })
  .map((segments) => `/api/v1/${segments.join('/')}`);

export const removedV1AnyPath = defineCheck({
  id: 'versioning/removed-v1-any-path',
  title: 'Every path under /api/v1/ answers 410, also one that never existed',
  clauses: ['error.endpoint-removed', 'states.parameter.removed', 'versioning.v1.gone', 'versioning.v1.code'],
  operations: ['removedV1'],
  runs: 2,
  property: forAll(paths, async (api, path) => {
    expectRefusal(await api.getTarget(path), { codes: ['ENDPOINT_REMOVED'], details: ['replacement'] });
    api.witness('removed paths');
  }),
  refutedBy: [
    'v1.answered-404',
    'v1.known-paths-only',
    'v1.redirected',
    'v1.still-served',
    'v1.wrong-code',
    'v1.wrong-status',
  ],
});
