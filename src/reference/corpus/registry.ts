import { isinOf, leiOf } from './check-digits.js';
import type { Corpus } from './index.js';
import { type Random, randomFrom } from './random.js';
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

const exceptionReasons = ['NO_KNOWN_PERSON', 'NATURAL_PERSONS', 'NON_CONSOLIDATING'] as const;

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

export interface Security {
  readonly isin: string;
  readonly lei: string;
}

/** The legal-entity index: records, consolidation, declared exceptions and securities. */
export interface Registry {
  readonly entities: readonly LegalEntity[];
  readonly relationships: readonly Relationship[];
  readonly exceptions: readonly ReportingException[];
  readonly securities: readonly Security[];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const letters = (random: Random, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.whole(0, alphabet.length - 1))).join('');

const usual = <T>(random: Random, common: T, all: readonly [T, ...T[]]): T =>
  random.chance(0.6) ? common : random.pick(all);

function entity(random: Random, at: number): LegalEntity {
  const place = random.pick(places);
  const stem = `${random.whole(1000, 9999)}00${letters(random, 8)}${at.toString(36).toUpperCase().padStart(4, '0')}`;
  const name = `${random.pick(place.words)} ${letters(random, 2)} ${random.pick(trades)} ${random.pick(place.forms)}`;
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

const consolidated = (
  child: LegalEntity,
  parent: LegalEntity,
  degree: 'DIRECTLY' | 'ULTIMATELY',
): Relationship => ({
  start_node: child.lei,
  end_node: parent.lei,
  relationship_type: `IS_${degree}_CONSOLIDATED_BY`,
  relationship_status: 'ACTIVE',
});

/**
 * Groups of ten: the first entity of a group is its ultimate parent and declares why it has none, the second and
 * third report to it, the next four report to the second, and the last three stand alone.
 */
function relationshipsOf(entities: readonly LegalEntity[]): readonly Relationship[] {
  return entities.flatMap((child, at) => {
    const top = entities[at - (at % 10)];
    const middle = entities[at - (at % 10) + 1];
    const place = at % 10;
    if (top === undefined || middle === undefined || place === 0 || place > 6) return [];
    if (place < 3) return [consolidated(child, top, 'DIRECTLY')];
    return [consolidated(child, middle, 'DIRECTLY'), consolidated(child, top, 'ULTIMATELY')];
  });
}

/** A registry of `size` entities; the same seed and size give the same records. */
export function registryOf(seed: number, size = 400): Registry {
  const random = randomFrom(`registry ${seed}`);
  const entities = Array.from({ length: size }, (_, at) => entity(random, at));
  const exceptions = entities
    .filter((_, at) => at % 10 === 0 || at % 10 === 7)
    .map(
      ({ lei }): ReportingException => ({
        lei,
        category: 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT',
        reason: usual(random, 'NO_KNOWN_PERSON', exceptionReasons),
      }),
    );
  const securities = entities
    .filter((_, at) => at % 3 === 0)
    .flatMap(({ lei, jurisdiction }) =>
      Array.from({ length: random.whole(1, 3) }, () => ({
        isin: isinOf(`${jurisdiction.slice(0, 2)}${letters(random, 9)}`),
        lei,
      })),
    );
  return { entities, relationships: relationshipsOf(entities), exceptions, securities };
}

const registries = new WeakMap<Corpus, Registry>();

/** The registry that belongs to a corpus, built once. */
export function registryIn(corpus: Corpus): Registry {
  const registry = registries.get(corpus) ?? registryOf(corpus.seed);
  registries.set(corpus, registry);
  return registry;
}
