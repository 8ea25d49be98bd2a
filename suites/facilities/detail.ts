import {
  type Api,
  at,
  type Exchange,
  expectOk,
  expectThat,
  isObject,
  type JsonObject,
  precondition,
} from '../../src/kit/index.js';
import { facilityIdOf, sourcesOf } from './record.js';
import { sample } from './sample.js';

/** A facility as the list shows it, and the reply about it alone. */
interface Detailed {
  readonly id: string;
  readonly listed: JsonObject;
  readonly reply: Exchange;
}

export const detailOf = (api: Api, id: string): Promise<Exchange> =>
  api.get('getFacility', {}, { path: { facility_id: id } });

/** The detail of one facility of each silo. Ends the attempt where the list shows none. */
export async function detailed(api: Api): Promise<readonly Detailed[]> {
  const bySilo = new Map<string, { readonly id: string; readonly listed: JsonObject }>();
  for (const listed of await sample(api)) {
    const id = facilityIdOf(listed);
    const silo = sourcesOf(listed).join();
    if (id !== undefined && !bySilo.has(silo)) bySilo.set(silo, { id, listed });
  }
  precondition(bySilo.size > 0, 'the list shows no facility', 'no-data');
  const chosen = [...bySilo.values()].slice(0, 3);
  return Promise.all(chosen.map(async (each) => ({ ...each, reply: await detailOf(api, each.id) })));
}

/** The record of a detail reply: `data`, or the object that bears the id (ruling C39). */
export function recordIn(reply: Exchange): JsonObject {
  expectOk(reply);
  const data = at(reply.json, '/data');
  const record = isObject(data) ? data : reply.json;
  expectThat(isObject(record), '/data', 'one record', data);
  return record;
}
