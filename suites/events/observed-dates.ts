import { dateAfter, dateWithin } from '../../generators/values/date.js';
import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const observedDates = defineCheck({
  id: 'events/observed-dates',
  title: 'A date as bound of coding time stands for its midnight in UTC',
  clauses: [
    'events.observed-start.date',
    'events.observed-start.date-reads-midnight',
    'events.observed-end.date',
    'events.observed-end.exclusive',
  ],
  operations: ['listEvents'],
  refutedBy: [
    'observed.date-refused',
    'observed.end-date-reads-end-of-day',
    'observed.start-date-reads-noon',
  ],
  runs: 2,
  property: forAll(
    ({ offer }) => dateWithin({ start: offer.window.start, end: dateAfter(offer.window.end, -1) }),
    async (api, date) => {
      const next = dateAfter(date, 1);
      const ask = (from: string, to: string) => fullPage(api, { ...between(observed, from, to), limit: 100 });
      const instants = await ask(instantAfter(date, 0), instantAfter(next, 0));
      const started = await ask(date, instantAfter(next, 0));
      const because = `observed_start=${date} is its midnight`;
      api.witness('Events compared', expectSameEvents(started, instants, because));
      const ended = await ask(instantAfter(date, 0), next);
      expectSameEvents(ended, instants, `observed_end=${next} is an exclusive bound at its midnight`);
    },
    { requests: 3 },
  ),
});
