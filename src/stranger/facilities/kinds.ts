/** Leaf types of each class. */
export const typesOfClass: Readonly<Record<string, readonly string[]>> = {
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
};

export const classNames: readonly string[] = Object.keys(typesOfClass);

export const leafTypes: readonly string[] = Object.values(typesOfClass).flat();

export type Source = 'energy_registry' | 'maritime_ports' | 'aicompute';

export function sourceOf(type: string): Source {
  if (type === 'port') return 'maritime_ports';
  return type === 'data_center' ? 'aicompute' : 'energy_registry';
}

export function classOf(type: string): string {
  return classNames.find((name) => typesOfClass[name]?.includes(type)) ?? '';
}

/** The shown states and others that this deployment uses; the list is open. */
export const statuses: readonly string[] = [
  'operating',
  'operating',
  'operating',
  'construction',
  'proposed',
  'retired',
  'Mothballed',
  'shelved pending review',
];
