/** What a fact is about. */
export type Aspect = 'status' | 'code' | 'shape' | 'echo' | 'default' | 'order' | 'selection' | 'life cycle';

/** One structural fact of a reply: never a value of the data. */
export interface Fact {
  readonly aspect: Aspect;
  /** What it is a fact of: a place in the body, with `*` for every element of an array, or a few words. */
  readonly at: string;
  /** What was seen, in a few words. */
  readonly seen: string;
  /** Whether it depends on which rows there are, so that it compares deployments with the same data alone. */
  readonly ofData?: true;
}

/** What one reply to a question showed; facts by aspect and place. */
export interface Observation {
  readonly question: string;
  readonly facts: ReadonlyMap<string, Fact>;
  /** Short digests of what identifies the rows, in their order. */
  readonly rows: readonly string[];
}

/** The answers of a deployment to all questions, by their ids. */
export type Observations = ReadonlyMap<string, Observation>;

export const factKey = ({ aspect, at }: Pick<Fact, 'aspect' | 'at'>): string => `${aspect} ${at}`;

export const factsByKey = (facts: readonly Fact[]): ReadonlyMap<string, Fact> =>
  new Map(facts.map((each) => [factKey(each), each]));
