import type { IncomingMessage } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  brokenOff,
  changed,
  type Delivery,
  hanging,
  late,
  limited,
  pastDue,
  plain,
  reset,
  truncated,
} from './deliveries.test-data.js';
import { fastTime, type Judged, liveRuns } from './difficult-deployments.test-data.js';

const { judged, close } = liveRuns();
let usual: Judged;

beforeAll(async () => {
  usual = await judged();
}, 60_000);
afterEach(close);

describe('--max-requests', { timeout: 300_000 }, () => {
  it.each([1, 2, 3, 7, 12, 25, 60])('%d is never exceeded', async (most) => {
    const seen = await judged({}, ['--max-requests', String(most)]);
    expect(seen.requests).toBeLessThanOrEqual(most);
    // Below three there is no way in.
    expect(seen.exitCode).toBe(most < 3 ? 3 : 2);
    expect(Object.values(seen.outcomes)).not.toContain('fail');
  });

  it.each([
    ['resets', reset],
    ['limits', limited('0')],
  ])('counts what is sent again after %s', async (_, delivery) => {
    const seen = await judged({ deliver: (_, nth) => (nth > 0 && nth % 2 === 0 ? delivery : plain) }, [
      '--max-requests',
      '50',
    ]);
    expect(seen.requests).toBe(50);
    expect(seen.exitCode).toBe(2);
  });
});

describe('--max-time', { timeout: 300_000 }, () => {
  it('sends nothing after it, and ends with time-budget', async () => {
    const time = fastTime();
    const began = time.now();
    const seen = await judged({ time, deliver: () => late(2000, time.sleep) }, ['--max-time', '10']);
    expect(seen.exitCode).toBe(2);
    expect(seen.requests).toBeLessThan(usual.requests);
    // What was sent in time may arrive late on a busy machine.
    expect(Math.max(...seen.seen.arrivals) - began).toBeLessThan(15_000);
    expect(seen.notes.join()).toContain('the time limit of the run is reached');
    expect(Object.values(seen.outcomes)).not.toContain('fail');
  });
});

describe('--rate', { timeout: 300_000 }, () => {
  it('spreads the requests', async () => {
    const seen = await judged({}, ['--rate', '20']);
    const { arrivals } = seen.seen;
    expect(seen).toMatchObject({ exitCode: 0, outcomes: usual.outcomes, requests: usual.requests });
    // The way in is asked for by itself, and each may arrive late.
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan((seen.requests - 2) * 50 * 0.9);
  });
});

describe('--concurrency', { timeout: 300_000 }, () => {
  it.each([1, 4])('%d is the most that is open at once', async (most) => {
    const seen = await judged({ deliver: () => late(200, fastTime().sleep) }, [
      '--concurrency',
      String(most),
    ]);
    expect(seen).toMatchObject({ exitCode: 0, outcomes: usual.outcomes, requests: usual.requests });
    expect(seen.seen.mostAtOnce).toBe(most);
    expect(seen.seen.mostConnections).toBe(most);
  });

  it('keeps its connections', async () => {
    const seen = await judged({}, ['--concurrency', '2']);
    expect(seen.requests).toBeGreaterThan(80);
    expect(seen.seen.connections).toBe(2);
  });
});

const { judged: troubleJudged, close: troubleClose } = liveRuns();

// The first run makes the corpus, which no timeout should meet.
beforeAll(async () => void (await troubleJudged()), 60_000);
afterEach(troubleClose);

/** What goes on at once, each of which may have sent a request when the trouble begins. */
const concurrency = 8;
const begins = 40;
/** Trouble for whoever shows a key, from a request on. */
const from =
  (delivery: Delivery, first = begins) =>
  ({ headers }: IncomingMessage, nth: number): Delivery =>
    nth < first || headers.authorization === undefined ? plain : delivery;

const values = ({ outcomes }: Judged) => Object.values(outcomes);
const reasons = (judged: Judged) => new Set(values(judged).filter((each) => each.startsWith('inconclusive')));

describe('an endpoint that never answers', { timeout: 300_000 }, () => {
  it.each([
    ['breaks the connection', reset, []],
    ['hangs', hanging, ['--timeout', '400']],
    ['breaks off its bodies', brokenOff, []],
    ['cuts its bodies short', truncated, []],
  ] as const)('is inconclusive, and the others are judged: it %s', async (_, delivery, args) => {
    const seen = await troubleJudged(
      { deliver: ({ url }) => (url?.includes('limit=101') ? delivery : plain) },
      args,
      ['events/limit-above-max', 'errors/invalid-enum'],
    );
    expect(seen.exitCode).toBe(2);
    expect(seen.outcomes).toEqual({
      'events/limit-above-max': 'inconclusive: transport',
      'errors/invalid-enum': 'pass',
    });
    const asked = seen.seen.targets.filter((target) => target.includes('limit=101'));
    expect(asked.length).toBe(3 * new Set(asked).size);
  });
});

it('a first connection that is lost by chance stops no run, and one that always is does', async () => {
  const lost = (times: number) =>
    troubleJudged({ deliver: (_, nth) => (nth < times ? reset : plain) }, [], ['service']);
  expect(await lost(2)).toMatchObject({ exitCode: 0 });
  expect(await lost(1000)).toMatchObject({ exitCode: 3, err: expect.stringContaining('HTTP server') });
}, 30_000);

describe('a run of which the account can spend no more', { timeout: 300_000 }, () => {
  it('ends soon, without an accusation', async () => {
    const seen = await troubleJudged({ deliver: from(pastDue) });
    expect(seen.exitCode).toBe(2);
    // Two in a row end it. What was asked for before the first is sent yet, and an input may ask for several replies at once.
    expect(seen.seen.statuses[402]).toBeLessThanOrEqual(2 * concurrency);
    expect(values(seen)).not.toContain('fail');
    expect(reasons(seen)).toEqual(new Set(['inconclusive: quota-exhausted']));
    expect(values(seen)).toContain('not-tested');
    expect(seen.notes).toContain(
      'not begun: quota-exhausted: a reply is 402, as for a workspace that is past due',
    );
  });

  it('still tells what failed before', async () => {
    const spentAfter = async (most: number) => {
      let keyed = 0;
      const deliver = ({ headers }: IncomingMessage): Delivery =>
        headers.authorization === undefined || ++keyed <= most ? plain : pastDue;
      const seen = await troubleJudged({ deliver, faults: ['list.success-missing'] }, ['--concurrency', '1']);
      return { seen, keyed };
    };
    const { keyed } = await spentAfter(Number.POSITIVE_INFINITY);
    // Late enough that failures are known, early enough that more than one check is to come.
    const { seen } = await spentAfter(Math.round(keyed * 0.66));
    expect(seen.exitCode).toBe(1);
    expect(values(seen)).toContain('fail');
    // Requests without a key cost nothing and go on.
    expect(seen.seen.statuses[402]).toBe(2);
  });
});

describe('a run of which every request is limited', { timeout: 300_000 }, () => {
  it.each([
    ['for seconds', limited('2'), 3],
    ['for nothing', limited('0'), 3],
    ['until a date', limited(new Date(fastTime().now() + 20_000).toUTCString()), 3],
    ['for no told time', limited(), 3],
    ['for a year', limited('31536000'), 1],
  ] as const)('ends soon, without an accusation: %s', async (_, delivery, attempts) => {
    const seen = await troubleJudged({ deliver: from(delivery) });
    expect(seen.exitCode).toBe(2);
    // Who was served just before may try three times more.
    expect(seen.seen.statuses[429]).toBeLessThanOrEqual(concurrency * (attempts + 1));
    expect(values(seen)).not.toContain('fail');
    expect(reasons(seen)).toEqual(new Set(['inconclusive: rate-limited']));
    expect(values(seen)).toContain('not-tested');
    expect(seen.notes.join()).toContain('not begun: rate-limited: 429 after');
  });
});

it('a run whose target goes away for good ends by itself', async () => {
  const time = fastTime();
  const seen = await troubleJudged({
    time,
    deliver: (_, nth, deployment) => {
      if (nth === begins) deployment.leave();
      return plain;
    },
  });
  expect(seen.exitCode).toBe(2);
  expect(values(seen)).not.toContain('fail');
  expect(values(seen)).toContain('not-tested');
  expect(reasons(seen)).toEqual(new Set(['inconclusive: transport']));
  expect(seen.notes.join()).toMatch(
    /not begun: transport: the target has stopped answering: connect ECONNREFUSED/,
  );
}, 30_000);

it('a relation under which the data moves is data-drift, and no failure', async () => {
  let added = 0;
  const moving = changed((text) => {
    const { data, ...rest } = JSON.parse(text);
    const [newest] = data ?? [];
    if (newest === undefined) return text;
    added += 1;
    const another = { ...newest, id: newest.id.replace(/.{8}$/, String(added).padStart(8, '0')) };
    return JSON.stringify({ ...rest, data: [another, ...data.slice(0, -1)] });
  });
  const seen = await troubleJudged(
    { deliver: ({ url }) => (url?.startsWith('/api/v2/events?') ? moving : plain) },
    [],
    ['events/category-list', 'events/window-chunks', 'errors/invalid-enum'],
  );
  expect(seen.exitCode).toBe(2);
  expect(seen.outcomes).toEqual({
    'events/category-list': 'inconclusive: data-drift',
    'events/window-chunks': 'inconclusive: data-drift',
    'errors/invalid-enum': 'pass',
  });
}, 30_000);
