/** The leaf types of the facility directory by their class. */
export const facilityTypesByClass = {
  power: [
    'coal_plant',
    'oil_gas_plant',
    'nuclear_plant',
    'geothermal_plant',
    'bioenergy_plant',
    'hydropower_plant',
    'solar_farm',
    'wind_farm',
  ],
  extraction: ['coal_mine', 'oil_gas_field', 'iron_ore_mine'],
  transport_logistics: ['coal_terminal', 'lng_terminal', 'gas_pipeline', 'oil_pipeline', 'lng_carrier'],
  ports: ['port'],
  heavy_industry: ['steel_plant', 'cement_plant', 'chemical_plant'],
  digital_infrastructure: ['data_center'],
} as const;

export type FacilityClass = keyof typeof facilityTypesByClass;
export type FacilityType = (typeof facilityTypesByClass)[FacilityClass][number];
export const facilityClasses = Object.keys(facilityTypesByClass) as readonly FacilityClass[];
export const facilityTypes: readonly FacilityType[] = Object.values(facilityTypesByClass).flat();

/** What the records of a source silo carry. */
export interface FacilitySilo {
  readonly classes: readonly FacilityClass[];
  /** Whether a record has a position; `exceptPipelines` leaves the pipelines out. */
  readonly coordinates: 'all' | 'exceptPipelines' | 'none';
  readonly owners: boolean;
}

export const facilitySilos = {
  energy_registry: {
    classes: ['power', 'extraction', 'transport_logistics', 'heavy_industry'],
    coordinates: 'exceptPipelines',
    owners: true,
  },
  maritime_ports: { classes: ['ports'], coordinates: 'all', owners: false },
  aicompute: { classes: ['digital_infrastructure'], coordinates: 'none', owners: true },
} as const satisfies Record<string, FacilitySilo>;

export type FacilitySource = keyof typeof facilitySilos;
export const facilitySources = Object.keys(facilitySilos) as readonly FacilitySource[];

/** The first characters of canonical facility ids, and of canonical site ids. */
export const facilityIdPrefixes = { facility: 'f_', site: 's_' } as const;

/** The types whose capacity in MW the capacity filters and orders concern. */
export const capacityTypes: readonly FacilityType[] = [...facilityTypesByClass.power, 'data_center'];
