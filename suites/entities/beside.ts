import type { Api, Exchange } from '../../src/kit/index.js';

/** The Entities that co-occur with a subject. */
export const besides = (api: Api, subject: string): Promise<Exchange> =>
  api.get('listEntities', { co_occurring_with: subject });
