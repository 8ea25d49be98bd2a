import { limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
  sameJson,
  smallestOf,
} from '../../src/kit/index.js';
import {
  type Awards,
  amountOf,
  figureOf,
  getAwards,
  isUei,
  manyAwards,
  recipientOf,
  recipientsIn,
  summaryFigureOf,
  ueiOf,
} from '../asking/government.js';
import { byRarity, type Leaf, leavesIn, memberOf, textsIn } from '../asking/texts.js';

const agency = /agenc|bureau|department/;
const agenciesOf = (part: JsonObject): readonly string[] =>
  textsIn(part).flatMap(({ path, text }) => (agency.test(path) && !/url|link/.test(path) ? [text] : []));

export const rollupsAgencies = defineCheck({
  id: 'government/rollups-agencies',
  title: 'Each recipient rollup lists the awarding agencies',
  clauses: ['government-records.rollups.agencies', 'government-records.rollups.names'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups, rows } = await manyAwards(api);
    if (!rollups.some((rollup) => agenciesOf(rollup).length > 0)) {
      // The name of the member is not shown: the agencies of award rows are looked for in the rollups by value.
      const awarded = rows.flatMap((row) => {
        const rollup = rollups.find((each) => ueiOf(each) === ueiOf(row));
        return rollup === undefined ? [] : agenciesOf(row).map((name) => ({ rollup, name }));
      });
      const named = awarded.filter(({ rollup, name }) =>
        textsIn(rollup).some(({ text }) => text.includes(name)),
      );
      expectThat(
        awarded.length === 0 || named.length > 0,
        '/recipient_rollups',
        'the agencies of the award rows',
        awarded[0],
      );
      precondition(awarded.length > 0, 'no award row names an agency under a name that fits', 'no-data');
      api.witness('agencies named', named.length);
      return;
    }
    const without = rollups.findIndex((rollup) => agenciesOf(rollup).length === 0);
    expectThat(without < 0, `/recipient_rollups/${without}`, 'the awarding agencies', rollups[without]);
    api.witness('agencies named', rollups.length);
  }),
});

const { rollups: most } = limits.government;

export const rollupsCount = defineCheck({
  id: 'government/rollups-count',
  title: 'The recipient rollups are limited to 25, and are 25 if more recipients match',
  clauses: ['government-records.rollups.max', 'government-records.rollups.full', 'limits.government.rollups'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { summary, rollups, reply } = await manyAwards(api);
    expectThat(rollups.length <= most, '/recipient_rollups', `at most ${most} rollups`, rollups.length);
    const recipients = recipientsIn(summary);
    api.observe('recipients in the summary', String(recipients ?? 'not found by a name'));
    expectHeld(
      recipients !== undefined && recipients > most,
      'no result that was tried has more than 25 recipients',
      reply,
    );
    expectThat(
      rollups.length === most,
      '/recipient_rollups',
      `${most} of ${recipients} recipients`,
      rollups.length,
      'government-records.rollups.full',
    );
    api.witness('rollups', rollups.length);
  }),
});

interface Dated {
  readonly path: string;
  readonly date: string;
}

/** Every date that a rollup shows; one text may hold both ends of a span. */
const datesOf = (rollup: JsonObject): readonly Dated[] =>
  textsIn(rollup).flatMap(({ path, text }) =>
    (text.match(/\d{4}-\d\d-\d\d/g) ?? []).map((date) => ({ path, date })),
  );

export const rollupsDates = defineCheck({
  id: 'government/rollups-dates',
  title: 'Each recipient rollup has the dates of its first and last action, in that order',
  clauses: [
    'government-records.rollups.first-action-date',
    'government-records.rollups.last-action-date',
    'government-records.rollups.dates-order',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups } = await manyAwards(api);
    // The names are not shown: dates that stand in no rollup may be written in another form.
    const isDated = rollups.some((rollup) => datesOf(rollup).length > 0);
    precondition(isDated, 'no rollup shows a date in a recognisable form', 'no-data');
    for (const [index, rollup] of rollups.entries()) {
      const place = `/recipient_rollups/${index}`;
      const dates = datesOf(rollup);
      const first = dates.find(({ path }) => /first|earliest|start|min/.test(path))?.date;
      const last = dates.find(({ path }) => /last|latest|end|max|recent/.test(path))?.date;
      const absent = first === undefined ? 'first' : 'last';
      expectThat(
        dates.length >= 2,
        place,
        'the dates of the first and the last action',
        rollup,
        `government-records.rollups.${absent}-action-date`,
      );
      if (first !== undefined && last !== undefined)
        expectThat(
          first <= last,
          place,
          `${last} or before`,
          first,
          'government-records.rollups.dates-order',
        );
      api.witness('rollups with two dates');
    }
  }),
});

/** Recipients that are asked for by themselves; each costs a request. */
const mostOthers = 2;

export const rollupsTop = defineCheck({
  id: 'government/rollups-top',
  title: 'No recipient left out of the rollups has higher obligations than one in them',
  clauses: [
    'government-records.rollups.top',
    'government-records.rollups.order',
    'government-records.rollups.amount',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { rollups, rows, reply } = await manyAwards(api);
      const amounts = rollups.flatMap((rollup) => amountOf(rollup) ?? []);
      precondition(
        amounts.length === rollups.length,
        'no rollup shows its amount under a name that fits',
        'no-data',
      );
      const least = smallestOf(amounts);
      const shown = rollups.map(ueiOf);
      const out = [...new Set(rows.flatMap((row) => ueiOf(row) ?? []))].filter((uei) => !shown.includes(uei));
      const isCut = rollups.length >= limits.government.rollups;
      expectHeld(out.length > 0 || isCut, 'the rollups show every recipient', reply);
      precondition(out.length > 0, 'no award row is of a recipient beyond the rollups', 'no-data');
      for (const uei of out.slice(0, mostOthers)) {
        const { rollups: own } = await getAwards(api, { uei });
        for (const amount of own
          .filter((each) => ueiOf(each) === uei)
          .flatMap((each) => amountOf(each) ?? [])) {
          expectThat(
            amount <= least + Math.abs(least) / 1000,
            '/recipient_rollups',
            `${uei} with ${amount} among the top`,
            least,
          );
          api.witness('recipients beyond the rollups');
        }
      }
      const falling = amounts.every((amount, index) => amount <= (amounts[index - 1] ?? amount));
      api.observe('order of the rollups', falling ? 'by falling amount' : 'another');
    },
    { requests: 1 + mostOthers },
  ),
});

export const recipients = defineCheck({
  id: 'government/recipients',
  title: 'Each recipient rollup has a UEI of 12 characters, and no two have the same',
  clauses: [
    'government.recipients.uei',
    'government.recipients.uei.length',
    'government.recipients.one-a-uei',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups, rows } = await manyAwards(api);
    for (const { path, text } of [...rollups, ...rows].flatMap(textsIn)) {
      if (!/(?:^|_)uei$/.test(memberOf(path))) continue;
      expectThat(
        isUei(text),
        path,
        `a UEI of ${limits.uei.length} characters`,
        text,
        'government.recipients.uei.length',
      );
    }
    const known = rollups.flatMap((rollup) => ueiOf(rollup) ?? []);
    // The name is not shown: a UEI is looked for by its shape too.
    const [example] = rollups;
    expectThat(
      known.length > 0,
      '/recipient_rollups',
      'a recipient with a text of the form of a UEI',
      example,
    );
    const without = rollups.find((rollup) => ueiOf(rollup) === undefined);
    expectThat(without === undefined, '/recipient_rollups', 'a UEI of each recipient', without);
    const twice = known.find((uei, index) => known.indexOf(uei) < index);
    const isOnce = twice === undefined;
    expectThat(isOnce, '/recipient_rollups', 'one rollup a UEI', twice, 'government.recipients.one-a-uei');
    api.witness('UEIs', known.length);
  }),
});

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
      // What summary and rollups call by the same name adds up.
      for (const [name, whole] of Object.entries(summary)) {
        const parts = rollups.map((rollup) => rollup[name]).filter((each) => typeof each === 'number');
        if (typeof whole !== 'number' || parts.length < rollups.length) continue;
        const sum = parts.reduce((so, part) => so + part, 0);
        const isSum = Math.abs(sum - whole) <= Math.max(0.5, Math.abs(sum) / 1000);
        const figure = `government-records.summary.${summaryFigureOf(name)}` as const;
        expectThat(isSum, `/summary/${name}`, `${sum}, as the rollups add up to`, whole, figure);
      }
      const amounts = rollups.flatMap((rollup) => amountOf(rollup) ?? []);
      if (amounts.length < rollups.length) return;
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const added = numbers.some((number) => Math.abs(number - total) <= Math.max(1, Math.abs(total) / 1000));
      expectThat(
        added,
        '/summary',
        `${total} obligated in all rollups`,
        summary,
        'government-records.summary.total-obligated',
      );
      api.witness('amounts added up', amounts.length);
    },
    { requests: 4 },
  ),
});

/** What a summary may say about the reply itself rather than about the awards. */
const ofTheReply = /row|page|limit|shown|return|display|time|_at$|cached/;

const figuresOf = (summary: JsonObject): readonly Leaf[] =>
  leavesIn(summary)
    .filter(({ path }) => !ofTheReply.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** Rollups by recipient and amount, in an order of their own. */
const recipientsOf = (rollups: readonly JsonObject[]): readonly string[] =>
  rollups.map((rollup) => `${ueiOf(rollup)} ${amountOf(rollup)}`).toSorted();

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
      api.witness('summaries compared');
    },
    { requests: 2 },
  ),
});
