import { beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, type Role } from '../account/accounts.js';
import { entitlementFaults } from '../account/entitlement.js';
import type { Route } from '../account/route.js';
import { corpusOf } from '../corpus/index.js';
import { leiOf } from '../corpus/legal-entity.js';
import { registryIn } from '../corpus/registry.js';
import type { FaultId } from '../faults.js';
import { undeclaredFaults } from '../http/declared-parameters.js';
import { Refusal } from '../http/refusal.js';
import type { VariantId } from '../index.js';
import { planting } from '../planted.js';
import { ask } from '../variants.test-data.js';
import { registryFilterFaults, registryFilterVariants } from './filters.js';
import { legalNameFaults, legalNameVariants } from './legal-name.js';
import { leiFaults } from './lei.js';
import { registryPairFaults } from './pairs.js';
import { listRegistryRelationships, relationshipFaults } from './relationships.js';
import { registryPageVariants, registryVariants } from './reply-variants.js';
import { registryReplyFaults } from './route.js';
import {
  getRegistryEntity,
  isinFaults,
  listRegistryEntities,
  lookUpIsin,
  registryEntityFaults,
} from './routes.js';

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const corpus = corpusOf({ seed: 7, perDay: 1, day: 20_600 });
const registry = registryIn(corpus);
const accounts = accountsOf(7);

function registryAsk(
  route: Route,
  query: string,
  lei = '',
  faults: readonly FaultId[] = [],
  role: Role = 'full',
): Answer {
  const account = accounts.find((each) => each.role === role);
  if (account === undefined) throw new Error(`no account ${role}`);
  const planted = planting((fault) => faults.includes(fault));
  const deployment = { corpus, planted, now: () => new Date('2026-06-01T00:00:00Z') };
  const url = new URL(`https://reference.test/?${query}`);
  try {
    const { body, status = 200 } = route({ url, path: { lei }, account, deployment });
    return { status, body };
  } catch (error) {
    if (error instanceof Refusal) {
      return { status: error.status, code: error.code, details: error.details };
    }
    throw error;
  }
}

const rowsOf = ({ body }: Answer): readonly Record<string, unknown>[] =>
  (body as { readonly data: readonly Record<string, unknown>[] }).data;
const leisOf = (answer: Answer): readonly unknown[] => rowsOf(answer).map(({ lei }) => lei);

const at = (index: number) => {
  const entity = registry.entities[index];
  if (entity === undefined) throw new Error(`no entity ${index}`);
  return entity;
};
const first = at(0);
const security = registry.securities[0] ?? { isin: '', lei: '' };
const issuerOfSeveral = registry.securities.find(
  ({ lei }, at) => registry.securities.findIndex((other) => other.lei === lei) < at,
)?.lei;

const lastDigitWrong = `${first.lei.slice(0, -1)}${(Number(first.lei.slice(-1)) + 1) % 10}`;
const exchanged = `${first.lei.charAt(1)}${first.lei.charAt(0)}${first.lei.slice(2)}`;
const wholeCheckWrong = `${first.lei.slice(0, 18)}${first.lei.slice(-2) === '50' ? '61' : '50'}`;
const notHeld = leiOf('9999009999ZZZZZZ99');
const leis = registry.entities.map(({ lei }) => lei);
const long = leis.slice(0, 101).join(',');
const full = leis.slice(0, 100).join(',');
const child = registry.relationships[0]?.start_node ?? '';
const parent = registry.relationships[0]?.end_node ?? '';
const retired = new Set(
  registry.entities.flatMap(({ lei, entity_status }) => (entity_status === 'INACTIVE' ? lei : [])),
);
const retiredParent =
  registry.relationships.find(({ start_node }) => retired.has(start_node))?.end_node ?? '';
const children = new Set(registry.relationships.map(({ start_node }) => start_node));
/** A parent that has a parent itself. */
const middle = registry.relationships.find(({ end_node }) => children.has(end_node))?.end_node ?? '';
const [word = ''] = first.legal_name.split(' ');
const inside = first.legal_name.slice(word.length + 1);
const subdivided = registry.entities.find(({ jurisdiction }) => jurisdiction.startsWith('US-'));
const unlike =
  registry.entities.find(
    (entity) => entity.entity_status === 'ACTIVE' && entity.entity_category === 'GENERAL',
  ) ?? first;
const early = registry.entities.find(({ legal_name }) => /^[A-M]/.test(legal_name));
const abroad = registry.entities.find((entity) => entity.headquarters_country !== entity.country);

describe('registry entities', () => {
  const list = (query: string) => registryAsk(listRegistryEntities, query);

  it('needs a filter', () => {
    for (const query of ['', 'name=', 'lei=,', 'lei=%20', 'country=%20']) {
      expect(list(query)).toMatchObject({ status: 400, code: 'FILTER_REQUIRED' });
    }
  });

  it('returns the LEIs asked for and no others', () => {
    expect(leisOf(list(`lei=${first.lei}`))).toEqual([first.lei]);
    expect(leisOf(list(`lei=${first.lei},${at(5).lei}`))).toEqual([first.lei, at(5).lei]);
    expect(leisOf(list(`lei=${first.lei.toLowerCase()}`))).toEqual([first.lei]);
    expect(leisOf(list(`lei=${notHeld}`))).toEqual([]);
  });

  it('takes 100 LEIs and refuses 101', () => {
    expect(rowsOf(list(`lei=${full}`))).toHaveLength(100);
    expect(list(`lei=${long}`).status).toBe(400);
  });

  it.each([
    lastDigitWrong,
    exchanged,
    wholeCheckWrong,
    first.lei.slice(1),
    `${first.lei}0`,
    'x',
    `${first.lei.slice(0, 19)}ı`,
  ])('refuses the LEI %s alone and among valid ones', (lei) => {
    expect(list(`lei=${lei}`)).toMatchObject({ status: 400, code: 'INVALID_LEI' });
    expect(list(`lei=${at(3).lei},${lei}`)).toMatchObject({ status: 400, code: 'INVALID_LEI' });
  });

  it('finds names whole and by their beginning, in any case, and not from inside', () => {
    const query = (name: string) => `name=${encodeURIComponent(name)}`;
    for (const entity of registry.entities.filter((_, at) => at % 40 === 0)) {
      const { lei, legal_name: name } = entity;
      expect(leisOf(list(query(name)))).toContain(lei);
      expect(leisOf(list(query(name.toUpperCase())))).toContain(lei);
      expect(leisOf(list(query(name.toLowerCase())))).toContain(lei);
    }
    expect(leisOf(list(query(first.legal_name.slice(0, 4))))).toContain(first.lei);
    expect(leisOf(list(query(inside)))).not.toContain(first.lei);
    expect(rowsOf(list('name=!!!'))).toEqual([]);
  });

  it('keeps the country of the legal address, the raw jurisdiction and the three enums', () => {
    for (const name of [
      'country',
      'jurisdiction',
      'entity_status',
      'registration_status',
      'entity_category',
    ] as const) {
      for (const value of new Set(registry.entities.map((entity) => entity[name]))) {
        const expected = registry.entities.filter((entity) => entity[name] === value).map(({ lei }) => lei);
        expect(leisOf(list(`${name}=${value}`))).toEqual(expected);
      }
    }
  });

  it.each(['entity_status', 'registration_status', 'entity_category'])('refuses an unknown %s', (name) => {
    const answer = list(`${name}=NO_SUCH_VALUE`);
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_ENUM' });
    expect(answer.details?.accepted_values).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('refuses an undeclared parameter with a suggestion', () => {
    const answer = list(`contry=DEU`);
    expect(answer).toMatchObject({ status: 400, code: 'UNKNOWN_PARAM' });
    expect(answer.details).toMatchObject({ param: 'contry', did_you_mean: 'country' });
    expect(answer.details?.accepted_params).toContain('country');
  });
});

describe('registry entity', () => {
  it('returns the record with relationships, declared exceptions and ISINs', () => {
    const exception = registry.exceptions.find(({ reason }) => reason === 'NO_KNOWN_PERSON');
    const answer = registryAsk(getRegistryEntity, '', exception?.lei).body;
    expect(answer).toMatchObject({
      success: true,
      data: { lei: exception?.lei, reporting_exceptions: [{ reason: 'NO_KNOWN_PERSON' }] },
      meta: { attributions: [{ license: 'CC0 1.0' }] },
    });
    const data = registryAsk(getRegistryEntity, '', security.lei).body as {
      data: { isins: readonly string[] };
    };
    expect(data.data.isins).toContain(security.isin);
    const related = registryAsk(getRegistryEntity, '', child).body as {
      data: { relationships: readonly unknown[] };
    };
    expect(related.data.relationships).toContainEqual(
      expect.objectContaining({ start_node: child, end_node: parent }),
    );
  });

  it('tells invalid LEIs from LEIs that it does not hold', () => {
    expect(registryAsk(getRegistryEntity, '', notHeld)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (const lei of [
      lastDigitWrong,
      exchanged,
      '',
      'A',
      `${first.lei.slice(0, 19)}-`,
      '\u0000',
      '😀'.repeat(10),
    ]) {
      expect(registryAsk(getRegistryEntity, '', lei)).toMatchObject({ status: 400, code: 'INVALID_LEI' });
    }
  });
});

describe('registry relationships', () => {
  it('matches either end', () => {
    for (const lei of [child, parent]) {
      const expected = registry.relationships.filter((row) => row.start_node === lei || row.end_node === lei);
      expect(rowsOf(registryAsk(listRegistryRelationships, `lei=${lei}`))).toEqual(expected);
    }
    expect(registryAsk(listRegistryRelationships, `lei=${exchanged}`)).toMatchObject({ code: 'INVALID_LEI' });
  });
});

describe('ISIN look-up', () => {
  it('answers either way', () => {
    expect(rowsOf(registryAsk(lookUpIsin, `lei=${security.lei}`))).toContainEqual(security);
    expect(rowsOf(registryAsk(lookUpIsin, `isin=${security.isin}`))).toEqual([security]);
    expect(rowsOf(registryAsk(lookUpIsin, 'isin=nonsense'))).toEqual([]);
  });

  it('needs exactly one of the two', () => {
    expect(registryAsk(lookUpIsin, '')).toMatchObject({ status: 400, code: 'MISSING_PARAM' });
    expect(registryAsk(lookUpIsin, `lei=${security.lei}&isin=${security.isin}`).status).toBe(400);
  });
});

describe('faults', () => {
  const details: Readonly<Record<string, readonly (readonly [Route, string, string, Role?])[]>> = {
    entities: [
      ...[
        '',
        `lei=${first.lei}`,
        `lei=${child}`,
        `lei=${first.lei},${at(5).lei}`,
        `lei=${long}`,
        `lei=${full}`,
        `lei=${leis.slice(0, 30).join(',')},${wholeCheckWrong}`,
      ],
      ...[lastDigitWrong, exchanged, wholeCheckWrong].flatMap((lei) => [
        `lei=${lei}`,
        `lei=${at(3).lei},${lei}`,
      ]),
      ...[
        first.legal_name,
        first.legal_name.toUpperCase(),
        first.legal_name.slice(0, 4),
        inside,
        early?.legal_name.toLowerCase() ?? '',
      ].map((name) => `name=${encodeURIComponent(name)}`),
      ...[`country=${abroad?.country}`, 'jurisdiction=US', `jurisdiction=${subdivided?.jurisdiction}`],
      ...['entity_status', 'registration_status', 'entity_category'].map((name) => `${name}=NO_SUCH_VALUE`),
      ...[
        'entity_status=ACTIVE',
        'registration_status=ISSUED',
        'entity_category=FUND',
        'contry=DEU',
        'Country=DEU',
      ],
      ...[
        'country=USA&entity_category=FUND',
        'country=USA&entity_status=INACTIVE',
        'jurisdiction=DE&entity_status=INACTIVE',
        'jurisdiction=DE&registration_status=LAPSED',
        'registration_status=LAPSED&entity_status=INACTIVE',
        'registration_status=LAPSED&entity_category=FUND',
      ],
      'jurisdiction=US-ND',
      ...[`entity_category=${first.entity_category}`, `country=${first.country}`].map(
        (other) => `name=${encodeURIComponent(inside)}&${other}`,
      ),
      ...['country=QQQ', 'jurisdiction=QQ', 'entity_status=INACTIVE', 'entity_category=BRANCH'].map(
        (other) => `name=${encodeURIComponent(unlike.legal_name)}&${other}`,
      ),
    ].map((query) => [listRegistryEntities, query, ''] as const),
    detail: [
      first.lei,
      child,
      notHeld,
      lastDigitWrong,
      exchanged,
      wholeCheckWrong,
      'A',
      `${first.lei.slice(0, 19)}-`,
      registry.entities.find(({ entity_status }) => entity_status === 'INACTIVE')?.lei ?? '',
      registry.entities.find(({ lei }) => /0\d$/.test(lei))?.lei ?? '',
    ].map((lei) => [getRegistryEntity, '', lei] as const),
    relationships: [child, parent, middle, retiredParent, wholeCheckWrong].map(
      (lei) => [listRegistryRelationships, `lei=${lei}`, ''] as const,
    ),
    isin: [
      '',
      `lei=${security.lei}`,
      `isin=${security.isin}`,
      `lei=${security.lei}&isin=${security.isin}`,
      `lei=${issuerOfSeveral}`,
      `lei=${wholeCheckWrong}`,
    ].map((query) => [lookUpIsin, query, ''] as const),
    roles: (['second', 'analyst', 'unentitled'] as const).map(
      (role) => [listRegistryEntities, `lei=${first.lei}`, '', role] as const,
    ),
    unentitled: [[lookUpIsin, `lei=${security.lei}`, '', 'unentitled'] as const],
  };
  const probes = Object.values(details).flat();
  const answerTo = ([route, query, lei, role]: (typeof probes)[number], faults: readonly FaultId[]) => {
    try {
      return JSON.stringify(registryAsk(route, query, lei, faults, role));
    } catch {
      return 'a server error';
    }
  };
  const answers = (faults: readonly FaultId[]) => probes.map((probe) => answerTo(probe, faults));
  const sound = answers([]);

  const {
    'entitlement.analyst-not-enough-for-facilities': _ofFacilities,
    'entitlement.models-by-another-flag': _ofModels,
    'plan-required.eligible-plans-of-lowest-tier': _ofGovernment,
    ...ofRegistry
  } = entitlementFaults;
  // The registry is strict, and lists nothing as ignored.
  const { 'registry.undeclared.last-listed-only': _ofLenient, ...ofStrict } = undeclaredFaults;
  const tables = {
    ...ofRegistry,
    ...legalNameFaults,
    ...leiFaults,
    ...registryFilterFaults,
    ...registryPairFaults,
    ...ofStrict,
    ...registryEntityFaults,
    ...isinFaults,
    ...relationshipFaults,
    ...registryReplyFaults,
  };

  it.each(Object.keys(tables) as readonly (keyof typeof tables)[])('%s shows in a reply', (fault) => {
    expect(answers([fault])).not.toEqual(sound);
  });

  it('there is at least one unfaulted success and refusal to compare with', () => {
    expect(sound.filter((answer) => answer.includes('"status":200')).length).toBeGreaterThan(10);
    expect(sound.filter((answer) => answer.includes('"code"')).length).toBeGreaterThan(10);
  });
});

const tables = {
  ...registryPageVariants,
  ...registryFilterVariants,
  ...registryVariants,
  ...legalNameVariants,
};

const refused = (status: number, code: string | null) => ({ status, body: { success: false, code } });
const served = (data: unknown) => ({ status: 200, body: { data } });

/** What a request to each variant brings; `LEI` has an ISIN, `LOWER` is the same, `ABSENT` is not held. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: object]>> = {
  'registry.lists.ten-at-a-time': [
    'leiregistry/entities?country=DEU&cursor=10&limit=1',
    { status: 200, body: { data: [{}], pagination: { limit: 1, next_cursor: '11' } } },
  ],
  'registry.filters.any-selects': [
    'leiregistry/entities?name=no-such-name&country=DEU',
    served(expect.arrayContaining([expect.anything()])),
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
  'registry.records.short-names': [
    'leiregistry/entities?lei=LEI',
    served([{ short_name: expect.any(String), name: expect.any(String) }]),
  ],
  'registry.records.addresses-listed': [
    'leiregistry/entities?lei=LEI',
    served([{ id: expect.any(String), legal_name: { language: 'en', name: expect.any(String) } }]),
  ],
  'registry.records.apart': ['leiregistry/entities/LEI', served({ record: { lei: expect.any(String) } })],
  'registry.records.jurisdiction-named': [
    'leiregistry/entities/LEI',
    served({ jurisdiction: { name: expect.any(String), code: expect.any(String) } }),
  ],
  'registry.detail.relationships-filed': [
    'leiregistry/entities/PARENT',
    served({ relationships: expect.any(Array) }),
  ],
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
  'registry.lists.in-parts': [
    'leiregistry/relationships?lei=CHILD',
    served({ as_child: expect.arrayContaining([expect.objectContaining({ end_node: expect.anything() })]) }),
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
    const { start_node: child, end_node: parent } = body.data[0];
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
      PARENT: parent,
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
