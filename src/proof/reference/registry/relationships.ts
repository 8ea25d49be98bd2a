import type { Registry } from '../corpus/registry.js';
import type { Faults, Planted } from '../planted.js';
import { requireLei } from './lei.js';
import { registryRoute, reply } from './route.js';

export type Relationship = Registry['relationships'][number];

/** The relationship the other way round. */
export const turned = (row: Relationship): Relationship => ({
  ...row,
  start_node: row.end_node,
  end_node: row.start_node,
});

export const relationshipFaults = {
  'registry.relationships.records-of-entities': {
    clauses: ['registry.relationships.records'],
    summary: 'Returns entity records in place of relationships',
  },
  'registry.relationships.unfiltered': {
    clauses: ['registry.relationships.lei.only'],
    summary: 'Ignores lei on relationships',
  },
  'registry.relationships.status-of-parent': {
    clauses: ['registry.relationships.records'],
    summary: 'Returns another status of a relationship for the LEI at its end than for the one at its start',
  },
  'registry.relationships.nodes-swapped': {
    clauses: ['registry.relationships.start-is-child', 'registry.relationships.end-is-parent'],
    summary: 'Puts the parent at the start and the child at the end',
  },
  'registry.relationships.ultimate-nodes-swapped': {
    clauses: ['registry.relationships.start-is-child', 'registry.relationships.end-is-parent'],
    summary: 'Puts the ultimate parent at the start and the child at the end',
  },
  'registry.relationships.start-node-only': {
    clauses: ['registry.relationships.lei.end-node'],
    summary: 'Compares lei with the start node only',
  },
  'registry.relationships.end-node-only': {
    clauses: ['registry.relationships.lei.start-node'],
    summary: 'Compares lei with the end node only',
  },
  'registry.relationships.inactive-children-lost': {
    clauses: ['registry.relationships.lei.end-node'],
    summary: 'Returns for an LEI only those of its children that are active',
  },
  'registry.relationships.own-link-of-parents-lost': {
    clauses: ['registry.relationships.lei.start-node'],
    summary: 'Returns for an LEI with children those alone, and not the relationship to its own parent',
  },
  'registry.relationships.quantified': {
    clauses: ['hierarchy.no-percentages'],
    summary: 'Passes on how many percent of a child its parent owns',
  },
  'registry.relationships.of-persons': {
    clauses: ['hierarchy.no-natural-persons'],
    summary: 'Adds the person who owns an entity to its relationships',
  },
} as const satisfies Faults;

/** Relationships as they are shown. */
export function shownRelationships(rows: Registry['relationships'], planted: Planted): readonly object[] {
  if (planted('registry.relationships.quantified')) {
    const quantifier = { method: 'ACCOUNTING_CONSOLIDATION', amount: 62.5, units: 'PERCENTAGE' };
    return rows.map((row) => ({ ...row, relationship_quantifiers: [quantifier] }));
  }
  const [first] = rows;
  if (first === undefined || !planted('registry.relationships.of-persons')) return rows;
  const owner = { ...first, end_node: 'Maria Okafor', end_node_type: 'NATURAL_PERSON' };
  return [...rows, owner];
}

/** Relationships without lei; the document shows neither paging nor a default. */
const unfilteredRows = 100;

export const listRegistryRelationships = registryRoute('listRegistryRelationships', (call, registry) => {
  const { planted } = call.deployment;
  const sent = call.url.searchParams.get('lei')?.trim() ?? '';
  const lei = sent === '' ? undefined : requireLei(sent, 'relationships', planted);
  if (planted('registry.relationships.records-of-entities')) {
    return reply(registry.entities.slice(0, 5), planted);
  }
  if (lei === undefined || planted('registry.relationships.unfiltered')) {
    return reply(shownRelationships(registry.relationships.slice(0, unfilteredRows), planted), planted);
  }
  const starts = !planted('registry.relationships.end-node-only');
  const ends = !planted('registry.relationships.start-node-only');
  if (planted('registry.relationships.own-link-of-parents-lost')) {
    const below = registry.relationships.filter(({ end_node }) => end_node === lei);
    if (below.length > 0) return reply(below, planted);
  }
  const isLost = planted('registry.relationships.inactive-children-lost')
    ? (child: string) =>
        !registry.entities.some((each) => each.lei === child && each.entity_status === 'ACTIVE')
    : () => false;
  const rows = registry.relationships.filter(
    ({ start_node, end_node }) =>
      (starts && start_node === lei) || (ends && end_node === lei && !isLost(start_node)),
  );
  if (planted('registry.relationships.status-of-parent')) {
    const other = rows.map((row) =>
      row.end_node === lei ? { ...row, relationship_status: 'PUBLISHED' } : row,
    );
    return reply(other, planted);
  }
  if (planted('registry.relationships.nodes-swapped')) return reply(rows.map(turned), planted);
  if (planted('registry.relationships.ultimate-nodes-swapped')) {
    const isUltimate = (row: (typeof rows)[number]) => /ULTIMATE/.test(row.relationship_type);
    return reply(
      rows.map((row) => (isUltimate(row) ? turned(row) : row)),
      planted,
    );
  }
  return reply(shownRelationships(rows, planted), planted);
});
