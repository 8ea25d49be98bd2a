import { type Country, countries } from '../contract/countries.js';
import { at, isArray, isObject, type JsonObject } from '../src/kit/index.js';

/** Countries whose codes mean nothing else in either scheme, of places that the table does not name included. */
export const plainCountries: readonly Country[] = (
  'UKR JPN PHL VNM TUR IRQ PRT CZE YEM HTI SDN LBN LKA DNK KHM ZWE FRA ITA IND BRA MEX KEN POL EGY IDN PAK NPL CAN ' +
  'USA GRC HUN IRN PER THA ARG COL ECU NOR FIN ETH GHA LBY MLI MOZ QAT SAU UGA BEL CUB JAM JOR MYS NLD ROU RWA VEN'
)
  .split(' ')
  .flatMap((code) => countries.find(({ iso3 }) => iso3 === code) ?? []);

/** The origin countries of the actors of a card, in their order; a missing one is null. */
export function originsOf(card: JsonObject): readonly unknown[] {
  const actors = card.actors;
  return isArray(actors) ? actors.filter(isObject).map(({ country }) => country ?? null) : [];
}

/** Whether an actor comes from the country; one without a country does not. */
export const isFrom = (origin: unknown, country: Country): boolean | undefined =>
  origin === null || origin === '' ? false : isCountry(origin, country);

/** The truth of `one or other or ...` where some of them are unknown. */
export function anyOf(truths: readonly (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(true)) return true;
  return truths.includes(undefined) ? undefined : false;
}

/**
 * The country that a name or a three-letter code of a card stands for; undefined where it is none that we
 * know by that spelling. Two letters count where they mean one country in either scheme (ruling A26).
 */
export function countryOf(text: unknown): Country | undefined {
  return typeof text === 'string' ? bySpelling.get(text.trim().toLowerCase()) : undefined;
}

const bySpelling: ReadonlyMap<string, Country> = new Map(
  countries.flatMap((country) => [
    [country.name.toLowerCase(), country],
    [country.iso3.toLowerCase(), country],
    ...(plainCountries.includes(country) ? [[country.iso2.toLowerCase(), country] as const] : []),
  ]),
);

/** Whether a text of a card stands for the country; undefined where its spelling is unknown to us. */
function isCountry(text: unknown, country: Country): boolean | undefined {
  const known = countryOf(text);
  return known === undefined ? undefined : known.iso3 === country.iso3;
}

export const locationOf = (card: JsonObject): unknown => at(card, '/geo/country');

/** Whether an Event took place in the country. */
export const isIn =
  (country: Country) =>
  (card: JsonObject): boolean | undefined =>
    isCountry(locationOf(card), country);
