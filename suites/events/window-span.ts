import fc from 'fast-check';
import { type ClauseId, limits } from '../../contract/index.js';
import {
  dateAfter,
  dateWithin,
  daysIn,
  overlongSpan,
  spanOverAYear,
  windowEndingOn,
} from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectDetail,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  isObject,
  once,
  precondition,
  type Query,
  rowsOf,
  seenOf,
  strings,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { referredIds } from '../asking/entity-refs.js';
import { seenEvent } from '../asking/events.js';
import { expectListed, expectPartition, expectSameEvents, fullPage, nextCursorOf } from '../asking/pages.js';
import { eventOperations } from '../asking/refusals.js';
import { adjustmentOf, bounds, expectAdjusted, expectWithin } from '../asking/windows.js';

export const windowThirtyDays = defineCheck({
  id: 'events/window-thirty-days',
  title: 'A window of exactly 30 days, both ends counted, is served in full',
  clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
  operations: ['listEvents'],
  rulings: ['window-over-thirty-days', 'window-before-coverage'],
  runs: 1,
  property: forAll(
    ({ offer: { window, coverageStart } }) => {
      const { end } = window;
      // The middle one: the last ten days, but none before 30 days are covered.
      const [, start = end] = [dateAfter(end, -9), dateAfter(coverageStart, 29), end].toSorted();
      return dateWithin({ start, end });
    },
    async (api, end) => {
      const window = windowEndingOn(end, 30);
      precondition(
        api.world.offer.coverageStart <= window.start,
        'no window of 30 days is covered',
        'no-data',
      );
      const firstDay = bounds({ start: window.start, end: window.start });
      const [first] = rowsOf(await api.get('listEvents', { ...firstDay, limit: 100 })).flatMap(
        (row) => seenEvent(row) ?? [],
      );
      const reply = await api.get('listEvents', { ...bounds(window), limit: 100 });
      expectWithin(reply, window);
      const reason = adjustmentOf(reply);
      expectThat(reason === undefined, '/meta/window_adjustment', 'no adjustment of 30 days', reason);
      if (first !== undefined) await expectListed(api, bounds(window), first, 'the first of 30 days');
    },
    { requests: 2 },
  ),
});

/** Accused for rows outside the newest days: too many days, or other days. */
function daysClause(reply: Exchange): ClauseId {
  const dates = rowsOf(reply)
    .flatMap(({ event_date: date }) => (typeof date === 'string' ? [date] : []))
    .toSorted();
  const [start = '', end = ''] = [dates[0], dates.at(-1)];
  const isTooLong = dates.length > 0 && daysIn({ start, end }) > limits.window.maxDays;
  return isTooLong ? 'events.window.at-most-thirty-days' : 'events.window.most-recent-days';
}

/** Accused for a `window_adjustment` without a reason. */
function adjustmentClause(reply: Exchange): ClauseId {
  const adjustment = at(reply.json, '/meta/window_adjustment') ?? null;
  if (adjustment === null) return 'events.window.adjustment';
  const ofAdjustment = 'envelope.meta.window-adjustment';
  return isObject(adjustment) ? `${ofAdjustment}.reason` : ofAdjustment;
}

/** The shortest span that is cut short. */
const oneTooMany = limits.window.maxDays + 1;

/** The span that is asked for beside entities, whose windows have a default of their own. */
const besideEntities = 200;

/** The page behind the first one is cut and reported as the first one is, where there is such a page. */
async function expectAdjustedBehind(api: Api, query: Query): Promise<void> {
  const cursor = nextCursorOf(await api.get('listEvents', query));
  if (cursor === undefined) return;
  const page = await api.get('listEvents', { ...query, cursor });
  // A change of the data may break a walk off.
  if (page.status !== 200) return;
  const [place, adjustment] = ['/meta/window_adjustment', at(page.json, '/meta/window_adjustment')];
  const isTold = adjustmentOf(page) !== undefined;
  expectThat(
    isTold,
    place,
    'an object with a reason, as on the first page',
    adjustment,
    adjustmentClause(page),
  );
  api.witness('further pages that report the cut');
}

export const windowUpToAYear = defineCheck({
  id: 'events/window-up-to-a-year',
  title: 'A window of 31 days to a year is served as its newest 30 days, and each page reports it',
  clauses: [
    'events.window.up-to-a-year',
    'events.window.most-recent-days',
    'events.window.adjustment',
    'events.window.at-most-thirty-days',
    'limits.date-window.max',
    'envelope.meta.window-adjustment',
    'envelope.meta.window-adjustment.reason',
    'error.date-window-too-large.served-up-to-a-year',
    'error.date-window-too-large.most-recent-days',
    'error.date-window-too-large.window-adjustment',
  ],
  operations: ['listEvents'],
  rulings: ['window-over-thirty-days', 'window-before-coverage'],
  runs: 3,
  property: forAll(
    overlongSpan(),
    async (api, span) => {
      const { coverageStart, window } = api.world.offer;
      const { maxDays } = limits.window;
      const asked = windowEndingOn(window.end, span);
      const newest = windowEndingOn(window.end, maxDays);
      const ids = span === besideEntities ? referredIds(api.world).slice(0, 3) : [];
      const others = { entity: ids.length > 0 ? ids.join() : undefined, limit: 100 };
      // The other names of the bounds are capped alike.
      const isByOtherNames = span !== oneTooMany && span !== besideEntities;
      const sent = isByOtherNames ? { start_date: asked.start, end_date: asked.end } : bounds(asked);
      const reply = await fullPage(api, { ...sent, ...others });
      expectOk(reply);
      accusing(daysClause(reply), () => expectWithin(reply, newest));
      const served = await fullPage(api, { ...bounds(newest), ...others });
      const because = `${span} days are served as the newest ${maxDays}`;
      const ofDays = 'events.window.most-recent-days';
      const compared = accusing(ofDays, () => expectSameEvents(reply, served, because));
      // Days before coverage may be dropped without notice (ruling window-before-coverage).
      const covered = daysIn({ start: coverageStart, end: asked.end });
      if (Math.min(span, covered) > maxDays) {
        accusing(adjustmentClause(reply), () => expectAdjusted(reply));
        // One walk shows it of all: what differs by the span is judged above.
        if (span === oneTooMany) await expectAdjustedBehind(api, { ...bounds(asked), limit: 100 });
      }
      api.witness('Events compared', compared);
    },
    { requests: 1, examples: [oneTooMany, besideEntities] },
  ),
});

export const windowOverAYear = defineCheck({
  id: 'events/window-over-a-year',
  title: 'A window of more than a year is rejected with DATE_WINDOW_TOO_LARGE and the window to use instead',
  clauses: [
    'events.window.over-a-year',
    'error.date-window-too-large',
    'error.date-window-too-large.details.coverage',
    'error.date-window-too-large.details.suggested-window',
    'error.date-window-too-large.details.max-days',
  ],
  operations: ['listEvents'],
  rulings: ['window-over-thirty-days', 'error-details'],
  runs: 2,
  property: forAll(
    spanOverAYear(),
    async (api, span) => {
      const window = windowEndingOn(api.world.offer.window.end, span);
      const reply = await api.get('listEvents', bounds(window));
      const refusal = 'error.date-window-too-large';
      // If the code is right, only the status can be wrong.
      const isCoded = at(reply.json, '/code') === 'DATE_WINDOW_TOO_LARGE';
      accusing(isCoded ? refusal : undefined, () =>
        expectRefusal(reply, { codes: ['DATE_WINDOW_TOO_LARGE'] }),
      );
      accusing(`${refusal}.details.coverage`, () => expectDetail(reply, 'coverage'));
      accusing(`${refusal}.details.suggested-window`, () => expectDetail(reply, 'suggested_window'));
      accusing(`${refusal}.details.max-days`, () => expectDetail(reply, 'max_days'));
      api.witness('windows refused');
    },
    { examples: [400] },
  ),
});

export const windowChunks = defineCheck({
  id: 'events/window-chunks',
  title: 'Two adjoining windows share no Event and together return what the window over both returns',
  clauses: ['events.window.chunks-add-up'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  runs: 1,
  property: forAll(
    ({ offer }) =>
      fc.record({
        cut: dateWithin({ start: dateAfter(offer.window.start, 5), end: dateAfter(offer.window.end, -6) }),
        days: fc.integer({ min: 1, max: 5 }),
      }),
    async (api, { cut, days }) => {
      const start = dateAfter(cut, 1 - days);
      const end = dateAfter(cut, days);
      const ask = (from: string, to: string) =>
        fullPage(api, { ...bounds({ start: from, end: to }), limit: 100 });
      const whole = await ask(start, end);
      const parts = [await ask(start, cut), await ask(dateAfter(cut, 1), end)];
      api.witness('Events compared', expectPartition(whole, parts, `windows cut after ${cut} add up`));
    },
    { requests: 3 },
  ),
});

export const windowBeforeCoverage = defineCheck({
  id: 'events/window-before-coverage',
  title: 'A window that ends before coverage begins is served or rejected with DATE_OUT_OF_COVERAGE',
  clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
  operations: eventOperations,
  rulings: ['window-before-coverage'],
  property: forEach(eventOperations, async (api, operation) => {
    const { coverageStart } = api.world.offer;
    const window = { start: dateAfter(coverageStart, -40), end: dateAfter(coverageStart, -21) };
    const reply = await api.get(operation, bounds(window));
    api.observe(`before coverage, ${operation}`, seenOf(reply));
    if (reply.status !== 200) expectRefusal(reply, { codes: ['DATE_OUT_OF_COVERAGE'] });
    else if (operation === 'listEvents') expectWithin(reply, window);
    api.witness('old windows answered');
  }),
});

export const windowReachesIntoCoverage = defineCheck({
  id: 'events/window-reaches-into-coverage',
  title: 'A window that begins before coverage and ends within it is served',
  clauses: ['events.window.reaches-into-coverage'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['window-before-coverage'],
  property: once(
    async (api) => {
      const { coverageStart, window } = api.world.offer;
      const end = [dateAfter(coverageStart, 20), window.end].toSorted()[0] ?? window.end;
      precondition(coverageStart <= end, 'coverage began only days ago', 'no-data');
      const covered = await fullPage(api, { ...bounds({ start: coverageStart, end }), limit: 100 });
      if (at(covered.json, '/code') === 'DATE_OUT_OF_COVERAGE') {
        // Where no start can be read, it is taken from the document, which describes another corpus; and of several
        // starts, any may be that of something else than Events.
        const coverage = at((await api.get('listEvents', bounds(window))).json, '/meta/coverage');
        const dates = [...strings(coverage)].filter((text) => /^\d{4}-\d\d-\d\d/.test(text));
        const starts = new Set(dates.map((text) => text.slice(0, 10)).filter((date) => date < window.start));
        const isTold = starts.size === 1 && starts.has(coverageStart);
        precondition(isTold, 'no reply tells when the coverage of Events begins', 'no-data');
      }
      // Only where Events are found is the window sure to reach into coverage.
      precondition(rowsOf(covered).length > 0, 'the first days of coverage hold no Event', 'no-data');
      const reaching = { start: dateAfter(coverageStart, -5), end };
      const reply = await fullPage(api, { ...bounds(reaching), limit: 100 });
      expectWithin(reply, reaching);
      const because = 'days before coverage take nothing away';
      const within = (row: { readonly event_date?: unknown }) => String(row.event_date) >= coverageStart;
      api.witness('Events compared', expectSameEvents(reply, covered, because, within));

      const counted = totalOf(
        await api.get('summarizeEvents', { ...bounds(reaching), group_by: 'category' }),
      );
      const shown = rowsOf(covered).length;
      expectThat(counted >= shown, '/data', `at least ${shown} Events, as the list shows`, counted);
    },
    { requests: 3 },
  ),
});
