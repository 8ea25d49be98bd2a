import { type FacilityType, facilityTypes } from '../../../contract/index.js';
import { aiComputeIn } from './ai-compute.js';
import { isOwner } from './compute-organizations.js';
import type { Entity } from './entities.js';
import { collator, type Directory, type Facility, type Owner } from './facility.js';
import { dataCenterFacility, dayIn, facilityOf } from './facility-draw.js';
import { type Random, randomFrom } from './random.js';
import { oncePerRecords, type Records } from './records.js';

export { collator, type Directory, type Facility, type Merge, type Owner } from './facility.js';

const counts: Partial<Record<FacilityType, number>> = { port: 80, data_center: 0 };
const usualCount = 22;

/** Terminals that the port index knew as ports. */
const merged = (random: Random, facility: Facility, at: number): Facility =>
  facility.type.endsWith('_terminal') && at % 4 === 1
    ? {
        ...facility,
        mergeHistory: [
          {
            facility_id: `f_${random.hex(12)}`,
            source: 'maritime_ports',
            name: `Port of ${facility.name}`,
            merged_at: dayIn(random, 2025),
            reversible: true,
          },
        ],
      }
    : facility;

function build(corpus: Records): Directory {
  const random = randomFrom(`facilities of ${corpus.seed}`);
  const { entities } = corpus;
  const hasSiblings = ({ id, canonicalId }: Entity): boolean =>
    entities.some((other) => other.id !== id && other.canonicalId === canonicalId);
  const [first, ...rest] = entities
    .filter(isOwner)
    .flatMap((entity) => (hasSiblings(entity) ? [entity, entity, entity, entity] : [entity]))
    .map(({ name, id }): Owner => ({ name, entity_id: id }));
  if (first === undefined) throw new Error('The corpus has no organisation.');
  const owners: readonly [Owner, ...Owner[]] = [first, ...rest];
  const all = facilityTypes.flatMap((type) =>
    Array.from({ length: counts[type] ?? usualCount }, (_, at) => facilityOf(random, type, at, owners)),
  );
  const centers = aiComputeIn(corpus).dataCenters.map((center) => dataCenterFacility(random, center));
  const legacy = new Map<string, readonly string[]>();
  const facilities = [...all, ...centers].map((facility, at, whole): Facility => {
    const before = whole[at - 1];
    // The second unit of a site, and a legacy unit id that was given to units of two sites.
    if (facility.type === 'coal_plant' && at % 5 === 2 && before !== undefined)
      return { ...facility, site_id: before.site_id };
    if (facility.type !== 'nuclear_plant' || at % 4 !== 0 || before === undefined)
      return merged(random, facility, at);
    const id = `f_${random.hex(8)}`;
    legacy.set(id, [before.site_id, facility.site_id]);
    return { ...facility, attributes: { ...facility.attributes, legacy_unit_ids: [id] } };
  });
  return {
    facilities: facilities.toSorted((left, right) => collator.compare(left.name, right.name)),
    legacy,
  };
}

/** The facility directory that belongs to a corpus, built once. */
export const directoryIn = oncePerRecords(build);
