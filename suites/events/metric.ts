import { type ClauseId, conflictCategories, isClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  type JsonObject,
  once,
  rowsOf,
  Violation,
  type World,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import {
  expectFilters,
  expectSelected,
  judged,
  lethal,
  metricBound,
  notLethal,
  shownMetrics,
} from '../asking/filters.js';
import { expectSameEvents, fullPage, idOf } from '../asking/pages.js';
import { type ClauseOf, expectSubset, wholeEvents } from '../asking/results.js';
import { bounds as days } from '../asking/windows.js';

const bounds = shownMetrics.flatMap((name) =>
  (['min', 'max'] as const).map((side) => ({ name, side, bound: `${name}_${side}` })),
);

/** The clause on a bound of a metric, and that on its family. */
const clauseNamed = (name: string, end: 'bound' | 'cameoplus-only'): ClauseId | undefined => {
  const id = `events.${name.replaceAll('_', '-')}.${end}`;
  return isClauseId(id) ? id : undefined;
};

const clauses: readonly ClauseId[] = [
  ...bounds.map(({ bound }) => clauseNamed(bound, 'bound')),
  ...shownMetrics.map((name) => clauseNamed(name, 'cameoplus-only')),
].filter((clause) => clause !== undefined);

/** If every wrong Event is a conflict Event, the bound is not the cause. */
const ofFamily =
  (name: string): ClauseOf =>
  (cards, how) =>
    how === 'admitted' && cards.every(({ family }) => family === 'conflict')
      ? clauseNamed(name, 'cameoplus-only')
      : undefined;

export const metricBounds = defineCheck({
  id: 'events/metric-bounds',
  title:
    'A bound on a metric keeps the Events on its side; one on a cameoplus metric keeps no conflict Event',
  clauses,
  operations: ['listEvents'],
  rulings: ['implied-family', 'metric-bounds-inclusive'],
  property: forEach(
    bounds,
    (api, { name, side }) =>
      expectFilters(
        api,
        judged(metricBound(name, side), () => ofFamily(name)),
      ),
    { clause: ({ bound }) => clauseNamed(bound, 'bound') },
  ),
});

export const metricGeoPrecision = defineCheck({
  id: 'events/metric-geo-precision',
  title: 'No Event matches both a minimum of geo_precision and a maximum below it',
  clauses: ['events.geo-precision-min.bound', 'events.geo-precision-max.bound'],
  operations: ['listEvents'],
  // The value is on no card, so that the two results are held against each other.
  rulings: ['geo-precision-and-rationale', 'metric-bounds-inclusive'],
  property: forEach(
    [
      { min: 2, max: 1.5 },
      { min: 3, max: 2.5 },
    ],
    async (api, { min, max }) => {
      const whole = await wholeEvents(api);
      const fine = await fullPage(api, { ...whole.query, geo_precision_min: min });
      const coarse = await fullPage(api, { ...whole.query, geo_precision_max: max });
      const inFine = expectSubset(fine, whole, `geo_precision_min=${min}`);
      const ofMax = 'events.geo-precision-max.bound';
      const inCoarse = accusing(ofMax, () => expectSubset(coarse, whole, `geo_precision_max=${max}`));
      const least = new Set(rowsOf(fine).map(idOf));
      const both = rowsOf(coarse)
        .map(idOf)
        .filter((id) => least.has(id));
      const because = `no Event with geo_precision at least ${min} and at most ${max}`;
      // The bound that excludes nothing is the one without effect.
      const clause = inFine > 0 && inCoarse === 0 ? ofMax : undefined;
      expectThat(both.length === 0, '/data', because, both.slice(0, 5), clause);
      if (least.size > 0) api.witness('Events held apart', rowsOf(coarse).length);
    },
    { requests: 2 },
  ),
});

const values = [lethal, notLethal];
/** Counts are of conflict Events, known or not. */
const inConflict = { category: conflictCategories.join(',') };

const ofLethal: ClauseOf = (cards, how) => {
  if (how === 'lost') return 'events.has-fatalities.true.complete';
  const areOthers = cards.every(({ family }) => family !== 'conflict');
  return areOthers ? 'events.has-fatalities.true.conflict-only' : undefined;
};
const ofOthers: ClauseOf = (_, how) => (how === 'lost' ? 'events.has-fatalities.false.unknown' : undefined);

/** The first conflict category of which the offered Events have one that fits. */
const categoryWith = ({ offer }: World, fits: (card: JsonObject) => boolean): string | undefined =>
  conflictCategories.find((category) =>
    offer.events.some((card) => card.category === category && fits(card)),
  );

export const hasFatalities = defineCheck({
  id: 'events/has-fatalities',
  title: 'has_fatalities separates conflict Events with a count above zero from those not known to be lethal',
  clauses: [
    'events.has-fatalities.true',
    'events.has-fatalities.true.complete',
    'events.has-fatalities.true.conflict-only',
    'events.has-fatalities.false',
    'events.has-fatalities.false.unknown',
  ],
  operations: ['listEvents'],
  rulings: ['has-fatalities-false'],
  property: forEach(
    (world) => {
      // Deaths of one are rare, and what a wrong comparison loses.
      const single = categoryWith(world, ({ fatalities }) => fatalities === 1);
      return [
        ...values.map(({ query }) => query),
        // Of more days than can be read whole, the most significant, of which few may be lost.
        { has_fatalities: true, sort: 'significance' },
        { has_fatalities: true, sort: 'recent' },
        ...(single === undefined ? [] : [{ has_fatalities: true, category: single }]),
      ];
    },
    async (api, query) => {
      const asked = query.has_fatalities
        ? { ...lethal, clauseOf: ofLethal }
        : { ...notLethal, clauseOf: ofOthers };
      // Of all categories: the other family has no count that could be above zero.
      if ('sort' in query && query.sort === 'significance') return expectSelected(api, { ...asked, query });
      if ('sort' in query) {
        const fits = ({ family }: JsonObject) => (family === 'cameoplus' ? false : undefined);
        return expectSelected(api, { ...asked, query, fits });
      }
      if (!('category' in query)) return expectFilters(api, () => asked, inConflict);
      const { category } = query;
      await expectSelected(api, {
        ...asked,
        query,
        fits: (card) => (card.category === category ? asked.fits(card) : undefined),
      });
    },
    { clause: ({ has_fatalities: sent }) => `events.has-fatalities.${sent === true}` },
  ),
});

/** So few Events might all be aimed at civilians. */
const fewest = 10;

export const civilianTargeting = defineCheck({
  id: 'events/civilian-targeting',
  title: 'civilian_targeting=true leaves out some Events of both families',
  clauses: ['events.civilian-targeting.true'],
  // No card shows the coding, so that a filter without effect is told, not failed.
  level: 'should',
  operations: ['listEvents'],
  rulings: ['civilian-targeting'],
  property: once(
    async (api) => {
      const whole = await wholeEvents(api);
      const reply = await fullPage(api, { ...whole.query, civilian_targeting: true });
      const left = expectSubset(reply, whole, 'civilian_targeting=true');
      const families = new Set(whole.rows.map(({ family }) => family));
      if (whole.rows.length < fewest || families.size < 2) return;
      expectThat(left > 0, '/data', `not all of ${whole.rows.length} Events`, rowsOf(reply).length);
      api.witness('Events left out', left);
    },
    { requests: 2 },
  ),
});

/**
 * Languages of few readers and far apart, of which no corpus covers every Event in all; and common ones, as one without coverage
 * may have any answer (ruling summary-aliases).
 */
const languages = ['is', 'mt', 'cy', 'ar', 'es', 'ru', 'zh', 'fr', 'de', 'en'];
/** So many that are served are enough. */
const mostLanguages = 3;

export const languagesFilter = defineCheck({
  id: 'events/languages-filter',
  title: 'languages narrows a result to coverage in the language',
  clauses: ['events.languages.filter', 'events.languages.iso-639-1'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['summary-aliases'],
  property: once(
    async (api) => {
      const whole = await wholeEvents(api);
      const served: string[] = [];
      let left = 0;
      for (const language of languages) {
        const reply = await fullPage(api, { ...whole.query, languages: language });
        const isLast = language === languages.at(-1);
        if (reply.status === 400 && (!isLast || served.length > 0)) continue;
        accusing('events.languages.iso-639-1', () => expectOk(reply));
        left += expectSubset(reply, whole, `languages=${language}`);
        served.push(language);
        // Each that leaves nothing out may be one that the deployment overlooks.
        if (served.length >= mostLanguages && left > 0) break;
      }
      api.observe('languages served', served.join(', '));
      api.witness('Events left out', left);
      if (left > 0) return;
      // All Events may be covered in what is carried, and other codes be overlooked; not where the summary leaves some out.
      for (const language of served) {
        const query = { ...whole.query, languages: language, group_by: 'category' };
        const summary = await api.get('summarizeEvents', query);
        const counted = accusing('events-summary.reply.envelope', () => totalOf(summary));
        const because = `the ${counted} Events that the summary counts in ${language}`;
        expectThat(counted >= whole.rows.length, '/data', because, `all ${whole.rows.length}`);
      }
    },
    { requests: 4 },
  ),
});

interface Spelling {
  readonly two: string;
  readonly three: string;
}

/** Languages with one code in either scheme, each tried by itself: whether a list of languages is read is open. */
const spellings: readonly Spelling[] = [
  { two: 'en', three: 'eng' },
  { two: 'ru', three: 'rus' },
];

/**
 * Languages with one code in either scheme that are seldom those of most of the coverage: which of them an Event is found by is
 * hidden only where another one finds it too.
 */
const others: readonly Spelling[] = [
  { two: 'es', three: 'spa' },
  { two: 'ar', three: 'ara' },
  { two: 'pt', three: 'por' },
  { two: 'uk', three: 'ukr' },
  { two: 'it', three: 'ita' },
  { two: 'tr', three: 'tur' },
  { two: 'pl', three: 'pol' },
  { two: 'ja', three: 'jpn' },
  { two: 'ko', three: 'kor' },
  { two: 'hi', three: 'hin' },
  { two: 'he', three: 'heb' },
  { two: 'id', three: 'ind' },
  { two: 'vi', three: 'vie' },
  { two: 'sv', three: 'swe' },
];

const isSame = (reply: Exchange, other: Exchange): boolean => {
  try {
    expectSameEvents(reply, other, '');
    return true;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return false;
  }
};

/**
 * A list of languages selects the same by codes of either scheme. Whether a list is read, and what a language without coverage is
 * answered in each spelling, is open (ruling summary-aliases): where lists differ, a language that finds Events by itself decides.
 */
async function expectSpeltAlike(api: Api, some: readonly Spelling[]): Promise<void> {
  const closed = { ...days(api.world.offer.window), limit: 100 };
  const ask = (codes: readonly string[], name = 'languages') =>
    fullPage(api, { ...closed, [name]: codes.join(',') });
  const two = await ask(some.map((each) => each.two));
  if (two.status !== 200 || rowsOf(two).length === 0) return;
  const codes = some.map((each) => each.three);
  const byOtherName = await ask(codes, 'language');
  if (byOtherName.status === 200 && isSame(byOtherName, two)) return;
  const three = await ask(codes);
  if (three.status === 200 && isSame(three, two)) {
    const alias = 'events.languages.alias-language';
    accusing(alias, () => expectSameEvents(byOtherName, two, 'language is another name of languages'));
  }
  // Codes that narrow nothing are overlooked.
  if (isSame(two, await fullPage(api, closed))) return;
  const half = some.length >> 1;
  if (half > 0) {
    for (const part of [some.slice(0, half), some.slice(half)]) await expectSpeltAlike(api, part);
    return;
  }
  const because = `${some[0]?.three} is the language ${some[0]?.two}`;
  accusing('events.languages.iso-639-2', () => expectSameEvents(three, two, because));
}

export const languagesSpellings = defineCheck({
  id: 'events/languages-spellings',
  title: 'Languages are selected alike by codes of either scheme and by both names of the parameter',
  clauses: ['events.languages.iso-639-2', 'events.languages.alias-language'],
  operations: ['listEvents'],
  rulings: ['summary-aliases'],
  property: forEach(
    [...spellings, 'lists of others'] as const,
    async (api, spelling) => {
      if (spelling === 'lists of others') return expectSpeltAlike(api, others);
      const { two, three } = spelling;
      const { query, rows } = await wholeEvents(api);
      const reply = await fullPage(api, { ...query, languages: two });
      if (reply.status === 400) return;
      const expected = new Set(rowsOf(reply).map(idOf));
      // A language without coverage may have any answer, in each spelling another one (ruling summary-aliases).
      if (expected.size === 0 || expected.size === rows.length) return;
      const expectSame = async (asked: Readonly<Record<string, string>>) => {
        const seen = rowsOf(await fullPage(api, { ...query, ...asked })).map(idOf);
        const same = seen.length === expected.size && seen.every((id) => expected.has(id));
        expectThat(same, '/data', `the ${expected.size} Events of languages=${two}`, `${seen.length} Events`);
      };
      // Both spellings at once; which of them is not taken is asked for only where they are not.
      await expectSame({ language: three }).catch(async (error: unknown) => {
        if (!(error instanceof Violation)) throw error;
        await accusing('events.languages.iso-639-2', () => expectSame({ languages: three }));
        await accusing('events.languages.alias-language', () => expectSame({ language: two }));
        throw error;
      });
      api.witness('Events compared', expected.size);
    },
    { requests: 2 },
  ),
});
