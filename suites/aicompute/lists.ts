import { limits } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  defineInvariant,
  expectThat,
  forEach,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  sameJson,
  seenOf,
} from '../../src/kit/index.js';
import {
  type ComputeList,
  computeLists,
  entityIdsOf,
  few,
  isPaged,
  memberOf,
  mostRows,
  namesOrganization,
  organizationMember,
  rowsIn,
  sampleOf,
  slugs,
  statedNames,
  unresolvedIn,
} from '../asking/aicompute.js';
import { isIgnored, validCall } from '../asking/calls.js';
import { successBody } from '../asking/replies.js';

/** Whether a row has the word of a list for an organization. */
const isOf = (list: ComputeList, row: JsonObject): boolean =>
  memberOf([row], statedNames[list]) !== undefined;

/** Whether a company shows its name. */
const isNamed = (row: JsonObject): boolean => memberOf([row], statedNames.listCompanies) !== undefined;

export const lists = defineCheck({
  id: 'aicompute/lists',
  title: 'Data centers, models, hardware, companies and chip sales are five lists with rows of their own',
  clauses: [
    'aicompute.datasets',
    'aicompute.data-centers.rows',
    'aicompute.models.rows',
    'aicompute.hardware.rows',
    'aicompute.companies.rows',
    'aicompute.chip-sales.rows',
  ],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const seen = [];
      for (const list of computeLists) {
        const rows = await sampleOf(api, list);
        // A company has a name, so that two rows that are the same are one company.
        const twice =
          list === 'listCompanies'
            ? rows.findIndex(
                (row, index) => isNamed(row) && rows.slice(0, index).some((each) => sameJson(each, row)),
              )
            : -1;
        expectThat(
          twice === -1,
          `/data/${twice}`,
          'each company once',
          rows[twice],
          'aicompute.companies.rows',
        );
        for (const other of seen) {
          const foreign = rows.findIndex((row) => other.rows.some((each) => sameJson(each, row)));
          const row = rows[foreign];
          const wrong = row !== undefined && isOf(other.list, row) ? list : other.list;
          expectThat(
            foreign === -1,
            `/data/${foreign}`,
            `no row of ${other.list} in ${list}`,
            row,
            `aicompute.${slugs[wrong]}.rows`,
          );
        }
        seen.push({ list, rows });
        api.witness(`rows of ${list}`, rows.length);
      }
    },
    { requests: 5 },
  ),
});

export const reply = defineInvariant({
  id: 'aicompute/reply',
  title: 'Every AI compute reply has success true and data, an array',
  clauses: ['aicompute.data', 'envelope.reference.success'],
  operations: computeLists,
  rulings: ['reference-envelope'],
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined || !computeLists.some((list) => list === exchange.request.operation)) return 0;
    expectThat(body.success === true, '/success', 'true', body.success, 'envelope.reference.success');
    const { data } = body;
    expectThat(isArray(data), '/data', 'an array', data);
    // The names of the members are not shown, but a row without any tells nothing.
    const bare = data.findIndex((row) => isObject(row) && Object.keys(row).length === 0);
    expectThat(bare === -1, `/data/${bare}`, 'a row with members', data[bare]);
    return 1;
  },
  provokedBy: ['aicompute/lists', 'aicompute/data-centers-country'],
});

export const fields = defineCheck({
  id: 'aicompute/fields',
  title: 'The members of AI compute rows and replies, whose names are not documented, are recorded',
  clauses: [
    'aicompute.fields',
    'aicompute.envelope',
    'aicompute.attributions-member',
    'aicompute.next-cursor',
    'aicompute.data-centers.rollup.place',
    'aicompute.data-centers.fields.owner',
    'aicompute.data-centers.fields.power',
    'aicompute.data-centers.fields.compute',
    'aicompute.data-centers.fields.cost',
    'aicompute.data-centers.fields.users',
    'aicompute.data-centers.fields.chip-types',
    'aicompute.models.fields.organization',
    'aicompute.models.fields.domain',
    'aicompute.models.fields.task',
    'aicompute.models.fields.training-hardware',
    'aicompute.models.fields.accessibility',
    'aicompute.models.fields.open-weights',
    'aicompute.models.fields.frontier',
    'aicompute.hardware.foundry.member',
    'aicompute.hardware.fields.manufacturer',
    'aicompute.hardware.fields.type',
    'aicompute.hardware.fields.release-date',
    'aicompute.hardware.fields.price',
    'aicompute.companies.fields.type',
    'aicompute.companies.fields.product-domains',
    'aicompute.companies.fields.staff-count',
    'aicompute.companies.fields.revenue',
    'aicompute.companies.fields.valuation',
    'aicompute.companies.fields.funding',
    'aicompute.companies.fields.founding-date',
    'aicompute.chip-sales.windows',
    'aicompute.chip-sales.fields.designer',
    'aicompute.chip-sales.fields.compute',
    'aicompute.chip-sales.fields.units',
    'aicompute.chip-sales.fields.power',
  ],
  level: 'observe',
  operations: computeLists,
  rulings: ['offset-and-cursor', 'reference-envelope', 'attributions', 'ai-compute-extras'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      for (const list of computeLists) {
        const reply = await api.get(list, { limit: mostRows(list) });
        const members = new Set(rowsOf(reply).flatMap((row) => Object.keys(row)));
        api.observe(`members of the rows of ${list}`, [...members].join(', '));
        api.observe(`members of a reply of ${list}`, Object.keys(reply.json ?? {}).join(', '));
        const meta = at(reply.json, '/meta');
        api.observe(`members of meta of ${list}`, isObject(meta) ? Object.keys(meta).join(', ') : 'no meta');
      }
    },
    { requests: 5 },
  ),
});

export const entityId = defineCheck({
  id: 'aicompute/entity-id',
  title: 'Every AI compute row with an organization has an entity_id',
  clauses: [
    'aicompute.data-centers.entity-id',
    'aicompute.models.entity-id',
    'aicompute.hardware.entity-id',
    'aicompute.companies.entity-id',
    'aicompute.chip-sales.entity-id',
  ],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    computeLists,
    async (api, list) => {
      const first = await sampleOf(api, list);
      const member = organizationMember(list, first);
      const isLonger = first.length === mostRows(list) && isPaged(list);
      const later = isLonger ? rowsIn(await api.get(list, { limit: few, offset: first.length })) : [];
      const rows = [...first, ...later];
      // Beside the users of a data center stand ids as well.
      const unresolved = new Set(member === undefined ? [] : unresolvedIn(rows, member));
      for (const [index, row] of rows.entries()) {
        // A company is an organization, under whatever name.
        const isBearing =
          list === 'listCompanies' || (member !== undefined && namesOrganization(row, member));
        const ids = entityIdsOf(row);
        const isResolved = ids.length > 0 && !unresolved.has(row);
        expectThat(!isBearing || isResolved, `/data/${index}`, 'an entity_id', row);
        api.witness(`rows of ${list} with an entity_id`, ids.length);
      }
    },
    { clause: (list) => `aicompute.${slugs[list]}.entity-id` as const },
  ),
});

/** Whether a text has the form of one of the ids by which entities are addressed, and is no name. */
const isResolvedId = (text: string): boolean => /^(?:e_[0-9a-f]+|wiki:.+|cik:\d+)$/i.test(text);

/** The first of some ids that the service has to know everywhere: `cik:` ids are for awards (ruling accepted-handles). */
export const servedAmong = (ids: readonly string[]): string | undefined =>
  ids.find((each) => !/^cik:/i.test(each));

export const entityIdResolved = defineCheck({
  id: 'aicompute/entity-id-resolved',
  title: 'The entity_id of an AI compute row resolves to an entity of the service',
  clauses: ['aicompute.entity-id.resolved'],
  operations: [...computeLists, 'getEntity'],
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    computeLists,
    async (api, list) => {
      const ids = (await sampleOf(api, list)).flatMap(entityIdsOf);
      const id = servedAmong(ids);
      const strange = ids.find((each) => !isResolvedId(each));
      expectThat(strange === undefined, '/data/*/entity_id', 'e_<hex>, wiki:<slug> or cik:<number>', strange);
      // That they carry one is a check of its own.
      precondition(
        id !== undefined,
        `no row of ${list} carries an entity_id that has to be served`,
        'no-data',
      );
      const reply = await api.get('getEntity', {}, { path: { entity_id: id } });
      expectThat(reply.status === 200, 'status', `the entity ${id} of ${list}`, seenOf(reply));
      api.witness('entities of rows');
    },
    { requests: 2 },
  ),
});

const name = 'zzqxvk_1';

/** Filters of Events that no AI compute row could pass: a list whose rows stay has not applied them. */
const ofEvents = ['has_fatalities', 'civilian_targeting'];

/** What is sent beside ignored names: a limit that is lowered, as another check sees, has to be told besides them. */
async function queryBesideNames(api: Api, list: ComputeList): Promise<Query> {
  const tooGreat = { limit: limits.aicompute.limit.max + 1 };
  const isLowered = isPaged(list) && (await api.get(list, tooGreat)).status === 200;
  return isLowered ? tooGreat : (validCall(list, api.world)?.query ?? {});
}

/** A name that another endpoint knows is reported like one that none knows, unless the list declares it. */
async function expectOthersNamed(api: Api, list: ComputeList): Promise<void> {
  const declared = api.world.served?.operation(list)?.parameters ?? [];
  const names = ofEvents.filter((each) => !declared.some((parameter) => parameter.name === each));
  const query = await queryBesideNames(api, list);
  const sent = Object.fromEntries(names.map((each) => [each, 'true']));
  const reply = await api.get(list, { ...query, [name]: 'x', ...sent });
  // Without a row, it is open whether they were applied.
  if (reply.status !== 200 || rowsOf(reply).length === 0) return;
  const ignored = at(reply.json, '/applied_filters/ignored');
  const beside = `${name}, as where it is sent alone`;
  expectThat(isIgnored(reply, name), '/applied_filters/ignored', beside, ignored);
  const silent = names.filter((each) => !isIgnored(reply, each));
  const wanted = `${silent.join(' and ')} too, which none of the rows could have passed`;
  expectThat(silent.length === 0, '/applied_filters/ignored', wanted, ignored);
  api.witness('names of another endpoint', names.length);
}

export const ignoredNames = defineCheck({
  id: 'aicompute/ignored-names',
  title:
    'If one AI compute list in pages reports an ignored name, all of these do, and filters of Events too',
  clauses: ['versioning.lenient.ignored'],
  operations: computeLists,
  // A reply may have no place to tell it, but the lists of one family have the same places.
  rulings: ['undeclared-parameters', 'reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const silent: ComputeList[] = [];
      const telling: ComputeList[] = [];
      for (const list of computeLists) {
        const { query = {} } = validCall(list, api.world) ?? {};
        const reply = await api.get(list, { ...query, [name]: 'x' });
        if (reply.status === 200 && isIgnored(reply, name)) telling.push(list);
        // Lists in pages have one form; the others may have no place to tell it.
        const hasPlace = !isPaged(list) || isObject(at(reply.json, '/applied_filters'));
        if (reply.status === 200 && !hasPlace) silent.push(list);
        api.witness('lists asked');
      }
      const [first] = telling;
      const all = silent.length === 0 || !telling.some(isPaged);
      expectThat(all, '/applied_filters/ignored', `${name}, as in another list of the family`, silent);
      if (first !== undefined) await expectOthersNamed(api, first);
    },
    { requests: 1 },
  ),
});

const asked: readonly (readonly [what: string, list: ComputeList, query: Query])[] = [
  ['limit=0', 'listDataCenters', { limit: 0 }],
  ['limit=201', 'listDataCenters', { limit: 201 }],
  ['offset=100000', 'listHardware', { offset: 100_000 }],
  ['frontier=false', 'listModels', { frontier: 'false' }],
  ['an empty sort', 'listModels', { sort: '' }],
  ['an unknown sort', 'listModels', { sort: 'zzqx' }],
  ['a min_compute that is no number', 'listModels', { min_compute: 'abc' }],
  ['companies with limit=1000', 'listCompanies', { limit: 1000 }],
  ['an unknown chip_manufacturer', 'listChipSales', { chip_manufacturer: 'zzqxvk' }],
];

export const leftOpen = defineCheck({
  id: 'aicompute/left-open',
  title: 'Behaviour of the AI compute lists that the specification leaves open is recorded',
  clauses: [
    'aicompute.limit.above-max',
    'aicompute.limit.below-min',
    'aicompute.offset.extremes',
    'aicompute.models.frontier.other-values',
    'aicompute.models.sort.empty-value',
    'aicompute.models.sort.unknown',
    'aicompute.models.min-compute.non-numeric',
    'aicompute.companies.limit.max',
    'aicompute.chip-sales.chip-manufacturer.unknown',
  ],
  level: 'observe',
  operations: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
  rulings: ['limit-above-max', 'boolean-spelling'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      for (const [what, list, query] of asked) {
        const reply = await api.get(list, query);
        const data = at(reply.json, '/data');
        api.observe(what, isArray(data) ? `${seenOf(reply)}, ${data.length} rows` : seenOf(reply));
      }
    },
    { requests: asked.length },
  ),
});
