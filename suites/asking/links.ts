import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { isSpineId } from './entity-refs.js';
import { longestReply } from './government.js';
import { listIn, listOf } from './replies.js';
import { findMember } from './same-record.js';
import { depthOf, isTelling, type Leaf, leavesIn, memberOf, memoized, type Text, textsIn } from './texts.js';

/** A reply about foreign-agent links with as many rows as there can be. */
export const getLinks = (
  api: Api,
  query: Query = {},
  options: { readonly fresh?: boolean } = {},
): Promise<Exchange> => api.get('listForeignAgentLinks', { ...query, limit: longestReply }, options);

/**
 * The links of a successful reply.
 * @param clause that any other reply contradicts
 */
export function linksIn(reply: Exchange, clause?: ClauseId): readonly JsonObject[] {
  accusing(clause, () => expectOk(reply));
  return accusing('government.links.rows', () => listIn(reply));
}

/** Whether more links may match than the reply shows. */
export const isFull = (reply: Exchange): boolean => (listOf(reply.json)?.length ?? 0) >= longestReply;

/** Filters for a first look, as a request without any may be refused. */
const firstFilters: readonly Query[] = [
  {},
  { registrant: 'a' },
  { country: 'CHINA' },
  { country: 'JAPAN' },
  { active_only: true },
];

/** Links of the deployment, with the filter that showed them. */
export interface SomeLinks {
  readonly query: Query;
  readonly reply: Exchange;
  readonly rows: readonly JsonObject[];
}

/** Whether links differ in both their sides, so that a filter by one of them leaves others out. */
const isVaried = (rows: readonly JsonObject[]): boolean =>
  (['registrant', 'principal'] as const).every(
    (side) => new Set(rows.map((row) => nameOf(row, side))).size > 1,
  );

/**
 * First looks at the links, each by another filter, until they fit. Those that are refused or show none are left out.
 */
export async function looksAtLinks(
  api: Api,
  fits: (looks: readonly SomeLinks[]) => boolean,
): Promise<readonly SomeLinks[]> {
  const looks: SomeLinks[] = [];
  for (const query of firstFilters) {
    const reply = await getLinks(api, query);
    const rows = reply.status === 200 ? linksIn(reply) : [];
    if (rows.length > 0) looks.push({ query, reply, rows });
    if (fits(looks)) break;
  }
  return looks;
}

/**
 * Links that fit, or else the first that some filter shows. Ends the attempt where there are none: as not applicable if
 * the whole list is empty.
 */
export async function someLinks(
  api: Api,
  fits: (rows: readonly JsonObject[]) => boolean = isVaried,
): Promise<SomeLinks> {
  const looks = await looksAtLinks(api, (some) => fits(some.at(-1)?.rows ?? []));
  const found = [fits, isVaried].map((each) => looks.find(({ rows }) => each(rows)));
  const first = found.find((look) => look !== undefined) ?? looks[0];
  if (first !== undefined) return first;
  const whole = await getLinks(api);
  expectHeld(whole.status !== 200, 'the deployment holds no foreign-agent links', whole);
  precondition(false, 'no filter that was tried finds a foreign-agent link', 'no-data');
}

/** The side of a link that a member speaks of. */
export type Side = 'registrant' | 'principal';
const memberOfSide: Readonly<Record<Side, RegExp>> = {
  registrant: /registrant/,
  principal: /principal|(?:^|\/)fp_/,
};

const textsOf = (row: JsonObject, side: Side): readonly Text[] =>
  textsIn(row).filter(
    ({ path }) =>
      memberOfSide[side].test(path) && !/sanction|adversar|countr|status|date|url|link/.test(path),
  );

/** The name of one side of a link. */
export function nameOf(row: JsonObject, side: Side): string | undefined {
  const texts = textsOf(row, side).filter(
    ({ path, text }) =>
      (/\p{L}{2}/u.test(text) || (/name$/.test(path) && /\p{L}/u.test(text))) &&
      !/id$|type|address|city|state/.test(path),
  );
  return (texts.find(({ path }) => /name/.test(memberOf(path))) ?? texts[0])?.text;
}

const sideItself: Readonly<Record<Side, RegExp>> = {
  registrant: /^(?:us_?)?registrant$/i,
  principal: /^(?:foreign_?)?principal$/i,
};

/** Whether an object stands for one side of a link, and neither it nor another member says anything of that side. */
export const isBlankSide = (row: JsonObject, side: Side): boolean =>
  textsOf(row, side).length === 0 &&
  Object.entries(row).some(
    ([name, value]) => sideItself[side].test(name) && isObject(value) && !isTelling(value),
  );

/** The spine ids that stand on one side of a link. */
export const idsOf = (row: JsonObject, side: Side): readonly string[] =>
  textsOf(row, side).flatMap(({ text }) => (isSpineId(text) ? [text] : []));

const sides = ['registrant', 'principal'] as const;

/** The number of a registration: a registrant who registered anew has another one. */
const registration =
  /(?:^|[/_])(?:regist(?:ration|er)|reg|fara)[/_]?(?:registration[/_]?)?(?:n(?:o|r|um|umber)|id)$/;

/**
 * All that a link shows of its two sides, with the numbers and the country that tell registrants and principals of one name
 * apart: no two links have the same. Members of an object may come in any order.
 */
export const pairOf = (row: JsonObject): string =>
  JSON.stringify([
    ...sides.map((side) =>
      textsOf(row, side)
        .map(({ path, text }) => `${path} ${text}`)
        .toSorted(),
    ),
    leavesIn(row)
      .filter(
        ({ path, value }) =>
          registration.test(path) ||
          (typeof value === 'number' && sides.some((side) => memberOfSide[side].test(path))),
      )
      .map(({ path, value }) => `${path} ${value}`)
      .toSorted(),
    countriesOf(row).toSorted(),
  ]);

/** Countries of a side that are not the one by which links are filed, or may not be. */
const ofAnotherCountry =
  /incorporat|birth|citizen|national|residen|headquarter|parent|ultimate|tax|address|mailing|operat|locat|origin/;

/** The countries of a link that the filter may be about, the likeliest first; the name of the member is not shown. */
export const countriesOf = memoized((row: JsonObject): readonly string[] => {
  const texts = textsIn(row).filter(
    ({ path }) => /countr/.test(memberOf(path)) && !/registrant|agent/.test(path),
  );
  const plain = texts.filter(({ path }) => !ofAnotherCountry.test(path));
  const chief = plain.filter(
    ({ path }) => memberOfSide.principal.test(path) || path.lastIndexOf('/') === path.indexOf('/'),
  );
  const [found = []] = [chief, plain, texts].filter((some) => some.length > 0);
  return [...new Set(found.map(({ text }) => text))];
});

/** The country of a link, in the likeliest member. */
export const countryOf = (row: JsonObject): string | undefined => countriesOf(row)[0];

/** The country of a link in upper case, where no other member may be meant. */
export function soleCountryOf(row: JsonObject): string | undefined {
  const [country, another] = new Set(countriesOf(row).map((text) => text.toUpperCase()));
  return another === undefined ? country : undefined;
}

/** Whether a link is of a country; undefined where it shows none, or several of which one is. */
export function isOfCountry(row: JsonObject, country: string): boolean | undefined {
  const all = countriesOf(row).map((text) => text.toUpperCase());
  if (all.length === 0) return undefined;
  if (!all.includes(country)) return false;
  return soleCountryOf(row) === undefined ? undefined : true;
}

/** The status of a link, written as a word or as a boolean. */
export function statusOf(row: JsonObject): string | undefined {
  // A side has a status of its own.
  const leaves = leavesIn(row).filter(
    ({ path }) => !/sanction|adversar|date|url|registrant|principal|fp_/.test(path),
  );
  const isWord = ({ path, value }: Leaf) => memberOf(path) === 'status' && value !== '';
  const isFlag = ({ path, value }: Leaf) =>
    /^(?:is_)?(?:active|terminated)$/.test(memberOf(path)) && typeof value === 'boolean';
  // Further in there may be the status of a filing.
  const told = leaves.filter((leaf) => isWord(leaf) || isFlag(leaf));
  const nearest = told.filter(({ path }) => depthOf(path) === depthOf(told[0]?.path ?? ''));
  const found =
    nearest.find(isWord) ??
    nearest[0] ??
    leaves.find(({ path, value }) => /status/.test(memberOf(path)) && value !== '');
  if (found === undefined) return undefined;
  return typeof found.value === 'string'
    ? found.value.toLowerCase()
    : `${memberOf(found.path)} ${found.value}`;
}

/** Whether a status says that the link goes on; undefined where its spelling does not tell. */
export function isActive(row: JsonObject): boolean | undefined {
  const status = statusOf(row) ?? '';
  if (/^terminat|inactive|^(?:is_)?active false$|^(?:is_)?terminated true$/.test(status)) return false;
  return /^active$|^(?:is_)?active true$|^(?:is_)?terminated false$/.test(status) ? true : undefined;
}

/** What the sanction member of a link holds, wherever it stands; undefined where it is absent. */
export const sanctionsOf = (
  row: JsonObject,
  member: 'fp_sanction_lists' | 'fp_sanction_programs',
): Json | undefined => findMember(row, member);

/** Whether the principal of a link is shown to stand on a screening list. */
export const isSanctioned = (row: JsonObject): boolean => isFilled(sanctionsOf(row, 'fp_sanction_lists'));

/** Whether a sanction member holds anything. */
export const isFilled = (value: unknown): boolean => value !== false && isTelling(value);

interface LinkSelection {
  /** Links that the deployment is known to have. */
  readonly known: readonly JsonObject[];
  readonly query: Query;
  /** What the links have in common, in words. */
  readonly because: string;
  /** Whether the filter admits a link; undefined where link and text do not decide it. */
  readonly fits: (row: JsonObject) => boolean | undefined;
  /** Accused if a link does not fit. */
  readonly only?: ClauseId;
  /** Accused if a known link is missing. */
  readonly finds?: ClauseId;
}

/**
 * A query is served with links that fit and no others, and finds those that the deployment is known to have. Counted
 * as a witness where there was something to leave out.
 */
export async function expectSelectedLinks(
  api: Api,
  { known, query, because, fits, only, finds }: LinkSelection,
): Promise<void> {
  const reply = await getLinks(api, query);
  const rows = linksIn(reply, finds);
  for (const [index, row] of rows.entries())
    expectThat(fits(row) !== false, `/data/${index}`, because, row, only);
  const seen = new Set(rows.map(pairOf));
  const wanted = known.filter((row) => fits(row) === true);
  const lost = wanted.filter((row) => !seen.has(pairOf(row)));
  expectThat(isFull(reply) || lost.length === 0, '/data', `${because}: no link lost`, lost[0], finds);
  if (wanted.length > 0 && known.some((row) => fits(row) === false)) api.witness(because, rows.length);
}
