import type { Article, Event, StoryRef } from '../corpus/event.js';
import { dayLength } from '../corpus/events.js';
import type { Corpus } from '../corpus/index.js';
import { provincesOf } from '../corpus/places.js';
import type { Random } from '../corpus/random.js';
import { categories, categoryOf, familyOf, subcategories, unusedSubcategories } from '../corpus/taxonomy.js';

/** What may happen to the rows of a day. */
export type ChangeKind = 'publication' | 'revision' | 'withdrawal' | 'merge';

/** When, on which day and to what a change happens. */
export interface Circumstances {
  readonly corpus: Corpus;
  /** Counted from the epoch. */
  readonly day: number;
  /** Changes before this one. */
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly instant: number;
  readonly random: Random;
  /** An Event with the significance that the deployment's blend gives it. */
  readonly scored: (event: Event) => Event;
}

/** The rows of a day after a change; the same ones where none of them fits. */
type Change = (rows: readonly Event[], circumstances: Circumstances) => readonly Event[];

/** Numbers of Events that no usual one has. */
const publishedFrom = 3 * 2 ** 23;
const minute = 60_000;

/** One of the rows that clients can see already. */
function visible(rows: readonly Event[], { random, instant }: Circumstances): Event | undefined {
  const known = rows.filter(({ recordedAt }) => recordedAt <= instant);
  return known[random.whole(0, known.length - 1)];
}

/** A new Event, coded within the last minutes; now and then it joins a Story that there is. */
const publish: Change = (rows, circumstances) => {
  const { corpus, day, number, instant, random, scored } = circumstances;
  const event = corpus.further(day, publishedFrom + number, visible(rows, circumstances));
  const codedAt = Math.max(day * dayLength, instant - random.whole(1, 20) * minute);
  return [...rows, scored({ ...event, codedAt, recordedAt: instant })];
};

type Revision = (event: Event, random: Random) => Event;

/** A number that was known takes another value. */
const changed = (known: number | null, next: () => number): number | null => (known === null ? null : next());

const rescored: Revision = (event, random) => {
  const { scores } = event;
  const unit = () => random.real(0, 1, 2);
  return {
    ...event,
    articleCount: event.articleCount + random.whole(0, 5),
    scores: {
      ...scores,
      goldstein_scale: changed(scores.goldstein_scale, () => random.real(-9, 2, 1)),
      magnitude: changed(scores.magnitude, () => random.real(0, 10, 1)),
      systemic_importance: changed(scores.systemic_importance, unit),
      propagation_potential: changed(scores.propagation_potential, unit),
      market_sensitivity: changed(scores.market_sensitivity, unit),
      confidence: random.real(0.3, 1, 2),
      geo_precision: random.whole(1, 3),
    },
  };
};

/** Another subcategory of its family, with what follows from its category. */
const recoded: Revision = (event, random) => {
  const carried = categories
    .filter((category) => familyOf(category) === event.family)
    .flatMap((category) => subcategories[category])
    .filter((code) => !unusedSubcategories.includes(code));
  const subcategory = carried[random.whole(0, carried.length - 1)] ?? event.subcategory;
  const category = categoryOf(subcategory) ?? event.category;
  const scaled = event.family === 'conflict' || category === 'POLITICAL';
  const goldstein_scale = scaled ? (event.scores.goldstein_scale ?? random.real(-9, 9, 1)) : null;
  return {
    ...event,
    category,
    subcategory,
    eventCode:
      event.family === 'conflict' ? `AC${subcategories[category].indexOf(subcategory) + 1}` : subcategory,
    civilianTargeting: event.civilianTargeting || category === 'Violence against civilians',
    scores: { ...event.scores, goldstein_scale },
  };
};

const relocated: Revision = (event, random) => ({
  ...event,
  admin1: random.pick(provincesOf(event.country)),
  latitude: changed(event.latitude, () => shifted(event.latitude ?? 0, 89, random)),
  longitude: changed(event.longitude, () => shifted(event.longitude ?? 0, 179, random)),
});

const shifted = (degrees: number, most: number, random: Random): number =>
  Number(Math.max(-most, Math.min(most, degrees + random.real(-0.3, 0.3, 4))).toFixed(4));

const recounted: Revision = (event, random) =>
  event.family === 'conflict' ? { ...event, fatalities: random.whole(0, 30) } : rescored(event, random);

const revisions = [rescored, rescored, recoded, relocated, recounted] as const;
const marks = ['Update', 'Correction', 'Revised'] as const;

/** A title is corrected, and with it those of the Stories that came of the Event. */
function retitled(rows: readonly Event[], event: Event, random: Random): readonly Event[] {
  const title = `${random.pick(marks)}: ${event.title.replace(/^\w+: /, '')}`;
  const own = new Set(event.stories.filter((story) => story.title.endsWith(event.title)).map(({ id }) => id));
  const renamed = (story: StoryRef): StoryRef =>
    own.has(story.id) ? { ...story, title: story.title.replace(event.title, title) } : story;
  return rows.map((each) => ({
    ...each,
    ...(each.id === event.id ? { title, summary: each.summary.replace(event.title, title) } : {}),
    stories: each.stories.map(renamed),
  }));
}

const revise: Change = (rows, circumstances) => {
  const { random, scored } = circumstances;
  const event = visible(rows, circumstances);
  if (event === undefined) return rows;
  if (random.chance(0.15)) return retitled(rows, event, random);
  const revised = scored(random.pick(revisions)(event, random));
  return rows.map((each) => (each === event ? revised : each));
};

const withdraw: Change = (rows, circumstances) => {
  const event = visible(rows, circumstances);
  return rows.filter((each) => each !== event);
};

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const byId = (stories: readonly StoryRef[]): readonly StoryRef[] => [
  ...new Map(stories.map((story) => [story.id, story])).values(),
];
const ranked = (articles: readonly Article[]): readonly Article[] =>
  articles.map((article, at) => ({ ...article, rank: at + 1 }));

/** Of two Events of one family, the one takes in the other; now and then their first Stories become one as well. */
const merge: Change = (rows, circumstances) => {
  const { random, scored } = circumstances;
  const kept = visible(rows, circumstances);
  const alike = rows.filter((each) => each !== kept && each.family === kept?.family);
  const gone = visible(alike, circumstances);
  if (kept === undefined || gone === undefined) return rows;
  const whole = scored({
    ...kept,
    articleCount: kept.articleCount + gone.articleCount,
    stories: byId([...kept.stories, ...gone.stories]),
    articles: ranked([...kept.articles, ...gone.articles]),
    entityIds: distinct([...kept.entityIds, ...gone.entityIds]),
    languages: distinct([...kept.languages, ...gone.languages]),
  });
  const left = rows.flatMap((each) => (each === gone ? [] : [each === kept ? whole : each]));
  const [one, other] = [kept.stories[0], gone.stories[0]];
  if (one === undefined || other === undefined || one.id === other.id || random.chance(0.5)) return left;
  const both = { ...one, articleCount: one.articleCount + other.articleCount };
  const joined = (story: StoryRef): StoryRef => ([one.id, other.id].includes(story.id) ? both : story);
  return left.map((each) => ({ ...each, stories: byId(each.stories.map(joined)) }));
};

export const changes: Readonly<Record<ChangeKind, Change>> = {
  publication: publish,
  revision: revise,
  withdrawal: withdraw,
  merge,
};
