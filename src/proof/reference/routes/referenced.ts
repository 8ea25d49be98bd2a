import { familyRoute } from '../account/family-route.js';
import type { Deployment } from '../account/route.js';
import type { Office } from '../corpus/entities.js';
import { lastDays, newestDays } from '../corpus/index.js';
import { type Story, storiesIn, storyAt } from '../corpus/stories.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

/** Faults by which a route that the document only names does not exist. */
export const referencedRouteFaults = {
  'routes.offices.missing': { clauses: ['routes.offices'], summary: 'Has no route for offices' },
  'routes.offices.gone': { clauses: ['routes.offices'], summary: 'Answers the route for offices with 410' },
  'routes.activity.missing': {
    clauses: ['routes.activity'],
    summary: 'Has no route for activity changes',
  },
  'routes.activity.gone': {
    clauses: ['routes.activity'],
    summary: 'Answers the route for activity changes with 410',
  },
  'routes.situations.missing': {
    clauses: ['routes.situations'],
    summary: 'Has no route for situations',
  },
  'routes.situations.gone': {
    clauses: ['routes.situations'],
    summary: 'Answers the route for situations with 410',
  },
  'routes.situation.missing': {
    clauses: ['routes.situation'],
    summary: 'Has no route for the situation of a Story, and answers those it lists with 404',
  },
  'routes.situation.gone': {
    clauses: ['routes.situation'],
    summary: 'Answers the route for the situation of a Story with 410',
  },
  'routes.energy-assets.missing': {
    clauses: ['routes.energy-assets'],
    summary: 'Has no route for energy assets',
  },
  'routes.energy-assets.gone': {
    clauses: ['routes.energy-assets'],
    summary: 'Answers the route for energy assets with 410',
  },
} as const satisfies Faults;

type Route = 'offices' | 'activity' | 'situations' | 'situation' | 'energy-assets';

/** Refuses a route as a deployment does that lacks it; only a fault does. */
export function refuseRoute(route: Route, planted: Planted): void {
  if (planted(`routes.${route}.missing`)) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted(`routes.${route}.gone`)) throw new Refusal('ENDPOINT_REMOVED', 'The path is gone.');
}

export const officesRouteFaults = {
  'routes.offices.q-refused': {
    clauses: ['routes.offices.q'],
    summary: 'Refuses q on offices as unknown',
  },
  'routes.offices.q-reported-ignored': {
    clauses: ['routes.offices.q'],
    summary: 'Does not know q on offices, and lists it as ignored',
  },
  'routes.offices.q-crashes': {
    clauses: ['routes.offices.q'],
    admits: ['error.server-errors', 'routes.offices'],
    summary: 'Fails with a 500 on q of offices',
  },
} as const satisfies Faults;

/** The offices whose name has a text, with both forms of their ids; more of this route is not specified. */
export const listOffices = familyRoute('listOffices', ({ values, deployment: { corpus, planted } }) => {
  refuseRoute('offices', planted);
  const q = values.get('q');
  if (q !== undefined && planted('routes.offices.q-crashes')) throw new TypeError('q is no pattern');
  if (q !== undefined && planted('routes.offices.q-refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "q".', { param: 'q' });
  }
  const ignored = q !== undefined && planted('routes.offices.q-reported-ignored') ? ['q'] : [];
  const text = ignored.length === 0 ? (q ?? '').toLowerCase() : '';
  const shown = ({ ids: [id, office_id], name }: Office) => ({ id, office_id, name });
  const data = corpus.offices.filter(({ name }) => name.toLowerCase().includes(text)).map(shown);
  const applied = ignored.length === 0 ? {} : { applied_filters: { ignored } };
  return { body: { success: true, data, ...applied } };
});

const days = 7;
const rows = 20;

/** The countries whose number of Events changed most from one week to the next; the shape is ours. */
export const listActivity = familyRoute('listActivity', ({ deployment: { corpus, planted } }) => {
  refuseRoute('activity', planted);
  const now = lastDays(corpus, days);
  const counts = new Map<string, { readonly iso3: string; current: number; previous: number }>();
  for (const { eventDate, country } of corpus.events(newestDays(corpus, 2 * days)).byRecency) {
    const count = counts.get(country.name) ?? { iso3: country.iso3, current: 0, previous: 0 };
    count[eventDate >= now.start ? 'current' : 'previous'] += 1;
    counts.set(country.name, count);
  }
  const data = [...counts]
    .map(([country, { iso3, current, previous }]) => ({
      country,
      country_iso3: iso3,
      event_count: current,
      previous_event_count: previous,
      change: current - previous,
    }))
    .toSorted(
      (left, right) =>
        Math.abs(right.change) - Math.abs(left.change) || (left.country < right.country ? -1 : 1),
    )
    .slice(0, rows);
  return { body: { success: true, data, meta: { date_start: now.start, date_end: now.end } } };
});

const situationDays = 30;

/** A Story with Events as a situation; the shape is ours. */
function shown({ id, title, url, category, events, articleCount }: Story) {
  const dates = events.map(({ eventDate }) => eventDate).toSorted();
  return {
    story_id: id,
    title,
    url,
    category,
    countries: [...new Set(events.map(({ country }) => country.name))],
    event_count: events.length,
    article_count: articleCount,
    date_start: dates[0] ?? null,
    date_end: dates.at(-1) ?? null,
  };
}

/** The recent Stories with most Events, as they stand now. */
function situationsIn({ corpus, now }: Deployment): readonly Story[] {
  const instant = now().getTime();
  return storiesIn(corpus, newestDays(corpus, situationDays))
    .filter(({ events, recordedAt }) => events.length > 0 && recordedAt <= instant)
    .flatMap((story) => storyAt(story, instant) ?? [])
    .toSorted((left, right) => right.events.length - left.events.length)
    .slice(0, rows);
}

/** The situations of the moment. */
export const listSituations = familyRoute('listSituations', ({ deployment }) => {
  refuseRoute('situations', deployment.planted);
  return { body: { success: true, data: situationsIn(deployment).map(shown) } };
});

/** The situation of one Story, with its Events. */
export const getSituation = familyRoute('getSituation', ({ path, deployment }) => {
  refuseRoute('situation', deployment.planted);
  const id = path.story_id ?? '';
  const story = situationsIn(deployment).find((each) => each.id === id);
  if (story === undefined) throw new Refusal('NOT_FOUND', `${quoted(id)} has no situation.`);
  const events = story.events.map((event) => ({
    id: event.id,
    title: event.title,
    event_date: event.eventDate,
    country: event.country.name,
  }));
  return { body: { success: true, data: { ...shown(story), events } } };
});
