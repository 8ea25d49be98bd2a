import { type Bug, has } from '../bugs.js';
import { workspaceOf } from './access.js';
import { type Answer, Refusal } from './answer.js';

/** A request as a gateway sees it. */
interface Passing {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The header that it authenticates with. */
  readonly key: string;
}

/** Answers a request, with a query that may be another than the one sent. */
type Serve = (query: URLSearchParams) => Answer;

const listPath = '/api/v2/events';
const summaryPath = '/api/v2/events/summary';
const storyPath = '/api/v2/stories';
const companiesPath = '/api/v2/aicompute/companies';
const hardwarePath = '/api/v2/aicompute/hardware';
const tiredAfter = 300;
const storiesTiredAfter = 60;

/** Answers that a bug keeps without regard to one parameter. */
const keptWithout: readonly {
  readonly bug: Bug;
  readonly path: RegExp;
  readonly forgotten: string;
}[] = [
  { bug: 'kept-without-limit', path: /\/events$/, forgotten: 'limit' },
  { bug: 'kept-without-sort', path: /\/events$/, forgotten: 'sort' },
  { bug: 'kept-without-entity-family', path: /\/events$/, forgotten: 'entity_family' },
  { bug: 'summary-kept-without-group-by', path: /\/events\/summary$/, forgotten: 'group_by' },
  { bug: 'hierarchy-kept-without-direction', path: /\/hierarchy$/, forgotten: 'direction' },
  { bug: 'provinces-kept-without-country', path: /\/geo\/admin1$/, forgotten: 'country' },
  { bug: 'links-kept-without-active-only', path: /\/gov\/fara$/, forgotten: 'active_only' },
  { bug: 'look-ups-kept-without-isin', path: /\/leiregistry\/isin$/, forgotten: 'isin' },
  { bug: 'stories-kept-without-cursor', path: /\/stories$/, forgotten: 'cursor' },
  { bug: 'links-kept-without-principal', path: /\/gov\/fara$/, forgotten: 'foreign_principal' },
  { bug: 'awards-kept-without-limit', path: /\/gov\/awards$/, forgotten: 'limit' },
];

/** What is read of a page of Events, and of a bucket. */
interface Page {
  readonly pagination: { readonly cursor: string | null; readonly next_cursor: string | null };
}

interface Filtered {
  readonly applied_filters?: { readonly ignored?: readonly string[] };
}

/** What is read of a hierarchy. */
interface Family {
  readonly hierarchy: {
    readonly direct_parent?: { readonly lei: string } | null;
    readonly child_count: number | null;
  };
  readonly subjekt: { readonly lei: string } | null;
}

interface Counted {
  readonly event_count: number;
}

function nameOf({ path, query, key }: Passing, forgotten: readonly string[] = []): string {
  const pairs = [...query].filter(([name]) => !forgotten.includes(name)).sort();
  return JSON.stringify([key, path, pairs]);
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}

function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return changed;
}

/** What a deployment remembers of earlier requests; only bugs make use of it. */
export function memory(): (passing: Passing, serve: Serve) => Answer {
  const kept = new Map<string, Answer>();
  const asked = new Set<string>();
  const used = new Set<string>();
  const followed = new Map<string, string | null>();
  const unrecognised = new Set<string>();
  let lists = 0;
  let storyLists = 0;
  let limitBefore: string | undefined;
  const walks = new Map<string, Set<string | null>>();
  const inVain = new Set<string>();
  let isTurned = false;
  let officeBefore: string | undefined;
  const refusedForAll = new Map<string, Refusal>();
  const spoiled = new Set<string>();
  const withSiblings = new Set<string>();
  const withImages = new Set<string>();
  const firmPages = new Map<string, readonly unknown[]>();
  const childCounts = new Map<string, number>();
  const missingStories = new Map<string, Refusal>();

  function keep(name: string, serve: () => Answer): Answer {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const answer = serve();
    kept.set(name, answer);
    return answer;
  }

  function emptied(answer: Answer): Answer {
    return { ...answer, body: { ...(answer.body as object), data: [] } };
  }

  function doubled(answer: Answer): Answer {
    const body = answer.body as { readonly data: readonly Counted[] };
    const data = body.data.map((bucket) => ({ ...bucket, event_count: 2 * bucket.event_count }));
    return { ...answer, body: { ...body, data } };
  }

  function summary(passing: Passing, serve: Serve): Answer {
    const answer = serve(passing.query);
    if (!has('second-summary-doubled')) return answer;
    const name = nameOf(passing);
    const isAgain = asked.has(name);
    asked.add(name);
    return isAgain ? doubled(answer) : answer;
  }

  function stories(query: URLSearchParams, serve: Serve): Answer {
    storyLists += 1;
    const isTired = storyLists > storiesTiredAfter && has('tired-of-story-entities');
    return serve(isTired ? without(query, 'entity') : query);
  }

  /** Adds the names that earlier requests sent in vain. */
  function piledUp(answer: Answer): Answer {
    const body = answer.body as Filtered;
    for (const name of body.applied_filters?.ignored ?? []) unrecognised.add(name);
    if (unrecognised.size === 0) return answer;
    const applied_filters = { ...body.applied_filters, ignored: [...unrecognised] };
    return { ...answer, body: { ...body, applied_filters } };
  }

  /** Follows a cursor that is sent again to the page after its own. */
  function movedOn(cursor: string, query: URLSearchParams, serve: Serve): Answer {
    const next = followed.get(cursor);
    if (typeof next === 'string')
      return serve(withValue(query, query.has('cursor') ? 'cursor' : 'offset', next));
    const answer = serve(query);
    followed.set(cursor, (answer.body as Page).pagination.next_cursor);
    return answer;
  }

  /** Bent: only the cursors of a key's newest walk serve. */
  function ofNewestWalk({ query, key }: Passing, answer: Answer): Answer {
    const { cursor, next_cursor: next } = (answer.body as Page).pagination;
    const sent = query.get('cursor') ?? query.get('offset');
    const walk = sent === null ? new Set([cursor]) : (walks.get(key) ?? new Set());
    if (sent !== null && !walk.has(sent))
      throw new Refusal(400, 'CURSOR_STALE', 'Outra leitura começou depois.', { reason: 'superseded' });
    walks.set(key, walk.add(next));
    return answer;
  }

  /** Bent: what was searched in vain under one scope is not looked for under another. */
  function unlessInVain(query: URLSearchParams, serve: Serve): Answer {
    const answer = serve(query);
    const body = answer.body as { readonly data: readonly unknown[]; readonly lanes?: unknown };
    const wanted = query.get('q') ?? '';
    if (body.data.length === 0 && body.lanes === undefined) inVain.add(wanted);
    return inVain.has(wanted) ? emptied(answer) : answer;
  }

  /** Bent: one array is turned in place for the descending order, and stays so for the ascending. */
  function inSharedOrder(query: URLSearchParams, serve: Serve): Answer {
    const sort = query.get('sort') ?? '';
    if (!sort.startsWith('capacity_')) return serve(query);
    if (sort === 'capacity_desc' && !query.has('cursor')) isTurned = !isTurned;
    const answer = serve(withValue(query, 'sort', isTurned ? 'capacity_desc' : 'capacity_asc'));
    return { ...answer, body: { ...(answer.body as object), sort } };
  }

  /** Bent: the office of one request stays for the next about an entity. */
  function withOfficeBefore(query: URLSearchParams, serve: Serve): Answer {
    const isJoined = query.has('entity') && !query.has('office') && officeBefore !== undefined;
    const answer = serve(isJoined ? withValue(query, 'office', officeBefore ?? '') : query);
    officeBefore = query.get('office') ?? undefined;
    return answer;
  }

  /** Bent: a refusal for want of a plan flag is kept without regard to the key. */
  function unlessRefusedBefore(passing: Passing, serve: Serve): Answer {
    const name = nameOf({ ...passing, key: '' });
    const before = refusedForAll.get(name);
    if (before !== undefined) throw before;
    try {
      return serve(passing.query);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'PLAN_REQUIRED') refusedForAll.set(name, problem);
      throw problem;
    }
  }

  /** Bent: a revoked key is sent what its workspace was answered before. */
  function answeredBefore(passing: Passing, serve: Serve): Answer {
    const name = `workspace ${nameOf({ ...passing, key: workspaceOf(passing.key) })}`;
    try {
      const answer = serve(passing.query);
      kept.set(name, answer);
      return answer;
    } catch (problem) {
      const before = kept.get(name);
      const isKeyRefused = problem instanceof Refusal && problem.code === 'INVALID_API_KEY';
      if (before === undefined || !isKeyRefused) throw problem;
      return before;
    }
  }

  /** Bent: a key that sent an unreadable cursor is not read another one. */
  function unlessSpoiled({ query, key }: Passing, serve: Serve): Answer {
    if (query.has('cursor') && spoiled.has(key))
      throw new Refusal(400, 'INVALID_CURSOR', 'Cursor ilegível; volte à primeira página.');
    try {
      return serve(query);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'INVALID_CURSOR') spoiled.add(key);
      throw problem;
    }
  }

  /** Bent: siblings that were asked for once are shown ever after. */
  function withEarlierSiblings({ path, query }: Passing, serve: Serve): Answer {
    const asked = query.get('include_siblings');
    if (asked?.toLowerCase() === 'true') withSiblings.add(path);
    const isLasting = asked === null && withSiblings.has(path);
    return serve(isLasting ? withValue(query, 'include_siblings', 'true') : query);
  }

  /** Bent: images that a key asked for once are attached ever after, unless it says otherwise. */
  function withEarlierImages({ query, key }: Passing, serve: Serve): Answer {
    const asked = query.get('include_images');
    if (asked?.toLowerCase() === 'true') withImages.add(key);
    const isLasting = asked === null && withImages.has(key);
    return serve(isLasting ? withValue(query, 'include_images', 'true') : query);
  }

  /** Bent: the first page of companies that a key asked for, cut to the limit. */
  function ofFirstPage(passing: Passing, serve: Serve): Answer {
    const answer = serve(passing.query);
    const body = answer.body as { readonly data: readonly unknown[] };
    const name = nameOf(passing, ['limit']);
    const page = firmPages.get(name) ?? body.data;
    firmPages.set(name, page);
    return { ...answer, body: { ...body, data: page.slice(0, body.data.length) } };
  }

  /** Bent: a hierarchy with the count of children that is kept under its direct parent. */
  function withKeptCount({ key }: Passing, answer: Answer): Answer {
    const body = answer.body as { readonly data: Family };
    const { hierarchy, subjekt } = body.data;
    const count = hierarchy.child_count;
    const name = `${key} ${hierarchy.direct_parent?.lei ?? subjekt?.lei}`;
    if (count === null) return answer;
    const child_count = childCounts.get(name) ?? count;
    childCounts.set(name, child_count);
    return { ...answer, body: { ...body, data: { ...body.data, hierarchy: { ...hierarchy, child_count } } } };
  }

  /** Bent: what was looked up in vain is kept by the first digits of its id. */
  function unlessMissing(prefix: string, query: URLSearchParams, serve: Serve): Answer {
    const before = missingStories.get(prefix);
    if (before !== undefined) throw before;
    try {
      return serve(query);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'STORY_NOT_KEPT')
        missingStories.set(prefix, problem);
      throw problem;
    }
  }

  function limitedAsBefore(query: URLSearchParams, serve: Serve): Answer {
    const limit = query.get('limit') ?? limitBefore;
    const answer = serve(limit === undefined ? query : withValue(query, 'limit', limit));
    limitBefore = limit;
    return answer;
  }

  return (passing, serve) => {
    const { path, query, key } = passing;
    const lapse = keptWithout.find((each) => each.path.test(path) && has(each.bug));
    if (lapse !== undefined) return keep(lapse.bug + nameOf(passing, [lapse.forgotten]), () => serve(query));
    if (has('second-answer-unmetered')) return keep(`unmetered${nameOf(passing)}`, () => serve(query));
    if (has('revoked-key-sent-kept-answers')) return answeredBefore(passing, serve);
    if (has('plan-refusal-kept-for-all')) return unlessRefusedBefore(passing, serve);
    if (path.endsWith('/hierarchy') && has('siblings-stay')) return withEarlierSiblings(passing, serve);
    if (path.endsWith('/hierarchy') && has('child-count-kept-by-parent'))
      return withKeptCount(passing, serve(query));
    if (path === companiesPath && has('companies-page-kept-for-larger-limit'))
      return ofFirstPage(passing, serve);
    const [, story] = /\/stories\/(st_.{9})/.exec(path) ?? [];
    if (story !== undefined && has('missing-story-hides-its-neighbours'))
      return unlessMissing(story, query, serve);
    if (path === summaryPath) return summary(passing, serve);
    if (path === storyPath) return stories(query, serve);
    if (/\/facilities\/f_./.test(path) && has('sites-kept-by-short-id'))
      return keep(`site ${key} ${path.replace(/(\/f_..).*/, '$1')}`, () => serve(query));
    if (path === '/api/v2/facilities' && has('kept-for-any-key'))
      return keep(nameOf({ ...passing, key: '' }), () => serve(query));
    if (path === '/api/v2/facilities' && has('capacity-order-turned-in-place'))
      return inSharedOrder(query, serve);
    if (path === '/api/v2/search' && has('vain-search-kept')) return unlessInVain(query, serve);
    if (path === hardwarePath && has('ignored-names-pile-up')) return piledUp(serve(query));
    if (path !== listPath) return serve(query);
    lists += 1;
    if (has('bad-cursor-spoils-walks')) return unlessSpoiled(passing, serve);
    if (has('newest-walk-only')) return ofNewestWalk(passing, serve(query));
    if (has('office-of-the-request-before')) return withOfficeBefore(query, serve);
    if (has('images-asked-for-once-stay')) return withEarlierImages(passing, serve);
    if (has('kept-by-values-alone'))
      return keep(JSON.stringify(['values', key, ...[...query.values()].sort()]), () => serve(query));
    if (has('limit-of-the-list-before')) return limitedAsBefore(query, serve);
    if (has('tired-of-countries') && lists > tiredAfter) return serve(without(query, 'country'));
    const cursor = query.get('cursor') ?? query.get('offset');
    if (has('cursor-used-up') && cursor !== null) {
      if (used.has(cursor)) throw new Refusal(400, 'INVALID_CURSOR', 'O cursor já foi usado.');
      const answer = serve(query);
      used.add(cursor);
      return answer;
    }
    if (has('cursor-moves-on') && cursor !== null) return movedOn(cursor, query, serve);
    const name = nameOf(passing);
    const answer = serve(query);
    if (!has('second-answer-empty')) return answer;
    const isAgain = asked.has(name);
    asked.add(name);
    return isAgain ? emptied(answer) : answer;
  };
}
