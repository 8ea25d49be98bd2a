import { has } from '../bugs.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { cursorOf, limitIn, printOf, resume } from '../http/paging.js';
import { type Route, route } from '../http/route.js';
import { heard } from '../pair-bugs.js';
import { choiceIn, readStrictly } from '../query.js';
import { type Cluster, storyCard, weightOf, withLastTheme } from './clusters.js';
import { selectStories, storyParameters, storySummaryParameters } from './selection.js';
import { summariseStories } from './summary.js';

type Values = ReadonlyMap<string, string>;

/** A text as searches compare it; bent, by the rules of Turkish, where I is no capital of i. */
function folded(text: string): string {
  return has('story-search-folded-in-turkish') ? text.toLocaleLowerCase('tr') : text.toLowerCase();
}

/** The phrase that titles must contain; this deployment has no semantic search for Stories. */
function phraseIn(values: Values): string | undefined {
  const mode = choiceIn(values, 'search_mode', ['semantic', 'lexical']) ?? 'semantic';
  const sent = values.get('search')?.trim();
  if (sent === undefined) return undefined;
  const least = has('two-letter-story-search-refused') ? 3 : 2;
  const length = has('story-search-measured-in-bytes') ? Buffer.byteLength(sent) : sent.length;
  if (length < least && !has('one-letter-story-search'))
    throw new Refusal(400, 'INVALID_SEARCH', 'A busca quer duas letras ou mais.');
  if (mode === 'semantic')
    throw new Refusal(503, 'SEMANTIC_SEARCH_UNAVAILABLE', 'A busca semântica está fora do ar.', {
      alternatives: ['search_mode=lexical'],
    });
  return folded(sent);
}

/** The titles that a search reads: that of the Story, and bent, a part of it, or those of its Events. */
function titlesOf({ title, events }: Cluster): readonly string[] {
  const read = has('story-titles-indexed-in-part') ? title.slice(0, 64) : title;
  return [read, ...(has('story-search-reads-linked-titles') ? events.map((event) => event.title) : [])];
}

function sorted(stories: readonly Cluster[], recent: boolean, at: number): readonly Cluster[] {
  const key = (story: Cluster): number =>
    recent && !has('recent-stories-by-significance') ? story.publishedAt : weightOf(story, at);
  return stories.toSorted((a, b) => key(b) - key(a) || (a.id < b.id ? 1 : -1));
}

/** The row at which a page starts; bent for walks by publication that go by the last instant. */
function firstRow(stories: readonly Cluster[], read: number, recent: boolean): number {
  const last = stories[read - 1]?.publishedAt;
  let start = read;
  if (recent && last !== undefined && has('twin-stories-lost'))
    while (stories[start]?.publishedAt === last) start += 1;
  return start;
}

/** Pages are full; the walk ends with an empty one where the last was full. */
function listStories(call: Call): Answer {
  const { values: sent } = readStrictly(
    call.query,
    storyParameters.filter(({ name }) => name !== 'event_family' || !has('story-family-unknown')),
  );
  const values = heard('stories', sent, has);
  const phrase = phraseIn(values);
  const order = choiceIn(values, 'sort', ['significance', 'recent']) ?? 'significance';
  const { limit, cut } = limitIn(values, has('story-default-limit') ? 20 : 25, 100);
  if (cut !== undefined && has('story-limit-above-maximum-refused'))
    throw new Refusal(400, 'INVALID_LIMIT', 'limit vai até 100.', { recebido: cut });
  const bound = [...sent]
    .filter(([name]) => !['cursor', 'sort', 'limit'].includes(name))
    .filter(([name]) => !(name === 'story_category' && has('story-cursor-outlives-category')))
    .filter(([name]) => !(name === 'date_end' && has('story-cursor-outlives-date-end')))
    .map(String);
  const print = printOf(['stories', call.workspace, ...bound.sort()]);
  const mark = resume(values.get('cursor'), print, order, call.moment.at);
  const { window, cast, stories } = selectStories(call.stories, values, { ...call.moment, at: mark.at });
  const found = stories.filter((story) =>
    titlesOf(story).some((title) => folded(title).includes(phrase ?? '')),
  );
  if (found.length === 0 && has('empty-stories-not-found'))
    throw new Refusal(404, 'STORIES_NOT_FOUND', 'Nenhuma matéria responde a estes filtros.');
  const ranked = sorted(found, order === 'recent', mark.at);
  const start = firstRow(ranked, mark.read, order === 'recent');
  const read = start + limit;
  const page = ranked.slice(start, read);
  const isCut = page.length === 100 && has('hundredth-story-lost');
  const rows = isCut ? page.slice(0, -1) : page;
  const isOneLeft = ranked.length - read === 1 && has('lone-last-story-lost');
  const isEnd = isOneLeft || (page.length < limit && !has('story-walk-starts-over'));
  return served({
    applied_filters: {
      ...cast.told,
      ...(cut !== undefined && { normalized: [`limit: ${cut} → 100`] }),
      country_match: null,
    },
    data: rows.map((story) => storyCard(story, mark.at)),
    meta: {
      query_window: window.told,
      coverage: null,
      ...(window.adjustment !== undefined &&
        !has('story-window-cut-in-silence') && { window_adjustment: window.adjustment }),
    },
    sort: order,
    pagination: {
      cursor: null,
      limit: (has('story-limit-told-as-text') ? values.get('limit') : undefined) ?? limit,
      ...(!(isEnd && has('last-stories-without-next-cursor')) && {
        next_cursor: isEnd ? null : cursorOf({ ...mark, read: page.length < limit ? 0 : read }),
      }),
    },
    success: true,
  });
}

function showStory(call: Call): Answer {
  readStrictly(call.query, []);
  const [id = ''] = call.segments;
  const story = call.stories.find((candidate) => candidate.id === id);
  if (story === undefined) throw new Refusal(410, 'STORY_NOT_KEPT', 'A matéria não está aqui.', { id });
  const shown = has('story-category-of-last-event') ? withLastTheme(story) : story;
  return served({ data: storyCard(shown, call.moment.at), success: true });
}

export const storyRoutes: readonly Route[] = [
  route('/api/v2/stories/summary', 'op_story_tally', 'Counts of Stories', {
    parameters: storySummaryParameters,
    strict: true,
    capability: undefined,
    data: 'tallies',
    serve: summariseStories,
  }),
  route('/api/v2/stories/{story_id}', 'op_story', 'One Story', {
    parameters: [],
    strict: true,
    capability: undefined,
    data: 'record',
    serve: showStory,
  }),
  route('/api/v2/stories', 'op_stories', 'Stories', {
    parameters: storyParameters,
    strict: true,
    capability: undefined,
    data: 'stories',
    serve: listStories,
  }),
];
