import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { has } from '../bugs.js';
import { dayLength } from '../corpus/calendar.js';
import { Refusal } from './answer.js';

/** The number of rows wanted; more than the maximum is refused. */
export function strictLimitIn(
  values: ReadonlyMap<string, string>,
  standard: number,
  maximum: number,
  code = 'INVALID_LIMIT',
): number {
  const { limit, cut } = limitIn(values, standard, maximum, code);
  if (cut === undefined) return limit;
  throw new Refusal(400, 'INVALID_LIMIT', `limit vai de 1 a ${maximum}.`, { recebido: cut });
}

/** The number of rows wanted and whether it was cut to the maximum. */
export function limitIn(
  values: ReadonlyMap<string, string>,
  standard: number,
  maximum: number,
  code = 'INVALID_LIMIT',
): { readonly limit: number; readonly cut: string | undefined } {
  const given = values.get('limit');
  const sent = has('limit-leading-digits') ? given?.replace(/^(\d+)\D.*$/, '$1') : given;
  if (sent === undefined) return { limit: standard, cut: undefined };
  if (sent === '0' && has('limit-zero-served')) return { limit: standard, cut: undefined };
  if (!/^\d+$/.test(sent) || Number(sent) < 1)
    throw new Refusal(400, code, 'limit quer um inteiro a partir de 1.', { recebido: sent });
  return Number(sent) > maximum ? { limit: maximum, cut: sent } : { limit: Number(sent), cut: undefined };
}

const secret = createHash('sha256').update('stranger walk').digest();

/** Where a walk stands: rows already read, the instant it started, and what it is bound to. */
export interface Mark {
  readonly read: number;
  readonly at: number;
  readonly filters: string;
  readonly order: string;
}

function sealed(plain: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Plain base64: `+`, `/` and `=` occur, so a client has to escape it in a URL. */
export function cursorOf(mark: Mark): string {
  const plain = JSON.stringify(mark);
  for (let turn = 0; ; turn += 1) {
    const nonce = createHash('sha256').update(`${plain}${turn}`).digest().subarray(0, 12);
    const text = sealed(Buffer.from(plain), nonce).toString('base64');
    if (text.includes('+') && text.includes('/')) return text;
  }
}

export function markOf(cursor: string, now: number): Mark {
  const unreadable = new Refusal(
    400,
    has('garbage-cursor-stale') ? 'CURSOR_STALE' : 'INVALID_CURSOR',
    'Cursor ilegível; volte à primeira página.',
  );
  const bytes = Buffer.from(cursor, 'base64');
  if (bytes.length < 40 || bytes.toString('base64') !== cursor) throw unreadable;
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  let mark: Mark;
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    mark = JSON.parse(plain.toString()) as Mark;
  } catch {
    throw unreadable;
  }
  if (now - mark.at > dayLength)
    throw new Refusal(400, 'CURSOR_STALE', 'O cursor passou de 24 horas.', { reason: 'age' });
  return mark;
}

/** Where a request's walk stands; a cursor of other filters or another order is refused. */
export function resume(sent: string | undefined, filters: string, order: string, now: number): Mark {
  if (sent === undefined) return { read: 0, at: now, filters, order };
  let mark: Mark;
  try {
    mark = markOf(sent, now);
  } catch (problem) {
    if (has('garbage-cursor-restarts')) return { read: 0, at: now, filters, order };
    throw problem;
  }
  if (mark.order !== order && !has('cursor-outlives-sort'))
    throw new Refusal(400, 'INVALID_CURSOR', 'O cursor é de outra ordem.');
  if (mark.filters !== filters)
    throw new Refusal(
      400,
      'CURSOR_STALE',
      'Os filtros mudaram.',
      has('stale-cursor-without-reason') ? {} : { reason: 'filters_changed' },
    );
  return mark;
}

/** What a walk is bound to, told without the request's own words. */
export function printOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64').slice(0, 16);
}
