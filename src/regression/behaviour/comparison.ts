import type { ClauseId, OperationId } from '../../../contract/index.js';
import { type Aspect, type Fact, type Observations, sameDataIn } from './observation.js';
import type { Question } from './questions.js';

/** A difference with what it takes to see whether it follows from another. */
interface Found {
  readonly difference: Difference;
  readonly isOfData: boolean;
}

/**
 * Without what follows from another difference of the same reply: of another status everything, of other rows what depends on
 * rows, of a place that is gone or new all below it.
 */
function withoutConsequences(found: readonly Found[]): readonly Difference[] {
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
function merged(differences: readonly Difference[]): readonly Difference[] {
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

/** A fact in which two deployments differ, each of them steadily. */
export interface Difference {
  /** The questions that show it, all of one operation. */
  readonly questions: readonly string[];
  readonly operation: OperationId;
  readonly aspect: Aspect;
  readonly at: string;
  /** What each of them showed; absent where it showed nothing there. */
  readonly first?: string;
  readonly second?: string;
  readonly clauses: readonly ClauseId[];
  /** Whether the specification lets it come without notice: a new field, or a request that is refused no more (Versioning 5). */
  readonly isFree: boolean;
}
