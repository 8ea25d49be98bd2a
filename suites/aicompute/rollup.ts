import { countries } from '../../contract/countries.js';
import { type Exchange, isObject, strings } from '../../src/kit/index.js';

/** Members of a reply that speak of its rows or of the request. */
const elsewhere = /^(?:data|applied_filters|pagination|sort)$/;

/** The texts and member names that a reply has beside its rows. */
export const textsBeside = ({ json }: Exchange): readonly string[] =>
  isObject(json)
    ? Object.entries(json).flatMap(([name, value]) => (elsewhere.test(name) ? [] : [name, ...strings(value)]))
    : [];

/** The country as a row shows it, with the other spellings under which it may be rolled up. */
function spellingsOf(country: string): readonly string[] {
  const row = countries.find(({ name, iso2, iso3 }) =>
    [name.toLowerCase(), iso2.toLowerCase(), iso3.toLowerCase()].includes(country.toLowerCase()),
  );
  return row === undefined ? [country] : [country, row.name, row.iso2, row.iso3];
}

/** Whether a reply names the country beside its rows. */
export const rollsUp = (reply: Exchange, country: string): boolean => {
  const spellings = spellingsOf(country);
  return textsBeside(reply).some((text) => spellings.some((each) => isSpelt(text, each)));
};

/** Whether a reply names any country beside its rows, by its name or its ISO-3 code. */
export const rollsUpAny = (reply: Exchange): boolean =>
  textsBeside(reply).some((text) => countries.some(({ name, iso3 }) => text === iso3 || isSpelt(text, name)));

/** Letter case tells a short code from a word. */
const isSpelt = (text: string, spelling: string): boolean =>
  spelling.length > 3 ? text.toLowerCase() === spelling.toLowerCase() : text === spelling;
