import { type ChipSales, type Company, chipSalesOf, companiesOf } from './companies.js';
import { organizationsIn } from './compute-organizations.js';
import { type DataCenter, dataCentersOf } from './data-centers.js';
import { type Hardware, hardwareOf } from './hardware.js';
import { type Model, modelsOf } from './models.js';
import { oncePerRecords, type Records } from './records.js';

export type { ChipSales, Company } from './companies.js';
export type { DataCenter } from './data-centers.js';
export type { Hardware } from './hardware.js';
export type { Model } from './models.js';

/** The AI compute data: five tables, each in the order in which it is listed unless `sort` says otherwise. */
export interface AiCompute {
  readonly dataCenters: readonly DataCenter[];
  readonly models: readonly Model[];
  readonly hardware: readonly Hardware[];
  readonly companies: readonly Company[];
  readonly chipSales: readonly ChipSales[];
}

function build(corpus: Records): AiCompute {
  const organizations = organizationsIn(corpus);
  const { seed } = corpus;
  return {
    dataCenters: dataCentersOf(seed, organizations),
    models: modelsOf(seed, organizations),
    hardware: hardwareOf(seed, organizations),
    companies: companiesOf(seed, organizations),
    chipSales: chipSalesOf(seed, organizations),
  };
}

/** The AI compute data that belongs to a corpus, built once. */
export const aiComputeIn = oncePerRecords(build);
