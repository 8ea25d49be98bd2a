import fc from 'fast-check';
import { type ClauseId, limits, type OperationId } from '../../contract/index.js';
import {
  type BrokenLei,
  isLei,
  leis,
  leisFailingTheCheck,
  malformedLeis,
  severalLeis,
} from '../../generators/leis.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  once,
  precondition,
} from '../../src/kit/index.js';
import { heldLeis, leiOf, noLei, placesIn, recordsIn, recordsOf } from '../asking/registry.js';
import { leisOfEachStatus } from '../asking/registry-filters.js';
import { leavesWhere, type Within } from '../asking/texts.js';

/** @param refused the clause by which there is a refusal; which code it has is another one's */
const expectInvalidLei = (reply: Exchange, refused: ClauseId): void =>
  expectRefusal(reply, {
    codes: ['INVALID_LEI'],
    clause: reply.status < 400 ? refused : 'error.invalid-lei',
  });

export const entitiesBrokenLei = defineCheck({
  id: 'registry/entities-broken-lei',
  title: 'The lei filter refuses a text that fails the ISO 17442 check as INVALID_LEI',
  clauses: ['registry.entities.lei.check-digit', 'error.invalid-lei'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 4,
  property: forAll(
    fc.oneof(leisFailingTheCheck(), malformedLeis()),
    async (api, { lei }) => {
      expectInvalidLei(await api.get('listRegistryEntities', { lei }), 'registry.entities.lei.check-digit');
      api.witness('refusals of a broken LEI');
    },
    {
      examples: [
        { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' },
        { fault: 'transposition', lei: '5493001KJTIIGC8Y1R21' },
        { fault: 'character', lei: '5493001KJTIIGC8Y2R12' },
      ],
    },
  ),
});

export const entitiesByLei = defineCheck({
  id: 'registry/entities-by-lei',
  title: 'The lei filter returns exactly the records of the LEIs sent',
  clauses: ['registry.entities.lei', 'registry.entities.lei.list'],
  operations: ['listRegistryEntities'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(
    ['one', 'two', 'one of each status'] as const,
    async (api, count) => {
      const held = heldLeis(api.world).slice(0, 2);
      precondition(held.length === 2, 'fewer than two LEIs are known', 'no-data');
      if (count === 'one of each status') return expectEachStatus(api, held);
      const leis = count === 'one' ? held.slice(0, 1) : held;
      const reply = await api.get('listRegistryEntities', { lei: leis.join(',') });
      const clause = leis.length > 1 ? 'registry.entities.lei.list' : 'registry.entities.lei';
      const seen = accusing(clause, () => recordsIn(reply)).map((record) => leiOf(record) ?? 'no LEI');
      const strangers = seen.filter((lei) => !leis.includes(lei));
      expectThat(strangers.length === 0, '/data', `records of ${leis.join(' and ')} alone`, strangers);
      const absent = leis.filter((lei) => !seen.includes(lei));
      expectThat(absent.length === 0, '/data', `a record of ${absent.join(' and ')}`, seen, clause);
      api.witness('records by LEI', seen.length);
    },
    { requests: 2 },
  ),
});

/** The `lei` filter returns records of whatever status of their registration, which lists by that status show. */
async function expectEachStatus(api: Api, asked: readonly string[]): Promise<void> {
  const own = recordsOf(api.world).filter(({ lei }) => asked.includes(lei));
  const isShown = (status: string) =>
    own.some(({ record }) => placesIn(record).some(({ text }) => text === status));
  const leis = (await leisOfEachStatus(api, 'registration_status', isShown)).filter(isLei);
  if (leis.length === 0) return;
  const found = async (sent: readonly string[]) =>
    recordsIn(await api.get('listRegistryEntities', { lei: sent.join(',') })).map(leiOf);
  const seen = await found(leis);
  for (const lei of leis.filter((each) => !seen.includes(each))) {
    // What is lost in a list alone is judged by other lists.
    const alone = await found([lei]);
    expectThat(alone.includes(lei), '/data', `the record of ${lei}, as by registration_status`, alone);
  }
  api.witness('records by LEI of each registration status', leis.length);
}

const { max } = limits.registry.leis;

export const entitiesLeiLimit = defineCheck({
  id: 'registry/entities-lei-limit',
  title: 'A list of 100 LEIs is served and one of 101 is refused with 400',
  clauses: ['registry.entities.lei.at-max', 'registry.entities.lei.over-max', 'limits.lei-list'],
  operations: ['listRegistryEntities'],
  rulings: ['missing-selector'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 1,
  property: forAll(
    severalLeis(max),
    async (api, invented) => {
      const [held, other = held] = heldLeis(api.world);
      precondition(held !== undefined && other !== undefined, 'no LEI is known', 'no-data');
      // At both ends: a list that is read in parts may lose any of them.
      const most = [other, ...invented.slice(2), held];
      const reply = await api.get('listRegistryEntities', { lei: most.join(',') });
      const found = recordsIn(reply).map(leiOf);
      for (const [lei, nth] of [
        [held, 'last'],
        [other, 'first'],
      ])
        expectThat(found.includes(lei), '/data', `the record of ${lei}, the ${nth} of ${max}`, found);
      const over = await api.get('listRegistryEntities', { lei: [...invented, held].join(',') });
      accusing('registry.entities.lei.over-max', () => expectStatus(over, 400));
      api.witness('lists of LEIs at and above the limit', 2);
    },
    { requests: 2 },
  ),
});

export const entitiesNotHeld = defineCheck({
  id: 'registry/entities-not-held',
  title: 'A well-formed LEI that the registry does not hold returns no record',
  clauses: ['registry.entities.lei'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 1,
  property: forAll(leis(), async (api, lei) => {
    const records = recordsIn(await api.get('listRegistryEntities', { lei }));
    expectThat(records.length === 0, '/data', 'no record', records.length);
    api.witness('empty lists');
  }),
});

export const entitiesOneBrokenLei = defineCheck({
  id: 'registry/entities-one-broken-lei',
  title: 'A list of valid LEIs with one that has wrong check digits is refused',
  clauses: ['registry.entities.lei.check-digit.each', 'registry.entities.lei.list', 'error.invalid-lei'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 1,
  property: forAll(
    leisFailingTheCheck(),
    async (api, { lei }) => {
      const [valid, other] = heldLeis(api.world);
      precondition(valid !== undefined && other !== undefined, 'fewer than two LEIs are known', 'no-data');
      const whole = await api.get('listRegistryEntities', { lei: `${valid},${other}` });
      accusing('registry.entities.lei.list', () => expectOk(whole));
      const many = heldLeis(api.world).slice(0, limits.registry.leis.max - 1);
      for (const list of [[...many, lei].join(), `${lei},${valid}`]) {
        const reply = await api.get('listRegistryEntities', { lei: list });
        expectInvalidLei(reply, 'registry.entities.lei.check-digit.each');
        api.witness('refusals of a list with a broken LEI');
      }
    },
    { requests: 3 },
  ),
});

export const lowerCaseLei = defineCheck({
  id: 'registry/lower-case-lei',
  title: 'An LEI in lower case is folded or refused as INVALID_LEI',
  clauses: ['registry.lei.lower-case'],
  level: 'observe',
  operations: ['getRegistryEntity', 'listRegistryEntities'],
  rulings: ['lei-spelling'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const lei = heldLeis(api.world).find((each) => /[A-Z]/.test(each));
      precondition(lei !== undefined, 'no LEI with a letter is known', 'no-data');
      const lower = lei.toLowerCase();
      const detail = await api.get('getRegistryEntity', {}, { path: { lei: lower } });
      const list = await api.get('listRegistryEntities', { lei: lower });
      if (detail.status === 200) {
        expectThat(
          leiOf(at(detail.json, '/data')) === lei,
          '/data',
          `the record of ${lei}`,
          leiOf(detail.json),
        );
      } else expectRefusal(detail, { codes: ['INVALID_LEI'] });
      if (list.status === 200) {
        const found = recordsIn(list).some((record) => leiOf(record) === lei);
        expectThat(found, '/data', `the record of ${lei}`, recordsIn(list).length);
      } else expectRefusal(list, { codes: ['INVALID_LEI'] });
      api.observe('an LEI in lower case', `detail ${detail.status}, list ${list.status}`);
    },
    { requests: 2 },
  ),
});

interface Input {
  readonly operation: 'listRegistryRelationships' | 'lookUpIsin';
  readonly broken: BrokenLei;
}

const inputs = fc.record({
  operation: fc.constantFrom('listRegistryRelationships' as const, 'lookUpIsin' as const),
  broken: leisFailingTheCheck(),
});

export const otherOperationsBrokenLei = defineCheck({
  id: 'registry/other-operations-broken-lei',
  title: 'Relationships and the ISIN lookup refuse an LEI that fails the check as INVALID_LEI',
  clauses: ['error.invalid-lei'],
  operations: ['listRegistryRelationships', 'lookUpIsin'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken }) => {
      expectRefusal(await api.get(operation, { lei: broken.lei }), { codes: ['INVALID_LEI'] });
      api.witness('refusals of a broken LEI');
    },
    {
      examples: [
        {
          operation: 'listRegistryRelationships',
          broken: { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' },
        },
        { operation: 'lookUpIsin', broken: { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' } },
      ],
    },
  ),
});

const operations: readonly OperationId[] = [
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
];

/** What is called an LEI, without what stands in the place of one that another entity does not have. */
const isCalledLei = (value: unknown, name: string, within: Within): boolean =>
  typeof value === 'string' &&
  !(noLei.test(value.trim()) && name.toLowerCase() !== 'lei') &&
  (/(?:^|_)lei$/i.test(name) || (/^\d+$/.test(name) && /(?:\/|_)lei$/i.test(within())));

export const returnedLeis = defineInvariant({
  id: 'registry/returned-leis',
  title: 'Every LEI that the registry returns has 20 characters and valid check digits',
  clauses: ['registry.lei.length', 'registry.lei.check-digit'],
  operations,
  judge: ({ request, status, json }) => {
    const called = request.operation;
    if (status !== 200 || called === undefined || !operations.includes(called)) return 0;
    const leis = leavesWhere(at(json, '/data'), isCalledLei);
    for (const { path, value } of leis) {
      const isOfLength = String(value).length === limits.lei.length;
      const clause = isOfLength ? 'registry.lei.check-digit' : 'registry.lei.length';
      expectThat(isLei(String(value)), `/data${path}`, 'a well-formed LEI', value, clause);
    }
    return leis.length;
  },
});
