import { beforeAll, describe, expect, it } from 'vitest';
import { accountsOf } from '../account/accounts.js';
import { unbrokenClauses } from '../bare-deployment.test-data.js';
import { type Answer, clientOf, noon } from '../client.js';
import { corpusOf } from '../corpus/index.js';
import type { LegalEntity } from '../corpus/legal-entity.js';
import { lineageIn } from '../corpus/registry.js';
import type { FaultId } from '../faults.js';
import { Refusal } from '../http/refusal.js';
import type { VariantId } from '../index.js';
import { planting } from '../planted.js';
import { ask } from '../variants.test-data.js';
import { getHierarchy, hierarchyAsOfFaults, hierarchyEntitlementFaults } from './hierarchy.js';
import { hierarchyParameterFaults } from './hierarchy-parameters.js';
import { hierarchyRelativesFaults, hierarchyRelativesVariants } from './hierarchy-relatives.js';
import { hierarchyCoverageFaults, hierarchyReplyFaults } from './hierarchy-reply.js';
import { hierarchySubjectFaults } from './hierarchy-subject.js';
import { hierarchyVariants } from './hierarchy-variants.js';

const corpus = corpusOf({ seed: 7, perDay: 1, day: Math.floor(noon.getTime() / 86_400_000) });
const lineage = lineageIn(corpus);

const clientWith = (...faults: FaultId[]) => clientOf(faults, () => noon, 10);
const client = clientWith();
const pathOf = (handle: string, query = ''): string =>
  `/api/v2/entities/${encodeURIComponent(handle)}/hierarchy${query === '' ? '' : `?${query}`}`;
const hierarchyAsk = (handle: string, query = ''): Promise<Answer> => client.raw(pathOf(handle, query));
const leisOf = (rows: readonly { readonly lei: string }[]): readonly string[] => rows.map(({ lei }) => lei);

function chainOf(lei: string): readonly string[] {
  const parent = lineage.parentOf(lei);
  return parent === undefined ? [] : [parent.lei, ...chainOf(parent.lei)];
}

const find = (holds: (entity: LegalEntity) => boolean): LegalEntity => {
  const found = lineage.all.find(holds);
  if (found === undefined) throw new Error('The registry lacks a case.');
  return found;
};
const largest = find(({ lei }) => lineage.childrenOf(lei).length > 50);
const deepest = find(({ lei }) => chainOf(lei).length === 7 && lineage.entityIdOf(lei) !== undefined);
const declared = find(
  ({ lei }) => lineage.exceptionOf(lei) !== undefined && lineage.entityIdOf(lei) !== undefined,
);
const bare = find(({ lei }) => !lineage.inLevel2(lei) && lineage.exceptionOf(lei) === undefined);
const unknownParent = find(
  ({ lei }) =>
    lineage.inLevel2(lei) && lineage.parentOf(lei) === undefined && lineage.exceptionOf(lei) === undefined,
);
const middle = find(
  ({ lei, country }) =>
    lineage.childrenOf(lei).length > 0 &&
    chainOf(lei).length > 1 &&
    lineage.parentOf(lei)?.country !== country,
);
const organisation = corpus.entities.find(({ id }) => id === lineage.entityIdOf(deepest.lei));
const without = corpus.entities.find(
  ({ id, canonicalId, type }) =>
    id.startsWith('e_') && id === canonicalId && type === 'Organization' && lineage.leiOf(id) === undefined,
);
const person = corpus.entities.find(({ type, id }) => type === 'Person' && id.startsWith('e_'));
if (organisation === undefined || without === undefined || person === undefined)
  throw new Error('No organisation.');

describe('hierarchy', () => {
  it('is the same whichever handle names the entity', async () => {
    const expected = (await hierarchyAsk(deepest.lei, 'depth=5')).body;
    expect(expected.data.entity).toMatchObject({ entity_id: organisation.id, lei: deepest.lei });
    const { id, name, wiki, cik, encyclopediaUrl } = organisation;
    const variant = corpus.entities.find((one) => one.canonicalId === id && one.id !== id)?.id;
    for (const handle of [id, name, wiki, cik, encyclopediaUrl, variant, deepest.lei.toLowerCase()]) {
      expect((await hierarchyAsk(handle ?? '', 'depth=5')).body).toEqual(expected);
    }
  });

  it('refuses what names nothing', async () => {
    for (const handle of [
      'e_000000000000',
      'wiki:Nobody',
      'cik:1',
      'https://encyclopedia.example/wiki/Nobody',
      '999900ZZZZZZZZZZZZ42',
    ]) {
      expect([400, 404], handle).toContain((await hierarchyAsk(handle)).status);
    }
    expect((await hierarchyAsk('Nobody at all')).body.code).toBe('INVALID_ENTITY_ID');
    const wrong = `${deepest.lei.slice(0, 18)}${deepest.lei.endsWith('50') ? '61' : '50'}`;
    expect((await hierarchyAsk(wrong)).body.code).toBe('INVALID_LEI');
  });

  it('has as many ancestors as depth says, nearest first', async () => {
    const chain = chainOf(deepest.lei);
    expect(chain.length).toBeGreaterThan(5);
    for (const depth of [1, 2, 5]) {
      const { body } = await hierarchyAsk(deepest.lei, `depth=${depth}`);
      expect(leisOf(body.data.hierarchy.parents)).toEqual(chain.slice(0, depth));
      expect(body.data.hierarchy.direct_parent.lei).toBe(chain[0]);
    }
    expect((await hierarchyAsk(deepest.lei)).body.data.hierarchy).toEqual(
      (await hierarchyAsk(deepest.lei, 'depth=1&direction=both')).body.data.hierarchy,
    );
    for (const depth of ['0', '6', '-1', 'abc', '1.5', '1e9']) {
      expect((await hierarchyAsk(deepest.lei, `depth=${depth}`)).body.code).toBe('INVALID_NUMBER');
    }
  });

  it('has at most 50 children and counts them all', async () => {
    const { body } = await hierarchyAsk(largest.lei);
    expect(body.data.hierarchy.children).toHaveLength(50);
    expect(body.data.hierarchy.child_count).toBe(64);
    expect((await hierarchyAsk(largest.lei, 'limit=3')).body.data.hierarchy.children).toHaveLength(3);
    expect((await hierarchyAsk(largest.lei, 'limit=50')).status).toBe(200);
    for (const limit of ['0', '51', 'x', '-2']) {
      expect((await hierarchyAsk(largest.lei, `limit=${limit}`)).body.code).toBe('INVALID_LIMIT');
    }
  });

  it('leaves out what the direction excludes, and counts no children then', async () => {
    const up = (await hierarchyAsk(middle.lei, 'direction=up')).body.data.hierarchy;
    expect(up.child_count).toBeNull();
    expect(up.children).toBeUndefined();
    expect(up.direct_parent).not.toBeNull();
    const down = (await hierarchyAsk(middle.lei, 'direction=down')).body.data.hierarchy;
    expect(down.parents).toBeUndefined();
    expect(down.children.length).toBe(down.child_count);
    expect((await hierarchyAsk(bare.lei)).body.data.hierarchy).toMatchObject({
      child_count: 0,
      children: [],
      direct_parent: null,
    });
    expect((await hierarchyAsk(middle.lei, 'direction=sideways')).body).toMatchObject({
      code: 'INVALID_ENUM',
    });
  });

  it('adds siblings when asked to', async () => {
    const { siblings } = (await hierarchyAsk(deepest.lei, 'include_siblings=true')).body.data.hierarchy;
    expect(siblings.length).toBeGreaterThan(0);
    for (const { lei } of siblings) expect(lineage.parentOf(lei)).toBe(lineage.parentOf(deepest.lei));
    expect((await hierarchyAsk(largest.lei, 'include_siblings=TRUE')).body.data.hierarchy.siblings).toEqual(
      [],
    );
    expect(
      (await hierarchyAsk(deepest.lei, 'include_siblings=false')).body.data.hierarchy.siblings,
    ).toBeUndefined();
    expect((await hierarchyAsk(deepest.lei, 'include_siblings=1')).body.code).toBe('INVALID_BOOLEAN');
  });

  it('explains a missing parent', async () => {
    const coverage = async (handle: string) => {
      const { data } = (await hierarchyAsk(handle)).body;
      expect(data.hierarchy.direct_parent).toBeNull();
      return data.coverage;
    };
    for (const { id } of [without, person]) {
      expect(await coverage(id)).toEqual({
        lei_present: false,
        reporting_exception: null,
        in_registry_level2: false,
      });
    }
    expect(await coverage(declared.lei)).toMatchObject({
      lei_present: true,
      reporting_exception: expect.any(String),
    });
    expect(await coverage(bare.lei)).toEqual({
      lei_present: true,
      reporting_exception: null,
      in_registry_level2: false,
    });
    expect(await coverage(unknownParent.lei)).toEqual({
      lei_present: true,
      reporting_exception: null,
      in_registry_level2: true,
    });
  });

  it('has no past', async () => {
    expect((await hierarchyAsk(deepest.lei, 'as_of=2026-04-01')).body.code).toBe('UNSUPPORTED_PARAM');
  });

  it('survives odd requests', async () => {
    for (const value of [
      '%',
      '%zz',
      '%00',
      '%ff',
      '+',
      '__proto__',
      '(((',
      '%F0%9F%92%A5',
      '1e309',
      'a'.repeat(8_000),
    ]) {
      for (const path of [
        `/api/v2/entities/${value}/hierarchy`,
        ...['direction', 'depth', 'limit', 'include_siblings', 'as_of', '__proto__'].map(
          (name) => `${pathOf(deepest.lei)}?${name}=${value}&${name}=${value}`,
        ),
      ]) {
        const { status, body } = await client.raw(path);
        expect(status, path.slice(0, 80)).toBeLessThan(500);
        expect(body).toMatchObject(
          status === 200 ? { success: true } : { success: false, code: expect.any(String) },
        );
      }
    }
  });
});

describe('faults', () => {
  /** Its ancestors are not all the same entity of the spine. */
  const linked = find(({ lei }) => new Set(chainOf(lei).map(lineage.entityIdOf)).size > 1);
  const wrong = `${deepest.lei.slice(0, 18)}${deepest.lei.endsWith('50') ? '61' : '50'}`;
  const probes: readonly (readonly [path: string, role?: string])[] = [
    ...[
      '',
      'direction=both',
      'direction=up',
      'direction=down',
      'direction=x',
      'depth=1',
      'depth=2',
      'depth=5',
      'depth=7',
      'depth=x',
      'direction=up&depth=5',
      'depth=5&limit=1',
      'include_siblings=true',
      'include_siblings=true&depth=2',
      'include_siblings=false',
      'include_siblings=x',
      'as_of=2026-04-01',
    ].map((query) => pathOf(deepest.lei, query)),
    ...[
      '',
      'direction=down',
      'direction=down&limit=3',
      'limit=3',
      'limit=50',
      'limit=60',
      'direction=up',
    ].map((query) => pathOf(largest.lei, query)),
    ...[
      '',
      'direction=up',
      'direction=down',
      'include_siblings=true',
      'direction=up&include_siblings=true',
    ].map((query) => pathOf(middle.lei, query)),
    ...[declared, bare, unknownParent].map(({ lei }) => pathOf(lei, 'include_siblings=true')),
    ...lineage.all.slice(400, 420).map(({ lei }) => pathOf(lei)),
    pathOf(linked.lei, 'depth=5'),
    ...[
      organisation.id,
      organisation.name,
      organisation.encyclopediaUrl ?? '',
      without.id,
      'e_000000000000',
      wrong,
    ].map((handle) => pathOf(handle)),
  ].map((path) => [path] as const);
  const answer = async (asked: ReturnType<typeof clientWith>, [path, role]: (typeof probes)[number]) => {
    const { status, body } = await asked.raw(path, {}, role);
    return JSON.stringify([status, body]);
  };
  const all: typeof probes = [
    ...probes,
    [pathOf(organisation.wiki ?? ''), 'full'],
    [pathOf(deepest.lei), 'unentitled'],
  ];
  const sound = Promise.all(all.map((probe) => answer(client, probe)));

  const tables = {
    ...hierarchyEntitlementFaults,
    ...hierarchySubjectFaults,
    ...hierarchyParameterFaults,
    ...hierarchyRelativesFaults,
    ...hierarchyCoverageFaults,
    ...hierarchyReplyFaults,
    ...hierarchyAsOfFaults,
  };
  const byAccount: readonly FaultId[] = [
    'hierarchy.entitlement.feed-flag',
    'hierarchy.entitlement.feed-flag-too',
  ];

  it.each(
    (Object.keys(tables) as readonly (keyof typeof tables)[]).filter((fault) => !byAccount.includes(fault)),
  )('%s shows in a reply', async (fault) => {
    const faulty = clientWith(fault);
    const before = await sound;
    let shown = false;
    for (const [at, probe] of all.entries()) {
      shown = (await answer(faulty, probe)) !== before[at];
      if (shown) break;
    }
    expect(shown).toBe(true);
  });

  it('of the flag show to a plan that has can_use_exposure alone', () => {
    const [full] = accountsOf(7);
    if (full === undefined) throw new Error('no account');
    const account = {
      ...full,
      workspace: { ...full.workspace, entitlements: ['can_use_exposure' as const] },
    };
    const statusWith = (fault?: FaultId): number => {
      const deployment = { corpus, planted: planting((id) => id === fault), now: () => noon };
      try {
        return (
          getHierarchy({
            url: new URL('https://reference.test/'),
            path: { entity_id: deepest.lei },
            account,
            deployment,
          }).status ?? 200
        );
      } catch (error) {
        return error instanceof Refusal ? error.status : 500;
      }
    };
    expect([undefined, ...byAccount].map(statusWith)).toEqual([200, 403, 403]);
  });

  it('break each binding clause that a reply can show', () => {
    expect(unbrokenClauses('hierarchy.', tables)).toEqual([]);
    expect(unbrokenClauses('entities.handle.lei', tables)).toEqual([]);
  });
});

const tables = { ...hierarchyVariants, ...hierarchyRelativesVariants };

const hierarchy = (members: object) => ({ status: 200, body: { data: { hierarchy: members } } });
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const ignored = (name: string) => ({ status: 200, body: { applied_filters: { ignored: [name] } } });
const own = (): unknown => expect.objectContaining({ lei: child });

let child = '';

/** What a request to each variant brings; `CHILD` is an LEI with a parent, `PERSON` an entity without an LEI. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: () => object]>> = {
  'hierarchy.depth.clamped': [
    'CHILD/hierarchy?depth=9&limit=51',
    () => ({
      status: 200,
      body: { applied_filters: { normalized: [{ applied: 5 }, { applied: 50 }] } },
    }),
  ],
  'hierarchy.refusals.other-codes': ['CHILD/hierarchy?depth=9', () => refused(400, 'INVALID_ENUM')],
  'hierarchy.direction.unknown-ignored': ['CHILD/hierarchy?direction=sideways', () => ignored('direction')],
  'hierarchy.as-of.ignored': ['CHILD/hierarchy?as_of=2026-05-01', () => ignored('as_of')],
  'hierarchy.lists.null': [
    'CHILD/hierarchy?direction=down',
    () => hierarchy({ direct_parent: null, parents: null, siblings: null }),
  ],
  'hierarchy.lists.empty': ['CHILD/hierarchy?direction=up', () => hierarchy({ children: [], siblings: [] })],
  'hierarchy.lists.other-names': [
    'CHILD/hierarchy',
    () => hierarchy({ ancestors: [{ level: 1, name: expect.any(String) }] }),
  ],
  'hierarchy.lists.beside-counts': [
    'CHILD/hierarchy',
    () => hierarchy({ children_by_country: [{ country: 'DE' }] }),
  ],
  'hierarchy.lists.by-direction': [
    'CHILD/hierarchy',
    () => ({
      status: 200,
      body: { data: { entity_id: child, hierarchy: { up: [{ lei: expect.any(String) }] } } },
    }),
  ],
  'hierarchy.relatives.bynamed': [
    'PARENT/hierarchy',
    () => hierarchy({ children: expect.arrayContaining([expect.objectContaining({ legal_name: 'ZQX' })]) }),
  ],
  'hierarchy.relatives.counted': [
    'CHILD/hierarchy?direction=up',
    () => hierarchy({ direct_parent: expect.objectContaining({ child_count: null }) as object }),
  ],
  'hierarchy.lists.of-leis': [
    'CHILD/hierarchy',
    () => hierarchy({ direct_parent: expect.any(String), parents: [expect.any(String)] }),
  ],
  'hierarchy.parents.named': [
    'GRANDCHILD/hierarchy?depth=2',
    () => hierarchy({ parents: [{ lei: expect.any(String) }, { depth: 2, legal_name: expect.any(String) }] }),
  ],
  'hierarchy.siblings.not-under-down': [
    'CHILD/hierarchy?direction=down&include_siblings=true',
    () => hierarchy(expect.not.objectContaining({ siblings: expect.anything() }) as object),
  ],
  'hierarchy.at-top-level': [
    'CHILD/hierarchy',
    () => ({
      status: 200,
      body: { coverage: { lei_present: true }, hierarchy: { children: expect.any(Array) } },
    }),
  ],
  'hierarchy.reporting-exception.absent': [
    'CHILD/hierarchy',
    () => ({
      status: 200,
      body: {
        data: {
          coverage: expect.not.objectContaining({ reporting_exception: expect.toSatisfy(() => true) }),
        },
      },
    }),
  ],
  'hierarchy.child-count.zero-without-lei': ['PERSON/hierarchy', () => hierarchy({ child_count: 0 })],
  'hierarchy.child-count.of-those-returned': [
    'PARENT/hierarchy?limit=1',
    () => hierarchy({ child_count: 1 }),
  ],
  'hierarchy.entity.wrong-check-digits-not-found': ['WRONG/hierarchy', () => refused(404, 'NOT_FOUND')],
  'hierarchy.entity.unknown-refused': ['e_00/hierarchy', () => refused(400, 'INVALID_ENTITY_ID')],
  'hierarchy.siblings.itself-among-them': [
    'CHILD/hierarchy?include_siblings=true',
    () => hierarchy({ siblings: expect.arrayContaining([own()]) }),
  ],
  'hierarchy.siblings.within-limit': [
    'CHILD/hierarchy?include_siblings=true&limit=1',
    () => hierarchy({ siblings: [{ lei: expect.any(String) }] }),
  ],
  'hierarchy.direct-parent.told-under-down': [
    'CHILD/hierarchy?direction=down',
    () => hierarchy({ direct_parent: { lei: expect.any(String) } }),
  ],
};

describe('variants of the hierarchy', () => {
  const subjects: Record<string, string | undefined> = {};

  beforeAll(async () => {
    const { body } = await ask('leiregistry/relationships');
    const all: readonly Readonly<Record<string, string>>[] = body.data;
    const rows = all.filter(({ relationship_type: type }) => type === 'IS_DIRECTLY_CONSOLIDATED_BY');
    const siblings = (lei = '') => rows.filter(({ end_node }) => end_node === lei).length;
    const row = rows.find(({ end_node }) => siblings(end_node) > 1);
    child = row?.start_node ?? '';
    const people = await ask('entities?limit=100');
    const person = people.body.data.find(({ type }: { readonly type: string }) => type === 'Person');
    Object.assign(subjects, {
      CHILD: child,
      GRANDCHILD: rows.find((below) => rows.some((above) => above.start_node === below.end_node))?.start_node,
      PARENT: row?.end_node,
      PERSON: person.id,
      WRONG: `${child.slice(0, 18)}${child.endsWith('50') ? '61' : '50'}`,
    });
  });

  it.each(Object.entries(shown))('%s', async (id, [template, expected]) => {
    const path = `entities/${template.replace(/^[A-Z]+/, (name) => subjects[name] ?? name)}`;
    const told = await ask(path, [id as VariantId]);
    expect(told).toMatchObject(expected());
    expect(told).not.toEqual(await ask(path));
  });
});
