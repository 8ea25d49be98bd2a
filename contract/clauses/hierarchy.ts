import type { Clauses } from '../clause.js';

const row = {
  heading: 'Endpoints > Legal-entity registry family',
  operations: ['getHierarchy'],
  by: 'statement',
  seen: 'one-reply',
} as const;

const record = { ...row, heading: 'Resources and their fields > Legal-entity registry records' } as const;
const semantics = {
  ...row,
  heading: 'What the service does > Semantics that the reference families fix',
} as const;

/** The hierarchy is that of the registry, whose own replies show it as relationships. */
const consolidation = {
  ...semantics,
  operations: ['getHierarchy', 'getRegistryEntity', 'listRegistryRelationships'],
} as const;

/** The corporate hierarchy of an entity: what it records, its parameters, and how its nulls are read. */
export const hierarchyClauses = {
  'hierarchy.parent-child': {
    ...row,
    heading: 'What the service does',
    says: 'The registry of legal entities comes with a hierarchy of parents and children.',
  },
  'hierarchy.consolidation': {
    ...semantics,
    seen: 'no',
    says: 'A parent in the hierarchy is the entity that consolidates its child in its accounts.',
    untestable: 'A reply shows that two entities are linked, not on which ground.',
  },
  'hierarchy.no-percentages': {
    ...consolidation,
    says: 'No percentage of ownership stands in a hierarchy.',
  },
  'hierarchy.no-natural-persons': {
    ...consolidation,
    seen: 'relation',
    says: 'No natural person stands in a hierarchy.',
  },
  'hierarchy.not-beneficial-ownership': {
    ...semantics,
    by: 'client',
    seen: 'no',
    says: 'Clients do not read the hierarchy as data of beneficial ownership.',
  },
  'hierarchy.no-asserted-percentage': {
    ...semantics,
    seen: 'no',
    says: 'A percentage that is not recorded is not asserted.',
    untestable: 'What is recorded beyond the replies is not visible to a client.',
  },

  'hierarchy.members.coverage': {
    ...record,
    says: 'A hierarchy reply has `coverage`, an object.',
    ruling: 'reference-envelope',
  },
  'hierarchy.members.hierarchy': {
    ...record,
    says: 'A hierarchy reply has `hierarchy` beside its `coverage`.',
    ruling: 'reference-envelope',
  },
  'hierarchy.coverage.read-first': {
    ...record,
    by: 'client',
    seen: 'no',
    says: 'Clients read `coverage` before `hierarchy`.',
  },
  'hierarchy.coverage.lei-present': { ...record, says: '`coverage.lei_present` is a boolean.' },
  'hierarchy.coverage.lei-present.held': {
    ...record,
    seen: 'relation',
    says: '`coverage.lei_present` is true for an entity of which the service holds an LEI.',
  },
  'hierarchy.coverage.lei-present.missing': {
    ...record,
    seen: 'data',
    says: '`coverage.lei_present` is false for an entity of which the service holds no LEI.',
  },
  'hierarchy.coverage.reporting-exception': {
    ...record,
    by: 'shape-if-present',
    seen: 'data',
    says: 'A `coverage.reporting_exception` that is given is a string.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.coverage.reporting-exception.declared': {
    ...record,
    seen: 'relation',
    says: 'A `coverage.reporting_exception` is a reason that the filer declared for the absence of a parent.',
  },
  'hierarchy.coverage.reporting-exception.values': {
    ...record,
    by: 'not-shown',
    seen: 'data',
    says: 'Which reasons there are besides `NO_KNOWN_PERSON` is left open.',
    ruling: 'live-data',
  },
  'hierarchy.coverage.reporting-exception.none': {
    ...record,
    by: 'not-shown',
    says: 'Whether `coverage.reporting_exception` is null or absent where nothing was declared is left open.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.coverage.in-registry-level2': {
    ...record,
    says: '`coverage.in_registry_level2` is a boolean.',
  },
  'hierarchy.coverage.in-registry-level2.files-none': {
    ...record,
    seen: 'relation',
    says: 'An LEI with `coverage.in_registry_level2` false is the child in no relationship record.',
  },

  'hierarchy.direct-parent': {
    ...record,
    says: 'A hierarchy in whose direction parents lie tells the `direct_parent`, filled or null.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.direct-parent.entity': {
    ...record,
    says: 'A `direct_parent` that is not null tells an entity, so that it is never blank.',
  },
  'hierarchy.direct-parent.down': {
    ...record,
    by: 'not-shown',
    says: 'Whether `direct_parent` is null, absent or filled under `direction=down` is left open.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.direct-parent.on-file': {
    ...record,
    seen: 'relation',
    says: 'A filled `direct_parent` is the parent in a relationship record of the entity.',
  },
  'hierarchy.direct-parent.mutual': {
    ...record,
    seen: 'relation',
    says: 'An entity is among the children of its `direct_parent`, where all of these are returned.',
  },
  'hierarchy.null-parent.no-lei': {
    ...record,
    seen: 'data',
    says: 'An entity without a held LEI has no filled `direct_parent`.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.null-parent.no-lei.gap': {
    ...record,
    by: 'client',
    seen: 'no',
    says: 'Clients read `lei_present` false as a gap of the service, not as evidence that there is no parent.',
  },
  'hierarchy.null-parent.exception': {
    ...record,
    seen: 'relation',
    says: 'A null `direct_parent` whose absence the filer declared comes with a `reporting_exception`.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.null-parent.no-filing': {
    ...record,
    seen: 'relation',
    says: 'An LEI with `in_registry_level2` false has no filled `direct_parent`.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.null-parent.none-on-file': {
    ...record,
    seen: 'relation',
    says: 'A null `direct_parent` that `coverage` does not explain means that no parent relationship is on file.',
    ruling: 'hierarchy-nulls',
  },

  'hierarchy.parents': {
    ...record,
    seen: 'data',
    says: 'A hierarchy whose direction includes parents has them, where any are on file.',
    ruling: 'reference-envelope',
  },
  'hierarchy.children': {
    ...record,
    seen: 'data',
    says: 'A hierarchy whose direction includes children has them, where any are on file.',
    ruling: 'reference-envelope',
  },
  'hierarchy.child-count': {
    ...record,
    says: '`child_count` of an entity with an LEI is a whole number where the direction includes children.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.child-count.excluded': {
    ...record,
    by: 'absolute',
    says: '`child_count` is null, and not 0, where the direction excludes children.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.child-count.least': {
    ...record,
    says: 'A `child_count` that is a number is not less than the number of children returned.',
  },
  'hierarchy.child-count.extent': {
    ...record,
    by: 'not-shown',
    seen: 'relation',
    says: 'Whether `child_count` counts every child on file or those returned is left open.',
  },
  'hierarchy.child-count.no-lei': {
    ...record,
    by: 'not-shown',
    seen: 'data',
    says: 'Whether `child_count` of an entity without an LEI is null or 0 is left open.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.fields': {
    ...record,
    by: 'not-shown',
    says: 'The names of the lists of parents, children and siblings, and of the members in them, are left open.',
  },

  'hierarchy.entitlement': {
    ...row,
    seen: 'account',
    says: 'The hierarchy is open only to keys whose plan has `can_use_exposure`.',
    ruling: 'missing-entitlement',
  },
  'hierarchy.entitlement.without-feed': {
    ...row,
    seen: 'account',
    says: 'A key with `can_use_exposure` needs no `can_use_leiregistry` for the hierarchy.',
  },
  'hierarchy.entitlement.plans': {
    ...row,
    by: 'not-shown',
    seen: 'account',
    says: 'Which plans have `can_use_exposure` is left open.',
  },

  'hierarchy.entity': {
    ...row,
    seen: 'relation',
    says: 'The hierarchy returned is that of the entity in the path, in whichever accepted form it is named.',
  },
  'hierarchy.unknown-entity': {
    ...row,
    says: 'An id that names no entity earns an error reply and no hierarchy.',
    ruling: 'not-found-code',
  },
  'hierarchy.unknown-entity.status': {
    ...row,
    by: 'not-shown',
    says: 'Whether the hierarchy of an unknown entity is a 404, a 400 or a 410 is left open.',
    ruling: 'not-found-code',
  },

  'hierarchy.direction.up': {
    ...row,
    seen: 'relation',
    says: '`direction=up` returns the parents that `direction=both` returns.',
  },
  'hierarchy.direction.up.no-children': {
    ...row,
    says: '`direction=up` returns no children.',
    ruling: 'hierarchy-nulls',
  },
  'hierarchy.direction.down': {
    ...row,
    seen: 'relation',
    says: '`direction=down` returns the children that `direction=both` returns.',
  },
  'hierarchy.direction.both': {
    ...row,
    says: '`direction=both` excludes neither parents nor children.',
  },
  'hierarchy.direction.default': {
    ...row,
    seen: 'relation',
    says: 'Without `direction` the hierarchy is that of `direction=both`.',
  },
  'hierarchy.direction.unknown': {
    ...row,
    says: 'A `direction` outside its three values is refused with 400 or reported as ignored.',
    ruling: 'unknown-enum-value',
  },
  'hierarchy.depth.range': {
    ...row,
    says: '`depth` takes whole numbers from 1 to 5.',
  },
  'hierarchy.depth.bounds': {
    ...row,
    seen: 'data',
    says: 'A chain of ancestors is no longer than the `depth` sent.',
  },
  'hierarchy.depth.deeper': {
    ...row,
    seen: 'relation',
    says: 'A greater `depth` adds to the ancestors of a lesser one those above them, where any are on file.',
  },
  'hierarchy.depth.default': {
    ...row,
    seen: 'relation',
    says: 'Without `depth` the ancestors are those of `depth=1`.',
  },
  'hierarchy.depth.max': {
    ...row,
    seen: 'data',
    says: 'A chain never has more than 5 ancestors.',
    ruling: 'hierarchy-limits',
  },
  'hierarchy.depth.out-of-range': {
    ...row,
    by: 'not-shown',
    says: 'Whether a `depth` below 1 or above 5 is refused with 400 or served within the range is left open.',
    ruling: 'hierarchy-limits',
  },
  'hierarchy.siblings.default': {
    ...row,
    says: 'Without `include_siblings` no siblings are returned.',
  },
  'hierarchy.siblings.false': {
    ...row,
    says: 'With `include_siblings=false` no siblings are returned.',
  },
  'hierarchy.siblings.true': {
    ...row,
    seen: 'data',
    says: '`include_siblings=true` adds the siblings that the entity has.',
    ruling: 'reference-envelope',
  },
  'hierarchy.siblings.same-parent': {
    ...row,
    seen: 'relation',
    says: 'Every sibling has the direct parent of the entity.',
  },
  'hierarchy.siblings.direct-only': {
    ...row,
    seen: 'data',
    says: 'An entity without a direct parent on file has no siblings.',
  },
  'hierarchy.siblings.itself': {
    ...row,
    by: 'not-shown',
    seen: 'data',
    says: 'Whether the entity stands among its own siblings is left open.',
  },
  'hierarchy.siblings.extent': {
    ...row,
    by: 'not-shown',
    seen: 'data',
    says: 'How many siblings are returned at most, and whether `limit` binds them, is left open.',
  },
  'hierarchy.siblings.down': {
    ...row,
    by: 'not-shown',
    says: 'Whether siblings are returned under `direction=down` is left open.',
  },
  'hierarchy.limit.bounds': {
    ...row,
    says: 'No more children are returned than the `limit` sent, where that is within the range.',
  },
  'hierarchy.limit.at-max': { ...row, says: 'The hierarchy takes a `limit` of 50.' },
  'hierarchy.limit.max': {
    ...row,
    says: 'A hierarchy never has more than 50 children.',
    ruling: 'hierarchy-limits',
  },
  'hierarchy.limit.out-of-range': {
    ...row,
    by: 'not-shown',
    says: 'Whether a children `limit` out of range is refused with 400 or served within it is left open.',
    ruling: 'hierarchy-limits',
  },
  'hierarchy.limit.default': {
    ...row,
    by: 'not-shown',
    says: 'How many children are returned at most without `limit` is left open.',
  },
  'hierarchy.as-of': {
    ...row,
    by: 'not-shown',
    says: 'Whether an `as_of` on the hierarchy is refused, reported as ignored or passed over is left open.',
    ruling: 'hierarchy-as-of',
  },
  'hierarchy.as-of.refusal': {
    ...row,
    heading: 'Errors > Validation and request errors',
    by: 'table',
    says: 'A refusal of `as_of` on the hierarchy is `UNSUPPORTED_PARAM`, `UNKNOWN_PARAM` or `UNSUPPORTED_FILTER`.',
    ruling: 'hierarchy-as-of',
  },
  'hierarchy.latest-load': {
    ...row,
    seen: 'relation',
    says: 'A hierarchy served to a request with `as_of` is the one served without it.',
    ruling: 'hierarchy-as-of',
  },
} as const satisfies Clauses;
