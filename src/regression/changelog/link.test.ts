import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import type { Change } from '../contract/change.js';
import { declaredIn } from './declared.js';
import { linkOf } from './link.js';
import { mentionsIn } from './mentions.js';
import { topicsOf } from './topics.js';

const contracts = [declaredIn(openapiDocument() as Parameters<typeof declaredIn>[0])];
const mentionsOf = mentionsIn(contracts);
const entry = (text: string) => mentionsOf({ title: 'News', text });

const change = (more: Partial<Change>): Change => ({
  rule: 'r',
  class: 'breaking',
  operation: 'GET /api/v2/events',
  at: '/paths/~1api~1v2~1events/get',
  said: 'Something changed.',
  ...more,
});
const gone = change({ parameter: 'magnitude_min', from: 'declared' });
const limit = change({ parameter: 'limit', from: '25', to: '50' });

describe('an announcement and a change', () => {
  it.each([
    ['the parameter and the path', '`magnitude_min` is removed from `GET /api/v2/events`.', gone, 'certain'],
    [
      'the parameter and the path without its version',
      'We remove magnitude_min from /events.',
      gone,
      'certain',
    ],
    [
      'the parameter and an address',
      'magnitude_min is gone: https://api.test/api/v2/events?x=1',
      gone,
      'certain',
    ],
    [
      'the parameter and the id of the operation',
      'listEvents no longer takes magnitude_min.',
      gone,
      'certain',
    ],
    ['the parameter and the words of the path', 'The Events list drops magnitude_min.', gone, 'certain'],
    ['a parameter of several operations', 'magnitude_min is removed.', gone, 'possible'],
    ['another operation', 'magnitude_min is removed from /api/v2/stories.', gone, undefined],
    [
      'another parameter of the operation',
      '`magnitude_max` is removed from /api/v2/events.',
      gone,
      undefined,
    ],
    ['the whole operation', 'Breaking changes to /api/v2/events: something is removed.', gone, 'possible'],
    ['the parameter, but its addition', 'Added magnitude_min to /api/v2/events.', gone, undefined],
    [
      'the parameter, but its deprecation',
      'magnitude_min of /api/v2/events is deprecated.',
      gone,
      'possible',
    ],
    [
      'the parameter in place of another',
      'On /api/v2/events confidence_min is removed; use `magnitude_min`.',
      gone,
      undefined,
    ],
    ['the new value', 'The default of `limit` on /api/v2/events changes to 50.', limit, 'certain'],
    ['another value', 'The default of `limit` on /api/v2/events changes to 30.', limit, 'possible'],
    [
      'a word that is also a parameter',
      'There is no limit to our ambition on /api/v2/events: 50 changes.',
      limit,
      'possible',
    ],
    [
      'a field',
      'The field `has_fatalities` of /api/v2/events is removed.',
      change({ at: '/x/properties/data/items/properties/has_fatalities', from: 'a' }),
      'certain',
    ],
    [
      'a replacement that begins',
      'On /api/v2/events use `category` from now on; added today.',
      change({ class: 'free', parameter: 'category', to: 'declared' }),
      'certain',
    ],
    ['nothing', 'Support is closed on Sunday.', gone, undefined],
  ])('that names %s', (_, text, changed, sure) => {
    expect(linkOf(changed, entry(text), contracts)).toBe(sure);
  });
});

describe('what an announcement is about', () => {
  it('are the clauses that spell what it names, of the operations that it names', () => {
    const { clauses, operations } = topicsOf(
      entry('`goldstein_min` of /api/v2/events is retired.'),
      contracts,
    );
    expect(operations).toContainEqual({ name: '/events', sure: 'certain' });
    expect(clauses).toEqual([]);
    const limits = topicsOf(entry('`limit` of `/api/v2/facilities` changes.'), contracts).clauses;
    expect(limits.length).toBeGreaterThan(0);
    expect(limits.every(({ id }) => /^(?:facilities|limits|error|envelope)/.test(id))).toBe(true);
  });

  it('are headings whose words it uses', () => {
    expect(topicsOf(entry('Authentication is faster.'), contracts).headings).toContain('Authentication');
  });
});
