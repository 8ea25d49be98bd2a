import { isLei, type LegalEntity, legalEntities } from '../legal-entities.js';
import { organizations } from '../organizations.js';
import { has } from '../planted.js';
import { Refusal } from '../refusal.js';
import { companyBehind, subjectIn } from './handles.js';

type Part = Readonly<Record<string, unknown>>;

export function legalEntityOf(lei: string | undefined): LegalEntity | undefined {
  return legalEntities.find((entity) => entity.lei === lei);
}

/** The legal entity that a handle or a bare LEI stands for; undefined where it has none. */
export function legalEntityBehind(handle: string): LegalEntity | undefined {
  if (!/^[0-9a-z]{20}$/i.test(handle)) return legalEntityOf(companyBehind(subjectIn(handle))?.lei);
  const lei = handle.toUpperCase();
  if (!isLei(lei)) throw new Refusal(404, 'NO_SUCH_LEI', 'Não é um LEI.', { lei });
  const entity = legalEntityOf(lei);
  if (entity === undefined) throw new Refusal(404, undefined, 'LEI fora do acervo.', { lei });
  return entity;
}

/** Up to `depth` ancestors, the nearest first. */
export function ancestorsOf(entity: LegalEntity | undefined, depth: number): readonly LegalEntity[] {
  const parent = legalEntityOf(entity?.parent);
  return parent === undefined || depth === 0 ? [] : [parent, ...ancestorsOf(parent, depth - 1)];
}

export function childrenOf(entity: LegalEntity): readonly LegalEntity[] {
  return legalEntities.filter(({ parent }) => parent === entity.lei);
}

export function siblingsOf(entity: LegalEntity): readonly LegalEntity[] {
  if (entity.parent === undefined) return [];
  return legalEntities.filter((other) => other.parent === entity.parent && other !== entity);
}

export function nodeOf(entity: LegalEntity): Part {
  const spine = organizations.find(({ lei }) => lei === entity.lei);
  return {
    legalName: entity.name,
    jurisdiction: entity.jurisdiction,
    entity_id: spine?.id ?? null,
    lei: entity.lei,
  };
}

/** What is on file, to be read before the relations themselves. */
export function coverageOf(entity: LegalEntity | undefined): Part {
  return {
    lei_present: entity !== undefined,
    ...(!has('coverage-without-level2') && {
      in_registry_level2:
        entity !== undefined && (entity.parent !== undefined || childrenOf(entity).length > 0),
    }),
    reporting_exception: entity?.exception ?? null,
  };
}
