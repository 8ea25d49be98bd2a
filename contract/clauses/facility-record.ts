import type { Clauses } from '../clause.js';

/** A rule about records of the list; the detail shows what the list does by a rule of its own. */
const row = {
  heading: 'Resources and their fields > Facility record',
  operations: ['listFacilities'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const detail = { ...row, operations: ['getFacility'] } as const;
const table = { ...row, by: 'table' } as const;
const open = { ...row, by: 'not-shown' } as const;

/** Ids, members, source silos and types of the facility record. */
export const facilityRecordClauses = {
  'facility-record.id': { ...row, says: 'A facility record carries `facility_id`.' },
  'facility-record.id.prefix': { ...row, says: '`facility_id` is a string that begins with `f_`.' },
  'facility-record.id.stable': {
    ...row,
    seen: 'relation',
    says: 'A facility keeps one `facility_id` from request to request.',
  },
  'facility-record.id.rest': {
    ...open,
    says: 'The length and the characters of a `facility_id` after its prefix are not shown.',
    ruling: 'facility-ids',
  },
  'facility-record.site-id.prefix': {
    ...row,
    operations: ['listFacilities', 'getFacility'],
    seen: 'data',
    says: 'The id of a canonical site begins with `s_`.',
    ruling: 'facility-ids',
  },
  'facility-record.site-id.place': {
    ...open,
    operations: ['listFacilities', 'getFacility'],
    says: 'Whether a record names its canonical site, and where, is not shown.',
  },

  'facility-record.type': { ...row, says: 'A record carries the leaf type of the facility as `type`.' },
  'facility-record.class': { ...row, says: 'A record carries the class of the facility.' },
  'facility-record.source': { ...row, says: 'A record carries its source silo as `source`.' },
  'facility-record.country': { ...row, says: 'A record carries the country of the facility.' },
  'facility-record.country.spelling': {
    ...open,
    says: 'Whether a record spells its country as a name or as a code is not shown.',
  },
  'facility-record.country.secondary': {
    ...open,
    says: 'Whether a record shows a secondary country, and where, is not shown.',
  },
  'facility-record.coordinates': {
    ...row,
    says: 'A record carries the coordinates of the facility where its silo has them.',
    ruling: 'facility-coordinates',
  },
  'facility-record.owners': { ...row, says: 'A record carries the owners of the facility.' },
  'facility-record.owners.entity-id': { ...row, says: 'Every owner in a record has an `entity_id`.' },
  'facility-record.owners.entity-id.spine': {
    ...row,
    says: 'The `entity_id` of an owner is its spine id, which begins with `e_`.',
  },
  'facility-record.owners.further-members': {
    ...open,
    says: 'What an owner carries besides `entity_id` is not shown.',
  },
  'facility-record.owners.none': {
    ...open,
    says: 'Whether a facility without known owners has an empty list, null or no such member is not shown.',
  },
  'facility-record.status': { ...row, says: 'A record carries the `status` of the facility.' },
  'facility-record.status.unknown': {
    ...open,
    says: 'How a record shows that the status of its facility is not known is left open.',
  },
  'facility-record.capacity': { ...row, says: 'A record carries the capacity of the facility.' },
  'facility-record.capacity.unit': {
    ...open,
    says: 'The unit of the capacity of facilities other than power plants and data centers is not shown.',
  },
  'facility-record.capacity.unknown': {
    ...open,
    says: 'How a record shows that its facility has no known capacity is not shown.',
  },
  'facility-record.follow-on-urls': { ...row, says: 'A record carries URLs that lead on from it.' },
  'facility-record.follow-on-urls.targets': {
    ...open,
    says: 'What the URLs in a record lead to, and whether they are absolute, is not shown.',
  },
  'facility-record.names': {
    ...open,
    says: 'Under which names a record holds what the document only describes in words is not shown.',
  },
  'facility-record.further-members': {
    ...open,
    says: 'Which members a facility card has besides those listed is not shown.',
  },

  'facility-record.detail.card': {
    ...detail,
    seen: 'relation',
    says: 'The detail record has what the list shows of the same facility.',
  },
  'facility-record.detail.attributes': {
    ...detail,
    says: 'The detail record carries the attributes of its source as `attributes`.',
  },
  'facility-record.detail.attributes.members': {
    ...detail,
    by: 'not-shown',
    says: 'What `attributes` holds is not shown.',
  },
  'facility-record.detail.merge-history': {
    ...detail,
    says: 'The detail record carries `merge_history`.',
  },
  'facility-record.detail.merge-history.cross-silo': {
    ...detail,
    seen: 'no',
    says: '`merge_history` tells how records of different silos became one facility.',
    untestable: 'The inner shape of the history is not shown, nor is the record before a merge.',
  },
  'facility-record.detail.merge-history.reversible': {
    ...detail,
    seen: 'no',
    says: 'A merge in `merge_history` can be undone.',
    untestable: 'No request undoes a merge.',
  },
  'facility-record.detail.merge-history.members': {
    ...detail,
    by: 'not-shown',
    says: 'What an entry of `merge_history` holds is not shown.',
  },
  'facility-record.detail.merge-history.none': {
    ...detail,
    by: 'not-shown',
    says: 'What `merge_history` holds for a facility that was never merged is not shown.',
  },

  'facility-record.source.values': {
    ...row,
    says: 'The source silo of a record is `energy_registry`, `maritime_ports` or `aicompute`.',
    ruling: 'neutral-names',
  },
  'facility-record.energy-registry.energy-assets': {
    ...row,
    says: 'Facilities of the classes `power`, `extraction` and `transport_logistics` come from `energy_registry`.',
  },
  'facility-record.energy-registry.heavy-industry': {
    ...row,
    says: 'Facilities of the class `heavy_industry` come from `energy_registry`.',
  },
  'facility-record.energy-registry.nothing-else': {
    ...row,
    says: 'A facility from `energy_registry` is an energy asset or belongs to heavy industry.',
  },
  'facility-record.energy-registry.coordinates': {
    ...row,
    says: 'A record from `energy_registry` has coordinates unless it is a pipeline.',
    ruling: 'facility-coordinates',
  },
  'facility-record.energy-registry.coordinates.pipelines': {
    ...open,
    says: 'Whether a pipeline has coordinates is left open.',
    ruling: 'facility-coordinates',
  },
  'facility-record.energy-registry.coordinates.lng-carriers': {
    ...open,
    says: 'Whether an `lng_carrier`, being a ship, has coordinates is left open.',
    ruling: 'facility-coordinates',
  },
  'facility-record.energy-registry.owners': {
    ...row,
    says: '`energy_registry` has facilities whose owners are resolved to entities.',
  },
  'facility-record.maritime-ports.ports': {
    ...row,
    says: 'Facilities of the class `ports` come from `maritime_ports`.',
  },
  'facility-record.maritime-ports.nothing-else': {
    ...row,
    says: 'A facility from `maritime_ports` is a `port`.',
  },
  'facility-record.maritime-ports.coordinates': {
    ...row,
    says: 'A record from `maritime_ports` has coordinates.',
  },
  'facility-record.maritime-ports.no-owners': {
    ...row,
    says: 'A record from `maritime_ports` has no owners.',
  },
  'facility-record.aicompute.data-centers': {
    ...row,
    says: 'Facilities of the type `data_center` come from `aicompute`.',
  },
  'facility-record.aicompute.nothing-else': {
    ...row,
    says: 'A facility from `aicompute` is a `data_center`.',
  },
  'facility-record.aicompute.no-coordinates': {
    ...row,
    says: 'A record from `aicompute` has no coordinates.',
  },
  'facility-record.aicompute.owners': {
    ...row,
    says: '`aicompute` has facilities whose owners are resolved to entities.',
  },
  'facility-record.merged': {
    ...open,
    seen: 'data',
    says: 'Which source, coordinates and owners a facility merged across silos shows is left open.',
  },

  'facility-record.class.values': {
    ...table,
    says: 'The class is `power`, `extraction`, `transport_logistics`, `ports`, `heavy_industry` or `digital_infrastructure`.',
  },
  'facility-record.type.values': { ...table, says: '`type` is one of the twenty-one leaf types listed.' },
  'facility-record.type.power': {
    ...table,
    says: 'In the class `power` a `type` is `coal_plant`, `oil_gas_plant`, `nuclear_plant`, `geothermal_plant`, `bioenergy_plant`, `hydropower_plant`, `solar_farm` or `wind_farm`.',
  },
  'facility-record.type.extraction': {
    ...table,
    says: 'In the class `extraction` a `type` is `coal_mine`, `oil_gas_field` or `iron_ore_mine`.',
  },
  'facility-record.type.transport-logistics': {
    ...table,
    says: 'In the class `transport_logistics` a `type` is `coal_terminal`, `lng_terminal`, `gas_pipeline`, `oil_pipeline` or `lng_carrier`.',
  },
  'facility-record.type.ports': { ...table, says: 'In the class `ports` a `type` is `port`.' },
  'facility-record.type.heavy-industry': {
    ...table,
    says: 'In the class `heavy_industry` a `type` is `steel_plant`, `cement_plant` or `chemical_plant`.',
  },
  'facility-record.type.digital-infrastructure': {
    ...table,
    says: 'In the class `digital_infrastructure` a `type` is `data_center`.',
  },
} as const satisfies Clauses;
