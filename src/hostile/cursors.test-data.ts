import { changed, type Delivery } from '../cli/live/mischief.test-data.js';
import { type Behaviours, behaviour } from './behaviour.test-data.js';

interface Page {
  readonly data: readonly unknown[];
  readonly pagination: Readonly<Record<string, unknown>>;
}

const pages = (change: (page: Page) => Page): Delivery =>
  changed((text) => JSON.stringify(change(JSON.parse(text))));
const next = (cursor: () => unknown): Delivery =>
  pages(({ pagination, ...rest }) => ({ ...rest, pagination: { ...pagination, next_cursor: cursor() } }));
/** Another each time that one is given. */
const inTurn = (cursor: (nth: number) => string): (() => string) => {
  let nth = 0;
  return () => {
    nth += 1;
    return cursor(nth);
  };
};

/** What could be walked to its end is sought first, and there is none. */
const endless = 'inconclusive: precondition-unreached';

export const cursors: Behaviours = {
  kind: 'Cursors',
  check: 'events/cursor-walk',
  // The lists of that check, and not those in which another sends a foreign word.
  meets: (target) =>
    target.startsWith('/api/v2/events?') &&
    /category|limit=|cursor=/.test(target) &&
    !/notavalue|limit=1$/.test(target),
  rows: [
    behaviour('gives a new cursor with each page, for ever', endless, next(inTurn((nth) => `page-${nth}`))),
    behaviour(
      'gives two cursors by turns',
      endless,
      next(inTurn((nth) => (nth % 2 === 0 ? 'here' : 'there'))),
    ),
    behaviour(
      'gives the same cursor with each page',
      endless,
      next(() => 'again'),
    ),
    behaviour(
      'serves empty pages with cursors for ever',
      'inconclusive: no-data',
      pages(({ pagination }) => ({ data: [], pagination: { ...pagination, next_cursor: 'more' } })),
    ),
    behaviour(
      'gives a number for a cursor',
      'fail',
      next(() => 7),
    ),
    behaviour(
      'gives an object for a cursor',
      'fail',
      next(() => ({ page: 2 })),
    ),
    behaviour(
      'gives a list for a cursor',
      'fail',
      next(() => ['a', 'b']),
    ),
    behaviour(
      'gives true for a cursor',
      'fail',
      next(() => true),
    ),
    behaviour(
      'gives an empty cursor',
      'fail',
      next(() => ''),
    ),
    behaviour(
      'gives a cursor of a megabyte',
      endless,
      next(() => 'x'.repeat(1_000_000)),
    ),
    behaviour(
      'gives a cursor with line feeds and a request in it',
      endless,
      next(() => 'x HTTP/1.1\r\nHost: other\r\n\r\nGET /admin'),
    ),
    behaviour(
      'gives a cursor that leaves the query',
      endless,
      next(() => '&limit=1#/../../admin?x='),
    ),
    behaviour(
      'gives a cursor with half a character',
      endless,
      next(() => '\ud800'),
    ),
    behaviour(
      'gives a cursor with terminal escapes',
      endless,
      next(() => '\u001b]0;owned\u0007\u001b[2J'),
    ),
    behaviour(
      'gives a cursor called __proto__',
      endless,
      next(() => '__proto__'),
    ),
    behaviour(
      'gives a cursor that is a path',
      endless,
      next(() => '../../../admin'),
    ),
  ],
};
