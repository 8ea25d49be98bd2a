import { operation, operationIds, vocabularies } from '../../contract/index.js';
import {
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectEqual,
  expectOk,
  expectThat,
  forEach,
  isArray,
  isObject,
} from '../../src/kit/index.js';
import { orNoData, seenEvents } from '../asking/events.js';
import { filled, successBody } from '../asking/replies.js';
import { bounds } from '../asking/windows.js';

export const list = defineInvariant({
  id: 'envelopes/list',
  title: 'A list reply has success, data, pagination, sort, meta and applied_filters, each of its type',
  clauses: [
    'envelope.list.success',
    'envelope.list.data',
    'envelope.list.pagination',
    'envelope.list.sort',
    'envelope.list.meta',
    'envelope.list.applied-filters',
  ],
  operations: ['listEvents', 'listStories'],
  judge(exchange) {
    const body = successBody(exchange, 'list');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(isArray(body.data), '/data', 'an array', body.data);
    expectThat(isObject(body.pagination), '/pagination', 'an object', body.pagination);
    expectThat(typeof body.sort === 'string', '/sort', 'a string', body.sort);
    expectThat(isObject(body.meta), '/meta', 'an object', body.meta);
    expectThat(isObject(body.applied_filters), '/applied_filters', 'an object', body.applied_filters);
    return 1;
  },
  provokedBy: ['stories/reply-cards'],
});

export const detail = defineInvariant({
  id: 'envelopes/detail',
  title: 'A detail reply has success true and a single object as data',
  clauses: ['envelope.detail.success', 'envelope.detail.data'],
  operations: ['getEvent', 'getStory'],
  judge(exchange) {
    const body = successBody(exchange, 'detail');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(isObject(body.data), '/data', 'an object', body.data);
    return 1;
  },
  provokedBy: ['event-detail/known-id', 'stories/detail-known-id'],
});

export const summary = defineInvariant({
  id: 'envelopes/summary',
  title: 'A summary reply has success true, a group_by string and an array of buckets as data',
  clauses: [
    'service.summaries',
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
  ],
  operations: ['summarizeEvents', 'summarizeStories'],
  judge(exchange) {
    const body = successBody(exchange, 'summary');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(typeof body.group_by === 'string', '/group_by', 'a string', body.group_by);
    const { data } = body;
    expectThat(isArray(data) && data.every(isObject), '/data', 'an array of objects', data);
    return 1;
  },
  provokedBy: ['events-summary/group-by-default', 'stories/summary-reply'],
});

const entitlementOf = ({ request }: Exchange) =>
  request.operation === undefined ? undefined : operation(request.operation).entitlement;

export const registry = defineInvariant({
  id: 'envelopes/registry',
  title:
    'A reply outside Events and Stories has success true and, in the registry, data; attributions are an array',
  clauses: ['envelope.reference.success', 'envelope.reference.data', 'envelope.meta.attributions'],
  rulings: ['reference-envelope', 'attributions'],
  operations: operationIds.filter((id) => operation(id).envelope === 'reference'),
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    // Other families may have their named members at top level.
    const registry = entitlementOf(exchange) === 'can_use_leiregistry';
    expectThat(!registry || body.data !== undefined, '/data', 'a member', body.data);
    const attributions = filled(exchange, '/meta/attributions');
    expectThat(
      attributions === undefined || isArray(attributions),
      '/meta/attributions',
      'an array',
      attributions,
    );
    return 1;
  },
  provokedBy: ['registry/entity-detail', 'registry/relationships-of-lei', 'registry/isin-look-up'],
});

const isCursor = (value: unknown): boolean => value === null || typeof value === 'string';

export const pagination = defineInvariant({
  id: 'envelopes/pagination',
  title: 'Pagination has an integer limit and two cursors, each a string or null',
  clauses: [
    'envelope.list.pagination.limit',
    'envelope.list.pagination.cursor',
    'envelope.list.pagination.next-cursor',
  ],
  rulings: ['end-of-walk'],
  operations: ['listEvents', 'listStories'],
  judge(exchange, _world, deviates) {
    const body = successBody(exchange, 'list');
    if (body === undefined) return 0;
    const { limit, cursor, next_cursor: next } = isObject(body.pagination) ? body.pagination : {};
    expectThat(Number.isInteger(limit), '/pagination/limit', 'an integer', limit);
    expectThat(isCursor(cursor), '/pagination/cursor', 'a string or null', cursor);
    expectThat(isCursor(next), '/pagination/next_cursor', 'a string or null', next);
    if (next === '') deviates('end-of-walk', 'An empty next_cursor stands where null ends a walk.');
    return 1;
  },
  provokedBy: ['stories/reply-cards', 'stories/cursor-walk'],
});

const operations = ['listEvents', 'getEvent', 'summarizeEvents'] as const;

export const eachOperation = defineCheck({
  id: 'envelopes/each-operation',
  title: 'List, detail and summary of Events answer with success true and the data of their envelope',
  clauses: [
    'envelope.list.success',
    'envelope.list.data',
    'envelope.detail.success',
    'envelope.detail.data',
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
  ],
  operations: [...operations],
  property: forEach(operations, async (api, operation) => {
    const window = bounds(api.world.offer.window);
    if (operation === 'getEvent') {
      await orNoData(async (_api, event: { readonly id: string }) => {
        const reply = await api.get(operation, {}, { path: { event_id: event.id } });
        expectOk(reply);
        expectEqual(reply, '/success', true);
        expectThat(isObject(at(reply.json, '/data')), '/data', 'an object', at(reply.json, '/data'));
      })(api, seenEvents(api.world)[0]);
    } else {
      const reply = await api.get(operation, window);
      expectOk(reply);
      expectEqual(reply, '/success', true);
      expectThat(isArray(at(reply.json, '/data')), '/data', 'an array', at(reply.json, '/data'));
      const groupBy = at(reply.json, '/group_by');
      const isSummary = operation === 'summarizeEvents';
      expectThat(!isSummary || typeof groupBy === 'string', '/group_by', 'a string', groupBy);
    }
    api.witness('envelopes');
  }),
});

export const metaMembers = defineInvariant({
  id: 'envelopes/meta-members',
  title: 'A window adjustment, if present, is an object with a reason',
  clauses: ['envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason'],
  rulings: ['window-over-thirty-days'],
  operations: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
  judge(exchange) {
    const adjustment = filled(exchange, '/meta/window_adjustment');
    if (adjustment === undefined || (isObject(adjustment) && Object.keys(adjustment).length === 0)) return 0;
    expectThat(isObject(adjustment), '/meta/window_adjustment', 'an object', adjustment);
    const reason = at(adjustment, '/reason');
    expectThat(typeof reason === 'string', '/meta/window_adjustment/reason', 'a string', reason);
    return 1;
  },
  provokedBy: [
    'events/window-up-to-a-year',
    'events-summary/window-up-to-a-year',
    'stories/window-up-to-a-year',
  ],
});

const policies: readonly unknown[] = vocabularies.countryMatch.values;

/** What each member is when it is filled; the shape of elements is not shown. */
const members: readonly {
  readonly name: string;
  readonly is: (value: unknown) => boolean;
  readonly a: string;
}[] = [
  { name: 'country_match', is: (value) => policies.includes(value), a: policies.join(' or ') },
  { name: 'normalized', is: isArray, a: 'a list' },
  { name: 'entity_handles_unresolved', is: isListing, a: 'a list' },
  { name: 'entity_ids_expanded', is: isListing, a: 'a list' },
  { name: 'office_holders', is: isObject, a: 'an object' },
  { name: 'coverage_fallback_applied', is: (value) => typeof value === 'boolean', a: 'a boolean' },
  { name: 'retired', is: isObject, a: 'a map' },
  { name: 'ignored', is: isListing, a: 'a list' },
];

/** What is listed may be keyed by its name; only `normalized` is called a list. */
function isListing(value: unknown): boolean {
  return isArray(value) || isObject(value);
}

export const appliedFiltersMembers = defineInvariant({
  id: 'envelopes/applied-filters-members',
  title: 'Each non-null member of applied_filters has its type',
  clauses: [
    'envelope.applied-filters.country-match',
    'envelope.applied-filters.normalized',
    'envelope.applied-filters.entity-handles-unresolved',
    'envelope.applied-filters.entity-ids-expanded',
    'envelope.applied-filters.office-holders',
    'envelope.applied-filters.coverage-fallback-applied',
    'envelope.applied-filters.retired',
    'envelope.applied-filters.ignored',
  ],
  operations: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
  judge(exchange) {
    const filters = filled(exchange, '/applied_filters');
    if (!isObject(filters)) return 0;
    let present = 0;
    for (const { name, is, a } of members) {
      const value = filters[name] ?? null;
      if (value === null) continue;
      expectThat(is(value), `/applied_filters/${name}`, a, value);
      present += 1;
    }
    return present;
  },
  provokedBy: [
    'events/limit-above-max',
    'versioning/retired-named',
    'errors/entity-match',
    'events-summary/limit-above-max',
    'stories/entity-unresolved',
    'stories/region-admits',
    'stories/left-open-filters',
  ],
});
