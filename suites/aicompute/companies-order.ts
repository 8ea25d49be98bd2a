import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { riseIn, variety } from './descent.js';
import { sampleOf } from './sample.js';
import { valuationsOf } from './valuation.js';

export const companiesOrder = defineCheck({
  id: 'aicompute/companies-order',
  title: 'The valuations of companies run in one direction down the list',
  clauses: ['aicompute.companies.order'],
  operations: ['listCompanies'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(async (api) => {
    const { path = '', values = [] } = valuationsOf(await sampleOf(api, 'listCompanies')) ?? {};
    // Two values always run in one direction.
    precondition(variety(values) > 2, 'fewer than three valuations of companies are shown', 'no-data');
    const rise = riseIn(values, (one, other) => one > other);
    const fall = riseIn(values, (one, other) => one < other);
    const isOrdered = rise === -1 || fall === -1;
    expectThat(isOrdered, `/data/${rise}${path}`, 'one direction down the list', values.slice(0, rise + 1));
    if (rise !== -1) api.deviates('A57', 'the lowest valuation of a company comes first');
    api.witness('companies by valuation', values.length);
  }),
  refutedBy: [
    'aicompute.companies.order-as-text',
    'aicompute.companies.order-by-funding',
    'aicompute.companies.order-by-name',
  ],
});
