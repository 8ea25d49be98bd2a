import {
  type Api,
  accusing,
  at,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  strings,
} from '../../src/kit/index.js';
import { type Ends, endsOf, heldLeis, listsOf, mostTries, type Place, placesIn } from './registry.js';
import { listOf } from './replies.js';

/** Searches for an LEI with ISINs end here. */
const mostIsinTries = 12;
const isin = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/;

export interface Issued {
  readonly lei: string;
  readonly isins: readonly string[];
}

/** A text that stands where a reply to an LEI has its ISINs, and is none. */
interface NoIsin {
  readonly lei: string;
  readonly place: Place;
}

/** The ISINs that a reply mentions. */
export const isinsIn = (reply: Exchange): readonly string[] => [
  ...new Set([...strings(reply.json)].filter((text) => isin.test(text))),
];

/** An LEI with several ISINs, or else with one, and those; undefined where none is found. */
export async function issuer(api: Api): Promise<Issued | undefined> {
  let first: Issued | undefined;
  for (const lei of heldLeis(api.world).slice(0, mostIsinTries)) {
    const reply = await api.get('lookUpIsin', { lei });
    // What an entity without ISINs gets is left open, a list or not.
    if (reply.status === 404) continue;
    accusing('registry.isin.by-lei', () => expectOk(reply));
    const isins = isinsIn(reply);
    if (isins.length > 1) return { lei, isins };
    if (isins.length === 1) first ??= { lei, isins };
    const rows = listsOf(at(reply.json, '/data') ?? null).flat();
    const blank = rows.find((row) => Object.values(row).every((value) => value === null));
    expectThat(blank === undefined, '/data', `ISINs of ${lei}, or no row`, blank, 'registry.isin.by-lei');
  }
  return first;
}

/**
 * What the replies to other LEIs have at the places where that to an LEI with ISINs has these alone, and is none. Such a place
 * is named after ISINs, as others may hold further identifiers.
 */
export async function noIsins(api: Api, { lei: issued }: Issued): Promise<readonly NoIsin[]> {
  const shown = placesIn((await api.get('lookUpIsin', { lei: issued })).json);
  const others = new Set(shown.filter(({ text }) => !isin.test(text)).map(({ path }) => patternOf(path)));
  const paths = new Set(
    shown
      .map(({ path }) => patternOf(path))
      .filter((path) => /isins?(?:\/\*)?$/.test(path) && !others.has(path)),
  );
  const leis = heldLeis(api.world);
  const strays: NoIsin[] = [];
  for (const lei of leis.slice(0, leis.indexOf(issued) + 1 + mostFurther)) {
    const { json } = await api.get('lookUpIsin', { lei });
    const place = placesIn(json).find(({ path, text }) => paths.has(patternOf(path)) && !isin.test(text));
    if (place !== undefined) strays.push({ lei, place });
  }
  return strays;
}

/** The next LEI with ISINs that are not those of the first, and those; undefined where none of the next few has any. */
export async function furtherIssuer(
  api: Api,
  { lei: first, isins: known }: Issued,
): Promise<Issued | undefined> {
  const leis = heldLeis(api.world);
  const from = leis.indexOf(first) + 1;
  for (const lei of leis.slice(from, from + 2 * mostFurther)) {
    const isins = isinsIn(await api.get('lookUpIsin', { lei })).filter((isin) => !known.includes(isin));
    if (isins.length > 0) return { lei, isins };
  }
  return undefined;
}

/** LEIs that are looked up after the first one with ISINs; each costs a request. */
const mostFurther = 2;

/** A path without the places in its lists. */
const patternOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/*');

/** An LEI whose detail shows ISINs, and those; undefined where none is found. */
export async function issuerByDetail(api: Api): Promise<Issued | undefined> {
  for (const lei of heldLeis(api.world).slice(0, mostIsinTries)) {
    const isins = isinsIn(await api.get('getRegistryEntity', {}, { path: { lei } }));
    if (isins.length > 0) return { lei, isins };
  }
  return undefined;
}

/** LEIs of one ISIN whose details are read, and ISINs of a detail that are looked up. */
const mostDetails = 4;
const mostLost = 2;

/**
 * An ISIN that a detail shows and that leads to the LEI, though the look-up by that LEI has another one alone: of the first few LEIs,
 * where none is known to have several.
 * @param leads whether the look-up of an ISIN has the LEI as its own
 */
export async function lostIsin(
  api: Api,
  leads: (reply: Exchange, lei: string) => boolean,
): Promise<{ readonly lei: string; readonly lost: string } | undefined> {
  let read = 0;
  for (const lei of heldLeis(api.world).slice(0, mostIsinTries)) {
    const [one, ...others] = isinsIn(await api.get('lookUpIsin', { lei }));
    if (one === undefined) continue;
    if (others.length > 0 || read === mostDetails) return undefined;
    read += 1;
    const detail = await api.get('getRegistryEntity', {}, { path: { lei } });
    const unlisted = isinsIn(detail).filter((each) => each !== one);
    for (const lost of unlisted.slice(0, mostLost))
      if (leads(await api.get('lookUpIsin', { isin: lost }), lei)) return { lei, lost };
  }
  return undefined;
}

interface IssuingChild extends Issued {
  readonly parents: readonly string[];
}

/** Children whose details and relationships are looked at; other checks ask for these as well. */
const mostChildren = 3;

/**
 * A child whose detail shows ISINs, with those and its parents; undefined where none of a few is found. Whether relationships are
 * served is judged by other checks.
 */
export async function childWithIsins(api: Api): Promise<IssuingChild | undefined> {
  const endsBy = async (lei: string): Promise<readonly Ends[]> => {
    const { status, json } = await api.get('listRegistryRelationships', { lei });
    return status === 200 ? (listOf(json) ?? []).flatMap((row) => endsOf(row) ?? []) : [];
  };
  for (const known of heldLeis(api.world).slice(0, mostTries)) {
    const ends = (await endsBy(known)).slice(0, mostChildren);
    for (const lei of new Set(ends.map(({ child }) => child))) {
      const isins = isinsIn(await api.get('getRegistryEntity', {}, { path: { lei } }));
      if (isins.length === 0) continue;
      const parents = (await endsBy(lei)).flatMap(({ child, parent }) => (child === lei ? parent : []));
      return { lei, isins, parents: [...new Set(parents)] };
    }
    if (ends.length > 0) return undefined;
  }
  return undefined;
}

/** Ends the attempt as not applicable where a fair number of records shows no ISIN under any request. */
export async function expectIssuers(api: Api, holds: boolean): Promise<void> {
  const [last, ...others] = heldLeis(api.world).slice(0, mostIsinTries).toReversed();
  if (holds || last === undefined || others.length < mostIsinTries / 2) return;
  const note = `none of the ${others.length + 1} legal entities that were tried has ISINs`;
  expectHeld(false, note, await api.get('lookUpIsin', { lei: last }));
}
