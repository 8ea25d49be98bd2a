import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { type Days, dateAfter, daysIn, overlongSpan, windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  forAll,
  forEach,
  type JsonObject,
  largestOf,
  once,
  precondition,
  type Query,
  rowsOf,
  smallestOf,
  strings,
} from '../../src/kit/index.js';
import { isSpineId, seenEntities } from '../asking/entity-refs.js';
import { fullPage, nextCursorOf } from '../asking/pages.js';
import { boxAbout, boxText, placeOf } from '../asking/places.js';
import { type SomeStories, storiesOf, storyIdOf, storyPage, timesOf } from '../asking/stories.js';
import { linkedIds } from '../asking/story-links.js';
import { categorized } from '../asking/story-vocabularies.js';
import {
  acceptsDates,
  longWindow,
  type StoryOperation,
  storiesIn,
  storyOperations,
} from '../asking/story-windows.js';
import {
  adjustmentOf,
  bounds,
  expectAdjusted,
  expectSpan,
  momentsOf,
  reportedDates,
  reportedSpan,
  todays,
} from '../asking/windows.js';

/** Names of the time at which a Story was coded or published. */
const ofCoding = /cod(?:ed|ing)|observ|publi|record|ingest|index|seen|creat|added/i;

/**
 * None of some Stories is older than a date. Which time a window compares is open: only a Story that shows times, one of
 * coding or publication among them, and all of them earlier, is surely older. Of the others nobody knows.
 */
function expectNoneOlder(stories: readonly JsonObject[], start: string, because: string): void {
  const before = Date.parse(start);
  const older = stories.filter((story) => {
    const times = [...timesOf(story)];
    return times.some(([path]) => ofCoding.test(path)) && times.every(([, time]) => time < before);
  });
  expectThat(older.length === 0, '/data', because, { older: older.slice(0, 5).map(storyIdOf) });
  precondition(stories.length === 0, 'Stories of an unknown time cannot be told from older ones', 'no-data');
}

/** The spans that "short" may mean, in days. */
const short = [1, 7];
const day = 86_400_000;

/** How many days an Events list without a window reaches back, as it tells; any of the short ones where that cannot be read. */
async function daysOfEvents(api: Api): Promise<readonly number[]> {
  const { now, offer } = api.world;
  const reply = await fullPage(api, { limit: 100 });
  const span = reportedSpan(reply, new Date(now.getTime() + offer.clockSkewMs));
  if (span === undefined) return short;
  const days = 'days' in span ? span.days : span.hours / 24;
  return [short.find((each) => days < each + 1.5) ?? largestOf(short)];
}

/** Stories of dates of which the last may be tomorrow's by the target's clock, and may be refused as still to come. */
async function storiesUpToNow(api: Api, query: Query): Promise<SomeStories> {
  const { status } = await storyPage(api, query);
  precondition(status !== 400, 'Stories neither tell their window nor take one that may end tomorrow');
  return storiesOf(api, query);
}

/** No Story of the default window is missing from one of so many dates, of which all Stories are known. */
async function expectNotLonger(api: Api, days: number): Promise<void> {
  precondition(await acceptsDates(api, 'listStories'), 'Stories neither tell their window nor take dates');
  const today = todays(api.world);
  const start = dateAfter(today.start, -days - 1);
  const dates = bounds({ start, end: today.end });
  const { categories } = await categorized(api);
  const rarest = categories.slice(-4).toReversed();
  for (const filter of [{}, ...rarest.map((story_category) => ({ story_category }))]) {
    const wider = await storiesUpToNow(api, { ...dates, ...filter });
    if (!wider.complete) continue;
    const known = new Set(wider.rows.map(storyIdOf));
    const { rows } = await storiesOf(api, filter);
    const beyond = rows.filter((row) => !known.has(storyIdOf(row)));
    expectNoneOlder(beyond, start, `no Story of more than ${days} days ago`);
    api.witness('Stories within the window', rows.length);
    // A category without a Story of these days shows nothing.
    if (rows.length > 0) return;
  }
  precondition(false, 'there are too many Stories to know them all, or none', 'no-data');
}

export const windowDefault = defineCheck({
  id: 'stories/window-default',
  title: 'Without a window the Stories list reaches back as far as the Events list, up to now',
  clauses: ['stories.window.default.same-as-events', 'stories.window.default.rolling'],
  operations: ['listEvents', 'listStories'],
  rulings: ['today', 'default-window'],
  property: once(
    async (api) => {
      const { now, offer } = api.world;
      const spans = await daysOfEvents(api);
      const days = largestOf(spans);
      const stories = await storyPage(api, {});
      const moments = momentsOf(stories);
      if (moments.length === 0) {
        api.observe('default window', 'not told');
        await expectNotLonger(api, days);
        return;
      }
      expectSpan(api, stories, spans);
      const first = smallestOf(moments.map(({ instant }) => instant));
      const isNew = first >= now.getTime() + offer.clockSkewMs - (days + 2) * day;
      const told = at(stories.json, '/meta/query_window');
      const upToNow = `a window of ${days} days up to now`;
      expectThat(isNew, '/meta/query_window', upToNow, told, 'stories.window.default.rolling');
    },
    { requests: 2 },
  ),
});

const { entityDefaultDays, defaultHours } = limits.window;
const most = 3;

/** Windows that together hold the span that is told, or else the longest of the accepted ones; none is over 30 days. */
function windowsFor(api: Api, reply: Exchange): readonly Days[] {
  const { start: earliest, end: latest } = todays(api.world);
  const { start = dateAfter(earliest, -entityDefaultDays - 1), end = latest } = reportedDates(reply) ?? {};
  const newer = windowEndingOn(end, entityDefaultDays);
  return start < newer.start ? [newer, { start, end: dateAfter(newer.start, -1) }] : [{ start, end }];
}

export const windowDefaultEntity = defineCheck({
  id: 'stories/window-default-entity',
  title: 'Without a window the Stories of an entity reach back 30 days, or the shorter default',
  clauses: ['stories.window.default.entity'],
  operations: ['listEvents', 'listStories'],
  rulings: ['default-window'],
  property: once(
    async (api) => {
      const entities = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      const takes = await acceptsDates(api, 'listStories');
      for (const { id: entity } of entities.slice(0, most)) {
        const reply = await storyPage(api, { entity });
        const isTold = momentsOf(reply).length > 0;
        if (isTold) expectSpan(api, reply, [entityDefaultDays, ...defaultHours.map((hours) => hours / 24)]);
        // A default on coding time is not comparable with bounds on dates.
        if (isTold && (!takes || reportedDates(reply) === undefined)) return;
        precondition(takes, 'Stories neither tell their window nor take dates');
        if (rowsOf(reply).length === 0) continue;
        const parts = [];
        const windows = windowsFor(api, reply);
        for (const days of windows) {
          parts.push(await storiesUpToNow(api, { ...bounds(days), entity }));
        }
        // There may be too many Stories to know them all.
        if (!parts.every(({ complete }) => complete)) continue;
        const known = new Set(parts.flatMap(({ rows }) => rows.map(storyIdOf)));
        const beyond = rowsOf(reply).filter((row) => !known.has(storyIdOf(row)));
        const start = windows.map((days) => days.start).toSorted()[0] ?? api.world.today;
        expectNoneOlder(beyond, start, `no Story of more than ${entityDefaultDays} days ago`);
        api.witness('Stories within the window', rowsOf(reply).length);
        return;
      }
    },
    { requests: 2 },
  ),
});

export const windowThirtyDays = defineCheck({
  id: 'stories/window-thirty-days',
  title: 'A window of exactly 30 days, both ends counted, is served unchanged on Stories too',
  clauses: ['envelope.meta.query-window'],
  operations: [...storyOperations],
  rulings: ['default-window', 'window-over-thirty-days', 'window-before-coverage'],
  property: forEach(
    storyOperations,
    async (api, operation) => {
      precondition(await acceptsDates(api, operation), `${operation} does not take bounds on dates`);
      const reply = await longWindow(api, operation, 'dates');
      expectOk(reply);
      const { coverageStart, window } = api.world.offer;
      // A window that begins before coverage may be told to begin with it (ruling window-before-coverage).
      precondition(coverageStart <= window.start, 'no window of 30 days is covered', 'no-data');
      const reason = adjustmentOf(reply);
      expectThat(reason === undefined, '/meta/window_adjustment', 'no adjustment of 30 days', reason);
      // Whether Stories tell their window is not shown; where they do, it is told in dates or instants.
      const told = at(reply.json, '/meta/query_window') ?? null;
      const readable = momentsOf(reply).length > 0;
      const inWords = [...strings(told)].length > 0 && !/\d/.test(JSON.stringify(told));
      const isTold = readable || !inWords;
      expectThat(isTold, '/meta/query_window', 'dates or instants', told, 'envelope.meta.query-window');
      if (told !== null && !readable) api.observe('query_window of Stories', JSON.stringify(told));
      api.witness('windows of 30 days');
    },
    { requests: 0 },
  ),
});

/** Listed Events that are tried: near many an Event of a day there is no Story of that day. */
const mostListed = 12;

/** Small boxes about Events that link to Stories, so that few Stories are in reach of each. */
const boxesAbout = (events: readonly JsonObject[]): readonly string[] =>
  events.flatMap((event) => {
    const place = placeOf(event);
    return place !== null && linkedIds(event).length > 0 ? [boxText(boxAbout(place, 1, 1))] : [];
  });

/** Boxes about Events of a day: those that the probe saw, then the first that the day lists. */
async function* boxesOf(api: Api, day: string): AsyncGenerator<string> {
  yield* boxesAbout(api.world.offer.events.filter((event) => at(event, '/event_date') === day)).slice(
    0,
    most,
  );
  const listed = await api.get('listEvents', { ...bounds({ start: day, end: day }), limit: 100 });
  yield* boxesAbout(rowsOf(listed)).slice(0, mostListed);
}

export const windowFirstDay = defineCheck({
  id: 'stories/window-first-day',
  title: 'The Stories of the first of 30 days are among those of the 30 days',
  clauses: ['limits.date-window.inclusive'],
  operations: ['listEvents', 'listStories'],
  rulings: ['live-data', 'window-over-thirty-days', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      precondition(await acceptsDates(api, 'listStories'), 'Stories do not take bounds on dates');
      const { window } = api.world.offer;
      for await (const bbox of boxesOf(api, window.start)) {
        const first = await storiesOf(api, { ...bounds({ start: window.start, end: window.start }), bbox });
        if (first.rows.length === 0) continue;
        const all = await storiesOf(api, { ...bounds(window), bbox });
        if (!all.complete) continue;
        const known = new Set(all.rows.map(storyIdOf));
        const lost = first.rows.map(storyIdOf).filter((id) => !known.has(id));
        expectThat(lost.length === 0, '/data', 'the Stories of the first day', { lost: lost.slice(0, 5) });
        api.witness('Stories of the first day', first.rows.length);
        return;
      }
      const first = await storyPage(api, bounds({ start: window.start, end: window.start }));
      expectHeld(rowsOf(first).length > 0, `the deployment holds no Stories of ${window.start}`, first);
      precondition(false, 'no Story of the first day is near a known Event of it', 'no-data');
    },
    { requests: 2 },
  ),
});

const { maxDays } = limits.window;

interface Input {
  readonly operation: StoryOperation;
  readonly span: number;
}

export const windowUpToAYear = defineCheck({
  id: 'stories/window-up-to-a-year',
  title: 'Stories of 31 days to a year are served as those of the newest 30 days, and the reply reports it',
  clauses: [
    'limits.date-window.max',
    'envelope.meta.window-adjustment',
    'envelope.meta.window-adjustment.reason',
    'error.date-window-too-large.served-up-to-a-year',
    'error.date-window-too-large.most-recent-days',
    'error.date-window-too-large.window-adjustment',
  ],
  operations: [...storyOperations],
  rulings: ['live-data', 'window-over-thirty-days', 'window-before-coverage'],
  runs: 2,
  property: forAll<Input>(
    fc.record({ operation: fc.constantFrom(...storyOperations), span: overlongSpan() }),
    async (api, { operation, span }) => {
      precondition(await acceptsDates(api, operation), `${operation} does not take bounds on dates`);
      const { coverageStart, window } = api.world.offer;
      const ask = async (days: number) => {
        const query = bounds(windowEndingOn(window.end, days));
        return operation === 'listStories'
          ? storyPage(api, query)
          : api.get(operation, { ...query, limit: 500 });
      };
      const reply = await ask(span);
      accusing('error.date-window-too-large.served-up-to-a-year', () => expectOk(reply));
      // Days before coverage may be dropped without notice (ruling window-before-coverage).
      const covered = daysIn({ start: coverageStart, end: window.end });
      if (Math.min(span, covered) > maxDays) expectAdjusted(reply);
      const newest = await ask(maxDays);
      const mostRecent = 'error.date-window-too-large.most-recent-days';
      if (operation === 'summarizeStories') {
        const [total, expected] = [storiesIn(reply), storiesIn(newest)];
        expectThat(
          total === expected,
          '/data',
          `${expected} Stories, as of the newest ${maxDays} days`,
          total,
          mostRecent,
        );
        if (expected !== undefined && expected > 0) api.witness('Stories counted', expected);
        return;
      }
      const [served, due] = [reply, newest].map((each) =>
        accusing('limits.date-window.inclusive', () => rowsOf(each)).map(storyIdOf),
      );
      if (served === undefined || due === undefined) return;
      // Of cut pages only the upper half is sure to stand on both.
      const cut = nextCursorOf(newest) !== undefined;
      const sure = cut ? due.slice(0, due.length >> 1) : due;
      const lost = sure.filter((id) => !served.includes(id));
      const added = (cut ? served.slice(0, served.length >> 1) : served).filter((id) => !due.includes(id));
      accusing(mostRecent, () => {
        expectThat(lost.length === 0, '/data', `the Stories of the newest ${maxDays} days`, {
          lost: lost.slice(0, 5),
        });
        expectThat(added.length === 0, '/data', 'no Story of other days', { added: added.slice(0, 5) });
      });
      api.witness('Stories compared', sure.length);
    },
    {
      requests: 1,
      examples: [
        { operation: 'listStories', span: 31 },
        { operation: 'summarizeStories', span: 200 },
      ],
    },
  ),
});
