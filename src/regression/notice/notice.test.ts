import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import type { Change } from '../contract/change.js';
import { declaredIn } from '../contract/declarations.js';
import type { Announcement } from './announcement.js';
import { entriesOf, withNotice } from './notice.js';

const contracts = [declaredIn(openapiDocument() as Parameters<typeof declaredIn>[0])];
const noticeOf = (change: Change, announcements: readonly Announcement[], at: number) =>
  withNotice([change], entriesOf(announcements, contracts), at)[0]?.notice;

const gone: Change = {
  rule: 'parameter-removed',
  class: 'breaking',
  operation: 'GET /api/v2/events',
  parameter: 'event_family',
  at: '/paths/~1api~1v2~1events/get/parameters/3',
  said: 'The parameter `event_family` is gone.',
};
const entry = (date?: string, text = 'GET /api/v2/events no longer takes event_family.'): Announcement => ({
  title: 'Events',
  text,
  ...(date === undefined ? {} : { date }),
});
const asOf = Date.parse('2026-11-22T12:00:00Z');

describe('notice', () => {
  it.each([
    ['29 days before', '2026-10-24', 'late'],
    ['30 days before', '2026-10-23', 'announced'],
    ['31 days before', '2026-10-22', 'announced'],
    ['late on the day 30 days before', 'Fri, 23 Oct 2026 23:59:59 GMT', 'announced'],
    ['early on the day 29 days before', '2026-10-24T00:00:00Z', 'late'],
    ['on a day that begins elsewhere', '2026-10-24T01:00:00+02:00', 'announced'],
    ['on the day', '2026-11-22', 'late'],
    ['afterwards', '2026-11-23', 'late'],
    ['without a date', undefined, 'undecided'],
    ['on an empty date', '', 'undecided'],
    ['on a date in words', 'last month', 'undecided'],
    ['on a date that is read in two ways', '03/04/2026', 'undecided'],
    ['on a day that there is not', '2026-02-30', 'undecided'],
    ['in a month that there is not', '2026-13-01', 'undecided'],
  ])('of a breaking change, %s', (_, date, expected) => {
    expect(noticeOf(gone, [entry(date)], asOf)).toBe(expected);
  });

  it('needs no term for a value of a closed list', () => {
    const added: Change = { ...gone, rule: 'request-enum-value-added', class: 'announce', to: '"cyber"' };
    const value = (date: string) => entry(date, 'event_family of GET /api/v2/events takes cyber as well.');
    expect(noticeOf(added, [value('2026-11-22')], asOf)).toBe('announced');
    expect(noticeOf(added, [value('2026-11-23')], asOf)).toBe('late');
    expect(noticeOf(added, [entry('2026-01-01', 'event_family takes `war` as well.')], asOf)).toBe(
      'undecided',
    );
    expect(noticeOf(added, [entry('2026-11-22')], asOf)).toBe('unannounced');
  });

  it('of a renamed parameter in its term is undecided: the old spelling may still answer', () => {
    const renamed: Change = { ...gone, rule: 'parameter-renamed' };
    expect(noticeOf(renamed, [entry('2026-11-01')], asOf)).toBe('undecided');
    expect(noticeOf(renamed, [entry('2026-10-01')], asOf)).toBe('announced');
  });

  it('is given by any entry in time, whatever other entries say', () => {
    expect(noticeOf(gone, [entry('2026-11-20'), entry(undefined), entry('2026-10-01')], asOf)).toBe(
      'announced',
    );
    expect(noticeOf(gone, [entry('2026-11-20'), entry(undefined)], asOf)).toBe('undecided');
  });

  it.each([
    ['no entry', [], 'unannounced'],
    ['an entry about something else', [entry('2026-01-01', 'New: facilities.')], 'unannounced'],
    ['an entry about a longer name', [entry('2026-01-01', '`event_family_id` is gone.')], 'unannounced'],
    [
      'an entry that names the parameter alone',
      [entry('2026-01-01', 'We retire event_family.')],
      'announced',
    ],
    [
      'an entry about it elsewhere',
      [entry('2026-01-01', '/api/v2/stories loses event_family.')],
      'undecided',
    ],
    ['an entry about the endpoint', [entry('2026-01-01', 'Changes of /api/v2/events.')], 'undecided'],
    ['good news of the endpoint', [entry('2026-01-01', 'See our maps of /api/v2/events.')], 'unannounced'],
    ['breaking changes of it', [entry('2026-01-01', 'Breaking changes of /api/v2/events.')], 'undecided'],
    ['its introduction', [entry('2026-01-01', 'New on /api/v2/events: event_family.')], 'unannounced'],
    ['its deprecation', [entry('2026-01-01', 'event_family of /api/v2/events is deprecated.')], 'undecided'],
    ['an entry about an endpoint below', [entry('2026-01-01', 'See /api/v2/events/summary.')], 'unannounced'],
  ] as const)('by %s', (_, entries, expected) => {
    expect(noticeOf(gone, entries, asOf)).toBe(expected);
  });

  it.each([
    ['The date parameter is gone.', 'announced'],
    ['We retire `date`.', 'announced'],
    ['We changed our address; all is up to date.', 'undecided'],
    ['All is up to date: new maps.', 'unannounced'],
    ['No longer: /events?date=2026-01-01.', 'announced'],
  ])('of an English word, by: %s', (text, expected) => {
    expect(noticeOf({ ...gone, parameter: 'date' }, [entry('2026-01-01', text)], asOf)).toBe(expected);
  });

  it('of an operation is by its path, whatever its placeholders are called', () => {
    const removed: Change = {
      rule: 'operation-removed',
      class: 'breaking',
      operation: 'GET /api/v2/events/{event_id}',
      at: '/paths/~1api~1v2~1events~1{event_id}/get',
      said: 'The operation is gone.',
    };
    for (const path of ['/api/v2/events/{id}', '/events/:id', '/events/{event_id}'])
      expect(noticeOf(removed, [entry('2026-01-01', `We remove ${path}.`)], asOf)).toBe('announced');
    expect(noticeOf(removed, [entry('2026-01-01', 'We remove /api/v2/events.')], asOf)).toBe('unannounced');
  });

  it('of a field is by its name', () => {
    const field: Change = {
      rule: 'response-property-removed',
      class: 'breaking',
      operation: 'GET /api/v2/events',
      field: 'data[].geo_context',
      at: '/components/schemas/Event/properties/geo_context',
      said: 'The property is gone.',
    };
    expect(noticeOf(field, [entry('2026-01-01', 'We remove geo_context from the Event card.')], asOf)).toBe(
      'announced',
    );
  });
});
