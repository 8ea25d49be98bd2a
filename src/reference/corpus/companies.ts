import type { Organizations } from './compute-organizations.js';
import { randomFrom } from './random.js';

export interface Company {
  readonly name: string;
  readonly entity_id: string;
  readonly company_type: string;
  readonly product_domains: readonly string[];
  readonly staff_count: number | null;
  readonly annualized_revenue_usd: number | null;
  readonly valuation_usd: number | null;
  readonly total_equity_funding_usd: number | null;
  readonly founding_date: string | null;
}

export interface ChipSales {
  readonly designer: string;
  readonly entity_id: string;
  /** The quarter that a row stands for, both ends included. */
  readonly window_start: string;
  readonly window_end: string;
  readonly latest_window: boolean;
  readonly cumulative_compute_h100e: number;
  readonly unit_count: number;
  readonly power_mw: number;
}

const types = ['Public company', 'Private company', 'Subsidiary', 'Nonprofit', 'State-owned'] as const;
const products = ['Chat assistants', 'Chips', 'Cloud compute', 'Drug discovery', 'Robotics'] as const;
/** The organisation itself, and the ventures that resolve to it. */
const ventures = ['', ' Labs', ' AI'] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** Companies by valuation, highest first; those of unknown valuation stand last. */
export function companiesOf(seed: number, { all }: Organizations): readonly Company[] {
  const random = randomFrom(`companies of ${seed}`);
  const maybe = <T>(value: T): T | null => (random.chance(0.2) ? null : value);
  const companies = ventures.flatMap((venture) =>
    all.map(
      ({ name, entity_id }, at): Company => ({
        name: `${name}${venture}`,
        entity_id,
        company_type: venture === '' ? random.pick(types) : 'Subsidiary',
        product_domains: [...new Set([random.pick(products), random.pick(products)])],
        staff_count: maybe(random.whole(4, 9_000)),
        annualized_revenue_usd: maybe(random.whole(0, 900) * 1_000_000),
        // Few significant digits, so that some companies are valued alike.
        valuation_usd: at % 11 === 4 ? null : random.pick([1, 2, 3, 5, 8, 9]) * 10 ** random.whole(7, 11),
        total_equity_funding_usd: maybe(random.whole(1, 500) * 1_000_000),
        founding_date: maybe(`${random.whole(1950, 2025)}-${two(random.whole(1, 12))}-01`),
      }),
    ),
  );
  return companies.toSorted((left, right) => (right.valuation_usd ?? -1) - (left.valuation_usd ?? -1));
}

const quarters = Array.from({ length: 12 }, (_, at) => {
  const [year, quarter] = [2023 + Math.floor(at / 4), at % 4];
  return {
    window_start: `${year}-${two(quarter * 3 + 1)}-01`,
    window_end: `${year}-${two(quarter * 3 + 3)}-${quarter === 0 || quarter === 3 ? 31 : 30}`,
  };
});

/** Chip sales of twelve quarters for each designer, the latest quarter first. */
export function chipSalesOf(seed: number, { designers }: Organizations): readonly ChipSales[] {
  const random = randomFrom(`chip sales of ${seed}`);
  const rows = designers.flatMap(({ name, entity_id }) => {
    let units = 0;
    return quarters.map((window, at): ChipSales => {
      units += random.whole(1_000, 90_000);
      const cumulative_compute_h100e = Math.round(units * 0.8);
      const latest_window = at === quarters.length - 1;
      const power_mw = Math.round(units / 100) / 10;
      const measures = { cumulative_compute_h100e, unit_count: units, power_mw };
      return { designer: name, entity_id, ...window, latest_window, ...measures };
    });
  });
  return rows.toSorted((left, right) => right.window_end.localeCompare(left.window_end));
}
