import { has } from './bugs.js';
import { offices } from './corpus/persons.js';
import { countryOf, places } from './corpus/places.js';
import { facilities, sourceOf } from './facilities/catalogue.js';
import { placeTests } from './facilities/selection.js';
import { type Answer, type Call, Refusal, served } from './http/answer.js';
import { limitIn } from './http/paging.js';
import { count, type Parameter, parameter, type Route, route, text } from './http/route.js';
import { readLeniently, readStrictly } from './query.js';
import { isOneIn } from './rare-bugs.js';
import type { Cluster } from './stories/clusters.js';

const officeParameters: readonly Parameter[] = [parameter('q', text)];
const activityParameters: readonly Parameter[] = [parameter('limit', count())];
const situationParameters: readonly Parameter[] = [parameter('search', text), parameter('limit', count())];
const assetParameters: readonly Parameter[] = [
  parameter('bbox', text),
  parameter('near', text),
  parameter('limit', count()),
];

const most = 1_000_000;

/** Public offices by their titles, each under an id that `office` takes. */
function listOffices(call: Call): Answer {
  const { values } = readStrictly(call.query, officeParameters);
  const wanted = (values.get('q') ?? '').toLowerCase();
  const found = offices.filter(({ title }) => title.toLowerCase().includes(wanted));
  return served({
    data: found.map(({ id, title, holders }) => ({
      post: { title, handle: has('office-ids-unprefixed') ? id.replace('p_', '') : id },
      seats: holders.length,
    })),
    success: true,
  });
}

/** What was published last, newest first. */
function listActivity(call: Call): Answer {
  const { values } = readStrictly(call.query, activityParameters);
  const { limit } = limitIn(values, 10, most);
  const latest = call.corpus
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted((a, b) => b.recordedAt - a.recordedAt)
    .slice(0, limit);
  return served({
    data: latest.map(({ id, recordedAt }) => ({ novidade: id, seit: new Date(recordedAt).toISOString() })),
    success: true,
  });
}

/** A Story becomes a situation when several Events are linked to it. */
function situation({ id, title, events, date }: Cluster) {
  return { anchor: { story_id: id, headline: title }, eventCount: events.length, opened: date };
}

function listSituations(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, situationParameters);
  const { limit } = limitIn(values, 10, most);
  const words = (values.get('search') ?? '').trim().split(/\s+/);
  if (words.length > 5) throw new Refusal(400, 'INVALID_SEARCH', 'Até cinco termos.', { max_terms: 5 });
  const found = call.stories.filter(
    ({ events, title }) =>
      events.length > 1 && words.every((word) => title.toLowerCase().includes(word.toLowerCase())),
  );
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored } }),
    data: found.slice(0, limit).map(situation),
    success: true,
  });
}

function showSituation(call: Call): Answer {
  readStrictly(call.query, []);
  const [id = ''] = call.segments;
  const most = has('listed-situation-not-found') ? 2 : 1;
  const story = call.stories.find((candidate) => candidate.id === id && candidate.events.length > most);
  if (story === undefined) throw new Refusal(404, 'SITUATION_NOT_KEPT', 'Sem situação.', { story_id: id });
  return served({ data: situation(story), success: true });
}

/** Whether the south of a box lies north of its north. */
function isInverted(bbox = ''): boolean {
  const [south = Number.NaN, , north = Number.NaN] = bbox.split(',').map(Number);
  return south > north;
}

function listAssets(call: Call): Answer {
  const { values } = readStrictly(call.query, assetParameters);
  const { limit } = limitIn(values, 20, most);
  if (has('inverted-asset-box-empty') && isInverted(values.get('bbox')))
    return served({ data: [], success: true });
  const tests = placeTests(values);
  const found = facilities.filter(
    (site) => sourceOf(site.type) === 'energy_registry' && tests.every((test) => test(site)),
  );
  return served({
    data: found
      .slice(0, limit)
      .map(({ id, name, type }) => ({ facility_id: id, anlagenName: name, art: type })),
    success: true,
  });
}

const admin1Parameters: readonly Parameter[] = [parameter('country', text)];

/** The provinces of a country, as `admin1` takes them. */
function listAdmin1(call: Call): Answer {
  const { values } = readStrictly(call.query, admin1Parameters);
  const sent = values.get('country')?.trim();
  if (!sent) throw new Refusal(400, 'MISSING_PARAM', 'Falta country.', { param: 'country' });
  const country = countryOf(sent);
  if (country === undefined)
    throw new Refusal(400, 'INVALID_COUNTRY', `País desconhecido: ${sent}.`, { campo: 'country' });
  const isTowns =
    has('towns-as-admin1') || (isOneIn(12, country.name) && has('one-in-twelve-countries-lists-towns'));
  const isJoined = has('provinces-joined-by-fips');
  const provinces = places
    .filter((place) => place.country === country || (isJoined && place.country.fips === country.iso2))
    .map(({ admin1, town }) => (isTowns ? town : admin1))
    .map((name) => (has('long-province-names-cut') ? name.replace(/ .*/, '') : name));
  return served({
    data: { land: country.iso3, provinzen: provinces.toSorted().map((admin1) => ({ admin1 })) },
    success: true,
  });
}

function open(
  path: string,
  operation: string,
  parameters: readonly Parameter[],
  serve: (call: Call) => Answer,
  rest: Partial<Route> = {},
): Route {
  const plain = { parameters, strict: true, capability: undefined, data: 'records' as const, serve };
  return route(`/api/v2/${path}`, operation, path, { ...plain, ...rest });
}

export const otherRoutes: readonly Route[] = [
  open('geo/admin1', 'op_provinces', admin1Parameters, listAdmin1, { data: 'record' }),
  open('offices', 'op_offices', officeParameters, listOffices),
  open('activity', 'op_activity', activityParameters, listActivity),
  open('situations/{story_id}', 'op_situation', [], showSituation, { data: 'record' }),
  open('situations', 'op_situations', situationParameters, listSituations, { strict: false }),
  open('energy/assets', 'op_assets', assetParameters, listAssets),
];
