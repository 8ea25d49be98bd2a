import { beforeAll, describe, expect, it } from 'vitest';
import type { VariantId } from '../index.js';
import { legalNameVariants } from '../rules/legal-name.js';
import { ask } from './asked.test-data.js';
import { registryVariants } from './registry.js';
import { registryPageVariants } from './registry-pages.js';

const tables = { ...registryPageVariants, ...registryVariants, ...legalNameVariants };

const refused = (status: number, code: string | null) => ({ status, body: { success: false, code } });
const served = (data: unknown) => ({ status: 200, body: { data } });

/** What a request to each variant brings; `LEI` has an ISIN, `LOWER` is the same, `ABSENT` is not held. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: object]>> = {
  'registry.lists.ten-at-a-time': [
    'leiregistry/entities?country=DEU&cursor=10&limit=1',
    { status: 200, body: { data: [{}], pagination: { limit: 1, next_cursor: '11' } } },
  ],
  'registry.lei.lower-case-refused': ['leiregistry/entities/LOWER', refused(400, 'INVALID_LEI')],
  'registry.not-held.without-code': ['leiregistry/entities/ABSENT', refused(404, null)],
  'registry.relationships.lei-required': ['leiregistry/relationships', refused(400, 'MISSING_PARAM')],
  'registry.country.unrecognised-refused': [
    'leiregistry/entities?country=xx',
    refused(400, 'INVALID_COUNTRY'),
  ],
  'registry.isin.unknown-refused': ['leiregistry/isin?isin=US0000000000', refused(404, 'NOT_FOUND')],
  'registry.selectors.other-codes': ['leiregistry/isin', refused(400, 'FILTER_REQUIRED')],
  'registry.records.as-published': [
    'leiregistry/entities/LEI',
    served({ entity: { legalName: { name: expect.any(String) } }, isins: expect.any(Array) }),
  ],
  'registry.records.camel-case': [
    'leiregistry/entities?lei=LEI',
    served([{ legalName: expect.any(String), entityStatus: expect.any(String) }]),
  ],
  'registry.records.apart': ['leiregistry/entities/LEI', served({ record: { lei: expect.any(String) } })],
  'registry.relationships.as-published': [
    'leiregistry/relationships?lei=CHILD',
    served(
      expect.arrayContaining([{ relationship: expect.objectContaining({ endNode: expect.anything() }) }]),
    ),
  ],
  'registry.isin.one-object': [
    'leiregistry/isin?lei=LEI',
    served({ isins: expect.arrayContaining([expect.any(String)]) }),
  ],
  'registry.name.case-alone-folded': ['leiregistry/entities?name=SPACED', served([])],
  'registry.name.legal-forms-dropped': [
    'leiregistry/entities?name=FORMED',
    served(expect.arrayContaining([expect.objectContaining({ lei: expect.any(String) })])),
  ],
};

describe('variants of the registry', () => {
  const texts: Record<string, string> = {};

  beforeAll(async () => {
    const { body } = await ask('leiregistry/relationships');
    const { start_node: child } = body.data[0];
    const records = await ask('leiregistry/entities?country=DEU');
    const rows: readonly { readonly lei: string; readonly legal_name: string }[] = records.body.data;
    const securities = await Promise.all(
      rows.slice(0, 12).map(({ lei }) => ask(`leiregistry/isin?lei=${lei}`)),
    );
    const lei: string = securities.find((each) => each.body.data.length > 0)?.body.data[0].lei;
    const formed = rows.find(({ legal_name: name }) => name.endsWith(' AG'))?.legal_name ?? '';
    Object.assign(texts, {
      LEI: lei,
      LOWER: lei.toLowerCase(),
      ABSENT: '529900T8BM49AURSDO55',
      CHILD: child,
      SPACED: encodeURIComponent(formed.replace(/ /g, '. ')),
      FORMED: encodeURIComponent(formed.replace(/ AG$/, ' GmbH')),
    });
  });

  it.each(Object.entries(shown))('%s', async (id, [template, expected]) => {
    const path = template.replace(/[A-Z]{3,}(?![0-9])/g, (name) => texts[name] ?? name);
    const told = await ask(path, [id as VariantId]);
    expect(told).toMatchObject(expected);
    expect(told).not.toEqual(await ask(path));
  });
});
