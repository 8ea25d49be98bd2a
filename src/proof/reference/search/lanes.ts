import { type Entity, variantsOf } from '../corpus/entities.js';
import type { Corpus } from '../corpus/index.js';
import { mentionsIn } from '../corpus/mentions.js';
import { type LegalEntity, type Registry, registryIn } from '../corpus/registry.js';
import { foldedName, foldedNameOf, type MatchReason, matchOf, type NameMatch } from '../entities/handles.js';
import type { Faults, Planted } from '../planted.js';
import type { Scope } from './parameters.js';

export const entitySearchFaults = {
  'search.q.without-effect': {
    clauses: ['search.q.finds'],
    summary: 'Finds the most mentioned entities whatever q says',
  },
  'search.q.single-words-only': {
    clauses: ['search.q.finds'],
    summary: 'Finds nothing for a q of several words',
  },
  'search.scope.all-without-reference': {
    clauses: ['search.scope.all.everything'],
    summary: 'Finds under scope=all what is in the news and nothing else',
  },
  'search.scope.all-without-media': {
    clauses: ['search.scope.all.everything'],
    summary: 'Finds under scope=all what structured registries hold and nothing else',
  },
  'search.scope.all-doubled': {
    clauses: ['search.scope.all.deduplicated'],
    summary: 'Shows under scope=all each entity once from the news and once from the registries',
  },
  'search.scope.all-variants-doubled': {
    clauses: ['search.scope.all.deduplicated'],
    summary: 'Shows an entity under scope=all once for each of its names that fits',
  },
  'search.scope.all-filed-doubled': {
    clauses: ['search.scope.all.deduplicated'],
    summary: 'Shows a company that has an LEI twice under scope=all where its whole name is searched for',
  },
  'search.scope.all-merged-doubled': {
    clauses: ['search.scope.all.deduplicated'],
    summary: 'Shows under scope=all an entity and once more each that was merged into it, by its former id',
  },
  'search.scope.all-ends-at-exact': {
    clauses: ['search.scope.all.everything'],
    summary: 'Shows under scope=all the entities of a name alone where one has exactly that name',
  },
  'search.scope.all-worst-first': {
    clauses: ['search.scope.all.ranked'],
    summary: 'Ranks the results of scope=all from the worst score to the best',
  },
  'search.scope.all-by-name': {
    clauses: ['search.scope.all.ranked'],
    summary: 'Sorts the results of scope=all by name',
  },
  'search.scope.all-news-first': {
    clauses: ['search.scope.all.ranked'],
    summary: 'Puts what is in the news before the rest under scope=all, each part ranked by itself',
  },
  'search.scope.all-concatenated': {
    clauses: ['search.scope.all.ranked'],
    summary: 'Puts what is not in the news before the rest under scope=all, each part ranked by itself',
  },
} as const satisfies Faults;

export interface Found {
  readonly entity: Entity;
  readonly reason: MatchReason | 'name_variant';
  readonly score: number;
}

const isRegistered = ({ id }: Entity): boolean => id.startsWith('e_');

/** Whether a scope holds an entity: the news, the cross-source registry, or either. */
function isIn(entity: Entity, scope: Scope, planted: Planted): boolean {
  if (scope === 'media') return entity.inNews;
  if (scope === 'reference') return isRegistered(entity);
  if (planted('search.scope.all-without-reference')) return entity.inNews;
  return !planted('search.scope.all-without-media') || isRegistered(entity);
}

const best = (matches: readonly NameMatch[]): NameMatch | undefined =>
  matches.toSorted((left, right) => right.score - left.score)[0];

/** What a name without any match stands for; only a fault shows it. */
const unsought: NameMatch = { reason: 'substring', score: 0.1 };

/** The entities of which a name fits, each by its best match; much news raises the score a little. */
function matchesOf(corpus: Corpus, wanted: string, scope: Scope, planted: Planted): readonly Found[] {
  const mentions = mentionsIn(corpus);
  const canonical = corpus.entities.filter(({ id, canonicalId }) => id === canonicalId);
  const match = (each: Entity): NameMatch | undefined =>
    planted('search.q.without-effect') ? unsought : matchOf(foldedNameOf(each, each.name), wanted);
  return canonical.flatMap((entity) => {
    const matches = [entity, ...variantsOf(entity, corpus)].flatMap((each) => match(each) ?? []);
    const top = best(matches);
    if (top === undefined) return [];
    const { events } = mentions.activityOf(entity.id);
    const score = Number((top.score + 0.05 * (1 - 1 / (1 + events / 50))).toFixed(3));
    const reason = match(entity)?.score === top.score ? top.reason : 'name_variant';
    const found: Found = { entity, reason, score };
    const doubled = scope === 'all' && planted('search.scope.all-variants-doubled');
    return doubled ? matches.map(() => found) : [found];
  });
}

const byScore = (left: Found, right: Found): number =>
  right.score - left.score || (left.entity.name < right.entity.name ? -1 : 1);
const byName = (left: Found, right: Found): number => (left.entity.name < right.entity.name ? -1 : 1);

function rankedOfAll(found: readonly Found[], planted: Planted): readonly Found[] {
  if (planted('search.scope.all-worst-first')) return found.toSorted(byScore).reverse();
  if (planted('search.scope.all-by-name')) return found.toSorted(byName);
  const part = (inNews: boolean) => found.filter(({ entity }) => entity.inNews === inNews).toSorted(byScore);
  if (planted('search.scope.all-concatenated')) return [...part(false), ...part(true)];
  if (planted('search.scope.all-news-first')) return [...part(true), ...part(false)];
  return found.toSorted(byScore);
}

/** The entities of a scope that have a name fitting a text, the best match first. */
export function findEntities(corpus: Corpus, text: string, scope: Scope, planted: Planted): readonly Found[] {
  const wanted = foldedName(text);
  if (wanted.includes(' ') && planted('search.q.single-words-only')) return [];
  const found = matchesOf(corpus, wanted, scope, planted).filter(({ entity }) =>
    isIn(entity, scope, planted),
  );
  if (scope !== 'all') return found.toSorted(byScore);
  const exact = found.filter(({ reason }) => reason === 'exact_name');
  if (exact.length > 0 && planted('search.scope.all-ends-at-exact')) return rankedOfAll(exact, planted);
  const { leis } = registryIn(corpus);
  const again = found.filter(
    ({ entity, reason }) =>
      (planted('search.scope.all-doubled') && entity.inNews && isRegistered(entity)) ||
      (planted('search.scope.all-filed-doubled') && reason === 'exact_name' && leis.has(entity.id)),
  );
  const former = planted('search.scope.all-merged-doubled')
    ? found.flatMap((each) => variantsOf(each.entity, corpus).map((entity) => ({ ...each, entity })))
    : [];
  return rankedOfAll([...found, ...again, ...former], planted);
}

export const registryLaneFaults = {
  'search.registry.not-by-name': {
    clauses: ['search.universe.registry.by-name'],
    summary: 'Finds legal entities by their LEI only',
  },
  'search.registry.not-by-lei': {
    clauses: ['search.universe.registry.by-lei'],
    summary: 'Finds legal entities by their name only',
  },
  'search.registry.spine-only': {
    clauses: ['search.universe.registry.all-records', 'search.universe.registry.by-lei'],
    summary: 'Searches only those legal entities that are entities of the service as well',
  },
  'search.registry.active-only': {
    clauses: ['search.universe.registry.all-records'],
    summary: 'Searches only legal entities whose status is ACTIVE',
  },
  'search.registry.closed-left-out': {
    clauses: ['search.universe.registry.all-records'],
    summary: 'Searches no legal entity that is INACTIVE and whose registration is no longer ISSUED',
  },
  'search.registry.leis-by-position': {
    clauses: ['search.universe.registry.held'],
    admits: ['search.universe.registry.by-name'],
    summary: 'Shows each legal entity of the registry lane with the LEI of the one after it',
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
  if (planted('search.registry.closed-left-out')) {
    return entities.filter(
      ({ entity_status, registration_status }) =>
        entity_status === 'ACTIVE' || registration_status === 'ISSUED',
    );
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
