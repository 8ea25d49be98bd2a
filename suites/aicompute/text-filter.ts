import { type Api, expectThat, type JsonObject, precondition } from '../../src/kit/index.js';
import { byFrequency } from '../frequency.js';
import { wordsOf } from './leaves.js';
import { type Member, memberOf, textMembers, textsAt } from './member.js';
import { type ComputeList, rowsBy, sampleOf } from './sample.js';

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
const isPlain = (value: unknown): boolean => typeof value === 'string' && plain.test(value);
/** Neither the beginning nor the end of the text. */
const insideOf = (text: string): string => text.slice(1, -1).trim();

/** Whether a text contains another; whether letter case matters to most filters is left open. */
export const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** A part that some rows of the list have and others have not. Ends the attempt where there is none. */
export async function knownPart(api: Api, filter: TextFilter): Promise<KnownPart> {
  const rows = await sampleOf(api, filter.list);
  // Codes of countries, say, are no names to take a part of.
  const member = memberOf(rows, filter.members, isPlain);
  if (member === undefined) return (await learntPart(api, filter)) ?? guessedPart(api, filter);
  const known = partIn(rows, member);
  precondition(known !== undefined, `no text in ${member.path} tells some rows from others`, 'no-data');
  return known;
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
  precondition(false, `no row shows what ${name} is about`, 'no-data');
}

/** The filter, under one of its names, keeps the rows that have the part and no others. */
export async function expectKept(
  api: Api,
  list: ComputeList,
  name: string,
  { part, member, least }: KnownPart,
): Promise<void> {
  const rows = await rowsBy(api, list, { [name]: part });
  if (member !== undefined) {
    for (const [index, row] of rows.entries()) {
      const texts = textsAt(row, member.fitting);
      const has = texts.length === 0 || hasPart(row, member.fitting, part);
      expectThat(has, `/data/${index}`, `"${part}" in ${member.path}`, texts);
    }
  }
  expectThat(rows.length >= least, '/data', `${least} rows by ${name}=${part}, or more`, rows.length);
  api.witness(`rows by ${name}`, rows.length);
}
