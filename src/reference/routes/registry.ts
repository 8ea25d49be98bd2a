import { selectEntities } from '../rules/registry-filters.js';
import { registryRoute, reply, shown } from './registry-reply.js';

export { getRegistryEntity } from './registry-entity.js';
export { lookUpIsin } from './registry-isin.js';
export { listRegistryRelationships } from './registry-relationships.js';

export const listRegistryEntities = registryRoute('listRegistryEntities', (call, registry) => {
  const { planted } = call.deployment;
  const entities = selectEntities(registry, call.url.searchParams, planted);
  return reply(
    entities.map((entity) => shown(entity, planted)),
    planted,
  );
});
