import { vocabularies } from '../../contract/index.js';
import type { JsonObject } from '../../src/kit/index.js';
import { isText, memberOf, textsAt } from './member.js';

export const types = vocabularies.hardwareType.values;
const known = new Set(types.map((type) => type.toLowerCase()));

/** Where hardware shows its type: the member with the words for it; undefined where none has them. */
export const typePath = (hardware: readonly JsonObject[]): string | undefined =>
  memberOf(
    hardware,
    [/type/, /class|categor|kind/, /./],
    (value) => isText(value) && known.has(value.toLowerCase()),
  )?.path;

/** The type that a row shows, in lower case. */
export const typeOf = (row: JsonObject, path: string): string | undefined =>
  textsAt(row, [path])[0]?.toLowerCase();
