import { limits } from '../../../../contract/index.js';
import type { Deployment } from '../account/route.js';
import { put } from '../bend.js';
import type { Entity } from '../corpus/index.js';
import { bodies, paths } from '../http/middleware.js';
import { enumOf, listItems } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const entityFaults = {
  'entity.spine-id-unresolved': {
    clauses: ['events.entity.spine-id'],
    summary: 'Does not resolve e_ ids',
  },
  'entity.wiki-id-unresolved': {
    clauses: ['events.entity.wiki-id'],
    summary: 'Does not resolve wiki: ids',
  },
  'entity.name-unresolved': {
    clauses: ['events.entity.name'],
    summary: 'Does not resolve names',
  },
  'entity.name-refused': {
    clauses: ['events.entity.name'],
    summary: 'Answers a bare name with INVALID_ENTITY_ID',
  },
  'entity.encyclopedia-url-lost': {
    clauses: ['events.entity.encyclopedia-url', 'entities.handle.encyclopedia-url.events'],
    summary: 'Neither resolves an encyclopedia URL nor lists it',
  },
  'entity.link-names-any-handle': {
    clauses: ['event-card.entity-link.entity-scoped'],
    summary: 'Ties the rows of a list of handles to the first of them that is not theirs',
  },
  'entity.first-reference-only': {
    clauses: ['events.entity.spine-id', 'events.entity-match.default'],
    admits: ['events.entity.wiki-id', 'events.entity-family.expand'],
    summary: 'Finds an Event only by the first entity that it refers to',
  },
  'entity.rowless-listed-unresolved': {
    clauses: ['envelope.applied-filters.entity-handles-unresolved'],
    summary: 'Lists every handle as unresolved where no Event is left',
    front: bodies(paths.events, (body, query) => {
      const handles = query.get('entity')?.split(',');
      const isEmpty = Array.isArray(body.data) && body.data.length === 0;
      return isEmpty && handles !== undefined
        ? put('applied_filters.entity_handles_unresolved', handles)(body)
        : body;
    }),
  },
  'entity.first-handle-only': {
    clauses: ['events.entity.union'],
    summary: 'Looks at the first handle of a list only',
  },
  'entity.first-handle-only-beside-category': {
    clauses: ['events.entity.union'],
    admits: ['events.filters.combination'],
    summary: 'Looks at the first handle of a list only where a category is sent as well',
  },
  'entity.repeated-handle-cancelled': {
    clauses: ['events.entity.union'],
    summary: 'Leaves out a handle that stands twice in a list',
  },
  'entity.intersected': {
    clauses: ['events.entity.union'],
    summary: 'Selects the Events that every handle is linked to',
  },
  'entity.twenty-five-refused': {
    clauses: ['events.entity.max-handles', 'limits.entity-handles.at-max'],
    summary: 'Refuses 25 handles',
  },
  'entity.handles-behind-ten-lost': {
    clauses: ['events.entity.max-handles', 'events.entity.union'],
    summary: 'Looks up the first ten handles of a list, and says nothing of the others',
  },
  'entity.twenty-fifth-lost': {
    clauses: ['events.entity.max-handles', 'limits.entity-handles.at-max'],
    summary: 'Looks up 24 handles of 25, and says nothing of the last one',
  },
  'entity.twenty-six-served': {
    clauses: ['events.entity.over-max-handles', 'limits.entity-handles.max', 'error.multiple-entity-handles'],
    summary: 'Serves 26 handles',
  },
  'entity.over-cap-cut': {
    clauses: ['events.entity.over-max-handles', 'limits.entity-handles.max', 'error.multiple-entity-handles'],
    summary: 'Uses the first 25 handles and drops the others',
  },
  'entity.over-cap-wrong-code': {
    clauses: ['events.entity.over-max-handles', 'error.multiple-entity-handles'],
    summary: 'Answers too many handles with INVALID_LIMIT',
  },
  'entity.over-cap-without-accepted-count': {
    clauses: ['error.multiple-entity-handles.details.accepted-count'],
    summary: 'Does not tell how many handles are accepted',
  },
  'entity.unresolved-not-listed': {
    clauses: ['events.entity.unresolved.listed'],
    admits: ['events.entity.encyclopedia-url'],
    summary: 'Does not list handles that do not resolve',
  },
  'entity.unresolved-refused': {
    clauses: ['events.entity.unresolved.adds-nothing'],
    summary: 'Refuses a request as soon as one handle does not resolve',
  },
  'entity.unresolved-unfiltered': {
    clauses: ['events.entity.unresolved.all'],
    summary: 'Answers without the filter when no handle resolves',
  },
  'entity.unresolved-matches-text': {
    clauses: ['events.entity.unresolved.adds-nothing'],
    summary: 'Admits Events about protests for every handle that does not resolve',
  },
  'entity-match.others-served-silently': {
    clauses: [
      'events.entity-match.fallback.flag',
      'events.entity-match.other-values',
      'events-summary.entity-match.only-coverage',
    ],
    summary: 'Serves every entity_match as coverage without a word',
  },
  'entity-match.fallback-flag-false': {
    clauses: ['events.entity-match.fallback.flag'],
    summary: 'Serves other policies as coverage and says that no fallback was applied',
  },
  'entity-match.material-applied': {
    clauses: ['events.entity-match.fallback.rows', 'events.entity-match.other-values'],
    summary: 'Still applies entity_match=material, flagged as a fallback',
  },
  'entity-match.coverage-refused-on-summary': {
    clauses: ['events-summary.accepts.entity-match'],
    summary: 'Refuses entity_match=coverage on the summary',
  },
  'entity-match.coverage-flagged': {
    clauses: ['events.entity-match.coverage.no-flag', 'envelope.applied-filters.coverage-fallback-applied'],
    summary: 'Reports a fallback although coverage was sent',
  },
  'entity-match.coverage-refused': {
    clauses: ['events.entity-match.coverage', 'events-summary.accepts.entity-match'],
    summary: 'Refuses entity_match=coverage',
  },
  'entity-match.default-material': {
    clauses: ['events.entity-match.default'],
    summary: 'Applies the former default, material, where entity_match is not sent',
  },
  'entity-match.refused-once': {
    clauses: ['error.unsupported-entity-match.not-retryable', 'events.entity-match.fallback.flag'],
    summary: 'Refuses another entity_match the first time and serves the repeat',
  },
  'entity-match.wrong-code': {
    clauses: ['events.entity-match.other-values.code', 'error.unsupported-entity-match'],
    summary: 'Answers another entity_match with INVALID_PARAM',
  },
  'entity-family.exact-expands': {
    clauses: ['events.entity-family.exact'],
    summary: 'Matches merged siblings under exact as well',
  },
  'entity-family.expand-exact': {
    clauses: ['events.entity-family.expand'],
    summary: 'Reads expand as exact, and expands only where entity_family is not sent',
  },
  'entity-family.name-exact': {
    clauses: ['events.entity-family.expand'],
    summary: 'Lists the siblings of an entity that is sent by name, and does not match them',
  },
  'entity-family.people-exact': {
    clauses: ['events.entity-family.expand'],
    admits: ['events.entity-family.expand.echo'],
    summary: 'Lists the siblings of a person, and does not match them',
  },
  'entity-family.default-exact': {
    clauses: ['events.entity-family.default'],
    summary: 'Reads exact where entity_family is not sent',
  },
  'entity-family.echo-missing': {
    clauses: ['events.entity-family.expand.echo'],
    summary: 'Does not list the siblings it added',
  },
  'entity-family.echo-first': {
    clauses: ['events.entity-family.expand.echo'],
    summary: 'Lists the first of the siblings it added',
  },
  'entity-family.exact-refused': {
    clauses: ['events.entity-family.values'],
    summary: 'Refuses entity_family=exact',
  },
} as const satisfies Faults;

export const entityMatchVariants = {
  'entity-match.served-as-coverage': {
    summary: 'Serves other values of entity_match as coverage and says so',
    allowedBy: ['entity-match'],
  },
  'entity-match.own-codes': {
    summary: 'Refuses material and actor with codes of their own and serves other values as coverage',
    allowedBy: ['entity-match'],
  },
  'entity.namesakes-refused': {
    summary: 'Knows namesakes of every entity, and refuses a name that is the only handle',
    allowedBy: ['unresolved-handles', 'accepted-handles'],
  },
  'entity.unresolved-by-title': {
    summary: 'Lists handles that do not resolve by their kind and the title of the page',
    allowedBy: ['unresolved-handles', 'envelope.applied-filters.entity-handles-unresolved'],
  },
  'entity-family.added-by-page': {
    summary: 'Lists the siblings that were added by the slugs of their pages, in some of which are commas',
    allowedBy: ['accepted-handles', 'envelope.applied-filters.entity-ids-expanded'],
    corpus: (corpus) => ({
      ...corpus,
      entities: corpus.entities.map((entity) =>
        entity.wiki === null || entity.id === entity.canonicalId
          ? entity
          : { ...entity, wiki: `${entity.wiki},_older_record` },
      ),
    }),
  },
} as const satisfies Variants;

const ownCodes: Readonly<Record<string, 'MATERIAL_MATCH_NOT_SUPPORTED' | 'ACTOR_MATCH_NOT_SUPPORTED'>> = {
  material: 'MATERIAL_MATCH_NOT_SUPPORTED',
  actor: 'ACTOR_MATCH_NOT_SUPPORTED',
};

/** The entities that the handles of a request stand for. */
interface EntityScope {
  /** Ids per handle that resolved; absent without the parameter. */
  readonly groups: readonly ReadonlySet<string>[] | undefined;
  readonly applied: Readonly<Record<string, unknown>>;
  /** Admits what handles that did not resolve seem to mean; only a fault does. */
  readonly loose: boolean;
}

function resolve(handle: string, entities: readonly Entity[], planted: Planted): Entity | undefined {
  if (/^e_[0-9a-f]+$/i.test(handle)) {
    if (planted('entity.spine-id-unresolved')) return undefined;
    return entities.find(({ id }) => id === handle.toLowerCase());
  }
  const folded = handle.toLowerCase();
  if (folded.startsWith('wiki:')) {
    if (planted('entity.wiki-id-unresolved')) return undefined;
    return entities.find(({ wiki }) => wiki?.toLowerCase() === folded);
  }
  if (folded.startsWith('cik:')) return entities.find(({ cik }) => cik === folded);
  if (folded.startsWith('https:') && planted('entity.encyclopedia-url-lost')) return undefined;
  if (folded.startsWith('https:')) return entities.find(({ encyclopediaUrl }) => encyclopediaUrl === handle);
  if (planted('entity.name-refused')) {
    throw new Refusal('INVALID_ENTITY_ID', `${quoted(handle)} is no id.`, { param: 'entity' });
  }
  if (planted('entity.name-unresolved')) return undefined;
  return entities.find(({ name }) => name.toLowerCase() === folded);
}

/** A handle by its kind, and what is left of it. */
const titled = (handle: string) => ({
  type: handle.startsWith('wiki:') ? 'wiki' : 'other',
  title: handle.replace(/^wiki:/, '').replaceAll('_', ' '),
});

/** Deployments that have refused a policy before; only a fault looks. */
const refusedOnce = new WeakSet<Planted>();

function checkMatch(query: Query, planted: Planted): Readonly<Record<string, unknown>> {
  const text = query.values.get('entity_match');
  if (text === undefined) return {};
  if (text === 'coverage') {
    if (planted('entity-match.coverage-refused')) {
      throw new Refusal('UNSUPPORTED_ENTITY_MATCH', 'coverage is not supported.', { accepted_values: [] });
    }
    if (query.operation === 'summarizeEvents' && planted('entity-match.coverage-refused-on-summary')) {
      throw new Refusal('UNSUPPORTED_ENTITY_MATCH', 'coverage is not supported.', { accepted_values: [] });
    }
    return planted('entity-match.coverage-flagged') ? { coverage_fallback_applied: true } : {};
  }
  if (planted('entity-match.others-served-silently')) return {};
  if (planted('entity-match.fallback-flag-false')) return { coverage_fallback_applied: false };
  if (planted('entity-match.material-applied')) return { coverage_fallback_applied: true };
  if (planted('entity-match.refused-once')) {
    if (refusedOnce.has(planted)) return {};
    refusedOnce.add(planted);
  }
  const own = planted.varied('entity-match.own-codes') && Object.hasOwn(ownCodes, text) && ownCodes[text];
  if (own) throw new Refusal(own, `entity_match=${text} is not supported.`, { param: 'entity_match' });
  if (planted.varied('entity-match.own-codes') || planted.varied('entity-match.served-as-coverage')) {
    return { coverage_fallback_applied: true };
  }
  throw new Refusal(
    planted('entity-match.wrong-code') ? 'INVALID_PARAM' : 'UNSUPPORTED_ENTITY_MATCH',
    `entity_match=${quoted(text)} is not supported.`,
    { param: 'entity_match', accepted_values: ['coverage'], retryable: false },
  );
}

function handlesOf(query: Query, planted: Planted): readonly string[] | undefined {
  const text = query.values.get('entity');
  if (text === undefined) return undefined;
  const items = listItems(text);
  const handles = [...new Set(items)].filter(
    (handle) =>
      !planted('entity.repeated-handle-cancelled') || items.indexOf(handle) === items.lastIndexOf(handle),
  );
  const { max } = limits.entityHandles;
  if (handles.length === max && planted('entity.twenty-five-refused')) throw tooMany(planted);
  if (handles.length > max) {
    if (handles.length === max + 1 && planted('entity.twenty-six-served')) return handles;
    if (planted('entity.over-cap-cut')) return handles.slice(0, max);
    throw tooMany(planted);
  }
  const isCut =
    planted('entity.first-handle-only') ||
    (query.values.has('category') && planted('entity.first-handle-only-beside-category'));
  if (handles.length === max && planted('entity.twenty-fifth-lost')) return handles.slice(0, -1);
  if (planted('entity.handles-behind-ten-lost')) return handles.slice(0, 10);
  return isCut ? handles.slice(0, 1) : handles;
}

function tooMany(planted: Planted): Refusal {
  const { max } = limits.entityHandles;
  const code = planted('entity.over-cap-wrong-code') ? 'INVALID_LIMIT' : 'MULTIPLE_ENTITY_HANDLES';
  const details = planted('entity.over-cap-without-accepted-count') ? {} : { accepted_count: max };
  return new Refusal(code, `entity takes at most ${max} handles.`, { param: 'entity', ...details });
}

const isName = (handle: string): boolean => !/^(?:e_|wiki:|cik:|https:)/i.test(handle);

function isExpanded(query: Query, planted: Planted): boolean {
  const sent = enumOf(query.values, 'entity_family', 'entityFamily', planted);
  if (sent === 'exact' && planted('entity-family.exact-refused')) {
    throw new Refusal('INVALID_ENUM', 'exact is no entity_family.', { accepted_values: ['expand'] });
  }
  if (sent === 'exact') return planted('entity-family.exact-expands');
  if (sent === 'expand') return !planted('entity-family.expand-exact');
  return !planted('entity-family.default-exact');
}

/** Reads `entity`, `entity_match` and `entity_family`. */
export function entitiesOf(query: Query, { corpus, planted }: Deployment): EntityScope {
  const fallback = checkMatch(query, planted);
  const expand = isExpanded(query, planted);
  const handles = handlesOf(query, planted);
  if (handles === undefined) return { groups: undefined, applied: fallback, loose: false };

  const unresolved: string[] = [];
  const added: string[] = [];
  const groups = handles.flatMap((handle) => {
    const entity = resolve(handle, corpus.entities, planted);
    if (entity === undefined) {
      const lost = handle.startsWith('https:') && planted('entity.encyclopedia-url-lost');
      if (!lost) unresolved.push(handle);
      return [];
    }
    const siblings = expand
      ? corpus.entities.filter(
          ({ id, canonicalId }) => canonicalId === entity.canonicalId && id !== entity.id,
        )
      : [];
    const isByPage = planted.varied('entity-family.added-by-page');
    added.push(...siblings.map(({ id, wiki }) => (isByPage ? (wiki ?? id) : id)));
    const narrowed =
      query.values.get('entity_match') === 'material' && planted('entity-match.material-applied');
    const isExact =
      (isName(handle) && planted('entity-family.name-exact')) ||
      (entity.type === 'Person' && planted('entity-family.people-exact'));
    const matched = isExact ? [] : siblings;
    return [new Set(narrowed ? [] : [entity.id, ...matched.map(({ id }) => id)])];
  });
  const isNameAlone = handles.length === 1 && isName(handles[0] ?? '');
  if (isNameAlone && planted.varied('entity.namesakes-refused')) {
    throw new Refusal('INVALID_ENTITY_ID', 'The name is that of several entities.', { param: 'entity' });
  }
  if (unresolved.length > 0 && planted('entity.unresolved-refused')) {
    throw new Refusal('INVALID_ENTITY_ID', 'A handle does not resolve.', { param: 'entity' });
  }
  const unfiltered = groups.length === 0 && planted('entity.unresolved-unfiltered');
  return {
    groups: unfiltered ? undefined : groups,
    applied: {
      ...fallback,
      ...(unresolved.length > 0 && !planted('entity.unresolved-not-listed')
        ? {
            entity_handles_unresolved: planted.varied('entity.unresolved-by-title')
              ? unresolved.map(titled)
              : unresolved,
          }
        : {}),
      ...(added.length > 0 && !planted('entity-family.echo-missing')
        ? {
            entity_ids_expanded: [...new Set(added)].slice(
              0,
              planted('entity-family.echo-first') ? 1 : undefined,
            ),
          }
        : {}),
    },
    loose: unresolved.length > 0 && planted('entity.unresolved-matches-text'),
  };
}
