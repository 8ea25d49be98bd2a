import { at, type Exchange, expectThat, isArray, isObject, type JsonObject } from '../../src/kit/index.js';
import { type Place, pointText } from './places.js';
import { listsIn } from './replies.js';
import { leavesIn, memberOf, numberOf, textsIn } from './texts.js';

/** The rows of energy assets: a list under `data`, or else wherever they stand, as the shape of the reply is not shown. */
export const assetsIn = (reply: Exchange): readonly JsonObject[] => {
  const data = at(reply.json, '/data');
  if (isArray(data)) return data.filter(isObject);
  const lists = listsIn(reply.json);
  return lists.find((rows) => rows.length > 0) ?? lists[0] ?? [];
};

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

const ofType = /(?:^|_)(?:type|class|kind|category|subtype)$/;
/** What has a length or an area, or moves: a filter may go by all of it, and its row show one point. */
const extended =
  /pipe|line|cable|grid|network|corridor|route|carrier|vessel|ship|tanker|field|basin|block|area|region/i;

const typesIn = (row: JsonObject): readonly string[] =>
  textsIn(row).flatMap(({ path, text }) => (ofType.test(memberOf(path)) ? [text] : []));

/** Whether a row says of what kind its asset is. */
const isTyped = (row: JsonObject): boolean => typesIn(row).some((type) => type !== 'Point');

/** Whether an asset is where its row shows it, as far as the row says of what kind it is. */
export const isSite = (row: JsonObject): boolean =>
  !typesIn(row).some((type) => extended.test(type) || shape.test(type));

/** The geometries of GeoJSON that are no single point. */
const shape = /^(?:Multi\w+|LineString|Polygon|GeometryCollection)$/;

/**
 * A reply to a filter has every known place that fits. One of as many rows as the list without a filter may be cut, and one
 * without places says nothing.
 * @param assets the rows of the list
 */
export function expectKept(
  reply: Exchange,
  assets: readonly JsonObject[],
  fits: (place: Place) => boolean,
): void {
  const known = assets.flatMap((row) => placeIn(row) ?? []);
  const rows = assetsIn(reply);
  const shown = new Set(rows.flatMap((row) => placeIn(row) ?? []).map(pointText));
  if (rows.length >= known.length || shown.size === 0) return;
  const lost = assets
    .filter((row) => isSite(row) && isTyped(row))
    .flatMap((row) => placeIn(row) ?? [])
    .find((place) => fits(place) && !shown.has(pointText(place)));
  expectThat(lost === undefined, '/data', 'every asset that the list shows there', lost);
}

/** The places of a reply to a filter fit; of assets whose kind is not told, most do. */
export function expectWithin(
  rows: readonly JsonObject[],
  fits: (place: Place) => boolean,
  expected: string,
): void {
  const sites = rows.flatMap((row, index) => {
    const place = isSite(row) ? placeIn(row) : undefined;
    return place === undefined ? [] : [{ index, place, isTyped: isTyped(row) }];
  });
  const strays = sites.filter(({ place }) => !fits(place));
  const wrong = 2 * strays.length > sites.length ? strays : strays.filter((each) => each.isTyped);
  const [first] = wrong;
  expectThat(first === undefined, `row ${first?.index}`, expected, first?.place);
}
