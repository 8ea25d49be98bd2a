import type { Country } from '../../../contract/countries.js';
import type { FacilityClass, FacilitySource, FacilityType } from '../../../contract/index.js';

export interface Owner {
  readonly name: string;
  readonly entity_id: string;
}

/** A record of another silo that was merged into a facility; undoing the merge restores it. */
export interface Merge {
  readonly facility_id: string;
  readonly source: FacilitySource;
  readonly name: string;
  readonly merged_at: string;
  readonly reversible: true;
}

export interface Facility {
  readonly facility_id: string;
  readonly site_id: string;
  readonly name: string;
  readonly type: FacilityType;
  readonly class: FacilityClass;
  readonly source: FacilitySource;
  readonly country: Country;
  readonly secondaryCountry: Country | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly owners: readonly Owner[];
  readonly status: string | null;
  readonly capacity: number | null;
  readonly capacityUnit: string | null;
  readonly updatedAt: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly mergeHistory: readonly Merge[];
}

/** The collation of the orders by text. */
export const collator = new Intl.Collator('en');

/** The directory in the order of names, and the legacy unit ids that stand for several sites. */
export interface Directory {
  readonly facilities: readonly Facility[];
  readonly legacy: ReadonlyMap<string, readonly string[]>;
}
