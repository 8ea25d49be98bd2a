import { describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import { requireKnown, suggestions } from './suggestion.js';

const known = ['events/limit-default', 'events/limit-above-max', 'events', 'errors', 'registry'];

describe('nearest', () => {
  it.each([
    ['evnts', ['events']],
    ['limit', ['events/limit-default', 'events/limit-above-max']],
    ['eror', ['errors']],
    ['zzzzzz', []],
  ])('to %s: %j', (name, near) =>
    expect(suggestions(name, known).slice(0, Math.max(near.length, 1))).toEqual(near),
  );

  it('are few and different', () => {
    for (const name of ['', 'e', 'events', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx']) {
      const near = suggestions(name, known);
      expect(near.length).toBeLessThanOrEqual(3);
      expect(new Set(near).size).toBe(near.length);
    }
  });
});

describe('requireKnown', () => {
  it('is content with a known name', () =>
    expect(() => requireKnown('check', 'events', known, 'List.')).not.toThrow());

  it('says what is near, or where all are', () => {
    const next = (name: string) => {
      try {
        requireKnown('check', name, known, 'List.');
      } catch (error) {
        return error instanceof SetupError ? error.next : '';
      }
      return '';
    };
    expect(next('evnts')).toMatch(/^Did you mean events/);
    expect(next('zzzzzz')).toBe('List.');
  });
});
