import fc from 'fast-check';
import {
  keyedOperations,
  type OperationId,
  operation,
  parametersOf,
  rejectedNames,
  retiredNames,
} from '../../contract/index.js';
import { type NearMiss, nearMisses, unknownParameters } from '../../generators/names.js';
import {
  type Api,
  at,
  defineCheck,
  defineInvariant,
  detail,
  type Exchange,
  expectThat,
  forAll,
  forEach,
  isArray,
  isObject,
  listOf,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { callableOperations, validCall } from '../asking/calls.js';
import { otherSpellings } from '../asking/error-details.js';
import { type EventOperation, eventOperations, names } from '../asking/refusals.js';
import { sentWith } from '../asking/sent.js';
import { someStories, storyIdOf } from '../asking/stories.js';
import { closedFor, type StoryOperation, storyOperations } from '../asking/story-windows.js';
import {
  acceptedIn,
  expectReported,
  expectSuggestion,
  strictnessOf,
  undeclared,
} from '../asking/undeclared-parameters.js';

const operations = [...eventOperations, ...storyOperations];

interface Input {
  readonly operation: EventOperation | StoryOperation;
  readonly names: readonly string[];
}

const inputs = fc.record({
  operation: fc.constantFrom(...operations),
  names: fc.uniqueArray(unknownParameters(), { minLength: 2, maxLength: 2 }),
});

export const unknownParameter = defineCheck({
  id: 'versioning/unknown-parameter',
  title: 'An undeclared parameter is refused as UNKNOWN_PARAM or listed as ignored, consistently',
  clauses: [
    'error.unknown-param',
    'error.unknown-param.details.param',
    'error.unknown-param.details.accepted-params',
    'envelope.applied-filters.ignored',
    'versioning.lenient.ignored',
    'versioning.strict.unknown-param',
  ],
  operations,
  rulings: ['error-details', 'undeclared-parameters'],
  runs: 3,
  property: forAll<Input>(
    inputs,
    async (api, { operation, names }) => {
      const treatments = new Set<string>();
      for (const name of names) {
        const reply = await api.get(operation, await closedFor(api, operation, { [name]: 'x' }));
        treatments.add(expectReported(api, reply, name));
      }
      expectThat(
        treatments.size === 1,
        'status',
        'each undeclared parameter treated alike',
        [...treatments],
        'versioning.strict.unknown-param',
      );
    },
    {
      requests: 2,
      examples: [
        { operation: 'listEvents', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'summarizeStories', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'listEvents', names: ['zz(qx)*(vk', 'kq~xwvz_2$'] },
      ],
    },
  ),
});

/** An endpoint treats an undeclared parameter as the class does that the endpoint directory gives it. */
async function expectAsClassified(api: Api, id: OperationId, reply: Exchange, name: string): Promise<void> {
  const { path } = operation(id);
  const directory = await api.get('listEndpoints');
  const told = strictnessOf(directory.json, path);
  const wanted = `an undeclared parameter treated as a ${told} endpoint does`;
  // A strict endpoint that serves it is accused of that first.
  if (told === 'strict' && reply.status === 200)
    expectThat(false, 'status', wanted, seenOf(reply), 'versioning.strict.unknown-param');
  const treatment = expectReported(api, reply, name);
  api.observe(path, `${told ?? 'of no class'} by the directory, ${treatment} by the endpoint`);
  const fits = told !== 'lenient' || treatment !== 'refused';
  expectThat(fits, 'status', wanted, treatment, 'versioning.lenient.ignored');
}

export const unknownParameterOnDetail = defineCheck({
  id: 'versioning/unknown-parameter-on-detail',
  title:
    'An undeclared parameter on an Event or Story detail is treated as its class in the directory requires',
  clauses: ['error.unknown-param', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
  operations: ['getEvent', 'getStory'],
  rulings: ['error-details', 'undeclared-parameters'],
  property: forEach(['getEvent', 'getStory'] as const, async (api, operation) => {
    const name = 'zzqxvk_1';
    const path = await idsOf[operation](api);
    const reply = await api.get(operation, { [name]: 'x' }, { path });
    await requireServed(reply, () => api.get(operation, {}, { path }));
    await expectAsClassified(api, operation, reply, name);
  }),
});

/**
 * A refusal is for the undeclared parameter: what is asked for by its id may be gone by now, and the request have a fault
 * of its own here.
 */
async function requireServed({ status, json }: Exchange, plain: () => Promise<Exchange>): Promise<void> {
  if (status !== 404 && (status !== 400 || at(json, '/code') === 'UNKNOWN_PARAM')) return;
  const { request, status: usual } = await plain();
  precondition(usual !== status, `no request to ${request.operation} is known to be served`);
}

/** An id that is known to name something, as the detail takes it. */
const idsOf = {
  async getEvent({ world }: Api) {
    const id = world.offer.events[0]?.id;
    precondition(typeof id === 'string', 'no Event to ask for', 'no-data');
    return { event_id: id };
  },
  async getStory(api: Api) {
    const { rows } = await someStories(api);
    return { story_id: rows.map(storyIdOf)[0] ?? '' };
  },
};

export const strictnessAsTold = defineCheck({
  id: 'versioning/strictness-as-told',
  title: 'An endpoint treats an undeclared parameter as its class in the endpoint directory requires',
  clauses: [
    'envelope.applied-filters.ignored',
    'error.unknown-param',
    'error.unknown-param.details.accepted-params',
    'versioning.lenient.ignored',
    'versioning.strict.unknown-param',
  ],
  operations: keyedOperations,
  rulings: ['undeclared-parameters', 'missing-entitlement'],
  property: forEach(
    (world) => callableOperations(world).filter((id) => id !== 'listEndpoints'),
    async (api, operation) => {
      const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
      const reply = await api.get(operation, { ...query, ...undeclared }, { path });
      // A refusal is for one of them.
      const param = reply.status === 200 ? undefined : detail(reply, 'param');
      const [name, other] = names(param, 'kqxwvz_2') ? ['kqxwvz_2', 'zzqxvk_1'] : ['zzqxvk_1', 'kqxwvz_2'];
      // The plan may lack the family, which is told before or after a look at the query.
      if (reply.status === 403) return api.observe(operation, 'not open to this key');
      await requireServed(reply, () => api.get(operation, query, { path }));
      await expectAsClassified(api, operation, reply, name);
      if (reply.status === 200) expectReported(api, reply, other);
      const declared = api.world.served?.operation(operation)?.parameters ?? [];
      const inPath = declared.filter(({ place }) => place === 'path').map((each) => each.name);
      const unfamiliar = unfamiliarNames(operation, reply).filter((each) => !inPath.includes(each));
      if (unfamiliar.length > 0) {
        const more = Object.fromEntries(unfamiliar.map((each) => [each, 'x']));
        const again = await api.get(operation, { ...query, ...more }, { path });
        const isUnknown = at(again.json, '/code') === 'UNKNOWN_PARAM';
        const refused = unfamiliar.filter((each) => isUnknown && names(detail(again, 'param'), each));
        expectThat(
          refused.length === 0,
          '/details/param',
          'no parameter that accepted_params lists',
          refused,
          'error.unknown-param.details.accepted-params',
        );
      }
      const ignored = at(reply.json, '/applied_filters/ignored');
      const known = isArray(ignored) ? Object.keys(query).filter((each) => ignored.includes(each)) : [];
      expectThat(
        known.length === 0,
        '/applied_filters/ignored',
        'no parameter of the endpoint',
        known,
        'envelope.applied-filters.ignored',
      );
    },
    { requests: 2 },
  ),
});

/** Lists of which several rows are served by default, so that a page of one shows that its limit was read. */
const limited = ['listEvents', 'listStories', 'listFacilities'] as const;

export const nameInCapitals = defineCheck({
  id: 'versioning/unknown-parameter-in-capitals',
  title: 'The name of a parameter in another letter case is applied, refused, or listed as ignored',
  clauses: ['versioning.strict.unknown-param'],
  operations: [...limited, 'listEndpoints'],
  rulings: ['undeclared-parameters', 'missing-entitlement'],
  property: forEach(limited, async (api, id) => {
    const reply = await api.get(id, { ...validCall(id, api.world)?.query, limit: undefined, Limit: 1 });
    // The plan may lack the family; whether letter case matters in names is not said, and a limit of one is in order.
    if (reply.status === 403) return api.observe(id, 'not open to this key');
    const told = strictnessOf((await api.get('listEndpoints')).json, operation(id).path);
    // Facilities may have their rows within `data`; the envelope is judged elsewhere.
    const rows = reply.status === 200 ? (listOf(reply.json)?.length ?? 0) : 0;
    const ignored = JSON.stringify(at(reply.json, '/applied_filters/ignored') ?? null).toLowerCase();
    const isOpen = rows <= 1 || told !== 'strict' || ignored.includes('limit');
    const expected = 'Limit refused, or applied as limit';
    expectThat(isOpen, '/data', expected, `${rows} rows`);
    api.witness('names in capitals answered');
  }),
});

/** A text that is nothing but a name. */
const bareName = /^[a-z]\w*$/i;

export const ignoredSent = defineInvariant({
  id: 'versioning/unknown-parameter-sent',
  title: 'The names in applied_filters.ignored are those of parameters that the request sent',
  clauses: ['envelope.applied-filters.ignored'],
  operations: keyedOperations,
  rulings: ['undeclared-parameters'],
  judge(exchange) {
    const filters = at(exchange.json, '/applied_filters');
    if (!isObject(filters)) return 0;
    const { ignored } = filters;
    // A reply that lists none lists no stranger.
    if (!isArray(ignored)) return 1;
    const sent = sentWith(exchange);
    // A cursor may stand for the request of the first page.
    const isNextPage = sent.has('cursor') || sent.get('offset')?.some((offset) => !/^\d*$/.test(offset));
    if (isNextPage) return 0;
    const query = JSON.stringify([...sent]).toLowerCase();
    for (const [index, name] of ignored.entries()) {
      if (typeof name !== 'string' || !bareName.test(name)) continue;
      const isSent = query.includes(name.toLowerCase());
      expectThat(isSent, `/applied_filters/ignored/${index}`, 'the name of a parameter that was sent', name);
    }
    return 1;
  },
  provokedBy: ['versioning/unknown-parameter', 'versioning/strictness-as-told', 'aicompute/ignored-names'],
});

/** Names that are sent at once. */
const mostNames = 10;

/** Names that a refusal lists as accepted and that the specification does not have. */
function unfamiliarNames(operation: OperationId, reply: Exchange): readonly string[] {
  const documented = Object.entries(parametersOf(operation)).flatMap(([name, { aliases = [] }]) => [
    name,
    ...aliases,
  ]);
  const known = new Set<string>([...documented, ...retiredNames, ...rejectedNames]);
  const listed = reply.status === 400 ? acceptedIn(reply, (name) => known.has(name)) : [];
  return [...new Set(listed)].filter((name) => !known.has(name)).slice(0, mostNames);
}

type Operation = EventOperation | StoryOperation;

/** Names that an endpoint surely accepts and would suggest. */
const namesOf = (operation: Operation): readonly string[] =>
  Object.entries(parametersOf(operation)).flatMap(([name, { presupposed, deprecated }]) =>
    presupposed || deprecated !== undefined || otherSpellings.includes(name) ? [] : [name],
  );

interface Misspelling {
  readonly operation: Operation;
  readonly miss: NearMiss;
}

const misspellings = fc
  .constantFrom(...operations)
  .chain((operation) =>
    fc.record({ operation: fc.constant(operation), miss: nearMisses(namesOf(operation)) }),
  );

export const suggestedSpelling = defineCheck({
  id: 'versioning/suggested-spelling',
  title: 'A misspelt parameter is refused with a declared name as suggestion, or listed as ignored',
  clauses: [
    'error.unknown-param.details.did-you-mean',
    'error.unknown-param.details.accepted-params',
    'versioning.strict.suggested-spelling',
  ],
  operations,
  rulings: ['error-details', 'contract-and-descriptors'],
  runs: 6,
  property: forAll<Misspelling>(
    misspellings,
    async (api, { operation, miss }) => {
      const reply = await api.get(operation, await closedFor(api, operation, { [miss.misspelt]: 'x' }));
      if (expectReported(api, reply, miss.misspelt) !== 'refused') return;
      expectSuggestion(api, reply, miss.name);
    },
    {
      examples: [
        { operation: 'listEvents', miss: { name: 'country', misspelt: 'counttry' } },
        { operation: 'summarizeEvents', miss: { name: 'category', misspelt: 'cattegory' } },
        { operation: 'listStories', miss: { name: 'continent', misspelt: 'conttinent' } },
      ],
    },
  ),
});
