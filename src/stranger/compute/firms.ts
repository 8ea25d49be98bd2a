import { companyOf, type Organization } from '../organizations.js';

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
const lines: readonly string[] = [
  'Kestrel Compute|Developer|Models;Cloud|5200|9.1e9|2.4e11|3.1e10|2016-04-01',
  'Halcyon Semiconductor|Chip designer|Chips|31000|8.8e10|3.2e12||1991',
  'Jade River Holdings|Conglomerate|Chips;Models|120000|4.0e10|||2003-06',
  'Tamarack Labs|Developer|Models|640|2.1e8|7.5e9|1.2e9|2020-01-20',
  'Institute for Open Models|Non-profit|Models|140|||9.0e7|2021-09-09',
  'Lumen Foundry|Foundry|Fabrication|56000|6.6e10|8.1e11||1988',
  'Sirocco Silicon|Chip designer|Chips|410|3.0e7|1.4e9|3.0e8|2018-03-03',
  'Zephyr Cable|Network|Transit;Chips|8800|2.9e9|7.5e9||1999-12-31',
];

export const firms: readonly Firm[] = lines.map((line) => {
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
