import type { ClauseId, OperationId } from '../../../contract/index.js';
import { type Found, merged, withoutConsequences } from './consequences.js';
import type { Difference } from './difference.js';
import type { Aspect, Fact, Observations } from './observation.js';
import type { Question } from './question.js';
import { sameDataIn } from './same-data.js';

export interface Comparison {
  readonly differences: readonly Difference[];
  /** Facts that changed between two equal requests to one deployment. */
  readonly noise: number;
  /** Questions without an answer from one of them. */
  readonly unanswered: readonly string[];
  /** Operations whose rows are the same in both, so that rows and values were compared too. */
  readonly sameData: readonly OperationId[];
}

/** Both answers of each deployment. */
export interface Answers {
  readonly first: readonly [Observations, Observations];
  readonly second: readonly [Observations, Observations];
}

/**
 * What differs between two deployments beyond what differs within each: the first answers twice, the second answers twice, and
 * a fact that is not the same twice is noise. Facts that depend on rows count only where the first question of their operation got
 * the same rows from both.
 */
export function compare(questions: readonly Question[], { first, second }: Answers): Comparison {
  const sets = [...first, ...second];
  const answered = questions.filter(({ id }) => sets.every((each) => each.has(id)));
  const same = sameDataIn(answered, first[0], second[0]);
  let noise = 0;
  const differences = answered.flatMap((question) => {
    const [one, again, other, otherAgain] = sets.map((each) => each.get(question.id)?.facts);
    if (one === undefined || again === undefined || other === undefined || otherAgain === undefined)
      return [];
    // A refusal has no rows; a window that is still open has others each time.
    const isSame = (same.has(question.operation) && question.bare !== true) || [one, other].every(isRefusal);
    const keys = new Set([...one.keys(), ...again.keys(), ...other.keys(), ...otherAgain.keys()]);
    const found = [...keys].flatMap((key): readonly Found[] => {
      const [was, wasAgain, is, isAgain] = [one, again, other, otherAgain].map((facts) => facts.get(key));
      if (was?.seen !== wasAgain?.seen || is?.seen !== isAgain?.seen) {
        noise += 1;
        return [];
      }
      const fact = was ?? is;
      if (fact === undefined || was?.seen === is?.seen) return [];
      const isOfData = [was, is].some(dependsOnRows);
      // Where all rows are alike, a filter that works changes nothing.
      if (((isOfData || fact.at === 'effect') && !isSame) || !isShown(was, is, [one, other], isSame))
        return [];
      return [{ difference: differenceOf(question, fact, was, is), isOfData }];
    });
    return withoutConsequences(found);
  });
  return {
    differences: merged(differences),
    noise,
    unanswered: questions.filter((each) => !answered.includes(each)).map(({ id }) => id),
    sameData: [...same],
  };
}

const isRefusal = (facts: ReadonlyMap<string, Fact>): boolean =>
  [...facts.values()].some(({ at, seen }) => at === 'status' && seen.startsWith('4'));

/** Whether other rows alone could have made a fact another one. */
const dependsOnRows = (fact: Fact | undefined): boolean =>
  fact?.ofData === true || (fact?.aspect === 'shape' && fact.seen === 'null');

/** Whether a fact that one lacks means something: a place below one that the other has nothing of either says nothing. */
function isShown(
  was: Fact | undefined,
  is: Fact | undefined,
  [one, other]: readonly [ReadonlyMap<string, Fact>, ReadonlyMap<string, Fact>],
  isSameData: boolean,
): boolean {
  const fact = was ?? is;
  if (fact === undefined || (was !== undefined && is !== undefined)) return true;
  // A list in a row may be empty.
  if (/^\/data\/\*\/.*\/\*$/.test(fact.at)) return false;
  // Of an order, one of them may have too few rows to show it.
  if (fact.aspect !== 'shape') return isSameData || !fact.at.startsWith('/data/*');
  const parents = [one, other].map((facts) =>
    facts.get(`shape ${fact.at.slice(0, fact.at.lastIndexOf('/'))}`),
  );
  return parents.every(
    (each) => each !== undefined && (isSameData || (each.seen === 'object' && each.ofData !== true)),
  );
}

/** What an aspect rests on in any question. */
const resting: Readonly<Partial<Record<Aspect, readonly ClauseId[]>>> = {
  shape: ['versioning.breaking.field-disappears', 'versioning.breaking.field-type'],
  code: ['envelope.error.code.stable'],
  status: ['versioning.breaking.request-stops'],
};

/** Whether a request works that was refused. */
const isWidened = (at: string, was: Fact | undefined, is: Fact | undefined): boolean =>
  at === 'status' && was?.seen.startsWith('4') === true && is?.seen.startsWith('2') === true;

function differenceOf(
  { id, operation, clauses }: Question,
  { aspect, at }: Fact,
  was: Fact | undefined,
  is: Fact | undefined,
): Difference {
  return {
    questions: [id],
    operation,
    aspect,
    at,
    ...(was === undefined ? {} : { first: was.seen }),
    ...(is === undefined ? {} : { second: is.seen }),
    clauses: [...clauses, ...(resting[aspect] ?? [])],
    isFree: (aspect === 'shape' && was === undefined) || isWidened(at, was, is),
  };
}
