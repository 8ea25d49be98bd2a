import fc from 'fast-check';
import type { ClauseId } from '../../contract/index.js';
import { type BrokenLei, leis, leisFailingTheCheck, malformedLeis } from '../../generators/leis.js';
import {
  type Api,
  at,
  defineCheck,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  isObject,
  type JsonObject,
  mentions,
  once,
  precondition,
  strings,
} from '../../src/kit/index.js';
import { expectIssuers, issuer, issuerByDetail } from '../asking/isins.js';
import { expectUnknownId } from '../asking/refusals.js';
import {
  dataOf,
  endsOf,
  heldLeis,
  legalNameOf,
  leiOf,
  leisOf,
  placesIn,
  type Related,
  recordsIn,
  recordsOf,
  relatedLei,
  relationshipsWithin,
} from '../asking/registry.js';
import { leisOfEachStatus } from '../asking/registry-filters.js';
import { folded } from '../asking/texts.js';

export const entityDetail = defineCheck({
  id: 'registry/entity-detail',
  title: 'The detail of an LEI that is held returns one record, that of this LEI',
  clauses: ['registry.detail.record', 'registry.record.key', 'service.registry.lei-key'],
  operations: ['getRegistryEntity'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const held = heldLeis(api.world);
      const some = [...held.slice(0, 1), ...(await leisOfEachStatus(api))];
      // Check digits below 10 are easily taken for one digit.
      const padded = held.filter((lei) => /0\d$/.test(lei)).slice(0, 1);
      const leis = new Set([...(some.length > 1 ? some : held.slice(0, 2)), ...padded]);
      precondition(leis.size > 0, 'no LEI is known', 'no-data');
      for (const lei of leis) {
        const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
        const data = dataOf(reply);
        expectThat(isObject(data), '/data', 'one record', data);
        expectThat(leiOf(data) === lei, '/data', `the record of ${lei}`, leiOf(data), 'registry.record.key');
        const listed = recordsOf(api.world).find((each) => each.lei === lei);
        const name = legalNameOf(listed?.record)?.text;
        // A list may cut a name, or write it in letters of its own.
        const shown = folded(name ?? '')
          .replace(/(?:…|\.\.\.)$/, '')
          .trimEnd();
        const isFull = placesIn(data).some(({ text }) => folded(text).includes(shown));
        expectThat(isFull, '/data', `the legal name ${name} of the full record`, Object.keys(data));
        api.witness('records');
      }
    },
    { requests: 3 },
  ),
});

const clausesOfFaults = {
  'too-short': 'registry.detail.invalid-lei.length',
  'too-long': 'registry.detail.invalid-lei.length',
  alphabet: 'registry.detail.invalid-lei.characters',
  'check-digits': 'registry.detail.invalid-lei.check-digit',
  character: 'registry.detail.invalid-lei.check-digit',
  transposition: 'registry.detail.invalid-lei.check-digit',
} as const satisfies Record<BrokenLei['fault'], ClauseId>;

export const entityDetailBrokenLei = defineCheck({
  id: 'registry/entity-detail-broken-lei',
  title: 'A structurally invalid LEI in the path is refused as 400 INVALID_LEI',
  clauses: [
    'registry.detail.invalid-lei.length',
    'registry.detail.invalid-lei.characters',
    'registry.detail.invalid-lei.check-digit',
    'error.invalid-lei',
  ],
  operations: ['getRegistryEntity'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 7,
  property: forAll(
    fc.oneof(leisFailingTheCheck(), malformedLeis()),
    async (api, { lei }) => {
      expectRefusal(await api.get('getRegistryEntity', {}, { path: { lei } }), { codes: ['INVALID_LEI'] });
      api.witness('refusals of a broken LEI');
    },
    {
      clause: ({ fault }) => clausesOfFaults[fault],
      examples: [
        { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' },
        { fault: 'transposition', lei: '5493001KJTIIGC8Y1R21' },
        { fault: 'too-short', lei: '5493001KJTIIGC8Y164' },
        { fault: 'too-long', lei: '5493001KJTIIGC8Y1RR50' },
        { fault: 'alphabet', lei: '5493001KJTIIGC-Y1R12' },
      ],
    },
  ),
});

/** Records with more ISINs may show a part of them. */
const few = 10;

export const entityDetailIsins = defineCheck({
  id: 'registry/entity-detail-isins',
  title: 'The detail of a record has the ISINs that the ISIN lookup returns for it',
  clauses: ['registry.detail.isins'],
  operations: ['getRegistryEntity', 'lookUpIsin'],
  rulings: ['reference-envelope', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const issued = await issuer(api);
      await expectIssuers(api, issued !== undefined || (await issuerByDetail(api)) !== undefined);
      precondition(issued !== undefined, 'no LEI with ISINs is known', 'no-data');
      const { lei, isins } = issued;
      const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
      expectOk(reply);
      const absent = isins.filter((each) => !mentions(reply.json, each));
      const complete = isins.length <= few ? absent.length === 0 : absent.length < isins.length;
      expectThat(complete, '/data', `the ISINs ${absent.slice(0, few).join(', ')}`, 'none of them');
      api.witness('ISINs in the detail', isins.length - absent.length);
    },
    { requests: 2 },
  ),
});

export const entityDetailNotHeld = defineCheck({
  id: 'registry/entity-detail-not-held',
  title: 'A well-formed LEI that the registry does not hold is a 404 in the error envelope',
  clauses: [
    'registry.detail.not-held',
    'error.not-held',
    'error.not-held.code',
    'error.envelope',
    'envelope.error.success',
    'envelope.error.error',
    'envelope.error.details',
  ],
  operations: ['getRegistryEntity'],
  rulings: ['not-found-code'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll(leis(), async (api, lei) => {
    const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
    expectUnknownId(api, reply, 'LEI', [404]);
  }),
});

const parts = [
  { part: 'relationships', name: /relation|parent/i },
  { part: 'reporting exceptions', name: /exception/i },
  { part: 'ISINs', name: /isin/i },
];

// The names of fields are not shown, so that a part under another name cannot be told from none.
export const entityDetailParts = defineCheck({
  id: 'registry/entity-detail-parts',
  title: 'The names of relationships, reporting exceptions and ISINs in the detail of a record are recorded',
  clauses: ['registry.record.fields'],
  level: 'observe',
  operations: ['getRegistryEntity'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(async (api) => {
    const [lei] = heldLeis(api.world);
    precondition(lei !== undefined, 'no LEI is known', 'no-data');
    const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
    expectOk(reply);
    const names = [...strings(at(reply.json, '/data'))];
    for (const { part, name } of parts) {
      api.observe(part, names.find((each) => name.test(each)) ?? 'no field speaks of them');
    }
    api.observe('members of the record', Object.keys(at(reply.json, '/data') ?? {}).join(', '));
  }),
});

/** Records with more relationships may show a part of them. */
const fewOthers = 5;

/** An LEI with relationships, one that stands as the child in some of them where their members tell. */
async function filingLei(api: Api): Promise<Pick<Related, 'lei' | 'rows'>> {
  const related = await relatedLei(api);
  const children = related.rows.flatMap((row) => endsOf(row)?.child ?? []);
  const [lei = related.lei] = children;
  if (lei === related.lei || children.includes(related.lei)) return related;
  return { lei, rows: recordsIn(await api.get('listRegistryRelationships', { lei })) };
}

export const entityDetailRelationships = defineCheck({
  id: 'registry/entity-detail-relationships',
  title:
    'The detail of a record contains its relationships, with the LEIs at their other ends, and no others',
  clauses: ['registry.detail.relationships'],
  operations: ['getRegistryEntity', 'listRegistryRelationships'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const { lei, rows } = await filingLei(api);
      const othersOf = (some: readonly JsonObject[]) =>
        [...new Set(some.flatMap(leisOf))].filter((each) => each !== lei);
      const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
      const isHeld = reply.status !== 404 || heldLeis(api.world).includes(lei);
      precondition(isHeld, `${lei} at the end of a relationship has no record of its own`, 'no-data');
      expectOk(reply);
      const isAbsent = (each: string) => !mentions(reply.json, each);
      // Those that others file may be told in their records alone.
      const others = othersOf(rows.filter((row) => endsOf(row)?.child === lei));
      const absent = others.filter(isAbsent);
      const complete = others.length <= fewOthers ? absent.length === 0 : absent.length < others.length;
      expectThat(complete, '/data', `the related ${absent.slice(0, fewOthers).join(', ')}`, 'none of them');
      const all = othersOf(rows);
      const shown = all.filter((each) => !isAbsent(each)).length;
      precondition(shown > 0, 'no relationship shows by which of its ends it is filed', 'no-data');
      for (const { child, parent } of relationshipsWithin(dataOf(reply))) {
        const isOwn = child === lei || parent === lei;
        expectThat(isOwn, '/data', `relationships of ${lei}`, `one of ${child} and ${parent}`);
      }
      api.witness('related LEIs in the detail', shown);
      api.observe('related LEIs in the detail', `${shown} of ${all.length}`);
    },
    { requests: 2 },
  ),
});
