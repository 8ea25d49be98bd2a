import { isArray, type World } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { handleIn } from './handle.js';

/** An entity by its id, with what the row that refers to it calls it. */
export interface Referred {
  readonly id: string;
  readonly name: string | undefined;
}

/** The entities that the offered Event cards refer to, each once; the shape of a reference is not shown. */
export function referredEntities({ offer }: World): readonly Referred[] {
  const entities = new Map<string, Referred>();
  for (const { entity_refs: refs } of offer.events) {
    for (const ref of isArray(refs) ? refs : []) {
      const id = handleIn(ref);
      if (id === undefined) continue;
      const known = entities.get(id);
      if (known?.name === undefined) entities.set(id, { id, name: nameIn(ref) });
    }
  }
  return [...entities.values()];
}
