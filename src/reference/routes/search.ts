import type { Json } from '../bend.js';
import { registryIn } from '../corpus/registry.js';
import type { Faults } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { Reply } from '../route.js';
import { findEntities } from '../rules/entity-search.js';
import { findRecords } from '../rules/registry-lane.js';
import { type Sought, soughtBy } from '../rules/search-values.js';
import { type FamilyCall, familyRoute } from './family.js';
import { entityResult, recordResult } from './search-results.js';

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
    clauses: ['search.q', 'search.q.finds'],
    summary: 'Does not know q, lists it as ignored and finds nothing',
  },
  'search.q.as-pattern': {
    clauses: ['search.q', 'error.server-errors'],
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
  'search.registry.in-reference': {
    clauses: ['search.universe.registry.not-in-reference'],
    summary: 'Returns the registry lane under universe=reference as well',
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
  const results = findRecords(registryIn(corpus), text, planted).map((found) =>
    recordResult(found, corpus, planted),
  );
  const hidden = gated && planted('search.registry.lei-hidden');
  return hidden ? results.map((result) => ({ ...result, lei: null })) : results;
}

function resultsOf(call: FamilyCall, text: string, { scope, universe }: Sought): readonly Json[] {
  const { corpus, planted } = call.deployment;
  const entities = (lane: typeof scope): readonly Json[] =>
    findEntities(corpus, text, lane, planted).map((found) => entityResult(found, planted));
  if (universe === undefined) return entities(scope);
  if (universe === 'registry') {
    const others = planted('search.registry.mixed-lane') ? entities('media') : [];
    return [...others, ...registryLane(call, text)];
  }
  const leaks = planted(`search.registry.in-${universe}`);
  return [...entities(universe), ...(leaks ? registryLane(call, text) : [])];
}

function replyOf(data: readonly Json[], sought: Sought, ignored: readonly string[]): Reply {
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
  const sought = soughtBy(call.values, planted);
  const ignored = [
    ...(planted('search.undeclared.not-listed') ? [] : call.ignored),
    ...sought.ignored,
    ...(planted('search.q.reported-ignored') ? ['q'] : []),
  ];
  return replyOf(resultsOf(call, text, sought), sought, ignored);
});
