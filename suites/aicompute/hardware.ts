import fc from 'fast-check';
import { type ClauseId, vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/enums.js';
import {
  accusing,
  defineCheck,
  expectHeld,
  expectThat,
  forAll,
  forEach,
  type JsonObject,
  once,
  precondition,
  sameJson,
} from '../../src/kit/index.js';
import {
  firstPageOf,
  isText,
  memberOf,
  mostRows,
  rowsBy,
  sampleOf,
  textsAt,
  wordsOf,
} from '../asking/aicompute.js';
import { expectOrgTold, foundryFilter, manufacturerFilter } from '../asking/compute-filters.js';
import { expectKept, knownPart } from '../asking/compute-text-filters.js';
import { expectInvalidEnum } from '../asking/refusals.js';

const { list, guesses, members } = foundryFilter;
const separators = /[,;/|+&]|\band\b/;

/** The fabricators that a row shows at a place. */
const fabricatorsAt =
  (path: string) =>
  (row: JsonObject): readonly string[] =>
    textsAt(row, [path])
      .flatMap((text) => text.split(separators))
      .map((name) => name.trim())
      .filter((name) => name !== '');

export const hardwareEachFoundry = defineCheck({
  id: 'aicompute/hardware-each-foundry',
  title: 'The foundry filter finds all hardware that shows the fabricator sent as its only one',
  clauses: ['aicompute.hardware.foundry'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const rows = await sampleOf(api, list);
      const page = await firstPageOf(api, list);
      const member = memberOf(rows, members);
      expectHeld(member !== undefined, 'no hardware of the first page shows a fabricator', page);
      const fabricators = fabricatorsAt(member.path);
      // Another check asks for the fabricators of the same row.
      const named =
        rows.find((row) => new Set(fabricators(row)).size === 2) ??
        rows.find((row) => fabricators(row).length > 0);
      expectHeld(named !== undefined, 'no hardware of the first page shows a fabricator', page);
      for (const foundry of new Set(fabricators(named))) {
        const isSole = (row: JsonObject) => fabricators(row).join() === foundry;
        const least = rows.filter(isSole).length;
        const found = await rowsBy(api, list, { foundry });
        const seen = found.filter(isSole).length;
        const isCut = found.length >= mostRows(list);
        expectThat(seen >= least || isCut, '/data', `${least} rows of ${foundry} alone, or more`, seen);
        api.witness('hardware of one fabricator', seen);
      }
    },
    { requests: 0 },
  ),
});

export const hardwareDualFoundry = defineCheck({
  id: 'aicompute/hardware-dual-foundry',
  title: 'Hardware with two fabricators is found by each of them',
  clauses: ['aicompute.hardware.foundry.dual'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const rows = await sampleOf(api, list);
      const member = memberOf(rows, members);
      if (member === undefined) {
        // Rows that two fabricators have in common show what the rows do not tell.
        const [one = [], other = []] = await Promise.all(
          guesses.slice(0, 2).map(async (foundry) => (await rowsBy(api, list, { foundry })).map(wordsOf)),
        );
        // Two lists that are the same, or that leave nothing out, show nothing about fabricators.
        const isTelling =
          Math.max(one.length, other.length) < rows.length && one.join('\n\n') !== other.join('\n\n');
        precondition(isTelling, `foundry selects nothing by ${guesses.join(' or ')}`, 'no-data');
        const common = one.filter((each) => other.includes(each));
        const page = await firstPageOf(api, list);
        expectHeld(common.length > 0, `no hardware is of ${guesses.slice(0, 2).join(' and ')} at once`, page);
        api.witness('hardware found by both fabricators', common.length);
        return;
      }
      const fabricators = fabricatorsAt(member.path);
      const dual = rows.find((row) => new Set(fabricators(row)).size === 2);
      const page = await firstPageOf(api, list);
      expectHeld(dual !== undefined, 'no hardware of the first page shows two fabricators', page);
      for (const foundry of new Set(fabricators(dual))) {
        const found = await rowsBy(api, list, { foundry });
        const isFound = found.some((row) => wordsOf(row) === wordsOf(dual));
        const isCut = found.length >= mostRows(list);
        expectThat(
          isFound || isCut,
          '/data',
          `the hardware of ${fabricators(dual).join(' and ')} by ${foundry}`,
          found.length,
        );
        if (isFound) api.witness('hardware found by a fabricator');
      }
    },
    { requests: 2 },
  ),
});

export const hardwareFoundry = defineCheck({
  id: 'aicompute/hardware-foundry',
  title: 'The foundry filter keeps exactly the hardware with the text in its fabricator',
  clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
  operations: ['listHardware'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, foundryFilter);
      await expectKept(api, list, foundryFilter.name, known, 'aicompute.hardware.foundry.substring');
    },
    { requests: 2 },
  ),
});

export const hardwareManufacturer = defineCheck({
  id: 'aicompute/hardware-manufacturer',
  title:
    'The manufacturer filter, also spelled org, keeps exactly the hardware with the text in its manufacturer',
  clauses: [
    'aicompute.hardware.manufacturer',
    'aicompute.hardware.manufacturer.substring',
    'aicompute.hardware.manufacturer.org',
    'envelope.applied-filters.ignored',
  ],
  operations: ['listHardware'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, manufacturerFilter);
      await expectKept(api, list, 'manufacturer', known, 'aicompute.hardware.manufacturer.substring');
      await accusing('aicompute.hardware.manufacturer.org', () => expectKept(api, list, 'org', known));
      await expectOrgTold(api, list, known.part);
    },
    { requests: 2 },
  ),
});

const types = vocabularies.hardwareType.values;
const known = new Set(types.map((type) => type.toLowerCase()));

/** Where hardware shows its type: the member with the words for it; undefined where none has them. */
const typePath = (hardware: readonly JsonObject[]): string | undefined =>
  memberOf(
    hardware,
    [/type/, /class|categor|kind/, /./],
    (value) => isText(value) && known.has(value.toLowerCase()),
  )?.path;

/** The clause that accepts each type. */
const clauseOf = {
  GPU: 'aicompute.hardware.type.gpu',
  TPU: 'aicompute.hardware.type.tpu',
  GPGPU: 'aicompute.hardware.type.gpgpu',
  XPU: 'aicompute.hardware.type.xpu',
  'XPU-R': 'aicompute.hardware.type.xpu-r',
  NPU: 'aicompute.hardware.type.npu',
  ASIC: 'aicompute.hardware.type.asic',
  LPU: 'aicompute.hardware.type.lpu',
  'Hybrid CPU': 'aicompute.hardware.type.hybrid-cpu',
  Other: 'aicompute.hardware.type.other',
  'DCU (GPGPU)': 'aicompute.hardware.type.dcu',
} as const satisfies Record<(typeof types)[number], ClauseId>;

/** The type that a row shows, in lower case. */
const typeOf = (row: JsonObject, path: string): string | undefined => textsAt(row, [path])[0]?.toLowerCase();

export const hardwareType = defineCheck({
  id: 'aicompute/hardware-type',
  title: 'type accepts each of the eleven hardware types and keeps exactly the hardware of that type',
  clauses: ['aicompute.hardware.type', 'aicompute.hardware.type.exact', ...Object.values(clauseOf)],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(types, async (api, type) => {
    const hardware = await sampleOf(api, list);
    const path = typePath(hardware);
    const rows = await rowsBy(api, list, { type }, clauseOf[type]);
    if (path === undefined) {
      // Hardware that does not show its type is at least of no other type.
      const other = type === 'GPU' ? 'GPGPU' : 'GPU';
      const others = await rowsBy(api, list, { type: other }, clauseOf[other]);
      const common = rows.findIndex((row) => others.some((each) => sameJson(each, row)));
      expectThat(common === -1, `/data/${common}`, `no hardware of both ${type} and ${other}`, rows[common]);
      if (others.length > 0) api.witness('hardware of a type', rows.length);
      return;
    }
    const sent = type.toLowerCase();
    const strange = rows.findIndex((row) => (typeOf(row, path) ?? sent) !== sent);
    const isPart = rows.every((row) => (typeOf(row, path) ?? sent).includes(sent));
    const clause = isPart ? 'aicompute.hardware.type.exact' : 'aicompute.hardware.type';
    expectThat(strange === -1, `/data/${strange}${path}`, type, rows[strange], clause);
    const least = hardware.filter((row) => typeOf(row, path) === sent).length;
    expectThat(rows.length >= least, '/data', `${least} rows by type=${type}, or more`, rows.length);
    api.witness('hardware of a type', rows.length);
  }),
});

export const hardwareTypeCase = defineCheck({
  id: 'aicompute/hardware-type-case',
  title: 'A hardware type in lower case returns the hardware of that type',
  clauses: ['aicompute.hardware.type.case'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      // One in capitals is enough; each in mixed case may be missing from a table of capitals.
      let isShown = false;
      for (const type of types) {
        if (isShown && type === type.toUpperCase()) continue;
        const { length } = await rowsBy(api, list, { type }, clauseOf[type]);
        if (length === 0) continue;
        const lower = await rowsBy(api, list, { type: type.toLowerCase() });
        expectThat(lower.length === length, '/data', `${length} rows, as by type=${type}`, lower.length);
        api.witness('rows by a type in lower case', length);
        isShown = true;
      }
      precondition(isShown, 'there is no hardware of any type', 'no-data');
    },
    { requests: 4 },
  ),
});

/** Texts that stand within types, and are none themselves. */
const parts = ['PU', 'Hybrid', 'DCU', 'XP', 'GPG'];

export const hardwareTypeUnknown = defineCheck({
  id: 'aicompute/hardware-type-unknown',
  title: 'A type outside the eleven, even a part of one, is refused as INVALID_ENUM with the eleven',
  clauses: [
    'aicompute.hardware.type.unknown',
    'aicompute.hardware.type.accepted-values',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'error.accepted-values',
  ],
  operations: ['listHardware'],
  rulings: ['error-details'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  runs: 2,
  property: forAll(
    fc.oneof(wordsOutside(types), fc.constantFrom(...parts)),
    async (api, type) => {
      const reply = await api.get('listHardware', { type });
      expectInvalidEnum(api, reply, types, 'aicompute.hardware.type.accepted-values');
    },
    { examples: ['PU'] },
  ),
});
