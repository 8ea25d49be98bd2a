import {
  type FacilityClass,
  facilityClasses,
  facilitySources,
  facilityTypes,
  facilityTypesByClass,
  vocabularies,
} from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import { listItems } from '../http/parameter-values.js';
import { isRare } from '../http/rare-rows.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const facilityEnumFaults = {
  'facilities.type.dropped': {
    clauses: ['facilities.type.only'],
    summary: 'Ignores the type of facilities',
  },
  'facilities.type.widened-to-class': {
    clauses: ['facilities.type.only'],
    summary: 'Returns the whole class of a leaf type',
  },
  'facilities.type.several-widened-to-class': {
    clauses: ['facilities.type.only'],
    summary: 'Returns the whole class where several leaf types of one class are sent',
  },
  'facilities.type.part-served': {
    clauses: ['facilities.type.unknown', 'error.invalid-enum'],
    summary: 'Takes parts of leaf types, such as plant',
  },
  'facilities.type.lng-carrier-refused': {
    clauses: ['facilities.type.values'],
    summary: 'Does not know the leaf type lng_carrier',
  },
  'facilities.type.chemical-plant-refused': {
    clauses: ['facilities.type.values'],
    summary: 'Does not know the leaf type chemical_plant',
  },
  'facilities.type.first-only': {
    clauses: ['facilities.type.list'],
    summary: 'Serves only the first of several types',
  },
  'facilities.type.list-refused': {
    clauses: ['facilities.type.list'],
    summary: 'Reads a list of types as one type, and refuses it',
  },
  'facilities.type.unknown-empty': {
    clauses: ['facilities.type.unknown', 'error.invalid-enum'],
    summary: 'Answers an unknown type with an empty 200',
  },
  'facilities.type.unknown-dropped': {
    clauses: ['facilities.type.unknown', 'error.invalid-enum'],
    summary: 'Drops an unknown type and lists everything',
  },
  'facilities.type.unknown-wrong-code': {
    clauses: ['facilities.type.unknown', 'error.invalid-enum'],
    summary: 'Answers an unknown type with INVALID_PARAM',
  },
  'facilities.type.unknown-status-422': {
    clauses: ['facilities.type.unknown', 'error.invalid-enum'],
    admits: ['error.code-status'],
    summary: 'Answers an unknown type with status 422',
  },
  'facilities.type.unknown-in-list-dropped': {
    clauses: ['facilities.type.unknown.in-list', 'error.invalid-enum'],
    summary: 'Drops unknown types from a list with known ones',
  },
  'facilities.type.without-accepted-values': {
    clauses: [
      'facilities.type.accepted-values',
      'error.accepted-values',
      'error.invalid-enum.details.accepted-values',
    ],
    summary: 'Does not list the leaf types in the refusal of a type',
  },
  'facilities.type.classes-as-accepted-values': {
    clauses: ['facilities.type.accepted-values', 'error.accepted-values'],
    summary: 'Lists the classes in the refusal of a type',
  },
  'facilities.directory.without-power': {
    clauses: ['facilities.directory.power'],
    admits: ['facilities.class.leaf-types'],
    summary: 'Finds no power plants by their class, although it lists them',
  },
  'facilities.directory.without-extraction': {
    clauses: ['facilities.directory.extraction'],
    admits: ['facilities.class.leaf-types'],
    summary: 'Finds no mines and fields by their class, although it lists them',
  },
  'facilities.directory.without-transport': {
    clauses: ['facilities.directory.transport'],
    admits: ['facilities.class.leaf-types'],
    summary: 'Finds no terminals, pipelines and LNG carriers by their class, although it lists them',
  },
  'facilities.directory.without-ports': {
    clauses: ['facilities.directory.ports'],
    admits: ['facilities.class.leaf-types'],
    summary: 'Finds no ports by their class, although it lists them',
  },
  'facilities.directory.without-heavy-industry': {
    clauses: ['facilities.directory.heavy-industry'],
    admits: ['facilities.class.leaf-types'],
    summary: 'Finds no plants of heavy industry by their class, although it lists them',
  },
  'facilities.directory.without-data-centers': {
    clauses: ['facilities.directory.data-centers'],
    admits: ['facilities.class.leaf-types'],
    summary: 'Finds no data centers by their class, although it lists them',
  },
  'facilities.class.dropped': {
    clauses: ['facilities.class.only'],
    summary: 'Ignores the class of facilities',
  },
  'facilities.class.heavy-industry-refused': {
    clauses: ['facilities.class.values'],
    summary: 'Does not know the class heavy_industry',
  },
  'facilities.class.without-lng-carriers': {
    clauses: ['facilities.class.leaf-types'],
    summary: 'Leaves the LNG carriers out of their class, as they are ships',
  },
  'facilities.class.first-type-only': {
    clauses: ['facilities.class.leaf-types'],
    summary: 'Selects one leaf type for a class',
  },
  'facilities.class.unknown-empty': {
    clauses: ['facilities.class.unknown', 'error.invalid-enum'],
    summary: 'Answers an unknown class with an empty 200',
  },
  'facilities.class.unknown-dropped': {
    clauses: ['facilities.class.unknown', 'error.invalid-enum'],
    summary: 'Drops an unknown class and lists everything',
  },
  'facilities.class.unknown-wrong-code': {
    clauses: ['facilities.class.unknown', 'error.invalid-enum'],
    summary: 'Answers an unknown class with INVALID_PARAM',
  },
  'facilities.class.without-accepted-values': {
    clauses: [
      'facilities.class.accepted-values',
      'error.accepted-values',
      'error.invalid-enum.details.accepted-values',
    ],
    summary: 'Does not list the classes in the refusal of a class',
  },
  'facilities.source.dropped': {
    clauses: ['facilities.source.only'],
    summary: 'Ignores the source of facilities',
  },
  'facilities.source.aicompute-refused': {
    clauses: ['facilities.source.values'],
    summary: 'Does not know the source aicompute',
  },
  'facilities.source.first-only': {
    clauses: ['facilities.source.list'],
    summary: 'Serves only the first of several sources',
  },
  'facilities.source.list-refused': {
    clauses: ['facilities.source.list'],
    summary: 'Reads a list of sources as one source, and refuses it',
  },
  'facilities.source.unknown-dropped': {
    clauses: ['facilities.source.unknown'],
    summary: 'Drops an unknown source and lists everything',
  },
  'facilities.status.dropped': {
    clauses: ['facilities.status.only'],
    summary: 'Ignores the status of facilities',
  },
  'facilities.status.unknown-kept': {
    clauses: ['facilities.status.only'],
    summary: 'Keeps facilities of unknown status under every status',
  },
  'facilities.status.case-sensitive': {
    clauses: ['facilities.status.case'],
    summary: 'Compares statuses letter case included',
  },
  'facilities.status.first-only': {
    clauses: ['facilities.status.list'],
    summary: 'Serves only the first of several statuses',
  },
  'facilities.status.not-split': {
    clauses: ['facilities.status.list'],
    summary: 'Reads a list of statuses as one status, which no facility has',
  },
  'facilities.status.proposed-refused': {
    clauses: ['facilities.status.values'],
    summary: 'Does not know the status proposed',
  },
} as const satisfies Faults;

export const facilityEnumVariants = {
  'facilities.source.unknown-empty': {
    summary: 'Finds nothing under a source that it does not know',
    allowedBy: ['unknown-enum-value', 'facilities.source.unknown'],
  },
} as const satisfies Variants;

type Keep = (facility: Facility) => boolean;

const all: Keep = () => true;
const none: Keep = () => false;

function unknown(
  name: string,
  text: string,
  accepted: readonly string[] | undefined,
  form: { readonly code?: 'INVALID_PARAM'; readonly status?: number } = {},
): Refusal {
  const listed = accepted === undefined ? {} : { accepted_values: accepted };
  const { code = 'INVALID_ENUM', ...status } = form;
  return new Refusal(code, `${quoted(text)} is no ${name}.`, { param: name, ...listed }, status);
}

function unknownType(text: string, known: readonly string[], planted: Planted): Refusal {
  const classes = planted('facilities.type.classes-as-accepted-values');
  const silent = planted('facilities.type.without-accepted-values');
  return unknown('type', text, silent ? undefined : classes ? facilityClasses : known, {
    ...(planted('facilities.type.unknown-wrong-code') ? { code: 'INVALID_PARAM' } : {}),
    ...(planted('facilities.type.unknown-status-422') ? { status: 422 } : {}),
  });
}

function byType({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('type');
  if (text === undefined || planted('facilities.type.dropped')) return all;
  const known: readonly string[] = facilityTypes.filter(
    (type) =>
      !(type === 'lng_carrier' && planted('facilities.type.lng-carrier-refused')) &&
      !(type === 'chemical_plant' && planted('facilities.type.chemical-plant-refused')),
  );
  const items = planted('facilities.type.list-refused') ? [text] : listItems(text);
  const stranger = items.find((item) => !known.includes(item));
  if (stranger !== undefined) {
    const alone = !items.some((item) => known.includes(item));
    const part = facilityTypes.some((type) => type.includes(stranger));
    if (part && planted('facilities.type.part-served')) return ({ type }) => type.includes(stranger);
    if (alone && planted('facilities.type.unknown-empty')) return none;
    if (alone && planted('facilities.type.unknown-dropped')) return all;
    if (alone || !planted('facilities.type.unknown-in-list-dropped'))
      throw unknownType(stranger, known, planted);
  }
  const wanted = planted('facilities.type.first-only') ? items.slice(0, 1) : items;
  if (planted('rare.facility-type-kept'))
    return ({ facility_id: id, type }) => wanted.includes(type) || isRare(id, 50);
  if (wanted.length > 1 && planted('facilities.type.several-widened-to-class')) {
    const own = facilityClasses.find((each) =>
      wanted.every((type) => (facilityTypesByClass[each] as readonly string[]).includes(type)),
    );
    if (own !== undefined) return (facility) => facility.class === own;
  }
  if (!planted('facilities.type.widened-to-class')) return ({ type }) => wanted.includes(type);
  return (facility) => facilityTypesByClass[facility.class].some((type) => wanted.includes(type));
}

/** The fault that hides the facilities of a class from it. */
const hiding = {
  power: 'facilities.directory.without-power',
  extraction: 'facilities.directory.without-extraction',
  transport_logistics: 'facilities.directory.without-transport',
  ports: 'facilities.directory.without-ports',
  heavy_industry: 'facilities.directory.without-heavy-industry',
  digital_infrastructure: 'facilities.directory.without-data-centers',
} as const satisfies Record<FacilityClass, keyof typeof facilityEnumFaults>;

function byClass({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('class');
  if (text === undefined || planted('facilities.class.dropped')) return all;
  const known = facilityClasses.find((each) => each === text);
  if (
    known === undefined ||
    (known === 'heavy_industry' && planted('facilities.class.heavy-industry-refused'))
  ) {
    if (planted('facilities.class.unknown-empty')) return none;
    if (planted('facilities.class.unknown-dropped')) return all;
    const accepted = planted('facilities.class.without-accepted-values') ? undefined : facilityClasses;
    throw unknown('class', text, accepted, {
      ...(planted('facilities.class.unknown-wrong-code') ? { code: 'INVALID_PARAM' } : {}),
    });
  }
  if (planted(hiding[known])) return none;
  const [first] = facilityTypesByClass[known];
  return (facility) =>
    facility.class === known &&
    !(facility.type === 'lng_carrier' && planted('facilities.class.without-lng-carriers')) &&
    !(facility.type !== first && planted('facilities.class.first-type-only'));
}

function bySource({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('source');
  if (text === undefined || planted('facilities.source.dropped')) return all;
  const items = planted('facilities.source.list-refused') ? [text] : listItems(text);
  const known: readonly string[] = facilitySources.filter(
    (source) => !(source === 'aicompute' && planted('facilities.source.aicompute-refused')),
  );
  const stranger = items.find((item) => !known.includes(item));
  if (stranger !== undefined) {
    if (planted('facilities.source.unknown-dropped')) return all;
    if (planted.varied('facilities.source.unknown-empty')) return ({ source }) => items.includes(source);
    throw unknown('source', stranger, known);
  }
  const wanted = planted('facilities.source.first-only') ? items.slice(0, 1) : items;
  return ({ source }) => wanted.includes(source);
}

/** Statuses are an open set, so that an unknown one finds nothing. */
function byStatus({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('status');
  if (text === undefined || planted('facilities.status.dropped')) return all;
  const fold = (status: string): string =>
    planted('facilities.status.case-sensitive') ? status : status.toLowerCase();
  const stored = planted('facilities.status.capitals-unfound') ? (status: string) => status : fold;
  const items = (planted('facilities.status.not-split') ? [text] : listItems(text)).map(fold);
  if (items.includes('proposed') && planted('facilities.status.proposed-refused')) {
    throw unknown('status', 'proposed', vocabularies.facilityStatus.values);
  }
  const wanted = planted('facilities.status.first-only') ? items.slice(0, 1) : items;
  return ({ status }) =>
    status === null ? planted('facilities.status.unknown-kept') : wanted.includes(stored(status));
}

/** What `type`, `class`, `source` and `status` keep. */
export const facilityEnums = (call: FamilyCall, planted: Planted): readonly Keep[] =>
  [byType, byClass, bySource, byStatus].map((by) => by(call, planted));
