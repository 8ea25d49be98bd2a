import type { ErrorCode } from '../../contract/index.js';
import { dateAfter, windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  defineCheck,
  expectOk,
  expectRefusal,
  forEach,
  once,
  precondition,
  type Query,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { isUnknown } from '../asking/calls.js';
import {
  acceptsDates,
  acceptsWindow,
  longWindow,
  type StoryOperation,
  storyOperations,
} from '../asking/story-windows.js';
import { bounds } from '../asking/windows.js';

/** A window that breaks one rule, with the code that it must earn. */
interface RefusedWindow {
  readonly operation: StoryOperation;
  readonly query: Query;
  readonly code: ErrorCode;
  readonly details?: readonly string[];
}

/** The broken window is refused, unless Stories do not take its parameters, which are not shown. */
async function expectWindowRefused(api: Api, window: RefusedWindow): Promise<void> {
  const { operation, query, code, details = [] } = window;
  const dates = !('date_start' in query) || (await acceptsDates(api, operation));
  precondition(dates, `${operation} does not take bounds on dates`);
  const reply = await api.get(operation, query);
  const unknown = Object.keys(query).find((name) => isUnknown(reply, name));
  precondition(unknown === undefined, `${operation} does not take ${unknown}`);
  expectRefusal(reply, { codes: [code], details });
  api.witness('windows refused');
}

const tooLarge = ['coverage', 'suggested_window', 'max_days'];

function windows({ offer: { window } }: World): readonly RefusedWindow[] {
  const inverted = bounds({ start: window.end, end: dateAfter(window.end, -3) });
  const long = bounds(windowEndingOn(window.end, 500));
  const noDate = { ...bounds(window), date_start: '2026-02-30' };
  return [
    { operation: 'listStories', query: inverted, code: 'INVALID_DATE_RANGE' },
    { operation: 'listStories', query: noDate, code: 'INVALID_DATE' },
    {
      operation: 'listStories',
      query: long,
      code: 'DATE_WINDOW_TOO_LARGE',
      details: tooLarge,
    },
    { operation: 'summarizeStories', query: inverted, code: 'INVALID_DATE_RANGE' },
    { operation: 'summarizeStories', query: long, code: 'DATE_WINDOW_TOO_LARGE' },
  ];
}

export const windowRefused = defineCheck({
  id: 'stories/window-refused',
  title: 'A Stories window that is inverted, malformed or over a year is refused as on Events',
  clauses: [
    'error.invalid-date',
    'error.invalid-date-range',
    'error.date-window-too-large',
    'error.date-window-too-large.details.coverage',
    'error.date-window-too-large.details.suggested-window',
    'error.date-window-too-large.details.max-days',
  ],
  operations: [...storyOperations],
  rulings: ['error-details', 'window-over-thirty-days'],
  property: forEach(windows, expectWindowRefused),
});

const operation = 'listStories';

const brokenDays = ({ offer: { window } }: World): readonly RefusedWindow[] => [
  { operation, query: { days: 'abc' }, code: 'INVALID_NUMBER' },
  { operation, query: { days: 0 }, code: 'INVALID_NUMBER' },
  {
    operation,
    query: { ...bounds(window), days: 7 },
    code: 'CONFLICTING_TIME_WINDOW',
  },
];

export const daysRefused = defineCheck({
  id: 'stories/days-refused',
  title: 'If Stories accept days, a value below 1 or not an integer, or one combined with dates, is refused',
  clauses: ['error.invalid-number.days', 'error.conflicting-time-window'],
  operations: ['listStories'],
  rulings: ['days-above-thirty', 'window-mixes'],
  property: forEach(brokenDays, expectWindowRefused),
});

export const observedRefused = defineCheck({
  id: 'stories/observed-refused',
  title: 'If Stories accept bounds on coding time, they are instants or dates, and other text is refused',
  clauses: ['error.invalid-date.observed', 'error.invalid-date.observed-instant'],
  operations: [operation],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      precondition(
        await acceptsWindow(api, operation, 'observed'),
        'Stories do not take bounds on coding time',
      );
      expectOk(await longWindow(api, operation, 'observed'));
      const query = { observed_start: '2026-02-30', observed_end: end };
      await expectWindowRefused(api, { operation, query, code: 'INVALID_DATE' });
    },
    { requests: 2 },
  ),
});

export const windowBeforeCoverage = defineCheck({
  id: 'stories/window-before-coverage',
  title: 'A Stories window that ends before coverage begins is served or rejected with DATE_OUT_OF_COVERAGE',
  clauses: ['error.date-out-of-coverage'],
  operations: ['listStories'],
  rulings: ['window-before-coverage'],
  property: once(async (api) => {
    precondition(await acceptsDates(api, 'listStories'), 'Stories do not take bounds on dates');
    const { coverageStart } = api.world.offer;
    const old = { start: dateAfter(coverageStart, -40), end: dateAfter(coverageStart, -21) };
    const reply = await api.get('listStories', bounds(old));
    api.observe('before coverage', seenOf(reply));
    if (reply.status !== 200) expectRefusal(reply, { codes: ['DATE_OUT_OF_COVERAGE'] });
    api.witness('old windows answered');
  }),
});
