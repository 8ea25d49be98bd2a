import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { leavesIn, numberOf } from '../leaves.js';
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
    for (const { path, value } of leavesIn(exchange.json)) {
      if (aside.test(path)) continue;
      const isShare = numberOf(value) !== undefined && share.test(path);
      const isPercentage = percentage.test(String(value));
      expectThat(!isShare && !isPercentage, path, 'no percentage of ownership', value);
    }
    return nodesOf(exchange).length > 0 ? 1 : 0;
  },
  provokedBy: ['hierarchy/mutual'],
  refutedBy: ['hierarchy.percentages'],
});
