import { createHash } from 'node:crypto';
import { html, type Markup, raw } from './markup.js';

interface Page {
  readonly title: string;
  readonly style: string;
  /** Empty for a page without one. */
  readonly script: string;
  /** The results have the id `results`. */
  readonly body: Markup;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Nothing is loaded, and only the script and the style of the page apply.
const policyOf = ({ style, script }: Page): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === '' ? [] : [`script-src ${hashOf(script)}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** A whole HTML document that opens offline and loads nothing. */
export const page = (given: Page): string =>
  `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policyOf(given))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${given.title}</title>
<style>${raw(given.style)}</style>
</head>
<body>
<a class="skip" href="#results">Skip to the results</a>
${given.body}
${given.script !== '' && raw(`<script>${given.script}</script>\n`)}</body>
</html>`.markup
  }\n`;

/** Matches the beginning of every page. */
export const htmlMark =
  /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/;
