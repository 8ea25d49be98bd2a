import { companyOf, type Organization } from '../corpus/organizations.js';

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
interface Sale {
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

/** Money in US dollars. */
export interface Firm {
  readonly company: Organization;
  readonly type: string;
  readonly products: readonly string[];
  readonly staff: number;
  readonly revenue: number | undefined;
  readonly valuation: number | undefined;
  readonly funding: number | undefined;
  readonly founded: string;
}

/** `name|type|products|staff|revenue|valuation|funding|founded`. */
const firmLines: readonly string[] = [
  'Kestrel Compute|Developer|Models;Cloud|5200|9.1e9|2.4e11|3.1e10|2016-04-01',
  'Halcyon Semiconductor|Chip designer|Chips|31000|8.8e10|3.2e12||1991',
  'Jade River Holdings|Conglomerate|Chips;Models|120000|4.0e10|||2003-06',
  'Tamarack Labs|Developer|Models|640|2.1e8|7.5e9|1.2e9|2020-01-20',
  'Institute for Open Models|Non-profit|Models|140|||9.0e7|2021-09-09',
  'Lumen Foundry|Foundry|Fabrication|56000|6.6e10|8.1e11||1988',
  'Sirocco Silicon|Chip designer|Chips|410|3.0e7|1.4e9|3.0e8|2018-03-03',
  'Zephyr Cable|Network|Transit;Chips|8800|2.9e9|7.5e9||1999-12-31',
];

export const firms: readonly Firm[] = firmLines.map((line) => {
  const [name = '', type = '', products = '', staff, revenue, valuation, funding, founded = ''] =
    line.split('|');
  const known = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
  return {
    company: companyOf(name),
    type,
    products: products.split(';'),
    staff: Number(staff),
    revenue: known(revenue),
    valuation: known(valuation),
    funding: known(funding),
    founded,
  };
});

/** A data center; the facilities directory takes its own from here. */
interface DataCenter {
  readonly name: string;
  readonly owner: Organization;
  /** English name. */
  readonly country: string;
  /** Undefined where nobody measured it. */
  readonly megawatts: number | undefined;
  /** In units of one H100. */
  readonly h100e: number;
  /** US dollars. */
  readonly cost: number | undefined;
  readonly users: readonly Organization[];
  readonly chips: readonly string[];
}

/** `name|owner|country|MW|H100e|cost|users|chips`. */
const dataCenterLines: readonly string[] = [
  'Cedar Flats|Kestrel Compute|United States|310|240000|5.4e9|Tamarack Labs|KC-2',
  'Prairie Loop|Kestrel Compute|United States|96|61000|1.9e9|Kestrel Compute,Tamarack Labs|KC-1,KC-2',
  'Fjordhall|Öresund Kraft|Norway|140|88000||Institute for Open Models|Halo 4',
  'Yokohama Bay|Halcyon Semiconductor|Japan|75|52000|1.1e9|Halcyon Semiconductor|Halo 4,Halo 5',
  'Jade Basin|Jade River Holdings|China||130000|2.2e9||JR-9',
  'Pearl Array|Jade River Holdings|China|220|97000||Jade River Holdings|JR-9,JR-7',
  'Laurentide|Tamarack Labs|Canada|48|30500|6.1e8|Tamarack Labs|KC-2',
  'Rhine Hall|Verdant Rail|Germany|22|9000|2.4e8|Zephyr Cable|Halo 3',
  'Garonne Campus|Zephyr Cable|France|64|41000|9.0e8|Institute for Open Models,Zephyr Cable|Halo 5',
  'Apulia One|Sirocco Silicon|Italy|18|7600|1.8e8||SX-2',
  'Hsinchu North|Lumen Foundry|Taiwan|110|70500||Lumen Foundry|LF Test',
];

export const dataCenters: readonly DataCenter[] = dataCenterLines.map((line) => {
  const [name = '', owner = '', country = '', power, h100e = '0', cost, users = '', chips = ''] =
    line.split('|');
  const measured = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
  return {
    name,
    owner: companyOf(owner),
    country,
    megawatts: measured(power),
    h100e: Number(h100e),
    cost: measured(cost),
    users: users === '' ? [] : users.split(',').map(companyOf),
    chips: chips.split(','),
  };
});
