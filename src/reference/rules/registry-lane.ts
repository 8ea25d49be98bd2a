import type { LegalEntity, Registry } from '../corpus/registry.js';
import type { Faults, Planted } from '../fault.js';
import { foldedName, foldedNameOf, type MatchReason, matchOf } from './entity-names.js';

export const registryLaneFaults = {
  'search.registry.not-by-name': {
    clauses: ['search.universe.registry.by-name', 'search.universe.registry.all-records'],
    summary: 'Finds legal entities by their LEI only',
  },
  'search.registry.not-by-lei': {
    clauses: ['search.universe.registry.by-lei'],
    summary: 'Finds legal entities by their name only',
  },
  'search.registry.spine-only': {
    clauses: ['search.universe.registry.all-records'],
    summary: 'Searches only those legal entities that are entities of the service as well',
  },
  'search.registry.active-only': {
    clauses: ['search.universe.registry.all-records'],
    summary: 'Searches only legal entities whose status is ACTIVE',
  },
  'search.registry.first-hundred': {
    clauses: ['search.universe.registry.all-records'],
    summary: 'Searches the first hundred legal entities only',
  },
} as const satisfies Faults;

export interface FoundRecord {
  readonly record: LegalEntity;
  readonly reason: MatchReason | 'lei';
  readonly score: number;
}

/** More would not be read; the best come first. */
const rows = 100;

function searched({ entities, leis }: Registry, planted: Planted): readonly LegalEntity[] {
  if (planted('search.registry.first-hundred')) return entities.slice(0, 100);
  if (planted('search.registry.active-only')) {
    return entities.filter(({ entity_status }) => entity_status === 'ACTIVE');
  }
  if (!planted('search.registry.spine-only')) return entities;
  const known = new Set(leis.values());
  return entities.filter(({ lei }) => known.has(lei));
}

/** The records of the legal-entity registry whose LEI a text is, or whose name it fits; the best match first. */
export function findRecords(registry: Registry, text: string, planted: Planted): readonly FoundRecord[] {
  const wanted = foldedName(text);
  const lei = text.trim().toUpperCase();
  const known = new Set(registry.leis.values());
  const found = searched(registry, planted).flatMap((record): readonly FoundRecord[] => {
    if (record.lei === lei)
      return planted('search.registry.not-by-lei') ? [] : [{ record, reason: 'lei', score: 1 }];
    const match = matchOf(foldedNameOf(record, record.legal_name), wanted);
    // A word in common, such as a legal form, is no match among so many names.
    if (match === undefined || match.reason === 'shared_word') return [];
    if (planted('search.registry.not-by-name')) return [];
    // Of records that fit alike, those known elsewhere come first.
    const score = match.score + (known.has(record.lei) ? 0.03 : 0);
    return [{ record, reason: match.reason, score: Number(score.toFixed(3)) }];
  });
  return found
    .toSorted(
      (left, right) =>
        right.score - left.score || (left.record.legal_name < right.record.legal_name ? -1 : 1),
    )
    .slice(0, rows);
}
