import { limits } from '../../contract/index.js';
import {
  defineCheck,
  defineInvariant,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
  smallestOf,
} from '../../src/kit/index.js';
import {
  amountMembers,
  amountsIn,
  amountsOf,
  areObligated,
  getAwards,
  isUei,
  manyAwards,
  memberIn,
  objects,
  recipientOf,
  recipientsIn,
  ueiOf,
  ueiOfRow,
} from '../asking/government.js';
import { folded, memberOf, textsIn } from '../asking/texts.js';

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
        const rollup = rollups.find((each) => ueiOf(each) === ueiOfRow(row));
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

/** Recipients of rows that no rollup has; a single one may have nothing obligated. */
const fewLost = 2;

export const rollupsWhole = defineInvariant({
  id: 'government/rollups-whole',
  title: 'In each reply with fewer than 25 recipient rollups, the recipients of its awards are among them',
  clauses: ['government-records.rollups.few'],
  operations: ['listAwards'],
  comparesParts: true,
  judge(exchange) {
    if (exchange.request.operation !== 'listAwards' || exchange.status !== 200) return 0;
    const rollups = objects(memberIn(exchange, 'recipient_rollups'));
    const known = new Set(rollups.flatMap((rollup) => ueiOf(rollup) ?? []));
    if (known.size === 0 || known.size < rollups.length || known.size >= most) return 0;
    const awards = objects(memberIn(exchange, 'awards'));
    const awarded = [...new Set(awards.flatMap((row) => ueiOfRow(row) ?? []))];
    const lost = awarded.filter(
      (uei) => !known.has(uei) && areObligated(awards.filter((row) => ueiOfRow(row) === uei)),
    );
    expectThat(
      lost.length < fewLost,
      '/recipient_rollups',
      'a rollup of each recipient of the awards',
      lost.slice(0, 5),
    );
    return awarded.length;
  },
  provokedBy: ['government/awards-recipient', 'government/summary-figures'],
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

/** How the two ends of the actions may be called. */
const ends = {
  first: /(?:^|[/_])(?:first|earliest|oldest|start|min)/,
  last: /(?:^|[/_])(?:last|latest|newest|(?:most_?)?recent|end|max)/,
} as const;

/** The dates that may be one end of the actions of a recipient: those that are called after actions, if any are. */
function endsIn(dates: readonly Dated[], end: keyof typeof ends): readonly string[] {
  const called = dates.filter(({ path }) => ends[end].test(path));
  const ofActions = called.filter(({ path }) => /action/.test(path));
  return (ofActions.length > 0 ? ofActions : called).map(({ date }) => date);
}

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
      const [firsts, lasts] = [endsIn(dates, 'first'), endsIn(dates, 'last')];
      const absent = firsts.length === 0 ? 'first' : 'last';
      expectThat(
        dates.length >= 2,
        place,
        'the dates of the first and the last action',
        rollup,
        `government-records.rollups.${absent}-action-date`,
      );
      // Of several members that may be one of the ends, one that fits is enough.
      const isOrdered = firsts.some((first) => lasts.some((last) => first <= last));
      expectThat(
        isOrdered || firsts.length === 0 || lasts.length === 0,
        place,
        `${lasts[0]} or before`,
        firsts[0],
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
      const { rollups, rows, reply, selector } = await manyAwards(api);
      const members = amountMembers(rollups);
      precondition(members.length > 0, 'no rollup shows its amount under a name that fits', 'no-data');
      const shown = rollups.map(ueiOf);
      const out = [...new Set(rows.flatMap((row) => ueiOfRow(row) ?? []))].filter(
        (uei) => !shown.includes(uei),
      );
      const isCut = rollups.length >= limits.government.rollups;
      expectHeld(out.length > 0 || isCut, 'the rollups show every recipient', reply);
      precondition(out.length > 0, 'no award row is of a recipient beyond the rollups', 'no-data');
      for (const uei of out.slice(0, mostOthers)) {
        const { rollups: own, rows: awards } = await getAwards(api, {
          uei,
          limit: limits.government.limit.max,
        });
        // A text may select some of its awards alone, by the name that each of them keeps.
        const text = folded(String(selector.recipient ?? ''));
        if (!awards.every((award) => folded(recipientOf(award) ?? text).includes(text))) continue;
        for (const amounts of own.filter((each) => ueiOf(each) === uei).map(amountsOf)) {
          // Of several members that may hold the amount, one that fits is enough.
          const compared = members.flatMap((member) => {
            const amount = amounts.get(member);
            return amount === undefined ? [] : [{ amount, least: smallestOf(amountsIn(rollups, member)) }];
          });
          const [strange] = compared;
          if (strange === undefined) continue;
          const fits = compared.some(({ amount, least }) => amount <= least + Math.abs(least) / 1000);
          const expected = `${uei} with ${strange.amount} among the top`;
          expectThat(fits, '/recipient_rollups', expected, strange.least);
          api.witness('recipients beyond the rollups');
        }
      }
      const falling = members.some((member) =>
        amountsIn(rollups, member).every((amount, at, all) => amount <= (all[at - 1] ?? amount)),
      );
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
