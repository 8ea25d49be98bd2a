import { parametersOf, rejectedNames, retiredNames } from '../../../../contract/index.js';
import { type Json, put } from '../bend.js';
import { categories, subcategories } from '../corpus/taxonomy.js';
import type { Variants } from '../planted.js';
import { acceptedNames, canonicalNames } from './declared-parameters.js';
import {
  answering,
  at,
  contract,
  detailsOf,
  json,
  operationAt,
  refusal,
  reshapingErrors,
} from './middleware.js';

/** Members that the document names without saying that they stand in `details`. */
const unplaced: readonly string[] = [
  'accepted_count',
  'accepted_metrics_for_family',
  'accepted_params',
  'did_you_mean',
  'implied_family',
  'max_days',
  'max_value',
  'nearest_values',
  'suggested_window',
];

const split = (whole: Json, names: readonly string[]): readonly [Json, Json] => {
  const entries = Object.entries(whole);
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ];
};

/** A suggestion as a list; none where nothing is near. */
function listed(details: Json): Json {
  const [{ did_you_mean: suggestion }, rest] = split(details, ['did_you_mean']);
  return typeof suggestion === 'string' ? { ...rest, did_you_mean: [suggestion] } : rest;
}

/** A message in French; a path that it names stays. */
function french({ error, code }: Json): string {
  const path = /\/api\/v2\/[^\s;,]*[^\s;,.]/.exec(String(error))?.[0];
  return path === undefined
    ? `La requête a été refusée (${String(code).toLowerCase()}) : vérifiez les paramètres envoyés.`
    : `Ce chemin a été supprimé ; utilisez désormais ${path} à la place.`;
}

const enumeration: ReadonlySet<string> = new Set(['region', 'continent', 'country_match', 'entity_family']);

/** Endpoints that answer by name and not by what stands behind an id. */
const byId: ReadonlySet<string> = new Set(['getEvent', 'getStory', 'getEntity', 'getFacility']);

/** Replaces an error of one code by one of another. */
const recoded = (from: string, to: string, holds: (url: URL, body: Json) => boolean = () => true) =>
  reshapingErrors(({ body, url }) => (body.code === from && holds(url, body) ? { ...body, code: to } : body));

/** Whether a deployment with coverage in two languages knows the code of one. */
const isCarried = (code: string): boolean => /^(?:en|eng|ar|ara)$/i.test(code.trim());

/** Variants of errors: where their members stand, what else they carry, which of several permitted codes they bear. */

/** Whether a path asks for the entity of an LEI, in the feed or by its hierarchy. */
function isOfLei(pathname: string): boolean {
  return /\/(?:leiregistry\/entities\/[0-9A-Z]{20}|entities\/[0-9A-Z]{20}\/hierarchy)$/i.test(pathname);
}

export const errorVariants = {
  'errors.details-at-top-level': {
    summary: 'Puts members that are not said to stand in details beside them',
    allowedBy: ['error-details', 'error.details.place'],
    front: reshapingErrors(({ body }) => {
      const [beside, inside] = split(detailsOf(body), unplaced);
      return { ...body, ...beside, details: inside };
    }),
  },
  'errors.suggestions-as-list': {
    summary: 'Suggests spellings as a list, and leaves the member out where nothing is near',
    allowedBy: ['error-details'],
    front: reshapingErrors(({ body }) => ({ ...body, details: listed(detailsOf(body)) })),
  },
  'errors.with-more-members': {
    summary: 'Has a request id, a link and the faulty value in every error',
    allowedBy: ['versioning.without-notice.response-fields'],
    front: reshapingErrors(({ body, status, url }) => ({
      request_id: 'req_01J8ZQ4T6M',
      timestamp: '2026-11-20T12:00:00.123Z',
      ...body,
      status,
      errors: [{ code: body.code, message: body.error }],
      details: {
        documentation_url: `https://docs.service.example/errors#${String(body.code)}`,
        query: Object.fromEntries(url.searchParams),
        retryable: false,
        hint: null,
        ...detailsOf(body),
      },
    })),
  },
  'errors.in-french': {
    summary: 'Writes its messages in French',
    allowedBy: ['removed-paths', 'envelope.error.error.wording'],
    front: reshapingErrors(({ body }) => ({ ...body, error: french(body) })),
  },
  'errors.accepted-values-described': {
    apart: true,
    summary: 'Describes each of the accepted values of a refusal',
    allowedBy: ['error-details'],
    front: reshapingErrors(({ body }) => {
      const { accepted_values: values, ...rest } = detailsOf(body);
      if (!Array.isArray(values)) return body;
      const described = values.map((value: unknown) => ({ value, description: `Selects ${String(value)}` }));
      return { ...body, details: { ...rest, accepted_values: described } };
    }),
  },
  'errors.enum-by-other-code': {
    summary: 'Answers an unknown value of a filter with INVALID_PARAM and a list called allowed',
    allowedBy: ['unknown-enum-value'],
    front: reshapingErrors(({ body, url }) => {
      const filter = /^\/api\/v2\/(?:events|stories)/.test(url.pathname);
      const sent = [...url.searchParams.keys()].some((name) => enumeration.has(name));
      if (!filter || !sent || body.code !== 'INVALID_ENUM') return body;
      const { accepted_values: allowed, ...rest } = detailsOf(body);
      return { ...body, code: 'INVALID_PARAM', details: { ...rest, allowed } };
    }),
  },
  'errors.unknown-ids-malformed': {
    summary: 'Answers ids that name no Event, Story, entity or facility with 400',
    allowedBy: ['not-found-code'],
    front: answering(async (response, request) => {
      const id = operationAt(new URL(request.url).pathname);
      if (response.status !== 404 || id === undefined || !byId.has(id)) return response;
      return refusal(400, 'INVALID_ID', 'The id names nothing.');
    }),
  },
  'errors.unknown-ids-gone': {
    summary: 'Answers ids that name no Event, Story, entity or facility with 410',
    allowedBy: ['not-found-code', 'error.unlisted-codes'],
    front: answering(async (response, request) => {
      const id = operationAt(new URL(request.url).pathname);
      if (response.status !== 404 || id === undefined || !byId.has(id)) return response;
      return refusal(410, 'RECORD_GONE', 'The id names nothing any more.');
    }),
  },
  'errors.lei-not-held-without-code': {
    summary: 'Answers a well-formed LEI that it does not hold with a code of null, in the hierarchy too',
    allowedBy: ['not-found-code'],
    front: (serve) =>
      contract(put('components.schemas.Error.properties.code', { type: ['string', 'null'] }))(
        answering((response, request) =>
          response.status === 404 && isOfLei(new URL(request.url).pathname)
            ? json(404, { success: false, error: 'Not held.', code: null, details: {} })
            : response,
        )(serve),
      ),
  },
  'errors.uncarried-languages': {
    summary: 'Refuses languages other than English and Arabic, in which it has no coverage',
    allowedBy: ['summary-aliases', 'events.languages.other-values'],
    front: answering((response, request) => {
      const { searchParams } = new URL(request.url);
      const sent = ['languages', 'language'].flatMap((name) => searchParams.get(name)?.split(',') ?? []);
      const other = sent.find((code) => !isCarried(code));
      return response.status !== 200 || other === undefined
        ? response
        : refusal(400, 'INVALID_PARAM', 'No coverage is in this language.', { param: 'languages' });
    }),
  },
  'errors.uncarried-languages-overlooked': {
    summary: 'Overlooks languages other than English and Arabic, in which it has no coverage',
    allowedBy: ['summary-aliases', 'events.languages.other-values'],
    front: (serve) => (request) => {
      const url = new URL(request.url);
      for (const name of ['languages', 'language']) {
        const sent = url.searchParams.get(name)?.split(',') ?? [];
        if (!sent.some(isCarried)) url.searchParams.delete(name);
      }
      return serve(at(url, request));
    },
  },
  'errors.unknown-path-malformed': {
    summary: 'Answers a path that does not exist with 400, with or without a key',
    allowedBy: ['several-faults', 'error.unknown-path'],
    front: (serve) => async (request) => {
      const { pathname } = new URL(request.url);
      return pathname.startsWith('/api/v2/') && operationAt(pathname) === undefined
        ? refusal(400, 'UNKNOWN_ENDPOINT', `There is no ${pathname}.`, { path: pathname })
        : serve(request);
    },
  },
  'errors.changed-walk-unreadable': {
    summary: 'Answers a cursor beside other filters than its own with INVALID_CURSOR',
    allowedBy: ['cursor-errors'],
    front: recoded(
      'CURSOR_STALE',
      'INVALID_CURSOR',
      (_, body) => !['expired', 'data_changed'].includes(String(detailsOf(body).reason)),
    ),
  },
  'errors.accepted-params-canonical': {
    summary:
      'Lists canonical names only as accepted parameters, though it takes their other spellings as well',
    allowedBy: ['contract-and-descriptors'],
    front: reshapingErrors(({ body, url }) => {
      const id = operationAt(url.pathname);
      if (body.code !== 'UNKNOWN_PARAM' || id === undefined) return body;
      const names = canonicalNames(id);
      const { did_you_mean: suggestion, ...rest } = detailsOf(body);
      return {
        ...body,
        details: {
          ...rest,
          did_you_mean: typeof suggestion === 'string' ? (names.get(suggestion) ?? null) : null,
          accepted_params: [...new Set(names.values())],
        },
      };
    }),
  },
  'errors.accepted-params-described': {
    summary: 'Tells accepted parameters as a map of their descriptions by name',
    allowedBy: ['error.details.forms'],
    front: reshapingErrors(({ body }) =>
      body.code === 'UNKNOWN_PARAM'
        ? put('details.accepted_params', (names: unknown) =>
            Object.fromEntries([names ?? []].flat().map((name) => [name, { in: 'query', required: false }])),
          )(body)
        : body,
    ),
  },
  'errors.accepted-params-as-descriptors': {
    summary: 'Tells accepted parameters as a list of descriptors',
    allowedBy: ['error.details.forms'],
    front: reshapingErrors(({ body }) =>
      body.code === 'UNKNOWN_PARAM'
        ? put('details.accepted_params', (names: unknown) =>
            [names ?? []].flat().map((name) => ({ name, type: 'text' })),
          )(body)
        : body,
    ),
  },
  'errors.accepted-params-grouped': {
    summary: 'Tells accepted parameters by subject, one of which is called like a parameter',
    allowedBy: ['error.details.forms'],
    front: reshapingErrors(({ body }) =>
      body.code === 'UNKNOWN_PARAM'
        ? put('details.accepted_params', (names: unknown) => {
            const all = [names ?? []].flat();
            const ofTime = all.filter((name) => /date|days|observed|recorded/.test(String(name)));
            return { time: ofTime, entity: all.filter((name) => !ofTime.includes(name)) };
          })(body)
        : body,
    ),
  },
  'errors.accepted-params-with-retired': {
    summary: 'Lists retired and refused names among the accepted parameters of the Events list',
    allowedBy: ['contract-and-descriptors'],
    front: reshapingErrors(({ body, url }) =>
      body.code === 'UNKNOWN_PARAM' && operationAt(url.pathname) === 'listEvents'
        ? put('details.accepted_params', [...acceptedNames('listEvents'), ...retiredNames, ...rejectedNames])(
            body,
          )
        : body,
    ),
  },
  'errors.subcategories-of-all-categories': {
    summary: 'Tells every category and every subcategory, whatever the category sent',
    allowedBy: ['error-details'],
    undecided: ['events/subcategory-accepted-values'],
    front: reshapingErrors(({ body }) => {
      if (body.code === 'SUBCATEGORY_REQUIRES_CATEGORY') {
        return put('details.accepted_categories', categories)(body);
      }
      return body.code === 'INVALID_SUBCATEGORY' || body.code === 'INVALID_SUBCATEGORY_FOR_CATEGORY'
        ? put('details.accepted_values', Object.values(subcategories).flat())(body)
        : body;
    }),
  },
  'errors.missing-selector-by-other-codes': {
    summary:
      'Answers a missing selector with FILTER_REQUIRED or ENTITY_REQUIRED, and both ISIN selectors too',
    allowedBy: ['missing-selector'],
    front: reshapingErrors(({ body, url }) => {
      const id = operationAt(url.pathname);
      const missing = ['MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED', 'INCOMPATIBLE_PARAMETERS'];
      if (!missing.includes(String(body.code))) return body;
      if (id === 'listAwards' || id === 'getEntityTone') return { ...body, code: 'ENTITY_REQUIRED' };
      return id === 'lookUpIsin' || id === 'listAdmin1' ? { ...body, code: 'FILTER_REQUIRED' } : body;
    }),
  },
  'errors.direction-by-its-own-code': {
    summary: 'Answers an unknown direction of the hierarchy with INVALID_DIRECTION',
    allowedBy: ['unknown-enum-value'],
    front: recoded('INVALID_ENUM', 'INVALID_DIRECTION', (url) => url.pathname.endsWith('/hierarchy')),
  },
} as const satisfies Variants;

/** Variants of what a refusal suggests. */
export const suggestionVariants = {
  'suggestions.every-spelling': {
    summary: 'Suggests the other spellings that the Events list documents as well, on every endpoint',
    allowedBy: ['error-details', 'contract-and-descriptors'],
    front: reshapingErrors(({ body }) => {
      const { did_you_mean: suggestion } = detailsOf(body);
      if (body.code !== 'UNKNOWN_PARAM' || typeof suggestion !== 'string') return body;
      const { aliases = [] } = parametersOf('listEvents')[suggestion] ?? {};
      return { ...body, details: { ...detailsOf(body), did_you_mean: [suggestion, ...aliases] } };
    }),
  },
} as const satisfies Variants;
