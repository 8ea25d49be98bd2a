import { type ClauseId, cameoplusCategories, conflictCategories, deprecated } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, once, precondition, rowsOf } from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { expectSameEvents } from '../asking/pages.js';
import { closed, expectServed } from '../asking/refusals.js';

/** The clause that the contract flags a parameter of an operation. */
const flagged: Readonly<Record<string, ClauseId>> = {
  'listEvents domain': 'versioning.deprecated.domain.list.flagged',
  'summarizeEvents domain': 'versioning.deprecated.domain.summary.flagged',
  'listEvents event_family': 'versioning.deprecated.event-family.list.flagged',
  'summarizeEvents event_family': 'versioning.deprecated.event-family.summary.flagged',
  'listStories domain': 'versioning.deprecated.domain.stories.flagged',
  'summarizeStories domain': 'versioning.deprecated.domain.story-summary.flagged',
  'listStories event_family': 'versioning.deprecated.event-family.stories.flagged',
};

export const deprecatedFlagged = defineCheck({
  id: 'versioning/deprecated-flagged',
  title: 'The served contract flags each deprecated parameter that it declares',
  clauses: [...Object.values(flagged), 'versioning.deprecated.no-longer-declared', 'stories.category.flag'],
  operations: ['getOpenapi'],
  rulings: ['summary-deprecations', 'stories-category', 'contract-and-descriptors'],
  needs: ['served-contract'],
  property: once(
    async (api) => {
      for (const { operation, name, replacement } of deprecated) {
        const served = api.world.served?.operation(operation);
        // The other spelling of story_category may be flagged or not (ruling stories-category).
        if (served === undefined || replacement !== 'category') continue;
        const declared = served.parameters.find((each) => each.name === name);
        if (name === 'category') {
          // On Stories it may be an Event filter, which is not deprecated (ruling stories-category).
          const flag = declared?.deprecated ? 'flagged' : 'not flagged';
          api.observe(`category of ${operation}`, declared === undefined ? 'not declared' : flag);
          continue;
        }
        if (declared === undefined)
          api.deviates('summary-deprecations', `the contract does not declare ${name} of ${operation}`);
        else {
          const place = `/paths/${served.path}/get/parameters/${name}/deprecated`;
          const clause = flagged[`${operation} ${name}`];
          expectThat(declared.deprecated, place, 'true', declared.deprecated, clause);
        }
        api.witness('deprecated parameters looked up');
      }
    },
    { requests: 0 },
  ),
});

/** The categories that a family or a domain stands for. */
function categoriesOf(familyOrDomain: string): readonly string[] {
  if (familyOrDomain.toLowerCase() === 'conflict') return conflictCategories;
  return familyOrDomain === 'cameoplus' ? cameoplusCategories : [familyOrDomain];
}

const rows = [
  { name: 'event_family', value: 'conflict', field: 'family' },
  { name: 'event_family', value: 'cameoplus', field: 'family' },
  { name: 'domain', value: 'CONFLICT', field: 'domain' },
  ...cameoplusCategories.slice(0, 2).map((value) => ({ name: 'domain', value, field: 'domain' })),
] as const;

export const deprecatedOnList = defineCheck({
  id: 'versioning/deprecated-on-list',
  title: 'The deprecated event_family and domain still select what their categories select',
  clauses: [
    'states.parameter.deprecated.applied',
    'events.event-family.deprecated',
    'events.domain.deprecated',
    'versioning.deprecated.domain.list.applied',
    'versioning.deprecated.event-family.list.applied',
    'events.category.list',
  ],
  operations: ['listEvents'],
  rulings: ['summary-deprecations', 'contradicting-family-filters'],
  property: forEach(
    rows,
    async (api, { name, value, field }) => {
      const query = (filter: Readonly<Record<string, string>>) =>
        closed(api.world, { ...filter, limit: 100 });
      const reply = await expectServed(api, 'listEvents', query({ [name]: value }));
      for (const [index, row] of rowsOf(reply).entries()) {
        expectThat(row[field] === value, `/data/${index}/${field}`, value, row[field]);
      }
      const category = categoriesOf(value).join(',');
      const successor = await expectServed(api, 'listEvents', query({ category }), 'events.category.list');
      const compared = expectSameEvents(reply, successor, `${name}=${value} selects category=${category}`);
      precondition(compared > 0, `no Event of ${name}=${value}`, 'no-data');
      api.witness('Events compared', compared);
    },
    {
      requests: 2,
      clause: ({ name }) =>
        name === 'domain'
          ? 'versioning.deprecated.domain.list.applied'
          : 'versioning.deprecated.event-family.list.applied',
    },
  ),
});

const summaryRows = [
  { name: 'event_family', value: 'conflict' },
  { name: 'event_family', value: 'cameoplus' },
  { name: 'domain', value: 'CONFLICT' },
  { name: 'domain', value: 'POLITICAL' },
] as const;

export const deprecatedOnSummary = defineCheck({
  id: 'versioning/deprecated-on-summary',
  title: 'On the summary the deprecated event_family and domain still count what their categories count',
  clauses: [
    'states.parameter.deprecated.applied',
    'events.event-family.deprecated',
    'events.domain.deprecated',
    'versioning.deprecated.domain.summary.applied',
    'versioning.deprecated.event-family.summary.applied',
  ],
  operations: ['summarizeEvents'],
  rulings: ['summary-deprecations', 'contradicting-family-filters'],
  property: forEach(
    summaryRows,
    async (api, { name, value }) => {
      const total = async (filter: Readonly<Record<string, string>>, clause?: ClauseId) =>
        totalOf(
          await expectServed(
            api,
            'summarizeEvents',
            closed(api.world, { group_by: 'category', limit: 500, ...filter }),
            clause,
          ),
        );
      const category = categoriesOf(value).join(',');
      const wanted = await total({ category }, 'events-summary.accepts.category');
      const all = await total({});
      precondition(0 < wanted && wanted < all, `no Events inside and outside ${name}=${value}`, 'no-data');
      const seen = await total({ [name]: value });
      expectThat(seen === wanted, '/data', `the total of its categories, ${wanted}`, seen);
      api.witness('Events counted', seen);
    },
    {
      requests: 3,
      clause: ({ name }) =>
        name === 'domain'
          ? 'versioning.deprecated.domain.summary.applied'
          : 'versioning.deprecated.event-family.summary.applied',
    },
  ),
});
