import type { Deployment } from '../account/route.js';
import type { Entity } from '../corpus/index.js';
import { type LegalEntity, mod97 } from '../corpus/legal-entity.js';
import { type Lineage, lineageIn } from '../corpus/registry.js';
import { entityByHandle, type HandleKind, handleKind } from '../entities/handles.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const hierarchySubjectFaults = {
  'hierarchy.entity.spine-id-unresolved': {
    clauses: ['entities.handle.spine.hierarchy'],
    summary: 'Takes LEIs only and does not find e_ ids',
  },
  'hierarchy.entity.lei-unresolved': {
    clauses: ['entities.handle.lei.hierarchy'],
    summary: 'Does not find bare LEIs',
  },
  'hierarchy.entity.lei-refused': {
    clauses: ['entities.handle.lei.hierarchy'],
    summary: 'Answers a bare LEI with INVALID_ENTITY_ID',
  },
  'hierarchy.entity.lei-without-entity-unresolved': {
    clauses: ['entities.handle.lei.hierarchy'],
    summary: 'Finds only those LEIs that belong to an entity of the news',
  },
  'hierarchy.entity.lei-check-digits-not-verified': {
    clauses: ['entities.handle.lei.hierarchy.check-digit'],
    summary: 'Compares the first 18 characters of LEIs, so that wrong check digits are overlooked',
  },
  'hierarchy.entity.name-not-found': {
    clauses: ['entities.handle.name.hierarchy'],
    summary: 'Answers the name of an entity with 404',
  },
  'hierarchy.entity.name-wrong-code': {
    clauses: ['entities.handle.name.hierarchy'],
    summary: 'Answers the name of an entity with INVALID_PARAM',
  },
  'hierarchy.entity.page-url-crash': {
    clauses: ['entities.handle.encyclopedia-url.path'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an encyclopedia URL',
  },
  'hierarchy.entity.page-id-without-legal-entity': {
    clauses: ['hierarchy.coverage.lei-present.held'],
    summary: 'Knows no LEI of an entity that is addressed by its wiki: id',
  },
  'hierarchy.entity.parent-of-lei': {
    clauses: ['hierarchy.entity'],
    summary: 'Returns the hierarchy of the parent for a bare LEI',
  },
  'hierarchy.unknown-entity.served-empty': {
    clauses: ['hierarchy.unknown-entity'],
    summary: 'Answers an id that names nothing with an empty hierarchy',
  },
  'hierarchy.unknown-entity.answered-null': {
    clauses: ['hierarchy.unknown-entity'],
    summary: 'Answers an id that names nothing with 200 and null',
  },
  'hierarchy.unknown-entity.crash': {
    clauses: ['hierarchy.unknown-entity'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an id that names nothing',
  },
} as const satisfies Faults;

/** Whose hierarchy is asked for: an entity, its legal entity, or both. */
export interface Subject {
  readonly entity: Entity | undefined;
  readonly legal: LegalEntity | undefined;
}

const isLei = (text: string): boolean => /^[0-9a-z]{18}[0-9]{2}$/i.test(text);

function byLei(
  text: string,
  lineage: Lineage,
  entities: readonly Entity[],
  planted: Planted,
): Subject | undefined {
  if (planted('hierarchy.entity.lei-unresolved')) return undefined;
  if (planted('hierarchy.entity.lei-refused')) {
    throw new Refusal('INVALID_ENTITY_ID', `${quoted(text)} is no id.`, { param: 'entity_id' });
  }
  const sent = text.toUpperCase();
  const overlooked = planted('hierarchy.entity.lei-check-digits-not-verified');
  if (mod97(sent) !== 1 && !overlooked) {
    throw new Refusal('INVALID_LEI', 'The LEI fails the ISO 17442 check.', { param: 'entity_id', lei: sent });
  }
  const legal = overlooked
    ? lineage.all.find(({ lei }) => lei.startsWith(sent.slice(0, 18)))
    : lineage.held(sent);
  if (legal === undefined) return undefined;
  const entityId = lineage.entityIdOf(legal.lei);
  if (entityId === undefined && planted('hierarchy.entity.lei-without-entity-unresolved')) return undefined;
  if (planted('hierarchy.entity.parent-of-lei')) {
    return { entity: undefined, legal: lineage.parentOf(legal.lei) ?? legal };
  }
  return { entity: entities.find(({ id }) => id === entityId), legal };
}

function refuseKind(kind: HandleKind, text: string, planted: Planted): void {
  if (kind === 'name' && planted('hierarchy.entity.name-wrong-code'))
    throw new Refusal('INVALID_PARAM', `${quoted(text)} is no id.`);
  if (kind === 'page' && planted('hierarchy.entity.page-url-crash'))
    throw new Refusal('INTERNAL_ERROR', 'No id.');
  if (kind === 'name' && planted('hierarchy.entity.name-not-found'))
    throw new Refusal('NOT_FOUND', 'No such entity.');
}

const nobody: Subject = { entity: undefined, legal: undefined };

function notFound(text: string, kind: HandleKind, planted: Planted): Subject | undefined {
  if (planted('hierarchy.unknown-entity.served-empty')) return nobody;
  if (planted('hierarchy.unknown-entity.answered-null')) return undefined;
  if (planted('hierarchy.unknown-entity.crash')) throw new Refusal('INTERNAL_ERROR', 'The entity is null.');
  const code = kind === 'name' && !isLei(text) ? 'INVALID_ENTITY_ID' : 'NOT_FOUND';
  throw new Refusal(code, `No entity is known as ${quoted(text)}.`, { param: 'entity_id' });
}

/** The subject that a handle of any kind, or a bare LEI, names. What names nothing is refused; faults return none. */
export function subjectOf(handle: string, { corpus, planted }: Deployment): Subject | undefined {
  const text = handle.trim();
  const lineage = lineageIn(corpus);
  const kind = handleKind(text);
  if (isLei(text)) return byLei(text, lineage, corpus.entities, planted) ?? notFound(text, kind, planted);
  refuseKind(kind, text, planted);
  const lost = kind === 'spine' && planted('hierarchy.entity.spine-id-unresolved');
  const entity = lost ? undefined : entityByHandle(text, corpus.entities);
  if (entity === undefined) return notFound(text, kind, planted);
  const isMissed = kind === 'wiki' && planted('hierarchy.entity.page-id-without-legal-entity');
  const lei = isMissed ? undefined : lineage.leiOf(entity.id);
  return { entity, legal: lei === undefined ? undefined : lineage.held(lei) };
}
