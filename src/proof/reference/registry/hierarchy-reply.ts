import { type Bendings, bendBy, each, isObject, type Json, joinedByPosition, put, without } from '../bend.js';
import type { Entity } from '../corpus/index.js';
import type { LegalEntity } from '../corpus/legal-entity.js';
import type { Lineage } from '../corpus/registry.js';
import type { Faults, Planted } from '../planted.js';
import type { HierarchyParameters } from './hierarchy-parameters.js';
import type { Relatives } from './hierarchy-relatives.js';
import type { Subject } from './hierarchy-subject.js';

export const hierarchyCoverageFaults = {
  'hierarchy.coverage.lei-present-false': {
    clauses: ['hierarchy.coverage.lei-present.held'],
    summary: 'Says lei_present false of entities that are not addressed by their LEI',
  },
  'hierarchy.coverage.lei-present-false-for-leis': {
    clauses: ['hierarchy.coverage.lei-present.held'],
    summary: 'Says lei_present false of entities that are addressed by their LEI',
  },
  'hierarchy.coverage.lei-present-always': {
    clauses: ['hierarchy.coverage.lei-present.missing'],
    summary: 'Says lei_present true of entities without an LEI',
  },
  'hierarchy.coverage.reporting-exception-assumed': {
    clauses: ['hierarchy.coverage.reporting-exception.declared'],
    summary: 'Says NO_KNOWN_PERSON of every entity without a parent, whether it was declared or not',
  },
  'hierarchy.coverage.reporting-exception-presumed': {
    clauses: ['hierarchy.coverage.reporting-exception.declared'],
    summary: 'Says NO_KNOWN_PERSON of an entity without a parent that has declared no reason',
  },
  'hierarchy.coverage.reporting-exception-lost': {
    clauses: ['hierarchy.null-parent.exception'],
    summary: 'Passes over the exceptions that filers declare',
  },
  'hierarchy.coverage.reporting-exception-lost-upwards': {
    clauses: ['hierarchy.null-parent.exception'],
    summary: 'Passes over the exceptions that filers declare under direction=up',
  },
  'hierarchy.coverage.level2-of-parents': {
    clauses: ['hierarchy.coverage.in-registry-level2.files-none'],
    admits: ['hierarchy.null-parent.no-filing'],
    summary: 'Looks for an LEI among the parents of relationship records and not among the children',
  },
  'hierarchy.child-count.inactive-not-counted': {
    clauses: ['hierarchy.child-count.least'],
    summary: 'Counts only children whose status is ACTIVE, and returns all',
  },
  'hierarchy.child-count.off-by-one': {
    clauses: ['hierarchy.child-count.least'],
    summary: 'Counts one child less than there is',
  },
  'hierarchy.child-count.null-for-none': {
    clauses: ['hierarchy.child-count'],
    summary: 'Has a child_count of null for an entity without children',
  },
  'hierarchy.child-count.zero-when-excluded': {
    clauses: ['hierarchy.child-count.excluded'],
    summary: 'Has a child_count of 0 under direction=up',
  },
  'hierarchy.child-count.zero-beside-siblings': {
    clauses: ['hierarchy.child-count.excluded'],
    summary: 'Has a child_count of 0 under direction=up where siblings are asked for',
  },
  'hierarchy.child-count.kept-when-excluded': {
    clauses: ['hierarchy.child-count.excluded'],
    summary: 'Counts the children under direction=up as well',
  },
  'hierarchy.natural-person-on-top': {
    clauses: ['hierarchy.no-natural-persons'],
    summary: 'Adds the person behind an entity that declares why it has no parent',
  },
} as const satisfies Faults;

const inData = (bend: (data: Json) => Json) =>
  put('data', (old: unknown) => (isObject(old) ? bend(old) : old));
const inHierarchy = (bend: (hierarchy: Json) => Json) =>
  inData(put('hierarchy', (old: unknown) => (isObject(old) ? bend(old) : old)));

const withShare = put('ownership_percentage', 74.9);

/** Faults of a finished reply. */
export const hierarchyReplyFaults = {
  'hierarchy.reply.without-success': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of hierarchies',
    bend: without('success'),
  },
  'hierarchy.members.without-coverage': {
    clauses: ['hierarchy.members.coverage'],
    summary: 'Leaves coverage out',
    bend: without('data.coverage'),
  },
  'hierarchy.members.coverage-text': {
    clauses: ['hierarchy.members.coverage'],
    summary: 'Sends coverage as a text',
    bend: put('data.coverage', 'LEI present'),
  },
  'hierarchy.members.without-hierarchy': {
    clauses: ['hierarchy.members.hierarchy'],
    summary: 'Sends the members of hierarchy without it',
    bend: inData((data) => ({
      ...without('hierarchy')(data),
      ...(isObject(data.hierarchy) ? data.hierarchy : {}),
    })),
  },
  'hierarchy.children.names-by-position': {
    clauses: ['hierarchy.parent-child'],
    summary: 'Gives each child the name and country of the one that stands next',
    bend: inHierarchy(joinedByPosition('children', 'legal_name', 'country')),
  },
  'hierarchy.parents.depths-from-the-top': {
    clauses: ['hierarchy.parent-child'],
    summary: 'Counts the depth of ancestors from the farthest one that is shown',
    bend: inHierarchy(
      put('parents', (old: unknown) =>
        Array.isArray(old) ? old.map((node: Json, index) => ({ ...node, depth: old.length - index })) : old,
      ),
    ),
  },
  'hierarchy.parents.ids-by-position': {
    clauses: ['hierarchy.parent-child'],
    summary: 'Gives each ancestor the entity_id of the one that stands next',
    bend: inHierarchy(joinedByPosition('parents', 'entity_id')),
  },
  'hierarchy.relatives.all-active': {
    clauses: ['hierarchy.parent-child'],
    summary: 'Calls every relative ACTIVE, whatever its record in the registry has',
    bend: inHierarchy((hierarchy) =>
      ['parents', 'children', 'siblings'].reduce(
        (bent, list) => each(list, put('entity_status', 'ACTIVE'))(bent),
        put('direct_parent', (old: unknown) => (isObject(old) ? put('entity_status', 'ACTIVE')(old) : old))(
          hierarchy,
        ),
      ),
    ),
  },
  'hierarchy.coverage.lei-present-text': {
    clauses: ['hierarchy.coverage.lei-present'],
    summary: 'Sends lei_present as yes or no',
    bend: put('data.coverage.lei_present', (old: unknown) => (old === true ? 'yes' : 'no')),
  },
  'hierarchy.coverage.lei-present-renamed': {
    clauses: ['hierarchy.coverage.lei-present'],
    summary: 'Calls lei_present has_lei',
    bend: inData(
      put('coverage', (old: unknown) =>
        isObject(old) ? { ...without('lei_present')(old), has_lei: old.lei_present } : old,
      ),
    ),
  },
  'hierarchy.coverage.reporting-exception-object': {
    clauses: ['hierarchy.coverage.reporting-exception'],
    summary: 'Sends reporting_exception as an object',
    bend: put('data.coverage.reporting_exception', (old: unknown) =>
      old === null ? null : { category: 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', reason: old },
    ),
  },
  'hierarchy.coverage.level2-number': {
    clauses: ['hierarchy.coverage.in-registry-level2'],
    summary: 'Sends in_registry_level2 as 0 or 1',
    bend: put('data.coverage.in_registry_level2', Number),
  },
  'hierarchy.coverage.without-level2': {
    clauses: ['hierarchy.coverage.in-registry-level2'],
    summary: 'Leaves in_registry_level2 out of coverage',
    bend: without('data.coverage.in_registry_level2'),
  },
  'hierarchy.direct-parent.absent-for-none': {
    clauses: ['hierarchy.direct-parent'],
    summary: 'Leaves direct_parent out where it is null',
    bend: inHierarchy((old) => (old.direct_parent === null ? without('direct_parent')(old) : old)),
  },
  'hierarchy.direct-parent.blank': {
    clauses: ['hierarchy.direct-parent.entity'],
    summary: 'Sends an empty object in place of the direct parent',
    bend: inHierarchy((old) => (isObject(old.direct_parent) ? { ...old, direct_parent: {} } : old)),
  },
  'hierarchy.child-count.text': {
    clauses: ['hierarchy.child-count'],
    summary: 'Sends child_count as a text',
    bend: put('data.hierarchy.child_count', (old: unknown) => (old === null ? null : String(old))),
  },
  'hierarchy.parents.leis-cut': {
    clauses: ['registry.lei.length'],
    summary: 'Leaves the check digits out of the LEIs of ancestors in a list',
    bend: inHierarchy(
      each(
        'parents',
        put('lei', (old: unknown) => (typeof old === 'string' ? old.slice(0, -2) : old)),
      ),
    ),
  },
  'hierarchy.percentages': {
    clauses: ['hierarchy.no-percentages'],
    summary: 'Adds a percentage of ownership to parents and children',
    bend: inHierarchy((old) => each('children', withShare)(each('parents', withShare)(old))),
  },
} as const satisfies Bendings;

const isActive = ({ entity_status }: LegalEntity): boolean => entity_status === 'ACTIVE';

/** The reason that most filers declare. */
const usual = 'NO_KNOWN_PERSON';

function coverageOf(
  { entity, legal }: Subject,
  byLei: boolean,
  { direction }: HierarchyParameters,
  lineage: Lineage,
  planted: Planted,
): Json {
  const lei = legal?.lei;
  const present =
    lei === undefined
      ? entity !== undefined && planted('hierarchy.coverage.lei-present-always')
      : byLei
        ? !planted('hierarchy.coverage.lei-present-false-for-leis')
        : !planted('hierarchy.coverage.lei-present-false');
  const parent = lei === undefined ? undefined : lineage.parentOf(lei);
  const assumed = parent === undefined && planted('hierarchy.coverage.reporting-exception-assumed');
  const isPresumed =
    lei !== undefined && parent === undefined && planted('hierarchy.coverage.reporting-exception-presumed');
  const presumed = isPresumed ? usual : null;
  const lost =
    planted('hierarchy.coverage.reporting-exception-lost') ||
    (direction === 'up' && planted('hierarchy.coverage.reporting-exception-lost-upwards'));
  const declared = lei === undefined || lost ? undefined : lineage.exceptionOf(lei);
  const inLevel2 = planted('hierarchy.coverage.level2-of-parents')
    ? (of: string) => lineage.childrenOf(of).length > 0
    : lineage.inLevel2;
  return {
    lei_present: present,
    reporting_exception: assumed ? usual : (declared ?? presumed),
    in_registry_level2: lei !== undefined && inLevel2(lei),
  };
}

function childCountOf(
  { children, childrenOnFile }: Relatives,
  { legal }: Subject,
  { direction, siblings }: HierarchyParameters,
  planted: Planted,
): number | null {
  if (legal === undefined) return null;
  const all = childrenOnFile.length;
  if (children === undefined || direction === 'up') {
    if (planted('hierarchy.child-count.zero-when-excluded')) return 0;
    if (siblings && planted('hierarchy.child-count.zero-beside-siblings')) return 0;
    return planted('hierarchy.child-count.kept-when-excluded') ? all : null;
  }
  if (all === 0 && planted('hierarchy.child-count.null-for-none')) return null;
  if (planted('hierarchy.child-count.inactive-not-counted')) return childrenOnFile.filter(isActive).length;
  return all > 0 && planted('hierarchy.child-count.off-by-one') ? all - 1 : all;
}

/** The reply about a subject and its relatives; lists that the direction leaves out are absent. */
export function hierarchyReply(
  subject: Subject,
  relatives: Relatives,
  parameters: HierarchyParameters,
  context: {
    readonly byLei: boolean;
    readonly lineage: Lineage;
    readonly entities: readonly Entity[];
    readonly planted: Planted;
  },
): Json {
  const { byLei, lineage, entities, planted } = context;
  const { entity, legal } = subject;
  const shown = (other: LegalEntity): Json => ({
    lei: other.lei,
    legal_name: other.legal_name,
    entity_id: lineage.entityIdOf(other.lei) ?? null,
    country: other.country,
    entity_status: other.entity_status,
  });
  const { directParent, parents, children, siblings } = relatives;
  const person = entities.find(({ type }) => type === 'Person');
  const owned =
    person !== undefined &&
    legal !== undefined &&
    lineage.exceptionOf(legal.lei) !== undefined &&
    planted('hierarchy.natural-person-on-top');
  const owner = owned ? [{ lei: null, legal_name: person.name, entity_id: person.id }] : [];
  const hierarchy = {
    ...(parents === undefined
      ? planted.varied('hierarchy.direct-parent.told-under-down')
        ? { direct_parent: directParent === undefined ? null : shown(directParent) }
        : {}
      : {
          direct_parent: directParent === undefined ? null : shown(directParent),
          parents: [...parents.map((parent, at) => ({ depth: at + 1, ...shown(parent) })), ...owner],
        }),
    ...(children === undefined ? {} : { children: children.map(shown) }),
    ...(siblings === undefined ? {} : { siblings: siblings.map(shown) }),
    child_count: childCountOf(relatives, subject, parameters, planted),
  };
  const reply = {
    success: true,
    data: {
      entity: {
        entity_id: entity?.id ?? null,
        name: entity?.name ?? legal?.legal_name ?? null,
        lei: legal?.lei ?? null,
      },
      coverage: coverageOf(subject, byLei, parameters, lineage, planted),
      hierarchy,
      query: { direction: parameters.direction, depth: parameters.depth },
    },
    meta: { attributions: [{ source: 'Global LEI index', license: 'CC0 1.0' }] },
  };
  return bendBy(hierarchyReplyFaults, planted)(reply);
}
