import { expect, it } from 'vitest';
import { type Api, type Json, Violation } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { nameInCapitals } from './unknown-parameter.js';

/** The trial of the directory of facilities, where every request is answered with one body. */
async function judged(json: Json): Promise<void> {
  const api: Api = { ...silentApi, get: () => Promise.resolve(exchangeOf(json)) };
  const trials = nameInCapitals.property.trials(emptyWorld, 1, 1);
  await trials.find(({ input }) => input.includes('listFacilities'))?.run(api);
}

const strict = { coverage: { strict: ['/api/v2/facilities'] } };

it('counts rows within data where a name is written in capitals', async () => {
  const ignored = { applied_filters: { ignored: ['Limit'] } };
  await expect(judged({ success: true, data: { items: [{}] }, ...ignored })).resolves.toBeUndefined();
  await expect(judged({ success: true, data: { items: [{}, {}] }, ...strict })).rejects.toThrow(Violation);
});
