import { countries } from '../../../contract/countries.js';
import type { Organizations } from './compute-organizations.js';
import { randomFrom } from './random.js';

export interface DataCenter {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly entity_id: string | null;
  readonly users: readonly string[];
  /** Plain English name. */
  readonly country: string;
  readonly status: 'operating' | 'construction' | 'proposed';
  readonly power_mw: number | null;
  /** H100 equivalents. */
  readonly compute_h100e: number | null;
  readonly cost_usd: number | null;
  readonly current_chip_types: readonly string[];
}

/** The same code stands several times where many data centers stand. */
const hosts = (
  'USA USA USA USA USA CHN CHN GBR GBR ARE SAU FRA DEU NOR SWE ISL IRL JPN JPN KOR IND IND MYS BRA CHL CAN CAN ' +
  'ZAF KEN NGA NER CIV AUS TUR'
).split(' ');

const sites = [
  'Larkspur',
  'Ångström',
  'Cinder Hill',
  'Fjordgate',
  'Halden',
  'São Bento',
  'Minato',
  'Granite Bay',
] as const;
const kinds = ['Campus', 'Data Center', 'Compute Park', 'Hall'] as const;
const chips = ['NX-400', 'Vela 2', 'Quark LPU', 'Kite-X', 'Delta GX', 'Rail TPU'] as const;

const nameOf = (iso3: string): string => countries.find((country) => country.iso3 === iso3)?.name ?? iso3;

/** Data centers, the most powerful first; a few have no known owner, power, compute or cost. */
export function dataCentersOf(seed: number, { all, laboratories }: Organizations): readonly DataCenter[] {
  const random = randomFrom(`data centers of ${seed}`);
  const centers = Array.from({ length: 102 }, (_, at): DataCenter => {
    const owner =
      at % 17 === 5 ? undefined : random.chance(0.5) ? random.pick(laboratories) : random.pick(all);
    const status = at % 9 === 4 ? 'proposed' : at % 5 === 1 ? 'construction' : 'operating';
    const power = at % 13 === 7 ? null : random.whole(5, 160) * 10;
    const running = status === 'proposed' ? null : power;
    return {
      id: `dc_${String(at + 1).padStart(4, '0')}`,
      name: `${random.pick(sites)} ${random.pick(kinds)} ${at + 1}`,
      owner: owner?.name ?? null,
      entity_id: owner?.entity_id ?? null,
      users: Array.from({ length: random.whole(0, 2) }, () => random.pick(laboratories).name),
      country: nameOf(hosts[at % hosts.length] ?? 'USA'),
      status,
      power_mw: power,
      compute_h100e: running === null ? null : running * random.whole(500, 900),
      cost_usd: random.chance(0.3) ? null : random.whole(1, 400) * 100_000_000,
      current_chip_types: status === 'operating' ? [random.pick(chips)] : [],
    };
  });
  return centers.toSorted((left, right) => (right.power_mw ?? -1) - (left.power_mw ?? -1));
}
