import { createHash } from 'node:crypto';
import {
  at,
  clipped,
  detached,
  type Excerpt,
  type Exchange,
  isArray,
  isObject,
  type Json,
} from '../../kit/index.js';
import { compareAs } from './drift.js';

/** UTF-16 units of a body that is kept as its beginning. */
const beginning = 1000;
/** Characters of the value that is kept of a body. */
const mostOfValue = 2000;
/** Characters of a header that is kept beside the beginning of a body. */
const mostOfHeader = 200;
const mostHeaders = 40;

/** How much of a body and of all bodies of one try is kept as it is, in UTF-16 units. */
export interface Room {
  readonly body: number;
  readonly all: number;
}

/** Of a failure that is reported. */
export const ofFailure: Room = { body: 200_000, all: 800_000 };
/** Of what may turn out to be one: there may be many of them at once. */
export const ofSuspicion: Room = { body: 8_000, all: 32_000 };

/**
 * The exchanges of a try without large bodies: what is kept of each is its beginning, its digest, and of the last one the
 * surroundings of a place. They can be compared as before.
 */
export function lightened(exchanges: readonly Exchange[], place: string, room: Room): readonly Exchange[] {
  let left = room.all;
  // From the end, since the last one shows the contradiction.
  return exchanges
    .toReversed()
    .map((exchange, nth) => {
      const { length } = exchange.text;
      if (length <= Math.min(room.body, left)) {
        left -= length;
        return exchange;
      }
      return compareAs(excerpted(exchange, nth === 0 ? place : ''), exchange);
    })
    .toReversed();
}

/** An exchange that may have to be kept for long, without a large body. */
export const light = (exchange: Exchange, place = ''): Exchange =>
  exchange.text.length <= ofSuspicion.body ? exchange : excerpted(exchange, place);

/** An exchange with a body too large to be kept: what stands at a place stays, or the nearest around it that is small. */
export function excerpted(exchange: Exchange, place = ''): Exchange {
  if (exchange.excerpt !== undefined) return exchange;
  const { request, status, headers, text, json, startedAt, ms } = exchange;
  return {
    request,
    status,
    headers: shortened(headers),
    text: detached(text.slice(0, beginning)),
    json: undefined,
    ...(startedAt === undefined ? {} : { startedAt }),
    ms,
    excerpt: { ...measured(exchange), isJson: json !== undefined, ...surroundingsOf(json, place) },
  };
}

const measures = new WeakMap<Exchange, Pick<Excerpt, 'bytes' | 'sha256'>>();

/** Several invariants may keep one exchange. */
function measured(exchange: Exchange): Pick<Excerpt, 'bytes' | 'sha256'> {
  const { text } = exchange;
  const measure = measures.get(exchange) ?? {
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
  measures.set(exchange, measure);
  return measure;
}

const shortened = (headers: Exchange['headers']): Exchange['headers'] =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, mostHeaders)
      .map(([name, value]) => [clipped(name, mostOfHeader), clipped(value, mostOfHeader)]),
  );

/** The largest small value around a place of a body. */
function surroundingsOf(json: Json | undefined, place: string): Pick<Excerpt, 'at' | 'value'> {
  let found: Pick<Excerpt, 'at' | 'value'> = {};
  for (let pointer = place; pointer !== ''; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    if (!pointer.startsWith('/')) break;
    const value = at(json, pointer);
    if (value === undefined) continue;
    if (sizeOf(value, mostOfValue) > mostOfValue) break;
    found = { at: pointer, value: JSON.parse(JSON.stringify(value)) };
  }
  return found;
}

/** About how many characters a value takes as JSON; where it is more than enough, only that it is. */
function sizeOf(value: Json, enough: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isArray(value) && !isObject(value)) return 8;
  let size = 2;
  for (const member in value) {
    size += isArray(value) ? 1 : member.length + 4;
    if (size <= enough)
      size += sizeOf((value as Readonly<Record<string, Json>>)[member] ?? null, enough - size);
    if (size > enough) break;
  }
  return size;
}
