import { limits } from '../../contract/index.js';
import {
  type Api,
  brief,
  defineCheck,
  detail,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
  strings,
} from '../../src/kit/index.js';
import {
  firstPageOf,
  isText,
  leavesIn,
  memberOf,
  mostRows,
  rowsBy,
  sampleOf,
  statedNames,
  textMembers,
  textsAt,
} from '../asking/aicompute.js';
import { valuesIn } from '../asking/error-details.js';
import { listOf } from '../asking/replies.js';
import { byFrequency, isCased } from '../asking/texts.js';

const list = 'listChipSales';
const date = /^\d{4}-\d\d/;
const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 2 && !date.test(value);

/** Members that are tried, each by a request. */
const mostMembers = 3;

/**
 * Where rows of chip sales show their designer; undefined where they do not. One of several members, or a member of another
 * name, does if a text of it, sent as designer, returns rows that all have it.
 */
async function designerPath(api: Api, sales: readonly JsonObject[]): Promise<string | undefined> {
  const stated = memberOf(sales, statedNames[list], isName);
  if (stated === undefined)
    return servedPath(
      api,
      sales,
      textMembers(sales, isName)
        .slice(0, 2)
        .map(({ path }) => path),
    );
  const { path, fitting } = stated;
  return fitting.length === 1 ? path : ((await servedPath(api, sales, fitting)) ?? path);
}

async function servedPath(
  api: Api,
  sales: readonly JsonObject[],
  paths: readonly string[],
): Promise<string | undefined> {
  for (const path of paths.slice(0, mostMembers)) {
    const name = sales.map((row) => designerAt(row, path)).find(isName);
    const reply = await api.get(list, { limit: mostRows(list), chip_manufacturer: name });
    if (reply.status !== 200) continue;
    const rows = await rowsBy(api, list, { chip_manufacturer: name ?? '' });
    if (rows.length > 0 && rows.every((row) => designerAt(row, path) === name)) return path;
  }
  return undefined;
}

const mostTried = 4;

/** The first of some designers that is served with rows, or the first of all where none is. */
async function firstAccepted(api: Api, designers: readonly string[]): Promise<string | undefined> {
  const tried = designers.slice(0, mostTried);
  for (const chip_manufacturer of tried) {
    const reply = await api.get(list, { limit: mostRows(list), chip_manufacturer });
    if (reply.status === 200 && (listOf(reply.json) ?? []).length > 0) return chip_manufacturer;
  }
  const accepted = (await acceptedNames(api))?.map((each) => each.toLowerCase());
  const isAnother = accepted !== undefined && !tried.some((each) => accepted.includes(each.toLowerCase()));
  precondition(
    tried.length === 0 || !isAnother,
    'rows show no designer by a name that is accepted',
    'no-data',
  );
  return designers[0];
}

/** The names that a refusal of another one tells; undefined where it tells none. */
async function acceptedNames(api: Api): Promise<readonly string[] | undefined> {
  return valuesIn(detail(await api.get(list, { chip_manufacturer: 'zzqxvk' }), 'accepted_values'));
}

const designerAt = (row: JsonObject, path: string): string | undefined => textsAt(row, [path]).find(isText);

const isOfWindow = /window|period|quarter|until|through|as_?of|(?:^|[/_])end/;
const dated = /^\d{4}-(?:\d\d|Q\d)/;

/** When the window of a row ends, as far as a member is called after it. */
const endOf = (row: JsonObject): string | undefined =>
  leavesIn(row)
    .flatMap(({ path, value }) =>
      typeof value === 'string' && isOfWindow.test(path) && dated.test(value) ? [value] : [],
    )
    .toSorted()
    .at(-1);

/**
 * Whether a list shows what the filter finds of a designer: all of it, or the latest window alone, as each designer may have one
 * row (ruling ai-compute-extras).
 */
function showsAll(listed: readonly JsonObject[], found: readonly JsonObject[]): boolean {
  if (listed.length >= found.length) return true;
  const [only, ...others] = listed;
  const end = only && endOf(only);
  const isLatest = end === undefined || found.every((row) => (endOf(row) ?? end) <= end);
  return others.length === 0 && isLatest;
}

export const chipSalesDesigner = defineCheck({
  id: 'aicompute/chip-sales-designer',
  title: 'chip_manufacturer matches the whole name of a designer in any letter case, and not a part of it',
  clauses: [
    'aicompute.chip-sales.chip-manufacturer',
    'aicompute.chip-sales.chip-manufacturer.exact',
    'aicompute.chip-sales.chip-manufacturer.case',
  ],
  operations: [list],
  rulings: ['ai-compute-extras'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const sales = await sampleOf(api, list);
      const path = await designerPath(api, sales);
      const page = await firstPageOf(api, list);
      expectHeld(path !== undefined, 'no row of chip sales shows its designer', page);
      const designerOf = (row: (typeof sales)[number]) => designerAt(row, path);
      const names = sales.flatMap((row) => designerOf(row) ?? []);
      const telling = byFrequency(names)
        .map(([each]) => each)
        .filter((each) => each.length > 2 && names.some((other) => other !== each));
      // The most frequent names are likely among the six that are accepted; rows may show others as well.
      const name = await firstAccepted(api, telling);
      expectHeld(name !== undefined, 'the chip sales show fewer than two designers', page);
      // Letters beyond ASCII have cases too.
      const foreign = telling.filter((each) => /[^\p{ASCII}]/u.test(each) && isCased(each));
      const beyond = (await firstAccepted(api, foreign)) ?? name;
      for (const designer of new Set([name, beyond])) {
        const least = names.filter((each) => each === designer).length;
        for (const sent of [designer, designer.toUpperCase(), designer.toLowerCase()]) {
          const otherCase = sent === designer ? undefined : 'aicompute.chip-sales.chip-manufacturer.case';
          const rows = await rowsBy(api, list, { chip_manufacturer: sent }, otherCase);
          const strange = rows.findIndex((row) => designerOf(row) !== designer);
          expectThat(strange === -1, `/data/${strange}${path}`, designer, rows[strange]);
          const expected = `${least} rows by ${sent}, or more`;
          expectThat(rows.length >= least, '/data', expected, rows.length, otherCase);
          api.witness('rows of one designer', rows.length);
          const listed = sales.filter((row) => designerOf(row) === designer);
          // A page of fewer rows than it may have is the whole list.
          const isShown = sales.length >= mostRows(list) || showsAll(listed, rows);
          const all = `the ${rows.length} rows of ${designer}, or its latest, without chip_manufacturer`;
          expectThat(isShown, '/data', all, listed.map(endOf));
        }
      }
      const part = name.slice(0, -1);
      const reply = await api.get(list, { limit: limits.aicompute.rows.default, chip_manufacturer: part });
      // The answer to a name that is not accepted is left open.
      if (reply.status !== 200) return;
      const found = (await rowsBy(api, list, { chip_manufacturer: part })).filter(
        (row) => designerOf(row) === name,
      );
      expectThat(
        found.length === 0,
        '/data',
        `no row of ${name} by ${part}`,
        found.length,
        'aicompute.chip-sales.chip-manufacturer.exact',
      );
    },
    { requests: 4 },
  ),
});

const { designers: six } = limits.aicompute;
/** Rows may show designers besides the six. */
const mostNames = 8;

/** Names of designers, and whether they are all that the filter accepts or those that rows show. */
interface Names {
  readonly names: readonly string[];
  readonly areAll: boolean;
}

/** The names that rows show, where these are enough, or else those that a refusal tells. */
async function namesOf(api: Api): Promise<Names> {
  const sales = await sampleOf(api, list);
  const path = await designerPath(api, sales);
  const shown = path === undefined ? [] : sales.flatMap((row) => designerAt(row, path) ?? []);
  const names = [...new Set(shown)];
  if (names.length >= six) return { names, areAll: false };
  const accepted = await acceptedNames(api);
  const page = await firstPageOf(api, list);
  expectHeld(accepted !== undefined, `the chip sales show fewer than ${six} designers`, page);
  return { names: accepted, areAll: true };
}

/** The first six of some names that the filter takes. */
async function takenOf(api: Api, names: readonly string[]): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const name of names) {
    if (taken.length === six) break;
    const reply = await api.get(list, { limit: limits.aicompute.rows.default, chip_manufacturer: name });
    if (reply.status === 200) taken.push(name);
  }
  return taken;
}

export const chipSalesSixDesigners = defineCheck({
  id: 'aicompute/chip-sales-six-designers',
  title: 'chip_manufacturer accepts the names of six designers',
  clauses: ['aicompute.chip-sales.chip-manufacturer.six', 'error.accepted-values'],
  operations: [list],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const { names, areAll } = await namesOf(api);
      if (areAll) expectThat(names.length === six, '/details/accepted_values', `${six} names`, names);
      precondition(names.length <= mostNames, `rows show more than ${mostNames} designers`, 'no-data');
      const shown = await takenOf(api, names);
      // Rows may show a designer by another name than the one that is accepted.
      const taken = shown.length === six ? shown : await takenOf(api, (await acceptedNames(api)) ?? names);
      expectThat(taken.length === six, 'status', `${six} of the designers ${brief(names)} served`, taken);
      api.witness('designers taken by name', taken.length);
      // An unknown name may find nothing instead of being refused.
      const told = detail(await api.get(list, { chip_manufacturer: 'zzqxvk' }), 'accepted_values');
      if ((told ?? null) === null) return;
      const listed = [...strings(told)].map((each) => each.toLowerCase());
      const absent = taken.find((each) => !listed.includes(each.toLowerCase()));
      const expected = `${absent}, which is served, among them`;
      expectThat(absent === undefined, '/details/accepted_values', expected, told, 'error.accepted-values');
    },
    { requests: six + 1 },
  ),
});
