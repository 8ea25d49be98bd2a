import { vocabularies } from '../../contract/index.js';
import type { JsonObject } from '../../src/kit/index.js';
import { byFrequency } from '../frequency.js';
import { leavesIn } from './leaves.js';

export const tokens = vocabularies.modelContributor.values;

const separators = /\s*[,;/|+&]\s*/;
const piecesOf = (text: string): readonly string[] => text.toLowerCase().split(separators);
const has = (text: string, token: string): boolean => piecesOf(text).includes(token.toLowerCase());

/** Where models show their types of contributors: the place at which most of them have one of the four words. */
export function contributorsPath(models: readonly JsonObject[]): string | undefined {
  const paths = models
    .flatMap((model) => leavesIn(model))
    .filter(({ value }) => typeof value === 'string' && tokens.some((token) => has(value, token)))
    .map(({ path }) => path);
  return byFrequency(paths)[0]?.[0];
}

/** Those of the four types that a model shows. */
export const contributorsOf = (model: JsonObject, path: string): readonly string[] =>
  tokens.filter((token) =>
    leavesIn(model).some(
      (leaf) => leaf.path === path && typeof leaf.value === 'string' && has(leaf.value, token),
    ),
  );
