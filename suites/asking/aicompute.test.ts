import { describe, expect, it } from 'vitest';
import {
  computeOf,
  memberOf,
  namesOrganization,
  organizationNames,
  resolvedOf,
  statedNames,
  textMembers,
  textsAt,
  unresolvedIn,
} from './aicompute.js';

const flat = { id: 'dc_1', name: 'Site 1', owner: 'Acme Cloud', owner_country: 'Chile', entity_id: 'e_1' };
const nested = { site: { title: 'Site 1' }, owners: [{ name: 'Acme Cloud', entity_id: 'e_1' }] };

describe('memberOf', () => {
  it.each([
    ['flat', flat],
    ['nested', nested],
  ])('finds the owner in a %s row', (_form, row) => {
    const member = memberOf([row], statedNames.listDataCenters);
    expect(textsAt(row, member?.fitting ?? [])).toEqual(['Acme Cloud']);
  });

  it('takes a name of the kind wanted only', () => {
    const model = { organization_categorization: 'Industry', organization_id: 'x', developer: 'Acme' };
    expect(memberOf([model], statedNames.listModels)).toBeUndefined();
    expect(memberOf([model], organizationNames('listModels'))?.path).toBe('/developer');
  });
});

it('knows what rows have in common', () => {
  const rows = [
    { label: 'One', group: 'A' },
    { label: 'Two', group: 'A' },
  ];
  expect(textMembers(rows, (value) => typeof value === 'string').map(({ path }) => path)).toEqual([
    '/group',
    '/label',
  ]);
});

describe('resolvedOf', () => {
  const acme = { name: 'acme', id: 'e_1' };
  it.each([
    ['flat', { organization: 'Acme', entity_id: 'e_1' }, [acme]],
    ['listed alone', { organization: ['Acme'], entity_id: 'e_1' }, [acme]],
    ['listed beside one id', { organization: ['Acme', 'Borea'], entity_id: 'e_1' }, []],
    ['without an id', { organization: 'Acme', entity_id: null }, []],
    [
      'with an id each',
      {
        developers: [
          { organization: 'Acme', entity_id: 'e_1' },
          { organization: 'Borea', entity_id: 'e_2' },
        ],
        lab: { entity_id: 'e_3' },
      },
      [acme, { name: 'borea', id: 'e_2' }],
    ],
  ])('reads organizations %s', (_form, row, expected) => {
    const member = memberOf([row], statedNames.listModels);
    expect(member === undefined ? [] : resolvedOf(row, member)).toEqual(expected);
  });
});

it('takes a word for no organization for none', () => {
  const namesOne = (owner: string) => namesOrganization({ owner }, { path: '/owner', fitting: ['/owner'] });
  expect(['Acme', '3M', 'Борея', 'Independent Lab'].map(namesOne)).toEqual([true, true, true, true]);
  expect(['Undisclosed', '(not disclosed)', 'N/A', '-'].map(namesOne)).toEqual([false, false, false, false]);
});

it('takes a row for unresolved where none of its organizations has an id', () => {
  const modelOf = (...ids: readonly (string | null)[]) => ({
    organizations: ids.map((entity_id, index) => ({ name: `Lab ${index}`, entity_id })),
  });
  const bare = { ...modelOf(null), users: [{ entity_id: 'e_3' }] };
  const rows = [modelOf('e_1'), modelOf('e_1', 'e_2'), modelOf('e_2', null), bare];
  const member = memberOf(rows, statedNames.listModels);
  expect(member === undefined ? [] : unresolvedIn(rows, member)).toEqual([bare]);
});

it.each([
  [{ training_compute_flop: 5 }, 5],
  [{ base_model: { training_compute_flop: 3 }, training: { training_compute_flop: 5 } }, 5],
  [{ fit: { training_compute_flop: 3 }, training_compute_flop: null }, undefined],
  [{ base: [{ training_compute_flop: 3 }] }, 3],
  [{ training_compute_flop: '1e400' }, undefined],
])('reads the compute of %j', (model, flop) => expect(computeOf(model)).toBe(flop));
