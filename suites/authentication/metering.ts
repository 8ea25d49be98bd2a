import { limits, type OperationId } from '../../contract/index.js';
import {
  type Api,
  at,
  type Credential,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  once,
  type Query,
  smallestOf,
} from '../../src/kit/index.js';
import { callWith, judgedByKey, validCall } from '../asking/calls.js';
import { isSpineId, referredIds } from '../asking/entity-refs.js';
import { nextCursorOf } from '../asking/pages.js';
import {
  differencesOf,
  headerNumbers,
  isForEachKey,
  isOneWay,
  isRateHeader,
  isUsageHeader,
  readingsOf,
  stepsOf,
  unitOf,
} from '../asking/usage-headers.js';

/** A round of calls after the first, which is a data call too. Noise of other calls ends the rounds late. */
const round = ['summarizeEvents', 'listEndpoints', 'listEvents'] as const;
const rounds = { least: 2, most: 6 };
/** The data calls of a round, the last of which comes after a discovery call. */
const dataCalls = round.filter((id) => id !== 'listEndpoints');

/** What the readings of one header say: the steps to each data call of the rounds. */
interface Counter {
  readonly name: string;
  readonly steps: readonly (readonly number[])[];
}

export const metering = defineCheck({
  id: 'authentication/metering',
  title: 'A usage header counts one Query Unit for each data call and none for a discovery call',
  clauses: [
    'auth.metering.direct',
    'auth.metering.consumes',
    'auth.metering.discovery',
    'auth.metering.usage-headers',
    'auth.metering.usage-headers.names',
    'auth.metering.failures',
    'limits.metering.direct',
  ],
  operations: ['listEvents', 'summarizeEvents', 'getEvent', 'getStory', 'searchEntities', 'listEndpoints'],
  rulings: ['metering'],
  alone: true,
  property: once(
    async (api) => {
      const key = quietKey(api);
      const first = await call(api, 'listEvents', key);
      const replies = [first];
      for (let count = 1; count <= rounds.most; count += 1) {
        for (const operation of round) {
          const reply = await call(api, operation, key);
          if (operation !== 'listEndpoints') replies.push(reply);
        }
        if (count >= rounds.least && countersIn(replies).some(isExact)) break;
      }
      api.witness('data calls', replies.length);
      judge(api, countersIn(replies), replies);
      // A limit of the rate refills, and may be one for each server.
      const counters = countersIn(replies).filter((each) => isExact(each) && !isRateHeader(each.name));
      const again = await expectRepeatCounted(api, key, replies.at(-1) ?? first);
      const last = await expectEachCounted(api, key, counters, again);
      const later = await expectOthersUncounted(api, key, counters, last, () =>
        expectLaterPageCounted(api, key, counters, last),
      );
      const page = await expectCountedOnce(counters, later, 'a page of a hundred rows with images', () =>
        call(api, 'listEvents', key, { limit: limits.events.limit.max, include_images: true }),
      );
      const found = await expectCountedOnce(counters, page, 'a search under scope=all', () =>
        callWith(api, 'searchEntities', { credential: key, fresh: true, anyAnswer: false }, { scope: 'all' }),
      );
      const handles = referredIds(api.world).filter(isSpineId).slice(0, 2);
      const union =
        handles.length < 2
          ? found
          : await expectCountedOnce(counters, found, 'a list for two entities', () =>
              call(api, 'listEvents', key, { entity: handles.join(',') }),
            );
      await observeRefusal(api, key, union);
    },
    { requests: 18 + round.length * rounds.least },
  ),
});

/** A limit that hardly any call before had, since the usage has grown: what was asked for before may be counted otherwise. */
function unlike(reply: Exchange, count: number): number {
  // What is used and what is left add up to the same, unless they count differently.
  const usage = [...headerNumbers(reply)]
    .filter(([name]) => isUsageHeader(name))
    .reduce((sum, [, number], index) => sum + (index + 1) * number, 0);
  return 1 + (Math.abs(usage + count) % (limits.events.limit.max - 1));
}

function judge(api: Api, counters: readonly Counter[], replies: readonly Exchange[]): void {
  const telling = counters.filter(({ name }) => isUsageHeader(name));
  const candidates = telling.length > 0 ? telling : counters.filter(({ name }) => !isRateHeader(name));
  for (const { name, steps } of candidates) {
    const told = steps.map((each, place) => `${each.join(', ')} to ${dataCalls[place]}`);
    api.observe(`header ${name}`, `steps ${told.join('; ')}`);
  }
  // The name of what counts Query Units need not speak of usage.
  if (counters.some((each) => isExact(each) && !isRateHeader(each.name))) return;
  // Other calls on the same workspace only add to a step, so that the steps' common unit is what one call costs.
  const cheapest = smallestOf(telling.map(({ steps }) => unitOf(steps.flat())));
  expectThat(telling.length === 0 || cheapest === 1, 'header', 'steps of one Query Unit', telling);
  expectNoneLost(replies);
  // A neighbour who never calls before one of the data calls hardly does so each time before another.
  for (const { name, steps } of telling.filter(isQuiet)) {
    const dear = steps.findIndex((each) => !each.includes(1));
    // The step to the last call of a round covers the discovery call before it too.
    const clause = dear === dataCalls.length - 1 ? 'auth.metering.discovery' : 'auth.metering.direct';
    const wanted = `the step of one data call to ${dataCalls[dear]}`;
    expectThat(dear < 0, `header ${name}`, wanted, steps[dear], clause);
  }
  const note =
    telling.length > 0 ? 'other calls disturbed the count' : 'no header was found that counts calls';
  api.deviates('metering', note);
}

/**
 * A usage header that counts each call but those that come after a discovery call loses these. A count that is brought up to
 * date late would make up for them within some rounds.
 */
function expectNoneLost(replies: readonly Exchange[]): void {
  const uncounted = [...readingsOf(replies)].find(([name, numbers]) => {
    const [counted = [], others = []] = byDataCall(differencesOf(numbers).map(Math.abs));
    const isTelling = isUsageHeader(name) && others.length >= rounds.most;
    return isTelling && counted.every((step) => step === 1) && others.every((step) => step === 0);
  });
  const wanted = 'a step to each data call that follows a discovery call';
  const [name, numbers] = uncounted ?? [];
  expectThat(uncounted === undefined, `header ${name}`, wanted, numbers, 'auth.metering.consumes');
}

/** Calls that are sent together, of kinds that no round asks for where the world offers them. */
const together = ['getEvent', 'getStory', 'listStories', 'listEvents', 'summarizeEvents'] as const;

/**
 * Calls under way together tell the usage like any other, and count one each: from the call before them to the one after,
 * a counter goes at least so far. Resolves to the call after them.
 */
async function expectEachCounted(
  api: Api,
  key: Credential,
  counters: readonly Counter[],
  before: Exchange,
): Promise<Exchange> {
  const replies = await Promise.all(
    together.map((each) => {
      const operation = validCall(each, api.world) === undefined ? 'summarizeEvents' : each;
      return callWith(api, operation, { credential: key, fresh: true, anyAnswer: false });
    }),
  );
  // An Event or a Story may have gone, and what a refusal costs is left open.
  const served = replies.filter(({ status }) => status === 200);
  const after = await call(api, 'listEvents', key);
  for (const { name } of counters) {
    for (const reply of isUsageHeader(name) ? served : []) {
      const wanted = `the usage on a reply to ${reply.request.operation}, as lists and summaries tell it`;
      expectThat(
        headerNumbers(reply).has(name),
        `header ${name}`,
        wanted,
        undefined,
        'auth.metering.usage-headers',
      );
    }
    const [step] = stepsOf(readingsOf([before, after]).get(name) ?? []) ?? [];
    if (step === undefined) continue;
    const wanted = `at least ${served.length + 1} more after ${served.length} calls at the same time and one`;
    expectThat(step > served.length, `header ${name}`, wanted, step, 'auth.metering.consumes');
    api.witness('calls counted together', step);
  }
  return after;
}

/**
 * A call of another workspace draws nothing from the allowance of this one. Plan flags belong to workspaces, so that keys that
 * differ in them are of two; where these belong to one organization, a quota of that may count both (ruling metering). Resolves
 * to the last call.
 * @param ask makes the first call after that of the other workspace
 */
async function expectOthersUncounted(
  api: Api,
  credential: Credential,
  counters: readonly Counter[],
  before: Exchange,
  ask: () => Promise<Exchange>,
): Promise<Exchange> {
  const { keys, offer } = api.world;
  const isFlagged = Object.values(offer.entitlements).includes('granted');
  if (!keys.includes('unentitled') || !keys.includes('full') || !isFlagged) return ask();
  // Where other clients of the workspace were heard, nothing tells their calls from those of another workspace.
  const telling = counters.filter((each) => isUsageHeader(each.name) && isUndisturbed(each));
  let last = before;
  let steps: readonly number[] = [];
  let isShared = false;
  for (let tries = 0; tries < mostTries; tries += 1) {
    await call(api, 'listEvents', { role: 'full' });
    const reply = await (tries === 0 ? ask() : call(api, 'listEvents', credential));
    const readings = readingsOf([last, reply]);
    steps = telling.flatMap(({ name }) => stepsOf(readings.get(name) ?? []) ?? []);
    last = reply;
    if (steps.length === 0) return last;
    isShared ||= steps.includes(2);
    if (!steps.includes(1)) continue;
    api.witness('calls beside those of another workspace');
    return last;
  }
  const expected = 'one step for one call, whatever another workspace calls';
  expectThat(isShared, 'header', expected, steps, 'auth.metering.consumes');
  api.deviates('metering', 'a call of another workspace counts as well');
  return last;
}

/** A page that a cursor asks for is a data call like the first one. Resolves to the last call that was served. */
async function expectLaterPageCounted(
  api: Api,
  credential: Credential,
  counters: readonly Counter[],
  first: Exchange,
): Promise<Exchange> {
  const cursor = nextCursorOf(first);
  if (cursor === undefined) return call(api, 'listEvents', credential);
  const query = { ...validCall('listEvents', api.world)?.query, cursor };
  const later = await api.get('listEvents', query, { credential, fresh: true });
  const rows = at(later.json, '/data');
  // The data may have changed under the cursor, and what an empty page costs is left open.
  if (later.status !== 200 || !isArray(rows) || rows.length === 0) return call(api, 'listEvents', credential);
  const readings = readingsOf([first, later]);
  for (const { name } of counters) {
    const numbers = readings.get(name);
    if (numbers === undefined) continue;
    const isCounted = new Set(numbers).size > 1;
    const wanted = 'another number after a page that a cursor asked for';
    expectThat(isCounted, `header ${name}`, wanted, numbers, 'auth.metering.consumes');
    api.witness('later pages counted');
  }
  return later;
}

/** So many calls in a row that each count tell of a counter that keeps up with them. */
const inARow = 3;

/**
 * A call that was made before is counted like any other, where a few in a row that were not made before are. Resolves to the
 * last call.
 */
async function expectRepeatCounted(api: Api, credential: Credential, before: Exchange): Promise<Exchange> {
  const replies = [before];
  const ask = async (count: number) =>
    replies.push(await call(api, 'listEvents', credential, { limit: unlike(before, count) }));
  for (let count = 1; count <= inARow; count += 1) await ask(count);
  const telling = [...readingsOf(replies)].flatMap(([name, numbers]) =>
    isUsageHeader(name) && stepsOf(numbers) !== undefined ? [name] : [],
  );
  await ask(inARow);
  for (const name of telling) {
    const numbers = readingsOf(replies.slice(-2)).get(name) ?? [];
    const isCounted = new Set(numbers).size > 1;
    const wanted = 'another number after a call that was made before';
    expectThat(isCounted, `header ${name}`, wanted, numbers, 'auth.metering.consumes');
    api.witness('repeated calls counted');
  }
  return replies.at(-1) ?? before;
}

/** Calls of other clients hardly fall between two calls as often as this. */
const mostTries = 3;

/**
 * A page of many rows is one call like any other, and so are a search of several sources and a list for several entities.
 * Resolves to the last call.
 */
async function expectCountedOnce(
  counters: readonly Counter[],
  first: Exchange,
  what: string,
  ask: () => Promise<Exchange>,
): Promise<Exchange> {
  // What is not said to be usage may count the work that a call makes.
  const telling = counters.filter(({ name }) => isUsageHeader(name));
  let before = first;
  let steps: readonly number[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reply = await ask();
    const readings = readingsOf([before, reply]);
    steps = telling.flatMap(({ name }) => stepsOf(readings.get(name) ?? []) ?? []);
    before = reply;
    // A search may be refused, and what that costs is left open.
    if (reply.status !== 200 || steps.every((step) => step <= 1)) return before;
  }
  expectThat(false, 'header', `one step for ${what}`, steps, 'auth.metering.direct');
}

/** Whether all steps are those of one call. */
const isUndisturbed = ({ steps }: Counter): boolean => steps.flat().every((step) => step === 1);

/** Whether all steps to one of the data calls are those of one call. */
const isQuiet = ({ steps }: Counter): boolean => steps.some((each) => each.every((step) => step === 1));

/** Whether a refused request costs a Query Unit is left open. */
async function observeRefusal(api: Api, credential: Credential, before: Exchange): Promise<void> {
  const refused = await api.get('listEvents', { sort: 'notavalue' }, { credential, fresh: true });
  const readings = readingsOf([before, await call(api, 'listEvents', credential)]);
  for (const [name, numbers] of readings) {
    const step = isUsageHeader(name) ? stepsOf(numbers)?.[0] : undefined;
    if (step !== undefined) api.observe(`${name} over a ${refused.status}`, `steps ${step}`);
  }
}

/** Whether a header counts data calls, each as one, and no discovery call. */
const isExact = ({ steps }: Counter): boolean => steps.every((each) => each.includes(1));

/** Steps apart by the data call of a round that each leads to. */
const byDataCall = (steps: readonly number[]): Counter['steps'] =>
  dataCalls.map((_, place) => steps.filter((_, index) => index % dataCalls.length === place));

const countersIn = (replies: readonly Exchange[]): readonly Counter[] =>
  [...readingsOf(replies)].flatMap(([name, numbers]) => {
    const all = stepsOf(numbers);
    if (all === undefined) return [];
    return [{ name, steps: byDataCall(all) }];
  });

/** The key whose counter the checks that run alongside disturb least: each workspace has its own. */
const quietKey = ({ world }: Api): Credential => ({
  role: world.keys.includes('unentitled') ? 'unentitled' : 'full',
});

async function call(
  api: Api,
  operation: OperationId,
  credential: Credential,
  more: Query = {},
): Promise<Exchange> {
  const reply = await callWith(api, operation, { credential, fresh: true, anyAnswer: false }, more);
  expectOk(reply);
  return reply;
}

export const secondKey = defineCheck({
  id: 'authentication/second-key',
  title: 'A second key of the workspace is served like the first and shares its allowance',
  clauses: ['auth.key.several', 'auth.key.shared-quota'],
  operations: ['listEvents'],
  rulings: ['metering'],
  needs: ['key.full', 'key.second'],
  alone: true,
  property: once(
    async (api) => {
      const replies = [];
      for (const role of ['full', 'second', 'full', 'second', 'full'] as const) {
        const reply = await callWith(api, 'listEvents', {
          credential: { role },
          fresh: true,
          anyAnswer: false,
        });
        judgedByKey(role, reply, () => expectOk(reply));
        replies.push(reply);
      }
      api.witness('data calls of two keys', replies.length);
      const moving = [...readingsOf(replies)].filter(
        ([name, numbers]) => isUsageHeader(name) && new Set(numbers).size > 1,
      );
      if (moving.length === 0) api.deviates('metering', 'no header was found that counts calls');
      // A count may be brought up to date after some calls only, and one of each key stand beside it.
      if (moving.length === 0 || moving.some(([, numbers]) => isOneWay(numbers))) return;
      for (const [name, numbers] of moving) {
        const place = `header ${name}`;
        expectThat(
          !isForEachKey(numbers),
          place,
          'one count for both keys',
          numbers,
          'auth.key.shared-quota',
        );
      }
      api.deviates('metering', 'what counts calls goes up and down from one reply to the next');
    },
    { requests: 5 },
  ),
});

export const secondKeyEntitlement = defineCheck({
  id: 'authentication/second-key-entitlement',
  title: 'A second key of the workspace has the entitlements of the first',
  clauses: ['auth.entitlement.per-workspace'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'key.second', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      for (const role of ['full', 'second'] as const) {
        const reply = await callWith(api, 'listRegistryEntities', { credential: { role }, anyAnswer: false });
        judgedByKey(role, reply, () => expectOk(reply));
        api.witness('registry calls of both keys');
      }
    },
    { requests: 2 },
  ),
});
