import type { ClauseId } from '../contract/index.js';
import type { CheckResult, RunEvent } from '../src/engine/events.js';
import { type Report, reportOf } from '../src/engine/record/report.js';
import type { Exchange, Outcome } from '../src/kit/index.js';

/** What a hostile target could send to be obeyed by a browser, a parser, a terminal or a shell. */
export const hostile = {
  script: '<script>alert(1)</script>',
  attribute: '" onmouseover="alert(2)',
  cdata: ']]>',
  terminal: '\u001b[31m',
  shell: "'; rm -rf /tmp/x; echo '",
  bidi: '\u202e',
  nul: '\u0000',
  loneSurrogate: '\ud800',
} as const;

/** What a hostile target could send to be obeyed by a CI system that reads the log of a job. */
export const hostileCommands = {
  azure: '##vso[task.setvariable variable=a;]b %0A%AZP25',
  teamcity: "##teamcity[buildStatus status='SUCCESS']|'|n",
  github: '\n::add-mask::c 100%25;',
  formatting: '##[error]d',
} as const;

/** Shaped like a key, but nobody's. */
export const keyShapedText = `svc_sk_${'0123456789abcdef'.repeat(4)}`;

const nasty = Object.values(hostile).join(' ');

export const exchange = (over: Partial<Exchange> = {}, target = '/api/v2/events?limit=101'): Exchange => ({
  request: { method: 'GET', operation: 'listEvents', target, credential: { role: 'full' } },
  status: 200,
  headers: { 'content-type': 'application/json', 'x-request-id': 'req-1' },
  text: '{"success":true,"pagination":{"limit":101}}',
  json: { success: true, pagination: { limit: 101 } },
  ms: 34,
  ...over,
});

/** A result with the given members, and plain values for the others. */
export const result = (id: string, outcome: Outcome, over: Partial<CheckResult> = {}): CheckResult => ({
  id,
  title: `A deployment keeps the promise of ${id}`,
  area: id.split('/')[0] ?? id,
  level: 'must',
  source: 'spec',
  clauses: ['limits.events-limit.max'],
  rulings: [],
  required: true,
  outcome,
  trials: 5,
  replies: 6,
  ms: 210,
  witnesses: { rows: 40 },
  deviations: [],
  observations: {},
  ...over,
});

const digest = `sha256:${'5a'.repeat(32)}`;

const noWitness = { witnesses: {}, trials: 0, replies: 0, ms: 0 };
const both: readonly ClauseId[] = ['limits.events-limit.max', 'envelope.applied-filters.normalized'];

const results: readonly CheckResult[] = [
  result('events/limit-above-max', 'fail', {
    title: 'A `limit` above the maximum is served at the maximum and listed as normalized',
    clauses: both,
    rulings: ['limit-above-max'],
    failure: {
      finding: { at: '/pagination/limit', expected: '100', seen: '101', clause: 'limits.events-limit.max' },
      input: 'limit=101',
      place: '3:0',
      fingerprint: 'events/limit-above-max@/pagination/limit',
      repeated: { failed: 3, tried: 3 },
      exchanges: [
        exchange({}, '/api/v2/events?limit=100'),
        exchange({
          text: JSON.stringify({ pagination: { limit: 101 }, data: 'x'.repeat(6000) }),
          json: { pagination: { limit: 101 }, data: 'x'.repeat(6000) },
        }),
      ],
    },
  }),
  result('events/default-window', 'pass'),
  result('events/bounding-box', 'pass', { title: 'Every row lies in the box that was asked for' }),
  result('errors/hostile-text', 'fail', {
    title: 'An error says what is wrong',
    clauses: ['envelope.error.error'],
    failure: {
      finding: {
        at: '/error',
        expected: 'a message',
        seen: `${nasty} ${keyShapedText}`,
        clause: 'envelope.error.error',
      },
      input: `country=${nasty}`,
      place: '1',
      fingerprint: 'errors/hostile-text@/error',
      repeated: { failed: 2, tried: 2 },
      exchanges: [
        exchange({
          request: {
            method: 'GET',
            target: `/api/v2/events?country=${hostile.shell}&token=${keyShapedText}`,
            credential: { header: `Basic ${hostile.shell}` },
          },
          status: 400,
          headers: { server: nasty, [`x-${hostile.script}`]: keyShapedText },
          text: `${nasty} ${keyShapedText}`,
          json: undefined,
        }),
      ],
    },
  }),
  result('errors/limit-zero', 'inconclusive', { reason: 'no-data', note: `No rows in the window: ${nasty}` }),
  result('errors/generator', 'harness-error', { note: 'TypeError: undefined is not iterable' }),
  result('paging/walk', 'inconclusive', { reason: 'rate-limited', note: '429 after 3 of 5 pages' }),
  result('paging/second-page', 'warn', {
    deviations: [{ ruling: 'limit-above-max', note: 'no entry in `normalized`' }],
  }),
  result('paging/advice', 'warn', {
    level: 'should',
    failure: {
      finding: {
        at: 'header retry-after',
        expected: 'whole seconds',
        seen: 'nothing',
        clause: 'limits.events-limit.max',
      },
      input: '',
      place: '',
      fingerprint: 'paging/advice@header retry-after',
      repeated: { failed: 2, tried: 2 },
      exchanges: [exchange({ status: 429, text: '', json: undefined })],
    },
  }),
  result('registry/hierarchy', 'not-applicable', {
    ...noWitness,
    note: 'The account lacks can_use_leiregistry',
    proof: exchange({ status: 403, text: '{"code":"PLAN_REQUIRED"}', json: { code: 'PLAN_REQUIRED' } }),
  }),
  result('registry/revoked-key', 'not-tested', {
    ...noWitness,
    required: false,
    note: 'No revoked key was given',
  }),
  result('registry/disabled-key', 'not-tested', {
    ...noWitness,
    required: false,
    note: 'No revoked key was given',
  }),
  result('open/usage-headers', 'observed', {
    level: 'observe',
    required: false,
    observations: { 'usage header': 'x-usage-remaining', hostile: `${nasty} ${keyShapedText}` },
  }),
];

/** A run with every outcome, in a hostile deployment. */
export const sampleEvents: readonly RunEvent[] = [
  {
    type: 'run-started',
    format: 3,
    suite: {
      name: 'ei-conformance',
      version: '0.1.0',
      commit: 'c0ffee',
      clauses: 300,
      ledger: digest,
      checks: results.length,
      selfTest: { proved: 2, faults: 3 },
    },
    startedAt: '2026-10-20T08:15:00.000Z',
    target: {
      baseUrl: 'https://api.example.test',
      name: 'example',
      surfaces: { aicompute: 'compute' },
      reference: { faults: ['x'], variants: [] },
    },
    seed: 42,
    command: 'npx ei-conformance run --target https://api.example.test --seed 42',
    settings: {
      preset: { value: 'full', from: 'default' },
      concurrency: { value: 8, from: `file ${nasty}` },
      'keys.full': { value: 'given', from: 'environment EI_API_KEY' },
    },
    gate: {
      failOn: ['warn'],
      allowInconclusive: ['no-data'],
      waivers: [
        {
          check: 'events/limit-above-max',
          reason: `a defect of the page: ${nasty}`,
          issue: 'https://issues.example.test/7',
          owner: 'the events team',
          expires: '2026-12-31',
        },
      ],
    },
  },
  {
    type: 'probe-finished',
    requests: 9,
    learned: {
      dictionary: { eventIds: ['conflict_00'], countries: [hostile.script] },
      servedContract: 'unusable',
      servedContractNote: nasty,
      contract: { digest, title: nasty, version: '2.0.0' },
      events: 200,
      leis: 1,
      window: { start: '2026-10-10', end: '2026-10-16' },
      entitlements: { can_use_leiregistry: 'refused' },
      keys: ['full', 'rate-limited'],
      clockSkewMs: 5300,
      cursors: [],
    },
  },
  {
    type: 'planned',
    steps: results.map(({ id, required, outcome, note = '' }) => ({
      id,
      required,
      ...(outcome === 'not-tested' || outcome === 'not-applicable' ? { skip: { outcome, note } } : {}),
    })),
    estimate: { requests: 80, queryUnits: 71 },
  },
  {
    type: 'preflight-finished',
    diagnoses: [
      { state: 'good', whose: 'settings', said: 'the key has the usual form' },
      {
        state: 'notice',
        whose: 'server',
        said: `openapi.json cannot be used: ${nasty} ${keyShapedText}`,
        next: 'Look at it.',
      },
    ],
    seconds: 75,
  },
  { type: 'trouble', where: 'openapi.json', message: `${nasty} is not a contract` },
  ...results.flatMap((each): readonly RunEvent[] => [
    { type: 'check-started', id: each.id },
    { type: 'check-finished', result: each, spent: { requests: 60, queryUnits: 60 } },
  ]),
  {
    type: 'run-finished',
    stopped: 'completed',
    finishedAt: '2026-10-20T08:16:12.500Z',
    cost: { requests: 1069, queryUnits: 60 },
    operations: [
      {
        operation: 'listEvents',
        requests: 50,
        bytes: 120_000,
        limited: 1,
        p50: 31,
        p95: 80.4,
        p99: 300,
        max: 1210,
      },
    ],
    interactions: [
      {
        operation: 'listEvents',
        parameters: ['country', 'search', 'limit'],
        pairs: [
          [0, 2, 4],
          [1, 2, 12],
        ],
        ofPairs: 3,
        triples: 0,
        ofTriples: 1,
        forms: 2,
        ofForms: 11,
      },
    ],
  },
];

export const sampleReport: Report = reportOf(sampleEvents);
