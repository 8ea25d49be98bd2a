import fc from 'fast-check';

/** An item of a group, with what its own arbitrary needs to simplify it. */
interface Made<Value> {
  readonly index: number;
  readonly value: Value;
  readonly context: unknown;
}

/**
 * One value of each arbitrary, in their order. A failing group is taken apart: one of its halves, then each half of that,
 * down to a single item, which is then simplified by itself. So what is tried together costs the requests of one, and a
 * failure still names its cause. Where only several items together fail, it drops one after another.
 */
export const group = <Value>(items: readonly fc.Arbitrary<Value>[]): fc.Arbitrary<readonly Value[]> =>
  new Group(items).map((made) => made.map(({ value }) => value));

class Group<Value> extends fc.Arbitrary<readonly Made<Value>[]> {
  readonly #items: readonly fc.Arbitrary<Value>[];

  constructor(items: readonly fc.Arbitrary<Value>[]) {
    super();
    this.#items = items;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<readonly Made<Value>[]> {
    const made = this.#items.map((item, index) => {
      const { value, context } = item.generate(random, biasFactor);
      return { index, value, context };
    });
    return new fc.Value(made, undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is readonly Made<Value>[] {
    return false;
  }

  override shrink(made: readonly Made<Value>[]): fc.Stream<fc.Value<readonly Made<Value>[]>> {
    return fc.stream(this.#simpler(made));
  }

  *#simpler(made: readonly Made<Value>[]): IterableIterator<fc.Value<readonly Made<Value>[]>> {
    if (made.length > 1) {
      const middle = Math.ceil(made.length / 2);
      yield new fc.Value(made.slice(0, middle), undefined);
      yield new fc.Value(made.slice(middle), undefined);
      if (made.length > 2)
        for (const dropped of made)
          yield new fc.Value(
            made.filter((each) => each !== dropped),
            undefined,
          );
    }
    for (const each of made) {
      const item = this.#items[each.index];
      if (item === undefined) continue;
      for (const { value, context } of item.shrink(each.value, each.context))
        yield new fc.Value(
          made.map((other) => (other === each ? { ...each, value, context } : other)),
          undefined,
        );
    }
  }
}
