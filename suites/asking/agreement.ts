import type { JsonObject } from '../../src/kit/index.js';
import { isRounded, isSame } from './same-record.js';
import { membersOf } from './stories.js';
import { folded, memberOf } from './texts.js';

// One record that is shown in two places has one truth: what both call by the same name says the same.

/** Members that are of the moment, of the window or of the reply, or may be another text or picture in each place. */
const ofTheReply =
  /scor|rank|relevan|signific|recen|position|order|match|window|period|trend|seen|latest|last_|top_|descri|summar|abstract|bio|blurb|headline|image|thumb|avatar|photo|logo|icon|picture|tone|sentiment|updat|generat|fetch|retriev|served|cached|shared|via|(?:^|[/_])(?:age|view)(?:_\w+)?$|^\/(?:(?:primary_story_|perma|web)?(?:url|link))$|href/i;

/** A member that both of two places show, with what each says. */
export interface Shared {
  readonly path: string;
  readonly values: readonly [unknown, unknown];
  readonly agree: boolean;
}

/** What two places say of one record under the same names, lists aside: either may show fewer items. */
export function sharedMembers(one: JsonObject, other: JsonObject): readonly Shared[] {
  const others = new Map(membersOf(other).map(({ path, value }) => [path, value]));
  return membersOf(one).flatMap(({ path, value }) => {
    const beside = others.get(path) ?? null;
    const isComparable = value !== null && typeof value === typeof beside && !ofTheReply.test(path);
    return isComparable
      ? [{ path, values: [value, beside], agree: mayAgree(value, beside, path) } as const]
      : [];
  });
}

const second = 1000;
const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Numbers may be rounded in one place, times be cut to dates, texts be cut short, addresses be signed, and countries be told
 * by their codes.
 */
function mayAgree(one: unknown, other: unknown, path: string): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    const isNear = Math.abs(one - other) <= 0.01 * Math.min(Math.abs(one), Math.abs(other));
    return isNear || isRounded(one, other) || isRounded(other, one);
  }
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  if (/countr|nation/i.test(memberOf(path))) return isSame(one, other, path.toLowerCase());
  if (isInstant(one) && isInstant(other)) return Math.abs(Date.parse(one) - Date.parse(other)) < second;
  const [short, long] = [one, other]
    .map((text) => folded(text).replace(/(?:…|\.{3})$|^(https?:[^?]*)\?.*$/, '$1'))
    .toSorted((left, right) => left.length - right.length);
  return short !== undefined && long !== undefined && short !== '' && long.startsWith(short);
}
