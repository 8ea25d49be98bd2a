import { bendBy, type Json } from '../bend.js';
import { type Entity, variantsOf } from '../corpus/entities.js';
import type { Corpus } from '../corpus/index.js';
import { mentionsIn } from '../corpus/mentions.js';
import { registryIn } from '../corpus/registry.js';
import type { Faults, Planted } from '../fault.js';
import { detailCardFaults, entityCardFaults, listedCardFaults } from './entity-card-faults.js';

export const candidateFaults = {
  'entities.candidate.upper-case': {
    clauses: ['states.entity.needs-review'],
    summary: 'Shows the status of candidates as NEEDS_REVIEW',
  },
  'entities.candidate.with-blank': {
    clauses: ['states.entity.needs-review'],
    summary: 'Shows the status of candidates as "needs review"',
  },
  'entities.candidate.active-in-detail': {
    clauses: ['states.entity.needs-review'],
    summary: 'Shows candidates as active in their detail, and as needs_review in search',
  },
} as const satisfies Faults;

/** The status of an Entity as it is shown. */
export function statusOf({ status }: Entity, planted: Planted): string {
  if (status === 'active') return status;
  if (planted('entities.candidate.upper-case')) return status.toUpperCase();
  return planted('entities.candidate.with-blank') ? 'needs review' : status;
}

/** The card of an Entity; nothing is counted for a candidate. */
function cardOfEntity(entity: Entity, corpus: Corpus, planted: Planted): Json {
  const variants = variantsOf(entity, corpus);
  const { events, stories, articles } = mentionsIn(corpus).activityOf(entity.canonicalId);
  const counted = (count: number): number | null => (entity.status === 'active' ? count : null);
  const card = {
    id: entity.id,
    name: entity.name,
    type: entity.type,
    country: entity.country?.name ?? null,
    status: statusOf(entity, planted),
    encyclopedia_url: entity.encyclopediaUrl,
    wiki_id: entity.wiki,
    cik: entity.cik ?? null,
    lei: registryIn(corpus).leis.get(entity.id) ?? null,
    name_variants: variants.map(({ name }) => name),
    merged_ids: variants.map(({ id }) => id),
    story_count: counted(stories),
    article_count: counted(articles),
    event_count: counted(events),
  };
  return bendBy(entityCardFaults, planted)(card);
}

/** A card as the list shows it. */
export const listedCard = (entity: Entity, corpus: Corpus, planted: Planted): Json =>
  bendBy(listedCardFaults, planted)(cardOfEntity(entity, corpus, planted));

/** A card as the detail shows it. */
export function detailCard(entity: Entity, corpus: Corpus, planted: Planted): Json {
  const card = bendBy(detailCardFaults, planted)(cardOfEntity(entity, corpus, planted));
  const settled = entity.status === 'needs_review' && planted('entities.candidate.active-in-detail');
  return settled ? { ...card, status: 'active' } : card;
}
