import type { Api, Exchange } from '../../src/kit/index.js';

/** The hierarchy of an entity by any of its handles. */
export const hierarchyOf = (api: Api, handle: string): Promise<Exchange> =>
  api.get('getHierarchy', {}, { path: { entity_id: handle } });
