import { limits } from '../../../../contract/index.js';
import {
  entityCategories,
  entityStatuses,
  type LegalEntity,
  type Registry,
  registrationStatuses,
} from '../corpus/registry.js';
import { isRare } from '../http/rare-rows.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { nameMatcher } from './legal-name.js';
import { requireLeis } from './lei.js';
import { pairedValues } from './pairs.js';

export const registryFilterVariants = {
  'registry.filters.any-selects': {
    summary: 'Lists the records that any of several filters selects',
    allowedBy: ['registry.entities.combination'],
  },
} as const satisfies Variants;

export const registryFilterFaults = {
  'registry.filter-required.served-unfiltered': {
    clauses: ['registry.entities.filter-required', 'error.filter-required'],
    summary: 'Answers a request without a filter with every record',
  },
  'registry.filter-required.served-empty': {
    clauses: ['registry.entities.filter-required', 'error.filter-required'],
    summary: 'Answers a request without a filter with an empty 200',
  },
  'registry.filter-required.wrong-code': {
    clauses: ['registry.entities.filter-required', 'error.filter-required'],
    summary: 'Answers a request without a filter with MISSING_PARAM',
  },
  'registry.filter-required.wrong-status': {
    clauses: ['registry.entities.filter-required', 'error.filter-required'],
    admits: ['error.code-status'],
    summary: 'Answers a request without a filter with status 422',
  },
  'registry.lei-list.first-only': {
    clauses: ['registry.entities.lei.list'],
    summary: 'Serves only the first LEI of a list',
  },
  'registry.lei-list.not-split': {
    clauses: ['registry.entities.lei.list'],
    summary: 'Reads a list of LEIs as one LEI, and refuses it',
  },
  'registry.lei-list.relatives-included': {
    clauses: ['registry.entities.lei'],
    summary: 'Adds the parents of the LEIs sent',
  },
  'registry.lei-list.answered-with-others': {
    clauses: ['registry.entities.lei'],
    summary: 'Answers the lei filter with the first ten records',
  },
  'registry.lei-list.retired-left-out': {
    clauses: ['registry.entities.lei'],
    summary: 'Finds records of a retired registration only where registration_status asks for them',
  },
  'registry.lei-list.hundred-refused': {
    clauses: ['registry.entities.lei.at-max'],
    summary: 'Refuses a list of exactly 100 LEIs',
  },
  'registry.lei-list.first-twenty-verified': {
    clauses: ['registry.entities.lei.check-digit.each'],
    summary: 'Verifies the first 20 LEIs of a list',
  },
  'registry.lei-list.last-fifty-only': {
    clauses: ['registry.entities.lei.at-max'],
    summary: 'Looks LEIs up fifty at a time, and serves the last ones alone',
  },
  'registry.lei-list.over-max-served': {
    clauses: ['registry.entities.lei.over-max', 'limits.lei-list'],
    summary: 'Serves a list of 101 LEIs',
  },
  'registry.lei-list.over-max-cut': {
    clauses: ['registry.entities.lei.over-max', 'limits.lei-list'],
    summary: 'Serves the first 100 of a longer list',
  },
  'registry.lei-list.over-max-wrong-status': {
    clauses: ['registry.entities.lei.over-max'],
    summary: 'Answers a list of more than 100 LEIs with status 413',
  },
  'registry.entities.active-by-default': {
    clauses: [
      'registry.entities.name.exact',
      'registry.entities.country',
      'registry.entities.jurisdiction.alpha-2',
      'registry.entities.entity-category',
    ],
    summary: 'Lists active entities only, unless a status or LEIs are asked for',
  },
  'registry.country.headquarters': {
    clauses: ['registry.entities.country'],
    summary: 'Matches the country of the headquarters, not of the legal address',
  },
  'registry.country.nothing-beside-entity-status': {
    clauses: ['registry.entities.country', 'registry.entities.entity-status'],
    summary: 'Finds no record where country and entity_status are sent together',
  },
  'registry.country.ignored': {
    clauses: ['registry.entities.country'],
    summary: 'Ignores the country filter',
  },
  'registry.country.alpha-2': {
    clauses: ['registry.entities.country'],
    summary: 'Compares the country with alpha-2 codes, so that ISO-3 codes find nothing',
  },
  'registry.jurisdiction.ignored': {
    clauses: ['registry.entities.jurisdiction.alpha-2'],
    admits: ['registry.entities.jurisdiction.subdivision'],
    summary: 'Ignores the jurisdiction filter',
  },
  'registry.jurisdiction.subdivisions-included': {
    clauses: ['registry.entities.jurisdiction.alpha-2'],
    summary: 'Lets an alpha-2 code match the subdivisions of its country',
  },
  'registry.jurisdiction.subdivision-widened': {
    clauses: ['registry.entities.jurisdiction.subdivision'],
    summary: 'Cuts a subdivision code down to its country',
  },
  'registry.jurisdiction.empty-subdivision-widened': {
    clauses: ['registry.entities.jurisdiction.subdivision'],
    summary: 'Cuts the code of a subdivision that no record has down to its country',
  },
  'registry.jurisdiction.subdivision-not-found': {
    clauses: ['registry.entities.jurisdiction.subdivision'],
    summary: 'Knows alpha-2 codes only, so that subdivision codes find nothing',
  },
  'registry.entity-status.ignored': {
    clauses: ['registry.entities.entity-status'],
    summary: 'Ignores the entity_status filter',
  },
  'registry.entity-status.unknown-dropped': {
    clauses: ['registry.entities.entity-status.enum', 'error.invalid-enum'],
    summary: 'Drops an unknown entity_status and serves the rest of the request',
  },
  'registry.entity-status.unknown-empty': {
    clauses: ['registry.entities.entity-status.enum', 'error.invalid-enum'],
    summary: 'Answers an unknown entity_status with an empty 200',
  },
  'registry.entity-status.wrong-code': {
    clauses: ['registry.entities.entity-status.enum'],
    summary: 'Answers an unknown entity_status with UNSUPPORTED_FILTER',
  },
  'registry.entity-status.without-accepted-values': {
    clauses: [
      'registry.entities.entity-status.accepted-values',
      'error.invalid-enum.details.accepted-values',
      'error.accepted-values',
    ],
    summary: 'Refuses an unknown entity_status without accepted_values',
  },
  'registry.registration-status.ignored': {
    clauses: ['registry.entities.registration-status'],
    summary: 'Ignores the registration_status filter',
  },
  'registry.registration-status.unknown-dropped': {
    clauses: ['registry.entities.registration-status.enum', 'error.invalid-enum'],
    summary: 'Drops an unknown registration_status and serves the rest of the request',
  },
  'registry.registration-status.unknown-empty': {
    clauses: ['registry.entities.registration-status.enum', 'error.invalid-enum'],
    summary: 'Answers an unknown registration_status with an empty 200',
  },
  'registry.registration-status.wrong-code': {
    clauses: ['registry.entities.registration-status.enum'],
    summary: 'Answers an unknown registration_status with UNSUPPORTED_FILTER',
  },
  'registry.registration-status.without-accepted-values': {
    clauses: [
      'registry.entities.registration-status.accepted-values',
      'error.invalid-enum.details.accepted-values',
      'error.accepted-values',
    ],
    summary: 'Refuses an unknown registration_status without accepted_values',
  },
  'registry.entity-category.ignored': {
    clauses: ['registry.entities.entity-category'],
    summary: 'Ignores the entity_category filter',
  },
  'registry.entity-category.unknown-dropped': {
    clauses: ['registry.entities.entity-category.enum', 'error.invalid-enum'],
    summary: 'Drops an unknown entity_category and serves the rest of the request',
  },
  'registry.entity-category.unknown-empty': {
    clauses: ['registry.entities.entity-category.enum', 'error.invalid-enum'],
    summary: 'Answers an unknown entity_category with an empty 200',
  },
  'registry.entity-category.wrong-code': {
    clauses: ['registry.entities.entity-category.enum'],
    summary: 'Answers an unknown entity_category with UNSUPPORTED_FILTER',
  },
  'registry.entity-category.without-accepted-values': {
    clauses: [
      'registry.entities.entity-category.accepted-values',
      'error.invalid-enum.details.accepted-values',
      'error.accepted-values',
    ],
    summary: 'Refuses an unknown entity_category without accepted_values',
  },
  'registry.enum-wrong-status': {
    clauses: [
      'registry.entities.entity-status.enum',
      'registry.entities.registration-status.enum',
      'registry.entities.entity-category.enum',
      'error.invalid-enum',
    ],
    admits: ['error.code-status'],
    summary: 'Answers an unknown value of a registry enum with status 422',
  },
} as const satisfies Faults;

type Keep = (entity: LegalEntity) => boolean;

const enums = {
  entity_status: { values: entityStatuses, slug: 'entity-status' },
  registration_status: { values: registrationStatuses, slug: 'registration-status' },
  entity_category: { values: entityCategories, slug: 'entity-category' },
} as const satisfies Partial<Record<keyof LegalEntity, { values: readonly string[]; slug: string }>>;

type EnumName = keyof typeof enums;

const all: Keep = () => true;
const none: Keep = () => false;

function byEnum(name: EnumName, value: string, planted: Planted): Keep {
  const { slug } = enums[name];
  const values: readonly string[] = enums[name].values;
  if (values.includes(value)) {
    return planted(`registry.${slug}.ignored`) ? all : (entity) => entity[name] === value;
  }
  if (planted(`registry.${slug}.unknown-dropped`)) return all;
  if (planted(`registry.${slug}.unknown-empty`)) return none;
  const code = planted(`registry.${slug}.wrong-code`) ? 'UNSUPPORTED_FILTER' : 'INVALID_ENUM';
  const listed = planted(`registry.${slug}.without-accepted-values`) ? {} : { accepted_values: values };
  const form = planted('registry.enum-wrong-status') ? { status: 422 } : {};
  throw new Refusal(code, `${name} has no such value.`, { param: name, ...listed }, form);
}

function byLei(list: string, registry: Registry, planted: Planted): Keep {
  const split = planted('registry.lei-list.not-split') ? [list] : list.split(',');
  const sent = split.filter((lei) => lei.trim() !== '');
  const max = limits.registry.leis.max;
  const over = planted('registry.lei-list.hundred-refused') ? sent.length >= max : sent.length > max;
  const served = planted('registry.lei-list.over-max-served') || planted('registry.lei-list.over-max-cut');
  if (over && !served) {
    const form = planted('registry.lei-list.over-max-wrong-status') ? { status: 413 } : {};
    throw new Refusal('INVALID_LIMIT', `At most ${max} LEIs are accepted.`, { max, sent: sent.length }, form);
  }
  const counted = planted('registry.lei-list.over-max-cut') ? sent.slice(0, max) : sent;
  const verified = planted('registry.lei-list.first-twenty-verified') ? counted.slice(0, 20) : counted;
  const leis = [...requireLeis(verified, planted), ...counted.slice(verified.length)];
  const batch = 50;
  const found = planted('registry.lei-list.last-fifty-only')
    ? leis.slice(Math.floor((leis.length - 1) / batch) * batch)
    : leis;
  const wanted = new Set(planted('registry.lei-list.first-only') ? found.slice(0, 1) : found);
  if (planted('registry.lei-list.relatives-included')) {
    for (const { start_node, end_node } of registry.relationships) {
      if (leis.includes(start_node)) wanted.add(end_node);
    }
  }
  if (planted('registry.lei-list.answered-with-others')) {
    const first = new Set(registry.entities.slice(0, 10).map(({ lei }) => lei));
    return ({ lei }) => first.has(lei);
  }
  return ({ lei }) => wanted.has(lei);
}

function byCountry(text: string, planted: Planted): Keep {
  const country = text.trim().toUpperCase();
  if (planted('registry.country.ignored')) return all;
  if (planted('registry.country.alpha-2')) return ({ jurisdiction }) => jurisdiction.slice(0, 2) === country;
  if (planted('registry.country.headquarters')) return (entity) => entity.headquarters_country === country;
  const isStray = planted('rare.registry-country-kept');
  return (entity) => entity.country === country || (isStray && isRare(entity.lei, 100));
}

function byJurisdiction(text: string, { entities }: Registry, planted: Planted): Keep {
  const wanted = text.trim().toUpperCase();
  const subdivision = wanted.includes('-');
  if (planted('registry.jurisdiction.ignored')) return all;
  if (subdivision && planted('registry.jurisdiction.subdivision-not-found')) return none;
  const isWidened =
    planted('registry.jurisdiction.subdivision-widened') ||
    (planted('registry.jurisdiction.empty-subdivision-widened') &&
      entities.every(({ jurisdiction }) => jurisdiction !== wanted));
  if (subdivision && isWidened) {
    return ({ jurisdiction }) => jurisdiction.slice(0, 2) === wanted.slice(0, 2);
  }
  if (planted('registry.jurisdiction.subdivisions-included')) {
    return ({ jurisdiction }) => jurisdiction === wanted || jurisdiction.startsWith(`${wanted}-`);
  }
  return ({ jurisdiction }) => jurisdiction === wanted;
}

function withoutFilter(registry: Registry, planted: Planted): readonly LegalEntity[] {
  if (planted('registry.filter-required.served-unfiltered')) return registry.entities;
  if (planted('registry.filter-required.served-empty')) return [];
  const code = planted('registry.filter-required.wrong-code') ? 'MISSING_PARAM' : 'FILTER_REQUIRED';
  const form = planted('registry.filter-required.wrong-status') ? { status: 422 } : {};
  throw new Refusal(code, 'At least one filter is required.', {}, form);
}

/** The records that every filter of the query keeps; a query without any filter is refused. */
export function selectEntities(
  registry: Registry,
  query: URLSearchParams,
  planted: Planted,
): readonly LegalEntity[] {
  const values = pairedValues(new Map(query), planted);
  // Of a repeated parameter the first counts.
  const value = (name: string): string | undefined =>
    (values.has(name) && query.get(name)?.trim()) || undefined;
  const given = <T>(name: string, make: (text: string) => T): readonly T[] => {
    const text = value(name);
    return text === undefined ? [] : [make(text)];
  };
  const list = query.getAll('lei').join(',');
  const leis = /[^,\s]/.test(list) ? [byLei(list, registry, planted)] : [];
  const keeps: readonly Keep[] = [
    ...leis,
    ...given('name', (text) => nameMatcher(text, planted, (filter) => values.has(filter))).map(
      (matches): Keep =>
        ({ legal_name }) =>
          matches(legal_name),
    ),
    ...given('country', (text) => byCountry(text, planted)),
    ...given('jurisdiction', (text) => byJurisdiction(text, registry, planted)),
    ...Object.keys(enums).flatMap((name) => given(name, (text) => byEnum(name as EnumName, text, planted))),
  ];
  if (keeps.length === 0) return withoutFilter(registry, planted);
  const isHidden = ({ registration_status }: LegalEntity): boolean =>
    registration_status === 'RETIRED' &&
    !values.has('registration_status') &&
    planted('registry.lei-list.retired-left-out');
  const isOfStatus = ['lei', 'entity_status', 'registration_status'].some((name) => values.has(name));
  const isInactiveHidden = !isOfStatus && planted('registry.entities.active-by-default');
  const isAny = planted.varied('registry.filters.any-selects');
  const isBroken = values.has('country') && values.has('entity_status');
  if (isBroken && planted('registry.country.nothing-beside-entity-status')) return [];
  return registry.entities.filter(
    (entity) =>
      !isHidden(entity) &&
      !(isInactiveHidden && entity.entity_status === 'INACTIVE') &&
      (isAny ? keeps.some((keep) => keep(entity)) : keeps.every((keep) => keep(entity))),
  );
}
