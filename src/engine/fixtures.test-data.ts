import {
  type Api,
  type Check,
  defineCheck,
  type Exchange,
  forEach,
  once,
  type Property,
  type PropertyCheck,
  type World,
} from '../kit/index.js';
import { emptyWorld } from '../kit/sample.test-data.js';
import { createClient } from '../transport/client.js';
import { scriptedTime, scriptedWire } from '../transport/scripted-wire.test-data.js';
import type { CheckResult, PlannedStep } from './events.js';
import type { AttemptContext } from './judge/attempt.js';
import { createHoldings } from './judge/holdings.js';

type Answer = Parameters<typeof scriptedWire>[0];

/** A bench at which a scripted target is judged. */
export function scriptedContext(
  answer: Answer,
  rest: Partial<AttemptContext> & { readonly maxRequests?: number } = {},
) {
  const wire = scriptedWire(answer);
  const time = scriptedTime();
  const heard: Exchange[] = [];
  const client = createClient({
    wire,
    basePath: '',
    keys: { full: 'svc_sk_CANARY0123456789' },
    userAgent: 'test',
    maxRequests: rest.maxRequests ?? 1000,
    maxWaitMs: 60_000,
    time,
    onExchange: (exchange) => heard.push(exchange),
  });
  const bench: AttemptContext = {
    client,
    world: emptyWorld,
    surfaces: {},
    seed: 1,
    now: time.now,
    sleep: time.sleep,
    signal: undefined,
    holdings: createHoldings(),
    ...rest,
  };
  return { bench, wire, time, client, heard };
}

export const stepOf = (check: Check): PlannedStep => ({ id: check.id, required: check.level === 'must' });

/** A check with the given property, or with one trial that does what is given. */
export const checkOf = (
  property: Property | ((api: Api) => Promise<void>),
  rest: Partial<Parameters<typeof defineCheck>[0]> = {},
): PropertyCheck =>
  defineCheck({
    id: 'area/check',
    title: 'It holds',
    clauses: ['limits.events-limit.max'],
    property: typeof property === 'function' ? once(property) : property,
    ...rest,
  });

/** A check with one trial for each row, which requests `/<row>` and expects 200. */
export const rowsCheck = (
  rows: readonly string[],
  holds: (api: Api, exchange: Exchange) => void,
): PropertyCheck =>
  checkOf(
    forEach(rows, async (api, row) => {
      const exchange = await api.getTarget(`/${row}`);
      holds(api, exchange);
      api.witness('reply');
    }),
  );

export const resultOf = (rest: Partial<CheckResult> = {}): CheckResult => ({
  id: 'area/check',
  title: 'It holds',
  area: 'area',
  level: 'must',
  source: 'spec',
  clauses: [],
  rulings: [],
  required: true,
  outcome: 'pass',
  trials: 1,
  replies: 1,
  ms: 1,
  witnesses: { reply: 1 },
  deviations: [],
  observations: {},
  ...rest,
});

export const worldWith = (rest: Partial<World>): World => ({ ...emptyWorld, ...rest });

/** Everything that a stream yields. */
export async function allOf<Item>(stream: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
