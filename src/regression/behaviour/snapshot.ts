import { type Answers, type Comparison, compare } from './comparison.js';
import { type Aspect, type Fact, factKey, factsByKey, type Observations } from './observation.js';
import type { Question } from './questions.js';

/** What is kept of the reply to a question: facts that do not depend on data, by aspect and place. */
export interface RecordedAnswer {
  readonly question: string;
  /** What was asked, so that another version of the question is not taken for it. */
  readonly asked: string;
  readonly facts: Readonly<Partial<Record<Aspect, Readonly<Record<string, string>>>>>;
  /** As `factKey`: facts that depend on data, of which no more is kept, and those that were not the same twice. */
  readonly ofData: readonly string[];
  readonly unsteady: readonly string[];
}

/** Both answers of one deployment to the same questions. */
export type Twice = Answers['first'];

/** What a look keeps of how a deployment behaves; its data are none of it. */
export const recordedAnswers = (
  questions: readonly Question[],
  [one, again]: Twice,
): readonly RecordedAnswer[] =>
  questions.flatMap((question): readonly RecordedAnswer[] => {
    const [first, second] = [one.get(question.id), again.get(question.id)];
    if (first === undefined || second === undefined) return [];
    const all = new Map([...second.facts, ...first.facts]);
    const isOfData = (fact: Fact) =>
      [first, second].some(({ facts }) => facts.get(factKey(fact))?.ofData === true);
    const lasting = [...all.values()].filter((fact) => !isOfData(fact));
    return [
      {
        question: question.id,
        asked: askedBy(question),
        facts: byAspect(lasting),
        ofData: [...all.values()].filter(isOfData).map(factKey),
        unsteady: lasting
          .map(factKey)
          .filter((key) => first.facts.get(key)?.seen !== second.facts.get(key)?.seen),
      },
    ];
  });

/** What differs between what two looks kept, beyond what differed within each of them. */
export function comparisonOfSnapshots(
  questions: readonly Question[],
  older: readonly RecordedAnswer[],
  newer: readonly RecordedAnswer[],
): Comparison {
  const known = questions.filter((question) =>
    older.some((each) => each.question === question.id && each.asked === askedBy(question)),
  );
  return compare(known, { first: twiceOf(older), second: twiceOf(newer) });
}

function twiceOf(kept: readonly RecordedAnswer[]): Twice {
  const observed = (isLeftOut: (answer: RecordedAnswer, key: string) => boolean): Observations =>
    new Map(
      kept.map((each) => {
        const facts = new Map([...factsIn(each)].filter(([key]) => !isLeftOut(each, key)));
        return [each.question, { question: each.question, facts, rows: [] }];
      }),
    );
  return [observed(() => false), observed(({ unsteady }, key) => unsteady.includes(key))];
}

const factsIn = ({ facts, ofData }: RecordedAnswer): ReadonlyMap<string, Fact> => {
  const lasting = Object.entries(facts).flatMap(([aspect, places]) =>
    Object.entries(places).map(([at, seen]) => ({ aspect: aspect as Aspect, at, seen })),
  );
  // Which of them it is does not matter: it is compared with nothing.
  const others = ofData.map((key) => [key, { aspect: 'shape', at: key, seen: '', ofData: true }] as const);
  return new Map([...factsByKey(lasting), ...others]);
};

function byAspect(facts: readonly Fact[]): RecordedAnswer['facts'] {
  const aspects = new Set(facts.map(({ aspect }) => aspect));
  return Object.fromEntries(
    [...aspects].map((aspect) => [
      aspect,
      Object.fromEntries(facts.filter((each) => each.aspect === aspect).map(({ at, seen }) => [at, seen])),
    ]),
  );
}

const askedBy = ({ operation, query, path, bare, beside }: Question): string =>
  JSON.stringify([operation, query, path ?? {}, bare === true, beside ?? '']);
