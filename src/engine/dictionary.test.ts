import { describe, expect, it } from 'vitest';
import { emptyWorld } from '../kit/sample.test-data.js';
import { dictionaryOf } from './dictionary.js';

const { offer } = emptyWorld;
const event = (nth: number) => ({
  id: `conflict_${nth}`,
  event_date: `2026-05-${String(28 - nth).padStart(2, '0')}`,
  geo: { country: 'Kenya' },
  category: null,
  entity_refs: [{ id: `e_${nth}` }, { wiki_id: 'wiki:A' }, { name: 'B' }, 'C'],
});

describe('dictionaryOf', () => {
  it('keeps each value once, and nothing that is no text', () => {
    const dictionary = dictionaryOf({ ...offer, events: [event(0), event(1)], leis: ['L1'] });
    expect(dictionary).toMatchObject({
      eventIds: ['conflict_0', 'conflict_1'],
      dates: ['2026-05-27', '2026-05-28'],
      countries: ['Kenya'],
      categories: [],
      entities: ['e_0', 'wiki:A', 'B', 'C', 'e_1'],
      leis: ['L1'],
    });
  });

  it('is bounded, and draws on all that was seen', () => {
    const ids = dictionaryOf({
      ...offer,
      events: Array.from({ length: 100 }, (_, nth) => event(nth % 28)),
    }).eventIds;
    expect(ids).toHaveLength(20);
    expect(ids?.at(-1)).toBe('conflict_26');
  });

  it('names rows by their id, what is like one, or their name', () => {
    const rows = {
      listFacilities: [{ facility_id: 'f1', name: 'x' }, { id: 'f2' }, { name: 'f3' }, { other: 1 }],
    };
    expect(dictionaryOf({ ...offer, rows }).facilities).toEqual(['f1', 'f2', 'f3']);
  });

  it('is empty where nothing was seen', () => {
    expect(Object.values(dictionaryOf(offer)).flat()).toEqual([]);
  });
});
