import { type Answer, type Call, served } from '../answer.js';
import { countryOf } from '../countries.js';
import { type Parameter, parameter, text } from '../declaring.js';
import { places } from '../places.js';
import { has } from '../planted.js';
import { readStrictly } from '../reading.js';
import { Refusal } from '../refusal.js';

export const admin1Parameters: readonly Parameter[] = [parameter('country', text)];

/** The provinces of a country, as `admin1` takes them. */
export function listAdmin1(call: Call): Answer {
  const { values } = readStrictly(call.query, admin1Parameters);
  const sent = values.get('country')?.trim();
  if (!sent) throw new Refusal(400, 'MISSING_PARAM', 'Falta country.', { param: 'country' });
  const country = countryOf(sent);
  if (country === undefined)
    throw new Refusal(400, 'INVALID_COUNTRY', `País desconhecido: ${sent}.`, { campo: 'country' });
  const provinces = places
    .filter((place) => place.country === country)
    .map(({ admin1, town }) => (has('towns-as-admin1') ? town : admin1));
  return served({
    data: { land: country.iso3, provinzen: provinces.toSorted().map((admin1) => ({ admin1 })) },
    success: true,
  });
}
