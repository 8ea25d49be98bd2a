import {
  type ClauseId,
  type FacilityType,
  facilityClasses,
  facilityTypes,
  facilityTypesByClass,
} from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  once,
  seenOf,
} from '../../src/kit/index.js';
import { expectSelected, filtered, isCut, keyOf, pageOf, partAtFault, sample } from '../asking/facilities.js';
import { classOf, classOfType, isFacilityType, nameOf, typeOf } from '../asking/facility-record.js';
import { expectInvalidEnum } from '../asking/refusals.js';
import { listIn } from '../asking/replies.js';
import { byRarity } from '../asking/texts.js';

/** Leaf types whose class has others too, so that a filter by class would show; the rarest first. */
async function tellingTypes(api: Api): Promise<readonly FacilityType[]> {
  const present = byRarity((await sample(api)).flatMap((row) => typeOf(row) ?? [])).map(([type]) => type);
  const isTelling = (type: FacilityType) =>
    present.some((other) => other !== type && classOfType(other) === classOfType(type));
  return present.filter(isFacilityType).filter(isTelling);
}

export const typeFilter = defineCheck({
  id: 'facilities/type-filter',
  title: 'A type returns exactly the facilities of that leaf type',
  clauses: ['facilities.type.only'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const [type] = await tellingTypes(api);
    expectHeld(type !== undefined, 'no class holds facilities of two leaf types', await pageOf(api));
    const fits = (row: unknown) => (typeOf(row) === undefined ? undefined : typeOf(row) === type);
    await expectSelected(api, {
      query: { type },
      because: `facilities of the type ${type}`,
      fits,
      served: 'facilities.type.values',
      finds: 'facilities.type.values',
    });
  }),
});

type Rows = readonly JsonObject[];

/** Rows that another page in the same order lacks. Of cut pages the common beginning counts, but for equal names at its edge. */
function lacking(rows: Rows, others: Rows, cut: boolean): Rows {
  const length = Math.min(rows.length, others.length);
  const [here, there] = cut ? [rows.slice(0, length), others.slice(0, length)] : [rows, others];
  const edges = cut ? [here, there].map((page) => nameOf(page.at(-1))) : [];
  const keys = new Set(there.map(keyOf));
  return here.filter((row) => !keys.has(keyOf(row)) && !edges.includes(nameOf(row)));
}

export const typeList = defineCheck({
  id: 'facilities/type-list',
  title: 'The leaf types of a class, separated by commas, select what the class selects',
  clauses: ['facilities.type.list', 'facilities.type.values', 'facilities.class.leaf-types'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(facilityClasses, async (api, each) => {
    const types: readonly string[] = facilityTypesByClass[each];
    const [byClass, byTypes] = [
      await pageOf(api, { class: each }),
      await pageOf(api, { type: types.join(',') }),
    ];
    const part: ClauseId = `facilities.type.${partAtFault(byTypes, types)}`;
    const ofClass = accusing('facilities.class.values', () => listIn(byClass));
    const ofTypes = accusing(part, () => listIn(byTypes));
    for (const [index, row] of ofTypes.entries()) {
      const type = typeOf(row);
      const fits = type === undefined || types.includes(type);
      expectThat(fits, `/data/${index}/type`, types.join(' or '), type, 'facilities.type.only');
    }
    const lost = lacking(ofClass, ofTypes, isCut(byClass) || isCut(byTypes));
    const added = lacking(ofTypes, ofClass, isCut(byClass) || isCut(byTypes));
    // A truncated page that lacks a facility holds later ones in its place, so the first difference decides.
    const isLost =
      lost[0] !== undefined &&
      (added[0] === undefined || ofClass.indexOf(lost[0]) <= ofTypes.indexOf(added[0]));
    const leafTypes = 'facilities.class.leaf-types';
    const stranger = typeOf(lost[0]) ?? '';
    const isStrange = stranger !== '' && !types.includes(stranger);
    expectThat(
      !isLost,
      '/data',
      `every facility of ${each} by its leaf types`,
      lost[0],
      isStrange ? leafTypes : part,
    );
    expectThat(
      added.length === 0,
      '/data',
      `every facility of the leaf types by ${each}`,
      added[0],
      leafTypes,
    );
    if (ofClass.length === 0) api.observe(each, 'no facility');
    else api.witness('facilities by class and by leaf types', ofClass.length);
  }),
});

/** Fewer types do not tell some of a class from all of it. */
const fewestTypes = 3;

export const typePair = defineCheck({
  id: 'facilities/type-pair',
  title: 'Two leaf types of a class select facilities of either, and of no other type of that class',
  clauses: ['facilities.type.only', 'facilities.type.list'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const present = byRarity((await sample(api)).flatMap((row) => typeOf(row) ?? [])).map(([type]) => type);
      const [types = []] = facilityClasses
        .map((each) => present.filter((type) => classOfType(type) === each))
        .toSorted((one, other) => other.length - one.length);
      expectHeld(types.length >= fewestTypes, 'no class has facilities of three types', await pageOf(api));
      // The commonest type is left out, so that a query for the class would bring it.
      const pair = types.slice(0, 2);
      const rows = await filtered(api, { type: pair.join(',') }, 'facilities.type.list');
      for (const [index, row] of rows.entries()) {
        const type = typeOf(row);
        const fits = type === undefined || pair.includes(type);
        expectThat(fits, `/data/${index}/type`, pair.join(' or '), type, 'facilities.type.only');
      }
      api.witness('facilities of two types', rows.length);
    },
    { requests: 1 },
  ),
});

export const typeUnknown = defineCheck({
  id: 'facilities/type-unknown',
  title: 'An unknown leaf type, alone or among known ones, is refused as INVALID_ENUM with the leaf types',
  clauses: [
    'facilities.type.unknown',
    'facilities.type.unknown.in-list',
    'facilities.type.accepted-values',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  // A part of a leaf type is none.
  property: forEach(
    ['notavalue', 'port,notavalue', 'plant'],
    async (api, type) => {
      const reply = await api.get('listFacilities', { type });
      expectInvalidEnum(api, reply, facilityTypes, 'facilities.type.accepted-values');
    },
    {
      clause: (type) => (type.includes(',') ? 'facilities.type.unknown.in-list' : 'facilities.type.unknown'),
    },
  ),
});

export const classFilter = defineCheck({
  id: 'facilities/class-filter',
  title: 'class accepts each of the six classes and returns only facilities of that class',
  clauses: ['facilities.class.only', 'facilities.class.values'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      for (const each of facilityClasses) {
        const rows = await filtered(api, { class: each }, 'facilities.class.values');
        for (const [index, row] of rows.entries()) {
          const type = typeOf(row);
          const own = (type === undefined ? undefined : classOfType(type)) ?? classOf(row);
          if (own !== undefined)
            expectThat(own === each, `/data/${index}`, `a facility of the class ${each}`, row);
        }
        api.witness(`facilities of ${each}`, rows.length);
        // A corpus may have none of a class: the reply shows no coverage.
        if (rows.length === 0) api.observe(each, 'no facility');
      }
    },
    { requests: 6 },
  ),
});

export const classUnknown = defineCheck({
  id: 'facilities/class-unknown',
  title: 'An unknown class is refused as INVALID_ENUM with the classes',
  clauses: [
    'facilities.class.unknown',
    'facilities.class.accepted-values',
    'facilities.class.several',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  // A leaf type is no class.
  property: once(async (api) => {
    const reply = await api.get('listFacilities', { class: 'coal_plant' });
    expectInvalidEnum(api, reply, facilityClasses, 'facilities.class.accepted-values');
    api.observe(
      'several classes',
      seenOf(await api.get('listFacilities', { class: 'power,ports', limit: 5 })),
    );
  }),
});
