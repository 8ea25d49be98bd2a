import type { OperationId } from '../../contract/index.js';
import type { Planted } from './fault.js';
import { declaredOf } from './own-parameters.js';
import { refuseRejected, retire } from './rules/life-cycle.js';
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

const namesOf = (operation: WindowedOperation): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(declaredOf(operation)).flatMap(([name, { aliases = [] }]) =>
      [name, ...aliases].map((spelling) => [spelling, name] as const),
    ),
  );

const names: Readonly<Record<WindowedOperation, ReadonlyMap<string, string>>> = {
  listEvents: namesOf('listEvents'),
  summarizeEvents: namesOf('summarizeEvents'),
  listStories: namesOf('listStories'),
  summarizeStories: namesOf('summarizeStories'),
};

/** Reads a query against the declared parameters: aliases, life cycle, unknown names. */
export function readQuery(url: URL, operation: WindowedOperation, planted: Planted): Query {
  const values = new Map<string, string>();
  const canonical = new Set<string>();
  const retired: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [spelling, value] of url.searchParams) {
    const name = names[operation].get(spelling);
    if (name === undefined) {
      if (refuseRejected(spelling, planted)) continue;
      if (retire(spelling, value, { retired, values }, planted)) continue;
      unknownParameter(spelling, operation, [...names[operation].keys()], ignored, planted);
    } else if (value !== '' && !isDropped(operation, name, spelling, planted)) {
      // A repeated parameter counts once, and an alias gives way to the canonical name.
      if (spelling === name ? !canonical.has(name) : !values.has(name)) values.set(name, value);
      if (spelling === name) canonical.add(name);
    }
  }
  return { operation, values, retired, ignored };
}
