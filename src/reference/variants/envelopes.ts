import { type OperationId, operation } from '../../../contract/index.js';
import { isObject, type Json, put } from '../bend.js';
import type { Variants } from '../variant.js';
import { contract } from './fronts.js';
import { operationAt } from './replies.js';
import { type Reshaped, reshaping } from './reshaped.js';

/** Every member of `applied_filters` and of `meta`, with an empty value of its type. */
const emptyFilters: Json = {
  country_match: 'location_or_actor_origin',
  entity_handles_unresolved: [],
  entity_ids_expanded: [],
  normalized: [],
  coverage_fallback_applied: false,
  retired: {},
  ignored: [],
};
const emptyMeta: Json = { coverage: {}, attributions: [] };

const nulls = (members: Json): Json => Object.fromEntries(Object.keys(members).map((name) => [name, null]));

/** Reshapes successful replies of operations with some envelopes. */
const successes = (holds: (id: OperationId) => boolean, reshape: (body: Json, reply: Reshaped) => Json) =>
  reshaping((reply) => {
    const id = operationAt(reply.url.pathname);
    return reply.status === 200 && id !== undefined && holds(id) ? reshape(reply.body, reply) : reply.body;
  });

const isWindowed = (id: OperationId): boolean => ['list', 'summary'].includes(operation(id).envelope);

/** Adds members that a reply lacks. */
const completed = (name: string, members: Json) =>
  put(name, (old: unknown) => ({ ...members, ...(isObject(old) ? old : {}) }));

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value) ? Object.keys(value).length > 0 : value === true;

/** A summary that says no more about itself than it must. */
function terse({ meta, applied_filters: filters, ...body }: Json, { url }: Reshaped): Json {
  const isPlaced = ['country', 'country_iso3', 'region', 'continent', 'country_match'].some((name) =>
    url.searchParams.has(name),
  );
  const says = isObject(filters) && (isPlaced || Object.values(filters).some(isFilled));
  const adjusted = isObject(meta) && isObject(meta.window_adjustment);
  return { ...body, ...(adjusted ? { meta } : {}), ...(says ? { applied_filters: filters } : {}) };
}

const attributions = [{ source: 'Legal-entity index', licence: 'CC0 1.0', url: 'https://source.example' }];

/** Variants of the members of envelopes that are optional or do not apply. */
export const envelopeVariants = {
  'envelope.unused-members-null': {
    summary: 'Sends members of meta and applied_filters that do not apply as null',
    allowedBy: ['envelope.members-without-use'],
    front: successes(isWindowed, (body) =>
      completed('meta', { ...nulls(emptyMeta), window_adjustment: null })(
        completed('applied_filters', { ...nulls(emptyFilters), office_holders: null })(body),
      ),
    ),
  },
  'envelope.unused-members-empty': {
    summary: 'Sends members of meta and applied_filters that do not apply as empty lists and objects',
    allowedBy: ['envelope.members-without-use', 'envelope.applied-filters.country-match.without-geography'],
    front: successes(isWindowed, (body) =>
      completed('meta', { ...emptyMeta, window_adjustment: {} })(
        completed('applied_filters', { ...emptyFilters, office_holders: {} })(body),
      ),
    ),
  },
  'envelope.terse-summaries': {
    summary: 'Leaves meta and applied_filters out of summaries that were served as asked',
    allowedBy: ['C21', 'envelope.summary.further-members'],
    front: successes((id) => operation(id).envelope === 'summary', terse),
  },
  'envelope.details-with-meta': {
    summary: 'Has meta and applied_filters on details, too, and totals on lists',
    allowedBy: ['envelope.detail.further-members', 'envelope.list.totals', 'C40'],
    front: successes(
      (id) => operation(id).envelope !== 'none',
      (body, { url }) => ({
        ...body,
        meta: {
          generated_at: '2026-11-20T12:00:00Z',
          attributions,
          ...(isObject(body.meta) ? body.meta : {}),
        },
        ...(url.pathname.split('/').length > 4 && !Array.isArray(body.data)
          ? { applied_filters: { ignored: [], normalized: [] } }
          : {}),
        ...(isObject(body.pagination)
          ? {
              pagination: { ...body.pagination, total: 48_213, has_more: true, page: 1 },
              total: 48_213,
              count: 25,
            }
          : {}),
      }),
    ),
  },
  'envelope.without-attributions': {
    summary: 'Never sends attributions',
    allowedBy: ['C40'],
    front: reshaping(({ body }) => {
      if (!isObject(body.meta)) return body;
      const { attributions: _left, ...meta } = body.meta;
      return Object.keys(meta).length > 0 || isObject(body.pagination)
        ? { ...body, meta }
        : withoutMeta(body);
    }),
  },
  'envelope.members-within-data': {
    summary: 'Wraps the members of awards in data, and puts those of the hierarchy beside success',
    allowedBy: ['C39', 'envelope.reference.members'],
    front: (serve) =>
      contract((document) =>
        ['Awards', 'Hierarchy'].reduce(
          (open, name) => put(`components.schemas.${name}`, { type: 'object' })(open),
          document,
        ),
      )(
        successes(
          (id) => id === 'listAwards' || id === 'getHierarchy',
          ({ success, data, ...members }) =>
            isObject(data) ? { success, ...data, ...members } : { success, data: members },
        )(serve),
      ),
  },
} as const satisfies Variants;

const withoutMeta = ({ meta: _left, ...body }: Json): Json => body;
