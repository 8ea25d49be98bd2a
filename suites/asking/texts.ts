import { isArray, type JsonObject } from '../../src/kit/index.js';

/** A value without members, with the names of the members that lead to it, in lower case. */
export interface Leaf {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** A function of a value that is asked for again and again, computed once for each object. */
export function memoized<Value, Found>(find: (value: Value) => Found): (value: Value) => Found {
  const known = new WeakMap<object, { readonly found: Found }>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return find(value);
    const entry = known.get(value) ?? { found: find(value) };
    known.set(value, entry);
    return entry.found;
  };
}

const mostTexts = 200;

/** The same for a small part that many replies have in common, computed once for all that are equal. */
export function memoizedByText<Found>(find: (value: unknown) => Found): (value: unknown) => Found {
  const known = new Map<string, Found>();
  return memoized((value: unknown) => {
    const text = JSON.stringify(value) ?? '';
    if (!known.has(text)) {
      if (known.size >= mostTexts) known.clear();
      known.set(text, find(value));
    }
    return known.get(text) as Found;
  });
}

type Scalar = Leaf['value'];

/** Every text, number and boolean of a value, those nearest to its root first; the names are the deployment's own. */
export const leavesIn = memoized((value: unknown) => leavesWhere(value, () => true));

/** The path to what a leaf is a member of, made where it is asked for alone: every reply is searched for leaves. */
export type Within = () => string;

/**
 * The leaves that are picked out.
 * @param picks is told a leaf, the name of its member, and the path to what it is a member of
 */
export function leavesWhere(
  root: unknown,
  picks: (value: Scalar, name: string, within: Within) => boolean,
): readonly Leaf[] {
  const levels: Leaf[][] = [];
  const meet = (value: unknown, name: string, within: Within, depth: number): void => {
    if (isScalar(value)) {
      if (!picks(value, name, within)) return;
      const level = levels[depth] ?? [];
      level.push({ path: pathOf(name, within, depth), value });
      levels[depth] = level;
    } else if (typeof value === 'object' && value !== null) {
      let made: string | undefined;
      const path = () => {
        made ??= pathOf(name, within, depth);
        return made;
      };
      if (isArray(value)) {
        for (const [index, each] of value.entries()) meet(each, String(index), path, depth + 1);
      } else for (const inner in value) meet((value as JsonObject)[inner], inner, path, depth + 1);
    }
  };
  meet(root, '', () => '', 0);
  return levels.flat();
}

const pathOf = (name: string, within: Within, depth: number): string =>
  depth === 0 ? '' : `${within()}/${name.toLowerCase()}`;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export interface Text {
  readonly path: string;
  readonly text: string;
}

/** The texts among the leaves of a value that are not empty. */
export const textsIn = memoized((value: unknown): readonly Text[] =>
  leavesIn(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ path, text }] : [],
  ),
);

/** The name of the innermost member on a path; places in a list have none. */
export function memberOf(path: string): string {
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  return slash > 0 && isPlace.test(name) ? memberOf(path.slice(0, slash)) : name;
}

const isPlace = /^\d+$/;

/** The same of what has a name within a path. */
export const memberAt = (name: string, within: Within): string =>
  isPlace.test(name) ? memberOf(`${within()}/${name}`) : name.toLowerCase();

/** The number that a leaf is, or is written as. */
export function numberOf(value: string | number | boolean | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value.trim())) return undefined;
  return Number(value);
}

/** A text without letter case and accents, by which spellings are compared leniently. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Runs of letters of scripts that have neither letter case nor accents, and mostly no spaces between words. */
const caselessRun = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]{2,}/gu;

/** Whether a text consists of so many letters of such scripts, or more. */
export const isCaseless = (text: string, least: number): boolean =>
  text.length >= least && text.match(caselessRun)?.[0] === text;

/** Words that every deployment folds alike: those of plain letters, or else runs of letters without case. */
export function plainWordsIn(texts: readonly string[], plain: RegExp): readonly string[] {
  const words = texts.flatMap((text) => text.match(plain) ?? []);
  return words.length > 0 ? words : texts.flatMap((text) => text.match(caselessRun) ?? []);
}

/** How far down in a value a path leads. */
export const depthOf = (path: string): number => path.split('/').length;

/** A text without percent encoding, or as it stands where that is none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Letters of the other case throughout. */
export const inSwappedCase = (text: string): string =>
  [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

/** Whether a text is the same in either case as in that of its other letters: ß, ı and a final ς have no simple counterpart. */
export function isCased(text: string): boolean {
  const swapped = inSwappedCase(text);
  return swapped.toLowerCase() === text.toLowerCase() && swapped.toUpperCase() === text.toUpperCase();
}

/** Members that are likely to name an entity, the likeliest first; the field is not shown. */
const nameMembers = ['displayname', 'name', 'canonicalname', 'label', 'entityname', 'fullname', 'title'];

/** Members that hold what a row tells of another entity, by a relation to its own. */
export const ofOtherEntity =
  /affiliat|employ|owner|parent|related|sibling|child|subsidiar|spouse|predecess|successor|member_?of|\/(?:party|occupation|nationality|government|headquarters?|replaced_by|alias_of)(?:\/|$)/;

/** Members within which names are those of something else. */
const ofOthers = /countr|nation|region|place|city|type|kind|categor|status/;

/** Members beside a name that is an object, which are no name themselves. */
const besideName = /lang|locale|script|source|code|id$/;

/** What a card, or another row about an entity, calls it; undefined where no member looks like a name. */
export function nameIn(row: unknown): string | undefined {
  const leaves = leavesIn(row).filter(({ path }) => !ofOthers.test(path) && !ofOtherEntity.test(path));
  const within = (path: string): readonly string[] => path.replaceAll('_', '').split('/').slice(-2);
  // Beside a name, a title is that of a person, such as an office.
  const isNamed = leaves.some(({ path, value }) => typeof value === 'string' && /name$/.test(memberOf(path)));
  const members = isNamed ? nameMembers.filter((member) => member !== 'title') : nameMembers;
  const found = members.flatMap((member) => [
    ...leaves.filter(({ path }) => memberOf(path).replaceAll('_', '') === member),
    // A name may be an object, of languages say.
    ...leaves.filter(({ path }) => within(path)[0] === member && !besideName.test(memberOf(path))),
  ]);
  const name = found.find(({ value }) => typeof value === 'string' && /\p{L}{2}/u.test(value));
  return typeof name?.value === 'string' ? name.value : undefined;
}

/** Each text with the number of its occurrences, in the order of the first ones. */
function counted(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

/** Signs that may have a meaning of their own in the value of a filter. */
const meaningful = /[,;|"\\*?+%_]/;

/** How many signs a name has besides letters, digits and blanks, those that are escaped in HTML before others. */
export function signsIn(name: string): number {
  if (meaningful.test(name)) return 0;
  const [escaped, all] = [/[&'<>]/g, /[^\p{L}\p{M}\p{N}\s]/gu].map(
    (signs) => new Set(name.match(signs)).size,
  );
  return 10 * (escaped ?? 0) + (all ?? 0);
}

/** How often each text occurs, the most frequent first. */
export const byFrequency = (texts: readonly string[]): readonly (readonly [text: string, count: number])[] =>
  counted(texts).toSorted(([, one], [, other]) => other - one);

/** How often each text occurs, the rarest first. */
export const byRarity = (texts: readonly string[]): readonly (readonly [text: string, count: number])[] =>
  counted(texts).toSorted(([, one], [, other]) => one - other);

/** Whether a value says something, at whatever depth. */
export const isTelling = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isTelling)
    : value !== undefined && value !== null && value !== '';
