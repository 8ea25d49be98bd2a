import type { OperationId } from '../../../contract/index.js';
import type { Observations } from './observation.js';
import type { Question } from './question.js';

/** Summaries group the rows of a list: their buckets may be the same ones with other rows in them. */
const grouping: Readonly<Partial<Record<OperationId, OperationId>>> = {
  summarizeEvents: 'listEvents',
  summarizeStories: 'listStories',
};

/** Whether an operation groups the rows of another one. */
export const isSummary = (operation: OperationId): boolean => grouping[operation] !== undefined;

/** Operations whose first question got the same rows from both. */
export function sameDataIn(
  questions: readonly Question[],
  first: Observations,
  second: Observations,
): ReadonlySet<OperationId> {
  const firsts = new Map<OperationId, Question>();
  for (const each of questions) if (!firsts.has(each.operation)) firsts.set(each.operation, each);
  const isSame = (operation: OperationId): boolean => {
    const id = firsts.get(operation)?.id ?? '';
    const [one, other] = [first, second].map((each) => [...(each.get(id)?.rows ?? [])].toSorted());
    return one !== undefined && one.length > 0 && one.join() === other?.join();
  };
  return new Set([...firsts.keys()].filter((operation) => isSame(grouping[operation] ?? operation)));
}
