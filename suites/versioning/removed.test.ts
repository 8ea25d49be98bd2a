import { expect, it } from 'vitest';
import { isNamedIn, linksIn } from './removed.js';

it.each([
  ['</api/v2/events>; rel=successor-version', ['/api/v2/events successor-version']],
  ['</api/v2/events>; rel="successor-version"', ['/api/v2/events successor-version']],
  [
    '<https://a.b/c,d>; title="x, y; z"; REL="Next Successor-Version"',
    ['https://a.b/c,d next successor-version'],
  ],
  ['</a>; rel=help, </b> ; rel = "successor-version" ; type="a/b"', ['/a help', '/b successor-version']],
  ['</a>; rel=help; rel=successor-version', ['/a help']],
  ['</a>', ['/a ']],
  ['nothing', []],
])('reads %s', (header, links) => {
  expect(linksIn(header).map(({ target, relations }) => `${target} ${relations.join(' ')}`)).toEqual(links);
});

it.each([
  ['Gone. Use /api/v2/events/conflict_1a2b3c instead.', '/api/v2/events/{event_id}', true],
  ['Use https://api.example/api/v2/events/{id}.', '/api/v2/events/conflict_1a2b3c', true],
  ['Use /api/v2/stories.', '/api/v2/events', false],
  ['Gone.', '/api/v2/events', false],
])('%s names %s: %s', (message, replacement, named) => {
  expect(isNamedIn(message, replacement)).toBe(named);
});
