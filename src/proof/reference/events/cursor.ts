import { createHash, createHmac } from 'node:crypto';
import { limits } from '../../../../contract/index.js';
import type { Deployment } from '../account/route.js';
import type { DayRange } from '../corpus/index.js';
import type { Query } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

/** A short digest of a text, for comparison. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** How cursors of one kind become opaque texts and are read back. */
interface Seal {
  readonly close: (text: string) => string;
  /** The text inside; undefined where another hand wrote the cursor. */
  readonly open: (cursor: string) => string | undefined;
}

/** A seal of its own secret, so that no kind of cursor reads as another. */
export function sealOf(secret: string): Seal {
  const markOf = (body: string): string =>
    createHmac('sha256', secret).update(body).digest('base64url').slice(0, 12);
  return {
    close: (text) => {
      const body = Buffer.from(text).toString('base64url');
      return `${body}.${markOf(body)}`;
    },
    open: (cursor) => {
      const [body = '', mark, ...rest] = cursor.split('.');
      if (mark !== markOf(body) || rest.length > 0) return undefined;
      return Buffer.from(body, 'base64url').toString();
    },
  };
}

export const cursorFaults = {
  'cursor.unreadable-first-page': {
    clauses: ['events.cursor.unreadable', 'error.invalid-cursor', 'events.recorded.cursor'],
    summary: 'Answers a cursor that it cannot read with the first page',
  },
  'cursor.unreadable-wrong-code': {
    clauses: ['events.cursor.unreadable', 'error.invalid-cursor', 'events.recorded.cursor'],
    summary: 'Answers a cursor that it cannot read with INVALID_PARAM',
  },
  'cursor.unreadable-crashes': {
    clauses: ['events.cursor.unreadable', 'error.invalid-cursor'],
    summary: 'Fails with a 500 on a cursor that it cannot read',
  },
  'cursor.filters-unbound': {
    clauses: ['events.cursor.bound-filters', 'states.cursor.filters-change'],
    summary: 'Serves a cursor beside other filters than its own',
  },
  'cursor.window-unbound': {
    clauses: ['events.cursor.bound-window', 'states.cursor.filters-change'],
    summary: 'Serves a cursor beside another window than its own',
  },
  'cursor.ordering-unbound': {
    clauses: ['events.cursor.bound-ordering'],
    summary: 'Serves a cursor beside another sort than its own',
  },
  'cursor.changed-filters-first-page': {
    clauses: ['events.cursor.bound-filters', 'events.cursor.bound-window', 'events.cursor.bound-ordering'],
    summary: 'Begins anew when the filters beside a cursor change',
  },
  'cursor.stale-without-reason': {
    clauses: ['error.cursor-stale.details.reason'],
    summary: 'Does not tell why a cursor is stale',
  },
  'cursor.stale-status-410': {
    clauses: ['error.code-status', 'error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Answers CURSOR_STALE with status 410',
  },
  'cursor.key-bound': {
    clauses: ['events.cursor.bound-workspace'],
    summary: 'Binds a cursor to the key in place of its workspace',
  },
  'cursor.workspace-unbound': {
    clauses: ['events.cursor.bound-workspace'],
    summary: 'Serves a cursor to any workspace',
  },
  'cursor.immortal': {
    needs: 'time',
    clauses: ['events.cursor.lifetime', 'states.cursor.age', 'limits.cursor-lifetime'],
    summary: 'Serves cursors of any age',
  },
  'cursor.changed-wrong-code': {
    clauses: ['error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Answers a cursor beside other filters with INVALID_PARAM',
  },
  'cursor.recorded-walk-first-page': {
    clauses: ['events.recorded.cursor', 'error.invalid-recorded-interval.cursor'],
    summary: 'Answers a bad cursor on a recorded walk with the first page',
  },
  'cursor.expired-wrong-code': {
    needs: 'time',
    clauses: ['states.cursor.age', 'error.cursor-stale.age'],
    summary: 'Answers an expired cursor with INVALID_CURSOR',
  },
  'cursor.page-repeats-last-row': {
    clauses: ['events.cursor.walk-no-repeats', 'events.cursor.next-page'],
    summary: 'Begins each page with the last row of the page before',
  },
  'cursor.recent-page-repeats-last-row': {
    clauses: ['events.cursor.walk-no-repeats', 'events.cursor.next-page'],
    summary: 'Begins each page under sort=recent with the last row of the page before',
  },
  'cursor.ties-lost': {
    clauses: ['events.cursor.walk-complete'],
    summary: 'Goes on below the significance of the last row, so that others of the same one are lost',
  },
  'cursor.page-skips-a-row': {
    clauses: ['events.cursor.walk-complete', 'events.cursor.next-page'],
    summary: 'Skips a row between pages',
  },
  'cursor.page-after-rows-asked-for': {
    clauses: ['events.cursor.walk-complete'],
    summary:
      'Begins the page after one that a limit above 100 cut where as many rows as were asked for would have ended',
  },
  'cursor.bound-to-parameter-order': {
    clauses: ['states.cursor.valid'],
    summary: 'Takes parameters in another order for other filters or another window',
  },
  'cursor.always-first-page': {
    clauses: [
      'events.cursor.next-page',
      'events.cursor.walk-no-repeats',
      'events.cursor.walk-ends',
      'states.cursor.valid',
    ],
    summary: 'Answers every cursor with the first page',
  },
  'cursor.never-null': {
    clauses: ['events.cursor.walk-ends'],
    summary: 'Gives a next_cursor on the last page as well, which leads back to the start',
  },
  'cursor.served-refused': {
    clauses: ['events.cursor.next-page', 'states.cursor.valid'],
    summary: 'Gives a next_cursor on every page, and cannot read it',
  },
  'cursor.endpoint-unbound': {
    clauses: ['events.cursor.foreign'],
    summary: 'Reads a cursor of the Stories list as one of its own',
  },
  'cursor.always-null': {
    clauses: ['events.cursor.walk-complete'],
    summary: 'Never gives a next_cursor',
  },
} as const satisfies Faults;

export const cursorVariants = {
  'cursor.changed-invalid': {
    summary: 'Answers a cursor beside other filters, another window or order with INVALID_CURSOR',
    allowedBy: ['cursor-errors'],
  },
  'cursor.page-bound': {
    summary: 'Binds cursors to limit and include_images as well',
    allowedBy: ['cursor-errors'],
  },
  'cursor.stale-now-and-then': {
    summary: 'Answers every fifth cursor with CURSOR_STALE, as data has changed',
    allowedBy: ['cursor-errors', 'live-data'],
  },
  'cursor.needs-encoding': {
    summary: 'Writes cursors with characters that a URL reserves',
    allowedBy: ['events.cursor.next-page'],
  },
  'cursor.workspace-forbidden': {
    summary: 'Answers a cursor of another workspace with 403',
    allowedBy: ['cursor-errors'],
  },
  'recorded.cursor-code': {
    summary: 'Answers a bad cursor on a recorded walk with INVALID_RECORDED_INTERVAL',
    allowedBy: ['recorded-interval-errors', 'events.recorded.cursor'],
  },
} as const satisfies Variants;

/** Where a walk stands. */
interface Position {
  /** Rows already returned. */
  readonly offset: number;
  /** When the walk began, in milliseconds: what was published later does not enter it. */
  readonly since: number;
}

interface Payload extends Position {
  readonly issued: number;
  readonly filters: string;
  readonly window: string;
  readonly ordering: string;
  readonly workspace: string;
}

const seal = sealOf('reference deployment: cursors are opaque, not secret');

const windowNames = [
  'date',
  'date_start',
  'date_end',
  'days',
  'observed_start',
  'observed_end',
  'recorded_start',
  'recorded_end',
];
const orderingNames = ['sort', 'search', 'search_mode'];
/** Parameters that may change within a walk. */
const freeNames = ['cursor', 'limit', 'include_images', 'include_entity_images', 'entity_match'];

const pageNames = ['limit', 'include_images', 'include_entity_images'];

function binding(
  query: Query,
  workspace: string,
  planted: Planted,
): Omit<Payload, keyof Position | 'issued'> {
  const isFree = (name: string): boolean =>
    freeNames.includes(name) && !(pageNames.includes(name) && planted.varied('cursor.page-bound'));
  const sent = [...query.values].filter(([name]) => !isFree(name));
  const pairs = planted('cursor.bound-to-parameter-order') ? sent : sent.sort();
  const part = (keep: (name: string) => boolean): string =>
    digest(JSON.stringify(pairs.filter(([name]) => keep(name))));
  return {
    filters: `${query.operation} ${part((name) => !windowNames.includes(name) && !orderingNames.includes(name))}`,
    window: part((name) => windowNames.includes(name)),
    ordering: part((name) => orderingNames.includes(name)),
    workspace: digest(workspace),
  };
}

/** The opaque text of a position, bound to window, filters, workspace and ordering. */
export function cursorAt(
  position: Position,
  query: Query,
  workspace: string,
  now: number,
  planted: Planted,
): string {
  const payload: Payload = { ...position, issued: now, ...binding(query, workspace, planted) };
  const text = seal.close(JSON.stringify(payload));
  return planted.varied('cursor.needs-encoding') ? `${reserved}${text}==` : text;
}

/** What stands before a cursor that has to be encoded. */
const reserved = 'a+b/c=d&e#f%20g ?h:é|';

/** Whether a cursor is the fifth of its deployment; only a variant looks. */
const shown = new WeakMap<Planted, number>();
function isFifth(planted: Planted): boolean {
  const count = (shown.get(planted) ?? 0) + 1;
  shown.set(planted, count);
  return count % 5 === 0;
}

/** A cursor as it was issued, where some of its characters were altered that carry nothing. */
function restored(text: string, planted: Planted): string | undefined {
  if (planted.varied('cursor.needs-encoding')) {
    return text.startsWith(reserved) && text.endsWith('==') ? text.slice(reserved.length, -2) : undefined;
  }
  return text;
}

function read(cursor: string, planted: Planted): Payload | undefined {
  const text = restored(cursor, planted);
  if (text === undefined) return undefined;
  const inside = seal.open(text);
  return inside === undefined ? undefined : (JSON.parse(inside) as Payload);
}

function stale(reason: string, planted: Planted): Refusal {
  const details = planted('cursor.stale-without-reason') ? {} : { reason };
  const form = planted('cursor.stale-status-410') ? { status: 410 } : {};
  return new Refusal('CURSOR_STALE', 'The cursor no longer describes the result set.', details, form);
}

/** Throws where the rows of a walk changed since it began: then no page of it goes on where the last one ended. */
export function refuseMoved(
  { offset, since }: Position,
  reach: DayRange,
  { corpus, planted }: Pick<Deployment, 'corpus' | 'planted'>,
): void {
  if (offset > 0 && corpus.hasChanged?.(reach, since) === true) throw stale('data_changed', planted);
}

/** Reads `cursor`; without one, the walk begins now. */
export function positionOf(query: Query, workspace: string, now: number, planted: Planted): Position {
  const start: Position = { offset: 0, since: now };
  const text = query.values.get('cursor');
  if (text === undefined || planted('cursor.always-first-page')) return start;
  const payload = planted('cursor.served-refused') ? undefined : read(text, planted);
  if (payload === undefined) {
    const recorded = query.values.has('recorded_start') && planted('cursor.recorded-walk-first-page');
    if (recorded || planted('cursor.unreadable-first-page')) return start;
    if (planted('cursor.unreadable-crashes')) throw new SyntaxError('Unexpected token in cursor');
    const ofRecorded = query.values.has('recorded_start') && planted.varied('recorded.cursor-code');
    const code = planted('cursor.unreadable-wrong-code')
      ? 'INVALID_PARAM'
      : ofRecorded
        ? 'INVALID_RECORDED_INTERVAL'
        : 'INVALID_CURSOR';
    throw new Refusal(code, 'The cursor cannot be read; begin at the first page.', { param: 'cursor' });
  }
  const own = binding(query, workspace, planted);
  const filtersOf = ({ filters }: typeof own): string | undefined =>
    planted('cursor.endpoint-unbound') ? filters.split(' ')[1] : filters;
  if (now - payload.issued > limits.cursor.lifeHours * 3_600_000 && !planted('cursor.immortal')) {
    if (planted('cursor.expired-wrong-code')) throw new Refusal('INVALID_CURSOR', 'Unknown cursor.', {});
    throw stale('expired', planted);
  }
  const changed =
    (filtersOf(payload) !== filtersOf(own) && !planted('cursor.filters-unbound') && 'filters_changed') ||
    (payload.window !== own.window && !planted('cursor.window-unbound') && 'window_changed') ||
    (payload.ordering !== own.ordering && !planted('cursor.ordering-unbound') && 'ordering_changed') ||
    (payload.workspace !== own.workspace && !planted('cursor.workspace-unbound') && 'workspace_changed');
  if (changed !== false) {
    if (planted('cursor.changed-filters-first-page')) return start;
    if (planted('cursor.changed-wrong-code')) throw new Refusal('INVALID_PARAM', 'The query has changed.');
    if (changed === 'workspace_changed' && planted.varied('cursor.workspace-forbidden')) {
      throw new Refusal('API_ACCESS_DENIED', 'The cursor belongs to another workspace.');
    }
    if (planted.varied('cursor.changed-invalid'))
      throw new Refusal('INVALID_CURSOR', 'The query has changed.');
    throw stale(changed, planted);
  }
  if (planted.varied('cursor.stale-now-and-then') && isFifth(planted)) throw stale('data_changed', planted);
  const recent = query.values.get('sort') === 'recent' && planted('cursor.recent-page-repeats-last-row');
  if (recent || planted('cursor.page-repeats-last-row')) {
    return { offset: payload.offset - 1, since: payload.since };
  }
  if (planted('cursor.page-skips-a-row')) return { offset: payload.offset + 1, since: payload.since };
  return { offset: payload.offset, since: payload.since };
}
