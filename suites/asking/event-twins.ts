import { significanceDivisors } from '../../contract/index.js';
import { at, brief, expectThat, isArray, isObject, type Json, type JsonObject } from '../../src/kit/index.js';
import { isBlank, isOf, significanceOf } from './events.js';

// What the detail and the listed card of one Event say of the same Story or article.

/** What a reference to a Story says beside its id; a link alone need not be of one Story. */
const isStory = (one: JsonObject, other: JsonObject): boolean =>
  ['url', 'title', 'story_date'].every((name) => one[name] !== undefined && one[name] === other[name]);

/** Ids by which a listed card and the detail refer to what is one Story by its link, its title and its date. */
export function* sameStories(card: JsonObject, shown: JsonObject) {
  const [listed, own] = [card, shown].map(({ story_refs: refs }) =>
    isArray(refs) ? refs.filter(isObject) : [],
  );
  for (const [index, ref] of (own ?? []).entries()) {
    const [twin, ...others] = (listed ?? []).filter((each) => isStory(each, ref));
    const isOnly = others.length === 0 && own?.filter((each) => isStory(each, ref)).length === 1;
    if (twin !== undefined && isOnly)
      yield { listed: twin.id, place: `/data/story_refs/${index}/id`, own: ref.id };
  }
}

/** The lists of a card, with what tells their items apart and what these show besides. */
const itemsOf = [
  { list: 'story_refs', telling: ['id', 'url', 'title', 'story_date'], besides: ['article_count'] },
  { list: 'top_articles', telling: ['url', 'title', 'domain'], besides: ['rank'] },
] as const;

/** So many texts that are the same in two items tell that both are one. */
const enough = 2;

export interface Twin {
  /** The list and the member. */
  readonly member: string;
  readonly listed: Json | undefined;
  readonly place: string;
  readonly own: Json | undefined;
}

/** What the members of one item are on the listed card and in the detail. */
export function* twinsIn(card: JsonObject, shown: JsonObject): Generator<Twin> {
  for (const { list, telling, besides } of itemsOf) {
    const [listed = [], own = []] = [card[list], shown[list]].map((items) =>
      isArray(items) ? items.filter(isObject) : [],
    );
    const areOne = (one: JsonObject, other: JsonObject) =>
      telling.filter((name) => typeof one[name] === 'string' && one[name] === other[name]).length >= enough;
    for (const [index, item] of own.entries()) {
      const [twin, ...others] = listed.filter((each) => areOne(each, item));
      const isOnly = others.length === 0 && own.filter((each) => twin && areOne(twin, each)).length === 1;
      if (twin === undefined || !isOnly) continue;
      for (const name of [...telling, ...besides]) {
        const place = `/data/${list}/${index}/${name}`;
        yield { member: `${list}/${name}`, listed: twin[name], place, own: item[name] };
      }
    }
  }
}

/** Items of which none has a member tell that it is lost; single ones may lack it for a while. */
export const telltale = 5;

/** A member has values of one type in both replies, and it is not lost in all details, or on all listed cards. */
export function expectTyped(twins: readonly Twin[]): void {
  for (const { listed, place, own } of twins) {
    const areOne = isBlank(listed) || isBlank(own) || typeof listed === typeof own;
    expectThat(areOne, place, `${brief(listed ?? null)}, as it is listed`, own);
  }
  for (const member of new Set(twins.map((each) => each.member))) {
    const all = twins.filter((each) => each.member === member);
    const isLost = (side: 'own' | 'listed', other: 'own' | 'listed') =>
      all.length >= telltale && all.every((each) => isBlank(each[side]) && !isBlank(each[other]));
    const areShown = !isLost('own', 'listed') && !isLost('listed', 'own');
    const [first] = all;
    expectThat(areShown, first?.place ?? '/data', `${member}, as in the other reply`, first?.own ?? null);
  }
}

/** The significance of an Event as it is listed, and in the detail. */
export interface Ranked {
  readonly listed: number;
  readonly own: number;
}

/** What two replies show of a `cameoplus` Event of another domain than POLITICAL, whose total is divided. */
export function* rankedIn(card: JsonObject, shown: JsonObject): Generator<Ranked> {
  const [listed, own] = [card, shown].map(significanceOf);
  const isDivided = isOf(card, 'cameoplus') && at(card, '/category') !== 'POLITICAL';
  if (isDivided && listed !== undefined && own !== undefined && listed > 0) yield { listed, own };
}

/** Both are printed rounded, and computed live. */
const rounding = 0.015;
/** So far from each other are numbers that no rounding and no new article explains. */
const far = 0.1;

/** Values that move do so one by one: that most stand in one proportion to those listed is another divisor. */
export function expectDivided(ranked: readonly Ranked[]): void {
  const factors = ranked.map(({ listed, own }) => own / listed).toSorted((one, other) => one - other);
  const factor = factors[factors.length >> 1] ?? 1;
  const scaled = ranked.filter(({ listed, own }) => Math.abs(own - factor * listed) <= rounding);
  const areMost = scaled.length >= telltale && scaled.length > ranked.length / 2;
  const [first] = scaled;
  const expected = `${first?.listed}, as it is listed, the total divided by ${significanceDivisors.otherDomains}`;
  const isOther = areMost && Math.abs(factor - 1) > far;
  const clause = 'significance.divisor.other-domains';
  expectThat(!isOther, '/data/metrics/significance', expected, first?.own, clause);
}
