import type { Answer, Call } from '../answer.js';
import type { Parameter } from '../declaring.js';
import { type Route, route } from '../route.js';
import { listChipSales, listCompanies, listDataCenters, listHardware } from './answers.js';
import { listModels } from './models-answer.js';
import {
  centerParameters,
  chipParameters,
  firmParameters,
  modelParameters,
  saleParameters,
} from './parameters.js';

function table(
  name: string,
  parameters: readonly Parameter[],
  strict: boolean,
  serve: (call: Call) => Answer,
): Route {
  const operation = `op_compute_${name.replace('-', '_')}`;
  return route(`/api/v2/aicompute/${name}`, operation, `AI compute: ${name}`, {
    parameters,
    strict,
    capability: 'aicompute',
    data: 'records',
    serve,
  });
}

export const computeRoutes: readonly Route[] = [
  table('data-centers', centerParameters, false, listDataCenters),
  table('models', modelParameters, true, listModels),
  table('hardware', chipParameters, false, listHardware),
  table('companies', firmParameters, true, listCompanies),
  table('chip-sales', saleParameters, false, listChipSales),
];
