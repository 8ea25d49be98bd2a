import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import type { Inputs } from './inputs.js';
import { meanDifference } from './pairs.js';
import { sampleByTargeting } from './sample.js';

const fewestPairs = 5;
/** Ten deaths, on a logarithmic scale up to a million, are 0.17 of the weight of 0.55. */
const manyDeaths = 10;
const least = 0.03;

const deadly = (inputs: Inputs): boolean => (inputs.fatalities ?? 0) >= manyDeaths;
const deathless = (inputs: Inputs): boolean => (inputs.fatalities ?? 0) === 0;

export const fatalities = defineCheck({
  id: 'significance/fatalities',
  title: 'Conflict Events with many deaths are more significant than like Events without any',
  clauses: ['significance.fatalities.weight', 'significance.fatalities.family'],
  operations: ['listEvents'],
  rulings: ['C50'],
  property: once(
    async (api) => {
      const { others } = await sampleByTargeting(api);
      const difference = meanDifference(others.filter(deadly), others.filter(deathless), fewestPairs);
      precondition(difference !== undefined, 'too few like Events to compare', 'no-data');
      expectThat(difference >= least, '/data', `at least ${least} more on average`, difference.toFixed(3));
      api.witness('Events compared', others.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['significance.fatalities-left-out'],
});
