import { has } from '../bugs.js';
import { dayOf, daysBefore, startOf } from '../corpus/calendar.js';
import type { Occurrence } from '../corpus/corpus.js';
import { divisorOf } from '../corpus/taxonomy.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { type Route, route } from '../http/route.js';
import { booleanIn, readLeniently, readStrictly } from '../query.js';
import { isOneIn } from '../rare-bugs.js';
import { cardOf } from './card.js';
import { listEvents } from './list.js';
import { detailParameters, listParameters, summaryParameters } from './parameters.js';
import { summariseEvents } from './summary.js';

/** An Event as its detail shows it: as it is stored, unless a bug bends it. */
function detailed(event: Occurrence): Occurrence {
  const { id, date, articlesTop, category, goldstein } = event;
  const isDelayed = has('one-in-forty-dated-later-in-detail') && isOneIn(40, id);
  const isUnsigned = category === 'POLITICAL' && has('political-detail-unsigned');
  const stories = has('detail-names-last-story') ? event.stories.toReversed() : event.stories;
  return {
    ...event,
    stories,
    ...(has('detail-of-acting-side') && { parties: event.parties.slice(0, 1) }),
    ...(has('detail-of-raw-significance') && { significance: event.significance * divisorOf(event) }),
    ...(isDelayed && { date: daysBefore(date, -1) }),
    ...(has('detail-counts-top-articles') && { articles: articlesTop.length }),
    ...(has('detail-category-cut-at-slash') && { category: category.replace(/\/.*/, '') }),
    ...(isUnsigned && goldstein !== undefined && { goldstein: Math.abs(goldstein) }),
  };
}

/** Whether an id is that of an Event; bent, its family does not matter. */
function isNamed({ id }: Occurrence, sent: string): boolean {
  const digitsOf = (name: string): string => name.slice(name.indexOf('_'));
  return id === sent || (digitsOf(id) === digitsOf(sent) && has('event-found-by-digits-alone'));
}

function showEvent(call: Call): Answer {
  const reader = has('detail-lets-names-pass') ? readLeniently : readStrictly;
  const { values } = reader(call.query, detailParameters);
  const images = booleanIn(values, 'include_images') ?? false;
  const entityImages = booleanIn(values, 'include_entity_images') ?? !has('thumbnails-off-by-default');
  const [id = ''] = call.segments;
  const event = call.corpus.find((candidate) => isNamed(candidate, id) && !candidate.withdrawn);
  const isNew = event !== undefined && event.recordedAt >= startOf(dayOf(call.moment.at));
  const isUnindexed = isNew && has('detail-index-of-last-night');
  const late = event !== undefined && event.date < daysBefore(dayOf(call.moment.at), 30);
  if (event === undefined || isUnindexed || (late && has('detail-within-window')))
    throw new Refusal(404, 'EVENT_UNKNOWN', 'Evento desconhecido.', { handle: id });
  const card = cardOf(detailed(event), { images, entityImages, link: undefined });
  const { metrics, story_refs, ...rest } = card;
  if (has('detail-without-story-refs')) return served({ data: { ...rest, metrics }, success: true });
  return served({ data: card, success: true });
}

export const eventRoutes: readonly Route[] = [
  route('/api/v2/events/summary', 'op_tally', 'Counts of Events', {
    parameters: summaryParameters,
    strict: true,
    capability: undefined,
    data: 'buckets',
    serve: summariseEvents,
  }),
  route('/api/v2/events/{event_id}', 'op_one', 'One Event', {
    parameters: detailParameters,
    strict: true,
    capability: undefined,
    data: 'card',
    serve: showEvent,
  }),
  route('/api/v2/events', 'op_many', 'Events', {
    parameters: listParameters,
    strict: false,
    capability: undefined,
    data: 'cards',
    serve: listEvents,
  }),
];
