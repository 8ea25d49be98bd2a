import { type Answer, type Call, served } from './answer.js';
import { cardOf } from './card.js';
import { detailParameters } from './parameters.js';
import { booleanIn, readStrictly } from './reading.js';
import { Refusal } from './refusal.js';

export function showEvent(call: Call): Answer {
  const { values } = readStrictly(call.query, detailParameters);
  const images = booleanIn(values, 'include_images') ?? false;
  const entityImages = booleanIn(values, 'include_entity_images') ?? true;
  const [id = ''] = call.segments;
  const event = call.corpus.find((candidate) => candidate.id === id && !candidate.withdrawn);
  if (event === undefined) throw new Refusal(404, 'EVENT_UNKNOWN', 'Evento desconhecido.', { handle: id });
  return served({ data: cardOf(event, { images, entityImages, link: undefined }), success: true });
}
