import { createHash } from 'node:crypto';
import { html, type Markup, raw } from './markup.js';
import { script } from './script.js';
import { style } from './style/index.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Nothing is loaded from anywhere, and no script or style runs but the two that this file carries.
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole HTML document around a body. */
export const page = (title: string, body: Markup): string =>
  `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#results">Skip to the results</a>
${body}
<script>${raw(script)}</script>
</body>
</html>`.markup
  }\n`;
