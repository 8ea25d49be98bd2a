import type { FaultId } from '../planted.js';
import { type Faults, type Planted, planting } from '../planted.js';

const seen = new WeakMap<Planted, Planted>();

/**
 * How the rules that Stories share with Events see the faults of a deployment. On Stories such a rule asks for
 * the fault `stories.` and its own id, without `events.` in front: `window.not-capped` becomes
 * `stories.window.not-capped`, which bends Stories and leaves Events alone. Variants are forms of both.
 */
export function onStories(planted: Planted): Planted {
  const known = seen.get(planted);
  if (known !== undefined) return known;
  const answers = new Map<FaultId, boolean>();
  const shared = planting((fault) => {
    const answer = answers.get(fault);
    if (answer !== undefined) return answer;
    const own = planted(`stories.${fault.replace(/^events\./, '')}` as FaultId);
    answers.set(fault, own);
    return own;
  }, planted.varied);
  seen.set(planted, shared);
  return shared;
}

/** How the rules that Stories share with Events break on Stories; `onStories` says where each one is asked for. */
export const sharedStoryFaults = {
  'stories.window.default-unbounded': {
    clauses: ['stories.window.default.same-as-events'],
    admits: ['limits.date-window.max'],
    summary: 'Has no window at all on Stories when none is sent',
  },
  'stories.window.default-thirty-days': {
    clauses: ['stories.window.default.same-as-events'],
    summary: 'Reaches back 30 days on Stories when no window is sent, entity or not',
  },
  'stories.window.inverted-empty': {
    clauses: ['error.invalid-date-range'],
    summary: 'Answers an inverted range on Stories with an empty 200',
  },
  'stories.window.explicit-and-relative-served': {
    clauses: ['error.conflicting-time-window'],
    summary: 'Serves date_start beside days on Stories, and lets days win',
  },
  'stories.window.not-capped': {
    clauses: ['limits.date-window.max'],
    summary: 'Serves windows of any length whole on Stories',
  },
  'stories.window.thirty-days-cut': {
    clauses: ['limits.date-window.inclusive'],
    summary: 'Cuts a window of exactly 30 days to 29 on Stories',
  },
  'stories.window.over-cap-refused': {
    clauses: ['error.date-window-too-large.served-up-to-a-year'],
    summary: 'Answers every window over 30 days on Stories with DATE_WINDOW_TOO_LARGE',
  },
  'stories.window.oldest-days-kept': {
    clauses: ['error.date-window-too-large.most-recent-days'],
    summary: 'Keeps the oldest 30 days of a window that is too long on Stories',
  },
  'stories.window.adjustment-missing': {
    clauses: ['error.date-window-too-large.window-adjustment'],
    summary: 'Cuts a window to 30 days on Stories without a word',
  },
  'stories.window.adjustment-text': {
    clauses: ['envelope.meta.window-adjustment'],
    summary: 'Tells the adjustment of a window on Stories as a text in place of an object',
  },
  'stories.window.adjustment-without-reason': {
    clauses: ['envelope.meta.window-adjustment.reason'],
    summary: 'Leaves reason out of window_adjustment on Stories',
  },
  'stories.window.over-a-year-adjusted': {
    clauses: ['error.date-window-too-large'],
    summary: 'Serves windows of more than a year on Stories at their most recent 30 days',
  },
  'stories.window.too-large-without-coverage': {
    clauses: ['error.date-window-too-large.details.coverage'],
    summary: 'Leaves coverage out of the details of DATE_WINDOW_TOO_LARGE on Stories',
  },
  'stories.window.too-large-without-suggested-window': {
    clauses: ['error.date-window-too-large.details.suggested-window'],
    summary: 'Leaves suggested_window out of the details of DATE_WINDOW_TOO_LARGE on Stories',
  },
  'stories.window.too-large-without-max-days': {
    clauses: ['error.date-window-too-large.details.max-days'],
    summary: 'Leaves max_days out of the details of DATE_WINDOW_TOO_LARGE on Stories',
  },
  'stories.window.before-coverage-wrong-code': {
    clauses: ['error.date-out-of-coverage'],
    summary: 'Answers a window before coverage on Stories with INVALID_DATE',
  },
  'stories.date.malformed-dropped': {
    clauses: ['error.invalid-date'],
    summary: 'Drops a date on Stories that it cannot read, and answers 200',
  },
  'stories.days.non-numeric-dropped': {
    clauses: ['error.invalid-number.days'],
    summary: 'Drops a days on Stories that is no number, and serves the default window',
  },
  'stories.observed.malformed-dropped': {
    clauses: ['error.invalid-date.observed'],
    summary: 'Drops an observed bound on Stories that it cannot read',
  },
  'stories.observed.instant-refused': {
    clauses: ['error.invalid-date.observed-instant'],
    summary: 'Takes dates only as observed bounds on Stories',
  },

  'stories.bbox.longitude-first': {
    clauses: ['stories.bbox.linked-events', 'stories.bbox.nothing-else', 'error.invalid-bbox.latitude-first'],
    summary: 'Reads bbox longitude first on Stories',
  },
  'stories.bbox.latitude-only': {
    clauses: ['stories.bbox.nothing-else'],
    summary: 'Filters Stories by the latitudes of bbox only',
  },
  'stories.bbox.whole-turn-empty': {
    clauses: ['stories.bbox.linked-events'],
    summary:
      'Takes the width of bbox of Stories modulo 360 degrees, so that a box of all longitudes is empty',
  },
  'stories.bbox.keeps-unlocated': {
    clauses: ['stories.bbox.nothing-else'],
    summary: 'Keeps Stories in every box whose linked Events have no coordinates',
  },
  'stories.bbox.malformed-dropped': {
    clauses: ['error.invalid-bbox'],
    summary: 'Drops a box on Stories that it cannot read, and answers 200',
  },
  'stories.bbox.inverted-latitude-swapped': {
    clauses: ['error.invalid-bbox.inverted-latitude'],
    summary: 'Swaps inverted latitudes on Stories',
  },
  'stories.bbox.inverted-longitude-empty': {
    clauses: ['error.invalid-bbox.inverted-longitude'],
    summary: 'Answers inverted longitudes on Stories with the box between them, swapped',
  },
  'stories.near.malformed-dropped': {
    clauses: ['error.invalid-near'],
    summary: 'Drops a point on Stories that it cannot read, and answers 200',
  },
  'stories.near.triple-accepted': {
    clauses: ['error.invalid-near.triple'],
    summary: 'Takes the radius as a third number of near on Stories',
  },
  'stories.radius.default-50': {
    clauses: ['limits.radius-km.default'],
    summary: 'Reaches 50 km on Stories when no radius is sent',
  },
  'stories.radius.default-1000': {
    clauses: ['limits.radius-km.default'],
    summary: 'Reaches 1,000 km on Stories when no radius is sent',
  },
  'stories.radius.not-capped': {
    clauses: ['limits.radius-km.cap'],
    summary: 'Serves a radius above 2,000 km on Stories as sent',
  },
  'stories.country.unknown-dropped': {
    clauses: ['error.invalid-country'],
    summary: 'Drops an unknown country on Stories, and answers as if it had not been sent',
  },
  'stories.country.echo-wrong': {
    clauses: ['envelope.applied-filters.country-match'],
    summary: 'Names actor origin in country_match on Stories, which only ever match by location',
  },
  'stories.region.wrong-members': {
    clauses: ['stories.region.nothing-else'],
    summary: 'Adds the countries of Europe to every region on Stories',
  },
  'stories.continent.wrong-members': {
    clauses: ['stories.continent.linked-events', 'stories.continent.nothing-else'],
    summary: 'Swaps North America and South America on Stories',
  },

  'stories.entity.spine-id-unresolved': {
    clauses: ['entities.handle.spine.stories'],
    admits: ['entity-card.id.either-form'],
    summary: 'Does not resolve e_ ids on Stories',
  },
  'stories.entity.wiki-id-unresolved': {
    clauses: ['entities.handle.wiki.stories'],
    admits: ['entity-card.id.either-form'],
    summary: 'Does not resolve wiki: ids on Stories',
  },
  'stories.entity.name-unresolved': {
    clauses: ['entities.handle.name.stories'],
    summary: 'Does not resolve names on Stories, and answers 200',
  },
  'stories.entity.encyclopedia-url-lost': {
    clauses: ['entities.handle.encyclopedia-url.stories'],
    summary: 'Loses an encyclopedia_url on Stories: it neither resolves nor is listed',
  },
  'stories.entity.unresolved-unfiltered': {
    clauses: ['stories.entity.unresolved'],
    summary: 'Answers Stories without the filter when no handle resolves',
  },
  'stories.entity.twenty-five-refused': {
    clauses: ['limits.entity-handles.at-max'],
    summary: 'Takes 25 handles on Stories for too many',
  },
  'stories.entity.twenty-fifth-lost': {
    clauses: ['limits.entity-handles.at-max'],
    summary: 'Looks up 24 handles of 25 on Stories, and says nothing of the last one',
  },
  'stories.entity.twenty-six-served': {
    clauses: ['limits.entity-handles.max', 'error.multiple-entity-handles'],
    summary: 'Serves 26 handles on Stories, and refuses from 27 on',
  },
  'stories.entity.over-cap-without-accepted-count': {
    clauses: ['error.multiple-entity-handles.details.accepted-count'],
    summary: 'Does not tell on Stories how many handles are accepted',
  },
  'stories.enum.without-accepted-values': {
    clauses: ['error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    summary: 'Does not list the accepted values of an enum on Stories',
  },

  'stories.limit.above-max-refused': {
    clauses: ['limits.stories-limit.max', 'error.invalid-limit.above-max'],
    summary: 'Answers a limit above 100 on Stories with 400 INVALID_LIMIT',
  },
  'stories.limit.above-max-served': {
    clauses: ['error.invalid-limit.above-max', 'limits.stories-limit.max'],
    summary: 'Serves a limit above 100 on Stories as sent',
  },
  'stories.limit.zero-served': {
    clauses: ['limits.stories-limit.min', 'error.invalid-limit'],
    summary: 'Serves limit=0 on Stories as an empty page',
  },
  'stories.limit.one-refused': {
    clauses: ['limits.stories-limit.min'],
    summary: 'Refuses limit=1 on Stories',
  },
  'stories.limit.hundred-refused': {
    clauses: ['limits.stories-limit.max'],
    summary: 'Refuses limit=100 on Stories',
  },
  'stories.limit.non-numeric-at-default': {
    clauses: ['error.invalid-limit'],
    summary: 'Serves a limit that is no number with the default on Stories',
  },
  'stories.limit.wrong-code': {
    clauses: ['error.invalid-limit', 'limits.stories-limit.min'],
    summary: 'Answers a bad limit on Stories with INVALID_NUMBER',
  },
  'stories.limit.default-50': {
    clauses: ['limits.stories-limit.default'],
    summary: 'Serves 50 Stories when no limit is sent',
  },
  'stories.summary.limit.above-max-refused': {
    clauses: ['error.invalid-limit.above-max'],
    summary: 'Answers a limit above 500 on the Stories summary with INVALID_LIMIT',
  },
  'stories.summary.limit.zero-served': {
    clauses: ['limits.summary-limit.min', 'error.invalid-limit'],
    summary: 'Serves a limit of 0 on the Stories summary with the default',
  },
  'stories.summary.limit.unbounded-default': {
    clauses: ['limits.summary-limit.default'],
    summary: 'Returns every bucket of the Stories summary when no limit is sent',
  },

  'stories.cursor.unreadable-first-page': {
    clauses: ['error.invalid-cursor'],
    summary: 'Answers a cursor on Stories that it cannot read with the first page',
  },
  'stories.cursor.filters-unbound': {
    clauses: ['error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Serves a cursor on Stories beside other filters than its own',
  },
  'stories.cursor.window-unbound': {
    clauses: ['error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Serves a cursor on Stories beside another window than its own',
  },
  'stories.cursor.stale-without-reason': {
    clauses: ['error.cursor-stale.details.reason'],
    summary: 'Does not tell on Stories why a cursor is stale',
  },
  'stories.cursor.immortal': {
    needs: 'time',
    clauses: ['error.cursor-stale.age', 'states.cursor.age', 'limits.cursor-lifetime'],
    summary: 'Serves cursors of any age on Stories',
  },
  'stories.cursor.page-repeats-last-row': {
    clauses: ['stories.cursor.walk-no-repeats'],
    summary: 'Begins each page of Stories with the last row of the page before',
  },
  'stories.cursor.page-skips-a-row': {
    clauses: ['stories.cursor.walk-complete'],
    summary: 'Skips a Story between pages',
  },
  'stories.cursor.always-first-page': {
    clauses: ['stories.cursor.next-page'],
    admits: ['stories.cursor.walk-no-repeats', 'stories.cursor.walk-ends'],
    summary: 'Answers every cursor on Stories with the first page',
  },

  'stories.unknown-param.served': {
    clauses: ['error.unknown-param', 'versioning.strict.unknown-param'],
    admits: ['versioning.lenient.ignored'],
    summary: 'Serves requests for Stories with undeclared parameters, without a word',
  },
  'stories.unknown-param.without-param': {
    clauses: ['error.unknown-param.details.param'],
    summary: 'Does not tell on Stories which parameter is unknown',
  },
  'stories.unknown-param.without-did-you-mean': {
    clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling'],
    summary: 'Suggests no spelling on Stories',
  },
  'stories.unknown-param.without-accepted-params': {
    clauses: ['error.unknown-param.details.accepted-params'],
    summary: 'Does not list the accepted parameters of Stories',
  },
  'stories.retired.listed-as-array': {
    clauses: ['envelope.applied-filters.retired'],
    summary: 'Lists retired parameters on Stories as an array of names in place of a map',
  },
  'stories.retired.unsaid': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Accepts retired parameters on Stories without a word',
  },
  'stories.deprecated.domain.refused': {
    clauses: ['versioning.deprecated.domain.stories.applied', 'states.parameter.deprecated.applied'],
    admits: ['versioning.deprecated.domain.story-summary.applied'],
    summary: 'Answers the deprecated domain on Stories with UNKNOWN_PARAM',
  },
  'stories.deprecated.event_family.refused': {
    clauses: ['versioning.deprecated.event-family.stories.applied', 'states.parameter.deprecated.applied'],
    summary: 'Answers the deprecated event_family on Stories with UNKNOWN_PARAM',
  },

  'stories.list.bbox.dropped': {
    clauses: ['stories.bbox.nothing-else'],
    summary: 'Accepts bbox on the Stories list and never looks at it',
  },
  'stories.list.region.dropped': {
    clauses: ['stories.region.nothing-else'],
    summary: 'Accepts region on the Stories list and never looks at it',
  },
  'stories.list.continent.dropped': {
    clauses: ['stories.continent.nothing-else'],
    summary: 'Accepts continent on the Stories list and never looks at it',
  },
  'stories.list.entity.dropped': {
    clauses: ['stories.entity.filter'],
    admits: ['stories.entity.unresolved'],
    summary: 'Accepts entity on the Stories list and never looks at it',
  },
  'stories.list.story_category.dropped': {
    clauses: ['stories.story-category.filter'],
    admits: ['stories.category.conflict'],
    summary: 'Accepts story_category on the Stories list and never looks at it',
  },
  'stories.list.search.dropped': {
    clauses: ['stories.search.applied'],
    admits: ['stories.search.below-min'],
    summary: 'Accepts search on the Stories list and never looks at it',
  },
  'stories.list.sort.dropped': {
    clauses: ['stories.sort.recent'],
    admits: ['stories.sort.unknown'],
    summary: 'Accepts sort on the Stories list and never looks at it',
  },
  'stories.list.limit.dropped': {
    clauses: ['stories.limit.page-size'],
    admits: ['error.invalid-limit', 'limits.stories-limit.max'],
    summary: 'Accepts limit on the Stories list and never looks at it',
  },
  'stories.list.cursor.dropped': {
    clauses: ['stories.cursor.next-page'],
    admits: ['error.invalid-cursor'],
    summary: 'Accepts cursor on the Stories list and never looks at it',
  },
  'stories.list.domain.dropped': {
    clauses: ['versioning.deprecated.domain.stories.applied', 'states.parameter.deprecated.applied'],
    summary: 'Accepts domain on the Stories list and never looks at it',
  },
  'stories.list.event_family.dropped': {
    clauses: ['versioning.deprecated.event-family.stories.applied', 'states.parameter.deprecated.applied'],
    summary: 'Accepts event_family on the Stories list and never looks at it',
  },
  'stories.summary.bbox.dropped': {
    clauses: ['stories.summary.accepts.bbox'],
    summary: 'Accepts bbox on the Stories summary and never looks at it',
  },
  'stories.summary.region.dropped': {
    clauses: ['stories.summary.accepts.region'],
    summary: 'Accepts region on the Stories summary and never looks at it',
  },
  'stories.summary.continent.dropped': {
    clauses: ['stories.summary.accepts.continent'],
    summary: 'Accepts continent on the Stories summary and never looks at it',
  },
  'stories.summary.entity.dropped': {
    clauses: ['stories.summary.accepts.entity'],
    summary: 'Accepts entity on the Stories summary and never looks at it',
  },
  'stories.summary.story_category.dropped': {
    clauses: ['stories.summary.accepts.story-category'],
    summary: 'Accepts story_category on the Stories summary and never looks at it',
  },
  'stories.summary.domain.dropped': {
    clauses: ['versioning.deprecated.domain.story-summary.applied', 'states.parameter.deprecated.applied'],
    summary: 'Accepts domain on the Stories summary and never looks at it',
  },
  'stories.summary.search.applied-silently': {
    clauses: ['stories.summary.search.not-accepted', 'error.unsupported-param'],
    summary: 'Accepts search on the Stories summary, and counts what it finds',
  },
  'stories.summary.cursor.accepted': {
    clauses: ['limits.summary.no-cursor', 'error.unsupported-param'],
    summary: 'Accepts cursor on the Stories summary without a word',
  },
} as const satisfies Faults;
