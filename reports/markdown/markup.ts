import { printable, printableLines } from '../printable.js';

/** Text in which nothing is Markdown, HTML, a link or a mention. */
export const plain = (text: string): string =>
  printable(text)
    .replace(/[&<>"'`*_[\]|\\~#@:!{}]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/www\./gi, (each) => `${each.slice(0, 3)}&#46;`);

/** Our own prose, whose backticks mark code. */
export const prose = (text: string): string =>
  plain(text).replace(/&#96;(.+?)&#96;/g, (_all, inside: string) => `<code>${inside}</code>`);

export const code = (text: string): string => `<code>${plain(text)}</code>`;

/** Lines that are shown as they stand, such as a command. */
export const block = (text: string): string =>
  `<pre>${printableLines(text).replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</pre>`;

/** What opens when it is asked for. */
export const folded = (summary: string, content: readonly string[]): string =>
  ['<details>', `<summary>${summary}</summary>`, '', ...content, '', '</details>'].join('\n');

/** A table, the first column to the left and the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? ':--' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** As many of the parts as fit into so many characters, and how many were left out. */
export function fitting(
  parts: readonly string[],
  characters: number,
): { readonly kept: readonly string[]; readonly left: number } {
  let room = characters;
  const end = parts.findIndex((part) => {
    room -= part.length + 1;
    return room < 0;
  });
  const kept = end < 0 ? parts : parts.slice(0, end);
  return { kept, left: parts.length - kept.length };
}
