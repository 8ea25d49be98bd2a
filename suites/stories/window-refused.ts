import type { ClauseId, ErrorCode } from '../../contract/index.js';
import { dateAfter, windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectHeld,
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
import { expectDetails } from '../asking/refusals.js';
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
  /** Accused for any other reply. */
  readonly clause: ClauseId;
  /** Members that the details must carry, each with the clause on it. */
  readonly details?: Readonly<Record<string, ClauseId>>;
}

/** The broken window is refused, unless Stories do not take its parameters, which are not shown. */
async function expectWindowRefused(api: Api, window: RefusedWindow): Promise<void> {
  const { operation, query, code, clause, details = {} } = window;
  const dates = !('date_start' in query) || (await acceptsDates(api, operation));
  precondition(dates, `${operation} does not take bounds on dates`);
  const reply = await api.get(operation, query);
  const unknown = Object.keys(query).filter((name) => isUnknown(reply, name));
  // A refusal of one name does not show which; dates are taken, as was seen above.
  const other = unknown.find((name) => !name.startsWith('date_'));
  expectHeld(other === undefined, `${operation} does not take ${other}, which is not shown for it`, reply);
  precondition(unknown.length === 0, `${operation} does not take ${unknown[0]}`);
  expectRefusal(reply, { codes: [code], clause });
  expectDetails(reply, details);
  api.witness('windows refused');
}

const ofDate = { code: 'INVALID_DATE', clause: 'error.invalid-date' } as const;
const ofRange = { code: 'INVALID_DATE_RANGE', clause: 'error.invalid-date-range' } as const;
const ofSpan = { code: 'DATE_WINDOW_TOO_LARGE', clause: 'error.date-window-too-large' } as const;
const detailsOfSpan = {
  coverage: 'error.date-window-too-large.details.coverage',
  suggested_window: 'error.date-window-too-large.details.suggested-window',
  max_days: 'error.date-window-too-large.details.max-days',
} as const;

function windows({ offer: { window } }: World): readonly RefusedWindow[] {
  const inverted = bounds({ start: window.end, end: dateAfter(window.end, -3) });
  const long = bounds(windowEndingOn(window.end, 500));
  const noDate = { ...bounds(window), date_start: '2026-02-30' };
  return [
    { operation: 'listStories', query: inverted, ...ofRange },
    { operation: 'listStories', query: noDate, ...ofDate },
    { operation: 'listStories', query: long, ...ofSpan, details: detailsOfSpan },
    { operation: 'summarizeStories', query: inverted, ...ofRange },
    { operation: 'summarizeStories', query: long, ...ofSpan },
  ];
}

export const windowRefused = defineCheck({
  id: 'stories/window-refused',
  title: 'A Stories window that is inverted, malformed or over a year is refused as on Events',
  clauses: [ofDate.clause, ofRange.clause, ofSpan.clause, ...Object.values(detailsOfSpan)],
  operations: [...storyOperations],
  rulings: ['error-details', 'window-over-thirty-days'],
  property: forEach(windows, expectWindowRefused),
});

const operation = 'listStories';
const ofDays = { code: 'INVALID_NUMBER', clause: 'error.invalid-number.days' } as const;

const brokenDays = ({ offer: { window } }: World): readonly RefusedWindow[] => [
  { operation, query: { days: 'abc' }, ...ofDays },
  { operation, query: { days: 0 }, ...ofDays },
  {
    operation,
    query: { ...bounds(window), days: 7 },
    code: 'CONFLICTING_TIME_WINDOW',
    clause: 'error.conflicting-time-window',
  },
];

export const daysRefused = defineCheck({
  id: 'stories/days-refused',
  title: 'If Stories accept days, a value below 1 or not an integer, or one combined with dates, is refused',
  clauses: ['error.invalid-number.days', 'error.conflicting-time-window'],
  operations: ['listStories'],
  rulings: ['days-above-thirty', 'window-mixes', 'rows-need-not-be-held'],
  property: forEach(brokenDays, expectWindowRefused),
});

export const observedRefused = defineCheck({
  id: 'stories/observed-refused',
  title: 'If Stories accept bounds on coding time, they are instants or dates, and other text is refused',
  clauses: ['error.invalid-date.observed', 'error.invalid-date.observed-instant'],
  operations: [operation],
  rulings: ['rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      const instants = await longWindow(api, operation, 'observed');
      const isTaken = await acceptsWindow(api, operation, 'observed');
      expectHeld(
        isTaken,
        'Stories do not take bounds on coding time, which are not shown for them',
        instants,
      );
      accusing('error.invalid-date.observed-instant', () => expectOk(instants));
      const query = { observed_start: '2026-02-30', observed_end: end };
      const clause = 'error.invalid-date.observed';
      await expectWindowRefused(api, { operation, query, code: 'INVALID_DATE', clause });
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
