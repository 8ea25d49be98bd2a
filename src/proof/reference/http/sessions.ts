import { setImmediate } from 'node:timers/promises';
import { isObject } from '../bend.js';
import type { Faults } from '../planted.js';
import { at, type Middleware, paths } from './middleware.js';
import { bodyOf, emptied, keptOf, refusedCursor, replyOf, sentCursor } from './state.js';

/** Serves, of each key, the cursors of the walk that it began last. */
const newestWalkOnly =
  (path: RegExp): Middleware =>
  (serve) => {
    const walks = new Map<string, Set<unknown>>();
    const served = new Set<unknown>();
    return async (request) => {
      if (!path.test(new URL(request.url).pathname)) return serve(request);
      const key = request.headers.get('Authorization') ?? '';
      const cursor = sentCursor(request);
      const walk = cursor === null ? new Set() : (walks.get(key) ?? new Set());
      if (cursor !== null && served.has(cursor) && !walk.has(cursor)) return refusedCursor('CURSOR_STALE');
      const kept = await keptOf(await serve(request));
      const { pagination } = kept.status === 200 ? bodyOf(kept) : {};
      if (!isObject(pagination)) return replyOf(kept);
      served.add(pagination.next_cursor);
      walks.set(key, walk.add(pagination.next_cursor));
      return replyOf(kept);
    };
  };

/** Finds nothing for a text for which an earlier request found nothing, whatever else was sent. */
const missesKept =
  (path: RegExp, name: string): Middleware =>
  (serve) => {
    const missed = new Set<string>();
    return async (request) => {
      const url = new URL(request.url);
      const text = url.searchParams.get(name);
      if (!path.test(url.pathname) || text === null) return serve(request);
      const kept = await keptOf(await serve(request));
      const { data } = kept.status === 200 ? bodyOf(kept) : {};
      if (Array.isArray(data) && data.length === 0) missed.add(text);
      return missed.has(text) ? emptied(kept) : replyOf(kept);
    };
  };

/** Answers each of several requests under way for the path of the latest, as a handler with a shared member does. */
const pathShared =
  (path: RegExp): Middleware =>
  (serve) => {
    let latest = '';
    return async (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      latest = url.pathname;
      await setImmediate();
      url.pathname = latest;
      return serve(at(url, request));
    };
  };

/** Asks for the holders of the office, too, that the list before was asked for, where entities are. */
const officeKept =
  (path: RegExp): Middleware =>
  (serve) => {
    let before: string | null = null;
    return (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      const office = url.searchParams.get('office');
      if (office === null && before !== null && url.searchParams.has('entity'))
        url.searchParams.set('office', before);
      before = office;
      return serve(at(url, request));
    };
  };

/** Adds a parameter to requests for a path that was asked for with it once. */
const parameterKept =
  (path: RegExp, name: string): Middleware =>
  (serve) => {
    const kept = new Map<string, string>();
    return (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      const sent = url.searchParams.get(name);
      if (sent !== null) kept.set(url.pathname, sent);
      const before = kept.get(url.pathname);
      if (before !== undefined) url.searchParams.set(name, before);
      return serve(at(url, request));
    };
  };

/** Faults of what a deployment remembers of a key's requests, or shares among those under way. */
export const sessionFaults = {
  'sessions.newest-walk-only': {
    needs: 'whole-run',
    clauses: ['states.cursor.valid'],
    admits: ['events.cursor.bound-workspace'],
    summary: 'Refuses the cursors of an Events walk as stale once the same key begins another list',
    front: newestWalkOnly(/^\/api\/v2\/events$/),
  },
  'sessions.office-of-the-list-before': {
    clauses: ['events.entity.spine-id'],
    summary: 'Selects the Events of an office as well that the Events list was asked for just before',
    front: officeKept(/^\/api\/v2\/events$/),
  },
  'sessions.images-kept': {
    clauses: ['events.include-images.default'],
    admits: ['events.include-entity-images.without-images'],
    summary: 'Shows images in lists of Events ever after they were asked for once',
    front: parameterKept(/^\/api\/v2\/events$/, 'include_images'),
  },
  'sessions.siblings-kept': {
    clauses: ['hierarchy.siblings.default'],
    admits: ['hierarchy.depth.default'],
    summary: 'Shows the siblings of an entity ever after they were asked for once',
    front: parameterKept(/^\/api\/v2\/entities\/[^/]+\/hierarchy$/, 'include_siblings'),
  },
  'sessions.search-misses-kept': {
    clauses: ['search.scope.all.everything'],
    summary: 'Finds nothing under any scope for a text that was searched in vain under one',
    front: missesKept(paths.search, 'q'),
  },
  'sessions.event-details-shared-in-flight': {
    unsteady: true,
    clauses: ['event-detail.same-id'],
    summary: 'Answers Event details under way together for the id of the latest',
    front: pathShared(/^\/api\/v2\/events\/(?!summary$)[^/]+$/),
  },
  'sessions.facility-details-shared-in-flight': {
    unsteady: true,
    clauses: ['facilities.detail.same-id'],
    summary: 'Answers details of facilities under way together for the id of the latest',
    front: pathShared(/^\/api\/v2\/facilities\/[^/]+$/),
  },
} as const satisfies Faults;
