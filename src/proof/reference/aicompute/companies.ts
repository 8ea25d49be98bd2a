import type { Company } from '../corpus/ai-compute.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { rowsOf } from './page.js';
import { computeRoute } from './reply.js';

export const companyFaults = {
  'aicompute.companies.order-by-name': {
    clauses: ['aicompute.companies.order'],
    summary: 'Orders companies by name',
  },
  'aicompute.companies.order-as-text': {
    clauses: ['aicompute.companies.order'],
    summary: 'Orders the valuations of companies as texts',
  },
  'aicompute.companies.order-of-page': {
    clauses: ['aicompute.companies.order'],
    summary: 'Cuts the companies by name, and orders by valuation what is left of them',
  },
  'aicompute.companies.order-by-funding': {
    clauses: ['aicompute.companies.order'],
    summary: 'Orders companies by their funding',
  },
} as const satisfies Faults;

export const companyVariants = {
  'aicompute.companies.lowest-first': {
    summary: 'Orders companies from the lowest valuation to the highest, unknown ones first',
    allowedBy: ['sort-directions', 'aicompute.companies.order.direction', 'aicompute.companies.order.nulls'],
  },
  'aicompute.companies.unknown-first': {
    summary: 'Lists companies of unknown valuation before all others, and equal valuations in another order',
    allowedBy: ['sort-directions', 'aicompute.companies.order.nulls'],
  },
} as const satisfies Variants;

/** Companies of unknown valuation before the others, and those valued alike the other way round. */
const unknownFirst = (companies: readonly Company[]): readonly Company[] => {
  const value = ({ valuation_usd }: Company): number => valuation_usd ?? Number.MAX_VALUE;
  return companies.toReversed().sort((left, right) => value(right) - value(left));
};

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
  if (planted.varied('aicompute.companies.lowest-first')) return companies.toReversed();
  return planted.varied('aicompute.companies.unknown-first') ? unknownFirst(companies) : companies;
}

/** AI companies, those of the highest valuation first. */
export const listCompanies = computeRoute('listCompanies', (call, { companies }, planted) => {
  const page = rowsOf(call, 'companies', planted);
  if (!planted('aicompute.companies.order-of-page')) return { rows: ordered(companies, planted), page };
  const byName = companies.toSorted((left, right) => left.name.localeCompare(right.name));
  const shown = new Set(byName.slice(0, page.limit));
  return { rows: companies.filter((company) => shown.has(company)), page };
});
