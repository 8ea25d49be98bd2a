import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { sent } from '../sent.js';
import { coverageMember, listOf, told } from './reading.js';
import { isServed, tellsChildren } from './served.js';

export const childCount = defineInvariant({
  id: 'hierarchy/child-count',
  title:
    'child_count is a whole number, no less than the children returned, or null where children are excluded',
  clauses: ['hierarchy.child-count', 'hierarchy.child-count.excluded', 'hierarchy.child-count.least'],
  operations: ['getHierarchy'],
  rulings: ['A74'],
  judge(exchange) {
    if (!isServed(exchange)) return 0;
    const count = told(exchange, 'child_count');
    // Without an LEI there may be no hierarchy to count in.
    const isWithoutLei = coverageMember(exchange, 'lei_present') === false;
    if (isWithoutLei && count === undefined) return 0;
    const place = '/data/hierarchy/child_count';
    if (sent(exchange, 'direction') === 'up') {
      expectThat(count === null, place, 'null where the direction excludes children', count);
      return 1;
    }
    if (!tellsChildren(exchange)) return 0;
    if (isWithoutLei && (count === null || count === 0)) return 1;
    expectThat(typeof count === 'number' && Number.isInteger(count), place, 'a whole number', count);
    const { length } = listOf(exchange, 'children') ?? [];
    expectThat(count >= length, place, `at least the ${length} children returned`, count);
    return 1;
  },
  provokedBy: ['hierarchy/direction-up', 'hierarchy/mutual'],
  refutedBy: [
    'hierarchy.child-count.inactive-not-counted',
    'hierarchy.child-count.kept-when-excluded',
    'hierarchy.child-count.null-for-none',
    'hierarchy.child-count.off-by-one',
    'hierarchy.child-count.text',
    'hierarchy.child-count.zero-when-excluded',
  ],
});
