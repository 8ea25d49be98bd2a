import { type Entity, memoizedByRecords, type Records } from './entities.js';
import type { Corpus } from './index.js';
import {
  consolidated,
  declared,
  exceptionReasons,
  isinOf,
  type LegalEntity,
  legalEntity,
  letters,
  type Relationship,
  type ReportingException,
  usual,
} from './legal-entity.js';
import { randomFrom } from './random.js';

/** What the organisations of a corpus have on file. */
interface CorporateGroups {
  readonly entities: readonly LegalEntity[];
  readonly relationships: readonly Relationship[];
  readonly exceptions: readonly ReportingException[];
  /** The LEI of an organisation, by the id of its entity; missing where none is held. */
  readonly leis: ReadonlyMap<string, string>;
}

/** Movements, unions and bodies that are no legal entities have no LEI. */
const informal = /Union|Front|Movement|Council|Guard|Committee|Federation|Assembly|Observatory|Común|Board/;

/** More children than one reply returns. */
const manyChildren = 64;
/** More generations than one reply returns. */
const manyAncestors = 7;

/** Files records one after the other; the number of the first is `from`. */
function filing(seed: number, from: number) {
  const random = randomFrom(`corporate groups ${seed}`);
  const entities: LegalEntity[] = [];
  const relationships: Relationship[] = [];
  const exceptions: ReportingException[] = [];
  const add = (name: string, country?: string): LegalEntity => {
    const given = { name, ...(country === undefined ? {} : { country }) };
    const record = legalEntity(random, from + entities.length, given);
    entities.push(record);
    return record;
  };
  const declare = (record: LegalEntity): void => {
    exceptions.push(declared(record, usual(random, 'NO_KNOWN_PERSON', exceptionReasons)));
  };
  return {
    filed: { entities, relationships, exceptions },
    add,
    declare,
    report: (child: LegalEntity, parent: LegalEntity, top = parent): void => {
      relationships.push(consolidated(child, parent, 'DIRECTLY'));
      if (top !== parent) relationships.push(consolidated(child, top, 'ULTIMATELY'));
    },
    /** A new ultimate parent, which declares why it has none itself. */
    addTop: (name: string): LegalEntity => {
      const top = add(`${name} Group`);
      declare(top);
      return top;
    },
  };
}

type Filing = ReturnType<typeof filing>;

/** What one organisation has on file; the neighbour is the one before it. */
type Place = (files: Filing, record: LegalEntity, name: string, neighbour: LegalEntity | undefined) => void;

function addBranches(files: Filing, parent: LegalEntity, name: string, count: number, top = parent): void {
  for (let at = 1; at <= count; at += 1) files.report(files.add(`${name} ${at}`), parent, top);
}

const withManyChildren: Place = (files, record, name) => {
  files.declare(record);
  addBranches(files, record, name, manyChildren);
};

/** Below a chain of holdings, with sisters, a daughter and a granddaughter. */
const below =
  (generations: number): Place =>
  (files, record, name) => {
    const top = files.addTop(name);
    let parent = top;
    for (let at = 1; at < generations; at += 1) {
      const holding = files.add(`${name} Holding ${at}`);
      files.report(holding, parent, top);
      parent = holding;
    }
    files.report(record, parent, top);
    addBranches(files, parent, `${name} Services`, 3, top);
    const daughter = files.add(`${name} Daughter`);
    files.report(daughter, record, top);
    files.report(files.add(`${name} Granddaughter`), daughter, top);
  };

const inGroup: Place = (files, record, name) => {
  const top = files.addTop(name);
  files.report(record, top);
  addBranches(files, top, `${name} Affiliate`, 2);
  addBranches(files, record, name, 2, top);
};

const ownedByNeighbour: Place = (files, record, _, neighbour) => {
  if (neighbour !== undefined) files.report(record, neighbour);
};

/** Others report to it; whether it has a parent itself is neither on file nor declared. */
const undeclaredTop: Place = (files, record, name) => addBranches(files, record, name, 2);

const declares: Place = (files, record) => files.declare(record);
const nothing: Place = () => undefined;

/** The first two organisations are far larger than the others, which take turns. */
const turns: readonly Place[] = [nothing, declares, inGroup, ownedByNeighbour, undeclaredTop, below(5)];

/** The groups of the organisations; the number of the first record is `from`. */
function corporateGroupsOf(seed: number, all: readonly Entity[], from: number): CorporateGroups {
  const files = filing(seed, from);
  const organisations = all.filter(
    ({ type, id, canonicalId, name }) =>
      type === 'Organization' && id === canonicalId && !informal.test(name),
  );
  const own = organisations.map(({ id, name, country }) => ({
    id,
    name,
    record: files.add(name, country?.iso3),
  }));
  const [largest, deepest, ...others] = own;
  if (deepest !== undefined) below(manyAncestors)(files, deepest.record, deepest.name, undefined);
  others.forEach(({ record, name }, at) => {
    turns[at % turns.length]?.(files, record, name, others[at - 1]?.record);
  });
  if (largest !== undefined) withManyChildren(files, largest.record, largest.name, undefined);
  return { ...files.filed, leis: new Map(own.map(({ id, record }) => [id, record.lei])) };
}

export type { LegalEntity, Relationship, ReportingException } from './legal-entity.js';
export { entityCategories, entityStatuses, registrationStatuses } from './legal-entity.js';

export interface Security {
  readonly isin: string;
  readonly lei: string;
}

/** The legal-entity index: records, consolidation, declared exceptions and securities. */
export interface Registry {
  readonly entities: readonly LegalEntity[];
  /** Entities that stand in relationships and have no record of their own. */
  readonly unheld?: readonly LegalEntity[];
  readonly relationships: readonly Relationship[];
  readonly exceptions: readonly ReportingException[];
  readonly securities: readonly Security[];
  /** LEIs of organisations, by the id of their entity; missing where none is held. */
  readonly leis: ReadonlyMap<string, string>;
}

/**
 * Groups of ten: the first entity of a group is its ultimate parent and declares why it has none, the second and
 * third report to it, the next four report to the second, and the last three stand alone.
 */
function relationshipsOf(entities: readonly LegalEntity[]): readonly Relationship[] {
  return entities.flatMap((child, at) => {
    const top = entities[at - (at % 10)];
    const middle = entities[at - (at % 10) + 1];
    const place = at % 10;
    if (top === undefined || middle === undefined || place === 0 || place > 6) return [];
    if (place < 3) return [consolidated(child, top, 'DIRECTLY')];
    return [consolidated(child, middle, 'DIRECTLY'), consolidated(child, top, 'ULTIMATELY')];
  });
}

/** A registry of `size` entities; the same seed and size give the same records. */
export function registryOf(seed: number, size = 4_900): Registry {
  const random = randomFrom(`registry ${seed}`);
  const entities = Array.from({ length: size }, (_, at) => legalEntity(random, at));
  const exceptions = entities
    .filter((_, at) => at % 10 === 0 || at % 10 === 7)
    .map((entity) => declared(entity, usual(random, 'NO_KNOWN_PERSON', exceptionReasons)));
  const securities = entities
    .filter((_, at) => at % 3 === 0)
    .flatMap(({ lei, jurisdiction }) =>
      Array.from({ length: random.whole(1, 3) }, () => ({
        isin: isinOf(`${jurisdiction.slice(0, 2)}${letters(random, 9)}`),
        lei,
      })),
    );
  return { entities, relationships: relationshipsOf(entities), exceptions, securities, leis: new Map() };
}

/** Both parts: entities that are unknown elsewhere, and the groups of the organisations of the corpus. */
function build({ seed, entities }: Records): Registry {
  const unknown = registryOf(seed);
  const groups = corporateGroupsOf(seed, entities, unknown.entities.length);
  return {
    ...unknown,
    entities: [...unknown.entities, ...groups.entities],
    relationships: [...groups.relationships, ...unknown.relationships],
    exceptions: [...unknown.exceptions, ...groups.exceptions],
    leis: groups.leis,
  };
}

/** The registry that belongs to a corpus, built once. */
export const registryIn = memoizedByRecords(build, ({ registry }) => registry);

/** The registry as a tree of direct consolidation, and how it meets the entities of the corpus. */
export interface Lineage {
  readonly all: readonly LegalEntity[];
  readonly held: (lei: string) => LegalEntity | undefined;
  readonly parentOf: (lei: string) => LegalEntity | undefined;
  readonly childrenOf: (lei: string) => readonly LegalEntity[];
  /** The entity that stands at the end of an ultimate relationship, where one is on file. */
  readonly ultimateParentOf: (lei: string) => LegalEntity | undefined;
  /** The reason that was declared for having no direct parent. */
  readonly exceptionOf: (lei: string) => string | undefined;
  /** Whether the entity stands in a relationship record, as child or as parent. */
  readonly inLevel2: (lei: string) => boolean;
  /** The LEI of an organisation, by the id of its entity. */
  readonly leiOf: (entityId: string) => string | undefined;
  /** The id of the entity that an LEI belongs to, where it is known elsewhere. */
  readonly entityIdOf: (lei: string) => string | undefined;
}

function lineageOf(registry: Registry): Lineage {
  const held = new Map(registry.entities.map((entity) => [entity.lei, entity]));
  const unheld = new Map(registry.unheld?.map((entity) => [entity.lei, entity]));
  const parents = new Map<string, LegalEntity>();
  const tops = new Map<string, LegalEntity>();
  const children = new Map<string, LegalEntity[]>();
  for (const { start_node, end_node, relationship_type } of registry.relationships) {
    const child = held.get(start_node) ?? unheld.get(start_node);
    const parent = held.get(end_node) ?? unheld.get(end_node);
    if (child === undefined || parent === undefined) continue;
    if (relationship_type === 'IS_ULTIMATELY_CONSOLIDATED_BY') {
      tops.set(start_node, parent);
    } else {
      parents.set(start_node, parent);
      children.set(end_node, [...(children.get(end_node) ?? []), child]);
    }
  }
  const exceptions = new Map(registry.exceptions.map(({ lei, reason }) => [lei, reason]));
  const entityIds = new Map([...registry.leis].map(([id, lei]) => [lei, id]));
  return {
    all: registry.entities,
    held: (lei) => held.get(lei),
    parentOf: (lei) => parents.get(lei),
    childrenOf: (lei) => children.get(lei) ?? [],
    ultimateParentOf: (lei) => tops.get(lei),
    exceptionOf: (lei) => exceptions.get(lei),
    inLevel2: (lei) => parents.has(lei) || children.has(lei),
    leiOf: (entityId) => registry.leis.get(entityId),
    entityIdOf: (lei) => entityIds.get(lei),
  };
}

const lineages = new WeakMap<Registry, Lineage>();

/** The lineage of the registry of a corpus, built once. */
export function lineageIn(corpus: Corpus): Lineage {
  const registry = registryIn(corpus);
  const lineage = lineages.get(registry) ?? lineageOf(registry);
  lineages.set(registry, lineage);
  return lineage;
}
