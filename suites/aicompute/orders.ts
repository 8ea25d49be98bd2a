import {
  defineCheck,
  defineInvariant,
  type Exchange,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  computeOf,
  computesOf,
  few,
  firstByCompute,
  firstPageOf,
  type Leaf,
  lastOffset,
  leavesIn,
  memberOf,
  mostRows,
  rowsBy,
  rowsIn,
  sampleOf,
  valuesAt,
} from '../asking/aicompute.js';
import { computeBounds, computeText, frontierByCompute } from '../asking/compute-filters.js';
import { listOf } from '../asking/replies.js';
import { sentWith } from '../asking/sent.js';

const scale: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 };
const amount = /^[^\d-]{0,4}(\d[\d,]*(?:\.\d+)?)\s*([kmbt]?)[a-z]*$/i;

/** An amount of money, as a number or as a text such as `$157B`; undefined for anything else. */
export function amountOf(value: Leaf['value']): number | undefined {
  if (typeof value === 'number') return value;
  const [, number, letter = ''] = (typeof value === 'string' && amount.exec(value.trim())) || [];
  if (number === undefined) return undefined;
  return Number(number.replaceAll(',', '')) * (scale[letter.toLowerCase()] ?? 1);
}

const names = [
  /valuation(?:_?(?:usd|mm?|bn?|millions?|billions?)|\/amount|\/value){0,3}$/,
  /^(?!.*(?:year|date|currency|source|round|note|rank|as_?of)).*valuation/,
];

interface Valuations {
  readonly path: string;
  /** One for each company, in their order; undefined where none is known. */
  readonly values: readonly (number | undefined)[];
}

const valuationAt = (row: JsonObject, path: string): number | undefined =>
  valuesAt(row, [path]).flatMap((each) => amountOf(each) ?? [])[0];

/** The valuations that companies show; undefined where none does. */
export function valuationsOf(companies: readonly JsonObject[]): Valuations | undefined {
  const member = memberOf(companies, names, (value) => amountOf(value) !== undefined);
  if (member === undefined) return undefined;
  const { path } = member;
  const values = companies.map((row) => valuationAt(row, path));
  return { path, values };
}

/** What says that an amount is of a currency: the code beside it, or the sign before it. */
function currencyOf(row: JsonObject, path: string): string | undefined {
  const holder = path.slice(0, path.lastIndexOf('/'));
  const code = leavesIn(row).find(
    (leaf) =>
      /currency/.test(leaf.path) &&
      (/valuation/.test(leaf.path) || leaf.path.slice(0, leaf.path.lastIndexOf('/')) === holder),
  )?.value;
  if (typeof code === 'string' && code !== '') return code.toUpperCase();
  const [text] = valuesAt(row, [path]);
  return typeof text === 'string' ? /^[^\d\s-]{1,4}/.exec(text.trim())?.[0] : undefined;
}

/** Whether companies show their valuations in several currencies, so that the amounts alone do not tell their order. */
export const areInSeveralCurrencies = (companies: readonly JsonObject[], path: string): boolean =>
  new Set(
    companies.flatMap((row) => (valuationAt(row, path) === undefined ? [] : (currencyOf(row, path) ?? []))),
  ).size > 1;

/** Where the rows without a value stand in a list. */
function unknownsIn(values: readonly (number | undefined)[]): string {
  if (!values.includes(undefined)) return 'none';
  const known = values.flatMap((value, index) => (value === undefined ? [] : [index]));
  if (known.length === 0) return 'all';
  const [first = 0] = known;
  const isBlock = (known.at(-1) ?? 0) - first + 1 === known.length;
  if (!isBlock) return 'among the others';
  return first === 0 ? 'last' : 'first';
}

export const orders = defineCheck({
  id: 'aicompute/orders',
  title: 'The position of AI compute rows without a value, and the direction of valuations, are recorded',
  clauses: [
    'aicompute.models.sort.nulls',
    'aicompute.models.training-compute-flop.unknown',
    'aicompute.companies.order.nulls',
    'aicompute.companies.order.direction',
  ],
  level: 'observe',
  operations: ['listModels', 'listCompanies'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await firstByCompute(api);
      const computes = models.map(computeOf);
      const unknown = (await sampleOf(api, 'listModels')).find((model) => computeOf(model) === undefined);
      const told = unknown === undefined ? 'in each model' : JSON.stringify(computesOf(unknown)[0]);
      api.observe('unknown training compute', `${told ?? 'no member'}`);
      const valuations = valuationsOf(await sampleOf(api, 'listCompanies'))?.values ?? [];
      const known = valuations.filter((each) => each !== undefined);
      api.observe('models without training compute', unknownsIn(computes));
      api.observe('companies without a valuation', unknownsIn(valuations));
      const [first = 0, last = 0] = [known[0], known.at(-1)];
      api.observe('valuations', first > last ? 'highest first' : first < last ? 'lowest first' : 'equal');
    },
    { requests: 2 },
  ),
});

/** Where a sequence that is to fall rises; -1 where it does not. Unknown values stand for nothing. */
const riseIn = <Value>(
  values: readonly (Value | undefined)[],
  isAbove: (one: Value, other: Value) => boolean,
): number => {
  let before: Value | undefined;
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    if (before !== undefined && isAbove(value, before)) return index;
    before = value;
  }
  return -1;
};

/** How many different values a sequence has. */
const variety = (values: readonly unknown[]): number =>
  new Set(values.filter((each) => each !== undefined)).size;

export const companiesOrder = defineCheck({
  id: 'aicompute/companies-order',
  title: 'The valuations of companies run in one direction down the list, from its first row under any limit',
  clauses: ['aicompute.companies.order'],
  operations: ['listCompanies'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(async (api) => {
    const companies = await sampleOf(api, 'listCompanies');
    const { path = '', values = [] } = valuationsOf(companies) ?? {};
    precondition(
      !areInSeveralCurrencies(companies, path),
      'companies are valued in several currencies',
      'no-data',
    );
    // Two values always run in one direction.
    const page = await firstPageOf(api, 'listCompanies');
    expectHeld(variety(values) > 2, 'the companies show fewer than three valuations', page);
    const rise = riseIn(values, (one, other) => one > other);
    const fall = riseIn(values, (one, other) => one < other);
    const isOrdered = rise === -1 || fall === -1;
    expectThat(isOrdered, `/data/${rise}${path}`, 'one direction down the list', values.slice(0, rise + 1));
    if (rise !== -1) api.deviates('sort-directions', 'the lowest valuation of a company comes first');
    api.witness('companies by valuation', values.length);
    // A shorter list begins as a longer one does. Where companies without a valuation stand is left open.
    const shown = rowsIn(await api.get('listCompanies', { limit: few })).map((row) => valuationAt(row, path));
    const [first = [], all = []] = [shown, values].map((some) => some.filter((value) => value !== undefined));
    const other = first.findIndex((value, index) => value !== all[index]);
    const place = `/data/${shown.indexOf(first[other])}${path}`;
    expectThat(
      other === -1,
      place,
      `${all[other]}, as with limit=${mostRows('listCompanies')}`,
      first[other],
    );
    api.witness('valuations of a shorter list', first.length);
  }),
});

const date = /^\d{4}(?:-\d\d){0,2}(?:$|T)/;
/** Dates of the record, not of the model. */
const ofRecord = /creat|updat|modif|load|retriev|access|verif/;

interface Dates {
  readonly path: string;
  /** Whether its name says that it is the date of publication. */
  readonly isPublication: boolean;
}

/** Where models show dates that may be those of their publication, the likeliest place first. */
export function datesOf(models: readonly JsonObject[]): readonly Dates[] {
  const paths = new Set(
    models
      .flatMap((model) => leavesIn(model))
      .flatMap(({ path, value }) => (typeof value === 'string' && date.test(value) ? [path] : [])),
  );
  return [...paths]
    .filter((path) => !ofRecord.test(path) && /date|publi|release|announce|year/.test(path))
    .map((path) => ({ path, isPublication: /publi/.test(path) }))
    .toSorted((one, other) => Number(other.isPublication) - Number(one.isPublication));
}

const dateAt = (model: JsonObject, path: string): string | undefined => {
  const value = leavesIn(model).find((leaf) => leaf.path === path)?.value;
  return typeof value === 'string' && date.test(value) ? value : undefined;
};

/** Whether a date is later than another, as far as both are told: a year alone is not later than a day of it. */
export function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}

export const modelsOrder = defineCheck({
  id: 'aicompute/models-order',
  title:
    'Without sort the models with the latest publication date are first, on later pages and above a bound too',
  clauses: ['aicompute.models.sort.default'],
  operations: ['listModels'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const shown = datesOf(models);
      const falling = shown.filter(({ path }) => {
        const dates = models.map((model) => dateAt(model, path));
        return variety(dates) > 1 && riseIn(dates, isLater) === -1;
      });
      // Not every date that is called public is that of publication.
      const published = [...falling, ...shown].find(({ isPublication }) => isPublication) ?? falling[0];
      // No date is shown to be there; one of another kind need not fall with the publication.
      const page = await firstPageOf(api, 'listModels');
      expectHeld(published !== undefined, 'no model shows when it was published', page);
      const { path } = published;
      const dates = models.map((model) => dateAt(model, path));
      expectHeld(variety(dates) > 1, `all models of the first page have one date in ${path}`, page);
      const rise = riseIn(dates, isLater);
      expectThat(rise === -1, `/data/${rise}${path}`, 'no later date than above', dates[rise]);

      // The page behind an offset goes on in the same order; another check asks for it as well.
      const offset = lastOffset('listModels', models.length);
      const later = rowsIn(await api.get('listModels', { limit: few, offset })).map((model) =>
        dateAt(model, path),
      );
      const laterRise = riseIn(later, isLater);
      const laterPlace = `/data/${laterRise}${path}`;
      expectThat(laterRise === -1, laterPlace, 'no later date than above', later[laterRise]);

      // An index on compute has an order of its own; another check asks for this bound as well.
      const [bound] = await computeBounds(api);
      if (bound !== undefined) {
        const query = { min_compute: computeText(bound) };
        const above = (await rowsBy(api, 'listModels', query)).map((model) => dateAt(model, path));
        const aboveRise = riseIn(above, isLater);
        const beside = `no later date than above, by min_compute=${query.min_compute}`;
        expectThat(aboveRise === -1, `/data/${aboveRise}${path}`, beside, above[aboveRise]);
      }

      const first = dates.find((date) => date !== undefined);
      // Models by another order come from all over the list.
      for (const model of await firstByCompute(api)) {
        const date = dateAt(model, path);
        const isKnown = date === undefined || first === undefined || !isLater(date, first);
        expectThat(isKnown, `/data/0${path}`, `${date}, the latest seen`, first);
      }
      api.witness('models by date', dates.length);
    },
    { requests: 2 },
  ),
});

export const modelsByCompute = defineCheck({
  id: 'aicompute/models-by-compute',
  title: 'sort=compute returns the models with the highest training_compute_flop first, frontier models too',
  clauses: ['aicompute.models.sort.compute'],
  operations: ['listModels'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await firstByCompute(api);
      const values = models.map(computeOf);
      const page = await firstPageOf(api, 'listModels');
      expectHeld(variety(values) > 1, 'no two models differ in training_compute_flop', page);
      const rise = riseIn(values, (one, other) => one > other);
      expectThat(rise === -1, `/data/${rise}/training_compute_flop`, 'no more than above', values[rise]);
      const later = (await rowsBy(api, 'listModels', { sort: 'compute', limit: 25, offset: 25 })).map(
        computeOf,
      );
      const laterRise = riseIn(later, (one, other) => one > other);
      const laterPlace = `/data/${laterRise}/training_compute_flop`;
      expectThat(laterRise === -1, laterPlace, 'no more than above', later[laterRise]);

      // Models by another order come from all over the list; of as many, none has more than these.
      const seen = (await sampleOf(api, 'listModels')).flatMap((model) => computeOf(model) ?? []);
      const greatest = seen.toSorted((one, other) => other - one);
      const known = [...values, ...later].filter((value) => value !== undefined);
      const short = known.findIndex((value, index) => value < (greatest[index] ?? 0));
      const place = `/data/${[...values, ...later].indexOf(known[short])}/training_compute_flop`;
      expectThat(short === -1, place, `${greatest[short]}, as another order shows, or more`, known[short]);
      api.witness('models by compute', known.length);
      const frontier = await frontierByCompute(api);
      // Whether the filter is served is judged by a check of its own.
      const ofFrontier = frontier.status === 200 ? rowsIn(frontier).map(computeOf) : [];
      const frontierRise = riseIn(ofFrontier, (one, other) => one > other);
      const frontierPlace = `/data/${frontierRise}/training_compute_flop`;
      expectThat(frontierRise === -1, frontierPlace, 'no more than above', ofFrontier[frontierRise]);
      api.witness('frontier models by compute', ofFrontier.length);
    },
    { requests: 2 },
  ),
});

/** What a page of models is ordered by, as its request says; undefined where that is not sure. */
function orderIn(exchange: Exchange, models: readonly JsonObject[]) {
  if (exchange.request.operation !== 'listModels' || exchange.status !== 200) return undefined;
  const [sort = '', ...further] = sentWith(exchange).get('sort') ?? [];
  if (further.length > 0) return undefined;
  if (sort === 'compute') {
    const values = models.map(computeOf);
    const rise = riseIn(values, (one, other) => one > other);
    const place = { path: '/training_compute_flop', expected: 'no more than above' };
    return { clause: 'aicompute.models.sort.compute', ...place, values, rise } as const;
  }
  const [published, ...others] = datesOf(models).filter(({ isPublication }) => isPublication);
  if (sort !== '' || published === undefined || others.length > 0) return undefined;
  const values = models.map((model) => dateAt(model, published.path));
  const rise = riseIn(values, isLater);
  const place = { path: published.path, expected: 'no later date than above' };
  return { clause: 'aicompute.models.sort.default', ...place, values, rise } as const;
}

export const ordersRows = defineInvariant({
  id: 'aicompute/orders-rows',
  title: 'Any page of models has the highest training compute, or else the latest publication, first',
  clauses: ['aicompute.models.sort.compute', 'aicompute.models.sort.default'],
  operations: ['listModels'],
  rulings: ['sort-directions'],
  judge(exchange) {
    const order = orderIn(exchange, listOf(exchange.json) ?? []);
    if (order === undefined) return 0;
    const { clause, path, expected, values, rise } = order;
    expectThat(rise === -1, `/data/${rise}${path}`, expected, values[rise], clause);
    return variety(values) > 1 ? values.length : 0;
  },
  provokedBy: ['aicompute/combination', 'aicompute/models-by-compute'],
});
