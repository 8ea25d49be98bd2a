import { directoryIn, type Facility } from '../corpus/facilities.js';
import { assetPlaces } from '../rules/asset-places.js';
import { familyRoute } from './family.js';
import { refuseRoute } from './referenced-faults.js';

/** More are not shown at once; the document shows no paging. */
const rows = 100;

/** Heavy industry shares the silo of energy assets, and is none. */
const isEnergy = ({ source, class: kind }: Facility): boolean =>
  source === 'energy_registry' && kind !== 'heavy_industry';

const shown = (asset: Facility) => ({
  facility_id: asset.facility_id,
  name: asset.name,
  type: asset.type,
  country: asset.country.name,
  latitude: asset.latitude,
  longitude: asset.longitude,
  status: asset.status,
  capacity: asset.capacity,
  capacity_unit: asset.capacityUnit,
  owners: asset.owners,
});

/** The energy assets among the facilities; the shape is ours. */
export const listEnergyAssets = familyRoute('listEnergyAssets', ({ values, deployment }) => {
  const { corpus, planted } = deployment;
  refuseRoute('energy-assets', planted);
  const found = directoryIn(corpus)
    .facilities.filter(isEnergy)
    .filter(assetPlaces(values, planted))
    .toSorted((left, right) => (left.facility_id < right.facility_id ? -1 : 1));
  return { body: { success: true, data: found.slice(0, rows).map(shown), meta: { total: found.length } } };
});
