import { operation } from '../../../contract/index.js';
import type { Change } from '../contract/change.js';
import { operationKey } from '../contract/declarations.js';
import { subjectOf } from '../notice/link.js';
import type { Difference } from './comparison.js';
import type { Question } from './questions.js';

/** A difference in words, as every command tells it. */
export const differenceText = ({
  first,
  second,
}: Readonly<Partial<Record<'first' | 'second', string | undefined>>>): string =>
  `${first ?? 'nothing'} → ${second ?? 'nothing'}`;

/**
 * What two looks saw to behave otherwise, as changes to be announced, without those that the contracts tell of the same subject.
 * What works no more or is read otherwise is breaking (Versioning 4).
 * @param told the changes of the contract
 */
export const changedBehaviour = (
  differences: readonly Difference[],
  questions: readonly Question[],
  told: readonly Change[],
): readonly Change[] =>
  differences.map((each) => changeOf(each, questions)).filter((each) => !isTold(each, told));

function changeOf(difference: Difference, questions: readonly Question[]): Change {
  const { operation: id, aspect, at, first, second, clauses, isFree } = difference;
  const how = first === undefined ? 'added' : second === undefined ? 'removed' : 'changed';
  const label = `GET ${operation(id).path}`;
  return {
    rule: `behaviour-${aspect.replace(' ', '-')}-${how}`,
    class: isFree ? 'free' : 'breaking',
    operation: label,
    ...subject(difference, questions),
    at: '',
    ...(first === undefined ? {} : { from: first }),
    ...(second === undefined ? {} : { to: second }),
    said: `${aspect} of ${label} at ${at}: ${differenceText(difference)}`,
    clauses,
  };
}

/** The member of the reply that differs; where that is the whole reply, the parameter that was asked about. */
function subject(
  { at, questions: asked }: Difference,
  questions: readonly Question[],
): Pick<Change, 'parameter' | 'field'> {
  if (at.startsWith('/') && at !== '/code')
    return { field: at.slice(1).replaceAll('/', '.').replaceAll('.*', '[]') };
  const names = new Set(
    questions.filter(({ id }) => asked.includes(id)).flatMap(({ query }) => Object.keys(query).at(-1) ?? []),
  );
  const [parameter] = names;
  return parameter === undefined || names.size > 1 ? {} : { parameter };
}

function isTold(change: Change, told: readonly Change[]): boolean {
  const { operations, name } = subjectOf(change);
  return told.some((each) => {
    const other = subjectOf(each);
    const isThere = operations.some((key) => other.operations.map(operationKey).includes(key));
    return isThere && (other.name === undefined || other.name === name);
  });
}
