import type { Rulings } from './ruling.js';

/** Cursors, offsets and the end of a walk. */
export const paging = {
  'offset-and-cursor': {
    alias: 'C36',
    title: '`offset` and `cursor` as aliases of each other',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Endpoints > AI compute family'],
    problem:
      'On Events `offset` is another name of an opaque cursor; in the AI compute family `cursor` is another name of a number of rows to skip.',
    accepts: [
      'Events with `offset=25`: `INVALID_CURSOR`; a 200 is observed.',
      'AI compute without `next_cursor` and without a cursor lifetime.',
      'AI compute with a garbage cursor: any 400, for example `INVALID_CURSOR` or `INVALID_NUMBER`.',
    ],
    stillFails: ['AI compute with `cursor=25` that does not skip 25 rows.'],
  },
  'cursor-errors': {
    alias: 'C37',
    title: 'Which cursor error applies',
    kind: 'contradiction',
    headings: ['States and transitions', 'Errors > Validation and request errors', 'Endpoints > Events list'],
    problem:
      'Changed filters make a cursor stale by the state table, while the error table explains stale by age and data only and has another code for the unreadable.',
    accepts: [
      'Changed filter or ordering: `CURSOR_STALE` (preferred) or `INVALID_CURSOR`.',
      'The cursor of another endpoint, or a real one with altered characters: either code; an altered one that is accepted is observed, since it is opaque.',
      'The cursor of another workspace: either code, 401 or 403.',
      'Changed `limit` or `include_images`: any answer.',
      'Filters left out beside the cursor: not tested.',
      '`CURSOR_STALE` in the middle of a walk, through a data change: the walk restarts, then is inconclusive.',
    ],
    stillFails: [
      'A 200 when `country`, the window or `sort` changed.',
      'Anything but `INVALID_CURSOR` for garbage, recorded walks excepted (recorded-interval-errors).',
    ],
  },
  'end-of-walk': {
    alias: 'A65',
    title: 'The end of a walk, and the `pagination` member',
    kind: 'ambiguity',
    headings: ['Resources and their fields > Envelopes', 'Endpoints > Events list'],
    problem:
      'A walk is to be exhausted, but neither its last page nor the echo of a clamped limit is described.',
    accepts: [
      'A null `next_cursor` ends the walk; an empty string in its place is reported.',
      'Short pages before the end, and an empty last page.',
      '`pagination.cursor` is a string or null on any page.',
      '`pagination.limit` after a clamp is the number served; the number sent is reported.',
    ],
    stillFails: ['A walk that never ends, repeats rows or loses rows.'],
  },
} as const satisfies Rulings;
