import { cut, printableLines } from '../printable.js';
import { grouped } from '../wording.js';
import { beginning } from './clip.js';
import { html, lines, type Markup } from './markup.js';

/** The most characters of a block, however few bytes they take. */
const longest = 4096;

/**
 * A text of several lines under its label; of one that takes more bytes of the page than allowed, the beginning.
 * @param marked how the line begins that a reader should see first
 */
export function block(label: string, text: string, bytes: number, marked?: string): Markup {
  const whole = printableLines(text);
  const shown = cut(beginning(whole, bytes).text, longest).text;
  const left = whole.length - shown.length;
  return html`<div class="code"><p class="label">${label}</p><pre tabindex="0" role="group" aria-label="${label}">${marked === undefined ? lines(shown) : withMark(shown, marked)}</pre>${
    left > 0 &&
    html`<p class="quiet">The first ${grouped(shown.length)} characters; ${grouped(left)} more are in report.json.</p>`
  }</div>`;
}

const withMark = (text: string, marked: string): Markup =>
  html`${text.split('\n').map((line) => (line.startsWith(marked) ? html`<mark>${lines(line)}</mark>\n` : lines(`${line}\n`)))}`;
