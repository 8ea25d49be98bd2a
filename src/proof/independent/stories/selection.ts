import { has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import { continentNames, regionNames } from '../corpus/places.js';
import { kindTests } from '../events/category.js';
import { geographyTests } from '../events/geography.js';
import { type Cast, castOf } from '../events/people.js';
import { type Moment, type Window, windowOf } from '../events/window.js';
import { badEnum, Refusal } from '../http/answer.js';
import { count, day, former, listOf, oneOf, type Parameter, parameter, text } from '../http/route.js';
import { choiceIn, listIn } from '../query.js';
import { type Cluster, themes } from './clusters.js';

export const dimensionNames = ['theme', 'weekday', 'lead_continent'] as const;

const filters: readonly Parameter[] = [
  parameter('date_start', day, 'start_date'),
  parameter('date_end', day, 'end_date'),
  parameter('bbox', text),
  parameter('near', text),
  parameter('radius_km', { type: 'number' }),
  parameter('region', listOf(oneOf(regionNames))),
  parameter('continent', listOf(oneOf(continentNames))),
  parameter('entity', listOf(text), 'entity_id', 'entities'),
  parameter('story_category', oneOf(themes)),
  former(parameter('category', text)),
  former(parameter('domain', text)),
];

export const storyParameters: readonly Parameter[] = [
  ...filters,
  former(parameter('event_family', oneOf(['conflict', 'cameoplus']))),
  parameter('search', { ...text, minLength: 2 }),
  parameter('search_mode', oneOf(['semantic', 'lexical'])),
  parameter('sort', oneOf(['significance', 'recent'])),
  parameter('limit', count()),
  parameter('cursor', text),
];

export const storySummaryParameters: readonly Parameter[] = [
  ...filters,
  parameter('group_by', oneOf(dimensionNames)),
  parameter('limit', count()),
];

type Values = ReadonlyMap<string, string>;
type Test = (event: Occurrence) => boolean;

interface StorySelection {
  readonly window: Window;
  readonly cast: Cast;
  readonly stories: readonly Cluster[];
}

/** The theme asked for by its own name or by the deprecated one. */
function themeIn(values: Values): string | undefined {
  const theme = choiceIn(values, 'story_category', themes);
  const former = listIn(values, 'category');
  if (former.length > 1)
    throw new Refusal(
      400,
      has('several-story-categories-enum') ? 'INVALID_ENUM' : 'MULTIPLE_STORY_CATEGORIES',
      'Uma categoria por vez.',
      {
        accepted_values: themes,
      },
    );
  const [other] = former;
  if (other === undefined) return theme;
  if (!themes.includes(other)) throw badEnum('INVALID_PARAM', 'category', other, themes);
  if (theme !== undefined && has('story-category-conflict-served')) return theme;
  if (theme !== undefined && theme !== other)
    throw new Refusal(400, 'STORY_CATEGORY_CONFLICT', 'story_category e category se contradizem.', {
      required: ['story_category'],
    });
  return other;
}

function some(values: Values, wanted: (name: string) => boolean): Values {
  return new Map([...values].filter(([name]) => wanted(name)));
}

/** Bent: lets the origin of an actor stand for the place. */
function throughActors(test: Test): Test {
  return (event) =>
    test(event) ||
    event.parties.some(
      ({ country }) => country !== undefined && test({ ...event, place: { ...event.place, country } }),
    );
}

/** Place, person and family are those of one linked Event; a Story without Events meets no such filter. */
export function selectStories(stories: readonly Cluster[], values: Values, moment: Moment): StorySelection {
  const window = windowOf(
    some(values, (name) => name !== 'entity'),
    moment,
    has('story-window-of-a-day') ? 1 : undefined,
  );
  const isUnread = (handle: string): boolean => /^wiki:/i.test(handle) && has('stories-take-no-page-ids');
  const cast = castOf(values, window, true, (handle) => !isUnread(handle));
  const theme = themeIn(values);
  const placed = ['bbox', 'near', 'region', 'continent'].some((name) => values.has(name));
  const kind = ['event_family', 'domain'];
  const isLone = listIn(values, 'entity').length === 1 && has('lone-handle-asks-first-linked-event');
  const isLate = values.has('region') && values.has('cursor');
  const isShort =
    isLone ||
    (values.has('bbox') && has('story-box-first-event-only')) ||
    (isLate && has('story-region-of-first-event-on-later-pages'));
  const reach = isShort ? 1 : undefined;
  const reaching =
    values.has('region') && has('story-region-through-actors') ? throughActors : (test: Test) => test;
  const tests = [
    ...(placed ? geographyTests(values, true).map(reaching) : []),
    ...(kind.some((name) => values.has(name)) ? kindTests(some(values, (name) => kind.includes(name))) : []),
    ...(cast.test === undefined ? [] : [cast.test]),
  ];
  const isMet: Test = (event) => tests.every((test) => test(event));
  const isOfEvery = values.has('continent') && has('story-continent-of-every-event');
  const meets = (events: readonly Occurrence[]): boolean =>
    isOfEvery ? events.every(isMet) : events.some(isMet);
  const isNarrow = values.has('bbox') && has('story-links-in-box-only');
  const narrowed = (story: Cluster): Cluster =>
    isNarrow ? { ...story, events: story.events.filter(isMet) } : story;
  const found = stories.filter(
    ({ date, publishedAt, events, ...story }) =>
      window.admits({ date, codedAt: publishedAt, recordedAt: publishedAt }) &&
      (theme === undefined || story.theme === theme) &&
      (tests.length === 0 || (events.length > 0 && meets(events.slice(0, reach)))),
  );
  return { window, cast, stories: found.map(narrowed) };
}
