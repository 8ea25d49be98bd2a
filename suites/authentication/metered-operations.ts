import { dataOperations, type OperationId } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  isObject,
  once,
  type Query,
} from '../../src/kit/index.js';
import { callableOperations, validCall } from '../asking/calls.js';
import { describedEntities, wikiIdsOf } from '../asking/entities.js';
import { isWikiId, referredIds } from '../asking/entity-refs.js';
import { nextCursorOf } from '../asking/facilities.js';
import { isUsageHeader, readingsOf } from '../asking/usage-headers.js';

/** A call to an operation, with another value of its path than other checks send. */
interface Call {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  /** What it sends beside what other checks send. */
  readonly query?: Query;
}

/** A header that counts calls, and whether it goes up or down. */
interface Counter {
  readonly name: string;
  readonly sign: number;
}

/** Entities whose details are looked at for the `wiki:` id of one. */
const mostDetails = 3;
/** Searches for two calls that a counter tells apart end here, and those for what one call costs. */
const mostTries = 3;
/** Operations that are looked at closely; each costs up to five calls a try. */
const mostSuspects = 3;

/** Operations whose calls are counted by `authentication/metering`. */
const countedElsewhere: readonly OperationId[] = ['listEvents', 'summarizeEvents', 'searchEntities'];
const operations = dataOperations.filter((id) => !countedElsewhere.includes(id));
/** An operation that is called discovery too, and may be free like what stands under `/meta/`. */
const maybeFree: OperationId = 'listAdmin1';

/** A data call to each operation, an entity named by its page: what looks one up may be charged as a call of its own. */
async function callsOf(api: Api): Promise<readonly Call[]> {
  const page = await pageId(api);
  return callableOperations(api.world).flatMap((operation) => {
    if (!operations.includes(operation)) return [];
    const usual = validCall(operation, api.world)?.path ?? {};
    const path = operation === 'getEntity' && page !== undefined ? { entity_id: page } : usual;
    return [{ operation, path }];
  });
}

/** The `wiki:` id of an entity, as an Event or the detail of an entity shows it; undefined where none does. */
async function pageId(api: Api): Promise<string | undefined> {
  const referred = referredIds(api.world).find(isWikiId);
  if (referred !== undefined) return referred;
  let left = mostDetails;
  for await (const { card } of describedEntities(api)) {
    const shown = wikiIdsOf(card).find((each) => !each.includes(','));
    left -= 1;
    if (shown !== undefined || left === 0) return shown;
  }
  return undefined;
}

const ask = (api: Api, { operation, path, query = {} }: Call, fresh: boolean): Promise<Exchange> =>
  api.get(operation, { ...validCall(operation, api.world)?.query, ...query }, { path, fresh });

/** The call for the page behind that of a list, a data call of its own; undefined where the reply leads to no other. */
function nextCall({ operation, path }: Call, reply: Exchange): Call | undefined {
  const cursor = operation === 'listFacilities' ? nextCursorOf(reply) : undefined;
  return cursor === undefined ? undefined : { operation, path, query: { cursor } };
}

/** A list that is served: what its reply tells of the usage is where a count begins or ends. */
async function askPlain(api: Api): Promise<Exchange> {
  const reply = await ask(api, { operation: 'listEvents', path: {} }, true);
  expectOk(reply);
  return reply;
}

/** By how much a counter went on from one reply to another; undefined where either does not show it. */
function stepOf({ name, sign }: Counter, before: Exchange, after: Exchange): number | undefined {
  const [one, other] = readingsOf([before, after]).get(name) ?? [];
  return one === undefined || other === undefined ? undefined : sign * (other - one);
}

/** The usage header that goes by one from a list to the next, with the last list; undefined where none is found. */
async function findCounter(api: Api): Promise<{ readonly counter?: Counter; readonly last: Exchange }> {
  let last = await askPlain(api);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const next = await askPlain(api);
    const counters = [...readingsOf([last, next])].flatMap(([name, [one = 0, other = 0]]) =>
      isUsageHeader(name) && Math.abs(other - one) === 1 ? [{ name, sign: other - one }] : [],
    );
    last = next;
    const [counter] = counters;
    if (counter !== undefined) return { counter, last };
  }
  return { last };
}

/** What these return is the record that was asked for, whatever lists of it are empty. */
const details: readonly OperationId[] = [
  'getEvent',
  'getStory',
  'getEntity',
  'getFacility',
  'getRegistryEntity',
];

/** Whether a reply surely gives something: what refusals and empty results cost is left open. */
function isGiving({ request, status, json }: Exchange): boolean {
  if (request.operation !== undefined && details.includes(request.operation)) return status === 200;
  const data = at(json, '/data') ?? json;
  const lists = isArray(data) ? [data] : [json, data].filter(isObject).flatMap((each) => Object.values(each));
  const arrays = lists.filter(isArray);
  return status === 200 && (arrays.length === 0 || arrays.some((each) => each.length > 0));
}

/** What a call costs, by the lists around it; undefined where another client called as well, or nothing was given. */
async function costOf(api: Api, call: Call, counter: Counter): Promise<number | undefined> {
  const before = [await askPlain(api), await askPlain(api)] as const;
  const reply = await ask(api, call, true);
  const after = [await askPlain(api), await askPlain(api)] as const;
  const isQuiet = [before, after].every(([one, other]) => stepOf(counter, one, other) === 1);
  const step = stepOf(counter, before[1], after[0]);
  // The list behind it is counted too, so that a count which is brought up to date late is no call for nothing.
  return isQuiet && isGiving(reply) && step !== undefined ? step - 1 : undefined;
}

/** Tries to learn what a call costs, and costs that have to be the same to tell it. */
const [mostCostTries, enoughCosts] = [6, 3];

async function expectOneUnit(api: Api, call: Call, counter: Counter): Promise<void> {
  const costs: number[] = [];
  for (let tries = 0; tries < mostCostTries; tries += 1) {
    const cost = await costOf(api, call, counter);
    if (cost === 1) return;
    if (cost !== undefined) costs.push(cost);
    if (costs.length === enoughCosts) break;
  }
  const [cost, ...others] = costs;
  // Calls of other clients hardly come as often each time.
  const isEnough = cost !== undefined && costs.length === enoughCosts;
  if (!isEnough || others.some((each) => each !== cost)) return;
  const called = Object.values(call.path)[0];
  const of = call.query === undefined ? called : 'its second page';
  const wanted = `a step of one for ${call.operation}${of === undefined ? '' : ` of ${of}`}`;
  const clause = cost < 1 ? 'auth.metering.consumes' : 'auth.metering.direct';
  expectThat(false, `header ${counter.name}`, wanted, costs, clause);
}

export const meteredOperations = defineCheck({
  id: 'authentication/metered-operations',
  title: 'A call to each data operation that has something to give costs one Query Unit',
  clauses: ['auth.metering.consumes', 'auth.metering.direct', 'limits.metering.direct'],
  operations: ['listEvents', ...operations],
  rulings: ['metering'],
  needs: ['key.full'],
  alone: true,
  property: once(
    async (api) => {
      const calls = await callsOf(api);
      const { counter, last } = await findCounter(api);
      api.witness('data calls', calls.length);
      if (counter === undefined)
        return api.deviates('metering', 'no usage header goes by one with each list');
      let before = last;
      let counted = 0;
      const suspects: { readonly call: Call; readonly step: number }[] = [];
      let made = 0;
      const left = [...calls];
      for (let call = left.shift(); call !== undefined; call = left.shift()) {
        made += 1;
        const shared = await ask(api, call, false);
        const isOld = (stepOf(counter, before, shared) ?? 0) <= 0;
        // A reply that is shared with an earlier check tells an earlier count.
        const reply = isOld ? await ask(api, call, true) : shared;
        const step = stepOf(counter, before, reply);
        if (step === 1) counted += 1;
        else if (step === 0 && call.operation === maybeFree) api.observe('operation for nothing', maybeFree);
        else if (step !== undefined && isGiving(reply)) suspects.push({ call, step });
        if (step !== undefined) before = reply;
        const next = call.query === undefined ? nextCall(call, reply) : undefined;
        if (next !== undefined) left.unshift(next);
      }
      api.observe('operations counted once', `${counted} of ${made}`);
      // Other clients only add to a count, so that calls for nothing are looked at first.
      for (const { call } of suspects.toSorted((one, other) => one.step - other.step).slice(0, mostSuspects))
        await expectOneUnit(api, call, counter);
    },
    { requests: operations.length },
  ),
});
