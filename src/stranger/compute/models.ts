import { companyOf, type Organization } from '../organizations.js';

export interface Model {
  readonly name: string;
  readonly developers: readonly Organization[];
  /** What its developers are: Industry, Academia, Government, Research collective. */
  readonly contributors: readonly string[];
  readonly domain: string;
  readonly task: string;
  /** Floating-point operations; undefined where unknown. */
  readonly flop: number | undefined;
  readonly hardware: string | undefined;
  readonly access: string;
  readonly open: boolean;
  readonly frontier: boolean;
  /** Orders the table unless it is sorted by compute. */
  readonly published: string;
}

/** `name|developers|contributors|domain|task|FLOP|hardware|access|open|frontier|published`. */
const lines: readonly string[] = [
  'Kestrel 3|Kestrel Compute|Industry|Language|Chat|4.1e25|KC-2|API|no|yes|2026-06-02',
  'Kestrel 3 mini|Kestrel Compute|Industry|Language|Chat||KC-2|API|no|no|2026-06-02',
  'Kestrel 2|Kestrel Compute|Industry|Language,Vision|Chat|7.7e24|KC-1|API|no|no|2025-03-19',
  'Maple Vision|Tamarack Labs|Industry|Vision|Image generation|9.0e23|KC-1|Hosted|no|no|2025-11-30',
  'Maple Speech|Tamarack Labs,Institute for Open Models|Industry,Research collective|Speech|Recognition|2.2e22||Weights|yes|no|2024-12-01',
  'Commons 70|Institute for Open Models|Research collective|Language|Translation|1.9e24|Halo 4|Weights|yes|no|2026-01-11',
  'Commons 400|Institute for Open Models,Universidad del Plata,Zephyr Cable|Research collective,Academia,Industry|Language|Chat|3.0e25|Halo 5|Weights|yes|yes|2026-07-23',
  'Plata Fold|Universidad del Plata|Academia|Biology|Protein folding|6.4e22||Weights|yes|no|2025-05-05',
  'Plata Clima|Universidad del Plata,Institute for Open Models|Academia,Research collective|Earth science|Forecasting||Halo 3|None|no|no|2023-09-14',
  'Jade 5|Jade River Holdings|Industry|Language|Chat|5.5e25|JR-9|API|no|yes|2026-08-30',
  'Jade 5 Code|Jade River Holdings|Industry|Language|Code|1.2e25|JR-9|Weights|yes|no|2026-09-01',
  'Jade Robot|Jade River Holdings,Universidad del Plata|Industry,Academia|Robotics|Control|8.1e21||None|no|no|2025-02-02',
  'Halo Drive|Halcyon Semiconductor|Industry|Robotics,Vision|Driving|3.3e23|Halo 4|None|no|no|2025-08-08',
  'Halo Chip|Halcyon Semiconductor|Industry|Engineering|Layout|1.1e21|Halo 3|None|no|no|2022-04-27',
  'Sirocco Voce|Sirocco Silicon|Industry|Speech|Synthesis|4.9e21|SX-2|Hosted|no|no|2024-07-17',
  'Northwind Load|Northwind Grid|Industry,Government|Energy|Forecasting|7.0e19||None|no|no|2021-10-10',
  'Polder Review|Polder Advisory|Government|Language|Summaries|2.0e22||None|no|no|2025-01-21',
];

export const models: readonly Model[] = lines.map((line) => {
  const parts = line.split('|');
  const [name = '', developers = '', contributors = '', domain = '', task = '', flop, hardware] = parts;
  const [access = '', open, frontier, published = ''] = parts.slice(7);
  return {
    name,
    developers: developers.split(',').map(companyOf),
    contributors: contributors.split(','),
    domain,
    task,
    flop: flop ? Number(flop) : undefined,
    hardware: hardware || undefined,
    access,
    open: open === 'yes',
    frontier: frontier === 'yes',
    published,
  };
});
