import { familyRoute } from '../account/family-route.js';
import { type Corpus, type Event, lastDays, newestDays } from '../corpus/index.js';
import { mentionsIn } from '../corpus/mentions.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults } from '../planted.js';
import { entityOf } from './handles.js';

export const entityToneFaults = {
  'entities.tone.missing': {
    clauses: ['entities.tone.route'],
    summary: 'Has no route for the tone of Entities',
  },
  'entities.tone.gone': {
    clauses: ['entities.tone.route'],
    summary: 'Answers the route for the tone of Entities with 410',
  },
  'entities.tone.without-entity-served': {
    clauses: ['entities.tone.without-entity', 'error.entity-required'],
    summary: 'Answers a request for the tone without an entity with that of all coverage',
  },
  'entities.tone.without-entity-served-empty': {
    clauses: ['entities.tone.without-entity', 'error.entity-required'],
    summary: 'Answers a request for the tone without an entity with 200 and null',
  },
  'entities.tone.without-entity-wrong-status': {
    clauses: ['entities.tone.without-entity'],
    admits: ['error.code-status'],
    summary: 'Answers a request for the tone without an entity with status 422',
  },
  'entities.tone.without-entity-other-code': {
    clauses: ['error.entity-required'],
    summary: 'Refuses a request for the tone without an entity as one with a bad search',
  },
  'entities.tone.without-entity-crashes': {
    clauses: ['entities.tone.without-entity'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a request for the tone without an entity',
  },
} as const satisfies Faults;

const days = 30;

/** The mean of the Goldstein scale of Events as a tone from -1 to 1; null where no Event has a value. */
function toneOf(events: readonly Event[], corpus: Corpus) {
  const { start, end } = lastDays(corpus, days);
  const recent = events.filter(({ eventDate }) => eventDate >= start && eventDate <= end);
  const values = recent.flatMap(({ scores }) => scores.goldstein_scale ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    tone: values.length === 0 ? null : Number((sum / values.length / 10).toFixed(3)),
    positive_events: values.filter((value) => value > 0).length,
    negative_events: values.filter((value) => value < 0).length,
    event_count: recent.length,
    date_start: start,
    date_end: end,
  };
}

/** The tone of the coverage of one Entity in the last 30 days; its shape is ours. */
export const getEntityTone = familyRoute('getEntityTone', ({ values, deployment }) => {
  const { corpus, planted } = deployment;
  if (planted('entities.tone.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('entities.tone.gone')) throw new Refusal('ENDPOINT_REMOVED', 'Tone is gone.');
  const handle = values.get('entity');
  if (handle === undefined) {
    if (planted('entities.tone.without-entity-crashes')) throw new TypeError('entity is undefined');
    if (planted('entities.tone.without-entity-served-empty')) return { body: { success: true, data: null } };
    if (planted('entities.tone.without-entity-served')) {
      return {
        body: {
          success: true,
          data: { entity: null, ...toneOf(corpus.events(newestDays(corpus, days)).byRecency, corpus) },
        },
      };
    }
    if (planted('entities.tone.without-entity-other-code'))
      throw new Refusal('INVALID_SEARCH', 'There is nobody to look for.');
    const form = planted('entities.tone.without-entity-wrong-status') ? { status: 422 } : {};
    throw new Refusal('ENTITY_REQUIRED', 'Send the handle of an entity.', { param: 'entity' }, form);
  }
  const entity = entityOf(handle, 'tone', deployment);
  if (entity === undefined) throw new Refusal('NOT_FOUND', `No Entity has the handle ${quoted(handle)}.`);
  const { id, name } = entity;
  const events = mentionsIn(corpus).eventsOf(id);
  return { body: { success: true, data: { entity: { id, name }, ...toneOf(events, corpus) } } };
});

export const shareOfVoiceFaults = {
  'entities.share-of-voice.missing': {
    clauses: ['entities.share-of-voice.route'],
    summary: 'Has no route for the share of voice',
  },
  'entities.share-of-voice.gone': {
    clauses: ['entities.share-of-voice.route'],
    summary: 'Answers the route for the share of voice with 410',
  },
  'entities.share-of-voice.crashes': {
    clauses: ['entities.share-of-voice.route'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on every request for the share of voice',
  },
} as const satisfies Faults;
const rows = 20;

/** The Entities most mentioned in the last 30 days, each with its part of all mentions; the shape is ours. */
export const getShareOfVoice = familyRoute('getShareOfVoice', ({ deployment: { corpus, planted } }) => {
  if (planted('entities.share-of-voice.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('entities.share-of-voice.gone')) throw new Refusal('ENDPOINT_REMOVED', 'It is gone.');
  if (planted('entities.share-of-voice.crashes')) throw new TypeError('division by zero');
  const { start, end } = lastDays(corpus, days);
  const mentions = mentionsIn(corpus);
  const counted = corpus.entities
    .filter(({ id, canonicalId }) => id === canonicalId)
    .map(({ id, name }) => {
      const recent = mentions.eventsOf(id).filter(({ eventDate }) => eventDate >= start && eventDate <= end);
      return { entity_id: id, name, event_count: recent.length };
    });
  const all = counted.reduce((sum, { event_count }) => sum + event_count, 0);
  const data = counted
    .filter(({ event_count }) => event_count > 0)
    .toSorted((left, right) => right.event_count - left.event_count || (left.name < right.name ? -1 : 1))
    .slice(0, rows)
    .map((row) => ({ ...row, share: Number((row.event_count / all).toFixed(4)) }));
  return { body: { success: true, data, meta: { date_start: start, date_end: end, mentions: all } } };
});
