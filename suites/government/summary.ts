import { limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  defineInvariant,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  largestOf,
  once,
  precondition,
  sameJson,
  smallestOf,
} from '../../src/kit/index.js';
import {
  type Awards,
  amountMembers,
  amountOf,
  amountsIn,
  countIn,
  figureOf,
  getAwards,
  manyAwards,
  memberIn,
  objects,
  recipientOf,
  recipientsIn,
  summaryFigureOf,
  ueiOf,
  ueiOfRow,
} from '../asking/government.js';
import { byRarity, type Leaf, leavesIn } from '../asking/texts.js';

/** A result of so few recipients that the rollups show all of them, and of more than one. */
async function fewRecipients(api: Api): Promise<Awards> {
  const many = await manyAwards(api);
  const { rollups } = many;
  if (rollups.length > 1 && rollups.length < limits.government.rollups) return many;
  const words = rollups.flatMap((rollup) => [...new Set(recipientOf(rollup)?.match(/[A-Za-z]{5,}/g))]);
  // What several names have in common, but few of them, before what only one of those shown has.
  const counted = byRarity(words);
  const shared = [...counted.filter(([, count]) => count > 1), ...counted.filter(([, count]) => count === 1)];
  for (const [recipient] of shared.slice(0, 4)) {
    const found = await accusing('government.awards.recipient.substring', () =>
      getAwards(api, { recipient, limit: 100 }),
    );
    if (found.rollups.length > 1 && found.rollups.length < limits.government.rollups) return found;
  }
  precondition(false, 'no text that several, but few, recipients have in their names', 'no-data');
}

/** Names of amounts and of counts of awards, and what of those does not add up to the whole. */
const additive = /oblig|amount|dollar|award|action/;
const notAdditive =
  /agenc|bureau|department|office|program|categor|type|state|countr|naics|psc|cfda|unique|distinct|avg|average|mean|median|min|max|largest|smallest|share|percent|pct|rank|year|date/;
const addsUp = (name: string): boolean => additive.test(name) && !notAdditive.test(name);

/** An award may have had several recipients, one after another, and counts for each of them; an action has one. */
const isCountOfAwards = (name: string): boolean =>
  summaryFigureOf(name) === 'award-count' && !/action/.test(name);

/**
 * What summary and rollups call by the same name adds up, where the rollups show every recipient.
 * @returns how many figures were added up
 */
function expectSums({ summary, rollups }: Pick<Awards, 'summary' | 'rollups'>): number {
  let figures = 0;
  for (const [name, whole] of Object.entries(summary)) {
    const parts = rollups.map((rollup) => rollup[name]).filter((each) => typeof each === 'number');
    if (typeof whole !== 'number' || parts.length < rollups.length || !addsUp(name)) continue;
    const sum = parts.reduce((so, part) => so + part, 0);
    const isShared = isCountOfAwards(name) && whole >= largestOf(parts) && whole <= sum;
    const isSum = isShared || mayBeSum(whole, parts);
    const figure = `government-records.summary.${summaryFigureOf(name)}` as const;
    expectThat(isSum, `/summary/${name}`, `${sum}, as the rollups add up to`, whole, figure);
    figures += 1;
  }
  const all = amountMembers(rollups).map((member) => amountsIn(rollups, member));
  const [amounts] = all;
  if (amounts === undefined) return figures;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const numbers = leavesIn(summary).flatMap(({ value }) => figureOf(value) ?? []);
  // Of several members that may hold the amount, one that adds up is enough.
  const added = all.some((each) => numbers.some((number) => mayBeSum(number, each)));
  const clause = 'government-records.summary.total-obligated';
  expectThat(added, '/summary', `${total} obligated in all rollups`, summary, clause);
  return figures + 1;
}

/** The power of ten that a number is printed in, between a hundredth and a billion. */
function unitOf(number: number): number {
  let unit = 0.01;
  while (unit < 1e9 && Math.abs(number / (unit * 10) - Math.round(number / (unit * 10))) < 1e-6) unit *= 10;
  return unit;
}

/** Whether a number may be the sum of others, where each was rounded or cut to the unit that it is printed in. */
function mayBeSum(whole: number, parts: readonly number[]): boolean {
  const sum = parts.reduce((so, part) => so + part, 0);
  const printed = smallestOf(parts.map(unitOf)) * parts.length + unitOf(whole);
  return (
    Math.abs(sum - whole) <= Math.min(Math.max(0.5, Math.abs(sum) / 1000), printed + Math.abs(sum) * 1e-9)
  );
}

/** Whether the rollups show every recipient, as far as the summary counts them. */
const areWhole = ({ summary, rollups }: Awards): boolean =>
  rollups.length > 0 &&
  rollups.length < limits.government.rollups &&
  recipientsIn(summary) === rollups.length &&
  new Set(rollups.map(ueiOf)).size === rollups.length;

/**
 * Where the rows are all that match, and those of each recipient add up to its rollup, all of them add up to the total, however
 * many recipients have no rollup.
 * @returns how many figures were added up
 */
function expectRowSum({ summary, rollups, rows }: Pick<Awards, 'summary' | 'rollups' | 'rows'>): number {
  const areAll = countIn(summary, 'award-count') === rows.length;
  if (!areAll || rollups.length < limits.government.rollups) return 0;
  const isAmount = (ofRows: string): boolean =>
    amountMembers(rollups).some((ofRollups) =>
      rollups.every((rollup) => {
        const [uei, [amount]] = [ueiOf(rollup), amountsIn([rollup], ofRollups)];
        const received = rows.filter((row) => uei !== undefined && ueiOfRow(row) === uei);
        return amount !== undefined && received.length > 0 && mayBeSum(amount, amountsIn(received, ofRows));
      }),
    );
  const [amounts] = amountMembers(rows)
    .filter(isAmount)
    .map((member) => amountsIn(rows, member));
  if (amounts === undefined) return 0;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const isTold = leavesIn(summary).some(({ value }) => mayBeSum(figureOf(value) ?? Number.NaN, amounts));
  const clause = 'government-records.summary.total-obligated';
  expectThat(isTold, '/summary', `${total}, as all ${rows.length} awards add up to`, summary, clause);
  return 1;
}

/** The summary counts no fewer recipients than have a rollup, each by its own UEI. */
function expectAsManyAsShown({ summary, rollups }: Pick<Awards, 'summary' | 'rollups'>): void {
  const shown = new Set(rollups.flatMap((rollup) => ueiOf(rollup) ?? [])).size;
  const counted = recipientsIn(summary);
  const expected = `at least the ${shown} recipients that have a rollup`;
  const clause = 'government-records.summary.recipient-count';
  expectThat(counted === undefined || counted >= shown, '/summary', expected, counted, clause);
}

export const summaryAddsUp = defineInvariant({
  id: 'government/summary-adds-up',
  title:
    'The summary of awards counts the recipients shown, and all of them, or all awards, add up to its figures',
  clauses: [
    'government-records.summary.award-count',
    'government-records.summary.recipient-count',
    'government-records.summary.total-obligated',
  ],
  operations: ['listAwards'],
  comparesParts: true,
  judge(exchange) {
    if (exchange.request.operation !== 'listAwards' || exchange.status !== 200) return 0;
    const [summary, rollups, rows] = ['summary', 'recipient_rollups', 'awards'].map((name) =>
      memberIn(exchange, name),
    );
    if (!isObject(summary) || !isArray(rollups)) return 0;
    const awards = { reply: exchange, summary, rollups: objects(rollups), rows: objects(rows) };
    expectAsManyAsShown(awards);
    const figures = (areWhole(awards) ? expectSums(awards) : 0) + expectRowSum(awards);
    return Math.min(1, figures);
  },
  provokedBy: ['government/summary-figures', 'government/one-record-rollup'],
});

export const summaryFigures = defineCheck({
  id: 'government/summary-figures',
  title: 'The summary counts the recipients and adds up their obligations',
  clauses: [
    'government-records.rollups.few',
    'government-records.summary.recipient-count',
    'government-records.summary.award-count',
    'government-records.summary.total-obligated',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { summary, rollups } = await fewRecipients(api);
      const numbers = leavesIn(summary).flatMap(({ value }) => figureOf(value) ?? []);
      // The names are not shown: the figure that fits is looked for among all.
      const counted = numbers.includes(rollups.length);
      // If the summary counts more recipients, the rollups lack some.
      const lacking = (recipientsIn(summary) ?? 0) > rollups.length;
      const clause = lacking
        ? 'government-records.rollups.few'
        : 'government-records.summary.recipient-count';
      expectThat(counted, '/summary', `${rollups.length} recipients, as there are rollups`, summary, clause);
      api.witness('recipients counted', rollups.length);
      api.witness('figures added up', expectSums({ summary, rollups }));
    },
    { requests: 4 },
  ),
});

/** What a summary may say about the reply itself rather than about the awards. */
const ofTheReply =
  /row|page|limit|shown|return|display|time|_at$|cached|truncat|more|listed|includ|as_?of|generat|comput|updat|elapsed/;
/** What a figure of awards may be called; others are not compared. */
const ofTheAwards = /oblig|amount|dollar|value|sum|total|award|action|recipient|count/;

const figuresOf = (summary: JsonObject): readonly Leaf[] =>
  leavesIn(summary)
    .filter(
      ({ path, value }) => figureOf(value) !== undefined && ofTheAwards.test(path) && !ofTheReply.test(path),
    )
    .map(({ path, value }) => ({ path, value: typeof value === 'number' ? rounded(value) : value }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** Without the digits that depend on the order in which amounts are added up. */
const rounded = (amount: number): number => Number(amount.toPrecision(12));

/**
 * Rollups by recipient and amount, in an order of their own. Of recipients with the least amount any may be left out, where
 * not every one has a rollup.
 */
function recipientsOf(rollups: readonly JsonObject[]): readonly string[] {
  const amounts = rollups.map((rollup) => rounded(amountOf(rollup) ?? Number.NaN));
  const least = rollups.length < limits.government.rollups ? undefined : smallestOf(amounts);
  return rollups
    .map((rollup, index) => `${amounts[index] === least ? '' : ueiOf(rollup)} ${amounts[index]}`)
    .toSorted();
}

/** Where not every recipient has a rollup, the summary counts no fewer than the rows show. */
function expectAllCounted({ summary, rollups, rows }: Awards): void {
  const shown = new Set(rows.flatMap((row) => ueiOfRow(row) ?? [])).size;
  // Beside all recipients a summary may count those that it shows.
  const counted = figuresOf(summary)
    .filter(({ path }) => summaryFigureOf(path) === 'recipient-count')
    .flatMap(({ value }) => figureOf(value) ?? []);
  if (rollups.length < limits.government.rollups || counted.length === 0) return;
  const clause = 'government-records.summary.recipient-count.all';
  const expected = `at least the ${shown} recipients of the rows`;
  expectThat(largestOf(counted) >= shown, '/summary', expected, summary, clause);
}

export const summaryOfAll = defineCheck({
  id: 'government/summary-of-all',
  title: 'The summary and the recipient rollups cover all matching awards at any limit',
  clauses: [
    'government-records.summary.total-obligated.all',
    'government-records.summary.award-count.all',
    'government-records.summary.recipient-count.all',
    'government.awards.limit.timeline-only',
  ],
  operations: ['listAwards'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, ...many } = await manyAwards(api);
      precondition(many.rows.length > 1, 'no two award rows are seen', 'no-data');
      const few = await getAwards(api, { ...selector, limit: 1 });
      const [told, expected] = [figuresOf(few.summary), figuresOf(many.summary)];
      const changed = expected.find((figure) => !told.some((each) => sameJson(each, figure))) ?? told[0];
      expectThat(
        sameJson(told, expected),
        '/summary',
        JSON.stringify(many.summary),
        few.summary,
        `government-records.summary.${summaryFigureOf(changed?.path ?? '')}.all`,
      );
      const isSame = sameJson(recipientsOf(few.rollups), recipientsOf(many.rollups));
      expectThat(
        isSame,
        '/recipient_rollups',
        `the ${many.rollups.length} rollups of a greater limit`,
        few.rollups,
        'government.awards.limit.timeline-only',
      );
      // Recent awards may be of few recipients.
      expectAllCounted(await getAwards(api, { ...selector, limit: limits.government.limit.max }));
      api.witness('summaries compared');
    },
    { requests: 3 },
  ),
});
