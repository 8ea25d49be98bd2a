import type { Credential, Exchange } from '../../src/kit/index.js';
import { cut, printableLines } from '../printable.js';
import { duration, grouped } from '../wording.js';
import { html, lines, type Markup } from './markup.js';

/** Characters of a body that are displayed; `report.json` has the rest. */
const shown = 4096;

/** One request and its reply, folded unless `open`. */
export function exchangeDetails(exchange: Exchange, label: string, open: boolean): Markup {
  const { request, status, headers, ms } = exchange;
  return html`<details class="exchange"${open && html` open`}>
<summary><span class="quiet">${label}</span> <code>${request.method} ${cut(request.target, 160).text}</code> <span class="status">${status}</span> <span class="quiet">${duration(ms)}</span></summary>
${block('Request', `${request.method} ${request.target}\n${credentialLine(request.credential)}`)}
${block('Reply', [`${status}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n'))}
${body(exchange)}
</details>`;
}

function body({ text, json }: Exchange): Markup {
  if (text === '') return html`<p class="quiet">The reply has no body.</p>`;
  const readable = json === undefined ? text : JSON.stringify(json, null, 2);
  const { text: beginning, left } = cut(printableLines(readable), shown);
  return html`${block(json === undefined ? 'Body, not JSON' : 'Body, indented', beginning)}${
    left > 0 &&
    html`<p class="quiet">The first ${grouped(beginning.length)} characters; ${grouped(left)} more are in report.json.</p>`
  }`;
}

const block = (label: string, text: string): Markup =>
  html`<div class="code"><p class="label">${label}</p><pre tabindex="0" role="region" aria-label="${label}">${lines(text)}</pre></div>`;

function credentialLine(credential: Credential): string {
  if ('none' in credential) return 'no Authorization header';
  if ('role' in credential) return `Authorization: Bearer <the ${credential.role} key>`;
  return `Authorization: ${credential.header}`;
}
