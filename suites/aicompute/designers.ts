import type { Api, JsonObject } from '../../src/kit/index.js';
import { isText, memberOf, textMembers, textsAt } from './member.js';
import { statedNames } from './organizations.js';
import { mostRows, rowsBy } from './sample.js';

const list = 'listChipSales';
const date = /^\d{4}-\d\d/;
const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 2 && !date.test(value);

/**
 * Where rows of chip sales show their designer; undefined where they do not. A member of another name does if a
 * text of it, sent as designer, returns rows that all have it.
 */
export async function designerPath(api: Api, sales: readonly JsonObject[]): Promise<string | undefined> {
  const stated = memberOf(sales, statedNames[list], isName);
  if (stated !== undefined) return stated.path;
  for (const { path } of textMembers(sales, isName).slice(0, 2)) {
    const name = sales.map((row) => designerAt(row, path)).find(isName);
    const reply = await api.get(list, { limit: mostRows(list), chip_manufacturer: name });
    if (reply.status !== 200) continue;
    const rows = await rowsBy(api, list, { chip_manufacturer: name ?? '' });
    if (rows.length > 0 && rows.every((row) => designerAt(row, path) === name)) return path;
  }
  return undefined;
}

export const designerAt = (row: JsonObject, path: string): string | undefined =>
  textsAt(row, [path]).find(isText);
