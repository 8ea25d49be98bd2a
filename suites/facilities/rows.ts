import { type Country, countries } from '../../contract/countries.js';
import { type ClauseId, limits } from '../../contract/index.js';
import { defineInvariant, type Exchange, expectThat, type JsonObject } from '../../src/kit/index.js';
import { isIgnored, sentParameter } from '../asking/calls.js';
import { plainCountries } from '../asking/countries.js';
import { megawattsAmong } from '../asking/facility-capacity.js';
import { isOutside, showsSecondary } from '../asking/facility-places.js';
import { classOf, isFacilitySource, sourcesOf, statusOf, typeOf } from '../asking/facility-record.js';
import { listOf } from '../asking/replies.js';

/** What a request says of which facilities may be in its reply. */
interface Demand {
  readonly name: string;
  readonly clause: ClauseId;
  /** Whether a value of the parameter excludes a facility; undefined where the value can be read in more ways than one. */
  readonly excludes: (
    value: string,
    known: readonly JsonObject[],
  ) => ((row: JsonObject) => boolean) | undefined;
}

const itemsOf = (value: string): readonly string[] => value.toLowerCase().split(',');

/** Facilities that show a text which no item of the list equals in any letter case. */
const unlisted =
  (textOf: (row: unknown) => string | undefined): Demand['excludes'] =>
  (value) => {
    const items = itemsOf(value);
    return (row) => {
      const text = textOf(row);
      return text !== undefined && !items.includes(text.toLowerCase());
    };
  };

/** The silo of a facility that shows one alone. */
const siloOf = (row: unknown): string | undefined => {
  const [silo, ...others] = sourcesOf(row);
  return silo !== undefined && isFacilitySource(silo) && others.length === 0 ? silo : undefined;
};

const elsewhere: Demand['excludes'] = (value) => {
  const items = itemsOf(value);
  const found: readonly (Country | undefined)[] = items.map((item) =>
    countries.find(({ name, iso3 }) => [name, iso3].some((each) => each.toLowerCase() === item)),
  );
  const isPlain = found.every((country) => country !== undefined && plainCountries.includes(country));
  return isPlain
    ? (row) => isOutside(row, ({ iso3 }) => found.some((each) => each?.iso3 === iso3))
    : undefined;
};

/** Records may print rounded capacities, and a bound may or may not include itself (ruling metric-bounds-inclusive). */
const rounding = (megawatts: number): number => Math.max(0.05, Math.abs(megawatts) / 200);

const beyond =
  (sign: 1 | -1): Demand['excludes'] =>
  (value, known) => {
    if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(value)) return undefined;
    const bound = Number(value);
    const megawattsOf = megawattsAmong(known);
    return (row) => sign * ((megawattsOf(row) ?? bound) - bound) > rounding(bound);
  };

const demands: readonly Demand[] = [
  { name: 'type', clause: 'facilities.type.only', excludes: unlisted(typeOf) },
  // Several classes are not shown.
  {
    name: 'class',
    clause: 'facilities.class.only',
    excludes: (value, known) => (value.includes(',') ? undefined : unlisted(classOf)(value, known)),
  },
  { name: 'source', clause: 'facilities.source.only', excludes: unlisted(siloOf) },
  { name: 'status', clause: 'facilities.status.only', excludes: unlisted(statusOf) },
  { name: 'country', clause: 'facilities.country.only', excludes: elsewhere },
  { name: 'capacity_mw_min', clause: 'facilities.capacity-mw-min', excludes: beyond(-1) },
  { name: 'capacity_mw_max', clause: 'facilities.capacity-mw-max', excludes: beyond(1) },
];

/** The rows of a served list of facilities; undefined of any other reply. */
const facilitiesIn = ({ request, status, json }: Exchange): readonly JsonObject[] | undefined =>
  request.operation === 'listFacilities' && status === 200 ? listOf(json) : undefined;

/** Checks that send many filters, so that there is something to judge. */
const provokedBy = ['facilities/cursor-filtered', 'facilities/type-filter', 'facilities/status-list'];

export const rowsSelected = defineInvariant({
  id: 'facilities/rows-selected',
  title: 'No row of a list of facilities, on any page, is one that a filter of its request excludes',
  clauses: demands.map(({ clause }) => clause),
  operations: ['listFacilities'],
  rulings: ['metric-bounds-inclusive', 'country-codes', 'unknown-enum-value'],
  comparesParts: true,
  judge(exchange, { offer }) {
    const rows = facilitiesIn(exchange);
    if (rows === undefined) return 0;
    // A secondary country that is not shown may be the one.
    const seen = offer.rows.listFacilities ?? [];
    const showsAll = [seen, rows].some(showsSecondary);
    const known = [...seen, ...rows];
    let judged = 0;
    for (const { name, clause, excludes } of demands) {
      const value = sentParameter(exchange, name) ?? '';
      // What the deployment says that it overlooks excludes nothing (ruling unknown-enum-value).
      const isExcluded = value === '' || isIgnored(exchange, name) ? undefined : excludes(value, known);
      if (isExcluded === undefined || (name === 'country' && !showsAll)) continue;
      const stray = rows.findIndex(isExcluded);
      expectThat(stray < 0, `/data/${stray}`, `${name}=${value}`, rows[stray], clause);
      judged += rows.length;
    }
    return judged;
  },
  provokedBy: [...provokedBy, 'facilities/capacity-filter', 'facilities/source-filter'],
});

const { max } = limits.facilities.limit;

export const rowsCounted = defineInvariant({
  id: 'facilities/rows-counted',
  title: 'No list of facilities has more rows than the limit sent',
  clauses: ['facilities.limit.page'],
  operations: ['listFacilities'],
  judge(exchange) {
    const rows = facilitiesIn(exchange) ?? [];
    const text = sentParameter(exchange, 'limit') ?? '';
    const limit = Number(text);
    if (!/^\d+$/.test(text) || limit < 1 || limit > max) return 0;
    expectThat(rows.length <= limit, '/data', `at most ${limit} rows`, rows.length);
    return rows.length > 0 ? 1 : 0;
  },
  provokedBy,
});
