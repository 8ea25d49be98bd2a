import { vocabularies } from '../../../../contract/index.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const searchValueFaults = {
  'search.scope.media-refused': {
    clauses: ['search.scope.media'],
    summary: 'Takes scope=media only where it is not sent, and refuses the word',
  },
  'search.scope.reference-refused': {
    clauses: ['search.scope.reference'],
    summary: 'Refuses scope=reference',
  },
  'search.scope.all-refused': {
    clauses: ['search.scope.all'],
    summary: 'Refuses scope=all',
  },
  'search.scope.not-known': {
    clauses: ['search.scope.media'],
    admits: ['search.scope.reference', 'search.scope.all'],
    summary: 'Does not know scope, and lists it as ignored',
  },
  'search.scope.default-all': {
    clauses: ['search.scope.default'],
    summary: 'Searches everything where scope is not sent',
  },
  'search.scope.default-reference': {
    clauses: ['search.scope.default'],
    summary: 'Searches the structured registries where scope is not sent',
  },
  'search.scope.unknown-served': {
    clauses: ['search.scope.unknown'],
    summary: 'Serves a scope that does not exist with the default',
  },
  'search.scope.unknown-crashes': {
    clauses: ['search.scope.unknown'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a scope that does not exist',
  },
  'search.scope.unknown-wrong-status': {
    clauses: ['search.scope.unknown', 'error.invalid-enum'],
    admits: ['error.code-status'],
    summary: 'Answers a scope that does not exist with status 422',
  },
  'search.scope.unknown-without-accepted-values': {
    clauses: ['error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    summary: 'Refuses a scope that does not exist without saying which ones do',
  },
  'search.universe.all-refused': {
    clauses: ['search.universe.all'],
    summary: 'Refuses universe=all',
  },
  'search.universe.reference-refused': {
    clauses: ['search.universe.reference'],
    summary: 'Refuses universe=reference',
  },
  'search.universe.registry-refused': {
    clauses: ['search.universe.registry'],
    summary: 'Refuses universe=registry',
  },
  'search.universe.not-known': {
    clauses: ['search.universe.all'],
    admits: ['search.universe.reference', 'search.universe.registry'],
    summary: 'Does not know universe, and lists it as ignored',
  },
  'search.universe.unknown-served': {
    clauses: ['search.universe.unknown'],
    summary: 'Serves a universe that does not exist as all',
  },
  'search.universe.unknown-crashes': {
    clauses: ['search.universe.unknown'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a universe that does not exist',
  },
  'search.universe.unknown-wrong-status': {
    clauses: ['search.universe.unknown', 'error.invalid-enum'],
    admits: ['error.code-status'],
    summary: 'Answers a universe that does not exist with status 422',
  },
  'search.universe.unknown-without-accepted-values': {
    clauses: ['error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    summary: 'Refuses a universe that does not exist without saying which ones do',
  },
} as const satisfies Faults;

export type Scope = (typeof vocabularies.searchScope.values)[number];
type Universe = (typeof vocabularies.searchUniverse.values)[number];

/** What a search looks at: a universe, where one is sent, and else a scope. */
export interface SearchRequest {
  readonly scope: Scope;
  readonly universe: Universe | undefined;
  readonly ignored: readonly string[];
}

const vocabularyOf = { scope: vocabularies.searchScope, universe: vocabularies.searchUniverse } as const;

/** Refuses a value that does not exist; a fault lets it pass. */
function refuseUnknown(name: 'scope' | 'universe', text: string, planted: Planted): void {
  if (planted(`search.${name}.unknown-served`)) return;
  if (planted(`search.${name}.unknown-crashes`)) throw new TypeError('no such lane');
  const { values } = vocabularyOf[name];
  throw new Refusal(
    'INVALID_ENUM',
    `${quoted(text)} is no ${name}.`,
    {
      param: name,
      ...(planted(`search.${name}.unknown-without-accepted-values`) ? {} : { accepted_values: values }),
    },
    planted(`search.${name}.unknown-wrong-status`) ? { status: 422 } : {},
  );
}

/** Reads `scope`, `media` by default, and `universe`. */
export function searchRequestOf(values: ReadonlyMap<string, string>, planted: Planted): SearchRequest {
  const ignored = (['scope', 'universe'] as const).filter(
    (name) => values.has(name) && planted(`search.${name}.not-known`),
  );
  const sent = (name: 'scope' | 'universe') => (ignored.includes(name) ? undefined : values.get(name));
  const word = sent('scope');
  const lane = sent('universe');
  const scope = vocabularies.searchScope.values.find((value) => value === word);
  const universe = vocabularies.searchUniverse.values.find((value) => value === lane);
  if (word !== undefined && (scope === undefined || planted(`search.scope.${scope}-refused`))) {
    refuseUnknown('scope', word, planted);
  }
  if (lane !== undefined && (universe === undefined || planted(`search.universe.${universe}-refused`))) {
    refuseUnknown('universe', lane, planted);
  }
  const byDefault = planted('search.scope.default-all')
    ? 'all'
    : planted('search.scope.default-reference')
      ? 'reference'
      : 'media';
  return {
    scope: scope ?? byDefault,
    universe: universe ?? (lane === undefined ? undefined : 'all'),
    ignored,
  };
}
