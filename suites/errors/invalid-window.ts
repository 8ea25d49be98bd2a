import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectRefused, expectServed } from './refused.js';

export const invalidWindow = defineCheck({
  id: 'errors/invalid-window',
  title:
    'A window value that is no whole number of days is refused as INVALID_NUMBER, and window=1 is served',
  clauses: ['error.invalid-number.window'],
  operations: ['listEvents'],
  rulings: ['C03'],
  property: forEach(['0', '-1', '1.5', 'week'], async (api, window) => {
    await expectRefused(api, 'listEvents', { window }, { codes: ['INVALID_NUMBER'] });
    await expectServed(api, 'listEvents', { window: '1' });
  }),
  refutedBy: ['days.window-number-refused'],
});
