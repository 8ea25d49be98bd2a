import type { OperationId } from '../../contract/index.js';
import type { Planted } from './fault.js';
import { canonicalNames } from './own-parameters.js';
import { boundOf, isRetired, refuseRejected, retire } from './rules/life-cycle.js';
import { isDropped, unknownParameter } from './rules/parameters.js';

/** The operations that select by a window. */
export type WindowedOperation = Extract<
  OperationId,
  'listEvents' | 'summarizeEvents' | 'listStories' | 'summarizeStories'
>;

/** The query of a request to a strict endpoint, its names made canonical. */
export interface Query {
  readonly operation: WindowedOperation;
  /** Values as sent, by canonical name; an empty value counts as not sent. */
  readonly values: ReadonlyMap<string, string>;
  /** What `applied_filters.retired` tells, by the name sent. */
  readonly retired: Readonly<Record<string, unknown>>;
  /** Undeclared parameters; a strict endpoint refuses them, so that only faults leave any. */
  readonly ignored: readonly string[];
}

const names: Readonly<Record<WindowedOperation, ReadonlyMap<string, string>>> = {
  listEvents: canonicalNames('listEvents'),
  summarizeEvents: canonicalNames('summarizeEvents'),
  listStories: canonicalNames('listStories'),
  summarizeStories: canonicalNames('summarizeStories'),
};

interface Sink {
  readonly operation: WindowedOperation;
  readonly values: Map<string, string>;
  readonly retired: Record<string, unknown>;
  readonly ignored: string[];
}

/** What variants make of a name that is not declared; false where they leave it to the rules. */
function takenByVariant(spelling: string, value: string, sink: Sink, planted: Planted): boolean {
  const { operation, values, retired, ignored } = sink;
  const onList = operation === 'listEvents';
  const applied = planted.varied('family.declared') || planted.varied('family.undeclared');
  if (spelling === 'family' && onList && applied) {
    if (value !== '') values.set('family', value);
    return true;
  }
  if (!onList && isRetired(spelling) && planted.varied('retired.ignored-elsewhere')) {
    ignored.push(spelling);
    return true;
  }
  const bound = boundOf(spelling);
  if (bound === undefined) return false;
  if (planted.varied('aliases.unnamed-working')) values.set(bound, value);
  else if (planted.varied('aliases.unnamed-retired')) retired[spelling] = { replacement: bound };
  else if (planted.varied('aliases.unnamed-ignored')) ignored.push(spelling);
  else return false;
  return true;
}

/** Reads a query against the declared parameters: aliases, life cycle, unknown names. */
export function readQuery(url: URL, operation: WindowedOperation, planted: Planted): Query {
  const values = new Map<string, string>();
  const canonical = new Set<string>();
  const retired: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [spelling, value] of url.searchParams) {
    const name = names[operation].get(spelling);
    if (name === undefined) {
      if (takenByVariant(spelling, value, { operation, values, retired, ignored }, planted)) continue;
      const elsewhere = operation !== 'listEvents';
      const unrejected = elsewhere && planted.varied('rejected.on-events-only');
      const unretired = elsewhere && planted.varied('retired.on-events-only');
      if (!unrejected && refuseRejected(spelling, planted)) continue;
      if (!unretired && retire(spelling, value, { retired, values }, planted)) continue;
      const family = operation === 'listEvents' && planted.varied('family.declared') ? ['family'] : [];
      const accepted = [...names[operation].keys(), ...family];
      unknownParameter(spelling, operation, accepted, ignored, planted);
    } else if (value !== '' && !isDropped(operation, name, spelling, planted)) {
      // A repeated parameter counts once, and an alias gives way to the canonical name.
      if (spelling === name ? !canonical.has(name) : !values.has(name)) values.set(name, value);
      if (spelling === name) canonical.add(name);
    }
  }
  return { operation, values, retired, ignored };
}
