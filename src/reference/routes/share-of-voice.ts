import { mentionsIn } from '../corpus/mentions.js';
import type { Faults } from '../fault.js';
import { Refusal } from '../refusal.js';
import { lastDays } from '../rules/last-days.js';
import { familyRoute } from './family.js';

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
    clauses: ['entities.share-of-voice.route', 'error.server-errors'],
    summary: 'Fails with a 500 on every request for the share of voice',
  },
} as const satisfies Faults;

const days = 30;
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
