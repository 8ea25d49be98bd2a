import type { Company } from '../corpus/ai-compute.js';
import type { Faults, Planted } from '../fault.js';
import { rowsOf } from '../rules/compute-page.js';
import { computeRoute } from './ai-compute-reply.js';

export const companyFaults = {
  'aicompute.companies.order-by-name': {
    clauses: ['aicompute.companies.order'],
    summary: 'Orders companies by name',
  },
  'aicompute.companies.order-as-text': {
    clauses: ['aicompute.companies.order'],
    summary: 'Orders the valuations of companies as texts',
  },
  'aicompute.companies.order-by-funding': {
    clauses: ['aicompute.companies.order'],
    summary: 'Orders companies by their funding',
  },
} as const satisfies Faults;

function ordered(companies: readonly Company[], planted: Planted): readonly Company[] {
  if (planted('aicompute.companies.order-by-name')) {
    return companies.toSorted((left, right) => left.name.localeCompare(right.name));
  }
  if (planted('aicompute.companies.order-as-text')) {
    const text = ({ valuation_usd }: Company): string => String(valuation_usd ?? '');
    return companies.toSorted((left, right) => text(right).localeCompare(text(left)));
  }
  if (planted('aicompute.companies.order-by-funding')) {
    const funding = ({ total_equity_funding_usd }: Company): number => total_equity_funding_usd ?? -1;
    return companies.toSorted((left, right) => funding(right) - funding(left));
  }
  return companies;
}

/** AI companies, those of the highest valuation first. */
export const listCompanies = computeRoute('listCompanies', (call, { companies }, planted) => ({
  rows: ordered(companies, planted),
  page: rowsOf(call, 'companies', planted),
}));
