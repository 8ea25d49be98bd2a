import { dateAfter } from '../../generators/values/date.js';
import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { between, recorded } from '../half-open.js';

export const recordedInvalid = defineCheck({
  id: 'events/recorded-invalid',
  title: 'A publication interval that is inverted, or whose bound is no timestamp, earns its own code',
  clauses: [
    'events.recorded.inverted',
    'events.recorded-start.malformed',
    'events.recorded-end.malformed',
    'error.invalid-recorded-interval',
  ],
  operations: ['listEvents'],
  rulings: ['A07'],
  refutedBy: [
    'list.recorded_start.dropped',
    'list.recorded_end.dropped',
    'recorded.malformed-dropped',
    'recorded.malformed-wrong-code',
    'recorded.inverted-served',
    'recorded.inverted-swapped',
  ],
  property: forEach(
    ({ offer: { window } }) => {
      const from = instantAfter(dateAfter(window.end, -1), 0);
      const to = instantAfter(window.end, 0);
      return [
        between(recorded, to, from),
        between(recorded, 'yesterday', to),
        between(recorded, from, `${window.end}T25:00:00Z`),
      ];
    },
    async (api, query) => {
      expectRefusal(await api.get('listEvents', query), { codes: ['INVALID_RECORDED_INTERVAL'] });
      api.witness('intervals refused');
    },
  ),
});
