import { cut, printable, printableLines } from '../safe-text.js';
import { grouped } from '../wording.js';

/** HTML that is safe to insert; only `html` and `raw` create it. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | undefined | false | readonly Part[];

/** HTML by template: interpolated values are escaped, unless they are markup. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: literals.reduce((all, literal, index) => `${all}${rendered(parts[index - 1])}${literal}`),
});

/** Trusted text, unescaped. */
export const raw = (markup: string): Markup => ({ markup });

/** A text of several lines for a `pre`; line feeds stay. */
export const lines = (text: string): Markup => raw(escaped(printableLines(text)));

/** Our own prose, whose backticks mark code. */
export const prose = (text: string): Markup =>
  raw(escaped(printable(text)).replace(/`([^`]+)`/g, '<code>$1</code>'));

function rendered(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(rendered).join('');
  return escaped(printable(String(part)));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);

/** The beginning of a text that takes about so many bytes of the page. */
export function beginning(text: string, bytes: number): { readonly text: string; readonly left: number } {
  // A character takes at least one byte.
  const candidate = cut(text, bytes).text;
  const weight = Buffer.byteLength(lines(candidate).markup);
  const length = weight <= bytes ? candidate.length : Math.floor((candidate.length * bytes) / weight);
  return cut(text, length);
}

/** A text on one line, truncated to so many bytes. */
export function clipped(text: string, bytes = 240): string {
  const { text: told, left } = beginning(text, bytes);
  return left === 0 ? text : `${told}… (${grouped(left)} more characters)`;
}
