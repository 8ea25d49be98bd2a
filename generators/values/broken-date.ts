import fc from 'fast-check';

/** Texts that are neither a date written YYYY-MM-DD nor an instant. */
export const textsNoDate = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('yesterday', 'today', '2026', '2026-05', '1 March 2026', 'not-a-date'),
    impossibleDates(),
    dateParts().map(([month, day]) => `${day}/${month}/2026`),
    dateParts().map(([month, day]) => `2026/${month}/${day}`),
    dateParts().map(([month, day]) => `${day}-${month}-2026`),
    dateParts().map(([month, day]) => `2026-${Number(month)}-${day}`),
  );

/** Dates of the right form that no calendar has. */
export const impossibleDates = (): fc.Arbitrary<string> =>
  fc.constantFrom('2026-02-30', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-06-00');

/** Month and day as two digits each. */
const dateParts = (): fc.Arbitrary<readonly [string, string]> =>
  fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 13, max: 28 }))
    .map(([month, day]) => [`0${month}`, `${day}`]);
