import { limits } from '../../contract/index.js';
import { type Api, precondition } from '../../src/kit/index.js';
import { ancestorsOf, childrenOf, parentOf, told } from './reading.js';
import { furtherHierarchies, hierarchiesSeen, hierarchyOf, type Seen } from './seen.js';

const { max } = limits.hierarchy.children;
/** Searches for a family with siblings end here. */
const mostTries = 4;

/** An entity with a direct parent. */
interface Child extends Seen {
  readonly parent: string;
}

/** The entities seen that have a direct parent, those in the longest lines first. */
export const childrenSeen = async (api: Api): Promise<readonly Child[]> =>
  childrenAmong(await hierarchiesSeen(api));

function childrenAmong(entities: readonly Seen[]): readonly Child[] {
  const children = entities.flatMap((seen) => {
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

/** The first few of the children seen, and then, where these do not do, of entities further away. */
async function* childrenInTurn(api: Api): AsyncGenerator<readonly Child[]> {
  yield (await childrenSeen(api)).slice(0, mostTries);
  yield childrenAmong(await furtherHierarchies(api)).slice(0, mostTries);
}

/** The family that is the best of those tried; a whole one with siblings ends the search. */
async function bestFamily(api: Api, rank: (family: Family) => number): Promise<Family | undefined> {
  let best: Family | undefined;
  for await (const children of childrenInTurn(api)) {
    for (const child of children) {
      const family = await familyOf(api, child);
      if (family.children.length > 1 && family.isComplete) return family;
      if (best === undefined || rank(family) > rank(best)) best = family;
    }
  }
  return best;
}

/** A whole family with siblings, or else the one with the most children. Ends the attempt where there is none. */
export async function anyFamily(api: Api): Promise<Family> {
  const family = await bestFamily(api, ({ children }) => children.length);
  precondition(family !== undefined, 'no entity that was tried has a direct parent', 'no-data');
  return family;
}

/** A whole family, be it of a single child. Of a long list of children, any reply may show another part. */
export async function wholeFamily(api: Api): Promise<Family> {
  const family = await bestFamily(api, ({ children, isComplete }) => (isComplete ? children.length : 0));
  const isWhole = family?.isComplete === true && family.children.length > 0;
  precondition(isWhole, 'of no parent that was tried all children are shown', 'no-data');
  return family;
}

/** An entity, its direct parent, the direct parent of that, and so on: the longest of some lines. */
export async function longestLine(api: Api, ancestors: number): Promise<readonly string[]> {
  let longest: readonly string[] = [];
  for await (const children of childrenInTurn(api)) {
    for (const { id, parent } of children) {
      const line = await lineFrom(api, [id, parent], ancestors);
      if (line.length > longest.length) longest = line;
      if (longest.length > ancestors) break;
    }
    // Of a single ancestor nothing is above or below.
    if (longest.length > 2) break;
  }
  return longest;
}

async function lineFrom(api: Api, start: readonly string[], ancestors: number): Promise<readonly string[]> {
  const line = [...start];
  while (line.length <= ancestors) {
    const top = parentOf(await hierarchyOf(api, line.at(-1) ?? ''));
    if (top === undefined || line.includes(top)) break;
    line.push(top);
  }
  return line;
}
