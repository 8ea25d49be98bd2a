import fc from 'fast-check';
import { type ErrorCode, errorCodes, errorRow } from '../../contract/index.js';
import { windowEndingOn } from '../../generators/dates.js';
import { unknownParameters } from '../../generators/names.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  once,
  type Query,
  seenOf,
} from '../../src/kit/index.js';
import { closed, expectErrorEnvelope } from '../asking/refusals.js';
import { bounds } from '../asking/windows.js';

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
  title: 'Each error code has its documented HTTP status',
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
});

const breakages: readonly Query[] = [{ sort: 'notavalue' }, { confidence_min: 'high' }];

export const stableCode = defineCheck({
  id: 'errors/stable-code',
  title: 'The same invalid request always has the same status and code',
  clauses: ['envelope.error.code.stable'],
  operations: ['listEvents'],
  rulings: ['several-faults'],
  property: forEach(
    breakages,
    async (api, breakage) => {
      const query = closed(api.world, breakage);
      const first = await api.get('listEvents', query);
      expectThat(first.status >= 400, 'status', 'a refusal', seenOf(first));
      for (let again = 0; again < 2; again += 1) {
        const reply = await api.get('listEvents', query, { fresh: true });
        const same = reply.status === first.status && at(reply.json, '/code') === at(first.json, '/code');
        expectThat(same, '/code', `${seenOf(first)} again`, seenOf(reply));
        api.witness('repeats with the same code');
      }
    },
    { requests: 3 },
  ),
});

/** Pairs of faults, each of which has a code of its own. */
const pairs = [
  { limit: 'x', sort: 'notavalue' },
  { date_start: 'notadate', country: 'Zzyzx Republic' },
  { bbox: '1,2', days: 'x' },
  { cursor: 'notacursor', significance_min: '2' },
];

export const severalFaults = defineCheck({
  id: 'errors/several-faults',
  title: 'A request with two errors is refused with the code of one of them',
  clauses: ['error.several-faults'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['several-faults'],
  property: forEach(pairs, async (api, pair) => {
    const reply = await api.get('listEvents', pair);
    api.observe(Object.keys(pair).join(' and '), seenOf(reply));
  }),
});

const paths = fc
  .tuple(fc.constantFrom('/api/v2/', '/api/v2/events/x/', '/api/v2/meta/'), unknownParameters())
  .map(([folder, name]) => folder + name);

export const unknownPath = defineCheck({
  id: 'errors/unknown-path',
  title: 'A path that does not exist is answered with a client error in the error envelope',
  clauses: [
    'error.envelope',
    'envelope.error.success',
    'envelope.error.error',
    'envelope.error.code',
    'envelope.error.details',
  ],
  runs: 2,
  property: forAll(paths, async (api, path) => {
    const reply = await api.getTarget(path);
    const refused = reply.status >= 400 && reply.status < 500;
    expectThat(refused, 'status', 'a client error', seenOf(reply), 'envelope.error.success');
    expectErrorEnvelope(reply, 'required');
    if (reply.status !== 404) api.observe('status of an unknown path', String(reply.status));
    api.witness('error envelopes of unknown paths');
  }),
});

export const invalidSearch = defineCheck({
  id: 'errors/invalid-search',
  title: 'A search of one character on Events is served, or refused as INVALID_SEARCH',
  clauses: ['error.invalid-search'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: once(async (api) => {
    const query = { ...bounds(api.world.offer.window), search: 'e', search_mode: 'lexical', limit: 1 };
    const reply = await api.get('listEvents', query);
    if (reply.status !== 200) expectRefusal(reply, { codes: ['INVALID_SEARCH'] });
    api.observe('search of one character', String(reply.status));
    api.witness('answers to one character');
  }),
});
