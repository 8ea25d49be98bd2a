import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetOf, templateOf } from './request.js';

describe('targetOf', () => {
  it('writes a query, without members that have no value', () => {
    expect(targetOf('listEvents', { limit: 5, country: undefined, has_fatalities: false }, {}, {})).toBe(
      '/api/v2/events?limit=5&has_fatalities=false',
    );
    expect(targetOf('listEvents', {}, {}, {})).toBe('/api/v2/events');
  });

  it('loses nothing of a query or of a placeholder', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(
        text,
        text,
        text.filter((each) => each !== ''),
        (name, value, id) => {
          const url = new URL(targetOf('getEvent', { [name]: value }, { event_id: id }, {}), 'http://a.test');
          expect([...url.searchParams]).toEqual([[name, value]]);
          if (id !== '.' && id !== '..')
            expect(decodeURIComponent(url.pathname)).toBe(`/api/v2/events/${id}`);
        },
      ),
    );
  });

  it('sends what is written as it stands', () => {
    const written = { path: { event_id: '%2e%zz' }, query: 'search=%00&search' };
    expect(targetOf('getEvent', { a: 'b c' }, { event_id: 'x' }, {}, written)).toBe(
      '/api/v2/events/%2e%zz?a=b%20c&search=%00&search',
    );
    expect(targetOf('listEvents', {}, {}, {}, { query: 'q[]=%' })).toBe('/api/v2/events?q[]=%');
  });

  it('rejects a placeholder without a value, inherited ones too', () => {
    expect(() => targetOf('getEvent', {}, {}, {})).toThrow(RangeError);
  });

  it('serves a family under the name that it has there', () => {
    expect(templateOf('listRegistryEntities', { leiregistry: 'lei' })).toBe('/api/v2/lei/entities');
    expect(templateOf('listEvents', { leiregistry: 'lei' })).toBe('/api/v2/events');
  });
});
