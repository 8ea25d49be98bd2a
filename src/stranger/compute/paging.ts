import { limitIn } from '../limits.js';
import { has } from '../planted.js';
import type { Reading } from '../reading.js';
import { Refusal } from '../refusal.js';

type Part = Readonly<Record<string, unknown>>;

/** The rows asked for, and what `applied_filters` tells of the request. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly told: Part;
}

function skipIn(values: ReadonlyMap<string, string>): number {
  const sent = values.get('offset') ?? '0';
  if (/^\d{1,9}$/.test(sent)) return Number(sent);
  throw new Refusal(400, 'INVALID_NUMBER', 'offset quer quantas linhas pular.', { recebido: sent });
}

/** Rows skipped by number; no cursor is handed out. */
export function pageOf<T>(
  all: readonly T[],
  { values, ignored }: Reading,
  standard: number,
  maximum: number,
): Page<T> {
  const { limit, cut } = limitIn(values, standard, maximum, 'INVALID_NUMBER');
  const skip = skipIn(values) * (has('offset-in-pages') ? limit : 1);
  const told = {
    ...(cut !== undefined && { normalized: [`limit ${cut} -> ${maximum}`] }),
    ...(ignored.length > 0 && { ignored }),
  };
  return { rows: all.slice(skip, skip + limit), told };
}

/** `applied_filters` where there is something to tell. */
export function beside(told: Part): Part {
  return Object.keys(told).length > 0 ? { applied_filters: told } : {};
}
