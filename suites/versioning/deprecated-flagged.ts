import { deprecated } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';

export const deprecatedFlagged = defineCheck({
  id: 'versioning/deprecated-flagged',
  title: 'The served contract flags each deprecated parameter that it declares',
  clauses: [
    'versioning.deprecated.domain.list.flagged',
    'versioning.deprecated.domain.summary.flagged',
    'versioning.deprecated.event-family.list.flagged',
    'versioning.deprecated.event-family.summary.flagged',
  ],
  operations: ['getOpenapi'],
  rulings: ['A61', 'C22'],
  needs: ['served-contract'],
  property: once(
    async (api) => {
      for (const { operation, name, replacement } of deprecated) {
        const served = api.world.served?.operation(operation);
        // The other spelling of story_category may be flagged or not (ruling C18).
        if (served === undefined || replacement !== 'category') continue;
        const declared = served.parameters.find((each) => each.name === name);
        if (declared === undefined)
          api.deviates('A61', `the contract does not declare ${name} of ${operation}`);
        else {
          const place = `/paths/${served.path}/get/parameters/${name}/deprecated`;
          expectThat(declared.deprecated, place, 'true', declared.deprecated);
        }
        api.witness('deprecated parameters looked up');
      }
    },
    { requests: 0 },
  ),
  refutedBy: [
    'openapi.deprecated-flags-missing',
    'openapi.list-domain-not-flagged',
    'openapi.list-event-family-not-flagged',
    'openapi.summary-domain-not-flagged',
    'openapi.summary-event-family-not-flagged',
  ],
});
