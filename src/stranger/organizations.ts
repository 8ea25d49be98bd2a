import { legalEntities } from './legal-entities.js';
import type { Person } from './persons.js';
import { hexOf } from './rolls.js';

/** A company of the structured registries. */
export interface Organization extends Person {
  /** Number under which it files securities reports. */
  readonly cik: string | undefined;
  /** Federal entity identifier, 12 characters. */
  readonly uei: string | undefined;
  readonly lei: string | undefined;
}

/** `name|country|marks|legal entity`; marks: p page, c CIK, u UEI. */
const lines: readonly string[] = [
  'Halcyon Semiconductor|JPN|pcu|Halcyon Semiconductor Holding',
  'Northwind Grid|USA|pcu|Northwind Grid Holding',
  'Meridian Port|ZAF|u|Meridian Port Trading',
  'Alder Maritime|GBR|cu|Alder Maritime Finance',
  'Tessera Mutual|CAN|u|Tessera Mutual Holding',
  'Ostrava Steel|CZE||Ostrava Steel Estates',
  'Quillon Foods|BRA|u|Quillon Foods Leasing',
  'Verdant Rail|DEU|pu|Verdant Rail Section 8',
  'Zephyr Cable|FRA|c|Zephyr Cable Trading',
  'Borealis Ore|AUS||Borealis Ore Holding',
  'Kestrel Compute|USA|pcu|',
  'Lumen Foundry|TWN|c|',
  'Öresund Kraft|SWE||',
  'Sagarmatha Cement|NPL||',
  'Tamarack Labs|CAN|u|',
  'Universidad del Plata|ARG||',
  'Institute for Open Models|CHE||',
  'Volga Petrochem|RUS||',
  'Jade River Holdings|CHN|c|',
  'Atlas Phosphate|MAR||',
  'Cordillera Gas|CHL||',
  'Baltic Interconnect|EST|u|',
  'Sirocco Silicon|ITA||',
  'Polder Advisory|USA|u|',
];

export const organizations: readonly Organization[] = lines.map((line) => {
  const [name = '', country = '', marks = '', legal = ''] = line.split('|');
  const paged = marks.includes('p');
  const under = `${name.replaceAll(' ', '_')}_(company)`;
  return {
    id: `e_${hexOf(`company ${name}`, 24)}`,
    slug: paged ? `wiki:${under}` : undefined,
    name,
    page: paged ? `https://encyclopedia.example/wiki/${under}` : undefined,
    siblings: [],
    kind: 'organization',
    country,
    cik: marks.includes('c') ? String(Number.parseInt(hexOf(`cik ${name}`, 5), 16) + 1000) : undefined,
    uei: marks.includes('u') ? `${hexOf(`uei ${name}`, 11)}K` : undefined,
    lei: legalEntities.find((entity) => entity.name === legal)?.lei,
  };
});

/** The company of a name that this deployment's own tables use. */
export function companyOf(name: string): Organization {
  const found = organizations.find((organization) => organization.name === name);
  if (found === undefined) throw new RangeError(`no company ${name}`);
  return found;
}
