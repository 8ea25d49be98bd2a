import { Unusable } from '../engine/unusable.js';
import { BrokenPart } from './part.js';
import type { Files } from './sealed-bundle.js';

/** Takes a part of a folder. Throws `Unusable` where it is missing, or no such part. */
export function readPart<Value>(files: Files, name: string, take: (content: Uint8Array) => Value): Value {
  const content = files.get(name);
  if (content === undefined) throw new Unusable(`There is no ${name} in the folder.`, wholeFolder);
  try {
    return take(content);
  } catch (error) {
    if (!(error instanceof BrokenPart)) throw error;
    throw new Unusable(`${name} cannot be read: ${error.message}.`, wholeFolder, error.cause);
  }
}

export const wholeFolder = "Give the whole folder, as 'ei-conformance certify' wrote it.";
