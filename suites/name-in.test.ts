import { expect, it } from 'vitest';
import { nameIn } from './name-in.js';

it.each([
  [{ id: 'e_1', display_name: 'Amara Diallo', name: 'A. Diallo' }, 'Amara Diallo'],
  [{ mention: { role: 'subject' }, entity: { id: 'e_1', name: 'Amara Diallo' } }, 'Amara Diallo'],
  [{ label: { language: 'en', text: 'Amara Diallo' } }, 'Amara Diallo'],
  [{ label: { en: 'Amara Diallo' }, country: { name: 'Senegal' } }, 'Amara Diallo'],
  [{ id: 'e_1', country: { name: 'Senegal' }, type: 'Person' }, undefined],
])('%j is called %s', (row, name) => expect(nameIn(row)).toBe(name));
