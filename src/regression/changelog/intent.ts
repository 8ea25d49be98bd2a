import type { Change } from '../contract/change.js';

/** What an announcement says happens to what it names. */
export type Intent = 'begins' | 'alters' | 'deprecates' | 'retires' | 'ends' | 'renames';

/** The words that tell it; announcements are prose in English. */
const words: Readonly<Record<Intent, RegExp>> = {
  begins: /\b(?:add(?:s|ed|ing)?|new|introduc\w*|launch\w*|now (?:accepts?|supports?|returns?|available))\b/i,
  alters:
    /\b(?:chang\w*|alter\w*|default\w*|lower\w*|rais\w*|reduc\w*|increas\w*|decreas\w*|narrow\w*|widen\w*|tighten\w*|requir\w*|mandatory|becom\w*|instead of|nullable|now (?:an?|the|at)|maximum|minimum|capped|cap)\b/i,
  deprecates: /\bdeprecat\w*/i,
  retires: /\bretir\w*|\bno longer (?:affects?|applie[sd]|has an effect)/i,
  ends: /\b(?:remov\w*|delet\w*|drop(?:s|ped|ping)?|sunset\w*|discontinu\w*|withdraw\w*|shut(?:s|ting)? down|end of life|gone|410|no longer)\b/i,
  renames: /\b(?:renam\w*|is now (?:called|spelled|spelt|named)|replaced by|new (?:name|spelling))\b/i,
};

/** What a text says happens; several things where it says several, nothing where it uses none of the words. */
export const intentsOf = (text: string): ReadonlySet<Intent> =>
  new Set((Object.keys(words) as Intent[]).filter((intent) => words[intent].test(text)));

/** What a change did: its rule says so, else what it was and is. */
export function kindOf({ rule, from, to }: Change): 'begins' | 'ends' | 'alters' {
  if (/-removed$/.test(rule)) return 'ends';
  if (/-added$/.test(rule)) return 'begins';
  return from === undefined && to !== undefined
    ? 'begins'
    : to === undefined && from !== undefined
      ? 'ends'
      : 'alters';
}

export type Fit = 'yes' | 'perhaps' | 'no';

/** Whether what an announcement says can be what a change did. An addition announces no end, and an end no addition. */
export function fits(intents: ReadonlySet<Intent>, change: Change, text: string): Fit {
  const says = (...any: readonly Intent[]) => any.some((each) => intents.has(each));
  const kind = kindOf(change);
  if (kind === 'begins')
    return says('begins', 'renames', 'alters') ? 'yes' : says('ends', 'retires') ? 'no' : 'perhaps';
  const isOnlyBeginning = intents.size > 0 && [...intents].every((each) => each === 'begins');
  if (isOnlyBeginning) return 'no';
  if (kind === 'ends') return says('ends', 'retires', 'renames') ? 'yes' : 'perhaps';
  const isNamed = names(text, change.to ?? '', change.from ?? '');
  return says('alters', 'ends', 'renames', 'retires', 'deprecates') && isNamed ? 'yes' : 'perhaps';
}

/** Whether a text names what is new in a value: another default of years ago announces no other one of today. */
function names(text: string, to: string, from: string): boolean {
  const [said, fresh, old] = [text, to, from].map((each) => new Set(each.toLowerCase().match(/[\w.-]*\w/g)));
  return [...(fresh ?? [])]
    .filter((each) => old?.has(each) !== true)
    .every((each) => said?.has(each) === true);
}
