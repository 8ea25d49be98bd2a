import type { Announcement } from '../announcement.js';
import { calendarDay, dayOf } from './calendar-day.js';
import type { Change } from './change.js';
import { type Naming, namingOf } from './naming.js';

/** Whether a change was announced in time. */
export type Notice = 'announced' | 'late' | 'unannounced' | 'undecided';

/** Days that lie at least between the announcement of a breaking change and the change. */
export const noticeDays = 30;

/**
 * Whether the changelog announced a change that is in effect at an instant. Days are those of the calendar in UTC, so
 * that an announcement without a time of day counts from its day. A date that is missing or cannot be read decides
 * nothing, nor does an entry that may speak of something else.
 * @param asOf in milliseconds
 */
export function noticeOf(change: Change, announcements: readonly Announcement[], asOf: number): Notice {
  const naming = announcements.map((each) => ({
    naming: namingOf(change, each),
    day: calendarDay(each.date),
  }));
  const clear = naming.filter((each) => each.naming === 'clearly');
  const judged = clear.map(({ day }) =>
    day === undefined ? 'undecided' : inTime(change, dayOf(asOf) - day),
  );
  if (judged.includes('announced')) return 'announced';
  if (judged.includes('undecided') || naming.some(isPerhaps)) return 'undecided';
  return judged.length > 0 ? 'late' : 'unannounced';
}

const isPerhaps = ({ naming }: { readonly naming: Naming }): boolean => naming === 'perhaps';

function inTime({ class: kind, rule }: Change, daysBefore: number): Notice {
  if (daysBefore < 0) return 'late';
  if (kind !== 'breaking' || daysBefore >= noticeDays) return 'announced';
  // The old spelling may still answer, declared or not: a request tells, no contract does.
  return rule === 'parameter-renamed' ? 'undecided' : 'late';
}
