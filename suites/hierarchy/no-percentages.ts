import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { leavesWhere, numberOf } from '../leaves.js';
import { nodesOf } from './reading.js';
import { isServed } from './served.js';

const share = /percent|pct|ownership|shareholding|(?:^|[/_])(?:stake|share)s?$/;
/** A text that is nothing else; links have percent signs too. */
const percentage = /^\s*\d+(?:\.\d+)?\s?(?:%|percent)\s*$/i;
/** Names of entities may have numbers in them, and anything may be told about the reply. */
const aside = /name|^\/(?:meta|applied_filters|pagination)\//;

export const noPercentages = defineInvariant({
  id: 'hierarchy/no-percentages',
  title: 'No hierarchy has a percentage of ownership',
  clauses: ['hierarchy.no-percentages'],
  operations: ['getHierarchy'],
  judge(exchange) {
    if (!isServed(exchange)) return 0;
    const isPercentage = (value: unknown): boolean => percentage.test(String(value));
    const numbers = leavesWhere(
      exchange.json,
      (value) => numberOf(value) !== undefined || isPercentage(value),
    );
    for (const { path, value } of numbers) {
      const isShare = share.test(path) || isPercentage(value);
      expectThat(!isShare || aside.test(path), path, 'no percentage of ownership', value);
    }
    return nodesOf(exchange).length > 0 ? 1 : 0;
  },
  provokedBy: ['hierarchy/mutual'],
  refutedBy: ['hierarchy.percentages'],
});
