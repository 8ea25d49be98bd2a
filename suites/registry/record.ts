import { countries } from '../../contract/countries.js';
import { isLei } from '../../generators/values/lei.js';
import type { JsonObject, World } from '../../src/kit/index.js';
import { leavesWhere, remembered } from '../leaves.js';

/** A text within a record, with the names of the members that lead to it, in lower case. */
export interface Place {
  readonly path: string;
  readonly text: string;
}

/** Every text of a value, those nearest to its root first; the names of fields are the deployment's own. */
export const placesIn = remembered((value: unknown): readonly Place[] =>
  leavesWhere(value, (leaf) => typeof leaf === 'string').map(({ path, value: text }) => ({
    path,
    text: String(text),
  })),
);

/** The text at a path; undefined where there is none. */
export const textAt = (value: unknown, path: string): string | undefined =>
  placesIn(value).find((each) => each.path === path)?.text;

/** The LEI that a record is about: the one that stands nearest to its root. */
export const leiOf = remembered((record: unknown): string | undefined => {
  const leis = placesIn(record).filter(({ text }) => isLei(text));
  return (leis.find(({ path }) => path.endsWith('/lei')) ?? leis.find(({ path }) => /lei|\/id$/.test(path)))
    ?.text;
});

/** Records of the deployment that show the LEI that they are about. */
export const recordsOf = ({
  offer,
}: World): readonly { readonly lei: string; readonly record: JsonObject }[] =>
  offer.registry.flatMap((record) => {
    const lei = leiOf(record);
    return lei === undefined ? [] : [{ lei, record }];
  });

/** LEIs that the deployment holds. */
export const heldLeis = remembered((world: World): readonly string[] =>
  [...new Set([...recordsOf(world).map(({ lei }) => lei), ...world.offer.leis])].filter(isLei),
);

/** Where a record shows its legal name. */
export const legalNameOf = (record: unknown): Place | undefined => {
  const names = placesIn(record).filter(({ path, text }) => /name/.test(path) && /\p{L}{2}/u.test(text));
  return (
    names.find(({ path }) => /legal_?name/.test(path)) ??
    names.find(
      ({ path }) => !/other|previous|trad|alias|language|file|user|country|region|city|lou|status/.test(path),
    )
  );
};

/** The ISO-3 code of a country that a text names or codes. */
export const iso3Of = (text: string | undefined): string | undefined =>
  countries.find((each) => each.iso3 === text || each.iso2 === text || each.name === text)?.iso3;

/** Where a record shows the country of its legal address, with that country's ISO-3 code. */
export function legalCountryOf(record: unknown): (Place & { readonly iso3: string }) | undefined {
  const places = placesIn(record).filter(({ path }) => /country/.test(path) && !/head|hq|juris/.test(path));
  for (const place of [...places.filter(({ path }) => /legal/.test(path)), ...places]) {
    const iso3 = iso3Of(place.text);
    if (iso3 !== undefined) return { ...place, iso3 };
  }
  return undefined;
}
