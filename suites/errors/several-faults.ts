import { defineCheck, forEach, seenOf } from '../../src/kit/index.js';

/** Pairs of faults, each of which has a code of its own. */
const pairs = [
  { limit: 'x', sort: 'notavalue' },
  { date_start: 'notadate', country: 'Zzyzx Republic' },
  { bbox: '1,2', days: 'x' },
  { cursor: 'notacursor', significance_min: '2' },
];

export const severalFaults = defineCheck({
  id: 'errors/several-faults',
  title: 'Of two faults in one request, one names the error',
  clauses: ['error.several-faults'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['A47'],
  property: forEach(pairs, async (api, pair) => {
    const reply = await api.get('listEvents', pair);
    api.observe(Object.keys(pair).join(' and '), seenOf(reply));
  }),
  refutedBy: [],
});
