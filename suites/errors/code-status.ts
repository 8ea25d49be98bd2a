import { type ErrorCode, errorCodes, errorRow } from '../../contract/index.js';
import { windowEndingOn } from '../../generators/values/window.js';
import { type Api, at, defineCheck, type Exchange, expectThat, forEach } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { closed } from './refused.js';

/** Mistakes whose codes are listed with different statuses. */
const mistakes: Readonly<Record<string, (api: Api) => Promise<Exchange>>> = {
  'a limit that is no number': (api) => api.get('listEvents', closed(api.world, { limit: 'abc' })),
  'a window of more than a year': (api) =>
    api.get('listEvents', bounds(windowEndingOn(api.world.offer.window.end, 500))),
  'a subcategory of another family': (api) =>
    api.get('listEvents', closed(api.world, { category: 'Battles', subcategory: 'TE01' })),
  'no key': (api) => api.get('listEvents', {}, { credential: { none: true } }),
  'a removed path': (api) => api.get('removedV1', {}, { path: { path: 'events' } }),
};

export const codeStatus = defineCheck({
  id: 'errors/code-status',
  title: 'Each code comes with the HTTP status that it is listed with',
  clauses: ['error.code-status'],
  operations: ['listEvents', 'removedV1'],
  property: forEach(Object.keys(mistakes), async (api, mistake) => {
    const reply = await mistakes[mistake]?.(api);
    const code = at(reply?.json, '/code');
    const known: ErrorCode | undefined = errorCodes.find((each) => each === code);
    expectThat(known !== undefined, '/code', `a code for ${mistake}`, code);
    const { status } = errorRow(known);
    expectThat(reply?.status === status, 'status', `${status} beside ${known}`, reply?.status);
    api.witness('codes with their status');
  }),
  refutedBy: [
    'auth.missing-key-wrong-status',
    'events.limit.wrong-status',
    'http.errors-with-200',
    'http.errors-with-400',
    'subcategory.wrong-pair-status-404',
    'v1.wrong-status',
    'window.over-a-year-wrong-status',
  ],
});
