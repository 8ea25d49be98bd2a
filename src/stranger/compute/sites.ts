import { companyOf, type Organization } from '../organizations.js';

/** A data center; the facilities directory takes its own from here. */
export interface DataCenter {
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
const lines: readonly string[] = [
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

export const dataCenters: readonly DataCenter[] = lines.map((line) => {
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
