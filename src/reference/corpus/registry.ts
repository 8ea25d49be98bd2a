import { isinOf } from './check-digits.js';
import { corporateGroupsOf } from './corporate-groups.js';
import {
  consolidated,
  declared,
  exceptionReasons,
  type LegalEntity,
  legalEntity,
  letters,
  type Relationship,
  type ReportingException,
  usual,
} from './legal-entity.js';
import { randomFrom } from './random.js';
import { oncePerRecords, type Records } from './records.js';

export type { LegalEntity, Relationship, ReportingException } from './legal-entity.js';
export { entityCategories, entityStatuses, registrationStatuses } from './legal-entity.js';

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
  /** LEIs of organisations, by the id of their entity; missing where none is held. */
  readonly leis: ReadonlyMap<string, string>;
}

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
export function registryOf(seed: number, size = 4_900): Registry {
  const random = randomFrom(`registry ${seed}`);
  const entities = Array.from({ length: size }, (_, at) => legalEntity(random, at));
  const exceptions = entities
    .filter((_, at) => at % 10 === 0 || at % 10 === 7)
    .map((entity) => declared(entity, usual(random, 'NO_KNOWN_PERSON', exceptionReasons)));
  const securities = entities
    .filter((_, at) => at % 3 === 0)
    .flatMap(({ lei, jurisdiction }) =>
      Array.from({ length: random.whole(1, 3) }, () => ({
        isin: isinOf(`${jurisdiction.slice(0, 2)}${letters(random, 9)}`),
        lei,
      })),
    );
  return { entities, relationships: relationshipsOf(entities), exceptions, securities, leis: new Map() };
}

/** Both parts: entities that are unknown elsewhere, and the groups of the organisations of the corpus. */
function build({ seed, entities }: Records): Registry {
  const unknown = registryOf(seed);
  const groups = corporateGroupsOf(seed, entities, unknown.entities.length);
  return {
    ...unknown,
    entities: [...unknown.entities, ...groups.entities],
    relationships: [...groups.relationships, ...unknown.relationships],
    exceptions: [...unknown.exceptions, ...groups.exceptions],
    leis: groups.leis,
  };
}

/** The registry that belongs to a corpus, built once. */
export const registryIn = oncePerRecords(build);
