import { describe, expect, it } from 'vitest';
import { memberOf, organizationNames, statedNames, textMembers, textsAt } from './aicompute.js';

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
