import { defineCheck, isObject, once, precondition } from '../../src/kit/index.js';
import { exceptionOf } from './orphans.js';
import { coverageMember, listOf, named, told } from './reading.js';
import { hierarchiesSeen } from './seen.js';

/** The different values of some replies, as text. */
const variety = (values: readonly unknown[]): string =>
  [...new Set(values.map((value) => JSON.stringify(value) ?? 'no member'))].join(', ') || 'none seen';

export const shapes = defineCheck({
  id: 'hierarchy/shapes',
  title: 'What hierarchies look like where the specification does not say',
  clauses: [
    'hierarchy.fields',
    'hierarchy.child-count.extent',
    'hierarchy.child-count.no-lei',
    'hierarchy.coverage.reporting-exception.none',
    'hierarchy.coverage.reporting-exception.values',
    'hierarchy.limit.default',
  ],
  level: 'observe',
  operations: ['getHierarchy'],
  rulings: ['A60', 'A74'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const seen = await hierarchiesSeen(api);
      precondition(seen.length > 0, 'no hierarchy is served for any entity that is known', 'no-data');
      const members = seen.map(({ reply }) => named(reply, 'hierarchy')).filter(isObject);
      api.observe(
        'members of hierarchy',
        [...new Set(members.flatMap((each) => Object.keys(each)))].join(', '),
      );
      const silent = seen.filter((each) => exceptionOf(each) === undefined);
      const none = silent.map(({ reply }) => coverageMember(reply, 'reporting_exception'));
      api.observe('reporting_exception without one', variety(none));
      api.observe('reporting exceptions', variety(seen.flatMap((each) => exceptionOf(each) ?? [])));
      const gaps = seen.filter(({ reply }) => coverageMember(reply, 'lei_present') === false);
      api.observe('child_count without an LEI', variety(gaps.map(({ reply }) => told(reply, 'child_count'))));
      const counts = seen.map(
        ({ reply }) => `${listOf(reply, 'children')?.length} of ${told(reply, 'child_count')}`,
      );
      api.observe('children without a limit', variety(counts));
    },
    { requests: 14 },
  ),
  refutedBy: [],
});
