import type { Clauses } from '../clause.js';

const row = {
  heading: 'Endpoints > Entities and search',
  operations: ['listEntities'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const detail = { ...row, operations: ['getEntity'] } as const;
const tone = { ...row, operations: ['getEntityTone'] } as const;
const share = { ...row, operations: ['getShareOfVoice'] } as const;
const open = { ...row, by: 'not-shown' } as const;

const events = ['listEvents', 'summarizeEvents'] as const;
const stories = ['listStories'] as const;
const hierarchy = ['getHierarchy'] as const;
const facilities = ['listFacilities'] as const;
const awards = ['listAwards'] as const;
const agents = ['listForeignAgentLinks'] as const;
const taking = [
  ...events,
  ...stories,
  'listEntities',
  'getEntity',
  ...hierarchy,
  ...facilities,
  ...awards,
  ...agents,
] as const;

/** A handle learnt from one reply is sent in another request. */
const handle = { ...row, seen: 'relation', ruling: 'accepted-handles' } as const;
const openHandle = { ...handle, by: 'not-shown' } as const;

/** The Entities list and detail, tone, share of voice, and which handle forms each operation takes. */
export const entitiesClauses = {
  'entities.list.route': { ...row, says: 'The Entities list is served at `/api/v2/entities`.' },
  'entities.list.cards': {
    ...row,
    says: 'The rows of the Entities list are Entity cards.',
    ruling: 'reference-envelope',
  },
  'entities.list.search': {
    ...row,
    says: 'The Entities list takes `search`, which it neither refuses nor reports as ignored.',
  },
  'entities.list.search.matching': {
    ...open,
    says: 'Which fields `search` of the Entities list compares, and how, is not shown.',
  },
  'entities.list.search.length': {
    ...open,
    says: 'Whether `search` of the Entities list has a least length is not shown.',
  },
  'entities.list.limit': {
    ...row,
    says: 'The Entities list takes `limit`, which it neither refuses nor reports as ignored.',
  },
  'entities.list.limit.bounds-rows': {
    ...row,
    says: 'An Entities list has no more cards than the `limit` sent.',
  },
  'entities.list.limit.default': {
    ...open,
    says: 'How many cards an Entities list has without `limit` is not shown.',
  },
  'entities.list.limit.max': {
    ...open,
    says: 'The greatest `limit` of the Entities list is not shown.',
    ruling: 'limit-above-max',
  },
  'entities.list.co-occurring-with': {
    ...row,
    seen: 'relation',
    says: 'The Entities list takes `co_occurring_with` with one subject.',
  },
  'entities.list.co-occurring-with.two-subjects': {
    ...row,
    by: 'absolute',
    seen: 'relation',
    says: 'A `co_occurring_with` of two subjects is refused with 400.',
    ruling: 'missing-selector',
  },
  'entities.list.co-occurring-with.code': {
    ...open,
    seen: 'relation',
    says: 'The code that several subjects in `co_occurring_with` earn is left open.',
    ruling: 'missing-selector',
  },
  'entities.list.co-occurring-with.meaning': {
    ...open,
    seen: 'relation',
    says: 'What counts as co-occurring, and over which time, is not shown.',
  },
  'entities.list.order': { ...open, says: 'The order of the Entities list is not shown.' },
  'entities.list.paging': { ...open, says: 'How the Entities list is paged is not shown.' },
  'entities.list.further-parameters': {
    ...open,
    says: 'Which further parameters the Entities list takes is not shown.',
  },
  'entities.list.request': {
    ...open,
    says: 'The grammar of the parameters of the Entities list is not shown.',
  },
  'entities.list.response': {
    ...open,
    says: 'The shape of an Entities list around its cards is not shown.',
    ruling: 'reference-envelope',
  },

  'entities.detail.route': { ...detail, says: 'Entity detail is served at `/api/v2/entities/{entity_id}`.' },
  'entities.detail.card': {
    ...detail,
    says: 'Entity detail of a known id shows one Entity card.',
    ruling: 'reference-envelope',
  },
  'entities.detail.same-entity': {
    ...detail,
    seen: 'relation',
    says: 'The card that Entity detail shows is that of the Entity asked for.',
  },
  'entities.detail.unknown-id': {
    ...detail,
    says: 'An id that names no Entity earns an error reply and no card.',
    ruling: 'not-found-code',
  },
  'entities.detail.unknown-id.status': {
    ...open,
    operations: ['getEntity'],
    says: 'Which client error an unknown Entity id earns is left open, 404 being usual.',
    ruling: 'not-found-code',
  },
  'entities.detail.request': {
    ...open,
    operations: ['getEntity'],
    says: 'Which parameters Entity detail takes beside its path is not shown.',
  },
  'entities.detail.response': {
    ...open,
    operations: ['getEntity'],
    says: 'The shape of an Entity detail around its card is not shown.',
    ruling: 'reference-envelope',
  },

  'entities.tone.route': {
    ...tone,
    says: 'A route for the tone of Entities exists at `/api/v2/entity-tone`.',
    ruling: 'named-routes',
  },
  'entities.tone.without-entity': {
    ...tone,
    heading: 'Errors > Validation and request errors',
    by: 'table',
    says: 'A request for the tone without an entity is refused with 400.',
    ruling: 'missing-selector',
  },
  'entities.tone.request': {
    ...open,
    operations: ['getEntityTone'],
    says: 'How a request for the tone names its Entity, and what else it takes, is not shown.',
    ruling: 'named-routes',
  },
  'entities.tone.response': {
    ...open,
    operations: ['getEntityTone'],
    says: 'The shape of the reply about tone is not shown.',
    ruling: 'named-routes',
  },
  'entities.share-of-voice.route': {
    ...share,
    says: 'A route for the share of voice exists at `/api/v2/share-of-voice`.',
    ruling: 'named-routes',
  },
  'entities.share-of-voice.request': {
    ...open,
    operations: ['getShareOfVoice'],
    says: 'What a request for the share of voice takes is not shown.',
    ruling: 'named-routes',
  },
  'entities.share-of-voice.response': {
    ...open,
    operations: ['getShareOfVoice'],
    says: 'The shape of the reply about share of voice is not shown.',
    ruling: 'named-routes',
  },

  'entities.handle.spine.stories': {
    ...handle,
    operations: stories,
    says: 'An `e_` id resolves as `entity` of Stories.',
  },
  'entities.handle.spine.co-occurring-with': {
    ...handle,
    says: 'An `e_` id resolves as the subject of `co_occurring_with`.',
  },
  'entities.handle.spine.detail': {
    ...handle,
    operations: detail.operations,
    says: 'An `e_` id resolves in the path of Entity detail.',
  },
  'entities.handle.spine.tone': {
    ...handle,
    operations: tone.operations,
    says: 'An `e_` id as `entity` of the tone does not earn `INVALID_ENTITY_ID`.',
  },
  'entities.handle.spine.hierarchy': {
    ...handle,
    operations: hierarchy,
    says: 'An `e_` id resolves in the path of the hierarchy.',
  },

  'entities.handle.wiki.stories': {
    ...handle,
    operations: stories,
    says: 'A `wiki:` id resolves as `entity` of Stories.',
  },
  'entities.handle.wiki.detail': {
    ...handle,
    operations: detail.operations,
    says: 'A `wiki:` id resolves in the path of Entity detail.',
  },
  'entities.handle.wiki.elsewhere': {
    ...openHandle,
    operations: ['listEntities'],
    says: 'Whether co-occurrence and the hierarchy resolve a `wiki:` id is left open.',
  },

  'entities.handle.cik.elsewhere': {
    ...openHandle,
    heading: 'What the service does',
    operations: ['getEntity', 'listEntities'],
    seen: 'data',
    says: 'Whether an operation other than awards resolves a `cik:` id is left open.',
  },

  'entities.handle.name.stories': {
    ...handle,
    operations: stories,
    says: 'The name of an Entity as `entity` of Stories resolves, or earns `INVALID_ENTITY_ID`.',
  },
  'entities.handle.name.co-occurring-with': {
    ...handle,
    says: 'The name of an Entity as the subject of `co_occurring_with` resolves, or earns `INVALID_ENTITY_ID`.',
  },
  'entities.handle.name.detail': {
    ...handle,
    operations: detail.operations,
    says: 'The name of an Entity in the path of Entity detail resolves, or earns `INVALID_ENTITY_ID`.',
  },
  'entities.handle.name.hierarchy': {
    ...handle,
    operations: hierarchy,
    says: 'The name of an Entity in the path of the hierarchy resolves, or earns `INVALID_ENTITY_ID`.',
  },

  'entities.handle.encyclopedia-url.events': {
    ...handle,
    operations: ['summarizeEvents'],
    says: 'An `encyclopedia_url` as `entity` of the Events summary resolves, or counts as unresolved.',
  },
  'entities.handle.encyclopedia-url.stories': {
    ...handle,
    operations: stories,
    says: 'An `encyclopedia_url` as `entity` of Stories resolves, or counts as unresolved.',
  },
  'entities.handle.encyclopedia-url.path': {
    ...handle,
    operations: ['getEntity', ...hierarchy],
    says: 'An `encyclopedia_url` in a path, percent-encoded, resolves, or earns 404.',
    ruling: 'page-url-in-path',
  },
  'entities.handle.encyclopedia-url.elsewhere': {
    ...openHandle,
    operations: ['listEntities'],
    says: 'What co-occurrence does with an `encyclopedia_url` is left open.',
  },

  'entities.handle.lei.hierarchy': {
    ...handle,
    operations: hierarchy,
    says: 'A bare LEI of 20 characters resolves in the path of the hierarchy.',
  },
  'entities.handle.lei.hierarchy.check-digit': {
    ...handle,
    operations: hierarchy,
    seen: 'one-reply',
    says: 'A bare LEI with wrong check digits earns an error in the path of the hierarchy.',
    ruling: 'lei-spelling',
  },
  'entities.handle.lei.hierarchy.lower-case': {
    ...openHandle,
    operations: hierarchy,
    says: 'Whether the hierarchy folds or refuses a bare LEI in lower case is left open.',
    ruling: 'lei-spelling',
  },
  'entities.handle.lei.elsewhere': {
    ...openHandle,
    operations: ['getEntity', 'listEntities'],
    says: 'Whether an operation other than the hierarchy resolves a bare LEI is left open.',
  },

  'entities.handle.grammar': {
    ...openHandle,
    operations: ['getEntity', 'listEntities'],
    says: 'The exact grammar of handles, their letter case included, is left open.',
  },
  'entities.handle.ambiguous-name': {
    ...openHandle,
    operations: taking,
    says: 'What a name that fits several Entities resolves to is left open.',
  },
  'entities.handle.name-with-comma': {
    ...openHandle,
    operations: taking,
    says: 'How a name that contains a comma is sent is left open.',
  },
} as const satisfies Clauses;

const searchRow = {
  heading: 'Endpoints > Entities and search',
  operations: ['searchEntities'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const relation = { ...searchRow, seen: 'relation' } as const;
const searchOpen = { ...searchRow, by: 'not-shown' } as const;
const records = {
  ...searchRow,
  heading: 'Resources and their fields > Legal-entity registry records',
} as const;

/** The search for entities: its scope and universe, its results, and the lane of the legal-entity registry. */
export const searchClauses = {
  'search.route': { ...searchRow, says: 'The search for entities is served at `/api/v2/search`.' },
  'search.q': { ...searchRow, says: '`q` takes a text.' },
  'search.q.finds': {
    ...relation,
    says: '`q` decides what is found, so the names of two entities earn different replies.',
  },
  'search.q.matching': {
    ...searchOpen,
    says: 'How `q` is compared with the names of entities, outside the registry lane, is not shown.',
  },
  'search.q.missing': { ...searchOpen, says: 'The answer to a search without `q` is left open.' },
  'search.paging': { ...searchOpen, says: 'How results are paged, and how many come at once, is left open.' },
  'search.further-parameters': { ...searchOpen, says: 'Which further parameters search takes is not shown.' },

  'search.scope.media': { ...searchRow, says: '`scope` takes `media`.' },
  'search.scope.media.news-only': {
    ...searchRow,
    by: 'absolute',
    seen: 'no',
    says: 'Under `scope=media` every result is an entity resolved from the news.',
    untestable: 'No member is shown that tells whether an entity was resolved from the news.',
  },
  'search.scope.default': { ...relation, says: 'Without `scope` the results are those of `scope=media`.' },
  'search.scope.reference': { ...searchRow, says: '`scope` takes `reference`.' },
  'search.scope.reference.registries': {
    ...searchRow,
    seen: 'no',
    says: 'Under `scope=reference` the results come from structured registries.',
    untestable: 'No member is shown that tells which source a result comes from.',
  },
  'search.scope.all': { ...searchRow, says: '`scope` takes `all`.' },
  'search.scope.all.everything': {
    ...relation,
    says: 'Under `scope=all` the entities of `media` and of `reference` are found together.',
    ruling: 'scope-and-universe',
  },
  'search.scope.all.deduplicated': { ...searchRow, says: 'Under `scope=all` no entity appears twice.' },
  'search.scope.all.ranked': {
    ...searchRow,
    says: 'Under `scope=all` the results are ranked, the best score first.',
    ruling: 'sort-directions',
  },
  'search.scope.unknown': {
    ...searchRow,
    says: 'A `scope` outside the list is refused with 400, or finds nothing.',
    ruling: 'unknown-enum-value',
  },

  'search.universe.all': { ...searchRow, says: '`universe` takes `all`.' },
  'search.universe.reference': { ...searchRow, says: '`universe` takes `reference`.' },
  'search.universe.registry': { ...searchRow, says: '`universe` takes `registry`.' },
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
    operations: ['searchEntities'],
    says: '`universe=registry` searches every record of the legal-entity registry.',
  },
  'search.universe.registry.held': {
    ...relation,
    operations: ['searchEntities', 'getRegistryEntity'],
    says: 'A result of `universe=registry` stands for a record that the legal-entity registry holds.',
  },
  'search.universe.registry.own-lane': {
    ...searchRow,
    says: 'The lane that `universe=registry` returns holds no result of another source.',
  },
  'search.universe.registry.not-in-all': {
    ...searchRow,
    by: 'absolute',
    says: 'No result of the registry lane appears under `universe=all`.',
    ruling: 'scope-and-universe',
  },
  'search.universe.registry.not-in-reference': {
    ...searchRow,
    by: 'absolute',
    says: 'No result of the registry lane appears under `universe=reference`.',
    ruling: 'scope-and-universe',
  },
  'search.universe.registry.not-in-scope': {
    ...searchOpen,
    says: 'Whether the registry lane is also kept out of the `scope` values of the same names is left open.',
    ruling: 'scope-and-universe',
  },
  'search.universe.meanings': {
    ...searchOpen,
    says: 'What `universe=all` and `universe=reference` hold is not shown.',
    ruling: 'scope-and-universe',
  },
  'search.universe.default': { ...searchOpen, says: 'The default of `universe` is left open.' },
  'search.universe.further-values': {
    ...searchOpen,
    says: 'Which values `universe` takes beside `all`, `reference` and `registry` is left open.',
  },
  'search.universe.unknown': {
    ...searchRow,
    says: 'A `universe` that does not exist is refused with 400, or finds nothing.',
    ruling: 'unknown-enum-value',
  },
  'search.scope-and-universe': {
    ...searchOpen,
    says: 'What `scope` and `universe` mean together is left open.',
    ruling: 'scope-and-universe',
  },

  'search.result.entity-id': { ...searchRow, says: 'A result carries the id of its entity.' },
  'search.result.display-name': { ...searchRow, says: 'A result carries a display name.' },
  'search.result.type': { ...searchRow, says: 'A result carries the type of its entity.' },
  'search.result.country': { ...searchRow, says: 'A result carries the country of its entity.' },
  'search.result.match-reason': { ...searchRow, says: 'A result carries the reason of the match.' },
  'search.result.score': { ...searchRow, says: 'A result carries a score.' },
  'search.result.field-names': {
    ...searchOpen,
    says: 'Under which field names a result carries its members is left open.',
  },
  'search.result.nulls': {
    ...searchOpen,
    says: 'How a result shows a member that its entity lacks, such as a country, is left open.',
  },
  'search.result.values': {
    ...searchOpen,
    says: 'The vocabularies of type and match reason, the form of country and the range of scores are not shown.',
  },
  'search.result.place': {
    ...searchOpen,
    says: 'Under which member of the reply the results stand is not shown.',
    ruling: 'reference-envelope',
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
    ...searchOpen,
    says: 'Where in the reply the registry lane sits is left open.',
  },
  'search.registry.ungated': {
    ...searchRow,
    heading: 'Endpoints > Legal-entity registry family',
    seen: 'account',
    says: 'Search shows LEIs to a key whose plan lacks `can_use_leiregistry`.',
  },
} as const satisfies Clauses;
