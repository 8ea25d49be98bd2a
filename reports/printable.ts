// Controls, lone surrogates, bidirectional overrides, line separators and the two non-characters that XML forbids:
// whatever a terminal obeys, an XML parser refuses or an eye misreads.
const misleading =
  /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

const familiar: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const visible = (character: string): string =>
  familiar[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text on one line, with every character that a terminal or a parser would obey spelt out as `\u001b`. */
export const printable = (text: string): string => text.replace(misleading, visible);

/** The same for a text of several lines: line feeds and tabs stay. */
export const printableLines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(misleading, (each) => (each === '\n' || each === '\t' ? each : visible(each)));

/** The beginning of a text, and how much of it was left out. Never cuts a character in two. */
export function cut(text: string, length: number): { readonly text: string; readonly left: number } {
  if (text.length <= length) return { text, left: 0 };
  const kept = text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  return { text: kept, left: text.length - kept.length };
}
