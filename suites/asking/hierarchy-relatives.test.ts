import { expect, it } from 'vitest';
import { isCalledPerson, isPerson } from './hierarchy-relatives.js';

it.each([
  [{ id: 'e_1', type: 'Person' }, true],
  [{ id: 'e_1', entity_type: 'natural_person' }, true],
  [{ id: 'e_1', type: 'organization', note: 'person' }, false],
  [{ id: 'e_1', type: 'organization', contact: { type: 'person' } }, false],
  [undefined, false],
])('%j is a person: %s', (card, is) => expect(isPerson(card)).toBe(is));

it.each([
  [{ id: 'e_1', naming: { displayName: 'A. Bell', entityType: 'person' } }, true],
  [{ id: 'e_1', name: 'Bell Ltd', contact: { name: 'A. Bell', type: 'person' } }, false],
  [{ id: 'e_1', name: 'A. Bell', type: 'person', office: { type: 'ministry' } }, false],
  [{ id: 'e_1', name: 'Bell Ltd', staff: [{ name: 'A. Bell', type: 'person' }] }, false],
])('%j is called a person: %s', (card, is) => expect(isCalledPerson(card)).toBe(is));
