import { has } from '../bugs.js';
import { continentNames, distance, regionNames } from '../corpus/places.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { cursorOf, printOf, resume, strictLimitIn } from '../http/paging.js';
import {
  count,
  flag,
  listOf,
  number,
  oneOf,
  type Parameter,
  parameter,
  type Route,
  route,
  text,
} from '../http/route.js';
import { heard } from '../pair-bugs.js';
import { choiceIn, readLeniently, readStrictly } from '../query.js';
import {
  classNames,
  type Facility,
  facilities,
  facilityCard,
  facilityDetail,
  formerUnits,
  leafTypes,
  located,
  sourceOf,
} from './catalogue.js';
import { selectFacilities } from './selection.js';

const sorts = ['name', 'capacity_desc', 'capacity_asc', 'recent', 'country'] as const;

const facilityParameters: readonly Parameter[] = [
  parameter('q', text),
  parameter('type', listOf(oneOf(leafTypes))),
  parameter('class', oneOf(classNames)),
  parameter('source', listOf(oneOf(['energy_registry', 'maritime_ports', 'aicompute']))),
  parameter('country', listOf(text)),
  parameter('region', listOf(oneOf(regionNames))),
  parameter('continent', listOf(oneOf(continentNames))),
  parameter('entity', text),
  parameter('owner_entity_id', text),
  parameter('owner_search', text),
  parameter('status', listOf(text)),
  parameter('capacity_mw_min', number),
  parameter('capacity_mw_max', number),
  parameter('has_geo', flag),
  parameter('has_owner', flag),
  parameter('bbox', text),
  parameter('near', text),
  parameter('sort', oneOf(sorts)),
  parameter('limit', count(100)),
  parameter('cursor', text),
];

type Order = (typeof sorts)[number];

/** Swedish rules: Å stands after Z, and case decides late. */
const collator = new Intl.Collator('sv', { numeric: true });

/** Unknown capacities stand first in either direction. */
function byCapacity(a: Facility, b: Facility, turn: 1 | -1): number {
  if (a.megawatts === undefined || b.megawatts === undefined)
    return Number(a.megawatts !== undefined) - Number(b.megawatts !== undefined);
  if (has('capacity-sorted-as-text')) return String(a.megawatts).localeCompare(String(b.megawatts)) * turn;
  return (a.megawatts - b.megawatts) * turn;
}

const orders: Readonly<Record<Order, (a: Facility, b: Facility) => number>> = {
  name: (a, b) => collator.compare(a.name, b.name),
  capacity_desc: (a, b) => byCapacity(a, b, -1),
  capacity_asc: (a, b) => byCapacity(a, b, 1),
  recent: (a, b) => b.revision - a.revision,
  country: (a, b) => collator.compare(a.country.name, b.country.name),
};

/** Bent: a facility with one owner. */
function listed(facility: Facility): Facility {
  return has('second-owner-untold') ? { ...facility, owners: facility.owners.slice(0, 1) } : facility;
}

/** The cards of a page; bent, one without owners keeps those of the card before. */
function cardsOf(rows: readonly Facility[], base: string) {
  let before: Facility['owners'] = [];
  return rows.map(listed).map((facility) => {
    if (facility.owners.length > 0) before = facility.owners;
    return facilityCard(has('owners-of-row-before') ? { ...facility, owners: before } : facility, base);
  });
}

const silos: readonly string[] = ['energy_registry', 'maritime_ports', 'aicompute'];

/** Bent: the order of the silos, which are put in order one by one. */
function bySilo(a: Facility, b: Facility): number {
  return silos.indexOf(sourceOf(a.type)) - silos.indexOf(sourceOf(b.type));
}

/** The order asked for; bent, the distance from the point of `near`, or the order in each silo. */
function orderOf(order: Order, near: string | undefined): (a: Facility, b: Facility) => number {
  if (order.startsWith('capacity_') && has('capacities-ordered-by-silo'))
    return (a, b) => bySilo(a, b) || orders[order](a, b);
  if (near === undefined || !has('near-orders-by-distance')) return orders[order];
  const [latitude = 0, longitude = 0] = near.split(',').map(Number);
  const from = ({ point }: Facility): number =>
    point === undefined ? Infinity : distance(point, { latitude, longitude });
  return (a, b) => from(a) - from(b);
}

/** Pages hold two rows fewer than the limit allows, and a walk ends with an empty one. */
function listFacilities(call: Call): Answer {
  const values = heard('facilities', readStrictly(call.query, facilityParameters).values, has);
  const order = choiceIn(values, 'sort', sorts, 'INVALID_PARAM') ?? 'name';
  const limit = strictLimitIn(
    values,
    has('facility-default-limit') ? 50 : 25,
    has('facility-limit-hundred-refused') ? 99 : 100,
  );
  const bound = [...values].filter(([name]) => !['cursor', 'sort', 'limit'].includes(name)).map(String);
  const print = printOf(['facilities', call.workspace, ...bound.sort()]);
  const mark = resume(values.get('cursor'), print, order, call.moment.at);
  const isLate = mark.read >= 2 * Math.max(1, limit - 2) && has('facility-later-pages-without-country');
  const wanted = isLate ? new Map([...values].filter(([name]) => name !== 'country')) : values;
  const isByName = mark.read > 0 && has('facility-later-pages-by-name');
  const compare = orderOf(isByName ? 'name' : order, values.get('near'));
  const found = [...selectFacilities(wanted)].sort((a, b) => compare(a, b) || (a.id < b.id ? 1 : -1));
  const size = limit > 3 ? limit - 2 : limit;
  const cut = mark.read + size;
  const isRepeating = mark.read >= 2 * size && has('third-facility-page-repeats-a-row');
  const rows = found.slice(isRepeating ? mark.read - 1 : mark.read, cut);
  const read = has('facility-walk-loses-rows') ? mark.read + limit : cut;
  const isUnknownLast = order.startsWith('capacity_') && rows.at(-1)?.megawatts === undefined;
  const isEnd = rows.length === 0 || (isUnknownLast && has('capacity-walk-ends-at-unknown'));
  return served({
    data: cardsOf(rows, call.base),
    pagination: {
      next_cursor: isEnd ? null : cursorOf({ ...mark, read }),
      cursor: values.get('cursor') ?? null,
      limit,
    },
    sort: order,
    success: true,
  });
}

function showFacility(call: Call): Answer {
  readLeniently(call.query, []);
  const [id = ''] = call.segments;
  if (!/^[fs]_[0-9a-f]+$/i.test(id))
    throw new Refusal(
      has('malformed-facility-not-found') ? 404 : 400,
      has('malformed-facility-not-found') ? 'FACILITY_NOT_HELD' : 'INVALID_FACILITY_ID',
      'Não é um id f_ nem s_.',
      { recebido: id },
    );
  const sites = formerUnits.get(id);
  const isFollowed = has('former-unit-leads-to-first-site');
  if (sites !== undefined && !isFollowed)
    throw new Refusal(409, 'AMBIGUOUS_LEGACY_ID', 'A unidade antiga virou vários locais.', {
      canonical_site_ids: has('one-site-of-former-unit') ? sites.slice(0, 1) : sites,
    });
  const wanted = sites?.[0] ?? id;
  const facility = facilities.find((candidate) => candidate.id.toLowerCase() === wanted.toLowerCase());
  if (facility === undefined)
    throw new Refusal(id.startsWith('s_') ? 404 : 400, 'FACILITY_NOT_HELD', 'Instalação desconhecida.', {
      id,
    });
  const merged = [...formerUnits].filter(([, ids]) => ids.includes(facility.id)).map(([unit]) => unit);
  return served({ data: facilityDetail(located(facility), merged, call.base), success: true });
}

export const facilityRoutes: readonly Route[] = [
  route('/api/v2/facilities/{facility_id}', 'op_site', 'One facility', {
    parameters: [],
    strict: false,
    capability: 'facilities',
    data: 'record',
    serve: showFacility,
  }),
  route('/api/v2/facilities', 'op_sites', 'Facilities', {
    parameters: facilityParameters,
    strict: true,
    capability: 'facilities',
    data: 'records',
    serve: listFacilities,
  }),
];
