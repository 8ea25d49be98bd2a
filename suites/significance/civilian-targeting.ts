import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { meanDifference } from './pairs.js';
import { sampleByTargeting } from './sample.js';

const fewestPairs = 8;
/** The weight is 0.10, of which article evidence can take back 0.05. */
const least = 0.03;

export const civilianTargeting = defineCheck({
  id: 'significance/civilian-targeting',
  title: 'Deathless conflict Events that target civilians are more significant than like Events that do not',
  clauses: ['significance.civilian-targeting.weight', 'significance.civilian-targeting.family'],
  operations: ['listEvents'],
  rulings: ['C50', 'A73'],
  property: once(
    async (api) => {
      const { targeting, others } = await sampleByTargeting(api);
      const [coded, uncoded] = [targeting, others].map((each) =>
        each.filter(({ fatalities }) => (fatalities ?? 0) === 0),
      );
      const difference = meanDifference(coded ?? [], uncoded ?? [], fewestPairs);
      precondition(difference !== undefined, 'too few like Events to compare', 'no-data');
      expectThat(difference >= least, '/data', `at least ${least} more on average`, difference.toFixed(3));
      api.witness('Events compared', targeting.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['significance.civilian-targeting-left-out'],
});
