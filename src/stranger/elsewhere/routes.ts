import type { Answer, Call } from '../answer.js';
import type { Parameter } from '../declaring.js';
import { type Route, route } from '../route.js';
import {
  activityParameters,
  assetParameters,
  listActivity,
  listAssets,
  listOffices,
  listSituations,
  officeParameters,
  showSituation,
  situationParameters,
} from './answers.js';
import { admin1Parameters, listAdmin1 } from './geography.js';

function open(
  path: string,
  operation: string,
  parameters: readonly Parameter[],
  serve: (call: Call) => Answer,
  rest: Partial<Route> = {},
): Route {
  const plain = { parameters, strict: true, capability: undefined, data: 'records' as const, serve };
  return route(`/api/v2/${path}`, operation, path, { ...plain, ...rest });
}

export const otherRoutes: readonly Route[] = [
  open('geo/admin1', 'op_provinces', admin1Parameters, listAdmin1, { data: 'record' }),
  open('offices', 'op_offices', officeParameters, listOffices),
  open('activity', 'op_activity', activityParameters, listActivity),
  open('situations/{story_id}', 'op_situation', [], showSituation, { data: 'record' }),
  open('situations', 'op_situations', situationParameters, listSituations, { strict: false }),
  open('energy/assets', 'op_assets', assetParameters, listAssets),
];
