import type { FacilityType } from '../../contract/index.js';
import { type Api, defineCheck, once, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { classOfType, isFacilityType, typeOf } from './record.js';
import { sample } from './sample.js';
import { expectSelected } from './selected.js';

/** Leaf types whose class has others too, so that a filter by class would show; the rarest first. */
async function tellingTypes(api: Api): Promise<readonly FacilityType[]> {
  const present = byRarity((await sample(api)).flatMap((row) => typeOf(row) ?? [])).map(([type]) => type);
  const isTelling = (type: FacilityType) =>
    present.some((other) => other !== type && classOfType(other) === classOfType(type));
  return present.filter(isFacilityType).filter(isTelling);
}

export const typeFilter = defineCheck({
  id: 'facilities/type-filter',
  title: 'A type returns the facilities of that leaf type and no others of its class',
  clauses: ['facilities.type.only', 'facilities.type.values'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const [type] = await tellingTypes(api);
    precondition(type !== undefined, 'no class with several leaf types is seen', 'no-data');
    const fits = (row: unknown) => (typeOf(row) === undefined ? undefined : typeOf(row) === type);
    await expectSelected(api, { query: { type }, because: `facilities of the type ${type}`, fits });
  }),
  refutedBy: ['facilities.type.dropped', 'facilities.type.widened-to-class'],
});
