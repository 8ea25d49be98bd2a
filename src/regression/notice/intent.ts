/** What an announcement says happens to what it names. */
export type Intent = 'begins' | 'alters' | 'deprecates' | 'retires' | 'ends' | 'renames';

/** The words that tell it; announcements are prose in English. */
const words: Readonly<Record<Intent, RegExp>> = {
  begins:
    /\b(?:add(?:s|ed|ing|itional|itions?)?|new|introduc\w*|launch\w*|now (?:accepts?|supports?|returns?|takes?|offers?|available))\b/i,
  alters:
    /\b(?:chang\w*|alter\w*|default\w*|lower\w*|rais\w*|reduc\w*|increas\w*|decreas\w*|narrow\w*|widen\w*|tighten\w*|restrict\w*|replac\w*|requir\w*|mandatory|becom\w*|instead of|nullable|now (?:an?|the|at)|maximum|minimum|capped|cap|breaking)\b/i,
  deprecates: /\bdeprecat\w*/i,
  retires: /\bretir\w*|\bno longer (?:affects?|applie[sd]|has an effect)/i,
  ends: /\b(?:remov\w*|delet\w*|drop(?:s|ped|ping)?|sunset\w*|discontinu\w*|withdr[ae]w\w*|shut(?:s|ting)? down|end of life|gone|410|no longer(?! (?:required|mandatory|needed))|stop(?:s|ped|ping)?|loses?|disappear\w*|go(?:es|ing)? away|ends|ended|end of support|reject\w*|refus\w*)\b/i,
  renames: /\b(?:renam\w*|is now (?:called|spelled|spelt|named)|replaced by|new (?:name|spelling))\b/i,
};

/** What a text says happens; several things where it says several, nothing where it uses none of the words. */
export const intentsOf = (text: string): ReadonlySet<Intent> =>
  new Set((Object.keys(words) as Intent[]).filter((intent) => words[intent].test(text)));

/** What a change did to its subject. */
export type Effect = 'begins' | 'ends' | 'alters';

export type Fit = 'yes' | 'perhaps' | 'no';

/** Whether what an announcement says can be what a change did. An addition announces no end, and an end no addition. */
export function fits(intents: ReadonlySet<Intent>, effect: Effect): Fit {
  const says = (...any: readonly Intent[]) => any.some((each) => intents.has(each));
  if (effect === 'begins') {
    if (says('begins', 'renames', 'alters')) return 'yes';
    return says('ends', 'retires') ? 'no' : 'perhaps';
  }
  if (intents.size === 1 && says('begins')) return 'no';
  const isSaid = says('ends', 'retires', 'renames') || (effect === 'alters' && says('alters'));
  return isSaid ? 'yes' : 'perhaps';
}
