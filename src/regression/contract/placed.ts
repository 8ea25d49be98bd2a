/** A value and the JSON pointer of the place that says it. */
export interface Placed<Value> {
  readonly value: Value;
  readonly at: string;
}
