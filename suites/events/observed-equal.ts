import { instantAfter } from '../../generators/values/instant.js';
import { at, defineCheck, expectThat, forEach, seenOf } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';

export const observedEqual = defineCheck({
  id: 'events/observed-equal',
  title: 'Equal bounds of coding time are refused',
  clauses: ['events.observed.equal'],
  operations: ['listEvents'],
  rulings: ['A06'],
  refutedBy: ['observed.equal-served'],
  property: forEach(
    ({ offer: { window } }) => [window.end, instantAfter(window.end, 43_200)],
    async (api, moment) => {
      const reply = await api.get('listEvents', between(observed, moment, moment));
      const refused = reply.status >= 400 && reply.status < 500;
      expectThat(refused, 'refusal', 'a client error for an interval that selects nothing', seenOf(reply));
      const code = at(reply.json, '/code');
      expectThat(typeof code === 'string' && code !== '', '/code', 'an error code', code);
      api.witness('equal bounds refused');
    },
  ),
});
