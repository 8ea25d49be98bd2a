import { limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  expectEqual,
  expectThat,
  type JsonObject,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import {
  type Awards,
  countIn,
  figureOf,
  getAwards,
  manyAwards,
  recipientOf,
  rowKey,
  type SummaryFigure,
  summaryFigureOf,
  ueiOf,
} from '../asking/government.js';
import { byFrequency, folded, leavesIn, textsIn } from '../asking/texts.js';

const figures: readonly SummaryFigure[] = ['total-obligated', 'award-count', 'recipient-count'];

export const awardsReply = defineCheck({
  id: 'government/awards-reply',
  title:
    'A reply about awards has success true, a summary of three figures, recipient rollups and award rows',
  clauses: [
    'government-records.summary',
    'government-records.summary.total-obligated',
    'government-records.summary.award-count',
    'government-records.summary.recipient-count',
    'government-records.summary.names',
    'government-records.rollups',
    'government-records.awards',
    'envelope.reference.success',
  ],
  operations: ['listAwards'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { reply, summary, rollups, rows } = await manyAwards(api);
    expectEqual(reply, '/success', true, 'envelope.reference.success');
    const numbers = leavesIn(summary).filter(({ value }) => figureOf(value) !== undefined);
    // The names are not shown: any three numbers may be these figures.
    const told = numbers.map(({ path }) => summaryFigureOf(path));
    const untold = figures.find((figure) => !told.includes(figure)) ?? 'total-obligated';
    expectThat(
      numbers.length >= figures.length,
      '/summary',
      'a total and two counts',
      summary,
      `government-records.summary.${untold}`,
    );
    api.witness('rollups', rollups.length);
    api.observe('summary', Object.keys(summary).join(', '));
    api.observe('a rollup', Object.keys(rollups[0] ?? {}).join(', '));
    api.observe('a row', Object.keys(rows[0] ?? {}).join(', '));
    api.observe('place of the parts', at(reply.json, '/summary') === undefined ? 'data' : 'top level');
  }),
});

const { default: standard, max } = limits.government.limit;

/**
 * The rows of a narrower selector stand among those of a wider one, unless these are as many as there can be. An award may keep
 * the name that its recipient had then, by which alone a text may select it.
 */
async function expectComplete(api: Api, selector: Query): Promise<void> {
  const { rows, rollups } = await getAwards(api, { ...selector, limit: max });
  const uei = rollups.map(ueiOf).at(-1);
  if (rows.length >= max || uei === undefined) return;
  const shown = new Set(rows.map(rowKey));
  const own = (await getAwards(api, { uei, limit: max })).rows;
  const { recipient: text } = selector;
  const isSelected = (row: JsonObject) =>
    text === undefined || folded(recipientOf(row) ?? '').includes(folded(String(text)));
  const lost = own.find((row) => isSelected(row) && !shown.has(rowKey(row)));
  expectThat(lost === undefined, '/awards', `every matching row, as there are fewer than ${max}`, lost);
}

export const awardsLimit = defineCheck({
  id: 'government/awards-limit',
  title: 'A reply has the matching awards up to the limit, 100 by default and 500 at most',
  clauses: [
    'government.awards.limit.timeline',
    'government.awards.limit.default',
    'government.limit.at-max',
    'limits.government-limit.default',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, rows: hundred, summary } = await manyAwards(api);
      const rowsWith = async (limit?: number) => (await getAwards(api, { ...selector, limit })).rows;
      const expectAtMost = (most: number, rows: Awards['rows']) => {
        expectThat(rows.length <= most, '/awards', `at most ${most} rows`, rows.length);
        api.witness('award rows counted', rows.length);
      };
      expectAtMost(1, await rowsWith(1));
      await accusing('government.awards.limit.default', async () => {
        const rows = await rowsWith();
        expectAtMost(standard, rows);
        const isSame = rows.length === hundred.length;
        expectThat(isSame, '/awards', `${hundred.length} rows as with limit=${standard}`, rows.length);
      });
      const all = await accusing('government.limit.at-max', () => rowsWith(max));
      expectAtMost(max, all);
      // How far back a timeline goes is left open, but not that it ends at the hundredth of more awards.
      const isCut = hundred.length === standard && all.length === standard;
      const isWhole = !isCut || (countIn(summary, 'award-count') ?? 0) <= standard;
      expectThat(isWhole, '/awards', `more than ${standard} rows`, summary, 'government.limit.at-max');
      await accusing('government.limit.at-max', () => expectComplete(api, selector));
    },
    { requests: 5 },
  ),
});

/** The date texts of a row by where they stand. */
const datesOf = (row: JsonObject): ReadonlyMap<string, string> =>
  new Map(
    textsIn(row).flatMap(({ path, text }) =>
      /^\d{4}-\d\d-\d\d/.test(text) ? [[path, text.slice(0, 10)]] : [],
    ),
  );

const few = 5;

/** Which date of rows a timeline may follow, by where it stands. */
interface Dated {
  /** The dates that most rows show, and those that fewer do. */
  readonly usual: readonly string[];
  readonly rare: readonly string[];
}

function placesOf(dates: readonly ReadonlyMap<string, string>[]): Dated {
  const counts = byFrequency(dates.flatMap((each) => [...each.keys()]));
  const isUsual = ([, count]: readonly [string, number]) => count * 2 > dates.length;
  const [usual, rare] = [counts.filter(isUsual), counts.filter((each) => !isUsual(each))];
  return { usual: usual.map(([path]) => path), rare: rare.map(([path]) => path) };
}

/** Dates of what is agreed for an award, while its timeline may follow when it was made or last changed. */
const ofPerformance = /start|end|begin|perform|complet|expir|period/;

export const awardsRecent = defineCheck({
  id: 'government/awards-recent',
  title: 'The awards are the most recent ones: a smaller limit leaves out older ones only',
  clauses: [
    'government-records.awards.recent',
    'government-records.awards.order',
    'government-records.awards.unit',
    'government.awards.limit.timeline',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, rows } = await manyAwards(api);
      const { rows: newest } = await getAwards(api, { ...selector, limit: few });
      expectThat(
        newest.length <= few,
        '/awards',
        `at most ${few} rows`,
        newest.length,
        'government.awards.limit.timeline',
      );
      const shown = new Set(newest.map(rowKey));
      const others = rows.filter((row) => !shown.has(rowKey(row)));
      const { usual, rare } = placesOf(rows.map(datesOf));
      precondition(newest.length > 0 && usual.length > 0, 'no dates of rows are seen', 'no-data');
      // Which date the timeline follows is not shown: one of them must fit. A row without it may stand at either end.
      const datesAt = (some: readonly JsonObject[], path: string) =>
        some.flatMap((row) => datesOf(row).get(path) ?? []);
      const follows = (path: string) => {
        const [oldest] = datesAt(newest, path).toSorted();
        return oldest === undefined || datesAt(others, path).every((date) => date <= oldest);
      };
      const followed = usual.find(follows);
      if (followed === undefined) {
        const isOther =
          rare.some(
            (path) => [newest, others].every((some) => datesAt(some, path).length > 0) && follows(path),
          ) || usual.every((path) => ofPerformance.test(path));
        precondition(!isOther, 'the timeline may follow a date that few rows show', 'no-data');
      }
      expectThat(followed !== undefined, '/awards', 'the most recent rows', newest[0]);
      api.witness('older rows left out', others.length);
      const [one = '', ...rest] = datesAt(rows, followed);
      const last = rest.at(-1) ?? '';
      api.observe('order of the timeline', `${followed}: ${one >= last ? 'newest' : 'oldest'} first`);
    },
    { requests: 2 },
  ),
});

export const awardsPermalinks = defineCheck({
  id: 'government/awards-permalinks',
  title: 'Each award has a permalink',
  clauses: ['government-records.awards.permalink', 'government-records.awards.names'],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rows } = await manyAwards(api);
    precondition(rows.length > 0, 'no award row is seen', 'no-data');
    for (const [index, row] of rows.entries()) {
      const cited = textsIn(row).some(
        ({ path, text }) => /^(?:https?:\/\/|\/)\S+$/.test(text) || /permalink/.test(path),
      );
      expectThat(cited, `/awards/${index}`, 'a permalink', row);
      api.witness('permalinks');
    }
  }),
});
