/** Bugs that show at one place only: a late page, the end of a list, the turn of a month. */
export const positionBugs = {
  'unfilled-last-page-lost': {
    summary: 'A last page of Events that is not full comes empty',
    breaks: 'events.cursor.walk-complete',
  },
  'last-card-without-actors': {
    summary: 'The last card of a full page of Events lacks actors',
    breaks: 'event-card.actors.type',
  },
  'last-handle-lost': {
    summary: 'Of three handles and more the last is forgotten',
    breaks: 'events.entity.union',
  },
  'first-of-month-lost': {
    summary: 'The first day of a month is left out of a window that began before it',
    breaks: 'events.window.chunks-add-up',
  },
  'summary-last-country-lost': {
    summary: 'The summary forgets the last of several countries',
    breaks: 'events-summary.accepts.country',
  },
  'month-end-counted-a-day-late': {
    summary: 'The summary counts the last day of a month in the bucket of the next day',
    breaks: 'events-summary.group-by.date',
  },
  'smallest-bucket-lost': {
    summary: 'Of more than ten buckets of Events the smallest is left out',
    breaks: 'summary-bucket.reconciles',
  },
  'smallest-story-bucket-lost': {
    summary: 'Of more than five buckets of Stories the smallest is left out',
    breaks: 'story-bucket.reconciles',
  },
  'later-unknown-name-served': {
    summary: 'A strict endpoint accepts unknown parameters after a known one',
    breaks: 'versioning.strict.unknown-param',
  },
  'last-lei-lost': {
    summary: 'Of three LEIs and more the last is not found',
    breaks: 'registry.entities.lei.list',
  },
  'fifth-ancestor-lost': {
    summary: 'depth=5 returns four ancestors',
    breaks: 'hierarchy.depth.deeper',
  },
  'last-rollup-without-dates': {
    summary: 'The last of twenty-five rollups lacks its action dates',
    breaks: 'government-records.rollups.first-action-date',
  },
  'thirtieth-day-lost': {
    summary: 'A window of exactly thirty days leaves out its first day',
    breaks: 'events.window.thirty-days',
  },
  'fourth-article-without-rank': {
    summary: 'The fourth article row of a Story lacks rank',
    breaks: 'story-card.article.rank',
  },
  'last-child-lost': {
    summary: 'The last of several children is left out where limit would hold all',
    breaks: 'hierarchy.direct-parent.mutual',
  },
  'third-facility-page-repeats-a-row': {
    summary: 'Pages of facilities from the third on begin with the last row of the page before',
    breaks: 'facilities.cursor.no-repeats',
  },
  'last-compute-page-filled-up': {
    summary: 'The last page of an AI compute table is filled up with rows before its offset',
    breaks: 'aicompute.offset',
  },
  'last-award-is-the-oldest': {
    summary: 'The last row of a timeline of awards that limit cuts is the oldest award',
    breaks: 'government-records.awards.recent',
  },
  'leap-day-malformed': {
    summary: '29 February is refused as a malformed date, in leap years too',
    breaks: 'events.window.before-coverage',
  },
  'clock-change-loses-a-day': {
    summary: 'A window cut to thirty days keeps twenty-nine where summer time ends within it',
    breaks: 'events.window.most-recent-days',
  },
  'search-ends-at-a-hundred': {
    summary: 'A walk over a search ends with its hundredth row',
    breaks: 'events.search.lexical.complete',
  },
  'timeline-of-a-hundred': {
    summary: 'A limit of awards above 100 returns a hundred rows',
    breaks: 'limits.government-limit.max',
  },
  'hundredth-story-lost': {
    summary: 'The last row of a page of a hundred Stories is lost',
    breaks: 'stories.cursor.walk-complete',
  },
  'whole-turn-is-no-width': {
    summary: 'A box of facilities over all longitudes finds nothing',
    breaks: 'facilities.bbox.finds',
  },
  'last-retired-name-only': {
    summary: 'Of several retired names only the last is told',
    breaks: 'states.parameter.retired.named',
  },
  'second-person-unfound': {
    summary: 'entity finds an Event by the first person or organisation that it names only',
    breaks: 'events.entity.spine-id',
  },
  'story-continent-of-every-event': {
    summary: 'continent admits a Story only where all of its linked Events lie there',
    breaks: 'stories.continent.linked-events',
  },
  'one-fitting-code-excuses-others': {
    summary: 'A code of another category is served in a list of subcategory that holds a fitting one',
    breaks: 'events.subcategory.wrong-category',
  },
  'two-letter-story-search-refused': {
    summary: 'A search of exactly two characters is too short for Stories',
    breaks: 'stories.search.at-min',
  },
  'agency-of-first-award': {
    summary: 'awardingAgencies of a rollup holds the agency of one award of the recipient',
    breaks: 'government-records.rollups.agencies',
  },
  'deprecations-in-feed-only': {
    summary: 'The page of the changelog lacks the notice of the deprecated parameters, which the feed has',
    breaks: 'versioning.changelog.announces',
  },
  'feed-items-share-a-notice': {
    summary: 'Every item of the feed tells the newest notice',
    breaks: 'versioning.changelog.feed.announces',
  },
  'later-pages-unmetered': {
    summary: 'A request with a cursor draws no unit',
    breaks: 'auth.metering.consumes',
  },
  'summary-days-without-today': {
    summary: 'days of the summary ends yesterday, days of the list today',
    breaks: 'events-summary.accepts.days',
  },
  'twin-stories-lost': {
    summary:
      'By sort=recent a page of Stories leaves out those published with the last Story of the page before',
    breaks: 'stories.cursor.walk-complete',
  },
  'only-the-deepest-ancestor': {
    summary: 'parents holds only the ancestor at the depth sent',
    breaks: 'hierarchy.depth.deeper',
  },
  'box-at-the-poles-refused': {
    summary: 'A latitude of exactly 90 or -90 in bbox is refused',
    breaks: 'events.bbox.latitude-range',
  },
  'lone-last-story-lost': {
    summary: 'A walk over Stories ends before a last page of one row',
    breaks: 'stories.cursor.walk-complete',
  },
  'limit-told-as-default-on-later-pages': {
    summary: 'pagination.limit of later pages of Events tells the default, whichever limit was sent',
    breaks: 'envelope.list.pagination.limit.in-force',
  },
  'facility-later-pages-by-name': {
    summary: 'Pages of facilities after the first are cut from the order by name, whatever sort is sent',
    breaks: 'facilities.sort.capacity-desc',
  },
  'owners-of-row-before': {
    summary: 'In a list a facility without owners shows those of the row before',
    breaks: 'facility-record.maritime-ports.no-owners',
  },
  'adjustment-on-first-page-only': {
    summary: 'meta.window_adjustment of a shortened window is told on the first page only',
    breaks: 'events.window.adjustment',
  },
  'recent-within-page-only': {
    summary:
      'By sort=recent pages are cut from the order by significance, and each is put in order of time by itself',
    breaks: 'events.sort.recent',
  },
  'walk-counts-rows-shown': {
    summary: 'After a page that a withdrawn row made short the next one begins before its end',
    breaks: 'events.cursor.walk-no-repeats',
  },
  'unknown-bucket-beyond-limit': {
    summary: 'The bucket of Events without a value comes on top of as many buckets as limit allows',
    breaks: 'events-summary.limit.counts-buckets',
  },
  'capacity-walk-ends-at-unknown': {
    summary: 'By a capacity order a page of facilities that ends with an unknown capacity ends the walk',
    breaks: 'facilities.cursor.complete',
  },
  'clamped-limit-skips-rows': {
    summary:
      'After a limit above 100 the next page of Events begins where as many rows as were sent would have ended',
    breaks: 'events.cursor.walk-complete',
  },
  'story-region-of-first-event-on-later-pages': {
    summary: 'region on pages of Stories after the first looks at the first linked Event only',
    breaks: 'stories.region.linked-events',
  },
  'images-of-first-cards-only': {
    summary: 'Cards of Events after the twenty-fifth of a page have no images',
    breaks: 'events.include-images.true',
  },
  'literal-match-on-every-page': {
    summary: 'The first literal match of a semantic search stands at the head of later pages too',
    breaks: 'events.cursor.walk-no-repeats',
  },
  'full-window-told-as-cut': {
    summary: 'meta.window_adjustment tells that a window of exactly thirty days was shortened',
    breaks: 'envelope.meta.window-adjustment',
  },
} as const;

/** A list without its last item, where it has `least` items or more. */
export function withoutLast<T>(items: readonly T[], least: number): readonly T[] {
  return items.length < least ? items : items.slice(0, -1);
}
