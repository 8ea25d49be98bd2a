import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import type { Change } from '../contract/change.js';
import { declaredIn } from '../contract/declarations.js';
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
const gone = change({ rule: 'parameter-removed', parameter: 'magnitude_min' });
const limit = change({ rule: 'request-default-changed', parameter: 'limit', from: '25', to: '50' });
const unlisted = change({ rule: 'request-enum-value-removed', parameter: 'sort', from: '"recent"' });
const listed = change({
  rule: 'request-enum-value-added',
  class: 'announce',
  parameter: 'sort',
  to: '"oldest"',
});
const renamed = change({
  rule: 'parameter-renamed',
  parameter: 'magnitude_min',
  from: 'magnitude_min',
  to: 'magnitude_floor',
});
const moved: Change = {
  rule: 'server-changed',
  class: 'breaking',
  at: '/servers/0/url',
  from: 'https://api.example.com',
  to: 'https://api.example.org',
  said: 'The server is another one.',
};

const parts = '`magnitude_min` and `limit` of GET /api/v2/events are removed.';
const status = change({ rule: 'success-status-removed', from: '206' });
const body = change({ rule: 'response-body-removed' });
const secured = change({ rule: 'security-added', from: 'nothing', to: 'type http, scheme bearer' });

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
    ['a parameter wherever it is', 'magnitude_min is removed.', gone, 'certain'],
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
      change({ rule: 'parameter-added', class: 'free', parameter: 'category' }),
      'certain',
    ],
    [
      'one of the operations that share it',
      '`limit` of /api/v2/stories is lowered; at most 50.',
      change({ parameter: 'limit', operations: ['GET /events', 'GET /stories'], from: '100', to: '50' }),
      'certain',
    ],
    [
      'a field by its path in the reply',
      'has_fatalities of /api/v2/events is removed.',
      change({ field: 'data[].has_fatalities', from: 'declared' }),
      'certain',
    ],
    ['nothing', 'Support is closed on Sunday.', gone, undefined],
    [
      'what goes away',
      'magnitude_min is going away on Events. Please use category instead.',
      gone,
      'certain',
    ],
    ['what is refused', 'From May on, /api/v2/events rejects requests with magnitude_min.', gone, 'certain'],
    ['the end of support', 'Support for magnitude_min on /api/v2/events ends on 1 May.', gone, 'certain'],
    ['the name in brackets', 'The page size (limit) of Events changes from 25 to 50.', limit, 'certain'],
    [
      'the path of a field',
      'The type of metrics.magnitude changes to string (GET /events).',
      change({
        rule: 'response-type-changed',
        field: 'data[].metrics.magnitude',
        from: 'number',
        to: 'string',
      }),
      'certain',
    ],
    ['a path that no contract declares', 'magnitude_min is removed from /api/v2/media.', gone, 'possible'],
    ['what requests use', 'Requests that use `magnitude_min` on /events stop working.', gone, 'certain'],
    [
      'an item under a heading',
      'Removed from /events:\n- magnitude_min\n- sort\nAdded:\n- x_y',
      gone,
      'certain',
    ],
    ['an addition beside a removal', 'New on /events: `magnitude_min`. `sort` is removed.', gone, undefined],
    [
      'what happens in the next sentence',
      'On /events there is `magnitude_min`. It is removed.',
      gone,
      'certain',
    ],
    [
      'a header, however it is spelled',
      'The Retry-After header of /api/v2/events is removed.',
      change({ rule: 'header-removed', field: 'retry-after' }),
      'certain',
    ],
    [
      'an operation that is not read with GET',
      '`mode` of POST /api/v2/monitors is removed.',
      change({ rule: 'parameter-removed', operation: 'POST /api/v2/monitors', parameter: 'mode' }),
      'certain',
    ],
    [
      'no number, but a day',
      'The default of `limit` on /events changes on 1 November 2026.',
      limit,
      'certain',
    ],
    ['a word of a path with it', 'The limit of GET /api/v2/events changes to 50.', limit, 'certain'],
    ['the value of a list', '`recent` of `sort` on /events is removed.', unlisted, 'certain'],
    ['another value of the list', '`oldest` of `sort` on /events is removed.', unlisted, 'possible'],
    ['a new value of the list', '`sort` on /events accepts `oldest`.', listed, 'certain'],
    ['new values of the list', '`sort` on /events accepts more values.', listed, 'possible'],
    ['the whole parameter that has the list', 'Added `sort` to /events.', listed, undefined],
    ['another spelling', '`magnitude_min` of /events is renamed to `magnitude_floor`.', renamed, 'certain'],
    [
      'a part of the operation alone',
      '`limit` of /events is removed.',
      change({ rule: 'operation-removed' }),
      undefined,
    ],
    [
      'a part of the operation beside its end',
      '`limit` of /events is lowered. On 1 May, GET /events is removed.',
      change({ rule: 'operation-removed' }),
      'possible',
    ],
    ['parts of the operation, not a status of it', parts, status, undefined],
    [
      'parts of the operation by its words, not a status of it',
      'The Events list lowers `limit`.',
      status,
      undefined,
    ],
    ['a status beside a part', `${parts} Status 206 is gone: it answers 200.`, status, 'certain'],
    ['the operation, not the status', 'Breaking changes to /api/v2/events.', status, 'possible'],
    ['the operation and the status', '/api/v2/events no longer answers 206.', status, 'certain'],
    ['parts of the operation, not its body', parts, body, undefined],
    ['a body beside a part', `${parts} The reply loses its body.`, body, 'possible'],
    ['a body', 'The replies of /api/v2/events lose their body.', body, 'certain'],
    ['parts of the operation, not who may send it', parts, secured, undefined],
    ['who may send it', '/api/v2/events requires an API key.', secured, 'certain'],
    ['parts, not a host', 'Our servers refuse a `limit` above 50; that changes.', moved, undefined],
    ['the new host', 'The address changes to https://api.example.org.', moved, 'certain'],
    ['a server alone', 'Our servers move.', moved, 'possible'],
  ])('that names %s', (_, text, changed, sure) => {
    expect(linkOf(changed, entry(text))).toBe(sure);
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
