import { validate } from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { deprecated, operation, parametersOf } from '../../../../contract/index.js';
import { Refusal } from '../http/refusal.js';
import { nothingPlanted, type Planted, planting } from '../planted.js';
import { formOf, type Shown } from '../variants.test-data.js';
import { changelog, changelogFaults, changelogFeed, documentVariants } from './changelog.js';
import { getOpenapi, openapiFaults } from './document.js';
import { basePathVariants, servedContractVariants } from './document-variants.js';
import type { furtherVariants } from './further-operations.js';

interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<
    Record<
      string,
      { readonly get: { readonly parameters: readonly { name: string; deprecated?: boolean }[] } }
    >
  >;
}

async function textOf(
  make: (planted: Planted) => Response,
  planted: Planted = nothingPlanted,
): Promise<string> {
  try {
    const response = make(planted);
    return `${response.headers.get('content-type')}\n${await response.text()}`;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const served = async () => (await getOpenapi(nothingPlanted).json()) as Document;

describe('openapi.json', () => {
  it('is valid OpenAPI 3.1, also with each fault that keeps it JSON', async () => {
    for (const fault of [undefined, ...Object.keys(openapiFaults)]) {
      if (fault === 'openapi.missing' || fault === 'openapi.not-json') continue;
      const document = (await getOpenapi(planting((asked) => asked === fault)).json()) as Parameters<
        typeof validate
      >[0];
      await expect(validate(document)).resolves.toBeDefined();
    }
  });

  it('declares the canonical names of every operation, and flags the deprecated ones', async () => {
    const { paths, info } = await served();
    expect(info.version).toBe('2.0.0');
    for (const id of ['listEvents', 'summarizeEvents', 'listRegistryEntities', 'lookUpIsin'] as const) {
      const declared = paths[operation(id).path]?.get.parameters ?? [];
      expect(declared.map(({ name }) => name)).toEqual(Object.keys(parametersOf(id)));
    }
    const flagged = Object.values(paths).flatMap(({ get }) =>
      get.parameters.filter((each) => each.deprecated),
    );
    expect(flagged).toHaveLength(
      deprecated.filter((each) => paths[operation(each.operation).path] !== undefined).length,
    );
  });

  it('uses type arrays and no nullable', async () => {
    const text = JSON.stringify(await served());
    expect(text).not.toContain('nullable');
    expect(text).toContain('["integer","null"]');
  });

  it.each(Object.keys(openapiFaults) as readonly (keyof typeof openapiFaults)[])(
    '%s shows',
    async (fault) => {
      expect(
        await textOf(
          getOpenapi,
          planting((asked) => asked === fault),
        ),
      ).not.toBe(await textOf(getOpenapi));
    },
  );
});

describe('changelog', () => {
  it('is a page and an Atom feed', async () => {
    expect(await textOf(changelog)).toMatch(/^text\/html.*<h1>Changelog<\/h1>/s);
    expect(await textOf(changelogFeed)).toMatch(
      /^application\/atom\+xml.*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/s,
    );
  });

  it.each(Object.keys(changelogFaults) as readonly (keyof typeof changelogFaults)[])(
    '%s shows',
    async (fault) => {
      const both = async (planted: Planted) => [
        await textOf(changelog, planted),
        await textOf(changelogFeed, planted),
      ];
      expect(await both(planting((asked) => asked === fault))).not.toEqual(await both(nothingPlanted));
    },
  );
});

type Id = keyof typeof servedContractVariants;

const names = ({ body }: Shown): readonly string[] =>
  body.paths['/api/v2/events'].get.parameters.map(({ name }: { readonly name: string }) => name);

const shown: readonly (readonly [Id, (reply: Shown) => unknown, unknown])[] = [
  [
    'contract.openapi-3-0',
    ({ body }) => [body.openapi, body.components.schemas.EventDetail.properties.success.enum],
    ['3.0.3', [true]],
  ],
  ['contract.inlined', ({ text }) => text.includes('$ref'), false],
  ['contract.distributed', ({ body }) => 'EI.Event_v2' in body.components.schemas, true],
  ['contract.other-placeholders', ({ body }) => body.paths['/api/v2/events/{id}'].parameters[0].name, 'id'],
  ['contract.sparse', ({ body }) => body.paths['/api/v2/entities'].get.parameters, []],
  ['contract.events-only', ({ body }) => Object.keys(body.paths).length, 6],
  [
    'contract.every-name',
    (reply) => ['q', 'max_confidence', 'as_of'].every((name) => names(reply).includes(name)),
    true,
  ],
  [
    'contract.lenient-replies-otherwise',
    ({ body }) => body.components.schemas.Model.properties.organization_categorization.type,
    'string',
  ],
  [
    'contract.formats-as-annotations',
    ({ body }) => body.components.schemas.Event.properties.id.format,
    'uuid',
  ],
  ['contract.path-items', ({ body }) => '$ref' in body.paths['/api/v2/events'], true],
  ['contract.deprecated-names-left-out', (reply) => names(reply).includes('domain'), false],
  [
    'contract.deprecated-in-schemas',
    ({ body }) =>
      body.paths['/api/v2/events'].get.parameters.filter(
        ({ schema }: { readonly schema?: { readonly deprecated?: boolean } }) => schema?.deprecated === true,
      ).length > 0,
    true,
  ],
  [
    'contract.with-writing-routes',
    ({ body }) => Object.keys(body.paths['/api/v2/monitors']),
    ['get', 'post'],
  ],
];

describe('the contract', () => {
  it.each(shown)('%s shows', async (id, read, expected) => {
    expect(read(await formOf(id)('/openapi.json', ''))).toEqual(expected);
  });

  it('is tested in every form', () => {
    expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(servedContractVariants).toSorted());
  });
});

describe('a base URL with a path', () => {
  it.each(Object.entries(basePathVariants))('%s shows', async (id, { path }) => {
    const ask = formOf(id as keyof typeof basePathVariants);
    expect((await ask('/openapi.json')).body.servers[0].url).toBe(path);
    expect((await ask('/api/v1/events')).headers.get('link')).toContain(`<${path}/api/v2/events>`);
  });
});

type DocumentVariant = keyof typeof documentVariants;

const feed = '/changelog/feed.xml';
const documents: readonly (readonly [DocumentVariant, string, string, (reply: Shown) => unknown, unknown])[] =
  [
    ['documents.need-a-key', '/openapi.json', '', ({ status }) => status, 401],
    ['documents.on-a-static-host', '/changelog', 'full', ({ status }) => status, 400],
    ['documents.changelog-moved', feed, '', ({ headers }) => headers.get('location'), `/docs${feed}`],
    ['documents.rss', feed, '', ({ text }) => text.includes('<rss version="2.0">'), true],
    ['documents.changelog-in-markdown', '/changelog', '', ({ text }) => text.startsWith('# Changelog'), true],
    [
      'documents.contract-as-text',
      '/openapi.json',
      '',
      ({ headers }) => headers.get('content-type'),
      'application/vnd.oai.openapi+json;version=3.1',
    ],
  ];

it.each(documents)('%s shows at %s', async (id, path, role, read, expected) => {
  expect(read(await formOf(id)(path, role))).toEqual(expected);
});

it('covers every variant of documents', () => {
  expect(documents.map(([id]) => id).toSorted()).toEqual(Object.keys(documentVariants).toSorted());
});

const documentOf = async (id: keyof typeof furtherVariants) => (await formOf(id)('/openapi.json', '')).body;

describe('further operations', () => {
  it('are served and declared for the whole path, by reference', async () => {
    const ask = formOf('further.intelligence');
    const briefs = '/api/v2/intelligence/trade/briefs';
    const { body } = await ask(`${briefs}?since=2026-08-01&language=en&language=pt&zz=1`);
    expect([body.data.length, body.applied_filters.ignored]).toEqual([2, ['zz']]);
    expect((await ask(briefs)).body.code).toBe('MISSING_PARAM');
    expect((await ask(briefs, '')).status).toBe(401);
    const { paths } = await documentOf('further.intelligence');
    expect(paths['/api/v2/intelligence/{topic}/briefs'].parameters[0].$ref).toBeDefined();
  });

  it('may be out of reach', async () => {
    const ask = formOf('further.out-of-reach');
    const statuses = ['dashboard/session', 'intelligence/reports/latest', 'meta/health'].map(
      async (path) => (await ask(`/api/v2/${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 404, 200]);
  });

  it('may be written below the address of a server', async () => {
    const { paths, servers } = await documentOf('further.servers-path');
    expect(Object.keys(paths)).toContain('/events');
    expect(servers[0].url).toMatch(/\/api\/v2\/$/);
  });
});
