import type { Clauses } from '../clause.js';

const row = {
  heading: 'Endpoints > Entities and search',
  operations: ['searchEntities'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const relation = { ...row, seen: 'relation' } as const;
const open = { ...row, by: 'not-shown' } as const;
const records = { ...row, heading: 'Resources and their fields > Legal-entity registry records' } as const;

/** The search for entities: its scope and universe, its results, and the lane of the legal-entity registry. */
export const searchClauses = {
  'search.route': { ...row, says: 'The search for entities is served at `/api/v2/search`.' },
  'search.q': { ...row, says: '`q` takes a text.' },
  'search.q.finds': {
    ...relation,
    says: '`q` decides what is found, so the names of two entities earn different replies.',
  },
  'search.q.matching': {
    ...open,
    says: 'How `q` is compared with the names of entities, outside the registry lane, is not shown.',
  },
  'search.q.missing': { ...open, says: 'The answer to a search without `q` is left open.' },
  'search.paging': { ...open, says: 'How results are paged, and how many come at once, is left open.' },
  'search.further-parameters': { ...open, says: 'Which further parameters search takes is not shown.' },

  'search.scope.media': { ...row, says: '`scope` takes `media`.' },
  'search.scope.media.news-only': {
    ...row,
    by: 'absolute',
    seen: 'no',
    says: 'Under `scope=media` every result is an entity resolved from the news.',
    untestable: 'No member is shown that tells whether an entity was resolved from the news.',
  },
  'search.scope.default': { ...relation, says: 'Without `scope` the results are those of `scope=media`.' },
  'search.scope.reference': { ...row, says: '`scope` takes `reference`.' },
  'search.scope.reference.registries': {
    ...row,
    seen: 'no',
    says: 'Under `scope=reference` the results come from structured registries.',
    untestable: 'No member is shown that tells which source a result comes from.',
  },
  'search.scope.all': { ...row, says: '`scope` takes `all`.' },
  'search.scope.all.everything': {
    ...relation,
    says: 'Under `scope=all` the entities of `media` and of `reference` are found together.',
    ruling: 'A34',
  },
  'search.scope.all.deduplicated': { ...row, says: 'Under `scope=all` no entity appears twice.' },
  'search.scope.all.ranked': {
    ...row,
    says: 'Under `scope=all` the results are ranked, the best score first.',
    ruling: 'A57',
  },
  'search.scope.unknown': {
    ...row,
    says: 'A `scope` outside the list is refused with 400, or finds nothing.',
    ruling: 'A23',
  },

  'search.universe.all': { ...row, says: '`universe` takes `all`.' },
  'search.universe.reference': { ...row, says: '`universe` takes `reference`.' },
  'search.universe.registry': { ...row, says: '`universe` takes `registry`.' },
  'search.universe.registry.by-name': {
    ...relation,
    says: '`universe=registry` finds a legal entity by its name.',
  },
  'search.universe.registry.by-lei': {
    ...relation,
    says: '`universe=registry` finds a legal entity by its LEI.',
  },
  'search.universe.registry.all-records': {
    ...relation,
    operations: ['searchEntities', 'listRegistryEntities'],
    says: '`universe=registry` searches every record of the legal-entity registry.',
  },
  'search.universe.registry.held': {
    ...relation,
    operations: ['searchEntities', 'getRegistryEntity'],
    says: 'A result of `universe=registry` stands for a record that the legal-entity registry holds.',
  },
  'search.universe.registry.own-lane': {
    ...row,
    says: 'The lane that `universe=registry` returns holds no result of another source.',
  },
  'search.universe.registry.not-in-all': {
    ...row,
    by: 'absolute',
    says: 'No result of the registry lane appears under `universe=all`.',
    ruling: 'A34',
  },
  'search.universe.registry.not-in-reference': {
    ...row,
    by: 'absolute',
    says: 'No result of the registry lane appears under `universe=reference`.',
    ruling: 'A34',
  },
  'search.universe.registry.not-in-scope': {
    ...open,
    says: 'Whether the registry lane is also kept out of the `scope` values of the same names is left open.',
    ruling: 'A34',
  },
  'search.universe.meanings': {
    ...open,
    says: 'What `universe=all` and `universe=reference` hold is not shown.',
    ruling: 'A34',
  },
  'search.universe.default': { ...open, says: 'The default of `universe` is left open.' },
  'search.universe.further-values': {
    ...open,
    says: 'Which values `universe` takes beside `all`, `reference` and `registry` is left open.',
  },
  'search.universe.unknown': {
    ...row,
    says: 'A `universe` that does not exist is refused with 400, or finds nothing.',
    ruling: 'A23',
  },
  'search.scope-and-universe': {
    ...open,
    says: 'What `scope` and `universe` mean together is left open.',
    ruling: 'A34',
  },

  'search.result.entity-id': { ...row, says: 'A result carries the id of its entity.' },
  'search.result.display-name': { ...row, says: 'A result carries a display name.' },
  'search.result.type': { ...row, says: 'A result carries the type of its entity.' },
  'search.result.country': { ...row, says: 'A result carries the country of its entity.' },
  'search.result.match-reason': { ...row, says: 'A result carries the reason of the match.' },
  'search.result.score': { ...row, says: 'A result carries a score.' },
  'search.result.field-names': {
    ...open,
    says: 'Under which field names a result carries its members is left open.',
  },
  'search.result.nulls': {
    ...open,
    says: 'How a result shows a member that its entity lacks, such as a country, is left open.',
  },
  'search.result.values': {
    ...open,
    says: 'The vocabularies of type and match reason, the form of country and the range of scores are not shown.',
  },
  'search.result.place': {
    ...open,
    says: 'Under which member of the reply the results stand is not shown.',
    ruling: 'C39',
  },

  'search.registry.resolved-in-spine': {
    ...records,
    says: 'A result of the registry lane carries `resolved_in_spine`, a boolean.',
  },
  'search.registry.resolved-in-spine.meaning': {
    ...records,
    by: 'not-shown',
    says: 'What `resolved_in_spine` says, and the entity id of a result where it is false, is not shown.',
  },
  'search.registry.lei': { ...records, says: 'A result of the registry lane carries `lei`.' },
  'search.registry.lei.length': {
    ...records,
    says: 'Every `lei` of the registry lane has 20 characters.',
  },
  'search.registry.lei.check-digit': {
    ...records,
    says: 'Every `lei` of the registry lane satisfies the check digits of ISO 17442.',
  },
  'search.registry.place': {
    ...open,
    says: 'Where in the reply the registry lane sits is left open.',
  },
  'search.registry.ungated': {
    ...row,
    heading: 'Endpoints > Legal-entity registry family',
    seen: 'account',
    says: 'Search shows LEIs to a key whose plan lacks `can_use_leiregistry`.',
  },
} as const satisfies Clauses;
