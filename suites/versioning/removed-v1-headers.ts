import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { linksIn } from './link-header.js';
import { removedTargets } from './removed-path.js';

export const removedV1Headers = defineCheck({
  id: 'versioning/removed-v1-headers',
  title: 'A v1 path answers with Deprecation: true and a Link to its successor version under /api/v2/',
  clauses: ['versioning.v1.link', 'versioning.v1.link-rel', 'versioning.v1.deprecation'],
  operations: ['removedV1'],
  rulings: ['A77'],
  property: forEach(removedTargets, async (api, target) => {
    const { headers } = await api.getTarget(target);
    const deprecation = headers.deprecation?.trim();
    expectThat(deprecation === 'true', 'header deprecation', 'true', deprecation);
    const successor = linksIn(headers.link ?? '').find((each) =>
      each.relations.includes('successor-version'),
    );
    expectThat(successor !== undefined, 'header link', 'a link with rel=successor-version', headers.link);
    const isSuccessor = successor.target.includes('api/v2/');
    expectThat(isSuccessor, 'header link', 'a target under /api/v2/', successor.target);
    api.witness('links to a successor version');
  }),
  refutedBy: [
    'v1.deprecation-date',
    'v1.link-to-changelog',
    'v1.replacement-removed-too',
    'v1.without-deprecation',
    'v1.without-link',
    'v1.wrong-rel',
  ],
});
