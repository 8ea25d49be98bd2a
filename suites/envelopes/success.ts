import {
  type ClauseId,
  keyedOperations,
  limits,
  operation,
  operationIds,
  vocabularies,
} from '../../contract/index.js';
import {
  type Api,
  accusing,
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
  strings,
} from '../../src/kit/index.js';
import { repeatedValue } from '../asking/buckets.js';
import { asSeen, isAsSeen, orNoData, type SeenEvent, seenEvents } from '../asking/events.js';
import { filled, successBody } from '../asking/replies.js';
import { sentWith } from '../asking/sent.js';
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
    const { success, data, pagination, sort, meta, applied_filters: filters } = body;
    expectThat(success === true, '/success', 'true', success, 'envelope.list.success');
    expectThat(isArray(data), '/data', 'an array', data, 'envelope.list.data');
    expectThat(isObject(pagination), '/pagination', 'an object', pagination, 'envelope.list.pagination');
    expectThat(typeof sort === 'string', '/sort', 'a string', sort, 'envelope.list.sort');
    expectThat(isObject(meta), '/meta', 'an object', meta, 'envelope.list.meta');
    expectThat(isObject(filters), '/applied_filters', 'an object', filters, 'envelope.list.applied-filters');
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
    expectThat(body.success === true, '/success', 'true', body.success, 'envelope.detail.success');
    expectThat(isObject(body.data), '/data', 'an object', body.data, 'envelope.detail.data');
    return 1;
  },
  provokedBy: ['event-detail/known-id', 'stories/detail-known-id'],
});

export const summary = defineInvariant({
  id: 'envelopes/summary',
  title: 'A summary reply has success true, a group_by string and an array of buckets as data',
  clauses: [
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
    'service.summaries',
    'stories.service.summary',
  ],
  operations: ['summarizeEvents', 'summarizeStories'],
  judge(exchange) {
    const body = successBody(exchange, 'summary');
    if (body === undefined) return 0;
    const { success, group_by: groupBy, data } = body;
    expectThat(success === true, '/success', 'true', success, 'envelope.summary.success');
    expectThat(typeof groupBy === 'string', '/group_by', 'a string', groupBy, 'envelope.summary.group-by');
    const areBuckets = isArray(data) && data.every(isObject);
    expectThat(areBuckets, '/data', 'an array of objects', data, 'envelope.summary.data');
    const buckets = data.filter(isObject);
    const twice = repeatedValue(buckets, groupBy);
    if (twice !== undefined) {
      const ofEvents = exchange.request.operation === 'summarizeEvents';
      const clause = ofEvents ? 'service.summaries' : 'stories.service.summary';
      expectThat(false, `/data/${twice}/${groupBy}`, 'one bucket of a value', buckets[twice], clause);
    }
    return 1;
  },
  provokedBy: [
    'events-summary/group-by-default',
    'events-summary/bucket-counts',
    'stories/summary-reply',
    'stories/summary-reconciles',
  ],
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
    expectThat(body.success === true, '/success', 'true', body.success, 'envelope.reference.success');
    // Other families may have their named members at top level.
    const registry = entitlementOf(exchange) === 'can_use_leiregistry';
    expectThat(
      !registry || body.data !== undefined,
      '/data',
      'a member',
      body.data,
      'envelope.reference.data',
    );
    const attributions = filled(exchange, '/meta/attributions');
    expectThat(
      attributions === undefined || isArray(attributions),
      '/meta/attributions',
      'an array',
      attributions,
      'envelope.meta.attributions',
    );
    return 1;
  },
  provokedBy: ['registry/entity-detail', 'registry/relationships-of-lei', 'registry/isin-look-up'],
});

/** The limit that was sent, where it is one that is served as it is. */
function limitSent(exchange: Exchange): number | undefined {
  const texts = sentWith(exchange).get('limit') ?? [];
  const [text = ''] = texts;
  const isServed = /^[1-9]\d{0,2}$/.test(text) && Number(text) <= limits.events.limit.max;
  return texts.length === 1 && isServed ? Number(text) : undefined;
}

const isCursor = (value: unknown): boolean => value === null || typeof value === 'string';

export const pagination = defineInvariant({
  id: 'envelopes/pagination',
  title: 'Pagination has the limit in force, an integer, and two cursors, each a string or null',
  clauses: [
    'envelope.list.pagination.limit',
    'envelope.list.pagination.limit.in-force',
    'envelope.list.pagination.cursor',
    'envelope.list.pagination.next-cursor',
  ],
  rulings: ['end-of-walk', 'limit-above-max'],
  operations: ['listEvents', 'listStories'],
  judge(exchange, _world, deviates) {
    const body = successBody(exchange, 'list');
    if (body === undefined) return 0;
    const { limit, cursor, next_cursor: next } = isObject(body.pagination) ? body.pagination : {};
    const ofLimit = 'envelope.list.pagination.limit';
    const ofCursor = 'envelope.list.pagination.cursor';
    const ofNext = 'envelope.list.pagination.next-cursor';
    expectThat(Number.isInteger(limit), '/pagination/limit', 'an integer', limit, ofLimit);
    expectThat(isCursor(cursor), '/pagination/cursor', 'a string or null', cursor, ofCursor);
    expectThat(isCursor(next), '/pagination/next_cursor', 'a string or null', next, ofNext);
    const sent = limitSent(exchange);
    const inForce = 'envelope.list.pagination.limit.in-force';
    expectThat(sent === undefined || limit === sent, '/pagination/limit', String(sent), limit, inForce);
    if (next === '') deviates('end-of-walk', 'An empty next_cursor stands where null ends a walk.');
    return 1;
  },
  provokedBy: ['events/cursor-walk', 'stories/reply-cards', 'stories/cursor-walk'],
});

/** The envelope of each, and the clause of its endpoint that names it. */
const envelopes = {
  listEvents: { envelope: 'list', endpoint: 'events.reply.envelope' },
  getEvent: { envelope: 'detail', endpoint: 'event-detail.reply.envelope' },
  summarizeEvents: { envelope: 'summary', endpoint: 'events-summary.reply.envelope' },
} as const;
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
    const { envelope, endpoint } = envelopes[operation];
    const success = `envelope.${envelope}.success` as const;
    const ofData = `envelope.${envelope}.data` as const;
    if (operation === 'getEvent') {
      const expectCard = async (_: Api, { id }: SeenEvent) => {
        const reply = await api.get(operation, {}, { path: { event_id: id } });
        accusing(endpoint, () => expectOk(reply));
        expectEqual(reply, '/success', true, success);
        const data = at(reply.json, '/data');
        expectThat(isObject(data), '/data', 'an object', data, ofData);
      };
      await orNoData(asSeen(expectCard, isAsSeen))(api, seenEvents(api.world)[0]);
    } else {
      const reply = await api.get(operation, window);
      accusing(endpoint, () => expectOk(reply));
      expectEqual(reply, '/success', true, success);
      const data = at(reply.json, '/data');
      expectThat(isArray(data), '/data', 'an array', data, ofData);
      const groupBy = at(reply.json, '/group_by');
      const fits = operation !== 'summarizeEvents' || typeof groupBy === 'string';
      expectThat(fits, '/group_by', 'a string', groupBy, 'envelope.summary.group-by');
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
    if (adjustment === undefined || isEmpty(adjustment)) return 0;
    expectThat(isObject(adjustment), '/meta/window_adjustment', 'an object', adjustment);
    const reason = at(adjustment, '/reason');
    const fits = typeof reason === 'string';
    const ofReason = 'envelope.meta.window-adjustment.reason';
    expectThat(fits, '/meta/window_adjustment/reason', 'a string', reason, ofReason);
    return 1;
  },
  provokedBy: [
    'events/window-up-to-a-year',
    'events-summary/window-up-to-a-year',
    'stories/window-up-to-a-year',
  ],
});

/** Whether a member holds nothing, as one that does not apply may: some languages write an empty map as a list. */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const policies: readonly unknown[] = vocabularies.countryMatch.values;
const geographies = ['country', 'country_iso3', 'region', 'continent', 'country_match'];

/** What each member is when it is filled; the shape of elements is not shown, nor the key of the third count of holders. */
const members: readonly {
  readonly name: string;
  readonly clause: ClauseId;
  readonly is: (value: unknown, exchange: Exchange) => boolean;
  readonly a: string;
}[] = [
  {
    name: 'country_match',
    clause: 'envelope.applied-filters.country-match',
    // Stories have a definition of their own, and no parameter that names it. Without geography, none may be in force.
    is: (value, exchange) =>
      policies.includes(value) ||
      (isObject(value) && [...strings(value)].some((text) => policies.includes(text))) ||
      !['listEvents', 'summarizeEvents'].includes(exchange.request.operation ?? '') ||
      !geographies.some((name) => sentWith(exchange).has(name)),
    a: policies.join(' or '),
  },
  { name: 'normalized', clause: 'envelope.applied-filters.normalized', is: isArray, a: 'a list' },
  {
    name: 'entity_handles_unresolved',
    clause: 'envelope.applied-filters.entity-handles-unresolved',
    is: isListing,
    a: 'a list',
  },
  {
    name: 'entity_ids_expanded',
    clause: 'envelope.applied-filters.entity-ids-expanded',
    is: (value) => isListing(value) && (!isArray(value) || value.every(hasHandle)),
    a: 'a list of ids',
  },
  {
    name: 'office_holders',
    clause: 'envelope.applied-filters.office-holders',
    is: (value) =>
      isObject(value) && !Object.values(value).some((each) => typeof each === 'number' && each < 0),
    a: 'an object of counts',
  },
  {
    name: 'office_holders/bridged_to_news',
    clause: 'envelope.applied-filters.office-holders.bridged-to-news',
    is: Number.isInteger,
    a: 'a count',
  },
  {
    name: 'office_holders/undated_excluded',
    clause: 'envelope.applied-filters.office-holders.undated-excluded',
    is: Number.isInteger,
    a: 'a count',
  },
  {
    name: 'coverage_fallback_applied',
    clause: 'envelope.applied-filters.coverage-fallback-applied',
    is: (value) => typeof value === 'boolean',
    a: 'a boolean',
  },
  { name: 'retired', clause: 'envelope.applied-filters.retired', is: isObject, a: 'a map' },
  { name: 'ignored', clause: 'envelope.applied-filters.ignored', is: isListing, a: 'a list' },
];

/** Whether an element holds an id of an entity, as its shape is not shown. */
const hasHandle = (element: unknown): boolean =>
  [...strings(element)].some((text) => /\b(?:e_[0-9a-f]|wiki:\S|cik:\d)/i.test(text));

/** What is listed may be keyed by its name; only `normalized` is called a list. */
function isListing(value: unknown): boolean {
  return isArray(value) || isObject(value);
}

export const appliedFiltersMembers = defineInvariant({
  id: 'envelopes/applied-filters-members',
  title: 'Each non-null member of applied_filters has its type',
  clauses: members.map(({ clause }) => clause),
  operations: keyedOperations,
  judge(exchange) {
    const filters = filled(exchange, '/applied_filters');
    if (!isObject(filters)) return 0;
    let present = 0;
    for (const { name, clause, is, a } of members) {
      const value = at(filters, `/${name}`) ?? null;
      if (value === null || isEmpty(value)) continue;
      expectThat(is(value, exchange), `/applied_filters/${name}`, a, value, clause);
      present += 1;
    }
    return present;
  },
  provokedBy: [
    'events/limit-above-max',
    'events/entity-unresolved',
    'events/office-as-of',
    'versioning/retired-named',
    'errors/entity-match',
    'events-summary/limit-above-max',
    'stories/entity-unresolved',
    'stories/region-admits',
    'stories/left-open-filters',
  ],
});
