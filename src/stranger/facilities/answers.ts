import { type Answer, type Call, served } from '../answer.js';
import { strictLimitIn } from '../limits.js';
import { has } from '../planted.js';
import { choiceIn, readLeniently, readStrictly } from '../reading.js';
import { Refusal } from '../refusal.js';
import { cursorOf, printOf, resume } from '../walk.js';
import { facilityCard, facilityDetail } from './card.js';
import { type Facility, facilities, formerUnits } from './catalogue.js';
import { facilityParameters, sorts } from './parameters.js';
import { selectFacilities } from './selection.js';

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

/** Pages hold two rows fewer than the limit allows, and a walk ends with an empty one. */
export function listFacilities(call: Call): Answer {
  const { values } = readStrictly(call.query, facilityParameters);
  const order = choiceIn(values, 'sort', sorts, 'INVALID_PARAM') ?? 'name';
  const limit = strictLimitIn(
    values,
    has('facility-default-limit') ? 50 : 25,
    has('facility-limit-hundred-refused') ? 99 : 100,
  );
  const found = [...selectFacilities(values)].sort((a, b) => orders[order](a, b) || (a.id < b.id ? 1 : -1));
  const bound = [...values].filter(([name]) => !['cursor', 'sort', 'limit'].includes(name)).map(String);
  const print = printOf(['facilities', call.workspace, ...bound.sort()]);
  const mark = resume(values.get('cursor'), print, order, call.moment.at);
  const cut = mark.read + (limit > 3 ? limit - 2 : limit);
  const rows = found.slice(mark.read, cut);
  const read = has('facility-walk-loses-rows') ? mark.read + limit : cut;
  return served({
    data: rows.map((facility) => facilityCard(facility, call.base)),
    pagination: {
      next_cursor: rows.length === 0 ? null : cursorOf({ ...mark, read }),
      cursor: values.get('cursor') ?? null,
      limit,
    },
    sort: order,
    success: true,
  });
}

export function showFacility(call: Call): Answer {
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
  if (sites !== undefined)
    throw new Refusal(409, 'AMBIGUOUS_LEGACY_ID', 'A unidade antiga virou vários locais.', {
      canonical_site_ids: sites,
    });
  const facility = facilities.find((candidate) => candidate.id.toLowerCase() === id.toLowerCase());
  if (facility === undefined)
    throw new Refusal(id.startsWith('s_') ? 404 : 400, 'FACILITY_NOT_HELD', 'Instalação desconhecida.', {
      id,
    });
  const merged = [...formerUnits].filter(([, ids]) => ids.includes(facility.id)).map(([unit]) => unit);
  return served({ data: facilityDetail(facility, merged, call.base), success: true });
}
