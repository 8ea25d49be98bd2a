import { vocabularies } from '../../../../contract/index.js';
import { type FamilyCall, familyRoute } from '../account/family-route.js';
import type { Reply } from '../account/route.js';
import { type Json, joinedByPosition } from '../bend.js';
import { registryIn } from '../corpus/registry.js';
import {
  fronts,
  ignoring,
  openSchemas,
  refused,
  renaming,
  reshapingRows,
  rewriting,
  showing,
} from '../http/middleware.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Variants } from '../planted.js';
import { findEntities, findRecords } from './lanes.js';
import { type SearchRequest, searchRequestOf } from './parameters.js';
import { entityResult, recordResult } from './results.js';

export const searchRouteFaults = {
  'search.route.missing': {
    clauses: ['search.route'],
    summary: 'Has no search for entities',
  },
  'search.route.gone': {
    clauses: ['search.route'],
    summary: 'Answers the search for entities with 410',
  },
  'search.q.refused': {
    clauses: ['search.q'],
    summary: 'Refuses q as unknown',
  },
  'search.q.reported-ignored': {
    clauses: ['search.q'],
    admits: ['search.q.finds'],
    summary: 'Does not know q, lists it as ignored and finds nothing',
  },
  'search.q.finds-nothing': {
    clauses: ['search.q.finds'],
    admits: ['search.scope.media', 'search.scope.reference', 'search.scope.all'],
    summary: 'Finds nothing outside the registry lane',
  },
  'search.q.last-result-lost': {
    clauses: ['search.q.finds'],
    admits: ['search.scope.media', 'search.scope.reference', 'search.scope.all'],
    summary: 'Leaves out the last result, outside the registry lane',
  },
  'search.q.as-pattern': {
    clauses: ['search.q'],
    admits: ['error.server-errors'],
    summary: 'Reads q as a regular expression, and fails with a 500 where it is none',
  },
  'search.undeclared.not-listed': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Drops undeclared parameters of search without a word',
  },
  'search.registry.gated': {
    clauses: ['search.registry.ungated'],
    summary: 'Refuses universe=registry to plans without can_use_leiregistry',
  },
  'search.registry.empty-for-others': {
    clauses: ['search.registry.ungated'],
    summary: 'Finds nothing under universe=registry for plans without can_use_leiregistry',
  },
  'search.registry.lei-hidden': {
    clauses: ['search.registry.ungated'],
    summary: 'Sends lei null to plans without can_use_leiregistry',
  },
  'search.registry.mixed-lane': {
    clauses: ['search.universe.registry.own-lane'],
    summary: 'Returns entities from the news among the results of universe=registry',
  },
  'search.registry.in-all': {
    clauses: ['search.universe.registry.not-in-all'],
    summary: 'Returns the registry lane under universe=all as well',
  },
  'search.registry.in-all-by-lei': {
    clauses: ['search.universe.registry.not-in-all'],
    summary: 'Returns the registry record of an LEI under universe=all as well, not those of a name',
  },
  'search.registry.lei-hits-unresolved': {
    clauses: ['search.registry.resolved-in-spine'],
    summary: 'Resolves registry records in the spine where a name finds them, not where their LEI does',
  },
  'search.registry.in-reference': {
    clauses: ['search.universe.registry.not-in-reference'],
    summary: 'Returns the registry lane under universe=reference as well',
  },
  'search.registry.names-in-reference': {
    clauses: ['search.universe.registry.not-in-reference'],
    summary:
      'Returns registry records by a word of their names under universe=reference as well, not by their LEI',
  },
  'search.registry.in-empty-search': {
    clauses: ['search.universe.registry.not-in-all'],
    admits: ['search.universe.registry.not-in-reference'],
    summary: 'Falls back to the registry lane where a search for entities finds nothing',
  },
} as const satisfies Faults;

function textOf({ values, deployment: { planted } }: FamilyCall): string {
  if (planted('search.route.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('search.route.gone')) throw new Refusal('ENDPOINT_REMOVED', 'Search is gone.');
  const text = values.get('q');
  if (text === undefined) throw new Refusal('MISSING_PARAM', 'Send a text to search for.', { param: 'q' });
  if (planted('search.q.refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "q".', { param: 'q' });
  }
  if (planted('search.q.as-pattern')) new RegExp(text);
  return planted('search.q.reported-ignored') ? '' : text;
}

/** The results of the registry lane, for whichever plan. */
function registryLane({ deployment, account }: FamilyCall, text: string): readonly Json[] {
  const { corpus, planted } = deployment;
  const gated = !account.workspace.entitlements.includes('can_use_leiregistry');
  if (gated && planted('search.registry.gated')) {
    throw new Refusal('PLAN_REQUIRED', 'The plan of this workspace lacks can_use_leiregistry.');
  }
  if (gated && planted('search.registry.empty-for-others')) return [];
  const results = findRecords(registryIn(corpus), text, planted).map((found) => {
    const result = recordResult(found, corpus, planted);
    const isUnresolved = found.reason === 'lei' && planted('search.registry.lei-hits-unresolved');
    return isUnresolved ? { ...result, entity_id: null, resolved_in_spine: false } : result;
  });
  if (planted('search.registry.leis-by-position'))
    return joinedByPosition('results', 'lei')({ results }).results as readonly Json[];
  const hidden = gated && planted('search.registry.lei-hidden');
  return hidden ? results.map((result) => ({ ...result, lei: null })) : results;
}

function resultsOf(call: FamilyCall, text: string, { scope, universe }: SearchRequest): readonly Json[] {
  const { corpus, planted } = call.deployment;
  const entities = (lane: typeof scope): readonly Json[] => {
    if (planted('search.q.finds-nothing')) return [];
    const found = findEntities(corpus, text, lane, planted).map((each) => entityResult(each, planted));
    return planted('search.q.last-result-lost') ? found.slice(0, -1) : found;
  };
  const lane = universe ?? scope;
  if (lane !== 'registry' && lane !== 'media' && planted('search.registry.in-empty-search')) {
    const found = entities(lane);
    return found.length > 0 ? found : registryLane(call, text);
  }
  if (universe === undefined) return entities(scope);
  if (universe === 'registry') {
    const others = planted('search.registry.mixed-lane') ? entities('media') : [];
    return [...others, ...registryLane(call, text)];
  }
  const isLei = /^[\dA-Z]{20}$/.test(text);
  const namesLeak = universe === 'reference' && !isLei && planted('search.registry.names-in-reference');
  const leisLeak = universe === 'all' && isLei && planted('search.registry.in-all-by-lei');
  const leaks = namesLeak || leisLeak || planted(`search.registry.in-${universe}`);
  return [...entities(universe), ...(leaks ? registryLane(call, text) : [])];
}

function replyOf(data: readonly Json[], sought: SearchRequest, ignored: readonly string[]): Reply {
  const { scope, universe } = sought;
  const applied = universe === undefined ? { scope } : { universe };
  return {
    body: {
      success: true,
      data,
      applied_filters: { ...applied, ...(ignored.length === 0 ? {} : { ignored }) },
    },
  };
}

/** The search for entities; `universe=registry` searches the legal-entity registry in a lane of its own. */
export const searchEntities = familyRoute('searchEntities', (call) => {
  const { planted } = call.deployment;
  const text = textOf(call);
  const sought = searchRequestOf(call.values, planted);
  const ignored = [
    ...(planted('search.undeclared.not-listed') ? [] : call.ignored),
    ...sought.ignored,
    ...(planted('search.q.reported-ignored') ? ['q'] : []),
  ];
  return replyOf(resultsOf(call, text, sought), sought, ignored);
});

const search = /^\/api\/v2\/search$/;
const scopes: readonly string[] = vocabularies.searchScope.values;
const universes: readonly string[] = vocabularies.searchUniverse.values;
const isLane = (url: URL): boolean => url.searchParams.get('universe') === 'registry';

/** Variants of search that stand before it. */
export const searchResultVariants = {
  'search.results.other-place': {
    summary: 'Has the results of search under results, and how many there are',
    allowedBy: ['reference-envelope', 'search.result.place'],
    front: fronts(
      showing(search, ({ data, ...body }) => ({
        ...body,
        data: { results: data, total: Array.isArray(data) ? data.length : 0 },
      })),
      openSchemas('SearchReply'),
    ),
  },
  'search.registry.lane-of-its-own': {
    summary: 'Has the registry lane under registry beside an empty list of results',
    allowedBy: ['search.registry.place'],
    front: fronts(
      showing(search, ({ data, ...body }, url) =>
        isLane(url) ? { ...body, data: [], registry: { results: data } } : { ...body, data },
      ),
      openSchemas('SearchReply'),
    ),
  },
  'search.result.nested': {
    summary: 'Has the entity of a search result as an object, and why it was found as another',
    allowedBy: ['search.result.field-names'],
    front: reshapingRows(search, ['SearchResult'], (row) => {
      const { entity_id, display_name, type, country, match_reason, score, ...rest } = row;
      return { entity: { entity_id, display_name, type, country }, match: { match_reason, score }, ...rest };
    }),
  },
  'search.result.lane-scores': {
    apart: true,
    summary: 'Ranks search results by relevance, beside the score that each has in a lane of its own',
    allowedBy: ['search.result.field-names'],
    front: reshapingRows(search, ['SearchResult'], ({ score, ...row }) => ({
      match: { lane: row.type ?? null, score: 1 - Number(score) },
      ...row,
      relevance: score,
    })),
  },
  'search.result.affiliated': {
    apart: true,
    summary: 'Has the entity of a search result as an object, behind one that it is affiliated to',
    allowedBy: ['search.result.field-names'],
    front: reshapingRows(search, ['SearchResult'], ({ entity_id, display_name, ...rest }) => ({
      affiliation: { entity_id: 'e_0c0ffee0', display_name: 'Lindgren Institute' },
      entity: { entity_id, display_name },
      ...rest,
    })),
  },
  'search.result.other-names': {
    summary: 'Calls the members of a search result id, name, entity_type, country, reason and relevance',
    allowedBy: ['search.result.field-names'],
    front: renaming(search, ['SearchResult'], {
      entity_id: 'id',
      display_name: 'name',
      type: 'entity_type',
      match_reason: 'matched_on',
      score: 'relevance',
    }),
  },
  'search.result.unknown-absent': {
    summary: 'Leaves out of a search result what its entity lacks, and scores up to 100',
    allowedBy: ['search.result.nulls', 'search.result.values', 'search.registry.resolved-in-spine.meaning'],
    front: reshapingRows(search, ['SearchResult'], (row) => {
      const known = Object.entries(row).filter(([, value]) => value !== null);
      return { ...Object.fromEntries(known), score: Math.round(Number(row.score) * 100) };
    }),
  },
  'search.values.unknown-empty': {
    summary: 'Finds nothing under a scope or universe that it does not know',
    allowedBy: ['unknown-enum-value'],
    front: rewriting(search, (told) =>
      told.status === 400 && told.body.code === 'INVALID_ENUM'
        ? { status: 200, body: { success: true, data: [], applied_filters: {} } }
        : told,
    ),
  },
  'search.values.unknown-ignored': {
    summary: 'Serves an unknown scope or universe with the default, and reports it in ignored',
    allowedBy: ['unknown-enum-value'],
    front: fronts(
      ignoring(search, 'scope', (text) => !scopes.includes(text)),
      ignoring(search, 'universe', (text) => !universes.includes(text)),
    ),
  },
  'search.q.missing-empty': {
    summary: 'Finds nothing where no text is sent',
    allowedBy: ['search.q.missing'],
    front: rewriting(search, (told) =>
      told.body.code === 'MISSING_PARAM'
        ? { status: 200, body: { success: true, data: [], applied_filters: {} } }
        : told,
    ),
  },
  'search.q.refused-when-short': {
    summary: 'Refuses texts of one character',
    allowedBy: ['search.q.matching'],
    front: rewriting(search, (told, url) =>
      told.status === 200 && (url.searchParams.get('q') ?? '').trim().length < 2
        ? refused(400, 'INVALID_SEARCH', 'The text is too short.')
        : told,
    ),
  },
} as const satisfies Variants;
