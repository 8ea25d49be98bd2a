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
    'versioning.deprecated.domain.stories.flagged',
    'versioning.deprecated.domain.story-summary.flagged',
    'versioning.deprecated.event-family.stories.flagged',
    'versioning.deprecated.no-longer-declared',
    'stories.category.flag',
  ],
  operations: ['getOpenapi'],
  rulings: ['A61', 'C18', 'C22'],
  needs: ['served-contract'],
  property: once(
    async (api) => {
      for (const { operation, name, replacement } of deprecated) {
        const served = api.world.served?.operation(operation);
        // The other spelling of story_category may be flagged or not (ruling C18).
        if (served === undefined || replacement !== 'category') continue;
        const declared = served.parameters.find((each) => each.name === name);
        if (name === 'category') {
          // On Stories it may be an Event filter, which is not deprecated (ruling C18).
          const flag = declared?.deprecated ? 'flagged' : 'not flagged';
          api.observe(`category of ${operation}`, declared === undefined ? 'not declared' : flag);
          continue;
        }
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
    'stories.openapi.list-domain-not-flagged',
    'stories.openapi.list-event-family-not-flagged',
    'stories.openapi.summary-domain-not-flagged',
  ],
});
