import { type ClauseId, limits } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import {
  countryOf,
  expectSelectedLinks,
  getLinks,
  isActive,
  isFilled,
  isFull,
  isSanctioned,
  linksIn,
  pairOf,
  sanctionsOf,
  someLinks,
  statusOf,
} from '../asking/links.js';
import { isTelling, leavesIn, memberOf, ofOtherEntity } from '../asking/texts.js';
import { flagRefused } from '../rules/flag.js';

interface Selected {
  /** The request for the links of a flag. */
  readonly query: Query;
  /** How many links the longest reply to it has. */
  readonly rows: number;
  /** Links that the same request without the flag returns, in their order. */
  readonly known: readonly JsonObject[];
  readonly isOther: (row: JsonObject) => boolean;
  /** What the flag selects, in words. */
  readonly what: string;
  readonly clause: ClauseId;
}

/**
 * A short reply has as many links as its limit, of those that the longest one shows to be selected. As many links without the
 * flag include one that it does not select.
 */
async function expectFilled(
  api: Api,
  { query, rows, known, isOther, what, clause }: Selected,
): Promise<void> {
  const limit = known.findIndex(isOther) + 1;
  if (limit === 0 || limit > rows) return;
  const shown = linksIn(await api.get('listForeignAgentLinks', { ...query, limit }));
  const { length } = shown;
  const stray = shown.find(isOther);
  expectThat(stray === undefined, '/data', `${what} alone`, stray);
  if (length < limit) {
    const held = linksIn(await getLinks(api, query, { fresh: true })).length;
    expectThat(held < limit, '/data', `${limit} of ${held} ${what}`, length, clause);
    return;
  }
  api.witness(`${what} by a small limit`, length);
  await expectCapitalsRead(api, { ...query, limit }, { isOther, what });
}

/** TRUE selects no link that true does not select. Beside other flags, or on fewer links, this need not show. */
async function expectCapitalsRead(
  api: Api,
  query: Query,
  { isOther, what }: Pick<Selected, 'isOther' | 'what'>,
): Promise<void> {
  const inCapitals = Object.entries(query).map(([name, value]) => [name, value === true ? 'TRUE' : value]);
  const reply = await api.get('listForeignAgentLinks', Object.fromEntries(inCapitals));
  // What is refused is for another check to judge.
  const stray = reply.status === 200 ? linksIn(reply).find(isOther) : undefined;
  expectThat(stray === undefined, '/data', `${what} for TRUE`, stray, 'error.invalid-boolean.case');
}

export const linksActiveOnly = defineCheck({
  id: 'government/links-active-only',
  title: 'active_only=true keeps exactly the active links',
  clauses: [
    'government.links.active-only',
    'government.links.active-only.finds',
    'error.invalid-boolean.case',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const statusesOf = (rows: readonly JsonObject[]) => new Set(rows.flatMap((row) => statusOf(row) ?? []));
      const { query, reply: whole, rows: known } = await someLinks(api, (rows) => statusesOf(rows).size > 1);
      const statuses = statusesOf(known);
      const reply = await getLinks(api, { ...query, active_only: true });
      const rows = linksIn(reply, 'government.links.active-only.finds');
      expectHeld(statuses.size > 1, 'the links have a single status', whole);
      const kept = [...new Set(rows.flatMap((row) => statusOf(row) ?? []))];
      // How the two statuses are written is not shown, but one of them alone is kept.
      const lacking = rows.length === 0 ? 'government.links.active-only.finds' : undefined;
      expectThat(kept.length === 1, '/data/*/status', 'active links alone', kept, lacking);
      const [ended] = rows.filter((row) => isActive(row) === false);
      expectThat(ended === undefined, '/data', 'active links alone', ended);
      const seen = new Set(rows.map(pairOf));
      const lost = known.filter((row) => statusOf(row) === kept[0] && !seen.has(pairOf(row)));
      expectThat(
        isFull(reply) || lost.length === 0,
        '/data',
        'every active link',
        lost[0],
        'government.links.active-only.finds',
      );
      api.witness('active links', rows.length);
      const isOther = (row: JsonObject) => (statusOf(row) ?? kept[0]) !== kept[0];
      await expectFilled(api, {
        query: { ...query, active_only: true },
        rows: rows.length,
        known,
        isOther,
        what: 'active links',
        clause: 'government.links.active-only.finds',
      });
    },
    { requests: 4 },
  ),
});

const adversaryFlag = /^(?:is_)?(?:fp_)?adversary$/;
const sanctionedFlag = /^(?:is_)?(?:fp_)?sanctioned$/;

/** Members about others than the foreign principal. */
const ofOthers = /registrant|agent/;

/** What a boolean member of a link says of its principal, by its name; undefined where the link has none. */
const flagOf = (row: JsonObject, name: RegExp): boolean | undefined =>
  leavesIn(row).flatMap(({ path, value }) =>
    typeof value === 'boolean' &&
    name.test(memberOf(path)) &&
    !ofOthers.test(path) &&
    !ofOtherEntity.test(path)
      ? [value]
      : [],
  )[0];

export const linksAdversaryOnly = defineCheck({
  id: 'government/links-adversary-only',
  title: 'adversary_only=true returns only links that the same request without it returns',
  clauses: ['government.links.adversary-only', 'government.links.adversary-only.meaning'],
  operations: ['listForeignAgentLinks'],
  rulings: ['live-data', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, rows: known } = await someLinks(api);
      const adversaries = linksIn(await getLinks(api, { ...query, adversary_only: true }));
      const flags = adversaries.flatMap((row) => flagOf(row, adversaryFlag) ?? []);
      const denied = flags.filter((flag) => !flag).length;
      // What makes an adversary is left open, but not that the filter and the rows speak of the same.
      expectThat(
        denied * 2 <= flags.length,
        '/data/*',
        'links whose flag says adversary',
        `false in ${denied}`,
      );
      const countries = [...new Set(adversaries.flatMap((row) => countryOf(row) ?? []))];
      api.observe('countries with adversary_only=true', countries.slice(0, 12).join(', '));
      const base = isFull(await getLinks(api, query)) ? { country: countries[0]?.toUpperCase() } : query;
      const all = await getLinks(api, base);
      // The country of a row may be written otherwise than the filter takes it.
      precondition(
        all.status !== 400 || base === query,
        'no country is known by which links are found',
        'no-data',
      );
      precondition(!isFull(all), 'too many links to see them all', 'no-data');
      const some = linksIn(await getLinks(api, { ...base, adversary_only: true }));
      const seen = new Set(linksIn(all).map(pairOf));
      const added = some.filter((row) => !seen.has(pairOf(row)));
      expectThat(added.length === 0, '/data', 'links of the request without adversary_only', added[0]);
      // A filter that leaves nothing out anywhere could add nothing either.
      const narrows = adversaries.length < known.length || some.length < linksIn(all).length;
      if (narrows) api.witness('links of adversaries', some.length);
      const isAny = adversaries.length > 0 || isFull(all);
      expectHeld(isAny, 'no foreign principal is an adversary', all);
      expectHeld(narrows || isFull(all), 'every foreign principal is an adversary', all);
    },
    { requests: 4 },
  ),
});

const { screeningLists: most } = limits.government;

/** Members of an item that name a list; others may be about the principal as the list has it. */
const listMember = /^(?:screening_?)?(?:list|source|authority)(?:_?(?:name|code))?$/i;

/** The names of screening lists, where their items are words alone; how they are written is not shown. */
export function listNames(lists: unknown): readonly string[] | undefined {
  if (!isArray(lists)) return undefined;
  const names = lists.map((each) =>
    isObject(each) ? Object.entries(each).find(([name]) => listMember.test(name))?.[1] : each,
  );
  const words = names.filter((name) => typeof name === 'string' && !/\d{3}|[:;]/.test(name));
  return words.length === names.length ? words.map(String) : undefined;
}

/** Links that other filters show, for which other checks ask as well: of all these, the lists are the same few. */
async function linksOfOtherFilters(api: Api, query: Query): Promise<readonly JsonObject[]> {
  const varied = await someLinks(api);
  const replies = [
    varied.reply,
    await getLinks(api, { ...query, active_only: true }),
    await getLinks(api, { ...varied.query, adversary_only: true }),
  ];
  return replies.flatMap((reply) => (reply.status === 200 ? linksIn(reply) : []));
}

/** Every sanctioned link that other filters show is one of all sanctioned ones, where these are all to see. */
function expectAllSanctioned(reply: Exchange, seen: readonly JsonObject[]): void {
  if (reply.status !== 200 || isFull(reply)) return;
  const pairs = new Set(linksIn(reply).map(pairOf));
  const lost = seen.find((row) => isSanctioned(row) && !pairs.has(pairOf(row)));
  const finds = 'government.links.sanctioned-only.finds';
  expectThat(lost === undefined, '/data', 'every link of a sanctioned principal', lost, finds);
}

export const linksSanctionedOnly = defineCheck({
  id: 'government/links-sanctioned-only',
  title:
    'sanctioned_only=true keeps the links of sanctioned principals, which carry their lists and programs',
  clauses: [
    'government.links.sanctioned-only',
    'government.links.sanctioned-only.finds',
    'government-records.links.sanction-lists',
    'government-records.links.sanction-programs',
    'government-records.screening-lists.number',
    'government-records.links.sanctions.none',
    'government-records.links.sanctions.items',
    'error.invalid-boolean.case',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, reply: whole, rows: known } = await someLinks(api, (rows) => rows.some(isSanctioned));
      const reply = await getLinks(api, { ...query, sanctioned_only: true });
      const rows = linksIn(reply, 'government.links.sanctioned-only.finds');
      const isHeld = rows.length > 0 || known.some(isSanctioned);
      expectHeld(isHeld || isFull(whole), 'no principal of a link is sanctioned', whole);
      precondition(isHeld, `none of ${known.length} links is of a sanctioned principal`, 'no-data');
      for (const [index, row] of rows.entries()) {
        const [lists, programs] = [
          sanctionsOf(row, 'fp_sanction_lists'),
          sanctionsOf(row, 'fp_sanction_programs'),
        ];
        expectThat(
          isSanctioned(row),
          `/data/${index}/fp_sanction_lists`,
          'the lists of a sanctioned principal',
          lists ?? row,
          // By its programs it is a sanctioned principal.
          isFilled(programs) ? 'government-records.links.sanction-lists' : undefined,
        );
        expectThat(
          programs !== undefined,
          `/data/${index}/fp_sanction_programs`,
          'the sanction programs',
          row,
          'government-records.links.sanction-programs',
        );
        api.witness('sanctioned principals');
      }
      const sanctioned = new Set(rows.map(pairOf));
      const bare = known.findIndex((row) => sanctioned.has(pairOf(row)) && !isSanctioned(row));
      expectThat(
        bare < 0,
        `/data/${bare}/fp_sanction_lists`,
        'the lists of a sanctioned principal, as under sanctioned_only=true',
        known[bare],
        'government-records.links.sanction-lists',
      );
      for (const row of [...rows, ...known]) {
        const lists = sanctionsOf(row, 'fp_sanction_lists');
        const isBlank = isArray(lists) && !lists.every(isTelling);
        const ofLists = 'government-records.links.sanction-lists';
        expectThat(!isBlank, '/data/*/fp_sanction_lists', 'names alone', lists, ofLists);
        // By its programs it is a sanctioned principal. One list may have no program, so that blank ones say nothing.
        const isListed = isSanctioned(row) || !isFilled(sanctionsOf(row, 'fp_sanction_programs'));
        expectThat(isListed, '/data/*/fp_sanction_lists', 'the lists beside the programs', row, ofLists);
      }
      const contrary = [...rows, ...known].find((row) => {
        const flag = flagOf(row, sanctionedFlag);
        return flag !== undefined && flag !== isSanctioned(row);
      });
      expectThat(
        contrary === undefined,
        '/data/*/fp_sanction_lists',
        'lists in the links whose flag says sanctioned, and in no others',
        contrary,
        'government-records.links.sanction-lists',
      );
      await expectSelectedLinks(api, {
        known,
        query: { ...query, sanctioned_only: true },
        because: 'links of sanctioned principals',
        fits: isSanctioned,
        finds: 'government.links.sanctioned-only.finds',
      });
      await expectFilled(api, {
        query: { ...query, sanctioned_only: true },
        rows: rows.length,
        known,
        isOther: (row) => !isSanctioned(row),
        what: 'links of sanctioned principals',
        clause: 'government.links.sanctioned-only.finds',
      });
      const others = await linksOfOtherFilters(api, query);
      const alone = await getLinks(api, { sanctioned_only: true });
      expectAllSanctioned(alone, [...known, ...others]);
      const names = [...rows, ...known, ...others, ...(alone.status === 200 ? linksIn(alone) : [])]
        .filter(isSanctioned)
        .map((row) => listNames(sanctionsOf(row, 'fp_sanction_lists')));
      const all = [...new Set(names.flatMap((each) => each ?? []))];
      const isTold = names.every((each) => each !== undefined);
      expectThat(
        !isTold || all.length <= most,
        '/data/*/fp_sanction_lists',
        `at most ${most} lists`,
        all,
        'government-records.screening-lists.number',
      );
      api.observe(
        'screening lists',
        isTold
          ? all.toSorted().join(', ')
          : JSON.stringify(sanctionsOf(rows[0] ?? {}, 'fp_sanction_lists') ?? null),
      );
      const without = known.find((row) => !isSanctioned(row)) ?? {};
      api.observe('without sanctions', JSON.stringify(sanctionsOf(without, 'fp_sanction_lists') ?? null));
    },
    { requests: 4 },
  ),
});

export const linksInvalidBoolean = flagRefused({
  id: 'government/links-invalid-boolean',
  title: 'Each boolean of foreign agents refuses a text other than true and false as INVALID_BOOLEAN',
  clauses: [
    'government.links.adversary-only.non-boolean',
    'government.links.sanctioned-only.non-boolean',
    'government.links.active-only.non-boolean',
    'error.invalid-boolean',
  ],
  operation: 'listForeignAgentLinks',
  needs: ['key.full', 'entitlement.can_use_gov'],
  query: { registrant: 'a' },
  rows: [
    { name: 'adversary_only', value: '1', clause: 'government.links.adversary-only.non-boolean' },
    { name: 'sanctioned_only', value: '1', clause: 'government.links.sanctioned-only.non-boolean' },
    { name: 'active_only', value: '1', clause: 'government.links.active-only.non-boolean' },
    { name: 'sanctioned_only', value: 'yes', clause: 'government.links.sanctioned-only.non-boolean' },
    { name: 'active_only', value: '0', clause: 'government.links.active-only.non-boolean' },
  ],
});
