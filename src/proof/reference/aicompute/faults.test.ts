import { describe, expect, it } from 'vitest';
import { vocabularies } from '../../../../contract/index.js';
import type { Route } from '../account/route.js';
import {
  bareDeployment,
  type Question,
  silentFaults,
  unbrokenClauses,
} from '../bare-deployment.test-data.js';
import { aiComputeIn } from '../corpus/ai-compute.js';
import type { FaultId } from '../faults.js';
import { chipSalesFaults } from './chip-sales.js';
import { companyFaults } from './companies.js';
import { dataCenterFaults } from './data-centers.js';
import { hardwareFaults, hardwareTypeFaults } from './hardware.js';
import { listChipSales, listCompanies, listDataCenters, listHardware, listModels } from './index.js';
import { modelFilterFaults } from './model-filters.js';
import { modelFaults } from './models.js';
import { computePageFaults } from './page.js';
import { computePairFaults } from './pairs.js';
import { computeReplyFaults } from './reply.js';

type Values = Readonly<Record<string, string | number>>;

const queryOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
const designers = [
  ...new Set(aiComputeIn(bareDeployment(1).corpus).chipSales.map(({ designer }) => designer)),
];

describe('faults', () => {
  const tables = {
    ...computeReplyFaults,
    ...computePageFaults,
    ...computePairFaults,
    ...dataCenterFaults,
    ...modelFaults,
    ...modelFilterFaults,
    ...hardwareFaults,
    ...hardwareTypeFaults,
    ...companyFaults,
    ...chipSalesFaults,
  };

  const pages = [
    '',
    'limit=2',
    'limit=200',
    'limit=201',
    'limit=230',
    'limit=3x',
    'offset=10',
    'cursor=10',
    'offset=3x',
    'fiscal_year=1&limit=2',
    'fiscal_year=1&limit=201',
    'has_fatalities=true&limit=2',
  ];
  /** Every two of some filters, on as many rows as a page has. */
  const together = (...values: readonly Values[]): readonly Values[] =>
    values.flatMap((one, at) => values.slice(at + 1).map((other) => ({ ...one, ...other, limit: 200 })));
  const filters: readonly (readonly [Route, readonly Values[]])[] = [
    [
      listDataCenters,
      [
        ...['United States', 'nited', 'UNITED', 'er', 'Nowhere'].map((country) => ({ country })),
        ...['Vantage Cloud Systems', 'loud', 'nobody'].flatMap((owner) => [{ owner }, { org: owner }]),
        ...together({ country: 'United States' }, { owner: 'er' }),
        { country: 'united states', owner: 'er' },
        { country: 'United States', limit: 2, offset: 2 },
        { org: 'er', limit: 2, cursor: 1 },
      ],
    ],
    [
      listModels,
      [
        { sort: 'compute' },
        { sort: 'compute', offset: 10 },
        { sort: 'compute', frontier: 'true' },
        { sort: 'compute', domain: 'Language' },
        ...['1', 'true'].map((frontier) => ({ frontier })),
        ...['3e22', '1e24', '2.5e25'].map((min_compute) => ({ min_compute, limit: 200 })),
        ...['Quorum Telecom', 'loud', 'Indust'].flatMap((organization) => [
          { organization },
          { org: organization },
        ]),
        ...['Industry', 'Research collective', 'ndust'].map((token) => ({
          organization_categorization: token,
          limit: 200,
        })),
        ...['Language', 'ision'].map((domain) => ({ domain, limit: 200 })),
        { domain: 'Language', limit: 2, offset: 2 },
        ...together(
          { organization: 'a' },
          { organization_categorization: 'Industry' },
          { organization_categorization: 'Academia' },
          { domain: 'Language' },
          { frontier: 'true' },
          { min_compute: '1e24' },
        ),
      ],
    ],
    [
      listHardware,
      [
        ...vocabularies.hardwareType.values.flatMap((type) => [{ type }, { type: type.toLowerCase() }]),
        { type: 'GP' },
        { type: 'Abacus' },
        ...['Quorum Telecom', 'emicond', 'Fab'].flatMap((manufacturer) => [
          { manufacturer },
          { org: manufacturer },
        ]),
        ...['Hokushō Fab', 'Fab', 'Straits', 'oundry'].map((foundry) => ({ foundry, limit: 200 })),
        { foundry: 'Fab', limit: 2, offset: 1 },
        ...together({ manufacturer: 'a' }, { type: 'GPU' }, { foundry: 'Fab' }),
        { org: 'Fab', type: 'GPU' },
      ],
    ],
    [listCompanies, []],
    [
      listChipSales,
      designers
        .flatMap((designer) => [designer, designer.toLowerCase(), designer.slice(0, 5), designer.slice(2)])
        .map((chip_manufacturer) => ({ chip_manufacturer })),
    ],
  ];
  const questions = filters.flatMap(([route, values]): Question[] => [
    ...pages.map((query) => ({ route, query })),
    ...values.map((each) => ({ route, query: queryOf(each) })),
    { route, role: 'unentitled' },
  ]);

  it.each([1, 2])(
    'change a reply each, on seed %i',
    (seed) => {
      expect(silentFaults(Object.keys(tables) as FaultId[], questions, bareDeployment(seed).ask)).toEqual([]);
    },
    60_000,
  );

  it('break each clause of the family that a reply can show', () => {
    for (const prefix of ['aicompute.', 'limits.aicompute-limit.']) {
      expect(unbrokenClauses(prefix, tables)).toEqual([]);
    }
  });
});
