import { has } from '../planted.js';
import type { Facility } from './catalogue.js';
import { classOf, sourceOf } from './kinds.js';

type Part = Readonly<Record<string, unknown>>;

/** A facility as lists show it: its identity on top, everything else a level down. */
export function facilityCard(facility: Facility, base: string): Part {
  const { id, type, country, secondary, point, owners, megawatts, tonnes } = facility;
  return {
    anlage: { displayName: facility.name, type, class: classOf(type), source: sourceOf(type) },
    geographischeLage: {
      countryIso3: country.iso3,
      secondaryCountryIso3: secondary?.iso3 ?? null,
      latitudeDegrees: point?.latitude ?? null,
      longitudeDegrees: point?.longitude ?? null,
    },
    ...(owners.length > 0 && {
      owners: owners.map((owner) => ({ ownerName: owner.name, entity_id: owner.id })),
    }),
    betrieb: {
      status: facility.status,
      capacityMegawatts: megawatts ?? null,
      ...(tonnes !== undefined && { durchsatzTonnenImJahr: tonnes }),
    },
    weiterfuehrend: {
      detailUrl: `${base}/api/v2/facilities/${id}`,
      ownerUrls: owners.map((owner) => `${base}/api/v2/entities/${owner.id}`),
    },
    facility_id: id,
  };
}

/** The detail record: the card with what its source told and which records were merged into it. */
export function facilityDetail(facility: Facility, merged: readonly string[], base: string): Part {
  const merges = merged.map((unit) => ({
    formerUnit: unit,
    mergedFrom: sourceOf(facility.type),
    reversible: true,
  }));
  return {
    ...facilityCard(facility, base),
    attributes: { revision: facility.revision, sourceType: facility.type.toUpperCase() },
    ...(!has('facility-without-merges') && { merge_history: merges }),
  };
}
