import type { CheckResult } from '../../src/engine/events.js';
import type { Credential, Exchange, Json } from '../../src/kit/index.js';
import { cut, printableLines } from '../safe-text.js';
import { fieldNameOf } from '../shell-commands.js';
import { duration, grouped } from '../wording.js';
import { beginning, clipped, html, lines, type Markup } from './markup.js';

/** The most characters of a block, regardless of their bytes. */
const longest = 4096;

/**
 * A text of several lines under its label; of one that takes more bytes of the page than allowed, the beginning.
 * @param marked how the line begins that a reader should see first
 */
function block(label: string, text: string, bytes: number, marked?: string): Markup {
  const whole = printableLines(text);
  const shown = cut(beginning(whole, bytes).text, longest).text;
  const left = whole.length - shown.length;
  return html`<div class="code"><p class="label">${label}</p><pre tabindex="0" role="group" aria-label="${label}">${marked === undefined ? lines(shown) : withMark(shown, marked)}</pre>${
    left > 0 &&
    html`<p class="quiet">The first ${grouped(shown.length)} characters; ${grouped(left)} more in report.json.</p>`
  }</div>`;
}

const withMark = (text: string, marked: string): Markup =>
  html`${text.split('\n').map((line) => (line.startsWith(marked) ? html`<mark>${lines(line)}</mark>\n` : lines(`${line}\n`)))}`;

// A body this short needs no excerpt.
const short = 400;

/** The surroundings of a place in a long body. */
function surroundings(body: Json | undefined, place: string, bytes: number): Markup | undefined {
  if (body === undefined || !place.startsWith('/') || JSON.stringify(body).length < short) return undefined;
  const end = place.lastIndexOf('/');
  const parent = place.slice(0, end);
  const found = parent === '' ? undefined : valueAt(body, parent);
  return found === undefined
    ? undefined
    : block(
        `Body at ${parent}`,
        JSON.stringify(found, null, 2),
        bytes,
        `  ${JSON.stringify(unescaped(place.slice(end + 1)))}: `,
      );
}

/** The value at a JSON pointer; undefined if there is none. */
function valueAt(body: Json, pointer: string): Json | undefined {
  let value: Json | undefined = body;
  for (const step of pointer.slice(1).split('/')) {
    if (typeof value !== 'object' || value === null) return undefined;
    const member = unescaped(step);
    value = Object.hasOwn(value, member) ? (value as Readonly<Record<string, Json>>)[member] : undefined;
  }
  return value;
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

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

function body({ text, json, excerpt }: Exchange, bytes: number): Markup {
  if (excerpt !== undefined) return excerptOf(excerpt, text, bytes);
  if (text === '') return html`<p class="quiet">Empty body.</p>`;
  return json === undefined
    ? block('Body, not JSON', text, bytes)
    : block('Body, indented', JSON.stringify(json, null, 2), bytes);
}

/** What is kept of a body that was too large. */
const excerptOf = (
  { bytes: size, sha256, at, value }: NonNullable<Exchange['excerpt']>,
  text: string,
  bytes: number,
): Markup => html`<p class="quiet">The body has ${grouped(size)} bytes and the SHA-256 digest <code>${sha256}</code>. It is too large to be kept as a whole.</p>
${at !== undefined && value !== undefined && block(`Body at ${at}`, JSON.stringify(value, null, 2), bytes)}
${text !== '' && block('Body, its beginning', text, bytes)}`;

function credentialLine(credential: Credential): string {
  if ('none' in credential) return 'no Authorization header';
  if ('role' in credential) return `${fieldNameOf(credential)}: Bearer <the ${credential.role} key>`;
  return `Authorization: ${credential.header}`;
}

/** The limits that keep the page small, regardless of how much was recorded. Bytes are bytes of the page. */
export interface Room {
  /** The exchanges of one failure. */
  readonly exchanges: number;
  /** Bytes of one block of an exchange: its lines, its body. */
  readonly block: number;
  /** Bytes of the inputs of one check. */
  readonly inputs: number;
}

const mostExchanges = 600;
const bytesOfExchanges = 700_000;
const bytesOfInputs = 300_000;

/** Divides the page among all failures, proofs and checks with inputs. */
export function roomOf(checks: readonly CheckResult[]): Room {
  const failures = checks.flatMap(({ failure }) => (failure === undefined ? [] : [failure.exchanges.length]));
  const proofs = checks.filter(({ proof }) => proof !== undefined).length;
  const exchanges = between(1, (mostExchanges - proofs) / Math.max(1, failures.length), 8);
  const shown = failures.reduce((sum, each) => sum + Math.min(each, exchanges), proofs);
  const generated = checks.filter(({ inputs }) => inputs !== undefined).length;
  return {
    exchanges,
    // An exchange has three blocks.
    block: between(300, bytesOfExchanges / 3 / Math.max(1, shown), 8192),
    inputs: between(400, bytesOfInputs / Math.max(1, generated), 8192),
  };
}

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, Math.floor(value)));
