import type { Clauses } from '../clause.js';

/** A rule about one reply of the list, and one that only a comparison of replies shows. */
const list = {
  heading: 'Endpoints > Facilities family',
  operations: ['listFacilities'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const relation = { ...list, seen: 'relation' } as const;
const detail = { ...list, operations: ['getFacility'] } as const;
const both = { ...list, operations: ['listFacilities', 'getFacility'] } as const;
/** What the document leaves open about the list. */
const open = { ...list, by: 'not-shown' } as const;
/** What the table of errors adds. */
const errors = { heading: 'Errors > Validation and request errors', by: 'table' } as const;
const refused = { ...list, ...errors } as const;
const states = { ...list, heading: 'States and transitions' } as const;
const service = { ...list, heading: 'What the service does' } as const;
const semantics = {
  ...both,
  heading: 'What the service does > Semantics that the reference families fix',
} as const;
const licence = {
  ...semantics,
  seen: 'no',
  untestable: 'No reply is shown to state the licence of its data.',
} as const;

/** The directory of physical facilities: its list, its detail, its statuses and the licences of its data. */
export const facilitiesClauses = {
  'facilities.directory.power': {
    ...service,
    seen: 'data',
    says: 'The directory covers physical facilities of power.',
  },
  'facilities.directory.extraction': {
    ...service,
    seen: 'data',
    says: 'The directory covers physical facilities of extraction.',
  },
  'facilities.directory.transport': {
    ...service,
    seen: 'data',
    says: 'The directory covers physical facilities of transport.',
  },
  'facilities.directory.ports': { ...service, seen: 'data', says: 'The directory covers ports.' },
  'facilities.directory.heavy-industry': {
    ...service,
    seen: 'data',
    says: 'The directory covers physical facilities of heavy industry.',
  },
  'facilities.directory.data-centers': {
    ...service,
    seen: 'data',
    says: 'The directory covers data centers.',
  },
  'facilities.licence.energy-assets': {
    ...licence,
    says: 'The facility data of energy assets is licensed under CC-BY 4.0.',
  },
  'facilities.data-centers.same-data': {
    ...semantics,
    operations: ['listFacilities', 'listDataCenters'],
    seen: 'relation',
    says: 'The data centers of the directory are taken from the AI compute data.',
  },
  'facilities.licence.data-centers': {
    ...licence,
    says: 'The data of data-center facilities is licensed as the AI compute data, under CC-BY 4.0.',
  },
  'facilities.licence.data-centers.attribution': {
    ...licence,
    by: 'client',
    says: 'Clients who redistribute the data of data-center facilities attribute it.',
    untestable: 'It is a duty of clients.',
  },
  'facilities.licence.ports': { ...licence, says: 'The data of ports is public.' },

  'facilities.status.values': {
    ...states,
    says: '`operating`, `construction`, `proposed` and `retired` are statuses that a facility can have.',
    ruling: 'live-data',
  },
  'facilities.status.open': {
    ...states,
    by: 'not-shown',
    says: 'Which statuses there are besides the four that are named is left open.',
    ruling: 'live-data',
  },
  'facilities.status.case': {
    ...states,
    seen: 'relation',
    says: 'Letter case does not matter when `status` is matched.',
  },
  'facilities.status.transitions': {
    ...states,
    operations: ['listFacilities', 'getFacility'],
    by: 'not-shown',
    seen: 'time',
    says: 'How a facility passes from one status to another is not shown.',
  },

  'facilities.entitlement': {
    ...both,
    seen: 'account',
    says: 'The directory is open only to keys whose plan has `can_use_facilities`.',
    ruling: 'missing-entitlement',
  },
  'facilities.entitlement.tier': {
    ...both,
    seen: 'account',
    says: 'The Analyst tier and every tier above it have `can_use_facilities`.',
  },
  'facilities.no-events': { ...both, says: 'No reply of the directory joins a facility with Events.' },

  'facilities.list.records': {
    ...list,
    says: 'The list answers with facility records.',
    ruling: 'reference-envelope',
  },
  'facilities.list.envelope': {
    ...open,
    says: 'Whether the list has the members of a list envelope besides `success` and its records is left open.',
    ruling: 'reference-envelope',
  },

  'facilities.q.only': { ...list, says: 'Every facility returned for `q` has that text in its name.' },
  'facilities.q.substring': {
    ...relation,
    says: '`q` finds a facility by a part from inside its name.',
  },
  'facilities.q.case': { ...relation, says: 'Letter case does not matter in `q`.' },

  'facilities.type.only': { ...list, says: 'Every facility returned for a `type` is of that leaf type.' },
  'facilities.type.values': { ...list, says: '`type` takes each of the leaf types.' },
  'facilities.type.list': {
    ...relation,
    says: 'Leaf types separated by commas in `type` are alternatives.',
  },
  'facilities.type.unknown': { ...list, says: 'An unknown `type` is a 400 `INVALID_ENUM`.' },
  'facilities.type.unknown.in-list': {
    ...list,
    says: 'An unknown leaf type among known ones in `type` is a 400 `INVALID_ENUM` all the same.',
  },
  'facilities.type.accepted-values': {
    ...refused,
    says: 'The refusal of a `type` lists the leaf types in `details.accepted_values`.',
  },

  'facilities.class.only': { ...list, says: 'Every facility returned for a `class` is of that class.' },
  'facilities.class.values': { ...list, says: '`class` takes each of the six classes.' },
  'facilities.class.leaf-types': {
    ...relation,
    says: '`class` selects the facilities of all leaf types of the class.',
  },
  'facilities.class.several': {
    ...open,
    says: 'What several classes in `class` earn is not shown.',
  },
  'facilities.class.unknown': { ...list, says: 'An unknown `class` is a 400 `INVALID_ENUM`.' },
  'facilities.class.accepted-values': {
    ...refused,
    says: 'The refusal of a `class` lists the classes in `details.accepted_values`.',
  },

  'facilities.source.only': { ...list, says: 'Every facility returned for a `source` is from that silo.' },
  'facilities.source.values': {
    ...list,
    says: '`source` takes `energy_registry`, `maritime_ports` and `aicompute`.',
    ruling: 'neutral-names',
  },
  'facilities.source.list': { ...relation, says: 'Silos separated by commas in `source` are alternatives.' },
  'facilities.source.unknown': {
    ...list,
    says: 'An unknown `source` is refused or returns no facility.',
    ruling: 'unknown-enum-value',
  },

  'facilities.country.name': {
    ...relation,
    says: '`country` selects the facilities of a country by its name.',
    ruling: 'country-codes',
  },
  'facilities.country.iso-2': {
    ...relation,
    says: '`country` takes the two-letter ISO code of a country for its name.',
    ruling: 'country-codes',
  },
  'facilities.country.iso-3': {
    ...relation,
    says: '`country` takes the three-letter ISO code of a country for its name.',
    ruling: 'country-codes',
  },
  'facilities.country.primary': {
    ...relation,
    says: '`country` finds the facilities whose primary country it is.',
  },
  'facilities.country.secondary': {
    ...relation,
    seen: 'data',
    says: '`country` finds the facilities whose secondary country it is.',
  },
  'facilities.country.only': {
    ...relation,
    says: '`country` admits no facility that has the country neither as primary nor as secondary one.',
  },
  'facilities.country.list': {
    ...open,
    says: 'Whether `country` takes several countries at once is not shown.',
  },
  'facilities.country.unknown': {
    ...open,
    says: 'What an unrecognised `country` earns is left open.',
    ruling: 'country-codes',
  },
  'facilities.region.only': {
    ...list,
    says: '`region` admits no facility that lies in no country of the region.',
    ruling: 'region-members',
  },
  'facilities.region.finds': {
    ...relation,
    says: '`region` finds the facilities whose primary country belongs to the region.',
    ruling: 'region-members',
  },
  'facilities.region.secondary': {
    ...open,
    seen: 'data',
    says: 'Whether `region` reaches the secondary country of a facility is not shown.',
  },
  'facilities.region.values': { ...open, says: 'Which values `region` takes on the directory is not shown.' },
  'facilities.region.unknown': { ...open, says: 'What an unknown `region` earns is not shown.' },
  'facilities.continent.only': {
    ...list,
    says: '`continent` admits no facility that lies in no country of the continent.',
    ruling: 'region-members',
  },
  'facilities.continent.finds': {
    ...relation,
    says: '`continent` finds the facilities whose primary country belongs to the continent.',
    ruling: 'region-members',
  },
  'facilities.continent.secondary': {
    ...open,
    seen: 'data',
    says: 'Whether `continent` reaches the secondary country of a facility is not shown.',
  },
  'facilities.continent.values': {
    ...open,
    says: 'Which values `continent` takes on the directory is not shown.',
  },
  'facilities.continent.unknown': { ...open, says: 'What an unknown `continent` earns is not shown.' },

  'facilities.entity.id.only': {
    ...list,
    says: 'Every facility returned for a spine id in `entity` has that entity among its owners.',
    ruling: 'accepted-handles',
  },
  'facilities.entity.id.finds': {
    ...relation,
    says: 'A spine id in `entity` finds each facility that lists it as an owner.',
    ruling: 'accepted-handles',
  },
  'facilities.entity.name': {
    ...relation,
    says: 'A name in `entity` finds the facilities of an owner of that name.',
  },
  'facilities.entity.name.case': {
    ...relation,
    says: 'Letter case does not matter in a name sent as `entity`.',
  },
  'facilities.entity.name.fuzzy': {
    ...open,
    seen: 'relation',
    says: 'How far an owner may differ from a name in `entity` and still match is left open.',
  },
  'facilities.entity.unknown': {
    ...open,
    says: 'What a handle in `entity` that stands for no owner earns is not shown.',
  },
  'facilities.entity.wiki': {
    ...open,
    says: 'Whether a `wiki:` handle in `entity` is resolved or read as a name is left open.',
    ruling: 'accepted-handles',
  },
  'facilities.entity.other-handles': {
    ...open,
    says: 'What a `cik:` handle or the URL of an encyclopedia page earns in `entity` is left open.',
    ruling: 'accepted-handles',
  },
  'facilities.entity.canonical': {
    ...list,
    by: 'client',
    seen: 'no',
    says: 'Clients select by owner with `entity` rather than with the legacy parameters.',
    untestable: 'It is a duty of clients.',
  },
  'facilities.owner-entity-id': {
    ...list,
    says: 'Every facility returned for `owner_entity_id` has that entity among its owners.',
  },
  'facilities.owner-entity-id.finds': {
    ...relation,
    says: '`owner_entity_id` finds each facility that lists it as an owner.',
  },
  'facilities.owner-search': {
    ...list,
    says: 'Every facility returned for `owner_search` has an owner with that text in its name.',
  },
  'facilities.owner-search.substring': {
    ...relation,
    says: '`owner_search` finds a facility by a part from inside the name of its owner.',
  },
  'facilities.owner-search.case': {
    ...open,
    seen: 'relation',
    says: 'Whether letter case matters in `owner_search` is not shown.',
  },
  'facilities.owner.combination': {
    ...open,
    seen: 'relation',
    says: 'How `entity` combines with the legacy owner filters is left open.',
  },

  'facilities.status.only': {
    ...list,
    says: 'Every facility returned for a `status` has that status.',
  },
  'facilities.status.list': {
    ...relation,
    says: 'Statuses separated by commas in `status` are alternatives.',
  },
  'facilities.status.unknown': {
    ...open,
    says: 'Whether a `status` that no facility has is refused or returns no facility is not shown.',
  },

  'facilities.capacity-mw-min': {
    ...list,
    says: '`capacity_mw_min` admits no power facility or data center of less capacity in MW.',
    ruling: 'metric-bounds-inclusive',
  },
  'facilities.capacity-mw-max': {
    ...list,
    says: '`capacity_mw_max` admits no power facility or data center of more capacity in MW.',
    ruling: 'metric-bounds-inclusive',
  },
  'facilities.capacity-mw.power': {
    ...relation,
    says: 'The capacity bounds find power facilities within them.',
    ruling: 'metric-bounds-inclusive',
  },
  'facilities.capacity-mw.data-centers': {
    ...relation,
    says: 'The capacity bounds find data centers within them.',
    ruling: 'metric-bounds-inclusive',
  },
  'facilities.capacity-mw.other-types': {
    ...list,
    by: 'absolute',
    says: 'A capacity bound returns power facilities and data centers only.',
  },
  'facilities.capacity-mw.unknown-capacity': {
    ...open,
    says: 'Whether a capacity bound admits a power facility or data center of unknown capacity is not shown.',
  },
  'facilities.capacity-mw.inclusive': {
    ...open,
    says: 'Whether a facility exactly at a capacity bound is within it is left open.',
    ruling: 'metric-bounds-inclusive',
  },
  'facilities.capacity-mw-min.non-numeric': {
    ...refused,
    says: 'A `capacity_mw_min` that is no number earns `INVALID_NUMBER`.',
  },
  'facilities.capacity-mw-max.non-numeric': {
    ...refused,
    says: 'A `capacity_mw_max` that is no number earns `INVALID_NUMBER`.',
  },
  'facilities.capacity-mw.crossed': {
    ...list,
    says: 'A `capacity_mw_min` above `capacity_mw_max` returns no facility.',
    ruling: 'crossed-bounds',
  },

  'facilities.has-geo.true': {
    ...list,
    says: 'Every facility returned for `has_geo=true` has coordinates.',
    ruling: 'facility-coordinates',
  },
  'facilities.has-geo.no-data-centers': {
    ...list,
    says: '`has_geo=true` admits no data center.',
  },
  'facilities.has-geo.false': {
    ...open,
    seen: 'relation',
    says: 'What `has_geo=false` selects is left open.',
  },
  'facilities.has-geo.non-boolean': {
    ...refused,
    says: 'A `has_geo` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'facilities.has-owner.true': {
    ...list,
    says: 'Every facility returned for `has_owner=true` has an owner.',
  },
  'facilities.has-owner.no-ports': { ...list, says: '`has_owner=true` admits no port.' },
  'facilities.has-owner.false': {
    ...open,
    seen: 'relation',
    says: 'What `has_owner=false` selects is left open.',
  },
  'facilities.has-owner.non-boolean': {
    ...refused,
    says: 'A `has_owner` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },

  'facilities.bbox.order': {
    ...list,
    says: '`bbox` is read as lowest latitude, lowest longitude, highest latitude, highest longitude.',
  },
  'facilities.bbox.order.ports': {
    ...list,
    says: 'With `source=maritime_ports` too `bbox` has its latitudes first.',
    ruling: 'maritime-box-order',
  },
  'facilities.bbox.inside': {
    ...list,
    says: '`bbox` admits no facility whose coordinates lie outside the box.',
  },
  'facilities.bbox.finds': { ...relation, says: '`bbox` finds each facility that lies inside the box.' },
  'facilities.bbox.without-coordinates': {
    ...open,
    says: 'Whether `bbox` leaves out facilities without coordinates is not shown.',
  },
  'facilities.bbox.malformed': {
    ...refused,
    says: 'A `bbox` that is not four numbers earns `INVALID_BBOX`.',
  },
  'facilities.bbox.inverted-latitudes': {
    ...refused,
    says: 'A `bbox` whose latitudes are inverted earns `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'facilities.bbox.inverted-longitudes': {
    ...refused,
    says: 'A `bbox` whose longitudes are inverted earns `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'facilities.bbox.flat': {
    ...open,
    says: 'Whether a `bbox` of no height or no width is served or earns `INVALID_BBOX` is left open.',
    ruling: 'faulty-box',
  },
  'facilities.bbox.edge': {
    ...open,
    says: 'Whether a facility on the edge of a `bbox` is within it is left open.',
  },
  'facilities.bbox.out-of-range': {
    ...open,
    says: 'What a `bbox` with a coordinate beyond the poles or beyond 180 degrees earns is not shown.',
  },

  'facilities.near.order': { ...list, says: '`near` is read as latitude, longitude, radius.' },
  'facilities.near.kilometres': { ...list, says: 'The radius in `near` is given in kilometres.' },
  'facilities.near.inside': {
    ...list,
    says: '`near` admits no facility whose coordinates lie farther off than the radius.',
    ruling: 'great-circle-distance',
  },
  'facilities.near.finds': {
    ...relation,
    says: '`near` finds each facility that lies within the radius.',
    ruling: 'great-circle-distance',
  },
  'facilities.near.without-coordinates': {
    ...open,
    says: 'Whether `near` leaves out facilities without coordinates is not shown.',
  },
  'facilities.near.pair': { ...refused, says: 'A `near` without its radius earns `INVALID_NEAR`.' },
  'facilities.near.several': { ...refused, says: 'A `near` of more than one triple earns `INVALID_NEAR`.' },
  'facilities.near.non-numeric': {
    ...refused,
    says: 'A `near` of three parts that are not all numbers earns `INVALID_NEAR`.',
  },
  'facilities.near.with-bbox': {
    ...open,
    says: 'What `near` and `bbox` in one request select is left open.',
  },
  'facilities.near.radius.above-cap': {
    ...open,
    says: 'Whether the radius in `near` is capped at 2000 km is left open.',
    ruling: 'radius-above-max',
  },
  'facilities.near.radius.not-positive': {
    ...open,
    says: 'What a radius of zero or less in `near` earns is not shown.',
  },
  'facilities.near.out-of-range': {
    ...open,
    says: 'What a point beyond the poles or beyond 180 degrees earns in `near` is not shown.',
  },

  'facilities.sort.values': {
    ...list,
    says: '`sort` takes `name`, `capacity_desc`, `capacity_asc`, `recent` and `country`.',
  },
  'facilities.sort.default': { ...relation, says: 'Without `sort` the list is in the order of `name`.' },
  'facilities.sort.name': {
    ...list,
    says: '`sort=name` orders the facilities by their names.',
    ruling: 'sort-directions',
  },
  'facilities.sort.capacity-desc': {
    ...list,
    says: '`sort=capacity_desc` puts the facilities of greatest capacity first.',
    ruling: 'sort-directions',
  },
  'facilities.sort.capacity-asc': {
    ...list,
    says: '`sort=capacity_asc` puts the facilities of least capacity first.',
    ruling: 'sort-directions',
  },
  'facilities.sort.capacity.unknown': {
    ...open,
    says: 'Where facilities without a capacity in MW stand in the capacity orders is left open.',
    ruling: 'sort-directions',
  },
  'facilities.sort.recent': {
    ...list,
    says: '`sort=recent` puts the newest facilities first.',
    ruling: 'sort-directions',
    untestable:
      'A facility record is not shown to carry a date, and which date the order follows is not stated.',
  },
  'facilities.sort.recent.time': {
    ...open,
    says: 'Which time `sort=recent` follows is left open.',
    ruling: 'sort-directions',
  },
  'facilities.sort.country': {
    ...list,
    says: '`sort=country` orders the facilities by their countries.',
    ruling: 'sort-directions',
  },
  'facilities.sort.text-direction': {
    ...open,
    says: 'The direction and the collation of the orders by name and country are left open.',
    ruling: 'sort-directions',
  },
  'facilities.sort.ties': {
    ...open,
    says: 'The order of facilities with equal keys is left open.',
    ruling: 'sort-directions',
  },
  'facilities.sort.unknown': {
    ...list,
    says: 'An unknown `sort` is refused or returns no facility.',
    ruling: 'unknown-enum-value',
  },

  'facilities.limit.page': { ...list, says: 'A page has no more facilities than the `limit` in force.' },
  'facilities.limit.default': { ...list, says: 'Without `limit` a page holds up to 25 facilities.' },
  'facilities.limit.at-max': { ...list, says: '`limit=100` is served.' },
  'facilities.limit.max': {
    ...list,
    says: 'No page has more than 100 facilities, whatever `limit` is sent.',
    ruling: 'limit-above-max',
  },
  'facilities.limit.above-max': {
    ...refused,
    says: 'A `limit` above 100 earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'facilities.limit.below-min': {
    ...refused,
    says: 'A `limit` below 1 earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'facilities.limit.non-numeric': {
    ...refused,
    says: 'A `limit` that is no number earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'facilities.cursor.next-page': {
    ...relation,
    says: '`cursor` leads from a page of the list to the one after it.',
  },
  'facilities.cursor.no-repeats': { ...relation, says: 'A walk along `cursor` meets no facility twice.' },
  'facilities.cursor.complete': {
    ...relation,
    says: 'A walk along `cursor` meets every facility of the result.',
  },
  'facilities.cursor.ends': {
    ...relation,
    says: 'A walk along `cursor` comes to an end.',
    ruling: 'end-of-walk',
  },
  'facilities.cursor.unreadable': {
    ...refused,
    says: 'A text that is no cursor earns `INVALID_CURSOR`.',
    ruling: 'cursor-errors',
  },
  'facilities.cursor.place': {
    ...open,
    says: 'Where a page of the list shows the cursor of the next one is left open.',
    ruling: 'reference-envelope',
  },
  'facilities.cursor.life': {
    ...open,
    seen: 'time',
    says: 'How long a cursor of the list lives is left open.',
  },
  'facilities.combination': {
    ...open,
    seen: 'relation',
    says: 'How several filters of the list combine is left open.',
  },

  'facilities.detail.record': {
    ...detail,
    says: 'The detail of a facility id returns the record of one facility.',
    ruling: 'reference-envelope',
  },
  'facilities.detail.same-id': {
    ...detail,
    says: 'The record returned has the `f_` id of the path as its `facility_id`.',
  },
  'facilities.detail.listed': {
    ...both,
    seen: 'relation',
    says: 'Every `f_` id that the list shows is served by the detail.',
  },
  'facilities.detail.malformed': {
    ...detail,
    says: 'A malformed id in the path earns `INVALID_FACILITY_ID`.',
  },
  'facilities.detail.site-id.well-formed': {
    ...detail,
    ...errors,
    says: 'An `s_` id in the path does not earn `INVALID_FACILITY_ID`.',
    ruling: 'facility-ids',
  },
  'facilities.detail.site-id': {
    ...detail,
    by: 'not-shown',
    says: 'Whether an `s_` id in the path is served, not found or ambiguous is left open.',
    ruling: 'facility-ids',
  },
  'facilities.detail.unknown': {
    ...detail,
    says: 'A well-formed `f_` id that no facility has is answered with an error.',
    ruling: 'facility-ids',
  },
} as const satisfies Clauses;
