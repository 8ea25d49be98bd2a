import type { Faults } from '../fault.js';
import { requireLei } from '../rules/lei.js';
import { registryRoute, reply } from './registry-reply.js';

export const relationshipFaults = {
  'registry.relationships.records-of-entities': {
    clauses: ['registry.relationships.records'],
    summary: 'Returns entity records in place of relationships',
  },
  'registry.relationships.unfiltered': {
    clauses: ['registry.relationships.lei.only'],
    summary: 'Ignores lei on relationships',
  },
  'registry.relationships.nodes-swapped': {
    clauses: ['registry.relationships.start-is-child', 'registry.relationships.end-is-parent'],
    summary: 'Puts the parent at the start and the child at the end',
  },
  'registry.relationships.start-node-only': {
    clauses: ['registry.relationships.lei.end-node'],
    summary: 'Compares lei with the start node only',
  },
  'registry.relationships.end-node-only': {
    clauses: ['registry.relationships.lei.start-node'],
    summary: 'Compares lei with the end node only',
  },
} as const satisfies Faults;

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
    return reply(registry.relationships.slice(0, unfilteredRows), planted);
  }
  const starts = !planted('registry.relationships.end-node-only');
  const ends = !planted('registry.relationships.start-node-only');
  const rows = registry.relationships.filter(
    ({ start_node, end_node }) => (starts && start_node === lei) || (ends && end_node === lei),
  );
  const turned = rows.map((row) => ({ ...row, start_node: row.end_node, end_node: row.start_node }));
  return reply(planted('registry.relationships.nodes-swapped') ? turned : rows, planted);
});
