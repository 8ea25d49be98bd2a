import {
  type Api,
  at,
  type Exchange,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import type { Place } from '../geometry.js';
import { leavesIn, memberOf, numberOf } from '../leaves.js';
import { listsIn } from '../listed-rows.js';
import { isUnknown } from '../taken.js';

export const assetsBy = (api: Api, query: Query = {}): Promise<Exchange> =>
  api.get('listEnergyAssets', query);

/** The rows of energy assets: a list under `data`, or else wherever they stand, as the shape of the reply is not shown. */
export const assetsIn = (reply: Exchange): readonly JsonObject[] => {
  const data = at(reply.json, '/data');
  if (isArray(data)) return data.filter(isObject);
  const lists = listsIn(reply.json);
  return lists.find((rows) => rows.length > 0) ?? lists[0] ?? [];
};

/** A valid value that fits no asset: the middle of an ocean. */
export const nowhereAtSea = { bbox: '-48.9,-123.4,-48.8,-123.3', near: '-48.85,-123.35,5' } as const;
type Geography = keyof typeof nowhereAtSea;

/**
 * How the route treats a parameter, as none of its own is shown (ruling A79): it filters by it, it says that it does not know it, it passes it over in silence,
 * or the plan lacks the route altogether.
 */
type Treatment = 'filters' | 'unknown' | 'silent' | 'closed';

export async function treatmentOf(api: Api, name: Geography): Promise<Treatment> {
  const all = await assetsBy(api);
  if (all.status === 403) return 'closed';
  precondition(all.status === 200, 'energy assets are not served without a filter');
  precondition(assetsIn(all).length > 0, 'the deployment lists no energy assets', 'no-data');
  const none = await assetsBy(api, { [name]: nowhereAtSea[name] });
  if (isUnknown(none, name)) return 'unknown';
  if (none.status !== 200) return 'filters';
  return assetsIn(none).length < assetsIn(all).length ? 'filters' : 'silent';
}

/** Whether a broken value is answered as by a route that does not take the parameter, or is closed to the key. */
export function isPassedOver(reply: Exchange, name: Geography, treatment: Treatment): boolean {
  if (treatment === 'filters') return false;
  // An unentitled bad request may get either error (ruling C42).
  if (treatment === 'closed') return reply.status === 403 || reply.status === 400;
  return reply.status === 200 || isUnknown(reply, name);
}

/** Where an asset stands; undefined where its row has no coordinates that can be read. */
export function placeIn(row: unknown): Place | undefined {
  const [latitude, longitude] = [
    numberIn(row, /^lat(?:itude)?$/),
    numberIn(row, /^(?:lon|lng|long|longitude)$/),
  ];
  if (latitude === undefined || longitude === undefined) return pointIn(row);
  return { latitude, longitude };
}

const numberIn = (row: unknown, name: RegExp): number | undefined =>
  numberOf(leavesIn(row).find(({ path }) => name.test(memberOf(path)))?.value);

/** GeoJSON has longitude first. */
function pointIn(row: unknown): Place | undefined {
  const geometry = isObject(row)
    ? Object.values(row).find((each) => isObject(each) && isArray(each.coordinates))
    : undefined;
  const [longitude, latitude] =
    isObject(geometry) && isArray(geometry.coordinates) ? geometry.coordinates : [];
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
