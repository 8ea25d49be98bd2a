import { type ClauseId, limits } from '../../contract/index.js';
import {
  defineCheck,
  expectHeld,
  expectThat,
  type JsonObject,
  largestOf,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { isSpineId } from '../asking/entity-refs.js';
import {
  areObligated,
  awardsIn,
  figureOf,
  getAwards,
  manyAwards,
  recipientOf,
  ueiOf,
  ueiOfRow,
} from '../asking/government.js';
import { countriesOf, getLinks, idsOf, linksIn, nameOf, pairOf, someLinks } from '../asking/links.js';
import { crossedIn, dividedIn, type Resolved } from '../asking/resolved.js';
import { conflictOf } from '../asking/same-record.js';
import { folded, leavesIn, memberOf, textsIn } from '../asking/texts.js';

const permalinkOf = (row: JsonObject): string | undefined =>
  textsIn(row).find(({ path }) => /permalink/.test(path))?.text;

/** The rows that no other row of the page has the permalink of: a row may be an award, or one action on it. */
function byPermalink(rows: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const links = rows.map(permalinkOf);
  return new Map(
    rows.flatMap((row, index) => {
      const link = links[index];
      const isOnly = link !== undefined && links.indexOf(link) === links.lastIndexOf(link);
      return isOnly ? [[link, row] as const] : [];
    }),
  );
}

const { max } = limits.government.limit;
/** Limits that other checks send as well; the neighbours of a row are others under each. */
const otherLimits = [1, 5, max];

export const oneRecordAward = defineCheck({
  id: 'government/one-record-award',
  title: 'The row of an award, as its permalink tells it, is the same under any limit',
  clauses: ['government-records.awards.permalink'],
  operations: ['listAwards'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, rows } = await manyAwards(api);
      const known = byPermalink(rows);
      for (const limit of otherLimits) {
        for (const [link, row] of byPermalink((await getAwards(api, { ...selector, limit })).rows)) {
          const before = known.get(link);
          const conflict = before === undefined ? undefined : conflictOf(before, row);
          const expected = `${JSON.stringify(conflict?.one)}, as without limit=${limit}`;
          expectThat(conflict === undefined, `/awards${conflict?.path ?? ''}`, expected, conflict?.other);
        }
      }
      precondition(rows.length > 0, 'no award row is seen', 'no-data');
      api.witness('award rows', rows.length);
    },
    { requests: 1 },
  ),
});

/** What a row and the rollup of its recipient both tell. */
interface Both {
  readonly row: JsonObject;
  readonly rollup: JsonObject;
}

const agenciesOf = (part: JsonObject): readonly string[] =>
  textsIn(part).flatMap(({ path, text }) =>
    /agenc|bureau|department/.test(path) && !/url|link|id$|code/.test(path) ? [folded(text)] : [],
  );

/** A date in a member that is called so, one of actions before others. */
function dateOf(part: JsonObject, name: RegExp): string | undefined {
  const dates = textsIn(part).filter(
    ({ path, text }) => name.test(memberOf(path)) && /^\d{4}-\d\d-\d\d/.test(text),
  );
  return (dates.find(({ path }) => /action/.test(path)) ?? dates[0])?.text.slice(0, 10);
}

const actionDateOf = (row: JsonObject): string | undefined => dateOf(row, /^action_?date$/);

/** Whether a rollup has as many agencies as any, so that it may show the chief ones alone. */
function mayBeCut(rollup: JsonObject, told: readonly Both[]): boolean {
  const longest = largestOf(told.map((each) => agenciesOf(each.rollup).length));
  return longest > 1 && agenciesOf(rollup).length === longest;
}

const ifMostFit = (told: readonly Both[], wrong: readonly Both[]): readonly Both[] =>
  wrong.length * 2 < told.length ? wrong : [];

/**
 * Rows whose agency is named by the rollups of other recipients alone, where most rollups name the agency of some row of their
 * own: both are of one vocabulary then, however many agencies the rollups leave out.
 */
function ofOneVocabulary(told: readonly Both[], wrong: readonly Both[]): readonly Both[] {
  const rollups = new Set(told.map(({ rollup }) => rollup));
  const fitting = new Set(told.filter((each) => !wrong.includes(each)).map(({ rollup }) => rollup));
  const named = new Set([...rollups].flatMap(agenciesOf));
  return fitting.size * 2 > rollups.size
    ? wrong.filter(({ row }) => agenciesOf(row).some((each) => named.has(each)))
    : [];
}

/** Whether a rollup fits a row of its recipient; undefined where one of them does not tell. */
const aspects: readonly {
  readonly what: string;
  readonly clause: ClauseId;
  readonly fits: (both: Both) => boolean | undefined;
  /** The wrong ones among the rows that were told, as far as the others show that the members mean what the text binds. */
  readonly counted: (told: readonly Both[], wrong: readonly Both[]) => readonly Both[];
}[] = [
  {
    what: 'a first action on or before that of the row',
    clause: 'government-records.rollups.first-action-date',
    fits({ row, rollup }) {
      const [own, first] = [actionDateOf(row), dateOf(rollup, /first|earliest/)];
      return own === undefined || first === undefined ? undefined : first <= own;
    },
    counted: (_, wrong) => wrong,
  },
  {
    what: 'a last action on or after that of the row',
    clause: 'government-records.rollups.last-action-date',
    fits({ row, rollup }) {
      const [own, last] = [actionDateOf(row), dateOf(rollup, /last_|lastaction|latest/)];
      return own === undefined || last === undefined ? undefined : last >= own;
    },
    counted: (_, wrong) => wrong,
  },
  {
    what: 'the agency of the row',
    clause: 'government-records.rollups.agencies',
    fits({ row, rollup }) {
      const [own, all] = [agenciesOf(row), agenciesOf(rollup)];
      if (own.length === 0 || all.length === 0) return undefined;
      // One text may name several.
      return own.some((each) => all.some((text) => text.includes(each)));
    },
    counted(told, all) {
      const wrong = all.filter(({ rollup }) => !mayBeCut(rollup, told));
      return [...ifMostFit(told, wrong), ...ofOneVocabulary(told, wrong)];
    },
  },
  {
    what: 'the name of the recipient of the row',
    clause: 'government.recipients.uei',
    fits({ row, rollup }) {
      const [own, name] = [recipientOf(row), recipientOf(rollup)];
      return own === undefined || name === undefined ? undefined : folded(own) === folded(name);
    },
    counted: ifMostFit,
  },
];

export const oneRecordRecipient = defineCheck({
  id: 'government/one-record-recipient',
  title: 'The rollup of a recipient fits its award rows: dates, agencies and name',
  clauses: [
    'government-records.rollups.first-action-date',
    'government-records.rollups.last-action-date',
    'government-records.rollups.agencies',
    'government.recipients.uei',
    'government-records.rollups.few',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rollups, rows: first, reply, selector } = await manyAwards(api);
    // Another check asks for the longest timeline as well.
    const { rows: longer } = await getAwards(api, { ...selector, limit: max });
    const rows = [...first, ...longer];
    const both = rows.flatMap((row): readonly Both[] => {
      const uei = ueiOfRow(row);
      const rollup = uei === undefined ? undefined : rollups.find((each) => ueiOf(each) === uei);
      return rollup === undefined ? [] : [{ row, rollup }];
    });
    const isStray = (row: JsonObject): boolean => {
      const uei = ueiOfRow(row);
      return (
        uei !== undefined &&
        !both.some((each) => each.row === row) &&
        areObligated(rows.filter((each) => ueiOfRow(each) === uei))
      );
    };
    const stray = rows.find(isStray);
    const isWhole = rollups.length < limits.government.rollups;
    const few = 'government-records.rollups.few';
    expectThat(
      stray === undefined || !isWhole,
      '/recipient_rollups',
      'the recipient of each row',
      stray,
      few,
    );
    for (const { what, clause, fits, counted } of aspects) {
      const told = both.filter((each) => fits(each) !== undefined);
      const wrong = told.filter((each) => fits(each) === false);
      const [example] = counted(told, wrong);
      expectThat(example === undefined, '/recipient_rollups', what, example, clause);
    }
    expectHeld(both.length > 0, 'no award row tells its recipient by the UEI of a rollup', reply);
    api.witness('rows with their recipients', both.length);
  }),
});

/** Members that depend on what else was selected. */
const ofTheSelection = /share|percent|pct|portion/;

const countOf = (rollup: JsonObject): number | undefined =>
  leavesIn(rollup).flatMap(({ path, value }) =>
    /^(?:num(?:ber)?_?(?:of_?)?)?awards?(?:_?count)?$|^count$/.test(memberOf(path))
      ? (figureOf(value) ?? [])
      : [],
  )[0];

const spineIdOf = (rollup: JsonObject): string | undefined =>
  textsIn(rollup).find(
    ({ path, text }) => isSpineId(text) && /^(?:recipient_?)?entity_?id$/.test(memberOf(path)),
  )?.text;

export const oneRecordRollup = defineCheck({
  id: 'government/one-record-rollup',
  title:
    'The rollup of a recipient is the same by name, by UEI and by entity, where each counts as many awards',
  clauses: ['government.recipients.uei'],
  operations: ['listAwards'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { rollups, reply } = await manyAwards(api);
      const known = new Map(rollups.flatMap((rollup) => [[ueiOf(rollup), rollup] as const]));
      const ids = rollups.flatMap((rollup) => spineIdOf(rollup) ?? []);
      const entity = ids.find((id, index) => ids.indexOf(id) < index) ?? ids[0];
      const [uei] = rollups.flatMap((rollup) => ueiOf(rollup) ?? []);
      const selectors: readonly Query[] = [
        ...(entity === undefined ? [] : [{ entity }]),
        ...(uei === undefined ? [] : [{ uei, limit: max }]),
      ];
      for (const selector of selectors) {
        const others = await api.get('listAwards', selector);
        // Whether a selector is served is judged by a check of its own.
        for (const [index, rollup] of (others.status === 200 ? awardsIn(others).rollups : []).entries()) {
          const before = known.get(ueiOf(rollup));
          // As many awards of one recipient are the same ones, as one of both selects all that it has.
          if (before === undefined || countOf(before) === undefined || countOf(before) !== countOf(rollup))
            continue;
          const conflict = conflictOf(before, rollup, (path) => !ofTheSelection.test(path));
          const at = `/recipient_rollups/${index}${conflict?.path ?? ''}`;
          const expected = `${JSON.stringify(conflict?.one)}, as among all recipients`;
          expectThat(conflict === undefined, at, expected, conflict?.other);
          api.witness('rollups compared');
        }
      }
      expectHeld(selectors.length > 0, 'no rollup shows by what its recipient can be asked for', reply);
      api.witness('rollups', rollups.length);
    },
    { requests: 2 },
  ),
});

/** The names of principals with their ids; several principals of one name may stand in different countries. */
const principalsIn = (rows: readonly JsonObject[]): readonly Resolved[] =>
  rows.flatMap((row) => {
    const [name, ids] = [nameOf(row, 'principal'), idsOf(row, 'principal')];
    const [id] = ids;
    const isOne = name !== undefined && id !== undefined && ids.length === 1;
    return isOne ? [{ name: `${folded(name)} ${folded(countriesOf(row).join(' '))}`.trim(), id }] : [];
  });

/** Of so many principals in several links, one may have two ids. */
const fewPrincipals = 5;

export const oneRecordPrincipal = defineCheck({
  id: 'government/one-record-principal',
  title: 'Links to the same foreign principal show the same id for it',
  clauses: ['government-records.links.pair'],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rows, reply } = await someLinks(api);
    const resolved = principalsIn(rows);
    const crossed = crossedIn(resolved);
    const [first] = crossed;
    const expected = `${first?.own} of ${first?.name}, as in most links`;
    const seen = `${first?.id}, which is that of ${first?.other}`;
    const isOne = new Set(crossed.map(({ name }) => name)).size < 2;
    expectThat(isOne, '/data/*', expected, seen);
    // Two principals may share a name, but hardly one name in so many.
    const { repeated, divided } = dividedIn(resolved);
    const [namesake] = divided;
    const isRare = repeated.length < fewPrincipals || divided.length * fewPrincipals <= repeated.length;
    expectThat(isRare, '/data/*', `one id of ${namesake?.name}`, namesake?.ids.slice(0, 4));
    expectHeld(resolved.length > 0, 'no link shows an id of its foreign principal', reply);
    api.witness('links with the id of a principal', resolved.length);
  }),
});

export const oneRecordLink = defineCheck({
  id: 'government/one-record-link',
  title: 'The link of a registrant and a foreign principal is the same under every filter',
  clauses: ['government-records.links.pair'],
  operations: ['listForeignAgentLinks'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, rows } = await someLinks(api);
      const known = new Map(rows.map((row) => [pairOf(row), row]));
      const flags: readonly Query[] = [
        { active_only: true },
        { sanctioned_only: true },
        { adversary_only: true },
      ];
      for (const flag of flags) {
        const reply = await getLinks(api, { ...query, ...flag });
        // Whether a flag is served is judged by a check of its own.
        for (const [index, row] of (reply.status === 200 ? linksIn(reply) : []).entries()) {
          const before = known.get(pairOf(row));
          const conflict = before === undefined ? undefined : conflictOf(before, row);
          const expected = `${JSON.stringify(conflict?.one)}, as without ${Object.keys(flag)[0]}`;
          const at = `/data/${index}${conflict?.path ?? ''}`;
          expectThat(conflict === undefined, at, expected, conflict?.other);
        }
      }
      api.witness('links', rows.length);
    },
    { requests: 1 },
  ),
});
