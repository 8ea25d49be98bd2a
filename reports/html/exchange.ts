import type { Credential, Exchange } from '../../src/kit/index.js';
import { duration } from '../wording.js';
import { block } from './block.js';
import { clipped } from './clip.js';
import { html, type Markup } from './markup.js';
import { surroundings } from './place.js';
import type { Room } from './room.js';

interface Shown {
  readonly label: string;
  readonly open?: boolean;
  /** The place of the body that is wrong. */
  readonly place?: string;
}

/** One request and its reply, folded unless `open`. */
export function exchangeDetails(
  exchange: Exchange,
  { label, open, place }: Shown,
  { block: bytes }: Room,
): Markup {
  const { request, status, headers, ms } = exchange;
  const transcript = [
    `${request.method} ${request.target}`,
    credentialLine(request.credential),
    '',
    `${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return html`<details class="exchange"${open && html` open`}>
<summary><span class="quiet">${label}</span> <code>${request.method} ${clipped(request.target, 160)}</code> <span class="status">${status}</span> <span class="quiet">${duration(ms)}</span></summary>
${block('Request and reply', transcript.join('\n'), bytes)}
${place !== undefined && surroundings(exchange.json, place, bytes)}
${body(exchange, bytes)}
</details>`;
}

function body({ text, json }: Exchange, bytes: number): Markup {
  if (text === '') return html`<p class="quiet">The reply has no body.</p>`;
  return json === undefined
    ? block('Body, not JSON', text, bytes)
    : block('Body, indented', JSON.stringify(json, null, 2), bytes);
}

function credentialLine(credential: Credential): string {
  if ('none' in credential) return 'no Authorization header';
  if ('role' in credential) return `Authorization: Bearer <the ${credential.role} key>`;
  return `Authorization: ${credential.header}`;
}
