import type { Occurrence } from './occurrence.js';
import { has } from './planted.js';
import { choiceIn } from './reading.js';
import { Refusal } from './refusal.js';

export interface Search {
  /** How well an Event answers: 2 and above for the phrase itself, 0 for not at all. */
  readonly scoreOf: (event: Occurrence) => number;
  readonly notice: string | undefined;
}

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** Whether the phrase stands in the text between word boundaries. */
function contains(text: string, phrase: string): boolean {
  const inside = /[\p{L}\p{N}_]/u;
  const folded = text.toLowerCase();
  for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
    const before = folded.slice(0, at).at(-1) ?? ' ';
    const after = folded.slice(at + phrase.length).at(0) ?? ' ';
    if (!(inside.test(before) && inside.test(phrase.at(0) ?? ''))) {
      if (!(inside.test(after) && inside.test(phrase.at(-1) ?? ''))) return true;
    }
  }
  return false;
}

export function searchOf(values: ReadonlyMap<string, string>): Search | undefined {
  const mode = choiceIn(values, 'search_mode', ['semantic', 'lexical']) ?? 'semantic';
  const sent = values.get('search')?.trim();
  if (sent === undefined) return undefined;
  if (sent.length < 2) throw new Refusal(400, 'INVALID_SEARCH', 'A busca quer duas letras ou mais.');
  if (mode === 'lexical') {
    const phrase = sent.toLowerCase();
    const parts = has('lexical-any-word') ? phrase.split(/\s+/) : [phrase];
    const scoreOf = ({ title, summary }: Occurrence): number => {
      const texts = has('lexical-title-only') ? [title] : [title, summary];
      return texts.some((text) => parts.some((part) => contains(text, part))) ? 2 : 0;
    };
    return { scoreOf, notice: undefined };
  }
  const first = sent.split(/\s+OR\s+/)[0] ?? sent;
  const phrase = first.toLowerCase();
  const asked = new Set(words(first));
  const scoreOf = ({ title, summary, people, place }: Occurrence): number => {
    if (contains(title, phrase)) return has('literal-matches-last') ? 0.1 : 4;
    if (contains(summary, phrase) || people.some(({ person }) => contains(person.name, phrase))) return 3;
    if (contains(place.town, phrase)) return 2;
    const shared = new Set(words(title).filter((word) => asked.has(word))).size;
    return shared * 2 > asked.size ? shared / (asked.size + 1) : 0;
  };
  const notice = first === sent ? undefined : `A busca ficou só com "${first}"; o resto depois de OR caiu.`;
  return { scoreOf, notice };
}
