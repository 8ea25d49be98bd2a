import { suite } from '../../../suites/index.js';
import type { FaultId } from '../../reference/index.js';
import { differenceText } from '../behaviour/changes.js';
import { scenarios } from '../behaviour/scenarios.test-data.js';
import type { Scenario } from './scenario.test-data.js';

/** Seen beside the same data alone, which looks on two days do not have. */
const ofData: ReadonlySet<FaultId> = new Set([
  'card.magnitude-string',
  'card.confidence-percent',
  'card.fatalities-fabricated',
  'card.top-articles-null',
  'fatalities.true-admits-zero',
  'list.category.dropped',
  'list.region.dropped',
  'retired.max_magnitude.still-applied',
]);

/** Each fault under an unchanged contract, as `watch` and the report of a check that it refutes see it. */
export const behaviourScenarios: readonly Scenario[] = scenarios.map(
  ({ fault, aspect, at, seen: [first, second] }): Scenario => {
    const isFree = at === 'status' && first === '400' && second === '200';
    const refuted = suite.filter(({ refutedBy }) => refutedBy.includes(fault));
    // An invariant hears what other checks bring about.
    const check =
      refuted.find((each) => 'property' in each) ?? refuted.find((each) => !('provokedBy' in each));
    return {
      name: `${fault}, under the same contract`,
      after: { faults: [fault] },
      ...(check === undefined ? {} : { check: check.id, cause: 'server' }),
      class: isFree ? 'free' : 'breaking',
      watch: ofData.has(fault) ? [] : [isFree ? 'free' : 'unannounced'],
      compare: [`${aspect} ${at} ${differenceText({ first, second })}`],
    };
  },
);
