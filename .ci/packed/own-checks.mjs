// A suite of one's own: the program must recognize what its checks throw, so both have to load the same modules.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaults, inProcess, reportOf, SetupError, session, suite } from 'ei-conformance';
import { clause } from 'ei-conformance/contract';
import { defineCheck, Inconclusive, once, Violation } from 'ei-conformance/kit';
import { createReference } from 'ei-conformance/reference';

assert.ok(suite.length > 0);
assert.ok(clause('events.limit.above-max').says.length > 0);

const check = (name, holds) =>
  defineCheck({ id: `own/${name}`, title: name, clauses: ['events.limit.above-max'], property: once(holds) });
const checks = [
  check('passes', async (api) => {
    await api.get('listEvents', {});
    api.witness();
  }),
  check('accuses', async (api) => {
    await api.get('listEvents', {});
    throw new Violation({ at: 'status', expected: 'status 201', seen: 'status 200' });
  }),
  check('is-undecided', async () => {
    throw new Inconclusive('no-data', 'there is none');
  }),
];

const { fetch, accounts } = createReference({ now: () => new Date() });
const keys = Object.fromEntries(accounts.map(({ role, key }) => [role, key]));
const judging = (given) =>
  session(
    {
      ...defaults,
      baseUrl: 'http://127.0.0.1',
      targetName: 'the reference',
      keys: given,
      surfaces: {},
      seed: 1,
      select: [],
      command: 'own-checks',
    },
    { checks, version: '1.0.0', wire: inProcess(fetch), time: { now: Date.now, sleep } },
  );

const events = [];
for await (const event of judging(keys)) events.push(event);
const outcomes = reportOf(events).checks.map(({ id, outcome }) => [id, outcome]);
assert.deepEqual(Object.fromEntries(outcomes), {
  'own/passes': 'pass',
  'own/accuses': 'fail',
  'own/is-undecided': 'inconclusive',
});

await assert.rejects(async () => {
  for await (const _ of judging({ full: 'unknown' }));
}, SetupError);
