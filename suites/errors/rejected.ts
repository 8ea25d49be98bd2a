import fc from 'fast-check';
import { type RejectedName, rejected, rejectedNames } from '../../contract/index.js';
import {
  at,
  defineCheck,
  detail,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  isObject,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { unknownCodes } from '../asking/calls.js';
import { clauseNamed, closed, expectDetails, expectRefused, names } from '../asking/refusals.js';

/** A value of the kind that clients would send, so that the name alone is at fault; 0 is one like any other. */
const values: Readonly<Record<RejectedName, string>> = {
  fatalities_min: '0',
  fatalities_max: '10',
  min_fatalities: '0',
  max_fatalities: '10',
  fatalities: '0',
  geo_scope: 'country',
  scope: 'media',
  detail: 'full',
  event_readiness: 'ready',
  cluster_certainty: 'high',
  quad_class: '4',
  as_of: '2026-05-01',
};

export const rejectedParameters = defineCheck({
  id: 'errors/rejected-parameters',
  title:
    'Each rejected parameter of the Events list is refused with its code, filters with their alternatives',
  clauses: [
    'error.unsupported-filter',
    'error.unsupported-filter.details.alternatives',
    'error.unsupported-param',
    'versioning.as-of.events',
    'events.rejected.fatalities-min',
    'events.rejected.fatalities-max',
    'events.rejected.min-fatalities',
    'events.rejected.max-fatalities',
    'events.rejected.fatalities',
    'events.rejected.geo-scope',
    'events.rejected.scope',
    'events.rejected.detail',
    'events.rejected.event-readiness',
    'events.rejected.cluster-certainty',
    'events.rejected.quad-class',
    'events.rejected.as-of',
  ],
  operations: ['listEvents'],
  rulings: ['error-details', 'retired-aliases'],
  property: forEach(
    rejectedNames,
    async (api, name) => {
      const { code, alternatives } = rejected[name];
      // Today is the date that a deployment could serve without a view of the past.
      const value = name === 'as_of' ? api.world.today : values[name];
      const query = closed(api.world, { [name]: value });
      const reply = await expectRefused(api, 'listEvents', query, { codes: [code] });
      // Of some filters the document shows no alternative, so that null may say that there is none.
      const hasNone = alternatives.length === 0 && detail(reply, 'alternatives') === null;
      if (code === 'UNSUPPORTED_FILTER' && !hasNone)
        expectDetails(reply, { alternatives: 'error.unsupported-filter.details.alternatives' });
      const silent = alternatives.filter((each) => !names(detail(reply, 'alternatives'), each));
      if (silent.length > 0) api.observe(`alternatives of ${name} without`, silent.join(', '));
    },
    { clause: (name) => clauseNamed(`events.rejected.${name}`) },
  ),
});

/** The clause on each of the codes with which a summary may refuse them. */
const clauseOf = {
  UNSUPPORTED_PARAM: 'error.unsupported-param',
  UNSUPPORTED_FILTER: 'error.unsupported-filter',
  UNKNOWN_PARAM: 'error.unknown-param',
} as const;

export const rejectedOnSummary = defineCheck({
  id: 'errors/rejected-on-summary',
  title: 'A parameter that the Events list rejects never changes a summary without notice',
  clauses: ['error.unsupported-filter'],
  operations: ['summarizeEvents'],
  rulings: ['undeclared-parameters'],
  runs: 3,
  property: forAll(
    fc.constantFrom(...rejectedNames),
    async (api, name) => {
      const plain = closed(api.world, { group_by: 'category', limit: 500 });
      const reply = await api.get('summarizeEvents', {
        ...plain,
        [name]: name === 'as_of' ? '2026-05-01' : '1',
      });
      if (reply.status !== 200) {
        const code = unknownCodes.find((each) => each === at(reply.json, '/code'));
        expectRefusal(reply, { codes: unknownCodes, clause: clauseOf[code ?? 'UNSUPPORTED_PARAM'] });
        api.witness('refusals');
        return;
      }
      const filters = at(reply.json, '/applied_filters');
      if (isObject(filters)) {
        const listed = names(filters.ignored, name);
        expectThat(listed, '/applied_filters/ignored', name, filters.ignored, 'versioning.lenient.ignored');
      }
      const total = totalOf(await api.get('summarizeEvents', plain));
      expectThat(totalOf(reply) === total, '/data', `the unfiltered total of ${total}`, totalOf(reply));
      api.witness('Events counted with and without', total);
    },
    { requests: 2, examples: ['fatalities_min', 'as_of'] },
  ),
});
