import { cutDay } from '../../generators/values/instant.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const observedAliases = defineCheck({
  id: 'events/observed-aliases',
  title: 'observedStart and observedEnd select what observed_start and observed_end select',
  clauses: ['events.observed-start.alias-observed-start', 'events.observed-end.alias-observed-end'],
  operations: ['listEvents'],
  refutedBy: [
    'alias.observedStart.ignored',
    'alias.observedStart.refused',
    'alias.observedEnd.ignored',
    'alias.observedEnd.refused',
  ],
  runs: 1,
  property: forAll(
    ({ offer }) => cutDay(offer.window),
    async (api, { start, end }) => {
      const canonical = await fullPage(api, { ...between(observed, start, end), limit: 100 });
      const first = await fullPage(api, { observedStart: start, observed_end: end, limit: 100 });
      const last = await fullPage(api, { observed_start: start, observedEnd: end, limit: 100 });
      expectSameEvents(first, canonical, 'observedStart is another name of observed_start');
      const compared = expectSameEvents(last, canonical, 'observedEnd is another name of observed_end');
      api.witness('Events compared', compared);
    },
    { requests: 3 },
  ),
});
