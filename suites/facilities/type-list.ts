import { facilityClasses, facilityTypesByClass } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, type JsonObject } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { nameOf, typeOf } from './record.js';
import { isCut, keyOf, pageOf } from './sample.js';

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
  clauses: ['facilities.type.values', 'facilities.type.list', 'facilities.class.leaf-types'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(facilityClasses, async (api, each) => {
    const types: readonly string[] = facilityTypesByClass[each];
    const [byClass, byTypes] = [
      await pageOf(api, { class: each }),
      await pageOf(api, { type: types.join(',') }),
    ];
    const [ofClass, ofTypes] = [listIn(byClass), listIn(byTypes)];
    for (const [index, row] of ofTypes.entries()) {
      const type = typeOf(row);
      expectThat(type === undefined || types.includes(type), `/data/${index}/type`, types.join(' or '), type);
    }
    const lost = lacking(ofClass, ofTypes, isCut(byClass) || isCut(byTypes));
    const added = lacking(ofTypes, ofClass, isCut(byClass) || isCut(byTypes));
    expectThat(lost.length === 0, '/data', `every facility of ${each} by its leaf types`, lost[0]);
    expectThat(added.length === 0, '/data', `every facility of the leaf types by ${each}`, added[0]);
    if (ofClass.length === 0) api.observe(each, 'no facility');
    else api.witness('facilities by class and by leaf types', ofClass.length);
  }),
  refutedBy: [
    'facilities.class.first-type-only',
    'facilities.class.without-lng-carriers',
    'facilities.type.chemical-plant-refused',
    'facilities.type.first-only',
    'facilities.type.list-refused',
    'facilities.type.lng-carrier-refused',
    'facility-record.class.cement-in-transport',
    'facility-record.class.chemicals-in-digital',
    'facility-record.class.coal-mines-in-power',
    'facility-record.class.iron-in-heavy-industry',
    'facility-record.class.lng-terminals-in-ports',
    'facility-record.class.steel-in-extraction',
  ],
});
