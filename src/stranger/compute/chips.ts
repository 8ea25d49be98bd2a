import { companyOf, type Organization } from '../organizations.js';

export interface Chip {
  readonly name: string;
  readonly maker: Organization;
  readonly type: string;
  readonly released: string;
  /** US dollars; undefined where never sold. */
  readonly price: number | undefined;
  readonly fabs: readonly string[];
}

export const chipTypes: readonly string[] = [
  'GPU',
  'TPU',
  'GPGPU',
  'XPU',
  'XPU-R',
  'NPU',
  'ASIC',
  'LPU',
  'Hybrid CPU',
  'Other',
  'DCU (GPGPU)',
];

/** `name|maker|type|released|price|fabricators`. */
const lines: readonly string[] = [
  'Halo 3|Halcyon Semiconductor|GPU|2022-02-01|11000|Lumen Foundry',
  'Halo 4|Halcyon Semiconductor|GPU|2024-03-18|29000|Lumen Foundry,Halcyon Semiconductor',
  'Halo 5|Halcyon Semiconductor|GPU|2026-01-07||Lumen Foundry',
  'Halo Edge|Halcyon Semiconductor|NPU|2023-10-10|900|Halcyon Semiconductor',
  'KC-1|Kestrel Compute|TPU|2023-05-05||Lumen Foundry',
  'KC-2|Kestrel Compute|TPU|2025-04-14||Lumen Foundry',
  'KC-L|Kestrel Compute|LPU|2025-12-12|6000|Lumen Foundry',
  'JR-7|Jade River Holdings|DCU (GPGPU)|2022-08-08|7000|Jade River Holdings',
  'JR-9|Jade River Holdings|DCU (GPGPU)|2025-06-30|15500|Jade River Holdings',
  'JR-G|Jade River Holdings|GPGPU|2024-11-11|8000|Jade River Holdings,Lumen Foundry',
  'SX-2|Sirocco Silicon|XPU|2024-02-29|5200|Lumen Foundry',
  'SX-2R|Sirocco Silicon|XPU-R|2025-02-28|6100|Lumen Foundry',
  'Zephyr Line|Zephyr Cable|ASIC|2021-01-15|400|Sirocco Silicon',
  'LF Test|Lumen Foundry|Other|2020-06-06||Lumen Foundry',
  'LF Duo|Lumen Foundry|Hybrid CPU|2024-09-09|3100|Lumen Foundry',
];

export const chips: readonly Chip[] = lines.map((line) => {
  const [name = '', maker = '', type = '', released = '', price, fabs = ''] = line.split('|');
  return {
    name,
    maker: companyOf(maker),
    type,
    released,
    price: price ? Number(price) : undefined,
    fabs: fabs.split(','),
  };
});

/** Cumulative sales of a designer up to the end of a window. */
export interface Sale {
  readonly designer: Organization;
  readonly until: string;
  readonly h100e: number;
  readonly units: number;
  readonly megawatts: number;
}

/** `designer|until,H100e,units,MW|...`: several windows of some designers. */
const tallies: readonly string[] = [
  'Halcyon Semiconductor|2026-03-31,4100000,3900000,5600|2026-06-30,4700000,4300000,6300',
  'Kestrel Compute|2026-06-30,2100000,2600000,2500',
  'Jade River Holdings|2026-03-31,700000,1500000,1100|2026-06-30,790000,1700000,1250',
  'Sirocco Silicon|2026-06-30,31000,90000,60',
  'Lumen Foundry|2025-12-31,1200,5000,3',
  'Zephyr Cable|2026-06-30,800,21000,2',
];

export const sales: readonly Sale[] = tallies.flatMap((line) => {
  const [designer = '', ...windows] = line.split('|');
  return windows.map((window) => {
    const [until = '', h100e = '0', units = '0', power = '0'] = window.split(',');
    return {
      designer: companyOf(designer),
      until,
      h100e: Number(h100e),
      units: Number(units),
      megawatts: Number(power),
    };
  });
});

export const designerNames: readonly string[] = [...new Set(sales.map(({ designer }) => designer.name))];
