import type { Cost, OperationCost } from '../engine/events.js';

export const mergedCost = (costs: readonly Cost[]): Cost => ({
  requests: sumOf(costs, ({ requests }) => requests),
  queryUnits: sumOf(costs, ({ queryUnits }) => queryUnits),
});

/** What the requests of all shards cost. Of percentiles the greatest is told: single latencies are in no log. */
export function mergedOperations(costs: readonly OperationCost[]): readonly OperationCost[] {
  const operations = [...new Set(costs.map(({ operation }) => operation))];
  return operations.map((operation) => {
    const of = costs.filter((each) => each.operation === operation);
    const greatest = (member: 'p50' | 'p95' | 'p99' | 'max') => Math.max(...of.map((each) => each[member]));
    return {
      operation,
      requests: sumOf(of, ({ requests }) => requests),
      bytes: sumOf(of, ({ bytes }) => bytes),
      limited: sumOf(of, ({ limited }) => limited),
      p50: greatest('p50'),
      p95: greatest('p95'),
      p99: greatest('p99'),
      max: greatest('max'),
    };
  });
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, each) => sum + of(each), 0);
