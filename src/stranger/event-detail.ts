import { type Answer, type Call, served } from './answer.js';
import { dayOf, daysBefore } from './calendar.js';
import { cardOf } from './card.js';
import { detailParameters } from './parameters.js';
import { has } from './planted.js';
import { booleanIn, readLeniently, readStrictly } from './reading.js';
import { Refusal } from './refusal.js';

export function showEvent(call: Call): Answer {
  const reader = has('detail-lets-names-pass') ? readLeniently : readStrictly;
  const { values } = reader(call.query, detailParameters);
  const images = booleanIn(values, 'include_images') ?? false;
  const entityImages = booleanIn(values, 'include_entity_images') ?? true;
  const [id = ''] = call.segments;
  const event = call.corpus.find((candidate) => candidate.id === id && !candidate.withdrawn);
  const late = event !== undefined && event.date < daysBefore(dayOf(call.moment.at), 30);
  if (event === undefined || (late && has('detail-within-window')))
    throw new Refusal(404, 'EVENT_UNKNOWN', 'Evento desconhecido.', { handle: id });
  const card = cardOf(event, { images, entityImages, link: undefined });
  const { metrics, story_refs, ...rest } = card;
  if (has('detail-without-story-refs')) return served({ data: { ...rest, metrics }, success: true });
  return served({ data: card, success: true });
}
