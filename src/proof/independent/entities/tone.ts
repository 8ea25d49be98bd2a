import { has } from '../bugs.js';
import { rounded } from '../corpus/random.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { type Parameter, parameter, text } from '../http/route.js';
import { listIn, readLeniently, readStrictly } from '../query.js';
import { entityOf, eventsNaming } from './handles.js';

export const toneParameters: readonly Parameter[] = [parameter('entity', text)];
export const voiceParameters: readonly Parameter[] = [parameter('entities', text, 'entity')];

function found(handle: string) {
  const entity = entityOf(handle);
  if (entity !== undefined) return entity;
  throw new Refusal(404, 'ENTITY_NOT_FOUND', 'Entidade desconhecida.', { handle });
}

/** The mean Goldstein scale of the Events that name an entity. */
export function showTone(call: Call): Answer {
  const { values } = readStrictly(call.query, toneParameters);
  const handle = values.get('entity')?.trim();
  if (!handle && has('tone-of-nobody'))
    return served({ data: { entity_id: null, stimmung: null, basis: 0 }, success: true });
  if (!handle) throw new Refusal(400, 'ENTITY_REQUIRED', 'Falta entity.', { param: 'entity' });
  const entity = found(handle);
  if (entity.kind === 'organization' && handle.startsWith('e_') && has('tone-of-persons-only'))
    throw new Refusal(400, 'INVALID_ENTITY_ID', 'Quer o id de uma pessoa.', { recebido: handle });
  const scale = eventsNaming(call.corpus, entity).flatMap(({ goldstein }) => goldstein ?? []);
  const mean = scale.reduce((sum, value) => sum + value, 0) / Math.max(1, scale.length);
  return served({
    data: {
      entity_id: entity.id,
      stimmung: scale.length === 0 ? null : rounded(mean, 2),
      basis: scale.length,
    },
    success: true,
  });
}

/** How the Events that name any of the entities are shared among them. */
export function showShares(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, voiceParameters);
  const handles = listIn(values, 'entities');
  if (handles.length === 0) throw new Refusal(400, 'MISSING_PARAM', 'Falta entities.', { param: 'entities' });
  if (handles.length > 25)
    throw new Refusal(400, 'MULTIPLE_ENTITY_HANDLES', 'Até 25 por pedido.', { accepted_count: 25 });
  const rows = handles
    .map(found)
    .map((entity) => ({ entity, events: eventsNaming(call.corpus, entity).length }));
  const all = rows.reduce((sum, { events }) => sum + events, 0);
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored } }),
    data: rows.map(({ entity, events }) => ({
      entity_id: entity.id,
      anteil: all === 0 ? null : rounded(events / all, 4),
    })),
    success: true,
  });
}
