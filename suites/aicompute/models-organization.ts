import { defineCheck, once } from '../../src/kit/index.js';
import { statedNames } from './organizations.js';
import { expectKept, knownPart, type TextFilter } from './text-filter.js';

const filter: TextFilter = {
  list: 'listModels',
  name: 'organization',
  members: statedNames.listModels,
  guesses: ['Google', 'OpenAI', 'University'],
};

export const modelsOrganization = defineCheck({
  id: 'aicompute/models-organization',
  title:
    'The organization filter, also spelled org, keeps the models whose developing organization contains the text sent',
  clauses: [
    'aicompute.models.organization',
    'aicompute.models.organization.substring',
    'aicompute.models.organization.org',
  ],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, filter);
      for (const name of ['organization', 'org']) await expectKept(api, filter.list, name, known);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.models.org-by-contributor-type',
    'aicompute.models.org-ignored',
    'aicompute.models.organization-dropped',
    'aicompute.models.organization-prefix',
    'aicompute.models.organization-searches-names',
    'aicompute.models.organization-whole-names-only',
  ],
});
