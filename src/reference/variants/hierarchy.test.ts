import { beforeAll, describe, expect, it } from 'vitest';
import type { VariantId } from '../index.js';
import { hierarchyRelativesVariants } from '../rules/hierarchy-relatives.js';
import { ask } from './asked.test-data.js';
import { hierarchyVariants } from './hierarchy.js';

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
  'hierarchy.lists.of-leis': [
    'CHILD/hierarchy',
    () => hierarchy({ direct_parent: expect.any(String), parents: [expect.any(String)] }),
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
  const subjects: Record<string, string> = {};

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
