import { leiOf } from './check-digits.js';
import type { Random } from './random.js';
import { places, trades } from './registry-places.js';

export const entityStatuses = ['ACTIVE', 'INACTIVE'] as const;
export const registrationStatuses = ['ISSUED', 'LAPSED', 'MERGED', 'RETIRED', 'ANNULLED'] as const;
export const entityCategories = [
  'GENERAL',
  'BRANCH',
  'FUND',
  'SOLE_PROPRIETOR',
  'RESIDENT_GOVERNMENT_ENTITY',
] as const;

export const exceptionReasons = ['NO_KNOWN_PERSON', 'NATURAL_PERSONS', 'NON_CONSOLIDATING'] as const;

export interface LegalEntity {
  readonly lei: string;
  /** The id of the row in our own store; not addressable. */
  readonly record_id: number;
  readonly legal_name: string;
  readonly legal_address: { readonly city: string; readonly country: string };
  /** ISO-3 code of the legal address. */
  readonly country: string;
  /** ISO-3 code of the headquarters, often the same. */
  readonly headquarters_country: string;
  /** Raw alpha-2 or subdivision code. */
  readonly jurisdiction: string;
  readonly entity_status: (typeof entityStatuses)[number];
  readonly registration_status: (typeof registrationStatuses)[number];
  readonly entity_category: (typeof entityCategories)[number];
  readonly last_updated: string;
}

/** The start node is the child, the end node its parent. */
export interface Relationship {
  readonly start_node: string;
  readonly end_node: string;
  readonly relationship_type: 'IS_DIRECTLY_CONSOLIDATED_BY' | 'IS_ULTIMATELY_CONSOLIDATED_BY';
  readonly relationship_status: 'ACTIVE';
}

export interface ReportingException {
  readonly lei: string;
  readonly category: 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT';
  readonly reason: (typeof exceptionReasons)[number];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const letters = (random: Random, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.whole(0, alphabet.length - 1))).join('');

export const usual = <T>(random: Random, common: T, all: readonly [T, ...T[]]): T =>
  random.chance(0.6) ? common : random.pick(all);

/** The record number `at` of the index; a given name gets the legal form of its country. */
export function legalEntity(
  random: Random,
  at: number,
  given?: { readonly name: string; readonly country?: string },
): LegalEntity {
  const place = places.find(({ country }) => country === given?.country) ?? random.pick(places);
  const stem = `${random.whole(1000, 9999)}00${letters(random, 8)}${at.toString(36).toUpperCase().padStart(4, '0')}`;
  const made = () => `${random.pick(place.words)} ${letters(random, 2)} ${random.pick(trades)}`;
  const name = `${given?.name ?? made()} ${random.pick(place.forms)}`;
  return {
    lei: leiOf(stem),
    record_id: 70_000 + at,
    legal_name: name,
    legal_address: { city: random.pick(place.cities), country: place.country },
    country: place.country,
    headquarters_country: random.chance(0.8) ? place.country : random.pick(places).country,
    jurisdiction: random.pick(place.jurisdictions),
    entity_status: usual(random, 'ACTIVE', entityStatuses),
    registration_status: usual(random, 'ISSUED', registrationStatuses),
    entity_category: usual(random, 'GENERAL', entityCategories),
    last_updated: `2026-0${random.whole(3, 6)}-${String(random.whole(1, 28)).padStart(2, '0')}T00:00:00Z`,
  };
}

/** The record that a child files of the entity that consolidates it. */
export const consolidated = (
  child: LegalEntity,
  parent: LegalEntity,
  degree: 'DIRECTLY' | 'ULTIMATELY',
): Relationship => ({
  start_node: child.lei,
  end_node: parent.lei,
  relationship_type: `IS_${degree}_CONSOLIDATED_BY`,
  relationship_status: 'ACTIVE',
});

/** What a filer declares who reports no direct parent. */
export const declared = ({ lei }: LegalEntity, reason: ReportingException['reason']): ReportingException => ({
  lei,
  category: 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT',
  reason,
});
