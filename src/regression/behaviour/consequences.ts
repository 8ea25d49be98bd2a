import type { Difference } from './difference.js';

/** A difference with what it takes to see whether it follows from another. */
export interface Found {
  readonly difference: Difference;
  readonly isOfData: boolean;
}

/**
 * Without what follows from another difference of the same reply: of another status everything, of other rows what depends on
 * rows, of a place that is gone or new all below it.
 */
export function withoutConsequences(found: readonly Found[]): readonly Difference[] {
  const all = found.map(({ difference }) => difference);
  const has = (place: string) => all.some(({ at }) => at === place);
  if (has('status')) return all.filter(({ at }) => at === 'status');
  const fewer = has('number of rows') ? 'number of rows' : 'rows';
  const kept = has('rows')
    ? found.filter(({ isOfData, difference: { at } }) => !isOfData || at === fewer)
    : found;
  const shapes = kept.flatMap(({ difference }) => (difference.aspect === 'shape' ? [difference.at] : []));
  const follows = ({ aspect, at, first, second }: Difference): boolean => {
    const isBelow = shapes.some((outer) => at.startsWith(`${outer}/`) || at.startsWith(`${outer} `));
    if (aspect === 'shape') return isBelow;
    // Of a place whose type changed, that is told; of one without an order, nothing is.
    const isOfRows = at.startsWith('/data/*') || at === 'effect';
    return isOfRows && (first === undefined || second === undefined || shapes.includes(at));
  };
  return kept.map(({ difference }) => difference).filter((each) => !follows(each));
}

/** One difference an edit: the same of several questions to an operation is told once. */
export function merged(differences: readonly Difference[]): readonly Difference[] {
  const found = new Map<string, Difference>();
  for (const each of differences) {
    const { operation, aspect, at, first, second } = each;
    const key = JSON.stringify([operation, aspect, at, first, second]);
    const known = found.get(key);
    found.set(
      key,
      known === undefined ? each : { ...known, questions: [...known.questions, ...each.questions] },
    );
  }
  return [...found.values()];
}
