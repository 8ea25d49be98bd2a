import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { expectSubset, wholeEvents } from '../whole-events.js';

/** So few Events might all be aimed at civilians. */
const fewest = 10;

export const civilianTargeting = defineCheck({
  id: 'events/civilian-targeting',
  title: 'civilian_targeting=true leaves out some Events of both families',
  clauses: ['events.civilian-targeting.true'],
  // No card shows the coding, so that a filter without effect is told, not failed.
  level: 'should',
  operations: ['listEvents'],
  rulings: ['A73'],
  property: once(
    async (api) => {
      const whole = await wholeEvents(api);
      const reply = await fullPage(api, { ...whole.query, civilian_targeting: true });
      const left = expectSubset(reply, whole, 'civilian_targeting=true');
      const families = new Set(whole.rows.map(({ family }) => family));
      if (whole.rows.length < fewest || families.size < 2) return;
      expectThat(left > 0, '/data', `not all of ${whole.rows.length} Events`, rowsOf(reply).length);
      api.witness('Events left out', left);
    },
    { requests: 2 },
  ),
  refutedBy: ['list.civilian_targeting.dropped', 'targeting.true-ignored'],
});
