import type { Clauses } from '../clause.js';

const awards = {
  heading: 'Endpoints > Government family',
  operations: ['listAwards'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const awardsRelation = { ...awards, seen: 'relation' } as const;
const awardsOpen = { ...awards, by: 'not-shown' } as const;
const links = { ...awards, operations: ['listForeignAgentLinks'] } as const;
const linksRelation = { ...links, seen: 'relation' } as const;
const linksOpen = { ...links, by: 'not-shown' } as const;
const both = { ...awards, operations: ['listAwards', 'listForeignAgentLinks'] } as const;
/** What the table of errors adds. */
const errors = { heading: 'Errors > Validation and request errors', by: 'table' } as const;
const refused = { ...both, ...errors } as const;
const refusedLinks = { ...links, ...errors } as const;
const semantics = {
  heading: 'What the service does > Semantics that the reference families fix',
  by: 'absolute',
  seen: 'one-reply',
} as const;
const shown = { ...semantics, operations: ['listAwards', 'listForeignAgentLinks'] } as const;
const never = { ...shown, seen: 'no' } as const;

/** Federal awards and foreign-agent links: what selects them, and what the surface never shows. */
export const governmentClauses = {
  'government.awards.covered': {
    ...awards,
    heading: 'What the service does',
    seen: 'data',
    says: 'The surface covers awards of the federal government.',
  },
  'government.links.covered': {
    ...links,
    heading: 'What the service does',
    seen: 'data',
    says: 'The surface covers registrations of foreign agents.',
  },
  'government.proprietary-id.not-ingested': {
    ...never,
    says: 'The surface takes in no proprietary commercial identifier of companies.',
    untestable: 'Only what replies show is visible from outside, not what the service holds.',
  },
  'government.proprietary-id.not-surfaced': {
    ...shown,
    says: 'No reply shows a proprietary commercial identifier of a company.',
  },
  'government.proprietary-tree.not-ingested': {
    ...never,
    says: 'The surface takes in no corporate-family tree that belongs to a proprietary identifier.',
    untestable: 'Only what replies show is visible from outside, not what the service holds.',
  },
  'government.proprietary-tree.not-surfaced': {
    ...shown,
    says: 'No reply shows a corporate-family tree that belongs to a proprietary identifier.',
  },
  'government.recipients.uei': {
    ...semantics,
    operations: ['listAwards'],
    says: 'A recipient is identified by its UEI.',
  },
  'government.recipients.one-a-uei': {
    ...semantics,
    operations: ['listAwards'],
    says: 'No two of `recipient_rollups` share a UEI.',
  },
  'government.recipients.uei.length': {
    ...semantics,
    operations: ['listAwards'],
    by: 'statement',
    says: 'A UEI has 12 characters.',
  },
  'government.licence': {
    ...never,
    by: 'statement',
    says: 'Government data is in the public domain of the US.',
    untestable: 'No reply is shown to state the licence of its data.',
  },

  'government.entitlement': {
    ...both,
    seen: 'account',
    says: 'Government data is open only to keys whose plan has `can_use_gov`.',
    ruling: 'missing-entitlement',
  },
  'government.entitlement.tier': {
    ...both,
    seen: 'account',
    says: 'The Markets tier and every tier above it have `can_use_gov`.',
  },

  'government.awards.selector-required': {
    ...awards,
    says: 'A request without `entity`, `uei` and `recipient` is refused with 400.',
    ruling: 'missing-selector',
  },
  'government.awards.entity': {
    ...awardsRelation,
    says: '`entity` selects the awards of that entity and no others.',
  },
  'government.awards.entity.spine-id': {
    ...awards,
    says: '`entity` takes an `e_` id.',
    ruling: 'accepted-handles',
  },
  'government.awards.entity.wiki': {
    ...awardsRelation,
    says: '`entity` takes the `wiki:` id of an entity for its `e_` id.',
    ruling: 'accepted-handles',
  },
  'government.awards.entity.cik': {
    ...awardsRelation,
    says: '`entity` takes the `cik:` id of an entity for its `e_` id.',
    ruling: 'accepted-handles',
  },
  'government.awards.entity.bare-name': {
    ...awards,
    says: 'A bare name in `entity` earns `INVALID_ENTITY_ID`.',
    ruling: 'accepted-handles',
  },
  'government.awards.entity.page-url': {
    ...awardsOpen,
    says: 'Whether the URL of an encyclopedia page in `entity` is resolved or refused is left open.',
    ruling: 'accepted-handles',
  },
  'government.awards.uei': {
    ...awardsRelation,
    says: '`uei` selects the awards of the recipient with that UEI and no others.',
  },
  'government.awards.uei.case': { ...awardsRelation, says: 'Letter case does not matter in `uei`.' },
  'government.awards.uei.malformed': {
    ...awardsOpen,
    says: 'What a `uei` that has not 12 characters earns is left open.',
  },
  'government.awards.uei.unknown': {
    ...awardsOpen,
    says: 'What a `uei` that no recipient has earns is left open.',
  },
  'government.awards.recipient.only': {
    ...awards,
    says: 'Every recipient returned for `recipient` has that text in its name.',
  },
  'government.awards.recipient.substring': {
    ...awardsRelation,
    says: '`recipient` finds a recipient by a part from inside its name.',
  },
  'government.awards.recipient.case': {
    ...awardsRelation,
    says: 'Letter case does not matter in `recipient`.',
  },
  'government.awards.combination': {
    ...awardsOpen,
    seen: 'relation',
    says: 'How several of `entity`, `uei` and `recipient` combine is left open.',
  },
  'government.awards.limit.timeline': {
    ...awards,
    says: '`awards` has no more rows than the `limit` in force.',
  },
  'government.awards.limit.timeline-only': {
    ...awardsRelation,
    says: '`limit` does not change `recipient_rollups`.',
  },
  'government.awards.limit.default': { ...awards, says: 'Without `limit`, `awards` holds up to 100 rows.' },
  'government.awards.limit.max': {
    ...awards,
    says: '`awards` never has more than 500 rows, whatever `limit` is sent.',
    ruling: 'limit-above-max',
  },

  'government.links.rows': {
    ...links,
    says: 'The reply holds foreign-agent links.',
    ruling: 'reference-envelope',
  },
  'government.links.entity.registrant': {
    ...linksRelation,
    says: '`entity` finds the links of which the entity is the registrant.',
    ruling: 'accepted-handles',
  },
  'government.links.entity.foreign-principal': {
    ...linksRelation,
    says: '`entity` finds the links of which the entity is the foreign principal.',
    ruling: 'accepted-handles',
  },
  'government.links.entity.only': {
    ...linksRelation,
    says: '`entity` admits no link that has the entity on neither side.',
  },
  'government.links.entity.bare-name': {
    ...linksOpen,
    says: 'Whether a bare name in `entity` is resolved or earns `INVALID_ENTITY_ID` is left open.',
    ruling: 'accepted-handles',
  },
  'government.links.entity.other-handles': {
    ...linksOpen,
    says: 'Whether `entity` takes handles other than `e_` ids and names is left open.',
    ruling: 'accepted-handles',
  },
  'government.links.registrant': {
    ...linksRelation,
    says: '`registrant` finds the links of a registrant by its name.',
  },
  'government.links.registrant.fuzzy': {
    ...linksOpen,
    seen: 'relation',
    says: 'How far the name of a registrant may differ from `registrant` and still match is left open.',
  },
  'government.links.foreign-principal': {
    ...linksRelation,
    says: '`foreign_principal` finds the links of a foreign principal by its name.',
  },
  'government.links.foreign-principal.fuzzy': {
    ...linksOpen,
    seen: 'relation',
    says: 'How far the name of a principal may differ from `foreign_principal` and still match is left open.',
  },
  'government.links.country': {
    ...linksRelation,
    says: '`country` selects the links of a country that is written in upper case as the source publishes it.',
    ruling: 'country-codes',
  },
  'government.links.country.case': {
    ...linksOpen,
    seen: 'relation',
    says: 'Whether `country` also takes other letter case than upper is left open.',
  },
  'government.links.country.row-case': {
    ...linksOpen,
    says: 'In which letter case a link writes its country is left open.',
  },
  'government.links.country.unknown': {
    ...linksOpen,
    says: 'What an unrecognised `country` earns is left open.',
    ruling: 'country-codes',
  },
  'government.links.adversary-only': {
    ...linksRelation,
    says: '`adversary_only=true` returns no link that the same request without it lacks.',
  },
  'government.links.adversary-only.meaning': {
    ...linksOpen,
    says: 'Which countries or principals count as adversaries is left open.',
  },
  'government.links.adversary-only.non-boolean': {
    ...refusedLinks,
    says: 'An `adversary_only` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'government.links.sanctioned-only': {
    ...links,
    says: 'Every link returned for `sanctioned_only=true` is of a sanctioned principal.',
  },
  'government.links.sanctioned-only.finds': {
    ...linksRelation,
    says: '`sanctioned_only=true` keeps each link that shows a sanctioned principal.',
  },
  'government.links.sanctioned-only.non-boolean': {
    ...refusedLinks,
    says: 'A `sanctioned_only` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'government.links.active-only': {
    ...links,
    says: 'Every link returned for `active_only=true` is active.',
  },
  'government.links.active-only.finds': {
    ...linksRelation,
    says: '`active_only=true` keeps each link that is active.',
  },
  'government.links.active-only.non-boolean': {
    ...refusedLinks,
    says: 'An `active_only` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'government.links.booleans.false': {
    ...linksOpen,
    seen: 'relation',
    says: 'What the three booleans select when they are false is not shown.',
  },
  'government.links.limit.rows': {
    ...links,
    says: 'A reply has no more links than the `limit` in force.',
  },
  'government.links.limit.default': {
    ...links,
    says: 'Without `limit` a reply holds up to 100 links.',
  },
  'government.links.limit.max': {
    ...links,
    says: 'No reply has more than 500 links, whatever `limit` is sent.',
    ruling: 'limit-above-max',
  },
  'government.links.bare-request': {
    ...linksOpen,
    says: 'Whether a request without any filter is served or earns `FILTER_REQUIRED` is left open.',
  },
  'government.links.order': { ...linksOpen, says: 'The order of the links is left open.' },
  'government.links.combination': {
    ...linksOpen,
    seen: 'relation',
    says: 'How several filters of the links combine is left open.',
  },

  'government.limit.at-max': { ...both, says: '`limit=500` is served.' },
  'government.limit.above-max': {
    ...refused,
    says: 'A `limit` above 500 earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'government.limit.below-min': {
    ...refused,
    says: 'A `limit` below 1 earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'government.limit.non-numeric': {
    ...refused,
    says: 'A `limit` that is no number earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
} as const satisfies Clauses;
