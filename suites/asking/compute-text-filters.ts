import type { ClauseId } from '../../contract/index.js';
import { type Api, expectHeld, expectThat, type JsonObject, precondition } from '../../src/kit/index.js';
import {
  type ComputeList,
  firstPageOf,
  type Member,
  memberOf,
  mostRows,
  rowsBy,
  rowsIn,
  sampleOf,
  textMembers,
  textsAt,
  wordsOf,
} from './aicompute.js';
import { byFrequency, isCaseless } from './texts.js';

/** A filter that keeps the rows of which a text contains the one sent. */
export interface TextFilter {
  readonly list: ComputeList;
  readonly name: string;
  /** Names of the member with the text that have the document's own word for it, the likeliest first. */
  readonly members: readonly RegExp[];
  /** Texts that a deployment is likely to have, for one whose rows do not show theirs. */
  readonly guesses: readonly string[];
}

/** A part from inside a text that is known, with what is known of the rows that have it. */
interface KnownPart {
  readonly part: string;
  /** Absent where no member shows the text. */
  readonly member: Member | undefined;
  /** As many rows have it at least. */
  readonly least: number;
}

/** Members of other names that are tried. */
const mostTries = 3;

const plain = /^[a-z0-9][a-z0-9 -]{2,}[a-z0-9]$/i;
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' && (plain.test(value) || isCaseless(value, 4));
/** Neither the beginning nor the end of the text. */
const insideOf = (text: string): string => text.slice(1, -1).trim();

/** Whether a text contains another; whether letter case matters to most filters is left open. */
export const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** A part that some rows of the list have and others have not. Ends the attempt where there is none. */
export async function knownPart(api: Api, filter: TextFilter): Promise<KnownPart> {
  const rows = await sampleOf(api, filter.list);
  // Codes of countries, say, are no names to take a part of.
  const likeliest = memberOf(rows, filter.members, isPlain);
  if (likeliest === undefined) return (await learntPart(api, filter)) ?? guessedPart(api, filter);
  const { path, fitting } = likeliest;
  const members = fitting.slice(0, mostTries).map((each): Member => ({ path: each, fitting }));
  const parts = members.flatMap((member) => partIn(rows, member) ?? []);
  if (parts.length === 0) await expectOnlyText(api, filter, rows, members);
  const known = await keptPart(api, filter, parts);
  const alike = `the rows of ${filter.list} do not differ in ${path}`;
  expectHeld(known !== undefined, alike, await firstPageOf(api, filter.list));
  return known;
}

/** Of parts of several members, the first that the filter finds, or else that of the likeliest member. */
async function keptPart(
  api: Api,
  { list, name }: TextFilter,
  parts: readonly KnownPart[],
): Promise<KnownPart | undefined> {
  if (parts.length < 2) return parts[0];
  for (const known of parts) {
    const reply = await api.get(list, { limit: mostRows(list), [name]: known.part });
    if (reply.status === 200 && rowsIn(reply).length >= known.least) return known;
  }
  return parts[0];
}

/** Where all rows show one text in each member that may be meant, a part of one of these texts keeps some of them. */
async function expectOnlyText(
  api: Api,
  { list, name }: TextFilter,
  rows: readonly JsonObject[],
  members: readonly Member[],
): Promise<void> {
  const parts = members.flatMap(({ path }) => {
    const text = rows.flatMap((row) => textsAt(row, [path])).find(isPlain);
    return text === undefined ? [] : [insideOf(text)];
  });
  for (const part of parts) if ((await rowsBy(api, list, { [name]: part })).length > 0) return;
  const [path, part] = [members[0]?.path, parts[0]];
  expectThat(part === undefined, '/data', `rows by ${name}=${part}, as in ${path} of each`, 'no row');
}

/** Such a part as far as the rows show it; undefined where they do not. */
export function partShown(rows: readonly JsonObject[], { members }: TextFilter): KnownPart | undefined {
  const member = memberOf(rows, members, isPlain);
  return member === undefined ? undefined : partIn(rows, member);
}

function partIn(rows: readonly JsonObject[], member: Member): KnownPart | undefined {
  const parts = rows
    .flatMap((row) => textsAt(row, [member.path]))
    .filter(isPlain)
    .map(insideOf);
  // Rows that have the part in another place tell the filter from a search.
  const [part] = byFrequency(parts)
    .map(([each]) => each)
    .filter((each) => rows.some((row) => !hasPart(row, member.fitting, each)))
    .toSorted((one, other) => decoys(rows, member, other) - decoys(rows, member, one));
  if (part === undefined) return undefined;
  const least = rows.filter((row) => textsAt(row, [member.path]).some((text) => text.includes(part))).length;
  return { part, member, least };
}

const hasPart = (row: JsonObject, paths: readonly string[], part: string): boolean =>
  textsAt(row, paths).some((text) => contains(text, part));

const decoys = (rows: readonly JsonObject[], { fitting }: Member, part: string): number =>
  rows.filter((row) => !hasPart(row, fitting, part) && contains(wordsOf(row), part)).length;

/** A member of another name shows the text if all rows that the filter keeps have what was sent there. */
async function learntPart(api: Api, { list, name }: TextFilter): Promise<KnownPart | undefined> {
  const rows = await sampleOf(api, list);
  for (const member of textMembers(rows, isPlain).slice(0, mostTries)) {
    const known = partIn(rows, member);
    if (known === undefined) continue;
    const kept = await rowsBy(api, list, { [name]: known.part });
    if (kept.length > 0 && kept.every((row) => hasPart(row, member.fitting, known.part))) return known;
  }
  return undefined;
}

/** Rows that do not show the text can be told apart only by how many there are. */
async function guessedPart(api: Api, { list, name, guesses }: TextFilter): Promise<KnownPart> {
  const all = await sampleOf(api, list);
  for (const guess of guesses) {
    const { length } = await rowsBy(api, list, { [name]: guess });
    if (length === 0) continue;
    const none = await rowsBy(api, list, { [name]: 'zzqxvk' });
    expectThat(none.length === 0, '/data', `no rows by ${name}=zzqxvk`, none.length);
    precondition(length < all.length, `every row is found by ${name}=${guess}`, 'no-data');
    return { part: insideOf(guess), member: undefined, least: length };
  }
  precondition(false, `no row of ${list} shows what ${name} is about`, 'no-data');
}

/**
 * The filter, under one of its names, keeps the rows that have the part and no others.
 * @param clause that a reply without some of them contradicts
 */
export async function expectKept(
  api: Api,
  list: ComputeList,
  name: string,
  { part, member, least }: KnownPart,
  clause?: ClauseId,
): Promise<void> {
  const rows = await rowsBy(api, list, { [name]: part }, clause);
  if (member !== undefined) {
    for (const [index, row] of rows.entries()) {
      const texts = textsAt(row, member.fitting);
      const has = texts.length === 0 || hasPart(row, member.fitting, part);
      expectThat(has, `/data/${index}`, `"${part}" in ${member.path}`, texts);
    }
  }
  expectThat(rows.length >= least, '/data', `${least} rows by ${name}=${part}, or more`, rows.length, clause);
  api.witness(`rows by ${name}`, rows.length);
}
