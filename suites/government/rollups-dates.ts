import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { manyAwards } from './awards.js';

interface Dated {
  readonly path: string;
  readonly date: string;
}

/** Every date that a rollup shows; one text may hold both ends of a span. */
const datesOf = (rollup: JsonObject): readonly Dated[] =>
  textsIn(rollup).flatMap(({ path, text }) =>
    (text.match(/\d{4}-\d\d-\d\d/g) ?? []).map((date) => ({ path, date })),
  );

export const rollupsDates = defineCheck({
  id: 'government/rollups-dates',
  title:
    'Each recipient rollup gives the dates of the first and the last action, the first not after the last',
  clauses: [
    'government-records.rollups.first-action-date',
    'government-records.rollups.last-action-date',
    'government-records.rollups.dates-order',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups } = await manyAwards(api);
    // The names are not shown: dates that stand in no rollup may be written in another form.
    const isDated = rollups.some((rollup) => datesOf(rollup).length > 0);
    precondition(isDated, 'no rollup shows a date in a recognisable form', 'no-data');
    for (const [index, rollup] of rollups.entries()) {
      const place = `/recipient_rollups/${index}`;
      const dates = datesOf(rollup);
      expectThat(dates.length >= 2, place, 'the dates of the first and the last action', rollup);
      const first = dates.find(({ path }) => /first|earliest|start|min/.test(path))?.date;
      const last = dates.find(({ path }) => /last|latest|end|max|recent/.test(path))?.date;
      if (first !== undefined && last !== undefined)
        expectThat(first <= last, place, `${last} or before`, first);
      api.witness('rollups with two dates');
    }
  }),
  refutedBy: [
    'government-records.rollups.dates-swapped',
    'government-records.rollups.without-first-action-date',
    'government-records.rollups.without-last-action-date',
  ],
});
