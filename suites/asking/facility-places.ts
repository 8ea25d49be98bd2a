import type { Country } from '../../contract/countries.js';
import { type Api, expectHeld, type JsonObject, strings } from '../../src/kit/index.js';
import { countryOf } from './countries.js';
import { type Fits, isSearchable, pageOf, sample } from './facilities.js';
import { coordinatesOf, typeOf } from './facility-record.js';
import type { Place } from './places.js';
import { depthOf, memberOf, memoized, type Text, textsIn } from './texts.js';

const elsewhere = /owner|parent|operator|attribute|merge|history|compan|flag|regist|(?:^|[/_])entit/;

/** Whether a member on a path is one for secondary countries. */
const isOfSecond = (path: string): boolean =>
  path
    .split('/')
    .some((name) => name.includes('second') || (/other|addition/.test(name) && name.includes('countr')));

/** The first member on a path that is about countries, and the place in its list. */
const ofCountries = /\/((?:[^/]*_)?nation[^/]*|[^/]*(?:countr|iso_?[23a])[^/]*)(?:\/(\d+)(?=\/|$))?/;
/** A member for the country of the facility itself; one such as yard_country may be about anything else. */
const ownName =
  /^(?:(?:primary|main|host|site|facility|location)_?)?(?:countr(?:y|ies)|nation|iso_?[23a])(?:_|names?|codes?|labels?|iso|alpha|\d)*$/;

/** As what a text shows a country: a further one of a list is no primary one. */
function roleOf({ path }: Text): 'primary' | 'secondary' | 'unknown' {
  if (isOfSecond(path)) return 'secondary';
  const [, name = '', place = '0'] = ofCountries.exec(path) ?? [];
  if (!ownName.test(name)) return 'unknown';
  return place === '0' ? 'primary' : 'secondary';
}

/** Texts of a record that stand where countries do. */
const countryTexts = (row: unknown): readonly Text[] =>
  textsIn(row).filter(
    ({ path }) =>
      /countr|(?:^|[/_])nation|iso_?[23a]/.test(path) && !elsewhere.test(path) && !/url|link/.test(path),
  );

/** What a record shows of the countries of its facility. */
interface ShownCountries {
  readonly primary: Country | undefined;
  readonly others: readonly Country[];
  /** Whether a text stands there that we do not know for a country, or for what it is one. */
  readonly unclear: boolean;
}

const placesIn = (row: unknown): readonly Text[] => {
  const texts = countryTexts(row);
  return texts.length > 0 ? texts : byValue(row);
};

/** The texts of the primary country, those nearest to the root; none where they name different countries. */
function primariesIn(places: readonly Text[]): readonly Text[] {
  const plain = places.filter((each) => roleOf(each) === 'primary');
  const texts = plain.length > 0 ? plain : places.filter((each) => roleOf(each) === 'unknown');
  const nearest = texts.filter(({ path }) => depthOf(path) === depthOf(texts[0]?.path ?? ''));
  return new Set(nearest.flatMap(({ text }) => countryOf(text)?.iso3 ?? [])).size > 1 ? [] : nearest;
}

export const countriesOf = memoized((row: unknown): ShownCountries => {
  const places = placesIn(row);
  const primary = primariesIn(places)
    .map(({ text }) => countryOf(text))
    .find((each) => each !== undefined);
  const all = places.flatMap((each) => (roleOf(each) === 'secondary' ? (countryOf(each.text) ?? []) : []));
  const isClear = (each: Text) => {
    const country = countryOf(each.text);
    return country !== undefined && (roleOf(each) === 'secondary' || country.iso3 === primary?.iso3);
  };
  return {
    primary,
    others: all.filter(
      ({ iso3 }, index) => iso3 !== primary?.iso3 && all.findIndex((each) => each.iso3 === iso3) === index,
    ),
    unclear: !places.every(isClear),
  };
});

/** Texts that are the English name of a country, in a member of whatever name. */
const byValue = (row: unknown): readonly Text[] =>
  textsIn(row).filter(
    ({ path, text }) =>
      text.length > 3 &&
      countryOf(text) !== undefined &&
      !elsewhere.test(path) &&
      !/name|title/.test(memberOf(path)),
  );

/** The text by which a record spells its primary country. */
export const countryTextOf = (row: unknown): string | undefined => primariesIn(placesIn(row))[0]?.text;

/** Whether the records of a deployment have a place for a secondary country. */
export const showsSecondary = memoized((rows: readonly JsonObject[]): boolean =>
  rows.some((row) =>
    [...strings(row)].some((text) => /other_countr|^countries$/i.test(text) || hasSecondaryCountry(text)),
  ),
);

/** In one word, as in `secondary_country` and `country_second`. */
const hasSecondaryCountry = (text: string): boolean =>
  (text.toLowerCase().match(/\w+/g) ?? []).some((word) => word.includes('second') && word.includes('countr'));

/**
 * Whether a filter by country admits a facility. A secondary country may stand unseen, unless records have a place
 * for it.
 */
export function fitsCountries(
  rows: readonly JsonObject[],
  isInside: (country: Country) => boolean | undefined,
): Fits {
  const shown = showsSecondary(rows);
  return (row) => {
    const { primary, others, unclear } = countriesOf(row);
    if (primary === undefined) return undefined;
    if (isInside(primary) === true) return true;
    if (unclear || [primary, ...others].some((each) => isInside(each) !== false)) return undefined;
    return shown ? false : undefined;
  };
}

/** Whether every country that a record shows lies outside. */
export const isOutside = (row: unknown, isInside: (country: Country) => boolean | undefined): boolean => {
  const { primary, others, unclear } = countriesOf(row);
  return !unclear && primary !== undefined && [primary, ...others].every((each) => isInside(each) === false);
};

/**
 * The point that filters by place compare; null where a record shows none. What they compare of a line, its ends or its
 * middle say, is not stated.
 */
export const placeOf = (row: unknown): Place | null =>
  /pipeline/.test(typeOf(row) ?? '') ? null : coordinatesOf(row);

/** A facility with its place. */
export interface Located {
  readonly row: JsonObject;
  readonly place: Place;
}

/** The known facilities that show where they lie. */
export async function locatedFacilities(api: Api): Promise<readonly Located[]> {
  const located = (await sample(api)).flatMap((row) => {
    const place = placeOf(row);
    return place === null ? [] : [{ row, place }];
  });
  expectHeld(
    located.length > 1,
    'fewer than two facilities of the first pages have coordinates',
    await pageOf(api),
  );
  return located;
}

/** Facilities about which a box tells latitude and longitude apart, and that can be searched for. */
export const distinctivePlaces = (located: readonly Located[]): readonly Located[] =>
  located.filter(
    ({ row, place: { latitude, longitude } }) =>
      isSearchable(row) &&
      Math.abs(latitude) < 70 &&
      Math.abs(longitude) < 160 &&
      Math.abs(latitude - longitude) > 20,
  );
