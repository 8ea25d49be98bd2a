import { expect, it } from 'vitest';
import { nameOf, pairOf } from './links.js';

it('knows a link by its sides, in whatever order its members come', () => {
  const link = {
    registrant: { name: 'Polder Advisory', number: 7 },
    principal: { name: 'Ministry of Ports', country: 'CHINA' },
  };
  const reordered = {
    principal: { country: 'CHINA', name: 'Ministry of Ports' },
    registrant: { number: 7, name: 'Polder Advisory' },
  };
  expect(pairOf(reordered)).toBe(pairOf(link));
  expect(pairOf({ ...link, registrant: { name: 'Polder Advisory', number: 8 } })).not.toBe(pairOf(link));
});

it('takes a letter for a name in a member that is called so', () => {
  expect(nameOf({ principal_name: 'A' }, 'principal')).toBe('A');
  expect(nameOf({ principal_kind: 'A' }, 'principal')).toBeUndefined();
});
