import { has } from './planted.js';
import { Refusal } from './refusal.js';

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
