import { invertedWindow } from '../../generators/values/window.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const windowInverted = defineCheck({
  id: 'events/window-inverted',
  title: 'A date_start after date_end earns INVALID_DATE_RANGE',
  clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
  operations: ['listEvents'],
  refutedBy: ['window.inverted-swapped', 'window.inverted-empty', 'window.inverted-wrong-code'],
  runs: 2,
  property: forAll(
    ({ offer }) => invertedWindow(offer.window),
    async (api, window) => {
      expectRefusal(await api.get('listEvents', bounds(window)), { codes: ['INVALID_DATE_RANGE'] });
      api.witness('windows refused');
    },
  ),
});
