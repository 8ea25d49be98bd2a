import { expect, it } from 'vitest';
import { isPerson } from './people.js';

it.each([
  [{ id: 'e_1', type: 'Person' }, true],
  [{ id: 'e_1', entity_type: 'natural_person' }, true],
  [{ id: 'e_1', type: 'organization', note: 'person' }, false],
  [{ id: 'e_1', type: 'organization', contact: { type: 'person' } }, false],
  [undefined, false],
])('%j is a person: %s', (card, is) => expect(isPerson(card)).toBe(is));
