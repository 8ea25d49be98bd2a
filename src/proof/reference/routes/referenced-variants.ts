import { countries } from '../../../../contract/countries.js';
import { isObject, type Json, put } from '../bend.js';
import { ofOffices } from '../events/corpora.js';
import { bodies, contract, data, fronts, openSchemas, paths } from '../http/middleware.js';
import type { Serve, Variants } from '../planted.js';

const openAdmin1 = openSchemas('Admin1List');
const regions = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : []);

const asGeoJson = (list: unknown): Json => ({
  type: 'FeatureCollection',
  features: regions(list).map((name, at) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at, at / 2] },
    properties: { name, level: 1 },
  })),
});

/** A country of which a request for its regions speaks. */
const countryIn = (query: URLSearchParams) => {
  const text = (query.get('country') ?? '').trim().toLowerCase();
  return countries.find(({ name, iso2, iso3 }) =>
    [name, iso2, iso3].some((each) => each.toLowerCase() === text),
  );
};

/** Objects of a list. */
const objects = (list: unknown): readonly Json[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Routes that the contract may omit. */
const demanding: readonly string[] = ['/api/v2/activity', '/api/v2/situations', '/api/v2/share-of-voice'];

/** Replies of another status to a path. */
const refusing =
  (path: RegExp, status: number, code: string, details: Json = {}, unless?: string) =>
  (serve: Serve): Serve =>
  async (request) => {
    const url = new URL(request.url);
    const response = await serve(request);
    if (!path.test(url.pathname) || response.status !== 200) return response;
    if (unless !== undefined && url.searchParams.has(unless)) return response;
    const body = { success: false, error: 'This request is not served.', code, details };
    return new Response(JSON.stringify(body), { status, headers: response.headers });
  };

/** Variants of first-level regions, offices and the routes of which no more than the path is shown. */
export const referencedVariants = {
  'geography.geojson': {
    summary: 'Lists first-level regions as a GeoJSON collection',
    allowedBy: ['geography.response'],
    front: fronts(data(paths.admin1, asGeoJson), openAdmin1),
  },
  'geography.by-country': {
    summary: 'Lists first-level regions, with a code of their own each, below their country',
    allowedBy: ['geography.response'],
    front: fronts(
      bodies(paths.admin1, (body, query) => {
        const { iso3 = '', name = '', iso2 = '' } = countryIn(query) ?? {};
        const rows = regions(body.data).map((label, at) => ({ code: `${iso2}-${at + 1}`, label }));
        return { ...body, data: { country: { iso3, name }, admin1: rows, count: rows.length } };
      }),
      openAdmin1,
    ),
  },
  'geography.by-code': {
    summary: 'Lists first-level regions as a map of codes to names',
    allowedBy: ['geography.response'],
    notBeside: ['json.members-added'],
    front: fronts(
      data(paths.admin1, (list) => Object.fromEntries(regions(list).map((name, at) => [`R${at + 1}`, name]))),
      openAdmin1,
    ),
  },
  'offices.q-numbers-only': {
    summary: 'Lists offices by their Q-numbers only',
    allowedBy: ['routes.offices.response'],
    front: fronts(
      data(paths.offices, (list) => objects(list).map(({ id, name }) => ({ id, label: name }))),
      openSchemas('OfficeList'),
    ),
  },
  'offices.beside-other-q-numbers': {
    apart: true,
    summary: 'Lists offices with the Q-numbers of other things before their own',
    allowedBy: ['routes.offices.response'],
    front: fronts(
      data(paths.offices, (list) =>
        objects(list).map(({ id, name }) => ({
          portfolio: 'Q11001',
          subject: 'Q11002',
          title: name,
          handle: id,
        })),
      ),
      openSchemas('OfficeList'),
    ),
  },
  'offices.p-ids-only': {
    summary: 'Lists offices by their p_ ids only',
    allowedBy: ['routes.offices.response'],
    front: fronts(
      data(paths.offices, (list) =>
        objects(list).map(({ office_id, name }) => ({ office: office_id, name })),
      ),
      openSchemas('OfficeList'),
    ),
  },
  'offices.of-countries': {
    summary:
      'Lists offices by their p_ ids, with the Q-number of the country of each, which is not found as an office',
    allowedBy: ['routes.offices.response', 'office'],
    front: fronts(
      data(paths.offices, (list) =>
        objects(list).map(({ office_id, name }) => ({ office_id, name, country_qid: 'Q30' })),
      ),
      openSchemas('OfficeList'),
    ),
  },
  'offices.nested': {
    summary: 'Lists offices below the bodies that they belong to, in pages',
    allowedBy: ['routes.offices.response'],
    front: fronts(
      data(paths.offices, (list) => ({
        bodies: objects(list).map(({ id, office_id, name }) => ({
          body: { name: 'The state' },
          offices: [{ office: { ids: { wikidata: id, own: office_id }, title: name } }],
        })),
        page: { number: 1, of: 1 },
      })),
      openSchemas('OfficeList'),
    ),
  },
  'routes.situations-none': {
    summary: 'Knows no situation: an empty list, and 404 for every Story',
    allowedBy: ['named-routes', 'routes.situation.without'],
    front: fronts(
      data(paths.situations, () => []),
      refusing(paths.situation, 404, 'NOT_FOUND'),
    ),
  },
  'routes.demanding': {
    summary: 'Asks for a parameter that is not shown on activity, situations and the share of voice',
    allowedBy: ['named-routes'],
    front: fronts(
      ...[paths.activity, paths.situations, paths.shareOfVoice].map((path) =>
        refusing(path, 400, 'MISSING_PARAM', { param: 'since' }),
      ),
      contract(
        put('paths', (all: Json) =>
          Object.fromEntries(Object.entries(all).filter(([path]) => !demanding.includes(path))),
        ),
      ),
    ),
  },
  'routes.closed': {
    summary: 'Has no plan that opens offices, activity, situations, tone, share of voice and energy assets',
    allowedBy: ['named-routes'],
    undecided: ['routes', ...ofOffices],
    front: fronts(
      ...[
        paths.offices,
        paths.activity,
        paths.situations,
        paths.situation,
        paths.tone,
        paths.shareOfVoice,
        paths.energyAssets,
      ].map((path) => refusing(path, 403, 'ADMIN_REQUIRED')),
    ),
  },
  'routes.other-shapes': {
    summary:
      'Tells tone as a series, the share of voice as a map, activity and situations below other members',
    allowedBy: [
      'entities.tone.response',
      'entities.share-of-voice.response',
      'routes.activity.response',
      'routes.situations.response',
    ],
    front: fronts(
      data(paths.tone, (tone) => {
        const { date_start, date_end, tone: mean, ...rest } = isObject(tone) ? tone : {};
        return { ...rest, series: [date_start, date_end].map((date) => ({ date, tone: mean })) };
      }),
      data(paths.shareOfVoice, (list) =>
        Object.fromEntries(objects(list).map(({ entity_id, share }) => [String(entity_id), share])),
      ),
      data(paths.activity, (list) => ({
        rising: objects(list).filter(({ change }) => Number(change) > 0),
        falling: objects(list).filter(({ change }) => Number(change) <= 0),
      })),
      data(paths.situations, (list) => ({
        items: objects(list).map(({ story_id, title, url, ...rest }) => ({
          story: { id: story_id, title, url },
          extent: rest,
        })),
      })),
      data(paths.situation, (situation) => {
        const { events, ...story } = isObject(situation) ? situation : {};
        return { seed: story, timeline: events };
      }),
      openSchemas('EntityTone', 'ShareOfVoice', 'ActivityList', 'SituationList', 'Situation'),
    ),
  },
  'routes.energy-geojson': {
    summary: 'Lists energy assets as a GeoJSON collection',
    allowedBy: ['routes.energy-assets.response'],
    front: fronts(
      data(paths.energyAssets, (list) => ({
        type: 'FeatureCollection',
        features: objects(list).map(({ facility_id, latitude, longitude, ...properties }) => ({
          type: 'Feature',
          id: facility_id,
          geometry:
            typeof latitude === 'number' ? { type: 'Point', coordinates: [longitude, latitude] } : null,
          properties,
        })),
      })),
      openSchemas('EnergyAssetList'),
    ),
  },
} as const satisfies Variants;
