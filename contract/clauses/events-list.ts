import type { Clauses } from '../clause.js';

const heading = 'Endpoints > Events list';

/** A row of the parameter table that holds for the Events list alone. */
const list = { heading, operations: ['listEvents'], by: 'table', seen: 'one-reply' } as const;
/**
 * The same, of rules that are judged on the Events summary too. That the summary applies each filter as the list does has
 * clauses of its own (`events-summary.accepts`).
 */
const both = { ...list, operations: ['listEvents', 'summarizeEvents'] } as const;
/** The same two, of rules that only a comparison of replies shows. */
const listRelation = { ...list, seen: 'relation' } as const;
const relation = { ...both, seen: 'relation' } as const;
/** The same two, of what the document leaves open. */
const listOpen = { ...list, by: 'not-shown' } as const;
const open = { ...both, by: 'not-shown' } as const;
/** What the table of errors adds to such a row. */
const errors = { heading: 'Errors > Validation and request errors' } as const;
const refused = { ...both, ...errors } as const;
const refusedByList = { ...list, ...errors } as const;

/** Every parameter and rule of the Events list. */
export const eventsListClauses = {
  'events.reply.envelope': {
    ...list,
    by: 'statement',
    says: 'The Events list answers with a list envelope.',
  },
  'events.reply.cards': { ...list, by: 'statement', says: 'Each row of an Events list is an Event card.' },

  'events.date-start.bound': { ...list, says: 'No row happened before `date_start`.' },
  'events.date-start.inclusive': {
    ...relation,
    says: 'Events of the day `date_start` itself belong to the result.',
  },
  'events.date-start.alias-start-date': {
    ...listRelation,
    says: '`start_date` is another name of `date_start`.',
  },
  'events.date-start.malformed': {
    ...refused,
    says: 'A `date_start` that is no YYYY-MM-DD date earns `INVALID_DATE`.',
  },
  'events.date-end.bound': { ...list, says: 'No row happened after `date_end`.' },
  'events.date-end.inclusive': {
    ...relation,
    says: 'Events of the day `date_end` itself belong to the result.',
  },
  'events.date-end.alias-end-date': { ...listRelation, says: '`end_date` is another name of `date_end`.' },
  'events.date-end.malformed': {
    ...refused,
    says: 'A `date_end` that is no YYYY-MM-DD date earns `INVALID_DATE`.',
  },
  'events.date-range.inverted': {
    ...refused,
    says: 'A `date_start` after `date_end` earns `INVALID_DATE_RANGE`.',
  },
  'events.date.single-day': { ...list, says: '`date` selects the Events of that day and of no other.' },
  'events.date.equals-bounds': {
    ...listRelation,
    says: '`date` selects what the same day as both `date_start` and `date_end` selects.',
  },
  'events.date.malformed': {
    ...refusedByList,
    says: 'A `date` that is no YYYY-MM-DD date earns `INVALID_DATE`.',
  },

  'events.days.window': {
    ...both,
    says: '`days` opens a window of that many calendar days.',
    ruling: 'today',
  },
  'events.days.ends-today': {
    ...both,
    says: 'The window of `days` ends with the current day.',
    ruling: 'today',
  },
  'events.days.rolling': {
    ...list,
    seen: 'time',
    says: 'The window of `days` moves on with each day.',
    ruling: 'today',
  },
  'events.days.max': {
    ...list,
    says: '`days` above 30 never opens a window of more than 30 days.',
    ruling: 'days-above-thirty',
  },
  'events.days.at-max': { ...list, says: '`days=30` is served.', ruling: 'days-above-thirty' },
  'events.days.alias-window': {
    ...listRelation,
    says: '`window` is another name of `days`.',
    ruling: 'days-above-thirty',
  },
  'events.days.window-day-form': {
    ...listRelation,
    says: '`window` takes a number followed by `d` for that number of days.',
    ruling: 'days-above-thirty',
  },
  'events.days.window-whole-number': {
    ...refusedByList,
    says: '`window` takes a plain whole number of days.',
    ruling: 'days-above-thirty',
  },
  'events.days.window-other-forms': {
    ...listOpen,
    says: 'Which forms `window` takes besides a number and a number followed by `d` is left open.',
    ruling: 'days-above-thirty',
  },
  'events.days.beside-window': {
    ...listOpen,
    says: 'Which of `days` and `window` counts when both are sent with different values is left open.',
  },
  'events.days.calendar-dates': { ...list, says: '`days` makes the window one of calendar dates.' },
  'events.days.no-coded-bound': {
    ...listRelation,
    says: '`days` lifts the bound on coding time that a query without a window has.',
    ruling: 'default-window',
  },
  'events.days.zero': { ...refused, says: '`days=0` earns `INVALID_NUMBER`.', ruling: 'days-above-thirty' },
  'events.days.negative': {
    ...refused,
    says: 'A negative `days` earns `INVALID_NUMBER`.',
    ruling: 'days-above-thirty',
  },
  'events.days.fractional': {
    ...refused,
    says: 'A `days` with a fraction earns `INVALID_NUMBER`.',
    ruling: 'days-above-thirty',
  },
  'events.days.non-numeric': {
    ...refused,
    says: 'A `days` that is no number earns `INVALID_NUMBER`.',
    ruling: 'days-above-thirty',
  },

  'events.observed.coding-time': {
    ...listRelation,
    says: '`observed_start` and `observed_end` bound the time at which an Event was coded.',
  },
  'events.observed-start.inclusive': { ...listRelation, says: '`observed_start` is part of the interval.' },
  'events.observed-start.date': { ...both, says: '`observed_start` takes a date.' },
  'events.observed-start.instant': { ...list, says: '`observed_start` takes an ISO instant in UTC.' },
  'events.observed-start.alias-observed-start': {
    ...listRelation,
    says: '`observedStart` is another name of `observed_start`.',
  },
  'events.observed-start.date-reads-midnight': {
    ...listRelation,
    says: 'A date in `observed_start` stands for 00:00:00Z of that day.',
  },
  'events.observed-start.malformed': {
    ...refused,
    says: 'An `observed_start` that is neither date nor instant earns `INVALID_DATE`.',
  },
  'events.observed-end.exclusive': { ...listRelation, says: '`observed_end` is not part of the interval.' },
  'events.observed-end.date': { ...both, says: '`observed_end` takes a date.' },
  'events.observed-end.instant': { ...list, says: '`observed_end` takes an ISO instant in UTC.' },
  'events.observed-end.alias-observed-end': {
    ...listRelation,
    says: '`observedEnd` is another name of `observed_end`.',
  },
  'events.observed-end.malformed': {
    ...refused,
    says: 'An `observed_end` that is neither date nor instant earns `INVALID_DATE`.',
  },
  'events.observed.instant-forms': {
    ...open,
    says: 'Whether instants with an offset, with fractions of a second or without `Z` are taken is left open.',
  },
  'events.observed.equal': {
    ...both,
    says: 'Equal `observed_start` and `observed_end` are refused.',
    ruling: 'equal-observed-bounds',
  },
  'events.observed.inverted': {
    ...listOpen,
    says: 'An `observed_start` after `observed_end` selects nothing; its answer is not shown.',
    ruling: 'equal-observed-bounds',
  },
  'events.observed.over-thirty-days': {
    ...list,
    by: 'statement',
    says: 'An observed interval of more than 30 days is never cut without notice.',
    ruling: 'observed-and-recorded-span',
  },

  'events.recorded.publication-time': {
    ...listRelation,
    says: 'The recorded bounds select Events by the time at which they were first published.',
    seen: 'no',
    untestable: 'No reply shows the publication time, which may be that of coding.',
  },
  'events.recorded.first-availability': {
    ...list,
    seen: 'time',
    says: 'A later update does not bring an Event into a recorded interval.',
  },
  'events.recorded.timestamps': {
    ...list,
    says: '`recorded_start` and `recorded_end` take ISO timestamps in UTC.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded-start.inclusive': { ...listRelation, says: '`recorded_start` is part of the interval.' },
  'events.recorded-end.exclusive': { ...listRelation, says: '`recorded_end` is not part of the interval.' },
  'events.recorded-start.alone': {
    ...list,
    says: '`recorded_start` without `recorded_end` is refused.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded-end.alone': {
    ...list,
    says: '`recorded_end` without `recorded_start` is refused.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.with-event-dates': {
    ...list,
    says: 'Recorded bounds beside bounds on the event date are refused.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.with-days': {
    ...list,
    says: 'Recorded bounds beside `days` are refused.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.with-observed': {
    ...listOpen,
    says: 'Whether recorded bounds may stand beside observed ones is not shown.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded-start.malformed': {
    ...list,
    says: 'A `recorded_start` that is no timestamp earns `INVALID_RECORDED_INTERVAL`.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded-end.malformed': {
    ...list,
    says: 'A `recorded_end` that is no timestamp earns `INVALID_RECORDED_INTERVAL`.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.inverted': {
    ...list,
    says: 'A `recorded_start` after `recorded_end` is refused.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.equal': {
    ...list,
    says: 'Equal recorded bounds return no Event.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.cursor': {
    ...refusedByList,
    says: 'A bad cursor on a recorded walk is refused.',
    ruling: 'recorded-interval-errors',
  },
  'events.recorded.over-thirty-days': {
    ...list,
    by: 'statement',
    says: 'A recorded interval of more than 30 days is never cut without notice.',
    ruling: 'observed-and-recorded-span',
  },

  'events.window.at-most-thirty-days': {
    ...both,
    by: 'statement',
    says: 'An explicit window covers at most 30 days, the first and the last included.',
    ruling: 'window-over-thirty-days',
  },
  'events.window.thirty-days': {
    ...both,
    by: 'statement',
    says: 'A window of exactly 30 days is served whole.',
    ruling: 'window-over-thirty-days',
  },
  'events.window.up-to-a-year': {
    ...refused,
    says: 'A window of event dates of over 30 days and up to a year is served.',
    ruling: 'window-over-thirty-days',
  },
  'events.window.most-recent-days': {
    ...refused,
    says: 'Of a window that is too long the most recent permitted days are served.',
    ruling: 'window-over-thirty-days',
  },
  'events.window.adjustment': {
    ...refused,
    says: 'A shortened window is reported in `meta.window_adjustment`.',
    ruling: 'window-over-thirty-days',
  },
  'events.window.over-a-year': {
    ...refused,
    says: 'A window of clearly more than a year earns `DATE_WINDOW_TOO_LARGE`.',
    ruling: 'window-over-thirty-days',
  },
  'events.window.chunks': {
    ...list,
    by: 'client',
    seen: 'no',
    says: 'A longer span is read in consecutive windows, each to its last page, each begun without a cursor.',
    untestable: 'It tells clients how to read a long span.',
  },
  'events.window.chunks-add-up': {
    ...listRelation,
    by: 'statement',
    says: 'Consecutive windows give together what one window over them gives.',
    ruling: 'live-data',
  },
  'events.window.default': {
    ...list,
    by: 'statement',
    says: 'Without an explicit window a query without an entity reaches back 24 hours or 7 days.',
    ruling: 'default-window',
  },
  'events.window.default.entity': {
    ...list,
    by: 'statement',
    says: 'Without an explicit window an entity-scoped query reaches back 30 days.',
    ruling: 'default-window',
  },
  'events.window.default.office': {
    ...listOpen,
    says: 'The default window of a query with `office` alone is 24 hours, 7 days or 30 days.',
    ruling: 'default-window',
  },
  'events.window.query-window': {
    ...list,
    by: 'statement',
    says: '`meta.query_window` of an Events list tells the bounds in force.',
    ruling: 'default-window',
  },
  'events.window.query-window.rows': {
    ...list,
    by: 'statement',
    says: 'No row lies outside the bounds that `meta.query_window` tells.',
    ruling: 'default-window',
  },
  'events.window.one-sided': {
    ...listOpen,
    says: 'How a window with one bound only is completed is not shown.',
  },
  'events.window.explicit-and-relative': {
    ...refused,
    says: '`date_start` or `date_end` beside `days` earns `CONFLICTING_TIME_WINDOW`.',
    ruling: 'window-mixes',
  },
  'events.window.date-and-days': {
    ...refusedByList,
    says: '`date` beside `days` is not refused.',
    ruling: 'window-mixes',
  },
  'events.window.before-coverage': {
    ...refused,
    says: 'A window that ends before coverage begins earns `DATE_OUT_OF_COVERAGE`, or is served.',
    ruling: 'window-before-coverage',
  },
  'events.window.reaches-into-coverage': {
    ...refused,
    says: 'A window that begins before coverage and ends within it is served.',
    ruling: 'window-before-coverage',
  },
  'events.window.future': {
    ...listOpen,
    says: 'The answer to a window in the future is not shown.',
    ruling: 'window-before-coverage',
  },

  'events.limit.integer': {
    ...list,
    says: '`limit` takes a whole number from 1 to 100.',
    ruling: 'limit-above-max',
  },
  'events.limit.page-size': {
    ...list,
    says: 'A page has no more rows than the `limit` in force.',
    ruling: 'limit-above-max',
  },
  'events.limit.default': { ...list, says: 'Without `limit` a page holds up to 25 Events.' },
  'events.limit.above-max': {
    ...list,
    says: 'A `limit` above 100 is served at 100.',
    ruling: 'limit-above-max',
  },
  'events.limit.above-max.normalized': {
    ...list,
    says: 'A `limit` above 100 is listed in `applied_filters.normalized`.',
    ruling: 'limit-above-max',
  },
  'events.limit.below-min': {
    ...list,
    says: 'A `limit` below 1 earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'events.limit.non-numeric': {
    ...list,
    says: 'A `limit` that is no number earns `INVALID_LIMIT`.',
    ruling: 'limit-above-max',
  },
  'events.cursor.next-page': {
    ...listRelation,
    says: '`cursor` with the `next_cursor` of a page returns the page after it.',
    ruling: 'end-of-walk',
  },
  'events.cursor.walk-ends': {
    ...listRelation,
    by: 'statement',
    says: 'A walk along `next_cursor` comes to a null.',
    ruling: 'end-of-walk',
  },
  'events.cursor.walk-no-repeats': {
    ...listRelation,
    by: 'statement',
    says: 'A walk along `next_cursor` meets no Event twice.',
    ruling: 'end-of-walk',
  },
  'events.cursor.walk-complete': {
    ...listRelation,
    by: 'statement',
    says: 'A walk along `next_cursor` meets every Event of the result.',
    ruling: 'end-of-walk',
  },
  'events.cursor.alias-offset': {
    ...listRelation,
    says: '`offset` is another name of `cursor`.',
    ruling: 'offset-and-cursor',
  },
  'events.cursor.offset-number': {
    ...listOpen,
    says: 'What a number in `offset` does is not shown.',
    ruling: 'offset-and-cursor',
  },
  'events.cursor.bound-window': {
    ...listRelation,
    says: 'A cursor is refused beside another window than its own.',
    ruling: 'cursor-errors',
  },
  'events.cursor.bound-filters': {
    ...listRelation,
    says: 'A cursor is refused beside other filters than its own.',
    ruling: 'cursor-errors',
  },
  'events.cursor.bound-ordering': {
    ...listRelation,
    says: 'A cursor is refused beside another `sort` than its own.',
    ruling: 'cursor-errors',
  },
  'events.cursor.bound-workspace': {
    ...list,
    seen: 'account',
    says: 'A cursor is refused to a key of another workspace.',
    ruling: 'cursor-errors',
  },
  'events.cursor.lifetime': {
    ...list,
    seen: 'time',
    says: 'A cursor is refused once 24 hours have passed.',
    ruling: 'cursor-errors',
  },
  'events.cursor.valid-for-a-day': {
    ...list,
    seen: 'time',
    says: 'A cursor serves for 24 hours as long as filters and data stay as they were.',
    untestable: 'A refusal as stale may come from a change of the data, which no reply shows.',
    ruling: 'cursor-errors',
  },
  'events.cursor.keep-filters': {
    ...list,
    by: 'client',
    seen: 'no',
    says: 'The other filters of a walk are sent unchanged with each cursor.',
    untestable: 'It is a duty of clients.',
  },
  'events.cursor.unreadable': {
    ...refusedByList,
    says: 'A text that is no cursor earns `INVALID_CURSOR`.',
    ruling: 'cursor-errors',
  },
  'events.cursor.foreign': {
    ...refusedByList,
    seen: 'relation',
    says: 'A cursor of another endpoint is refused.',
    ruling: 'cursor-errors',
  },

  'events.country.iso-3': {
    ...relation,
    says: '`country` takes three-letter ISO codes.',
    ruling: 'country-codes',
  },
  'events.country.iso-2': {
    ...listRelation,
    says: '`country` takes two-letter ISO codes.',
    ruling: 'country-codes',
  },
  'events.country.english-name': {
    ...listRelation,
    says: '`country` takes English country names.',
    ruling: 'country-codes',
  },
  'events.country.fips': { ...listRelation, says: '`country` takes FIPS codes.', ruling: 'country-codes' },
  'events.country.list': {
    ...listRelation,
    says: 'Countries separated by commas in `country` are alternatives.',
    ruling: 'country-codes',
  },
  'events.country.case-insensitive': { ...listRelation, says: 'Letter case does not matter in `country`.' },
  'events.country.alias-country-iso3': {
    ...listRelation,
    says: '`country_iso3` is another name of `country`.',
    ruling: 'country-and-country-iso3',
  },
  'events.country.match-location': {
    ...listRelation,
    says: 'By default `country` admits Events that took place in the country.',
  },
  'events.country.match-actor-origin': {
    ...listRelation,
    says: 'By default `country` admits Events of which either actor comes from the country.',
    ruling: 'counted-actors',
  },
  'events.country.nothing-else': {
    ...list,
    says: '`country` admits no Event that neither took place in the country nor has an actor from it.',
    ruling: 'counted-actors',
  },
  'events.country.unknown': {
    ...refused,
    says: 'A `country` that is not recognised earns `INVALID_COUNTRY`.',
    ruling: 'country-codes',
  },
  'events.region.values': { ...list, says: '`region` takes each of the nineteen region names.' },
  'events.region.members': {
    ...list,
    says: '`region` stands for its member countries.',
    ruling: 'region-members',
  },
  'events.region.actor-origin': {
    ...open,
    says: 'Whether `region` also admits Events by actor origin is open unless `country_match` decides it.',
    ruling: 'region-and-actors',
  },
  'events.region.unknown': {
    ...both,
    says: 'A `region` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events.continent.values': { ...list, says: '`continent` takes each of the six continent names.' },
  'events.continent.members': {
    ...list,
    says: '`continent` stands for its member countries.',
    ruling: 'region-members',
  },
  'events.continent.actor-origin': {
    ...open,
    says: 'Whether `continent` also admits Events by actor origin is open unless `country_match` decides it.',
    ruling: 'region-and-actors',
  },
  'events.continent.unknown': {
    ...both,
    says: 'A `continent` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events.region.several': {
    ...open,
    says: 'Whether `region` and `continent` take several values, or another letter case, is left open.',
  },
  'events.country-match.values': {
    ...list,
    says: '`country_match` takes `location_or_actor_origin` and `location`.',
  },
  'events.country-match.default': {
    ...listRelation,
    says: 'Without `country_match` the definition `location_or_actor_origin` is in force.',
  },
  'events.country-match.location.country': {
    ...list,
    says: 'With `country_match=location`, `country` admits Events by their location alone.',
  },
  'events.country-match.location.region': {
    ...list,
    says: 'With `country_match=location`, `region` admits Events by their location alone.',
    ruling: 'region-and-actors',
  },
  'events.country-match.location.continent': {
    ...list,
    says: 'With `country_match=location`, `continent` admits Events by their location alone.',
    ruling: 'region-and-actors',
  },
  'events.country-match.echo': {
    ...list,
    says: '`applied_filters.country_match` repeats the definition in force for a geography filter.',
  },
  'events.country-match.unknown': {
    ...both,
    says: 'A `country_match` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },

  'events.admin1.filter': {
    ...list,
    says: '`admin1` selects the Events of a state or province.',
    ruling: 'admin1-country',
  },
  'events.admin1.not-a-city': {
    ...both,
    seen: 'no',
    says: '`admin1` does not select by city.',
    untestable: 'What is a city in an unknown corpus cannot be told from a reply.',
  },
  'events.admin1.discovered-values': {
    ...listRelation,
    operations: ['listEvents', 'listAdmin1'],
    says: '`admin1` takes the values that geography discovery lists.',
  },
  'events.admin1.without-country': {
    ...both,
    says: 'A refused `admin1` without a country earns `INVALID_ADMIN1`.',
    ruling: 'admin1-country',
  },
  'events.admin1.several-countries': {
    ...both,
    says: 'A refused `admin1` beside several countries earns `INVALID_ADMIN1`.',
    ruling: 'admin1-country',
  },
  'events.admin1.validated-alike': {
    ...relation,
    says: 'An endpoint that refuses `admin1` without a country refuses it beside several, and the reverse.',
    ruling: 'admin1-country',
  },
  'events.admin1.unknown': {
    ...open,
    says: 'The answer to an `admin1` that the country does not have is not shown.',
    ruling: 'admin1-country',
  },

  'events.bbox.order': {
    ...list,
    says: '`bbox` is read as lowest latitude, lowest longitude, highest latitude, highest longitude.',
  },
  'events.bbox.inside': { ...list, says: '`bbox` admits no Event outside the box.' },
  'events.bbox.without-coordinates': {
    ...list,
    says: '`bbox` admits no Event without coordinates.',
    ruling: 'nullable-event-fields',
  },
  'events.bbox.latitude-range': {
    ...list,
    says: 'A latitude in `bbox` beyond 90 degrees is refused.',
    ruling: 'faulty-box',
  },
  'events.bbox.longitude-range': {
    ...list,
    says: 'A longitude in `bbox` beyond 180 degrees is refused.',
    ruling: 'faulty-box',
  },
  'events.bbox.malformed': { ...refused, says: 'A `bbox` that is not four numbers earns `INVALID_BBOX`.' },
  'events.bbox.inverted-latitude': {
    ...refused,
    says: 'A `bbox` whose latitudes are inverted earns `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'events.bbox.inverted-longitude': {
    ...refusedByList,
    says: 'A `bbox` whose longitudes are inverted earns `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'events.bbox.edge': {
    ...open,
    says: 'Whether an Event on the edge of a `bbox` is within it is left open.',
  },
  'events.near.order': { ...both, says: '`near` is read as latitude, longitude.' },
  'events.near.inside': {
    ...list,
    says: '`near` admits no Event farther off than the radius.',
    ruling: 'great-circle-distance',
  },
  'events.near.great-circle': {
    ...list,
    says: 'The distance to `near` is measured along a great circle.',
    ruling: 'great-circle-distance',
  },
  'events.near.lat-lon': { ...listRelation, says: '`lat` and `lon` together say the same as `near`.' },
  'events.near.lat-lng': { ...listRelation, says: '`lat` and `lng` together say the same as `near`.' },
  'events.near.beside-lat-lon': {
    ...open,
    says: 'The answer to `near` beside `lat` and a longitude, or beside `bbox`, is left open.',
  },
  'events.near.half-a-point': {
    ...refusedByList,
    says: '`lat` without a longitude is refused.',
    ruling: 'near-without-radius',
  },
  'events.near.malformed': { ...refused, says: 'A `near` that is not two numbers earns `INVALID_NEAR`.' },
  'events.near.out-of-range': {
    ...open,
    says: 'The answer to a point beyond latitude 90 or longitude 180 is not shown.',
    ruling: 'near-without-radius',
  },
  'events.radius-km.default': {
    ...list,
    says: 'Without `radius_km` the radius around a point is 100 km.',
    ruling: 'near-without-radius',
  },
  'events.radius-km.max': {
    ...list,
    says: 'No row is farther than 2000 km from the point, however large `radius_km` is.',
    ruling: 'radius-above-max',
  },
  'events.radius-km.non-positive': {
    ...refused,
    says: 'A `radius_km` of zero or less is refused.',
    ruling: 'near-without-radius',
  },
  'events.radius-km.non-numeric': { ...refused, says: 'A `radius_km` that is no number is refused.' },
  'events.radius-km.without-point': {
    ...open,
    says: 'The answer to `radius_km` without a point is not shown.',
    ruling: 'near-without-radius',
  },

  'events.source-actor-country.filter': {
    ...both,
    says: '`source_actor_country` selects Events whose acting side comes from the country.',
    ruling: 'counted-actors',
  },
  'events.source-actor-country.conflict-first-actor': {
    ...list,
    says: 'The acting side of a `conflict` Event is its first actor.',
    ruling: 'counted-actors',
  },
  'events.source-actor-country.grammar': {
    ...listRelation,
    says: '`source_actor_country` takes the same forms of a country as `country`.',
    ruling: 'country-codes',
  },
  'events.source-actor-country.no-regions': {
    ...list,
    says: 'A region or continent in `source_actor_country` is not expanded to its members.',
    ruling: 'region-and-actors',
  },
  'events.source-actor-country.unknown': {
    ...refused,
    says: 'A `source_actor_country` that is not recognised earns `INVALID_COUNTRY`.',
    ruling: 'region-and-actors',
  },
  'events.target-actor-country.filter': {
    ...both,
    says: '`target_actor_country` selects Events whose receiving side comes from the country.',
    ruling: 'counted-actors',
  },
  'events.target-actor-country.unknown': {
    ...refused,
    says: 'A `target_actor_country` that is not recognised earns `INVALID_COUNTRY`.',
    ruling: 'region-and-actors',
  },
  'events.actor-country.filter': {
    ...both,
    says: '`actor_country` selects Events of which either side comes from the country.',
    ruling: 'counted-actors',
  },
  'events.actor-country.union': {
    ...listRelation,
    says: '`actor_country` selects what the source and the target filter select together.',
    ruling: 'counted-actors',
  },
  'events.actor-country.unknown': {
    ...refused,
    says: 'An `actor_country` that is not recognised earns `INVALID_COUNTRY`.',
    ruling: 'region-and-actors',
  },

  'events.entity.spine-id': { ...list, says: '`entity` takes a spine id.', ruling: 'accepted-handles' },
  'events.entity.wiki-id': { ...both, says: '`entity` takes a `wiki:` id.', ruling: 'accepted-handles' },
  'events.entity.name': { ...list, says: '`entity` takes a name.', ruling: 'accepted-handles' },
  'events.entity.cik-id': {
    ...open,
    says: 'Whether `entity` resolves a `cik:` id on Events is not shown.',
    ruling: 'accepted-handles',
  },
  'events.entity.encyclopedia-url': {
    ...list,
    heading: 'Endpoints > Entities and search',
    by: 'statement',
    says: '`entity` resolves an encyclopedia URL, or lists it as unresolved.',
    ruling: 'accepted-handles',
  },
  'events.entity.union': {
    ...listRelation,
    says: 'Handles separated by commas select what each of them selects.',
  },
  'events.entity.max-handles': {
    ...both,
    says: '`entity` takes up to 25 handles.',
    ruling: 'unresolved-handles',
  },
  'events.entity.over-max-handles': {
    ...both,
    says: 'More than 25 handles earn `MULTIPLE_ENTITY_HANDLES`.',
    ruling: 'unresolved-handles',
  },
  'events.entity.alias-entity-id': { ...listRelation, says: '`entity_id` is another name of `entity`.' },
  'events.entity.alias-entities': { ...listRelation, says: '`entities` is another name of `entity`.' },
  'events.entity.unresolved.adds-nothing': {
    ...listRelation,
    says: 'A handle that does not resolve adds nothing to the result.',
    ruling: 'unresolved-handles',
  },
  'events.entity.unresolved.listed': {
    ...list,
    says: 'A handle that does not resolve is listed in `applied_filters.entity_handles_unresolved`.',
    ruling: 'unresolved-handles',
  },
  'events.entity.unresolved.all': {
    ...listRelation,
    says: 'Handles of which none resolves never return the unfiltered result.',
    ruling: 'unresolved-handles',
  },
  'events.entity-match.coverage': { ...both, says: '`entity_match` takes `coverage`.' },
  'events.entity-match.default': {
    ...listRelation,
    says: 'Without `entity_match` the policy is `coverage`.',
  },
  'events.entity-match.other-values': {
    ...list,
    says: 'Another `entity_match` than `coverage` is refused, or served as `coverage`.',
    ruling: 'entity-match',
  },
  'events.entity-match.other-values.code': {
    ...list,
    says: 'A refused `entity_match` earns `UNSUPPORTED_ENTITY_MATCH`.',
    ruling: 'entity-match',
  },
  'events.entity-match.fallback.flag': {
    ...list,
    says: 'A fallback to `coverage` sets `applied_filters.coverage_fallback_applied` to true.',
    ruling: 'entity-match',
  },
  'events.entity-match.fallback.rows': {
    ...listRelation,
    says: 'A fallback to `coverage` returns the Events that `coverage` returns.',
    ruling: 'entity-match',
  },
  'events.entity-match.coverage.no-flag': {
    ...list,
    says: '`entity_match=coverage` is never reported as a fallback.',
    ruling: 'entity-match',
  },
  'events.entity-family.values': { ...list, says: '`entity_family` takes `expand` and `exact`.' },
  'events.entity-family.default': { ...listRelation, says: 'Without `entity_family` the value is `expand`.' },
  'events.entity-family.expand': {
    ...listRelation,
    says: '`entity_family=expand` also matches the ids merged into the same entity.',
  },
  'events.entity-family.expand.echo': {
    ...list,
    seen: 'data',
    says: 'The ids that `expand` adds are listed in `applied_filters.entity_ids_expanded`.',
  },
  'events.entity-family.exact': {
    ...listRelation,
    says: '`entity_family=exact` matches the id sent and no merged sibling.',
  },
  'events.entity-family.unknown': {
    ...both,
    says: 'An `entity_family` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events.office.q-number': {
    ...list,
    seen: 'data',
    says: '`office` takes an id in the form of a Q-number.',
    ruling: 'office',
  },
  'events.office.p-id': {
    ...list,
    seen: 'data',
    says: '`office` takes an id that begins with `p_`.',
    ruling: 'office',
  },
  'events.office.scope': {
    ...list,
    seen: 'data',
    says: '`office` scopes to the holders whose term overlaps the window.',
  },
  'events.office.union-with-entity': {
    ...listRelation,
    says: '`office` beside `entity` selects what each of them selects.',
  },
  'events.office.name': { ...both, says: 'An `office` given by name is refused with 400.', ruling: 'office' },
  'events.office.unknown': {
    ...listOpen,
    says: 'The answer to a well-formed `office` that does not exist is not shown.',
    ruling: 'office',
  },
  'events.office.several': {
    ...open,
    says: 'Whether `office` takes several ids, or another letter case, is left open.',
  },
  'events.office.roster-too-large': {
    ...list,
    seen: 'data',
    says: 'An `office` with over 1,000 holders in the window earns `OFFICE_SCOPE_TOO_LARGE`.',
  },
  'events.office-as-of.holders': {
    ...list,
    seen: 'data',
    says: '`office_as_of` scopes to the holders of the office on that date.',
    ruling: 'office',
  },
  'events.office-as-of.without-office': {
    ...listRelation,
    says: '`office_as_of` without `office` does not change the result.',
    ruling: 'office',
  },
  'events.office-as-of.undated-excluded': {
    ...list,
    seen: 'data',
    says: '`office_as_of` leaves out holders whose term has no dates.',
    ruling: 'office',
  },
  'events.office-as-of.undated-counted': {
    ...list,
    seen: 'data',
    says: '`office_holders.undated_excluded` counts the holders left out under `office_as_of`.',
    ruling: 'office',
  },
  'events.office-as-of.malformed': {
    ...refused,
    says: 'An `office_as_of` beside `office` that is no YYYY-MM-DD date earns `INVALID_DATE`.',
    ruling: 'office',
  },

  'events.category.conflict-values': {
    ...list,
    says: '`category` takes each of the six conflict event types.',
  },
  'events.category.cameoplus-values': {
    ...list,
    says: '`category` takes each of the ten `cameoplus` domains.',
  },
  'events.category.filter': { ...list, says: '`category` admits no Event of another category.' },
  'events.category.list': { ...listRelation, says: 'Categories separated by commas are alternatives.' },
  'events.category.case-insensitive': { ...listRelation, says: 'Letter case does not matter in `category`.' },
  'events.category.alias-categories': {
    ...listRelation,
    says: '`categories` is another name of `category`.',
  },
  'events.category.unknown': {
    ...both,
    says: 'A `category` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events.category.implies-family': {
    ...list,
    says: '`category` restricts the result to the family that it belongs to.',
  },
  'events.event-family.deprecated': {
    ...both,
    says: 'The deprecated `event_family` is still applied.',
    ruling: 'contradicting-family-filters',
  },
  'events.domain.deprecated': {
    ...both,
    says: 'The deprecated `domain` is still applied.',
    ruling: 'contradicting-family-filters',
  },
  'events.event-family.contradicts-category': {
    ...refused,
    says: 'An `event_family` that contradicts `category` earns `EVENT_FAMILY_CATEGORY_CONFLICT`.',
    ruling: 'contradicting-family-filters',
  },
  'events.domain.contradicts-event-family': {
    ...refused,
    says: '`domain=CONFLICT` beside another `event_family` earns `CONFLICTING_FAMILY_FILTER`.',
    ruling: 'contradicting-family-filters',
  },
  'events.subcategory.filter': { ...list, says: '`subcategory` admits no Event of another subcategory.' },
  'events.subcategory.list': {
    ...listRelation,
    says: 'Subcategories separated by commas are alternatives.',
    ruling: 'several-categories',
  },
  'events.subcategory.letter-case': {
    ...open,
    says: 'Whether letter case matters in `subcategory`, or in an enum other than `category`, is left open.',
    ruling: 'unknown-enum-value',
  },
  'events.subcategory.without-category': {
    ...both,
    by: 'statement',
    says: '`subcategory` without `category` earns `SUBCATEGORY_REQUIRES_CATEGORY`.',
    ruling: 'subcategory-errors',
  },
  'events.subcategory.wrong-category': {
    ...both,
    by: 'statement',
    says: 'A subcategory of another category earns `INVALID_SUBCATEGORY_FOR_CATEGORY`.',
    ruling: 'subcategory-errors',
  },
  'events.subcategory.wrong-category.accepted-values': {
    ...both,
    by: 'statement',
    says: '`INVALID_SUBCATEGORY_FOR_CATEGORY` comes with `details.accepted_values`.',
    ruling: 'error-details',
  },
  'events.subcategory.invented': {
    ...refused,
    says: 'A subcategory that does not exist is refused.',
    ruling: 'subcategory-errors',
  },
  'events.subcategory.never-empty': {
    ...list,
    by: 'absolute',
    says: 'A mismatch of category and subcategory is never answered with an empty 200.',
    ruling: 'subcategory-errors',
  },
  'events.subcategory.without-events': {
    ...list,
    by: 'statement',
    seen: 'data',
    says: 'A code that no Event of the window carries is answered with an empty 200.',
  },

  'events.significance-min.bound': {
    ...list,
    says: '`significance_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.significance-max.bound': {
    ...list,
    says: '`significance_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.significance-min.range': { ...both, says: '`significance_min` takes numbers from 0 to 1.' },
  'events.significance-min.out-of-range': {
    ...refusedByList,
    says: 'A `significance_min` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.significance-max.range': { ...both, says: '`significance_max` takes numbers from 0 to 1.' },
  'events.significance-max.out-of-range': {
    ...refusedByList,
    says: 'A `significance_max` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.confidence-min.bound': {
    ...list,
    says: '`confidence_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.confidence-max.bound': {
    ...list,
    says: '`confidence_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.confidence-min.range': { ...both, says: '`confidence_min` takes numbers from 0 to 1.' },
  'events.confidence-min.out-of-range': {
    ...refusedByList,
    says: 'A `confidence_min` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.confidence-max.range': { ...both, says: '`confidence_max` takes numbers from 0 to 1.' },
  'events.confidence-max.out-of-range': {
    ...refusedByList,
    says: 'A `confidence_max` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.goldstein-scale-min.bound': {
    ...list,
    says: '`goldstein_scale_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.goldstein-scale-max.bound': {
    ...list,
    says: '`goldstein_scale_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.goldstein-scale-min.range': {
    ...both,
    says: '`goldstein_scale_min` takes numbers from -10 to 10.',
  },
  'events.goldstein-scale-min.out-of-range': {
    ...refusedByList,
    says: 'A `goldstein_scale_min` outside -10 to 10 earns `INVALID_NUMBER`.',
  },
  'events.goldstein-scale-max.range': {
    ...both,
    says: '`goldstein_scale_max` takes numbers from -10 to 10.',
  },
  'events.goldstein-scale-max.out-of-range': {
    ...refusedByList,
    says: 'A `goldstein_scale_max` outside -10 to 10 earns `INVALID_NUMBER`.',
  },
  'events.magnitude-min.bound': {
    ...list,
    says: '`magnitude_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.magnitude-max.bound': {
    ...list,
    says: '`magnitude_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.magnitude-min.range': { ...both, says: '`magnitude_min` takes numbers from 0 to 10.' },
  'events.magnitude-min.out-of-range': {
    ...refusedByList,
    says: 'A `magnitude_min` outside 0 to 10 earns `INVALID_NUMBER`.',
  },
  'events.magnitude-max.range': { ...both, says: '`magnitude_max` takes numbers from 0 to 10.' },
  'events.magnitude-max.out-of-range': {
    ...refusedByList,
    says: 'A `magnitude_max` outside 0 to 10 earns `INVALID_NUMBER`.',
  },
  'events.magnitude.cameoplus-only': {
    ...list,
    says: 'A bound on `magnitude` admits no `conflict` Event.',
    ruling: 'implied-family',
  },
  'events.systemic-importance-min.bound': {
    ...list,
    says: '`systemic_importance_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.systemic-importance-max.bound': {
    ...list,
    says: '`systemic_importance_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.systemic-importance-min.range': {
    ...both,
    says: '`systemic_importance_min` takes numbers from 0 to 1.',
  },
  'events.systemic-importance-min.out-of-range': {
    ...refusedByList,
    says: 'A `systemic_importance_min` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.systemic-importance-max.range': {
    ...both,
    says: '`systemic_importance_max` takes numbers from 0 to 1.',
  },
  'events.systemic-importance-max.out-of-range': {
    ...refusedByList,
    says: 'A `systemic_importance_max` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.systemic-importance.cameoplus-only': {
    ...list,
    says: 'A bound on `systemic_importance` admits no `conflict` Event.',
    ruling: 'implied-family',
  },
  'events.propagation-potential-min.bound': {
    ...list,
    says: '`propagation_potential_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.propagation-potential-max.bound': {
    ...list,
    says: '`propagation_potential_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.propagation-potential-min.range': {
    ...both,
    says: '`propagation_potential_min` takes numbers from 0 to 1.',
  },
  'events.propagation-potential-min.out-of-range': {
    ...refusedByList,
    says: 'A `propagation_potential_min` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.propagation-potential-max.range': {
    ...both,
    says: '`propagation_potential_max` takes numbers from 0 to 1.',
  },
  'events.propagation-potential-max.out-of-range': {
    ...refusedByList,
    says: 'A `propagation_potential_max` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.propagation-potential.cameoplus-only': {
    ...list,
    says: 'A bound on `propagation_potential` admits no `conflict` Event.',
    ruling: 'implied-family',
  },
  'events.market-sensitivity-min.bound': {
    ...list,
    says: '`market_sensitivity_min` admits no Event with a lower value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.market-sensitivity-max.bound': {
    ...list,
    says: '`market_sensitivity_max` admits no Event with a higher value.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.market-sensitivity-min.range': {
    ...both,
    says: '`market_sensitivity_min` takes numbers from 0 to 1.',
  },
  'events.market-sensitivity-min.out-of-range': {
    ...refusedByList,
    says: 'A `market_sensitivity_min` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.market-sensitivity-max.range': {
    ...both,
    says: '`market_sensitivity_max` takes numbers from 0 to 1.',
  },
  'events.market-sensitivity-max.out-of-range': {
    ...refusedByList,
    says: 'A `market_sensitivity_max` outside 0 to 1 earns `INVALID_NUMBER`.',
  },
  'events.market-sensitivity.cameoplus-only': {
    ...list,
    says: 'A bound on `market_sensitivity` admits no `conflict` Event.',
    ruling: 'implied-family',
  },
  'events.geo-precision-min.bound': {
    ...listRelation,
    says: '`geo_precision_min` admits no Event with a lower value.',
    ruling: 'geo-precision-and-rationale',
  },
  'events.geo-precision-max.bound': {
    ...listRelation,
    says: '`geo_precision_max` admits no Event with a higher value.',
    ruling: 'geo-precision-and-rationale',
  },
  'events.geo-precision-min.range': { ...both, says: '`geo_precision_min` takes numbers from 1 to 3.' },
  'events.geo-precision-min.out-of-range': {
    ...refusedByList,
    says: 'A `geo_precision_min` outside 1 to 3 earns `INVALID_NUMBER`.',
  },
  'events.geo-precision-max.range': { ...both, says: '`geo_precision_max` takes numbers from 1 to 3.' },
  'events.geo-precision-max.out-of-range': {
    ...refusedByList,
    says: 'A `geo_precision_max` outside 1 to 3 earns `INVALID_NUMBER`.',
  },
  'events.metric-bounds.non-numeric': {
    ...refused,
    says: 'A metric bound that is no number earns `INVALID_NUMBER`.',
  },
  'events.metric-bounds.crossed': {
    ...refused,
    says: 'A metric `_min` above its `_max` earns `INVALID_NUMBER_RANGE`.',
  },
  'events.metric-bounds.equal': {
    ...refused,
    says: 'A metric `_min` equal to its `_max` is served.',
    ruling: 'metric-bounds-inclusive',
  },
  'events.metric-bounds.other-family': {
    ...refused,
    says: 'A `cameoplus` metric beside conflict categories alone earns `EVENT_FAMILY_METRIC_CONFLICT`.',
    ruling: 'implied-family',
  },

  'events.has-fatalities.true': {
    ...both,
    says: '`has_fatalities=true` admits only Events with a fatality count above zero.',
  },
  'events.has-fatalities.true.complete': {
    ...listRelation,
    says: '`has_fatalities=true` keeps every Event with a fatality count above zero.',
  },
  'events.has-fatalities.true.conflict-only': {
    ...list,
    says: '`has_fatalities=true` admits only `conflict` Events.',
  },
  'events.has-fatalities.false': {
    ...list,
    says: '`has_fatalities=false` admits no Event with a fatality count above zero.',
    ruling: 'has-fatalities-false',
  },
  'events.has-fatalities.false.unknown': {
    ...listRelation,
    says: '`has_fatalities=false` keeps `conflict` Events whose count is not known.',
    ruling: 'has-fatalities-false',
  },
  'events.has-fatalities.invalid': {
    ...refused,
    says: 'A `has_fatalities` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'events.civilian-targeting.true': {
    ...relation,
    says: '`civilian_targeting=true` selects the Events coded as aimed at civilians.',
    ruling: 'civilian-targeting',
  },
  'events.civilian-targeting.false': {
    ...open,
    says: 'What `civilian_targeting=false` selects is not shown.',
    ruling: 'civilian-targeting',
  },
  'events.civilian-targeting.invalid': {
    ...refused,
    says: 'A `civilian_targeting` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'events.booleans.case-insensitive': {
    ...refusedByList,
    seen: 'relation',
    says: 'Letter case does not matter in `true` and `false`.',
    ruling: 'boolean-spelling',
  },
  'events.languages.filter': {
    ...relation,
    says: '`languages` keeps only Events whose linked Stories have coverage in the language.',
  },
  'events.languages.iso-639-1': { ...list, says: '`languages` takes two-letter ISO 639-1 codes.' },
  'events.languages.iso-639-2': { ...list, says: '`languages` takes three-letter ISO 639-2 codes.' },
  'events.languages.other-values': {
    ...open,
    says: 'The answer to several `languages`, to unknown ones and to variants of a code is left open.',
  },
  'events.languages.alias-language': { ...listRelation, says: '`language` is another name of `languages`.' },

  'events.search.alias-q': { ...listRelation, says: '`q` is another name of `search`.' },
  'events.search-mode.values': { ...list, says: '`search_mode` takes `semantic` and `lexical`.' },
  'events.search-mode.default': {
    ...listRelation,
    says: 'Without `search_mode` a search is semantic.',
    ruling: 'phrase-search',
  },
  'events.search-mode.unknown': {
    ...list,
    says: 'A `search_mode` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events.search.semantic.phrase': {
    ...list,
    by: 'statement',
    says: 'Semantic search looks for the whole phrase in names and titles.',
    ruling: 'phrase-search',
  },
  'events.search.semantic.embedding': {
    ...list,
    by: 'statement',
    seen: 'no',
    says: 'Semantic search also looks for what is near the phrase in meaning.',
    untestable: 'What is near in meaning is the deployment’s own judgement.',
  },
  'events.search.semantic.literal-first': {
    ...list,
    by: 'statement',
    says: 'In semantic search literal matches stand before all others.',
    ruling: 'phrase-search',
  },
  'events.search.semantic.unavailable': {
    ...list,
    by: 'shape-if-present',
    seen: 'data',
    says: 'Semantic search that cannot be served earns 503 `SEMANTIC_SEARCH_UNAVAILABLE`.',
    ruling: 'answers-to-any-request',
  },
  'events.search.semantic.extent': {
    ...listOpen,
    says: 'How many Events a semantic search finds, and whether it finds the same ones again, is left open.',
    ruling: 'phrase-search',
  },
  'events.search.length': {
    ...listOpen,
    says: 'The answer to an empty search, and to a very long one, is left open.',
  },
  'events.search.lexical.contains': {
    ...list,
    by: 'statement',
    says: 'Each row of a lexical search has the phrase in its title or summary.',
    ruling: 'phrase-search',
  },
  'events.search.lexical.complete': {
    ...listRelation,
    by: 'statement',
    says: 'A lexical search returns every Event of the filtered set that has the phrase.',
    ruling: 'phrase-search',
  },
  'events.search.lexical.case-insensitive': {
    ...listRelation,
    by: 'statement',
    says: 'Letter case does not matter in a lexical search.',
  },
  'events.search.lexical.no-stemming': {
    ...list,
    by: 'statement',
    says: 'A lexical search does not reduce words to their stems.',
    ruling: 'phrase-search',
  },
  'events.search.lexical.no-boolean': {
    ...list,
    by: 'statement',
    says: 'A lexical search reads no boolean operators.',
    ruling: 'phrase-search',
  },
  'events.search.lexical.no-fallback': {
    ...list,
    by: 'absolute',
    seen: 'no',
    says: 'A lexical search never falls back to another store.',
    untestable: 'Which store answers cannot be seen from outside.',
  },
  'events.search.or.first-term': {
    ...listRelation,
    by: 'statement',
    says: 'A search of the form `a OR b` is answered as a search for `a`.',
    ruling: 'phrase-search',
  },
  'events.search.or.notice': {
    ...listRelation,
    by: 'statement',
    says: 'The reply to `a OR b` tells that the search was reduced.',
    ruling: 'phrase-search',
  },
  'events.search.one-character': {
    ...listOpen,
    says: 'Whether a search of one character is served on Events is not shown.',
    ruling: 'phrase-search',
  },
  'events.filters.combination': {
    ...listRelation,
    by: 'statement',
    says: 'Filters that are sent together select the Events that every one of them selects.',
  },
  'events.sort.values': { ...list, says: '`sort` takes `significance` and `recent`.' },
  'events.sort.default': {
    ...list,
    says: 'Without `sort` and search, Events are ranked by significance.',
    ruling: 'sort-directions',
  },
  'events.sort.significance': {
    ...list,
    says: '`sort=significance` puts the most significant Events first.',
    ruling: 'sort-directions',
  },
  'events.sort.recent': {
    ...list,
    says: '`sort=recent` puts the newest Events first.',
    ruling: 'sort-directions',
  },
  'events.sort.recent.time': {
    ...listOpen,
    says: 'Which time of an Event `sort=recent` follows is left open.',
    ruling: 'sort-directions',
  },
  'events.sort.ties': {
    ...listOpen,
    says: 'The order of Events that rank alike is left open.',
    ruling: 'sort-directions',
  },
  'events.sort.relevance': {
    ...listRelation,
    says: 'A search without `sort` is ranked by relevance.',
    ruling: 'phrase-search',
  },
  'events.sort.unknown': {
    ...list,
    says: 'A `sort` outside the list is refused.',
    ruling: 'unknown-enum-value',
  },
  'events.include-images.default': {
    ...listRelation,
    says: 'Without `include_images` no images are attached.',
  },
  'events.include-images.true': { ...listRelation, says: '`include_images=true` attaches images to cards.' },
  'events.include-images.invalid': {
    ...refusedByList,
    says: 'An `include_images` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },
  'events.include-entity-images.default': {
    ...listRelation,
    says: 'Without `include_entity_images` the thumbnails of entities come with the images.',
  },
  'events.include-entity-images.false': {
    ...listRelation,
    says: '`include_entity_images=false` leaves the thumbnails of entities out.',
  },
  'events.include-entity-images.without-images': {
    ...listRelation,
    says: '`include_entity_images` changes nothing unless `include_images` is true.',
  },
  'events.include-entity-images.invalid': {
    ...refusedByList,
    says: 'An `include_entity_images` that is no boolean earns `INVALID_BOOLEAN`.',
    ruling: 'boolean-spelling',
  },

  'events.rejected.fatalities-min': {
    ...list,
    by: 'statement',
    says: '`fatalities_min` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.fatalities-max': {
    ...list,
    by: 'statement',
    says: '`fatalities_max` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.min-fatalities': {
    ...list,
    by: 'statement',
    says: '`min_fatalities` earns 400 `UNSUPPORTED_FILTER`.',
    ruling: 'retired-aliases',
  },
  'events.rejected.max-fatalities': {
    ...list,
    by: 'statement',
    says: '`max_fatalities` earns 400 `UNSUPPORTED_FILTER`.',
    ruling: 'retired-aliases',
  },
  'events.rejected.fatalities': {
    ...list,
    by: 'statement',
    says: '`fatalities` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.geo-scope': {
    ...list,
    by: 'statement',
    says: '`geo_scope` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.scope': { ...list, by: 'statement', says: '`scope` earns 400 `UNSUPPORTED_FILTER`.' },
  'events.rejected.detail': { ...list, by: 'statement', says: '`detail` earns 400 `UNSUPPORTED_FILTER`.' },
  'events.rejected.event-readiness': {
    ...list,
    by: 'statement',
    says: '`event_readiness` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.cluster-certainty': {
    ...list,
    by: 'statement',
    says: '`cluster_certainty` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.quad-class': {
    ...list,
    by: 'statement',
    says: '`quad_class` earns 400 `UNSUPPORTED_FILTER`.',
  },
  'events.rejected.as-of': { ...list, by: 'statement', says: '`as_of` earns 400 `UNSUPPORTED_PARAM`.' },
  'events.rejected.fatality-thresholds': {
    ...list,
    by: 'client',
    seen: 'no',
    says: 'Clients who need a fatality threshold use `has_fatalities`, the card field or summary tolls.',
    untestable: 'It tells clients what to use instead.',
  },
  'events.rejected.past-state': {
    ...list,
    by: 'client',
    seen: 'no',
    says: 'Clients who need a past state use coded or recorded bounds, or point-in-time endpoints.',
    untestable: 'It tells clients what to use instead.',
  },
  'events.metrics.live': {
    ...list,
    by: 'statement',
    seen: 'no',
    says: 'Metrics are computed at the time of the request.',
    ruling: 'live-data',
    untestable: 'When a value was computed cannot be seen from outside.',
  },
} as const satisfies Clauses;
