import { coverageStart } from '../../../contract/index.js';
import { longestLag } from '../corpus/events.js';
import type { Story } from '../corpus/stories.js';
import type { Faults, Planted } from '../fault.js';
import { onStories } from '../on-stories.js';
import type { Query } from '../query.js';
import type { Variants } from '../variant.js';
import { calendarDay, dateText, dayOf } from './dates.js';
import { type Window, windowOf } from './window.js';

export const storyWindowFaults = {
  'stories.window.default-frozen': {
    needs: 'time',
    clauses: ['stories.window.default.rolling'],
    summary: 'Keeps the default window of Stories where it stood at the first request',
  },
  'stories.window.default-entity-unbounded': {
    clauses: ['stories.window.default.entity'],
    summary: 'Has no window on entity-scoped Stories when none is sent',
  },
} as const satisfies Faults;

export const storyWindowVariants = {
  'stories.window-by-coding': {
    summary: 'Compares windows of dates with the day on which a Story was first coded',
    allowedBy: ['stories.window.compared-time'],
  },
} as const satisfies Variants;

const timeNames = ['date', 'date_start', 'date_end', 'days', 'observed_start', 'observed_end'] as const;

/** When a deployment first needed its default window; only a fault looks. */
const frozen = new WeakMap<Planted, number>();

function nowOf(now: number, planted: Planted): number {
  if (!planted('stories.window.default-frozen')) return now;
  const first = frozen.get(planted) ?? now;
  frozen.set(planted, first);
  return first;
}

/** The window of a request for Stories: the rules of Events, read over the date and the coding time of a Story. */
export function storyWindowOf(
  query: Query,
  now: number,
  planted: Planted,
): Window & { holds: (story: Story) => boolean } {
  const explicit = timeNames.some((name) => query.values.has(name));
  const window = windowOf(query, explicit ? now : nowOf(now, planted), onStories(planted));
  const open = !explicit && query.values.has('entity') && planted('stories.window.default-entity-unbounded');
  const coded = planted.varied('stories.window-by-coding');
  const holds = ({ date, codedAt, recordedAt }: Story): boolean =>
    open || window.covers({ eventDate: coded ? dateText(dayOf(codedAt)) : date, codedAt, recordedAt });
  const wide = { start: window.reach.start - longestLag - 1, end: window.reach.end };
  const reach = open
    ? { start: calendarDay(coverageStart) ?? 0, end: dayOf(now) }
    : coded
      ? wide
      : window.reach;
  return { ...window, reach, holds };
}
