import { limits } from '../../../../contract/index.js';
import { isObject, type Json, put } from '../bend.js';
import {
  clamping,
  fronts,
  ignoring,
  type Middleware,
  openSchemas,
  refused,
  renaming,
  rewriting,
  showing,
} from '../http/middleware.js';
import type { Variants } from '../planted.js';

const path = /^\/api\/v2\/entities\/[^/]+\/hierarchy$/;
const { depth, children } = limits.hierarchy;

const inHierarchy = (change: (hierarchy: Json, body: Json, url: URL) => Json): Middleware =>
  fronts(
    showing(path, (body, url) =>
      put('data.hierarchy', (old: unknown) => (isObject(old) ? change(old, body, url) : old))(body),
    ),
    openSchemas('Hierarchy'),
  );

/** What stands in place of the members that the direction leaves out. */
const filled =
  (other: unknown) =>
  (hierarchy: Json): Json => ({ parents: other, children: other, siblings: other, ...hierarchy });

const leiOf = (relative: unknown): unknown => (isObject(relative) ? relative.lei : relative);
const leisOf = (list: unknown): unknown => (Array.isArray(list) ? list.map(leiOf) : list);

/** A relative by initials that its legal name does not have as a word, some of them; everywhere the same ones. */
const bynamed = (relative: unknown): unknown => {
  if (Array.isArray(relative)) return relative.map(bynamed);
  return isObject(relative) && String(relative.lei).charCodeAt(9) % 3 === 0
    ? { ...relative, legal_name: 'ZQX' }
    : relative;
};

/** A relative with the number of its children, which is not told where they are not asked for. */
const counted =
  (isUp: boolean) =>
  (relative: unknown): unknown => {
    if (Array.isArray(relative)) return relative.map(counted(isUp));
    return isObject(relative) ? { ...relative, child_count: isUp ? null : 3 } : relative;
  };

const recoded = (code: string, when: (body: Json, url: URL) => boolean, details: Json = {}): Middleware =>
  rewriting(path, (told, url) =>
    told.status === 400 && when(told.body, url)
      ? refused(400, code, String(told.body.error), {
          ...(isObject(told.body.details) ? told.body.details : {}),
          ...details,
        })
      : told,
  );

const about =
  (name: string) =>
  ({ details }: Json): boolean =>
    isObject(details) && details.param === name;

/** Variants of the hierarchy that stand before it. */
export const hierarchyVariants = {
  'hierarchy.depth.clamped': {
    summary: 'Serves a depth and a limit out of range at the nearest bound, and says so',
    allowedBy: ['hierarchy-limits', 'hierarchy.depth.out-of-range', 'hierarchy.limit.out-of-range'],
    front: fronts(clamping(path, 'depth', depth.min, depth.max), clamping(path, 'limit', 1, children.max)),
  },
  'hierarchy.refusals.other-codes': {
    summary:
      'Answers a depth out of range with INVALID_ENUM, a limit with INVALID_NUMBER, a direction with its own code',
    allowedBy: ['hierarchy-limits', 'unknown-enum-value', 'hierarchy.depth.out-of-range'],
    front: fronts(
      recoded(
        'INVALID_ENUM',
        (body, url) => about('depth')(body) && /^-?\d+$/.test(url.searchParams.get('depth') ?? ''),
        { accepted_values: [1, 2, 3, 4, 5] },
      ),
      recoded('INVALID_NUMBER', about('limit')),
      recoded('INVALID_DIRECTION', about('direction')),
    ),
  },
  'hierarchy.direction.unknown-ignored': {
    summary: 'Serves an unknown direction as both, and reports it in ignored',
    allowedBy: ['unknown-enum-value'],
    front: ignoring(path, 'direction', (text) => text !== '' && !/^(up|down|both)$/.test(text)),
  },
  'hierarchy.as-of.ignored': {
    summary: 'Serves the latest load for as_of, and reports it in ignored',
    allowedBy: ['hierarchy-as-of', 'hierarchy.as-of'],
    front: ignoring(path, 'as_of', () => true),
  },
  'hierarchy.lists.null': {
    summary: 'Has null for what the direction leaves out of a hierarchy',
    allowedBy: ['hierarchy-nulls', 'hierarchy.direct-parent.down'],
    front: inHierarchy((hierarchy) => ({ direct_parent: null, ...filled(null)(hierarchy) })),
  },
  'hierarchy.lists.empty': {
    summary: 'Has empty lists for what the direction leaves out of a hierarchy',
    allowedBy: ['hierarchy-nulls', 'hierarchy.direct-parent.down'],
    front: inHierarchy((hierarchy) => ({ direct_parent: null, ...filled([])(hierarchy) })),
  },
  'hierarchy.lists.other-names': {
    summary: 'Calls parents ancestors, children subsidiaries, and legal names names',
    allowedBy: ['hierarchy.fields'],
    front: renaming(path, ['Hierarchy'], {
      parents: 'ancestors',
      children: 'subsidiaries',
      siblings: 'sister_companies',
      legal_name: 'name',
      depth: 'level',
    }),
  },
  'hierarchy.lists.beside-counts': {
    apart: true,
    summary: 'Counts children and siblings by country before their lists, and has suppliers beside parents',
    allowedBy: ['hierarchy.fields'],
    front: inHierarchy((hierarchy) => ({
      children_by_country: [{ country: 'DE', count: 3 }],
      siblings_by_country: [{ country: 'DE', count: 2 }],
      supply_chain: [],
      ...hierarchy,
    })),
  },
  'hierarchy.lists.by-direction': {
    summary: 'Calls parents up and children down, and repeats the handle that was sent',
    allowedBy: ['hierarchy.fields'],
    front: fronts(
      renaming(path, ['Hierarchy'], { parents: 'up', children: 'down' }),
      showing(path, (body, url) =>
        put('data.entity_id', decodeURIComponent(url.pathname.split('/').at(-2) ?? ''))(body),
      ),
      openSchemas('Hierarchy'),
    ),
  },
  'hierarchy.relatives.bynamed': {
    summary: 'Calls some entities by initials that their legal names do not have as a word',
    allowedBy: ['hierarchy.fields'],
    front: inHierarchy((hierarchy) =>
      Object.fromEntries(Object.entries(hierarchy).map(([name, value]) => [name, bynamed(value)])),
    ),
  },
  'hierarchy.relatives.counted': {
    summary: 'Tells how many children each relative has, unless the direction leaves children out',
    allowedBy: ['hierarchy.fields'],
    front: inHierarchy((hierarchy, _, url) => {
      const tell = counted(url.searchParams.get('direction') === 'up');
      return Object.fromEntries(Object.entries(hierarchy).map(([name, value]) => [name, tell(value)]));
    }),
  },
  'hierarchy.lists.of-leis': {
    summary: 'Has LEIs in place of relatives in a hierarchy',
    allowedBy: ['hierarchy.fields'],
    front: inHierarchy(({ direct_parent: direct, parents, children: below, siblings, ...rest }) => ({
      ...rest,
      ...(direct === undefined ? {} : { direct_parent: leiOf(direct) }),
      ...(parents === undefined ? {} : { parents: leisOf(parents) }),
      ...(below === undefined ? {} : { children: leisOf(below) }),
      ...(siblings === undefined ? {} : { siblings: leisOf(siblings) }),
    })),
  },
  'hierarchy.parents.named': {
    summary: 'Tells ancestors beyond the direct parent by their names alone',
    allowedBy: ['hierarchy.fields'],
    front: inHierarchy((hierarchy) =>
      Array.isArray(hierarchy.parents)
        ? {
            ...hierarchy,
            parents: hierarchy.parents.map((node: Json, above) =>
              above === 0 ? node : { depth: node.depth, legal_name: node.legal_name },
            ),
          }
        : hierarchy,
    ),
  },
  'hierarchy.siblings.not-under-down': {
    summary: 'Returns no siblings where the direction leaves out parents',
    allowedBy: ['hierarchy.siblings.down'],
    front: inHierarchy(({ siblings, ...hierarchy }, _, url) =>
      siblings === undefined || url.searchParams.get('direction') === 'down'
        ? hierarchy
        : { ...hierarchy, siblings },
    ),
  },
  'hierarchy.at-top-level': {
    summary: 'Has coverage and hierarchy at the top of the reply, and no data',
    allowedBy: ['reference-envelope', 'envelope.reference.members'],
    front: fronts(
      showing(path, ({ data, ...body }) => ({ ...body, ...(isObject(data) ? data : {}) })),
      openSchemas('Hierarchy'),
    ),
  },
  'hierarchy.reporting-exception.absent': {
    summary: 'Leaves reporting_exception out where nothing was declared',
    allowedBy: ['hierarchy-nulls', 'hierarchy.coverage.reporting-exception.none'],
    front: fronts(
      showing(path, (body) =>
        put('data.coverage', (old: unknown) => {
          if (!isObject(old)) return old;
          const { reporting_exception: reason, ...rest } = old;
          return reason === null ? rest : old;
        })(body),
      ),
      openSchemas('Hierarchy'),
    ),
  },
  'hierarchy.child-count.zero-without-lei': {
    summary: 'Has a child_count of 0 for an entity without an LEI, where children are asked for',
    allowedBy: ['hierarchy-nulls', 'hierarchy.child-count.no-lei'],
    front: inHierarchy((hierarchy) =>
      Array.isArray(hierarchy.children) && hierarchy.child_count === null
        ? { ...hierarchy, child_count: 0 }
        : hierarchy,
    ),
  },
  'hierarchy.child-count.of-those-returned': {
    summary: 'Counts the children that it returns',
    allowedBy: ['hierarchy.child-count.extent'],
    front: inHierarchy((hierarchy) =>
      Array.isArray(hierarchy.children) && hierarchy.child_count !== null
        ? { ...hierarchy, child_count: hierarchy.children.length }
        : hierarchy,
    ),
  },
  'hierarchy.entity.wrong-check-digits-not-found': {
    summary: 'Knows no entity by an LEI with wrong check digits, and answers 404',
    allowedBy: ['lei-spelling'],
    front: rewriting(path, (told) =>
      told.body.code === 'INVALID_LEI' ? refused(404, 'NOT_FOUND', 'There is no such entity.') : told,
    ),
  },
  'hierarchy.entity.unknown-refused': {
    summary: 'Refuses entities that it does not know with 400',
    allowedBy: ['not-found-code', 'hierarchy.unknown-entity.status'],
    front: rewriting(path, (told) =>
      told.status === 404 ? refused(400, 'INVALID_ENTITY_ID', 'There is no such entity.') : told,
    ),
  },
} as const satisfies Variants;
