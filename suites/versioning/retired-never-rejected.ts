import fc from 'fast-check';
import { retiredNames } from '../../contract/index.js';
import { defineCheck, expectStatus, forAll, type Query } from '../../src/kit/index.js';
import { closed } from '../errors/refused.js';
import { retiredQuery } from './retired-values.js';

/** Circumstances in which the living successors of the parameters would be refused. */
const circumstances = ['no-number', 'out-of-range', 'other-family'] as const;

const inputs = fc.record({
  names: fc.subarray([...retiredNames], { minLength: 1 }),
  circumstance: fc.constantFrom(...circumstances),
});

const value = { 'no-number': 'garbage', 'out-of-range': '999', 'other-family': '0.5' } as const;

export const retiredNeverRejected = defineCheck({
  id: 'versioning/retired-never-rejected',
  title: 'A retired parameter is accepted with any value and beside any filter',
  clauses: ['states.parameter.retired.accepted', 'versioning.retired.never-400'],
  operations: ['listEvents'],
  rulings: ['C20'],
  runs: 4,
  property: forAll(
    inputs,
    async (api, { names, circumstance }) => {
      const category: Query = circumstance === 'other-family' ? { category: 'Battles' } : {};
      const query = { ...retiredQuery(names, () => value[circumstance]), ...category };
      expectStatus(await api.get('listEvents', closed(api.world, query)), 200);
      api.witness('retired parameters accepted', names.length);
    },
    { examples: circumstances.map((circumstance) => ({ names: [...retiredNames], circumstance })) },
  ),
  refutedBy: [
    'retired.all-refused',
    'retired.canonicalClusterDateEnd.refused',
    'retired.canonicalClusterDateStart.refused',
    'retired.canonical_cluster_date_end.refused',
    'retired.canonical_cluster_date_start.refused',
    'retired.confidence_profile.refused',
  ],
});
