import { has } from '../bugs.js';
import { Refusal } from '../http/answer.js';
import { limitIn } from '../http/paging.js';
import { count, number, oneOf, type Parameter, parameter, text } from '../http/route.js';
import type { Reading } from '../query.js';
import { chipTypes, designerNames } from './records.js';

const offset = parameter('offset', { type: 'integer', minimum: 0 }, 'cursor');

export const centerParameters: readonly Parameter[] = [
  parameter('limit', count()),
  offset,
  parameter('country', text),
  parameter('owner', text, 'org'),
];

export const modelParameters: readonly Parameter[] = [
  parameter('limit', count()),
  offset,
  parameter('organization', text, 'org'),
  parameter('organization_categorization', text),
  parameter('domain', text),
  parameter('frontier', oneOf(['1', 'true'])),
  parameter('min_compute', number),
  parameter('sort', oneOf(['', 'compute'])),
];

export const chipParameters: readonly Parameter[] = [
  parameter('limit', count(200)),
  offset,
  parameter('manufacturer', text, 'org'),
  parameter('type', oneOf(chipTypes)),
  parameter('foundry', text),
];

export const firmParameters: readonly Parameter[] = [parameter('limit', count())];

export const saleParameters: readonly Parameter[] = [
  parameter('limit', count()),
  parameter('chip_manufacturer', oneOf(designerNames)),
];

type Part = Readonly<Record<string, unknown>>;

/** The rows asked for, and what `applied_filters` tells of the request. */
interface Page<T> {
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
  const isLost = cut !== undefined && has('ignored-lost-beside-clamp');
  const told = {
    ...(cut !== undefined && { normalized: [`limit ${cut} -> ${maximum}`] }),
    ...(ignored.length > 0 && !isLost && { ignored }),
  };
  const isFilled = skip < all.length && limit < all.length && has('last-compute-page-filled-up');
  const from = isFilled ? Math.min(skip, all.length - limit) : skip;
  const end = has('limit-counts-from-first-row') ? limit : from + limit;
  return { rows: all.slice(from, end), told };
}

/** `applied_filters` where there is something to tell. */
export function beside(told: Part): Part {
  return Object.keys(told).length > 0 ? { applied_filters: told } : {};
}
