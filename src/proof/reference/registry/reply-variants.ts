import { countries } from '../../../../contract/countries.js';
import { isObject, type Json, put } from '../bend.js';
import {
  at,
  describing,
  fronts,
  type Middleware,
  openSchemas,
  recoding,
  refused,
  reshapingRows,
  rewriting,
  showing,
} from '../http/middleware.js';
import type { Variants } from '../planted.js';

const list = /^\/api\/v2\/leiregistry\/entities$/;
const detail = /^\/api\/v2\/leiregistry\/entities\/[^/]+$/;
const records = /^\/api\/v2\/leiregistry\/entities(\/[^/]+)?$/;
const relationships = /^\/api\/v2\/leiregistry\/relationships$/;
const isins = /^\/api\/v2\/leiregistry\/isin$/;
const takesLei = /^\/api\/v2\/(leiregistry\/|entities\/[^/]+\/hierarchy$)/;
const looksLikeLei = /^[0-9A-Za-z]{18}[0-9]{2}$/;

const alpha2 = (iso3: unknown): unknown => countries.find((each) => each.iso3 === iso3)?.iso2 ?? iso3;

/** A record as the index of LEIs publishes it. */
function published(record: Json): Json {
  const { lei, legal_name, legal_address, country, headquarters_country, jurisdiction } = record;
  const { entity_status, registration_status, entity_category, last_updated, ...rest } = record;
  const address = isObject(legal_address) ? legal_address : {};
  const parts = ['relationships', 'reporting_exceptions', 'isins'].filter((name) => name in rest);
  return {
    lei,
    entity: {
      legalName: { name: legal_name, language: 'en' },
      legalAddress: { city: address.city, country: alpha2(country) },
      headquartersAddress: { country: alpha2(headquarters_country) },
      jurisdiction,
      status: entity_status,
      category: entity_category,
    },
    registration: { status: registration_status, lastUpdateDate: last_updated },
    ...Object.fromEntries(parts.map((name) => [name, rest[name]])),
  };
}

/** A record that has its own members behind those that are alike, of others. */
function addressesListed({ lei, legal_name, country, headquarters_country, ...record }: Json): Json {
  const { legal_address, ...rest } = record;
  const addresses = [
    { country: alpha2(headquarters_country), type: 'HEADQUARTERS' },
    { country: alpha2(country), type: 'LEGAL' },
  ];
  return {
    id: lei,
    managing_lou: { lei: '5493001KJTIIGC8Y1R12' },
    legal_name: { language: 'en', name: legal_name },
    addresses: String(lei).charCodeAt(6) % 2 === 0 ? addresses : addresses.toReversed(),
    ...rest,
  };
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const spelt = (record: Json): Json =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name !== 'record_id')
      .map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );

const related = ({ start_node, end_node, relationship_type, relationship_status }: Json): Json => ({
  relationship: {
    startNode: { id: start_node, type: 'LEI' },
    endNode: { id: end_node, type: 'LEI' },
    type: relationship_type,
    status: relationship_status,
  },
});

const isinsOf = (body: Json, url: URL): Json => {
  const rows = (Array.isArray(body.data) ? body.data : []) as readonly Json[];
  const lei = url.searchParams.get('lei');
  return lei === null
    ? { ...body, data: rows[0] ?? null }
    : { ...body, data: { lei, isins: rows.map(({ isin }) => isin) } };
};

/** Relationships by the end at which the entity stands that was asked for. */
const byEnd = (body: Json, url: URL): Json => {
  const lei = url.searchParams.get('lei');
  const rows = (Array.isArray(body.data) ? body.data : []) as readonly Json[];
  if (lei === null) return body;
  const [as_child, as_parent] = ['start_node', 'end_node'].map((end) =>
    rows.filter((row) => row[end] === lei),
  );
  return { ...body, data: { lei, as_parent, as_child } };
};

/** ISINs in an object, and null where there are none. */
const orNull = (body: Json, url: URL): Json => {
  const { data } = isinsOf(body, url);
  const isins = isObject(data) ? data.isins : undefined;
  return {
    ...body,
    data: Array.isArray(isins) && isins.length === 0 ? { ...Object(data), isins: null } : data,
  };
};

const isinCodes: Readonly<Record<string, string>> = {
  INCOMPATIBLE_PARAMETERS: 'MISSING_PARAM',
  MISSING_PARAM: 'FILTER_REQUIRED',
};

/** Whether a request carries an LEI in lower case. */
function isLower(url: URL): boolean {
  const sent = [url.searchParams.get('lei') ?? '', ...url.pathname.split('/')].flatMap((text) =>
    text.split(','),
  );
  return sent.some((text) => looksLikeLei.test(text) && text !== text.toUpperCase());
}

/** Variants of the legal-entity registry that stand before it. */
export const registryVariants = {
  'registry.lei.lower-case-refused': {
    summary: 'Refuses LEIs in lower case with INVALID_LEI',
    allowedBy: ['lei-spelling', 'registry.lei.lower-case'],
    front: rewriting(takesLei, (told, url) =>
      [200, 404].includes(told.status) && isLower(url)
        ? refused(400, 'INVALID_LEI', 'An LEI has capital letters and digits.')
        : told,
    ),
  },
  'registry.not-held.without-code': {
    summary: 'Has a null code where a well-formed LEI is not held',
    allowedBy: ['not-found-code'],
    front: fronts(
      rewriting(detail, ({ status, body }) => ({
        status,
        body: status === 404 ? { ...body, code: null } : body,
      })),
      describing(['Error'], (schema) => put('properties.code.type', ['string', 'null'])(schema as Json)),
    ),
  },
  'registry.relationships.lei-required': {
    summary: 'Refuses relationships without lei',
    allowedBy: ['registry.relationships.without-lei'],
    front: rewriting(relationships, (told, url) =>
      told.status === 200 && !url.searchParams.get('lei')?.trim()
        ? refused(400, 'MISSING_PARAM', 'lei is required.', { param: 'lei' })
        : told,
    ),
  },
  'registry.country.unrecognised-refused': {
    summary: 'Refuses a country of registry entities that is no ISO-3 code',
    allowedBy: ['country-codes', 'registry.entities.country.unrecognised'],
    front: rewriting(list, (told, url) => {
      const country = url.searchParams.get('country')?.trim().toUpperCase() ?? '';
      const known = country === '' || countries.some(({ iso3 }) => iso3 === country);
      return known || told.status !== 200 ? told : refused(400, 'INVALID_COUNTRY', 'No such country.');
    }),
  },
  'registry.isin.unknown-refused': {
    summary: 'Answers an unknown isin with 404 and a malformed one with 400',
    allowedBy: ['registry.isin.unknown'],
    front: rewriting(isins, (told, url) => {
      const isin = url.searchParams.get('isin') ?? '';
      const none = Array.isArray(told.body.data) && told.body.data.length === 0;
      if (told.status !== 200 || isin === '' || !none) return told;
      return /^[A-Z]{2}[0-9A-Z]{9}\d$/.test(isin)
        ? refused(404, 'NOT_FOUND', 'The ISIN is not held.')
        : refused(400, 'INVALID_PARAM', 'This is no ISIN.', { param: 'isin' });
    }),
  },
  'registry.selectors.other-codes': {
    summary:
      'Answers both ISIN selectors with MISSING_PARAM, none with FILTER_REQUIRED, too many LEIs with INVALID_PARAM',
    allowedBy: ['missing-selector'],
    front: fronts(
      recoding(isins, ({ code }) => isinCodes[String(code)]),
      recoding(list, ({ code }) => (code === 'INVALID_LIMIT' ? 'INVALID_PARAM' : undefined)),
    ),
  },
  'registry.records.as-published': {
    summary: 'Nests the members of a record as the index of LEIs publishes them',
    allowedBy: ['registry.record.fields'],
    front: reshapingRows(records, ['LegalEntity'], published),
  },
  'registry.records.camel-case': {
    summary: 'Names the members of a record in camel case',
    allowedBy: ['registry.record.fields'],
    front: reshapingRows(records, ['LegalEntity'], spelt),
  },
  'registry.records.apart': {
    summary: 'Has the record, its relationships, exceptions and ISINs side by side in the detail',
    allowedBy: ['registry.record.fields'],
    front: fronts(
      showing(detail, ({ data, ...body }) => {
        if (!isObject(data)) return { ...body, data };
        const { relationships: related, reporting_exceptions: exceptions, isins: own, ...record } = data;
        return {
          ...body,
          data: { record, relationships: related, reporting_exceptions: exceptions, isins: own },
        };
      }),
      openSchemas('LegalEntityDetail'),
    ),
  },
  'registry.records.short-names': {
    apart: true,
    summary: 'Shows a short name of an entity, which search does not know, before its legal one',
    allowedBy: ['registry.record.fields'],
    front: reshapingRows(records, ['LegalEntity'], ({ legal_name: name, ...record }) => ({
      short_name: `${initialsOf(String(name))}Q`,
      name,
      ...record,
    })),
  },
  'registry.records.addresses-listed': {
    summary:
      'Keys a record by id beside who keeps it, lists its addresses, and has its legal name in a language',
    apart: true,
    allowedBy: ['registry.record.fields'],
    front: reshapingRows(records, ['LegalEntity'], addressesListed),
  },
  'registry.records.jurisdiction-named': {
    summary: 'Shows the name of a jurisdiction beside its code',
    allowedBy: ['registry.record.fields'],
    front: reshapingRows(records, ['LegalEntity'], ({ jurisdiction, ...record }) => ({
      ...record,
      jurisdiction: { name: `Law of ${jurisdiction}`, code: jurisdiction },
    })),
  },
  'registry.detail.relationships-filed': {
    summary: 'Has the relationships in the detail in which the record is the child',
    allowedBy: ['registry.record.fields'],
    front: showing(
      detail,
      put('data', (data: unknown) =>
        isObject(data) && Array.isArray(data.relationships)
          ? {
              ...data,
              relationships: data.relationships.filter((row: Json) => row.start_node === data.lei),
            }
          : data,
      ),
    ),
  },
  'registry.relationships.as-published': {
    summary: 'Nests the nodes of relationships as the index of LEIs publishes them',
    allowedBy: ['registry.record.fields'],
    front: fronts(
      reshapingRows(relationships, ['Relationship'], related),
      showing(detail, ({ data, ...body }) => ({
        ...body,
        data: isObject(data)
          ? {
              ...data,
              relationships: (data.relationships as readonly Json[] | undefined)?.map(related),
            }
          : data,
      })),
    ),
  },
  'registry.isin.one-object': {
    summary: 'Has one object of an LEI and its ISINs in the ISIN look-up, or of an ISIN and its LEI',
    allowedBy: ['registry.record.fields', 'registry.isin.unknown'],
    front: fronts(showing(isins, isinsOf), openSchemas('SecurityList')),
  },
  'registry.lists.in-parts': {
    apart: true,
    summary:
      'Has relationships by the end at which an entity stands, null for no ISINs, and facets before records',
    allowedBy: ['reference-envelope', 'registry.record.fields', 'registry.isin.unknown'],
    front: fronts(
      showing(relationships, byEnd),
      showing(isins, orNull),
      showing(list, ({ data, ...body }) => ({ ...body, data: { facets: [], entities: data } })),
      openSchemas('SecurityList', 'RelationshipList', 'LegalEntityList'),
    ),
  },
} as const satisfies Variants;

const paged = /^\/api\/v2\/leiregistry\/(entities|relationships|isin)$/;
const usual = 10;
const names = ['limit', 'cursor'] as const;

/** The rows of a page, and the number of the row after it. */
function page(body: Json, offset: number, limit: number): Json {
  const rows: readonly unknown[] = Array.isArray(body.data) ? body.data : [];
  const next = offset + limit < rows.length ? String(offset + limit) : null;
  return {
    ...body,
    data: rows.slice(offset, offset + limit),
    pagination: { limit, next_cursor: next, total: rows.length },
  };
}

/** Lists ten rows of the registry at a time. */
const pages: Middleware = (serve) => (request) => {
  const url = new URL(request.url);
  if (!paged.test(url.pathname)) return serve(request);
  const [limit = usual, offset = 0] = names.map((name) => {
    const text = url.searchParams.get(name) ?? '';
    url.searchParams.delete(name);
    return /^\d+$/.test(text) ? Number(text) : undefined;
  });
  return rewriting(paged, ({ status, body }) => {
    if (status === 200) return { status, body: page(body, offset, Math.min(Math.max(limit, 1), 100)) };
    const known = put('details.accepted_params', (old: unknown) =>
      Array.isArray(old) ? [...old, ...names] : old,
    );
    return { status, body: body.code === 'UNKNOWN_PARAM' ? known(body) : body };
  })(serve)(at(url, request));
};

const parameters = [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: usual } },
  { name: 'cursor', in: 'query', schema: { type: 'string', pattern: '^[0-9]+$' } },
];

/** Declares how the lists are paged. */
const declared: Middleware = (serve) => async (request) => {
  const response = await serve(request);
  if (new URL(request.url).pathname !== '/openapi.json' || !response.ok) return response;
  const document = (await response.json()) as { readonly paths: Readonly<Record<string, Json>> } & Json;
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    paged.test(path) && isObject(operations.get)
      ? put('get.parameters', (old: readonly unknown[]) => [...old, ...parameters])(operations)
      : operations,
  ]);
  return Response.json({ ...document, paths: Object.fromEntries(paths) });
};

/** Variants of how the lists of the legal-entity registry are paged. */
export const registryPageVariants = {
  'registry.lists.ten-at-a-time': {
    summary: 'Lists ten records, relationships or ISINs at a time, and the next ones by a cursor',
    allowedBy: ['registry.entities.paging', 'registry.relationships.paging'],
    front: (serve) => declared(pages(serve)),
  },
} as const satisfies Variants;
