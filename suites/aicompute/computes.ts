import type { Api, Json, JsonObject } from '../../src/kit/index.js';
import { isArray, isObject } from '../../src/kit/index.js';
import { numberOf } from '../leaves.js';
import { rowsBy } from './sample.js';

const name = 'training_compute_flop';

/** The values of `training_compute_flop` that a model carries, one of them as a rule. */
export function computesOf(model: Json): readonly Json[] {
  if (isArray(model)) return model.flatMap(computesOf);
  if (!isObject(model)) return [];
  return Object.entries(model).flatMap(([member, value]) => (member === name ? [value] : computesOf(value)));
}

/** A value as a number of FLOP, which may be written as a text; undefined where it is none. */
export const flopOf = (value: Json): number | undefined =>
  typeof value === 'number' || typeof value === 'string' ? numberOf(value) : undefined;

/** The training compute of a model, in FLOP; undefined where it is unknown. */
export const computeOf = (model: JsonObject): number | undefined =>
  computesOf(model).flatMap((value) => flopOf(value) ?? [])[0];

/** The first models by their training compute: few, so that an order of the page alone does not look right. */
export async function firstByCompute(api: Api): Promise<readonly JsonObject[]> {
  const query = { sort: 'compute', limit: 25 };
  const models = await rowsBy(api, 'listModels', query);
  const isKnown = models.some((model) => computeOf(model) !== undefined);
  // Models of unknown compute may stand first; a lower bound leaves them out.
  return isKnown ? models : [...models, ...(await rowsBy(api, 'listModels', { ...query, min_compute: 1 }))];
}
