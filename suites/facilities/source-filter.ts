import type { FacilitySource } from '../../contract/index.js';
import { defineCheck, forEach, type JsonObject } from '../../src/kit/index.js';
import { sourcesOf } from './record.js';
import { expectSelected } from './selected.js';

const lists = [
  ['energy_registry'],
  ['maritime_ports'],
  ['maritime_ports', 'aicompute'],
] as const satisfies readonly (readonly FacilitySource[])[];

/** Whether a facility is from one of the silos; undefined where its record shows several, or none. */
const isFrom =
  (silos: readonly string[]) =>
  (row: JsonObject): boolean | undefined => {
    const [silo, ...others] = sourcesOf(row);
    if (silo === undefined || others.length > 0) return undefined;
    return silos.includes(silo);
  };

export const sourceFilter = defineCheck({
  id: 'facilities/source-filter',
  title: 'source takes each silo, and several separated by commas, and returns what is from them alone',
  clauses: ['facilities.source.only', 'facilities.source.values', 'facilities.source.list'],
  operations: ['listFacilities'],
  rulings: ['A59'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(lists, async (api, silos) => {
    await expectSelected(api, {
      query: { source: silos.join(',') },
      because: `facilities from ${silos.join(' or ')}`,
      fits: isFrom(silos),
      parts: silos.map((each) => isFrom([each])),
    });
  }),
  refutedBy: [
    'facilities.source.aicompute-refused',
    'facilities.source.dropped',
    'facilities.source.first-only',
    'facilities.source.list-refused',
  ],
});
