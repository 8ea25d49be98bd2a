import type { FacilityType } from '../../../contract/index.js';

/** What facilities of a type are called, and how their capacity is measured; `top` is the greatest, roughly. */
export interface FacilityKind {
  readonly nouns: readonly [string, ...string[]];
  /** Null where the source tells no capacity. */
  readonly unit: string | null;
  readonly top: number;
}

const kind = (unit: string | null, top: number, ...nouns: readonly [string, ...string[]]): FacilityKind => ({
  nouns,
  unit,
  top,
});

export const facilityKinds: Readonly<Record<FacilityType, FacilityKind>> = {
  coal_plant: kind('MW', 4_000, 'Power Station', 'Thermal Plant', 'Coal Plant'),
  oil_gas_plant: kind('MW', 2_400, 'Gas Plant', 'Combined Cycle Plant', 'Peaker'),
  nuclear_plant: kind('MW', 6_000, 'Nuclear Power Plant', 'Atomic Station'),
  geothermal_plant: kind('MW', 300, 'Geothermal Plant', 'Steam Field'),
  bioenergy_plant: kind('MW', 150, 'Biomass Plant', 'Biogas Plant'),
  hydropower_plant: kind('MW', 8_000, 'Dam', 'Hydropower Plant', 'Pumped Storage'),
  solar_farm: kind('MW', 900, 'Solar Farm', 'Solar Park'),
  wind_farm: kind('MW', 700, 'Wind Farm', 'Offshore Wind'),
  coal_mine: kind('Mtpa', 40, 'Colliery', 'Coal Mine'),
  oil_gas_field: kind('boe/d', 400_000, 'Field', 'Gas Field'),
  iron_ore_mine: kind('Mtpa', 60, 'Iron Mine', 'Ore Pit'),
  coal_terminal: kind('Mtpa', 50, 'Coal Terminal', 'Bulk Terminal'),
  lng_terminal: kind('Mtpa', 20, 'LNG Terminal', 'Regasification Terminal'),
  gas_pipeline: kind('bcm/y', 60, 'Gas Pipeline', 'Interconnector'),
  oil_pipeline: kind('bbl/d', 900_000, 'Oil Pipeline', 'Crude Line'),
  lng_carrier: kind('m3', 180_000, 'Spirit', 'Voyager', 'Star'),
  port: kind(null, 0, 'Port', 'Harbour', 'Anchorage'),
  steel_plant: kind('ttpa', 12_000, 'Steelworks', 'Rolling Mill'),
  cement_plant: kind('Mtpa', 8, 'Cement Works', 'Cement Plant'),
  chemical_plant: kind('ktpa', 3_000, 'Chemical Works', 'Ammonia Plant'),
  data_center: kind('MW', 1_600, 'Data Center'),
};

/** Made-up places that facilities are called after. */
export const facilityWords: readonly [string, ...string[]] = [
  'Ägirsund',
  'Altamira',
  'Blackmere',
  'Cordillera',
  'Dunmore',
  'Étang-Noir',
  'Fjordgate',
  'Grünwald',
  'Halden',
  'Ísafell',
  'Kaborongo',
  'Larkspur',
  'Łęgowo',
  'Marrow Point',
  'Nakasongo',
  'Ormskirk',
  'Pêcherie',
  'Quetzal',
  'Río Seco',
  'São Bento',
  'Tamarack',
  'Ústí Hill',
  'Vinh Loc',
  'Wexcombe',
  'Żuraw',
  'de Witt',
];

/** Where facilities stand; several names contain one another. */
export const facilityCountries: readonly string[] = (
  'USA CHN IND BRA DEU FRA GBR POL UKR ROU ITA ESP NOR SWE TUR EGY DZA MAR NGA NER GHA GIN GNQ KEN ETH TZA ZAF MOZ ' +
  'AGO COD AUS NZL PNG IDN VNM PHL JPN KOR KAZ UZB IRN IRQ SAU ARE MEX GTM PAN CUB JAM COL PER CHL ARG BOL CAN AUT CHE'
).split(' ');

/** Countries without a coast have no ports. */
export const landlocked: readonly string[] = ['NER', 'ETH', 'KAZ', 'UZB', 'BOL', 'AUT', 'CHE'];
