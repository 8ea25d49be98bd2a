import type { FamilyCall } from '../account/family-route.js';
import type { ChipSales } from '../corpus/ai-compute.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { rowsOf } from './page.js';
import { computeRoute } from './reply.js';

export const chipSalesFaults = {
  'aicompute.chip-sales.chip-manufacturer-dropped': {
    clauses: ['aicompute.chip-sales.chip-manufacturer'],
    summary: 'Ignores chip_manufacturer',
  },
  'aicompute.chip-sales.chip-manufacturer-empty': {
    clauses: ['aicompute.chip-sales.chip-manufacturer'],
    summary: 'Finds nothing for any designer',
  },
  'aicompute.chip-sales.chip-manufacturer-excluded': {
    clauses: ['aicompute.chip-sales.chip-manufacturer'],
    summary: 'Leaves out the designer sent and returns the others',
  },
  'aicompute.chip-sales.earliest-windows-only': {
    clauses: ['aicompute.chip-sales.chip-manufacturer'],
    summary: 'Lists of all designers the earliest window of each, though the filter finds the later ones',
  },
  'aicompute.chip-sales.chip-manufacturer-substring': {
    clauses: ['aicompute.chip-sales.chip-manufacturer.exact'],
    summary: 'Finds chip sales by a part of the name of a designer',
  },
  'aicompute.chip-sales.chip-manufacturer-prefix': {
    clauses: ['aicompute.chip-sales.chip-manufacturer.exact'],
    summary: 'Finds chip sales by the beginning of the name of a designer',
  },
  'aicompute.chip-sales.chip-manufacturer-case-refused': {
    clauses: ['aicompute.chip-sales.chip-manufacturer.case'],
    summary: 'Refuses a designer in another letter case',
  },
  'aicompute.chip-sales.chip-manufacturer-ascii-case': {
    clauses: ['aicompute.chip-sales.chip-manufacturer.case'],
    summary: 'Folds the case of ASCII letters only, and finds no designer by an accented capital',
  },
  'aicompute.chip-sales.chip-manufacturer-five-names': {
    clauses: ['aicompute.chip-sales.chip-manufacturer.six'],
    summary: 'Refuses one of the six designers, who joined the data last',
  },
} as const satisfies Faults;

export const chipSalesVariants = {
  'aicompute.chip-sales.latest-window-only': {
    summary: 'Has one row of chip sales for each designer, that of the latest window',
    allowedBy: ['ai-compute-extras', 'aicompute.chip-sales.windows'],
  },
  'aicompute.chip-sales.latest-windows-of-all': {
    summary: 'Lists of all designers the latest window of each, and of a designer every window',
    allowedBy: ['ai-compute-extras', 'aicompute.chip-sales.windows'],
  },
  'aicompute.chip-sales.unknown-designer-empty': {
    summary: 'Finds no chip sales for a name that is no designer',
    allowedBy: ['aicompute.chip-sales.chip-manufacturer.unknown'],
  },
} as const satisfies Variants;

const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Reads `chip_manufacturer`: the whole name of a designer in whatever letter case. */
function byDesigner(
  { values }: FamilyCall,
  rows: readonly ChipSales[],
  planted: Planted,
): (row: ChipSales) => boolean {
  const text = values.get('chip_manufacturer');
  if (text === undefined || planted('aicompute.chip-sales.chip-manufacturer-dropped')) return () => true;
  const designers = [...new Set(rows.map(({ designer }) => designer))];
  const ascii = planted('aicompute.chip-sales.chip-manufacturer-ascii-case');
  const lower = ascii ? asciiLower : (name: string): string => name.toLowerCase();
  const folded = text.toLowerCase();
  const part = (name: string): boolean =>
    (planted('aicompute.chip-sales.chip-manufacturer-substring') && name.toLowerCase().includes(folded)) ||
    (planted('aicompute.chip-sales.chip-manufacturer-prefix') && name.toLowerCase().startsWith(folded));
  if (designers.some(part)) return ({ designer }) => part(designer);
  const found = designers.find((name) => lower(name) === lower(text));
  const known =
    found !== undefined &&
    !(text !== found && planted('aicompute.chip-sales.chip-manufacturer-case-refused')) &&
    !(found === designers.at(-1) && planted('aicompute.chip-sales.chip-manufacturer-five-names'));
  if (!known && planted.varied('aicompute.chip-sales.unknown-designer-empty')) return () => false;
  if (!known) {
    throw new Refusal('INVALID_ENUM', `${quoted(text)} is no designer.`, {
      param: 'chip_manufacturer',
      accepted_values: designers,
    });
  }
  if (planted('aicompute.chip-sales.chip-manufacturer-empty')) return () => false;
  if (planted('aicompute.chip-sales.chip-manufacturer-excluded')) return ({ designer }) => designer !== found;
  return ({ designer }) => designer === found;
}

/** The rows that are kept of a designer. */
function windows({ values }: FamilyCall, rows: readonly ChipSales[], planted: Planted): readonly ChipSales[] {
  const isOfAll = !values.has('chip_manufacturer');
  if (isOfAll && planted('aicompute.chip-sales.earliest-windows-only'))
    return rows.filter(({ window_end }) => window_end === rows.at(-1)?.window_end);
  const isLatestOnly =
    planted.varied('aicompute.chip-sales.latest-window-only') ||
    (isOfAll && planted.varied('aicompute.chip-sales.latest-windows-of-all'));
  return isLatestOnly ? rows.filter(({ latest_window }) => latest_window) : rows;
}

/** AI chip sales, the latest quarter first. */
export const listChipSales = computeRoute('listChipSales', (call, { chipSales }, planted) => ({
  rows: windows(call, chipSales, planted).filter(byDesigner(call, chipSales, planted)),
  page: rowsOf(call, 'chip-sales', planted),
}));
