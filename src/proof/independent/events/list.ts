import { has } from '../bugs.js';
import { dayOf } from '../corpus/calendar.js';
import type { Occurrence } from '../corpus/corpus.js';
import { personOf } from '../corpus/persons.js';
import { rounded } from '../corpus/random.js';
import { divisorOf } from '../corpus/taxonomy.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { cursorOf, limitIn, type Mark, printOf, resume } from '../http/paging.js';
import { heard } from '../pair-bugs.js';
import { booleanIn, choiceIn, listIn, type Reading, readEvents } from '../query.js';
import { cardOf } from './card.js';
import { kindTests } from './category.js';
import { countryMatches } from './geography.js';
import { cameoplusMetrics, listParameters, retired } from './parameters.js';
import { select } from './selection.js';

interface Search {
  /** How well an Event answers: 2 and above for the phrase itself, 0 for not at all. */
  readonly scoreOf: (event: Occurrence) => number;
  readonly notice: string | undefined;
}

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** Whether the phrase stands in the text between word boundaries. */
function contains(text: string, phrase: string): boolean {
  const inside = /[\p{L}\p{N}_]/u;
  const folded = text.toLowerCase();
  for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
    const before = folded.slice(0, at).at(-1) ?? ' ';
    const after = folded.slice(at + phrase.length).at(0) ?? ' ';
    if (!(inside.test(before) && inside.test(phrase.at(0) ?? ''))) {
      if (!(inside.test(after) && inside.test(phrase.at(-1) ?? ''))) return true;
    }
  }
  return false;
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Bent: whether a text matches a phrase in which SQL reads wildcards. */
function isLike(text: string, phrase: string): boolean {
  const pattern = phrase
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(pattern, 'i').test(text);
}

/** How near an Event comes to a term of a semantic search. */
function nearness({ title, summary, people, place }: Occurrence, term: string): number {
  const phrase = term.toLowerCase();
  const asked = new Set(words(term));
  if (contains(title, phrase)) return has('literal-matches-last') ? 0.1 : 4;
  if (contains(summary, phrase) || people.some(({ person }) => contains(person.name, phrase))) return 3;
  if (contains(place.town, phrase)) return 2;
  const shared = new Set(words(title).filter((word) => asked.has(word))).size;
  return shared * 2 > asked.size ? shared / (asked.size + 1) : 0;
}

/** The parts of a lexical phrase of which one has to be found: the phrase alone, unless a bug splits it. */
function partsOf(phrase: string): readonly string[] {
  if (has('lexical-any-word')) return phrase.split(/\s+/);
  if (has('comma-in-search-separates'))
    return phrase
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return phrase.endsWith('s') && has('plural-finds-singular') ? [phrase, phrase.slice(0, -1)] : [phrase];
}

function searchOf(values: ReadonlyMap<string, string>): Search | undefined {
  const mode = choiceIn(values, 'search_mode', ['semantic', 'lexical']) ?? 'semantic';
  const sent = values.get('search')?.trim();
  if (sent === undefined) return undefined;
  if (sent.length < 2) throw new Refusal(400, 'INVALID_SEARCH', 'A busca quer duas letras ou mais.');
  if (mode === 'lexical') {
    const phrase = has('phrase-stripped-of-accents') ? bare(sent) : sent.toLowerCase();
    const parts = partsOf(phrase);
    const finds = has('percent-as-wildcard') && /[%_]/.test(phrase) ? isLike : contains;
    const terms = has('lexical-and-splits') ? sent.split(/\sAND\s/) : [];
    const scoreOf = ({ title, summary }: Occurrence): number => {
      const texts = has('lexical-title-only') ? [title] : [title, summary];
      if (has('summary-text-case-sensitive'))
        return contains(title, phrase) || summary.includes(sent) ? 2 : 0;
      if (terms.length > 1) return terms.every((term) => contains(summary, term.toLowerCase())) ? 2 : 0;
      return texts.some((text) => parts.some((part) => finds(text, part))) ? 2 : 0;
    };
    return { scoreOf, notice: undefined };
  }
  return semanticSearch(sent);
}

function semanticSearch(sent: string): Search {
  const first = sent.split(/\sOR\s/)[0]?.trimEnd() ?? sent;
  const terms = has('or-told-reduced-yet-applied') ? sent.split(/\sOR\s/) : [first];
  const scoreOf = (event: Occurrence): number => Math.max(...terms.map((term) => nearness(event, term)));
  const notice = first === sent ? undefined : `A busca ficou só com "${first}"; o resto depois de OR caiu.`;
  return { scoreOf, notice };
}

/** Bent: a semantic search in place of one that finds none of the Events. */
function unlessInVain(
  search: Search | undefined,
  phrase: string | undefined,
  events: readonly Occurrence[],
): Search | undefined {
  if (search === undefined || phrase === undefined || !has('lexical-search-falls-back')) return search;
  const isInVain = !events.some((event) => !event.withdrawn && search.scoreOf(event) > 0);
  return isInVain ? semanticSearch(phrase.trim()) : search;
}

type Values = ReadonlyMap<string, string>;
type Order = 'significance' | 'recent' | 'relevance';

function orderOf(values: Values, search: Search | undefined): Order {
  const sort = choiceIn(values, 'sort', ['significance', 'recent'], 'INVALID_PARAM');
  const isOverridden = sort === 'significance' && has('explicit-significance-overridden');
  if (search !== undefined && (isOverridden || has('search-overrides-sort'))) return 'relevance';
  if (search !== undefined && !has('bare-search-by-significance')) return sort ?? 'relevance';
  return sort ?? (has('default-sort-recent') ? 'recent' : 'significance');
}

function sorted(
  events: readonly Occurrence[],
  order: Order,
  search: Search | undefined,
): readonly Occurrence[] {
  const score = (event: Occurrence): number => search?.scoreOf(event) ?? 0;
  const keys: Readonly<Record<Order, (event: Occurrence) => number>> = {
    significance: (event) => event.significance * (has('ranked-by-raw-total') ? divisorOf(event) : 1),
    recent: ({ recordedAt }) => recordedAt,
    relevance: score,
  };
  const key = keys[order];
  const found = search === undefined ? events : events.filter((event) => score(event) > 0);
  const turn = has('recent-oldest-first') && order === 'recent' ? -1 : 1;
  const ranked = [...found].sort(
    (a, b) => turn * (key(b) - key(a)) || (a.tie + a.id < b.tie + b.id ? -1 : 1),
  );
  return search !== undefined && has('search-ends-at-a-hundred') ? ranked.slice(0, 100) : ranked;
}

function without(values: Values, name: string): Values {
  return new Map([...values].filter(([each]) => each !== name));
}

function resumed(values: Values, filters: string, order: Order, now: number): Mark {
  try {
    return resume(values.get('cursor'), filters, order, now);
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'INVALID_CURSOR' && values.has('recorded_start'))
      throw new Refusal(400, 'INVALID_RECORDED_INTERVAL', problem.message);
    throw problem;
  }
}

/** The row at which a page starts; bent for walks that go by the last key instead of by position. */
function firstRow(events: readonly Occurrence[], read: number, limit: number, order: Order): number {
  if (read > 0 && limit > 1 && order === 'recent' && has('recent-walk-repeats-a-row')) return read - 1;
  const graded = (at: number): number => rounded(events[at]?.significance ?? -1, 2);
  let start = read;
  if (read > 0 && order === 'significance' && has('walk-skips-equal-significance'))
    while (start < events.length && graded(start) === graded(read - 1)) start += 1;
  return start;
}

/** Rows are cut first and withdrawn ones dropped after, so a page may be short; the end is an empty page. */
function cut(events: readonly Occurrence[], start: number, limit: number) {
  let read = start;
  let rows: readonly Occurrence[] = [];
  while (rows.length === 0 && read < events.length) {
    rows = events.slice(read, read + limit).filter(({ withdrawn }) => !withdrawn);
    read += limit;
  }
  const isLast = start > 0 && start + limit > events.length;
  if (isLast && has('unfilled-last-page-lost')) return { rows: [], read: undefined };
  const done = rows.length === 0 || (has('walk-ends-at-short-page') && rows.length < limit);
  const shown = has('walk-counts-rows-shown') ? read - limit + rows.length : read;
  return { rows, read: done ? undefined : shown };
}

/** Bent: the best literal match at the head of a later page, where the last row makes room for it. */
function promoted(
  page: readonly Occurrence[],
  ranked: readonly Occurrence[],
  { scoreOf }: Search,
  limit: number,
): readonly Occurrence[] {
  const match = ranked.find((event) => !event.withdrawn && scoreOf(event) > 2);
  return match === undefined ? page : [match, ...page.slice(0, limit - 1)];
}

/** Whether a bug leaves the images of a card out: they are looked up for as many as a page has by default. */
function isBare(at: number): boolean {
  return at >= 25 && has('images-of-first-cards-only');
}

/** The row after a page; bent, the one after as many as were asked for, also where fewer are served. */
function rowAfter(read: number | undefined, limit: number, clamped: string | undefined): number | undefined {
  const isBent = clamped !== undefined && has('clamped-limit-skips-rows');
  return isBent && read !== undefined ? read - limit + Number(clamped) : read;
}

function lastCard(card: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { actors, ...rest } = card;
  return has('last-card-without-actors') ? rest : card;
}

function filtersTold(reading: Reading, clamped: string | undefined): Readonly<Record<string, unknown>> {
  const { values } = reading;
  const match = choiceIn(values, 'country_match', countryMatches);
  const gone = has('last-retired-name-only') ? reading.retired.slice(-1) : reading.retired;
  return {
    country_match: (has('country-match-echo-constant') ? undefined : match) ?? 'location_or_actor_origin',
    ...(clamped !== undefined &&
      !has('clamp-untold') && {
        normalized: [{ parameter: 'limit', asked: clamped, served: 100, why: 'maximum' }],
      }),
    ...(reading.retired.length > 0 && {
      retired: Object.fromEntries(
        gone.map((name) => {
          const successor = retired[name];
          return [(has('retired-keyed-by-successor') ? successor : undefined) ?? name, { use: successor }];
        }),
      ),
    }),
    ...(reading.ignored.length > 0 && { ignored: reading.ignored.map((name) => ({ name })) }),
    understood: [...values.keys()],
  };
}

/** Bent: an Event once for each of the entities asked for that it names. */
function forEachHandle(values: Values, events: readonly Occurrence[]): readonly Occurrence[] {
  if (!has('event-listed-for-each-handle')) return events;
  const asked = new Set(listIn(values, 'entity').map(personOf));
  return events.flatMap((event) => {
    const named = event.people.filter(({ person }) => asked.has(person));
    return [event, ...named.slice(1).map(() => event)];
  });
}

/** Bent: puts the rows of a page in order of time. */
function latestFirst(events: readonly Occurrence[]): readonly Occurrence[] {
  return events.toSorted((a, b) => b.recordedAt - a.recordedAt);
}

/** Bent: the handles of those whom no Event found names, told like unknown ones. */
function rowlessTold(values: Values, events: readonly Occurrence[]): Readonly<Record<string, unknown>> {
  const seen = new Set(events.flatMap(({ people }) => people.map(({ person }) => person)));
  const rowless = listIn(values, 'entity').filter((handle) => {
    const person = personOf(handle);
    return person === undefined || !seen.has(person);
  });
  return rowless.length === 0 ? {} : { entity_handles_unresolved: rowless.map((handle) => ({ handle })) };
}

/** The query as sent; bent, without an `as_of` that names today. */
function queryOf({ query, moment }: Call): URLSearchParams {
  const isLive = query.get('as_of') === dayOf(moment.at) && has('as-of-today-served');
  return isLive ? new URLSearchParams([...query].filter(([name]) => name !== 'as_of')) : query;
}

/** Bent: refuses a retired bound like the one that stands in for it. */
function refuseRetired({ values, retired: gone }: Reading): void {
  if (!has('retired-metric-conflicts')) return;
  const metric = cameoplusMetrics.find((name) => gone.includes(`max_${name}`));
  if (metric !== undefined) kindTests(new Map([...values, [`${metric}_max`, '']]));
}

/** Whether a bug forgets that a cursor is bound to a parameter. */
function isUnbound(name: string): boolean {
  if (name === 'country') return has('cursor-outlives-country');
  return /^date|^days$/.test(name) && has('cursor-outlives-window');
}

export function listEvents(call: Call): Answer {
  const reading = readEvents(queryOf(call), listParameters);
  refuseRetired(reading);
  const values = heard('events', reading.values, has);
  const sentSearch = searchOf(values);
  const order = orderOf(values, sentSearch);
  const { limit, cut: clamped } = limitIn(values, 25, 100);
  if (clamped !== undefined && values.has('cursor') && has('limit-above-maximum-refused-beside-cursor'))
    throw new Refusal(400, 'INVALID_LIMIT', 'limit vai até 100.', { recebido: clamped });
  const standard = values.has('include_entity_images') && has('thumbnails-parameter-turns-images-on');
  const images = (booleanIn(values, 'include_images') ?? standard) && !has('images-ignored');
  const entityImages =
    (booleanIn(values, 'include_entity_images') ?? !has('thumbnails-off-by-default')) ||
    has('thumbnails-not-disabled');
  const bound = [...reading.values]
    .filter(([name]) => name !== 'cursor' && name !== 'sort' && !isUnbound(name))
    .map(([name, value]) => `${name}=${value}`);
  const mark = resumed(
    values,
    printOf([
      has('cursor-crosses-workspaces') ? '' : call.workspace,
      ...(has('cursor-bound-to-parameter-order') ? bound : bound.sort()),
    ]),
    order,
    call.moment.at,
  );
  const isLate = mark.read >= 2 * limit;
  const wanted = isLate && has('later-pages-without-category') ? without(values, 'category') : values;
  const moment = { ...call.moment, at: mark.at };
  const { window, cast, events } = select(call.corpus, wanted, moment, false, new Set(call.query.keys()));
  const search = unlessInVain(sentSearch, values.get('search'), events);
  const isByPage = order === 'recent' && has('recent-within-page-only');
  const ranked = sorted(forEachHandle(values, events), isByPage ? 'significance' : order, search);
  const windowed = [...values.keys()].some((name) => /^date|^days$|^observed_|^recorded_/.test(name));
  const { rows: ownRows, read: cutAt } = cut(ranked, firstRow(ranked, mark.read, limit, order), limit);
  const isPromoted = mark.read > 0 && order === 'relevance' && has('literal-match-on-every-page');
  const page = isPromoted && search !== undefined ? promoted(ownRows, ranked, search, limit) : ownRows;
  const read = rowAfter(cutAt, limit, clamped);
  const inOrder = isByPage ? latestFirst(page) : page;
  const rows = isLate && has('third-page-upside-down') ? inOrder.toReversed() : inOrder;
  const isUntold = values.has('cursor') && has('adjustment-on-first-page-only');
  return served({
    meta: {
      ...((windowed || !has('default-window-untold')) && { query_window: window.told }),
      coverage: call.moment.coverage,
      ...(window.adjustment !== undefined && !isUntold && { window_adjustment: window.adjustment }),
      edition: 'b7',
    },
    ...(!(rows.length === 0 && has('empty-list-without-filters')) && {
      applied_filters: {
        ...filtersTold(reading, clamped),
        ...cast.told,
        ...(has('rowless-handle-told-unresolved') && rowlessTold(values, events)),
      },
    }),
    sort: has('sort-echo-constant') ? 'significance' : order,
    pagination: {
      next_cursor: read === undefined ? null : cursorOf({ ...mark, read }),
      cursor: values.get('cursor') ?? cursorOf(mark),
      limit: values.has('cursor') && has('limit-told-as-default-on-later-pages') ? 25 : limit,
      rows: rows.length,
    },
    ...(search?.notice !== undefined && !has('or-notice-missing') && { notice: search.notice }),
    data: rows
      .map((event, at) =>
        cardOf(event, { images: images && !isBare(at), entityImages, link: cast.linkOf(event) }),
      )
      .map((card, at) => (at > 0 && at === limit - 1 ? lastCard(card) : card)),
    success: true,
  });
}
