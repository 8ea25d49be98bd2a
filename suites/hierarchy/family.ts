import { limits } from '../../contract/index.js';
import { type Api, precondition } from '../../src/kit/index.js';
import { ancestorsOf, childrenOf, parentOf, told } from './reading.js';
import { hierarchiesSeen, hierarchyOf, type Seen } from './seen.js';

const { max } = limits.hierarchy.children;
/** Searches for a family with siblings end here. */
const mostTries = 4;

/** An entity with a direct parent. */
interface Child extends Seen {
  readonly parent: string;
}

/** The entities seen that have a direct parent, those in the longest lines first. */
export async function childrenSeen(api: Api): Promise<readonly Child[]> {
  const children = (await hierarchiesSeen(api)).flatMap((seen) => {
    const parent = parentOf(seen.reply);
    return parent === undefined ? [] : [{ ...seen, parent }];
  });
  return children.toSorted((one, other) => ancestorsOf(other.reply).length - ancestorsOf(one.reply).length);
}

/** The same, at least one. Ends the attempt where there is none. */
export async function someChildren(api: Api): Promise<readonly Child[]> {
  const children = await childrenSeen(api);
  precondition(children.length > 0, 'no entity that was tried has a direct parent', 'no-data');
  return children;
}

/** An entity, its direct parent, and the children of that. */
interface Family extends Child {
  /** The children told of the parent, the entity itself among them. */
  readonly children: readonly string[];
  /** Whether these are all the children that there are. */
  readonly isComplete: boolean;
}

export async function familyOf(api: Api, child: Child): Promise<Family> {
  const reply = await hierarchyOf(api, child.parent, { limit: max });
  const children = childrenOf(reply);
  const count = told(reply, 'child_count');
  const isComplete = children.length < max && !(typeof count === 'number' && count > children.length);
  return { ...child, children, isComplete };
}

/** A whole family with siblings, where one can be found. Ends the attempt where there is none. */
export async function anyFamily(api: Api): Promise<Family> {
  let best: Family | undefined;
  for (const child of (await someChildren(api)).slice(0, mostTries)) {
    const family = await familyOf(api, child);
    if (family.children.length > 1 && family.isComplete) return family;
    if (best === undefined || family.children.length > best.children.length) best = family;
  }
  precondition(best !== undefined, 'no family is known', 'no-data');
  return best;
}

/** An entity, its direct parent, the direct parent of that, and so on: the longest of some lines. */
export async function longestLine(api: Api, ancestors: number): Promise<readonly string[]> {
  let longest: readonly string[] = [];
  for (const { id, parent } of (await someChildren(api)).slice(0, mostTries)) {
    const line = [id, parent];
    for (let top: string | undefined = parent; top !== undefined && line.length <= ancestors; ) {
      top = parentOf(await hierarchyOf(api, top));
      if (top === undefined || line.includes(top)) break;
      line.push(top);
    }
    if (line.length > longest.length) longest = line;
    if (longest.length > ancestors) break;
  }
  return longest;
}
