import { newestDays } from '../corpus/index.js';
import { lastDays } from '../rules/last-days.js';
import { familyRoute } from './family.js';
import { refuseRoute } from './referenced-faults.js';

const days = 7;
const rows = 20;

/** The countries whose number of Events changed most from one week to the next; the shape is ours. */
export const listActivity = familyRoute('listActivity', ({ deployment: { corpus, planted } }) => {
  refuseRoute('activity', planted);
  const now = lastDays(corpus, days);
  const counts = new Map<string, { readonly iso3: string; current: number; previous: number }>();
  for (const { eventDate, country } of corpus.events(newestDays(corpus, 2 * days)).byRecency) {
    const count = counts.get(country.name) ?? { iso3: country.iso3, current: 0, previous: 0 };
    count[eventDate >= now.start ? 'current' : 'previous'] += 1;
    counts.set(country.name, count);
  }
  const data = [...counts]
    .map(([country, { iso3, current, previous }]) => ({
      country,
      country_iso3: iso3,
      event_count: current,
      previous_event_count: previous,
      change: current - previous,
    }))
    .toSorted(
      (left, right) =>
        Math.abs(right.change) - Math.abs(left.change) || (left.country < right.country ? -1 : 1),
    )
    .slice(0, rows);
  return { body: { success: true, data, meta: { date_start: now.start, date_end: now.end } } };
});
