import { type Api, detail, isArray, type JsonObject } from '../../src/kit/index.js';
import { recordsIn } from './rows.js';

/** Records of the registry: those that the probe found by country, or else some found by their status. */
export async function someRecords(api: Api): Promise<readonly JsonObject[]> {
  if (api.world.offer.registry.length > 0) return api.world.offer.registry;
  const refusal = await api.get('listRegistryEntities', { entity_status: 'notavalue' });
  const accepted = detail(refusal, 'accepted_values');
  const status = isArray(accepted) ? accepted.find((each) => typeof each === 'string') : undefined;
  return status === undefined
    ? []
    : recordsIn(await api.get('listRegistryEntities', { entity_status: status }));
}
