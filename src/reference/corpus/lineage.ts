import type { Corpus } from './index.js';
import type { LegalEntity } from './legal-entity.js';
import { type Registry, registryIn } from './registry.js';

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
  const parents = new Map<string, LegalEntity>();
  const tops = new Map<string, LegalEntity>();
  const children = new Map<string, LegalEntity[]>();
  for (const { start_node, end_node, relationship_type } of registry.relationships) {
    const child = held.get(start_node);
    const parent = held.get(end_node);
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
