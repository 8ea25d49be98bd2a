import { familyRoute } from '../account/family-route.js';
import type { Reply } from '../account/route.js';
import type { Json } from '../bend.js';
import { type Entity, variantsOf } from '../corpus/entities.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { detailCard } from './card.js';
import { entityOf } from './handles.js';

export const entityDetailFaults = {
  'entities.detail.missing': {
    clauses: ['entities.detail.route'],
    summary: 'Has no Entity detail',
  },
  'entities.detail.gone': {
    clauses: ['entities.detail.route'],
    summary: 'Answers Entity detail with 410',
  },
  'entities.detail.other-card': {
    clauses: ['entities.detail.same-entity', 'entity-card.one-registry'],
    summary: 'Returns the card of the Entity after the one asked for',
  },
  'entities.detail.list-of-cards': {
    clauses: ['entities.detail.card'],
    summary: 'Returns a list of the cards of all Entities of the same kind in the detail',
  },
  'entities.detail.unknown-id-null': {
    clauses: ['entities.detail.unknown-id'],
    summary: 'Answers an id that names no Entity with 200 and null',
  },
  'entities.detail.unknown-id-empty-card': {
    clauses: ['entities.detail.unknown-id'],
    summary: 'Answers an id that names no Entity with a card of that id and no counts',
  },
  'entities.detail.unknown-id-first-card': {
    clauses: ['entities.detail.unknown-id'],
    summary: 'Answers an id that names no Entity with the card of another one',
  },
  'entities.detail.slash-cut': {
    clauses: ['entities.detail.unknown-id'],
    summary: 'Takes what follows an encoded slash for the id',
  },
  'entities.detail.unknown-id-crashes': {
    clauses: ['entities.detail.unknown-id'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an id that names no Entity',
  },
  'entity-card.id.as-asked': {
    clauses: ['entity-card.one-card'],
    summary: 'Repeats the handle of the path as the id of the card',
  },
  'entity-card.id.of-merged-id': {
    clauses: ['entity-card.one-card'],
    summary: 'Shows a merged variant under its own id when it is asked for by that id',
  },
  'entities.detail.merged-unfound': {
    clauses: ['entities.handle.spine.detail'],
    admits: ['entity-card.id.either-form', 'entities.detail.card'],
    summary: 'Answers the id of an entity that was merged into another one with 404',
  },
  'entity-card.id.of-variant': {
    clauses: ['entity-card.one-card'],
    summary: 'Shows a merged variant under an id of its own when it is asked for by name',
  },
  'entities.candidate.not-found': {
    clauses: ['states.entity.known'],
    summary: 'Answers a candidate that search shows with 404',
  },
  'entities.candidate.gone': {
    clauses: ['states.entity.known'],
    summary: 'Answers a candidate that search shows with 410',
  },
} as const satisfies Faults;

const reply = (data: unknown): Reply => ({ body: { success: true, data } });

function notFound(handle: string, first: Json | undefined, planted: Planted): unknown {
  if (planted('entities.detail.unknown-id-null')) return null;
  if (planted('entities.detail.unknown-id-empty-card')) {
    return { id: handle, name: null, encyclopedia_url: null, story_count: 0, article_count: 0 };
  }
  if (planted('entities.detail.unknown-id-first-card')) return first;
  if (planted('entities.detail.unknown-id-crashes')) throw new TypeError('row is undefined');
  throw new Refusal('NOT_FOUND', `No Entity has the handle ${quoted(handle)}.`);
}

function refuseByFault(entity: Entity | undefined, planted: Planted): void {
  if (planted('entities.detail.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('entities.detail.gone')) throw new Refusal('ENDPOINT_REMOVED', 'Entity detail is gone.');
  if (entity?.status !== 'needs_review') return;
  if (planted('entities.candidate.not-found')) throw new Refusal('NOT_FOUND', 'There is no such Entity.');
  if (planted('entities.candidate.gone')) throw new Refusal('ENDPOINT_REMOVED', 'There is no such Entity.');
}

export const getEntity = familyRoute('getEntity', ({ path, deployment }) => {
  const { corpus, planted } = deployment;
  const sent = path.entity_id ?? '';
  const handle = planted('entities.detail.slash-cut') ? (sent.split('/').at(-1) ?? '') : sent;
  const entity = entityOf(handle, 'detail', deployment);
  refuseByFault(entity, planted);
  const canonical = corpus.entities.filter(({ id, canonicalId }) => id === canonicalId);
  if (entity === undefined) {
    const [first] = canonical;
    return reply(notFound(handle, first && detailCard(first, corpus, planted), planted));
  }
  const at = canonical.indexOf(entity);
  const other = planted('entities.detail.other-card') ? canonical[(at + 1) % canonical.length] : entity;
  const card = detailCard(other ?? entity, corpus, planted);
  if (planted('entities.detail.list-of-cards')) {
    const alike = canonical.filter(({ type }) => type === entity.type);
    return reply(alike.map((each) => detailCard(each, corpus, planted)));
  }
  if (planted('entity-card.id.as-asked')) return reply({ ...card, id: handle });
  const isMerged = variantsOf(entity, corpus).some(({ id }) => id === handle);
  if (isMerged && planted('entities.detail.merged-unfound'))
    throw new Refusal('NOT_FOUND', `There is no entity ${quoted(handle)}.`);
  const variant = variantsOf(entity, corpus).find(({ id, name, wiki }) => [id, name, wiki].includes(handle));
  return reply(
    variant !== undefined &&
      (planted('entity-card.id.of-variant') ||
        (variant.id === handle && planted('entity-card.id.of-merged-id')))
      ? { ...card, id: variant.id }
      : card,
  );
});
