import type { LegalEntity } from '../corpus/legal-entity.js';
import type { Lineage } from '../corpus/registry.js';
import type { Faults, Planted, Variants } from '../planted.js';
import type { HierarchyParameters } from './hierarchy-parameters.js';
import type { Subject } from './hierarchy-subject.js';

export const hierarchyRelativesFaults = {
  'hierarchy.flat': {
    clauses: ['hierarchy.parent-child', 'hierarchy.parents', 'hierarchy.children'],
    summary: 'Returns neither parents nor children of any entity',
  },
  'hierarchy.parents.never': {
    clauses: ['hierarchy.parents', 'hierarchy.null-parent.none-on-file'],
    summary: 'Returns no parent of any entity',
  },
  'hierarchy.children.never': {
    clauses: ['hierarchy.children'],
    summary: 'Returns no child of any entity',
  },
  'hierarchy.children.last-lost': {
    clauses: ['hierarchy.children'],
    summary: 'Returns one child less than it counts',
  },
  'hierarchy.children.inactive-lost': {
    clauses: ['hierarchy.direct-parent.mutual'],
    summary: 'Leaves children out whose status is not ACTIVE',
  },
  'hierarchy.direct-parent.ultimate': {
    clauses: ['hierarchy.direct-parent.mutual'],
    summary: 'Returns the ultimate parent as the direct one',
  },
  'hierarchy.direct-parent.unrelated': {
    clauses: ['hierarchy.direct-parent.on-file'],
    admits: ['hierarchy.direct-parent.mutual'],
    summary: 'Returns a record some rows before that of the parent, as a wrong join does',
  },
  'hierarchy.direct-parent.inactive-passed-over': {
    clauses: ['hierarchy.direct-parent.mutual'],
    admits: ['hierarchy.direct-parent.on-file'],
    summary: 'Passes over a parent whose status is not ACTIVE for the one above it, where there is one',
  },
  'hierarchy.direct-parent.inferred': {
    clauses: ['hierarchy.null-parent.no-filing'],
    admits: ['hierarchy.direct-parent.on-file'],
    summary: 'Infers a parent for LEIs that stand in no relationship record',
  },
  'hierarchy.direct-parent.guessed-without-lei': {
    clauses: ['hierarchy.null-parent.no-lei'],
    summary: 'Guesses a parent for entities without an LEI',
  },
  'hierarchy.direct-parent.abroad-lost': {
    clauses: ['hierarchy.null-parent.none-on-file', 'hierarchy.parents'],
    summary: 'Loses parents that are registered in another country than the entity',
  },
  'hierarchy.direction.both-without-children': {
    clauses: ['hierarchy.direction.both'],
    summary: 'Reads direction=both as up',
  },
  'hierarchy.direction.both-without-parents': {
    clauses: ['hierarchy.direction.both'],
    summary: 'Reads direction=both as down',
  },
  'hierarchy.direction.up-direct-only': {
    clauses: ['hierarchy.direction.up'],
    summary: 'Returns the direct parent alone under direction=up, whatever depth is sent',
  },
  'hierarchy.direction.up-with-children': {
    clauses: ['hierarchy.direction.up.no-children'],
    summary: 'Returns children under direction=up',
  },
  'hierarchy.direction.down-with-grandchildren': {
    clauses: ['hierarchy.direction.down'],
    summary: 'Returns children and grandchildren under direction=down',
  },
  'hierarchy.direction.down-latter-half': {
    clauses: ['hierarchy.direction.down'],
    summary: 'Returns the latter half of the children under direction=down',
  },
  'hierarchy.depth.one-more': {
    clauses: ['hierarchy.depth.bounds'],
    summary: 'Returns one generation of ancestors more than depth, up to five',
  },
  'hierarchy.depth.ignored': {
    clauses: ['hierarchy.depth.bounds'],
    summary: 'Returns five generations of ancestors whatever depth is sent',
  },
  'hierarchy.depth.stuck-at-one': {
    clauses: ['hierarchy.depth.deeper'],
    summary: 'Returns the direct parent alone whatever depth is sent',
  },
  'hierarchy.depth.last-only': {
    clauses: ['hierarchy.depth.deeper'],
    summary: 'Returns the ancestor at the end of the chain alone, without those below it',
  },
  'hierarchy.depth.five-is-four': {
    clauses: ['hierarchy.depth.deeper'],
    summary: 'Returns four generations of ancestors for depth=5',
  },
  'hierarchy.depth.five-is-all': {
    clauses: ['hierarchy.depth.max'],
    admits: ['hierarchy.depth.bounds'],
    summary: 'Returns the whole chain for depth=5, however long it is',
  },
  'hierarchy.limit.ignored': {
    clauses: ['hierarchy.limit.bounds'],
    summary: 'Returns up to 50 children whatever smaller limit is sent',
  },
  'hierarchy.limit.ignored-under-down': {
    clauses: ['hierarchy.limit.bounds'],
    summary: 'Returns up to 50 children under direction=down, whatever limit is sent',
  },
  'hierarchy.limit.one-more': {
    clauses: ['hierarchy.limit.bounds'],
    summary: 'Returns limit + 1 children, the one fetched to see whether there are more',
  },
  'hierarchy.limit.cuts-ancestors': {
    clauses: ['hierarchy.depth.deeper'],
    summary: 'Cuts the ancestors to limit as well as the children',
  },
  'hierarchy.siblings.never': {
    clauses: ['hierarchy.siblings.true'],
    summary: 'Returns no sibling of any entity',
  },
  'hierarchy.siblings.last-lost': {
    clauses: ['hierarchy.siblings.true'],
    summary: 'Loses the last sibling where there are two or more',
  },
  'hierarchy.siblings.cousins-included': {
    clauses: ['hierarchy.siblings.same-parent'],
    summary: 'Takes entities with the same ultimate parent for siblings',
  },
  'hierarchy.siblings.under-farthest-ancestor': {
    clauses: ['hierarchy.siblings.same-parent'],
    summary: 'Returns the children of the farthest ancestor that depth reaches as siblings',
  },
  'hierarchy.siblings.of-orphans': {
    clauses: ['hierarchy.siblings.direct-only'],
    summary: 'Returns other entities without a direct parent as siblings of one without',
  },
} as const satisfies Faults;

export const hierarchyRelativesVariants = {
  'hierarchy.siblings.itself-among-them': {
    summary: 'Lists an entity among its own siblings',
    allowedBy: ['hierarchy.siblings.itself'],
  },
  'hierarchy.siblings.within-limit': {
    summary: 'Returns as many siblings as limit admits',
    allowedBy: ['hierarchy.siblings.extent'],
  },
  'hierarchy.direct-parent.told-under-down': {
    summary: 'Tells the direct parent under direction=down as well',
    allowedBy: ['hierarchy-nulls', 'hierarchy.direct-parent.down'],
  },
} as const satisfies Variants;

/** What stands around an entity; lists that the direction leaves out are undefined. */
export interface Relatives {
  readonly directParent?: LegalEntity | undefined;
  /** Ancestors, nearest first. */
  readonly parents?: readonly LegalEntity[];
  readonly children?: readonly LegalEntity[];
  readonly childrenOnFile: readonly LegalEntity[];
  readonly siblings?: readonly LegalEntity[];
}

type Find = (lei: string) => LegalEntity | undefined;

/** The direct parent of an entity, as its own relationship record has it. */
function parentFinder(lineage: Lineage, planted: Planted): Find {
  if (planted('hierarchy.flat') || planted('hierarchy.parents.never')) return () => undefined;
  return (lei) => {
    const parent = lineage.parentOf(lei);
    if (parent === undefined) {
      const inferred = planted('hierarchy.direct-parent.inferred') && !lineage.inLevel2(lei);
      return inferred ? lineage.all.find((other) => other.lei !== lei) : undefined;
    }
    if (parent.entity_status !== 'ACTIVE' && planted('hierarchy.direct-parent.inactive-passed-over'))
      return lineage.parentOf(parent.lei) ?? parent;
    if (planted('hierarchy.direct-parent.ultimate')) return lineage.ultimateParentOf(lei) ?? parent;
    if (planted('hierarchy.direct-parent.unrelated')) {
      return lineage.all.at(lineage.all.indexOf(parent) - 13);
    }
    const abroad = parent.country !== lineage.held(lei)?.country;
    return abroad && planted('hierarchy.direct-parent.abroad-lost') ? undefined : parent;
  };
}

/** More steps than any chain has. */
const farthest = 64;

function ancestors(lei: string, steps: number, parentOf: Find): readonly LegalEntity[] {
  const chain: LegalEntity[] = [];
  for (let at = parentOf(lei); at !== undefined && chain.length < steps; at = parentOf(at.lei))
    chain.push(at);
  return chain;
}

function stepsOf({ depth, direction, limit }: HierarchyParameters, given: boolean, planted: Planted): number {
  if (direction === 'up' && planted('hierarchy.direction.up-direct-only')) return 1;
  if (planted('hierarchy.depth.stuck-at-one')) return 1;
  if (given && planted('hierarchy.depth.ignored')) return 5;
  if (depth === 5 && planted('hierarchy.depth.five-is-all')) return farthest;
  if (depth === 5 && planted('hierarchy.depth.five-is-four')) return 4;
  const more = given && depth < 5 && planted('hierarchy.depth.one-more');
  const most = planted('hierarchy.limit.cuts-ancestors') ? limit : farthest;
  return Math.min(depth + (more ? 1 : 0), most);
}

const shownOf = (children: readonly LegalEntity[], size: number, planted: Planted): readonly LegalEntity[] =>
  children.slice(0, planted('hierarchy.children.last-lost') ? Math.min(size, children.length - 1) : size);

function childrenOf(
  lei: string,
  parameters: HierarchyParameters,
  lineage: Lineage,
  planted: Planted,
): readonly LegalEntity[] {
  if (planted('hierarchy.flat') || planted('hierarchy.children.never')) return [];
  const children = lineage.childrenOf(lei);
  if (planted('hierarchy.children.inactive-lost')) {
    return children.filter(({ entity_status }) => entity_status === 'ACTIVE');
  }
  if (parameters.direction !== 'down') return children;
  if (planted('hierarchy.direction.down-latter-half')) return children.slice(children.length / 2);
  if (!planted('hierarchy.direction.down-with-grandchildren')) return children;
  return [...children.flatMap((child) => lineage.childrenOf(child.lei)), ...children];
}

function sizeOf({ limit, direction }: HierarchyParameters, given: boolean, planted: Planted): number {
  const isIgnored = direction === 'down' && planted('hierarchy.limit.ignored-under-down');
  if (isIgnored || planted('hierarchy.limit.ignored')) return Math.max(limit, 50);
  return given && limit < 50 && planted('hierarchy.limit.one-more') ? limit + 1 : limit;
}

function siblingsOf(lei: string, lineage: Lineage, planted: Planted): readonly LegalEntity[] {
  if (planted('hierarchy.siblings.never')) return [];
  const parent = lineage.parentOf(lei);
  if (parent === undefined) {
    const orphans = lineage.all.filter((other) => lineage.parentOf(other.lei) === undefined);
    return planted('hierarchy.siblings.of-orphans')
      ? orphans.filter((other) => other.lei !== lei).slice(0, 5)
      : [];
  }
  const all = lineage.childrenOf(parent.lei);
  if (planted.varied('hierarchy.siblings.itself-among-them')) return all;
  const siblings = all.filter((other) => other.lei !== lei);
  if (siblings.length > 1 && planted('hierarchy.siblings.last-lost')) return siblings.slice(0, -1);
  if (!planted('hierarchy.siblings.cousins-included')) return siblings;
  const topOf = (one: string) => lineage.ultimateParentOf(one) ?? lineage.parentOf(one);
  return lineage.all.filter((other) => other.lei !== lei && topOf(other.lei) === topOf(lei));
}

/** The relatives of a subject in the direction asked for; of one without an LEI there are none. */
export function relativesOf(
  { legal }: Subject,
  parameters: HierarchyParameters,
  given: ReadonlySet<string>,
  lineage: Lineage,
  planted: Planted,
): Relatives {
  const { direction } = parameters;
  const both = given.has('direction') && direction === 'both';
  const up = direction !== 'down' && !(both && planted('hierarchy.direction.both-without-parents'));
  const down =
    (direction !== 'up' || planted('hierarchy.direction.up-with-children')) &&
    !(both && planted('hierarchy.direction.both-without-children'));
  if (legal === undefined) {
    const guess = planted('hierarchy.direct-parent.guessed-without-lei') ? lineage.all[0] : undefined;
    return {
      ...(up ? { directParent: guess, parents: guess === undefined ? [] : [guess] } : {}),
      ...(down ? { children: [] } : {}),
      ...(parameters.siblings ? { siblings: [] } : {}),
      childrenOnFile: [],
    };
  }
  const parentOf = parentFinder(lineage, planted);
  const chain = ancestors(legal.lei, stepsOf(parameters, given.has('depth'), planted), parentOf);
  const childrenOnFile = childrenOf(legal.lei, parameters, lineage, planted);
  const most = planted.varied('hierarchy.siblings.within-limit') ? parameters.limit : undefined;
  const isFarthest = planted('hierarchy.siblings.under-farthest-ancestor');
  const below = (isFarthest ? chain.at(-2)?.lei : undefined) ?? legal.lei;
  return {
    ...(up
      ? {
          directParent: parentOf(legal.lei),
          parents: planted('hierarchy.depth.last-only') ? chain.slice(-1) : chain,
        }
      : planted.varied('hierarchy.direct-parent.told-under-down')
        ? { directParent: parentOf(legal.lei) }
        : {}),
    ...(down
      ? { children: shownOf(childrenOnFile, sizeOf(parameters, given.has('limit'), planted), planted) }
      : {}),
    ...(parameters.siblings ? { siblings: siblingsOf(below, lineage, planted).slice(0, most) } : {}),
    childrenOnFile,
  };
}
