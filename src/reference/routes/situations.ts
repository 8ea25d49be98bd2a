import { newestDays } from '../corpus/index.js';
import { type Story, storiesIn, storyAt } from '../corpus/stories.js';
import type { Deployment } from '../deployment.js';
import { Refusal } from '../refusal.js';
import { quoted } from '../spelling.js';
import { familyRoute } from './family.js';
import { refuseRoute } from './referenced-faults.js';

const days = 30;
const rows = 20;

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
  return storiesIn(corpus, newestDays(corpus, days))
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
