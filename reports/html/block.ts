import { cut, printableLines } from '../printable.js';
import { grouped } from '../wording.js';
import { html, lines, type Markup } from './markup.js';

/** The most characters of a block, however few bytes they take. */
const longest = 4096;

/** A text of several lines under its label; of one that takes more bytes of the page than allowed, the beginning. */
export function block(label: string, text: string, bytes: number): Markup {
  const whole = printableLines(text);
  const weight = Buffer.byteLength(lines(whole).markup);
  const { text: beginning, left } = cut(
    whole,
    Math.min(longest, Math.floor((whole.length * bytes) / Math.max(weight, bytes))),
  );
  return html`<div class="code"><p class="label">${label}</p><pre tabindex="0" role="region" aria-label="${label}">${lines(beginning)}</pre>${
    left > 0 &&
    html`<p class="quiet">The first ${grouped(beginning.length)} characters; ${grouped(left)} more are in report.json.</p>`
  }</div>`;
}

/** A text on one line; of a long one, the beginning. */
export function clipped(text: string, length = 400): string {
  const { text: beginning, left } = cut(text, length);
  return left === 0 ? text : `${beginning}… (${grouped(left)} more characters in report.json)`;
}
