import { type Answer, changed, type Delivery } from '../deliveries.test-data.js';
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

/** Every cursor leads to the rows of the first page, under other ids where there are some. */
function served(cursor: () => string, id?: () => string): Delivery {
  const firsts = new Map<string, Promise<Answer>>();
  const change = pages(({ data, pagination, ...rest }) => ({
    ...rest,
    data: id === undefined ? data : data.map((row) => ({ ...Object(row), id: id() })),
    pagination: { ...pagination, next_cursor: cursor() },
  }));
  return (reply, answer) => {
    const query = String(reply.req.url).replace(/&cursor=[^&]*/, '');
    const first = firsts.get(query) ?? answer();
    firsts.set(query, first);
    return change(reply, () => first);
  };
}

/** What could be walked to its end is sought first, and there is none. */
const endless = 'inconclusive: precondition-unreached';

export const cursors: Behaviours = {
  kind: 'Cursors',
  note: 'A walk that goes on with rows always new contradicts nothing: the text does not show how many Events there are. One that comes back to a row does, and so does a cursor that its own deployment cannot read.',
  check: 'events/cursor-walk',
  // The lists of that check, and not those in which another sends a foreign word.
  meets: (target) =>
    target.startsWith('/api/v2/events?') &&
    /category|limit=|cursor=/.test(target) &&
    !/notavalue|limit=1$/.test(target),
  rows: [
    behaviour(
      'gives a new cursor with each page, for ever, and the same rows',
      'fail',
      served(inTurn((nth) => `page-${nth}`)),
    ),
    behaviour(
      'gives a new cursor with each page, for ever, and rows that nobody has seen',
      endless,
      served(
        inTurn((nth) => `page-${nth}`),
        inTurn((nth) => `conflict_${nth.toString(16).padStart(16, '0')}`),
      ),
    ),
    behaviour('gives cursors that it cannot read', 'fail', next(inTurn((nth) => `page-${nth}`))),
    behaviour(
      'gives two cursors by turns, which lead to each other',
      'fail',
      served(inTurn((nth) => (nth % 2 === 0 ? 'here' : 'there'))),
    ),
    behaviour(
      'gives the same cursor with each page, which leads to it',
      'fail',
      served(() => 'again'),
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
      'gives and cannot read a cursor with line feeds and a request in it',
      'fail',
      next(() => 'x HTTP/1.1\r\nHost: other\r\n\r\nGET /admin'),
    ),
    behaviour(
      'gives and cannot read a cursor that leaves the query',
      'fail',
      next(() => '&limit=1#/../../admin?x='),
    ),
    behaviour(
      'gives a cursor with half a character',
      endless,
      next(() => '\ud800'),
    ),
    behaviour(
      'gives and cannot read a cursor with terminal escapes',
      'fail',
      next(() => '\u001b]0;owned\u0007\u001b[2J'),
    ),
    behaviour(
      'gives and cannot read a cursor called __proto__',
      'fail',
      next(() => '__proto__'),
    ),
    behaviour(
      'gives and cannot read a cursor that is a path',
      'fail',
      next(() => '../../../admin'),
    ),
  ],
};
