import { type Api, isObject, type JsonObject, strings } from '../../src/kit/index.js';
import { facilityIdOf } from './record.js';

/**
 * Whether a facility was merged across silos, so that it may show the source, coordinates and owners of any of them.
 * Its detail record tells.
 */
export async function isMerged(api: Api, row: JsonObject): Promise<boolean> {
  const id = facilityIdOf(row);
  if (id === undefined) return false;
  const { status, json } = await api.get('getFacility', {}, { path: { facility_id: id } });
  return (
    status === 200 &&
    [...historiesIn(json)].some((history) => [...strings(history)].some((text) => text !== ''))
  );
}

/** The contents of every `merge_history`, without the names of its own members where nothing is filled in. */
function* historiesIn(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) for (const each of value) yield* historiesIn(each);
  else if (isObject(value)) {
    for (const [member, inner] of Object.entries(value)) {
      if (member === 'merge_history')
        yield Array.isArray(inner) ? inner : isObject(inner) ? Object.values(inner) : inner;
      else yield* historiesIn(inner);
    }
  }
}
