import type { Country } from '../../contract/countries.js';
import { type JsonObject, strings } from '../../src/kit/index.js';
import { countryOf } from '../known-country.js';
import { memberOf, remembered, type Text, textsIn } from '../leaves.js';
import type { Fits } from './selected.js';

const elsewhere = /owner|parent|operator|attribute|merge|history|compan|flag|regist|(?:^|[/_])entit/;
const second = /second|other|addition|countries|partner|transit/;

/** Whether a text stands where the primary country does: in a member of its own, or first in a list. */
const isPrimary = ({ path }: Text): boolean => !second.test(path) || /countries\/0(?:\/|$)/.test(path);

/** Texts of a record that stand where countries do. */
const countryTexts = (row: unknown): readonly Text[] =>
  textsIn(row).filter(
    ({ path }) => /countr|nation|iso_?[23a]/.test(path) && !elsewhere.test(path) && !/url|link/.test(path),
  );

/** What a record shows of the countries of its facility. */
interface ShownCountries {
  readonly primary: Country | undefined;
  readonly others: readonly Country[];
  /** Whether a text stands there that we do not know for a country. */
  readonly unclear: boolean;
}

export const countriesOf = remembered((row: unknown): ShownCountries => {
  const texts = countryTexts(row);
  const places = texts.length > 0 ? texts : byValue(row);
  const firsts = places.filter(isPrimary);
  const primary = firsts.map(({ text }) => countryOf(text)).find((each) => each !== undefined);
  const all = places.flatMap(({ text }) => countryOf(text) ?? []);
  return {
    primary,
    others: all.filter(
      ({ iso3 }, index) => iso3 !== primary?.iso3 && all.findIndex((each) => each.iso3 === iso3) === index,
    ),
    unclear: places.some(({ text }) => countryOf(text) === undefined),
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
export function countryTextOf(row: unknown): string | undefined {
  const texts = countryTexts(row);
  return (texts.length > 0 ? texts : byValue(row)).find(isPrimary)?.text;
}

/** Whether the records of a deployment have a place for a secondary country. */
export const showsSecondary = (rows: readonly JsonObject[]): boolean =>
  rows.some((row) =>
    [...strings(row)].some((text) => /second\w*countr|countr\w*second|other_countr|^countries$/i.test(text)),
  );

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
