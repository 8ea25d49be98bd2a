import type { ClauseId } from '../../contract/index.js';
import type { Factor } from '../../generators/covering.js';
import type { JsonObject, Query } from '../../src/kit/index.js';
import type { FilterCase } from './filters.js';
import type { Fits } from './results.js';

/** One form of a filter or of another parameter, as a part of a query. */
export interface Part {
  readonly query: Query;
  /** What it selects, in words. */
  readonly because: string;
  /** Whether it selects a card; absent where no card shows it, and where it selects nothing: `effect` tells which. */
  readonly fits?: Fits;
  /** Readings that lose a rule of it, such as an item of its list. */
  readonly mistakes?: readonly Fits[];
  /** Readings that overlook a piece of it, such as a code beside its category. */
  readonly wider?: readonly Fits[];
  /**
   * What it does: `filter` selects Events by what their cards show, `hidden` by what they do not show, `form` selects none
   * but shapes or orders the page.
   */
  readonly effect: 'filter' | 'hidden' | 'form';
  /** The same without an alias and without what the list alone takes; absent where `query` is so, or nothing is. */
  readonly onSummary?: Query;
  /** By which `query` says the same as `onSummary`; absent where it says it as usual. */
  readonly spelling?: ClauseId;
  /** Rows that a result must have for its form to show; one unless told otherwise. */
  readonly least?: number;
  /** Whether it selects Events of other days than the offered window, of which no hidden filter is known. */
  readonly isBeyond?: true;
  /** Parts of one group are not sent together: how they combine is open, or one of them is part of the other. */
  readonly group?: string;
  /** Contradicted by a row that it does not select. */
  readonly clause: ClauseId | ((row: JsonObject) => ClauseId);
  /** Contradicted where it loses a row by itself, if that is another clause. */
  readonly clauseOfLoss?: ClauseId;
}

/** A part that cards show, of a filter that was chosen by them. */
export const shown = (
  asked: FilterCase | undefined,
  clause: Part['clause'],
  more: Pick<Part, 'mistakes' | 'wider' | 'clauseOfLoss' | 'onSummary' | 'isBeyond'> = {},
): readonly Part[] =>
  asked === undefined
    ? []
    : [{ query: asked.query, because: asked.because, fits: asked.fits, effect: 'filter', clause, ...more }];

export const hidden = (query: Query, because: string, clause: ClauseId): Part => ({
  query,
  because,
  effect: 'hidden',
  clause,
});

export const form = (query: Query, clause: ClauseId, least = 1): Part => {
  const because = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { query, because, effect: 'form', clause, least, onSummary: {} };
};

/** A part in another spelling, such as an alias. */
export const spelt = (part: Part, query: Query, spelling: ClauseId): Part => ({
  ...part,
  query,
  onSummary: part.query,
  spelling,
});

/** The same in its usual spelling. */
export const plainly = ({ spelling, ...part }: Part): Part =>
  spelling === undefined ? part : { ...part, query: part.onSummary ?? part.query };

/** Factors of which one excludes the others. */
export const grouped = (
  group: string,
  factors: Readonly<Record<string, readonly Part[]>>,
): readonly Factor<Part>[] =>
  Object.entries(factors).map(([name, parts]) => ({
    name,
    parts: parts.map((part) => ({ ...part, group })),
  }));

/** The share of known records that a loose filter keeps out: enough to show that it is overlooked, beside many others. */
export const looseShare = 0.2;

/** So many rows are not in order by chance. */
export const fewInOrder = 12;
