import { type Answer, type Call, served } from '../answer.js';
import { count, type Parameter, parameter, text } from '../declaring.js';
import { facilities } from '../facilities/catalogue.js';
import { sourceOf } from '../facilities/kinds.js';
import { placeTests } from '../facilities/places.js';
import { limitIn } from '../limits.js';
import { offices } from '../persons.js';
import { readLeniently, readStrictly } from '../reading.js';
import { Refusal } from '../refusal.js';
import type { Cluster } from '../stories/clusters.js';

export const officeParameters: readonly Parameter[] = [parameter('q', text)];
export const activityParameters: readonly Parameter[] = [parameter('limit', count())];
export const situationParameters: readonly Parameter[] = [
  parameter('search', text),
  parameter('limit', count()),
];
export const assetParameters: readonly Parameter[] = [
  parameter('bbox', text),
  parameter('near', text),
  parameter('limit', count()),
];

const most = 1_000_000;

/** Public offices by their titles, each under an id that `office` takes. */
export function listOffices(call: Call): Answer {
  const { values } = readStrictly(call.query, officeParameters);
  const wanted = (values.get('q') ?? '').toLowerCase();
  const found = offices.filter(({ title }) => title.toLowerCase().includes(wanted));
  return served({
    data: found.map(({ id, title, holders }) => ({ post: { title, handle: id }, seats: holders.length })),
    success: true,
  });
}

/** What was published last, newest first. */
export function listActivity(call: Call): Answer {
  const { values } = readStrictly(call.query, activityParameters);
  const { limit } = limitIn(values, 10, most);
  const latest = call.corpus
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted((a, b) => b.recordedAt - a.recordedAt)
    .slice(0, limit);
  return served({
    data: latest.map(({ id, recordedAt }) => ({ novidade: id, seit: new Date(recordedAt).toISOString() })),
    success: true,
  });
}

/** A Story becomes a situation when several Events are linked to it. */
function situation({ id, title, events, date }: Cluster) {
  return { anchor: { story_id: id, headline: title }, eventCount: events.length, opened: date };
}

export function listSituations(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, situationParameters);
  const { limit } = limitIn(values, 10, most);
  const words = (values.get('search') ?? '').trim().split(/\s+/);
  if (words.length > 5) throw new Refusal(400, 'INVALID_SEARCH', 'Até cinco termos.', { max_terms: 5 });
  const found = call.stories.filter(
    ({ events, title }) =>
      events.length > 1 && words.every((word) => title.toLowerCase().includes(word.toLowerCase())),
  );
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored } }),
    data: found.slice(0, limit).map(situation),
    success: true,
  });
}

export function showSituation(call: Call): Answer {
  readStrictly(call.query, []);
  const [id = ''] = call.segments;
  const story = call.stories.find((candidate) => candidate.id === id && candidate.events.length > 1);
  if (story === undefined) throw new Refusal(404, 'SITUATION_NOT_KEPT', 'Sem situação.', { story_id: id });
  return served({ data: situation(story), success: true });
}

export function listAssets(call: Call): Answer {
  const { values } = readStrictly(call.query, assetParameters);
  const { limit } = limitIn(values, 20, most);
  const tests = placeTests(values);
  const found = facilities.filter(
    (site) => sourceOf(site.type) === 'energy_registry' && tests.every((test) => test(site)),
  );
  return served({
    data: found
      .slice(0, limit)
      .map(({ id, name, type }) => ({ facility_id: id, anlagenName: name, art: type })),
    success: true,
  });
}
