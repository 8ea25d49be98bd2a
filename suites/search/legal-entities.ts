import type { Api, JsonObject } from '../../src/kit/index.js';
import { commonestWords, wordsOf } from '../entities/names.js';
import { heldLeis, legalNameOf, placesIn, recordsOf } from '../registry/record.js';
import { referenceEntities } from './names.js';
import { laneIn, leiIn, searchFor } from './results.js';

/** A word that stands in the names of many legal entities, of whatever registry. */
const commonWord = 'bank';

/** Legal entities that search finds; their LEIs are open to every key. */
export async function someLegalEntities(api: Api): Promise<readonly JsonObject[]> {
  const legal = recordsOf(api.world).flatMap(({ record }) => legalNameOf(record)?.text ?? []);
  const words = commonestWords(legal);
  // A word that other entities have in their names as well shows whether these keep out of the lane.
  const others = new Set(referenceEntities(api).flatMap(({ name }) => wordsOf(name)));
  const shared = words.find((word) => others.has(word));
  for (const word of [shared, words[0], commonWord]) {
    if (word === undefined) continue;
    const reply = await searchFor(api, word, { universe: 'registry' });
    const found = reply.status === 200 ? laneIn(reply) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** LEIs that the deployment holds, found by search where the registry itself is closed to the key. */
export async function someLeis(api: Api): Promise<readonly string[]> {
  const held = variousLeis(api);
  return held.length > 0 ? held : (await someLegalEntities(api)).flatMap((row) => leiIn(row) ?? []);
}

/** Words for records that are out of use, which a search may leave out by mistake. */
const outOfUse = /^(?:inactive|lapsed|retired|merged|annulled|duplicate|cancelled|pending)/i;

/** LEIs of records in use and out of use in turn. */
function variousLeis({ world }: Api): readonly string[] {
  const records = recordsOf(world);
  const old = records.filter(({ record }) => placesIn(record).some(({ text }) => outOfUse.test(text)));
  const others = records.filter((each) => !old.includes(each));
  const mixed = records.flatMap((_, index) => [others[index], old[index]].flatMap((each) => each?.lei ?? []));
  return mixed.length > 0 ? mixed : heldLeis(world);
}
