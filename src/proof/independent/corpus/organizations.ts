import type { Person } from './persons.js';
import { countryOf } from './places.js';
import { hexOf, rollsOf } from './random.js';

export interface LegalEntity {
  readonly lei: string;
  readonly name: string;
  /** ISO-3 of the legal address. */
  readonly country: string;
  readonly jurisdiction: string;
  readonly entityStatus: string;
  readonly registrationStatus: string;
  readonly category: string;
  readonly parent: string | undefined;
  /** Declared reason why no parent is named. */
  readonly exception: string | undefined;
  readonly isins: readonly string[];
}

export const entityStatuses = ['ACTIVE', 'INACTIVE', 'DISSOLVED'];
export const registrationStatuses = ['ISSUED', 'LAPSED', 'RETIRED'];
export const entityCategories = ['GENERAL', 'FUND', 'BRANCH', 'SOLE_PROPRIETOR'];

/** The remainder by 97 of a code whose letters read as 10 to 35. */
function remainder(code: string): number {
  let rest = 0;
  for (const letter of code)
    for (const digit of String(Number.parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

export function isLei(text: string): boolean {
  return /^[0-9A-Z]{18}\d{2}$/.test(text) && remainder(text) === 1;
}

function leiOf(name: string): string {
  const stem = `7245${hexOf(`lei ${name}`, 14)}`;
  return stem + String(98 - remainder(`${stem}00`)).padStart(2, '0');
}

function isinOf(prefix: string, name: string): string {
  const stem = `${prefix}${hexOf(`isin ${name}`, 9)}`;
  const digits = [...stem].map((letter) => String(Number.parseInt(letter, 36))).join('');
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${stem}${(10 - (sum % 10)) % 10}`;
}

const groups = [
  'Halcyon Semiconductor',
  'Meridian Port',
  'Northwind Grid',
  'Alder Maritime',
  'Tessera Mutual',
  'Ostrava Steel',
  'Quillon Foods',
  'Verdant Rail',
  'Zephyr Cable',
  'Borealis Ore',
];
const seats = ['DEU/DE', 'USA/US-DE', 'FRA/FR', 'GBR/GB', 'JPN/JP', 'BRA/BR', 'ZAF/ZA', 'CAN/CA-QC'];
const arms = ['Holding', 'Trading', 'Finance', 'Estates', 'Leasing'];
/** One group has more children than an answer may hold, one a longer line of parents. */
const further: Readonly<Record<string, readonly string[]>> = {
  'Tessera Mutual': Array.from({ length: 57 }, (_, at) => `Fund ${at + 1}`),
  'Verdant Rail': Array.from({ length: 8 }, (_, at) => `Section ${at + 1}`),
};

/** Trading belongs to Holding, Finance to Trading, Estates to Finance; each section to the one before. */
function parentOf(arm: string, at: number, all: readonly string[]): string | undefined {
  if (at === 0) return undefined;
  return arm.startsWith('Fund') || arm === 'Leasing' || arm === 'Section 1' ? all[0] : all[at - 1];
}

export const legalEntities: readonly LegalEntity[] = groups.flatMap((group) => {
  const own = [...arms, ...(further[group] ?? [])];
  return own.map((arm, at) => {
    const name = `${group} ${arm}`;
    const rolls = rollsOf(`legal ${name}`);
    const [country = '', jurisdiction = ''] = rolls.pick(seats).split('/');
    const parent = parentOf(arm, at, own);
    return {
      lei: leiOf(name),
      name,
      country,
      jurisdiction,
      entityStatus: rolls.chance(0.8) ? 'ACTIVE' : rolls.pick(entityStatuses),
      registrationStatus: rolls.pick(registrationStatuses),
      category: at === 4 ? 'BRANCH' : rolls.pick(['GENERAL', 'FUND']),
      parent: parent === undefined ? undefined : leiOf(`${group} ${parent}`),
      exception: at === 0 && rolls.chance(0.6) ? 'NO_KNOWN_PERSON' : undefined,
      isins: rolls.chance(0.4) ? [isinOf(countryOf(country)?.iso2 ?? 'XS', name)] : [],
    };
  });
});

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
