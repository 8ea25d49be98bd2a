import { beforeAll, describe, expect, it } from 'vitest';
import { unbrokenClauses } from '../bare-deployment.test-data.js';
import { type Answer, clientOf, noon } from '../client.js';
import { type Award, awardsIn, foreignAgentLinksIn } from '../corpus/government.js';
import { corpusOf } from '../corpus/index.js';
import type { FaultId } from '../faults.js';
import type { VariantId } from '../index.js';
import { searchResultVariants } from '../search/route.js';
import { ask } from '../variants.test-data.js';
import { awardSelectionFaults } from './award-selection.js';
import { awardReplyFaults, awardTimelineFaults, awardTotalFaults } from './awards.js';
import { governmentEntitlementFaults } from './entitlement.js';
import { linkFilterPairFaults } from './filter-pairs.js';
import { linkPairFaults, linkReplyFaults, listNameFaults } from './foreign-agent-links.js';
import { governmentLimitFaults } from './limit.js';
import { linkSelectionFaults } from './link-selection.js';
import { governmentVariants } from './reply-variants.js';
import { widerGovernmentVariants } from './wider-replies.js';

const day = Math.floor(noon.getTime() / 86_400_000);
const corpus = corpusOf({ seed: 7, perDay: 1, day });
const all = awardsIn(corpus);
const everyLink = foreignAgentLinksIn(corpus);

const clientWith = (...faults: FaultId[]) => clientOf(faults, () => noon, 10);
const client = clientWith();

const query = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
const awardsPath = (values: Readonly<Record<string, unknown>>): string =>
  `/api/v2/gov/awards?${query(values)}`;
const linksPath = (values: Readonly<Record<string, unknown>>): string => `/api/v2/gov/fara?${query(values)}`;
const awards = (values: Readonly<Record<string, unknown>>): Promise<Answer> => client.raw(awardsPath(values));
const links = (values: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  client.raw(linksPath(values));

const idsOf = ({ body }: Answer): readonly string[] =>
  body.awards.map(({ award_id }: { award_id: string }) => award_id);
const linkIdsOf = ({ body }: Answer): readonly string[] =>
  body.data.map(({ link_id }: { link_id: string }) => link_id);
const expected = (keep: (award: Award) => boolean): readonly string[] => all.filter(keep).map(({ id }) => id);

const [first] = all.filter(({ recipient }) => recipient.entity?.cik !== undefined);
const largest = all.find(
  ({ recipient }) => all.filter((award) => award.recipient === recipient).length > 500,
)?.recipient;
const entity = largest?.entity;
/** The id of a page with a letter beyond ASCII. */
const accented = all.map(({ recipient }) => recipient.entity?.wiki).find((id) => /[^ -~]/.test(id ?? ''));
if (first === undefined || largest === undefined || entity === undefined)
  throw new Error('The corpus is too small.');

describe('awards', () => {
  it('need a selector', async () => {
    for (const values of [{}, { limit: 5 }, { uei: '' }, { recipient: ' ' }]) {
      expect((await awards(values)).body).toMatchObject({ success: false, code: 'MISSING_PARAM' });
    }
  });

  it('are selected by UEI, in any letter case', async () => {
    const found = await awards({ uei: largest.uei, limit: 500 });
    expect(idsOf(found)).toEqual(expected(({ recipient }) => recipient === largest).slice(0, 500));
    expect((await awards({ uei: largest.uei.toLowerCase(), limit: 500 })).body).toEqual(found.body);
    expect((await awards({ uei: 'ZZZZZZZZZZZZ' })).body).toMatchObject({
      awards: [],
      summary: { award_count: 0 },
    });
    expect((await awards({ uei: 'short' })).status).toBe(400);
  });

  it('are selected by entity, whichever id names it, with each of its registrations', async () => {
    const found = await awards({ entity: entity.id, limit: 500 });
    expect(found.body.summary.award_count).toBe(
      expected(({ recipient }) => recipient.entity === entity).length,
    );
    expect(found.body.recipient_rollups.length).toBeGreaterThan(1);
    const variant = corpus.entities.find(
      ({ canonicalId, id }) => canonicalId === entity.id && id !== entity.id,
    );
    for (const handle of [
      entity.wiki,
      entity.cik,
      entity.encyclopediaUrl,
      variant?.id,
      entity.id.toUpperCase(),
    ]) {
      expect((await awards({ entity: handle, limit: 500 })).body).toEqual(found.body);
    }
    expect((await awards({ entity: entity.name })).body.code).toBe('INVALID_ENTITY_ID');
    expect(idsOf(await awards({ entity: 'e_00000000' }))).toEqual([]);
  });

  it('are selected by a part of the name of the recipient, in any letter case', async () => {
    const found = await awards({ recipient: 'iN CoRp', limit: 500 });
    expect(idsOf(found)).toEqual([]);
    const inside = largest.name.slice(3, 12).toLowerCase();
    const named = await awards({ recipient: inside, limit: 500 });
    expect(named.body.summary.award_count).toBe(
      expected(({ recipient }) => recipient.name.toLowerCase().includes(inside)).length,
    );
    expect(idsOf(await awards({ recipient: '100% reliable paving (' }))).not.toEqual([]);
  });

  it('are summed and rolled up over all that match, whatever the limit', async () => {
    const [one, many] = [
      await awards({ recipient: 'a', limit: 1 }),
      await awards({ recipient: 'A', limit: 500 }),
    ];
    expect(one.body.summary).toEqual(many.body.summary);
    expect(one.body.recipient_rollups).toEqual(many.body.recipient_rollups);
    expect(one.body.recipient_rollups).toHaveLength(25);
    expect(many.body.summary.recipient_count).toBeGreaterThan(25);
    expect(one.body.awards).toHaveLength(1);
    expect(many.body.awards).toHaveLength(500);
    expect((await awards({ recipient: 'a' })).body.awards).toHaveLength(100);
  });

  it('come newest first, each with a permalink', async () => {
    const { body } = await awards({ recipient: 'a' });
    const dates = body.awards.map(({ action_date }: { action_date: string }) => action_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { permalink } of body.awards) expect(permalink).toMatch(/^https:/);
  });

  it.each(['501', '0', '-3', 'abc', '10abc', '1.5', '1e9', '9'.repeat(400), 'NaN'])(
    'refuse limit=%s',
    async (limit) => {
      expect((await awards({ recipient: 'a', limit })).body.code).toBe('INVALID_LIMIT');
      expect((await links({ limit })).body.code).toBe('INVALID_LIMIT');
    },
  );
});

describe('foreign-agent links', () => {
  it('are served without a filter, 100 of them', async () => {
    expect(linkIdsOf(await links())).toEqual(everyLink.slice(0, 100).map(({ id }) => id));
    expect(linkIdsOf(await links({ limit: 500 }))).toHaveLength(500);
  });

  it('are found by either side', async () => {
    const both = corpus.entities.filter(
      ({ id }) =>
        everyLink.some(({ registrant }) => registrant.entity?.id === id) &&
        everyLink.some(({ principal }) => principal.entity?.id === id),
    );
    expect(both.length).toBeGreaterThan(0);
    for (const { id, name, wiki } of both) {
      const ids = everyLink
        .filter((link) => [link.registrant, link.principal].some((party) => party.entity?.id === id))
        .map((link) => link.id);
      for (const handle of [id, wiki, name]) expect(linkIdsOf(await links({ entity: handle }))).toEqual(ids);
    }
    expect((await links({ entity: 'Nobody at all' })).body.code).toBe('INVALID_ENTITY_ID');
  });

  it('are found by names, roughly', async () => {
    for (const { registrant, principal } of everyLink.slice(0, 20)) {
      const { body } = await links({ registrant: registrant.name.toLowerCase(), limit: 500 });
      expect(body.data.length).toBeGreaterThan(0);
      for (const row of body.data) expect(row.registrant_name).toBe(registrant.name);
      const found = await links({ foreign_principal: principal.name.toUpperCase(), limit: 500 });
      expect(
        found.body.data.some((row: Record<string, unknown>) => row.foreign_principal_name === principal.name),
      ).toBe(true);
    }
    expect((await links({ registrant: 'Thornbery' })).body.data.length).toBeGreaterThan(0);
    expect((await links({ registrant: '***' })).body.data).toEqual([]);
  });

  it('are filtered by country and flags', async () => {
    const kept = async (
      values: Readonly<Record<string, unknown>>,
      keep: (row: Record<string, unknown>) => boolean,
    ) => {
      const { body } = await links({ ...values, limit: 500 });
      expect(body.data.length).toBeGreaterThan(0);
      expect(body.data.every(keep)).toBe(true);
    };
    await kept({ country: 'KOREA, REPUBLIC OF' }, ({ country }) => country === 'KOREA, REPUBLIC OF');
    await kept({ sanctioned_only: 'TRUE' }, ({ fp_sanction_lists }) => String(fp_sanction_lists) !== '');
    await kept({ active_only: true }, ({ status }) => status === 'active');
    await kept(
      { adversary_only: true, country: 'IRAN' },
      ({ adversary, country }) => adversary === true && country === 'IRAN',
    );
    expect((await links({ active_only: 1 })).body.code).toBe('INVALID_BOOLEAN');
  });

  it('name at most five screening lists', async () => {
    const { body } = await links({ sanctioned_only: true, limit: 500 });
    const lists = body.data.flatMap((row: { fp_sanction_lists: readonly string[] }) => row.fp_sanction_lists);
    expect(new Set(lists).size).toBe(5);
  });
});

describe('hostile input', () => {
  const nasty = [
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    '+',
    ',,,',
    'null',
    '1e309',
    '-0',
    '__proto__',
    '(((',
    '[',
    '\\',
    '%F0%9F%92%A5',
    'wiki:',
    'cik:',
    'e_',
    'a'.repeat(8_000),
  ];
  const names = [
    'entity',
    'uei',
    'recipient',
    'limit',
    'registrant',
    'foreign_principal',
    'country',
    'active_only',
    '__proto__',
  ];

  it('earns an envelope and never a crash', async () => {
    for (const path of ['/api/v2/gov/awards', '/api/v2/gov/fara']) {
      for (const name of names) {
        for (const value of nasty) {
          const { status, body } = await client.raw(`${path}?${name}=${value}&${name}=${value}`);
          expect(status, `${name}=${value.slice(0, 40)}`).toBeLessThan(500);
          expect(body).toMatchObject(
            status === 200
              ? { success: true }
              : { success: false, code: expect.any(String), details: expect.any(Object) },
          );
        }
      }
    }
  });
});

describe('faults', () => {
  const unregistered = corpus.entities.find(({ id }) =>
    all.every(({ recipient }) => recipient.entity?.id !== id),
  );
  const [sanctioned] = everyLink.filter(({ principal }) => principal.entity && principal.lists.length > 0);
  // A registrant for whom some registrations have ended and others have not.
  const ended = everyLink.find(
    ({ registrant, terminated }) =>
      terminated !== null &&
      registrant.entity &&
      everyLink.some((each) => each.registrant.name === registrant.name && each.terminated === null),
  );
  const divided = ended?.registrant;
  const both = ['Blue Delta Energy', 'Medina Health Trust'].map(
    (name) => corpus.entities.find((one) => one.name === name)?.id,
  );
  const probes: readonly (readonly [path: string, role?: string])[] = [
    ...[
      {},
      ...[
        'a',
        'A',
        'energy',
        'ERID',
        'search corp',
        ' & ',
        '(',
        'meridian',
        largest.name,
        first.recipient.name,
      ].map((recipient) => ({ recipient })),
      ...[1, 500, 501, 900, 0, -1, 'abc', '10abc'].map((limit) => ({ recipient: 'a', limit })),
      ...[largest.uei, largest.uei.toLowerCase()].map((uei) => ({ uei })),
      ...[entity.id, unregistered?.id, entity.wiki, accented, entity.cik, 'cik:1', entity.name].map(
        (handle) => ({
          entity: handle,
        }),
      ),
    ].map((values) => [awardsPath(values)] as const),
    ...[
      {},
      ...[1, 500, 900, 'abc'].map((limit) => ({ limit })),
      ...[...both, sanctioned?.principal.entity?.id].map((handle) => ({ entity: handle })),
      { registrant: everyLink[0]?.registrant.name },
      { foreign_principal: everyLink[0]?.principal.name },
      { registrant: 'Marsh & Partners' },
      { foreign_principal: 'People’s Movement for Renewal' },
      { country: 'GUINEA' },
      { country: 'YEMEN', adversary_only: true },
      ...[...new Set(everyLink.map(({ principal }) => principal.country))].flatMap((country) =>
        ['sanctioned_only', 'active_only'].map((name) => ({ country, [name]: true, limit: 500 })),
      ),
      { sanctioned_only: true, active_only: true, limit: 500 },
      ...[divided, sanctioned?.principal].flatMap((party) =>
        [{}, { active_only: true }, { sanctioned_only: true }, { country: 'CHINA' }].map((other) => ({
          entity: party?.entity?.id,
          ...other,
          limit: 500,
        })),
      ),
      { sanctioned_only: true, limit: 1 },
      ...['adversary_only', 'sanctioned_only', 'active_only'].flatMap((name) =>
        ['true', 'TRUE', '1', 'maybe'].map((value) => ({ [name]: value, limit: 500 })),
      ),
    ].map((values) => [linksPath(values)] as const),
    [awardsPath({ recipient: '%', limit: 1 })],
    [awardsPath({ recipient: 'a', limit: 1 }), 'analyst'],
    [awardsPath({ recipient: 'a', limit: 1 }), 'markets'],
    [linksPath({ limit: 1 }), 'unentitled'],
  ];
  const answer = async (asked: ReturnType<typeof clientWith>, [path, role]: (typeof probes)[number]) => {
    const { status, body } = await asked.raw(path, {}, role);
    return JSON.stringify([status, body]);
  };
  const sound = Promise.all(probes.map((probe) => answer(client, probe)));

  const tables = {
    ...governmentEntitlementFaults,
    ...governmentLimitFaults,
    ...awardSelectionFaults,
    ...awardTotalFaults,
    ...awardTimelineFaults,
    ...awardReplyFaults,
    ...linkSelectionFaults,
    ...linkFilterPairFaults,
    ...linkPairFaults,
    ...linkReplyFaults,
    ...listNameFaults,
  };

  it.each(Object.keys(tables) as readonly (keyof typeof tables)[])('%s shows in a reply', async (fault) => {
    const faulty = clientWith(fault);
    const before = await sound;
    let shown = false;
    for (const [at, probe] of probes.entries()) {
      shown = (await answer(faulty, probe)) !== before[at];
      if (shown) break;
    }
    expect(shown).toBe(true);
  });

  it('break each binding clause that a reply can show', () => {
    expect(unbrokenClauses('government', tables)).toEqual([]);
  });

  it('are compared with successes and refusals', async () => {
    const before = await sound;
    expect(before.filter((text) => text.startsWith('[200')).length).toBeGreaterThan(20);
    expect(before.filter((text) => text.includes('"code"')).length).toBeGreaterThan(10);
  });
});

const tables = { ...governmentVariants, ...widerGovernmentVariants, ...searchResultVariants };

const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const served = (body: object) => ({ status: 200, body });
const some = (member: object) => served({ data: expect.arrayContaining([member]) });
const text: unknown = expect.any(String);
const anything: unknown = expect.anything();
const fiveAwards = 'gov/awards?recipient=inc&limit=5';
const has = (member: object): object => expect.objectContaining(member);

/** What a request to each variant brings; `COUNTRY` is one of a link, `NAME` that of an entity. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: object]>> = {
  'government.awards.in-data': [
    fiveAwards,
    served({ data: { summary: anything, awards: expect.any(Array) } }),
  ],
  'government.awards.amounts-as-texts': [
    fiveAwards,
    served({ summary: { total_obligated_amount: expect.stringMatching(/^\$[\d,]+\.\d\d$/) } }),
  ],
  'government.awards.rollups-without-amount': [
    fiveAwards,
    served({
      recipient_rollups: expect.not.arrayContaining([has({ obligated_amount: anything })]),
    }),
  ],
  'government.awards.oldest-first': [fiveAwards, served({ awards: expect.any(Array) })],
  'government.awards.nested': [
    fiveAwards,
    served({ awards: expect.arrayContaining([has({ recipient: anything })]) }),
  ],
  'government.awards.camel-case': [fiveAwards, served({ summary: { awardCount: expect.any(Number) } })],
  'government.awards.source-names': [fiveAwards, served({ summary: { recipients: expect.any(Number) } })],
  'government.awards.other-figures': [
    fiveAwards,
    served({
      summary: { recipients: { count: expect.any(Number) } },
      recipient_rollups: expect.arrayContaining([has({ obligated_last_year: expect.any(Number) })]),
    }),
  ],
  'government.replies.wider': [
    fiveAwards,
    served({
      summary: { awards_listed: 5 },
      awards: expect.arrayContaining([has({ transaction_key: text })]),
    }),
  ],
  'government.awards.selector-filter-required': ['gov/awards', refused(400, 'FILTER_REQUIRED')],
  'government.awards.uei-refused': ['gov/awards?uei=ZZZZZZZZZZZ9', refused(404, 'NOT_FOUND')],
  'government.links.filter-required': ['gov/fara', refused(400, 'FILTER_REQUIRED')],
  'government.links.in-data-items': ['gov/fara?limit=1', served({ data: { count: 1, items: [{}] } })],
  'government.links.nested': ['gov/fara?limit=1', served({ data: [{ registrant: { name: text } }] })],
  'government.links.members-reordered': [
    'gov/fara?limit=1',
    served({ data: [{ foreign_principal: { name: text } }] }),
  ],
  'government.links.other-countries': [
    'gov/fara?limit=1',
    served({ data: [{ agent: { country: text }, foreign_principal: { country: text } }] }),
  ],
  'government.links.sanctions-absent': [
    'gov/fara?sanctioned_only=true&limit=1',
    served({ data: [{ fp_sanction_lists: text }] }),
  ],
  'government.links.sanctions-null': ['gov/fara', some(has({ fp_sanction_lists: null }))],
  'government.links.registrant-status': [
    'gov/fara',
    some(has({ active: expect.any(Boolean), registrant_status: 'Active' })),
  ],
  'government.links.status-capital': ['gov/fara', some(has({ status: 'Active' }))],
  'government.links.country-upper-case-only': ['gov/fara?country=LOWER', served({ data: [] })],
  'government.links.country-unknown-refused': ['gov/fara?country=MOON', refused(400, 'INVALID_COUNTRY')],
  'government.links.name-refused': ['gov/fara?entity=NAME', refused(400, 'INVALID_ENTITY_ID')],
  'government.links.any-order': ['gov/fara?limit=500', served({ data: expect.any(Array) })],
  'search.results.other-place': ['search?q=bank', served({ data: { results: expect.any(Array) } })],
  'search.registry.lane-of-its-own': [
    'search?q=bank&universe=registry',
    served({ data: [], registry: { results: expect.any(Array) } }),
  ],
  'search.result.nested': ['search?q=NAME', some(has({ entity: anything, match: anything }))],
  'search.result.lane-scores': ['search?q=NAME', some(has({ match: anything, relevance: anything }))],
  'search.result.affiliated': ['search?q=NAME', some(has({ entity: anything, affiliation: anything }))],
  'search.result.other-names': ['search?q=NAME', some(has({ id: text, relevance: anything }))],
  'search.result.unknown-absent': ['search?q=NAME', some(has({ score: 96 }))],
  'search.values.unknown-empty': ['search?q=NAME&scope=moon', served({ data: [] })],
  'search.values.unknown-ignored': [
    'search?q=NAME&scope=moon',
    served({ applied_filters: { ignored: ['scope'] } }),
  ],
  'search.q.missing-empty': ['search', served({ data: [] })],
  'search.q.refused-when-short': ['search?q=a', refused(400, 'INVALID_SEARCH')],
};

describe('variants of government data and of search', () => {
  const texts: Record<string, string> = {};

  beforeAll(async () => {
    const { body } = await ask('gov/fara');
    const linked = body.data.find((row: Record<string, unknown>) => row.registrant_entity_id !== null);
    const { body: entity } = await ask(`entities/${linked.registrant_entity_id}`);
    texts.NAME = encodeURIComponent(entity.data.name);
    texts.LOWER = encodeURIComponent(String(linked.country).toLowerCase());
  });

  it.each(Object.entries(shown))('%s', async (id, [template, expected]) => {
    const path = template.replace(/NAME|LOWER/g, (name) => texts[name] ?? name);
    const told = await ask(path, [id as VariantId]);
    expect(told).toMatchObject(expected);
    expect(told).not.toEqual(await ask(path));
  });
});
