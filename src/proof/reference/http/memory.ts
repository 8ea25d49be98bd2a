import { isObject, type Json } from '../bend.js';
import type { Faults } from '../planted.js';
import { type Middleware, paths } from './middleware.js';
import { type Kept, keptOf, replyOf } from './state.js';

const hierarchies = /^\/api\/v2\/entities\/[^/]+\/hierarchy$/;

/** A hierarchy without a child, by one of its handles, and the children counted anew. */
function withoutChild(kept: Kept, taken: ReadonlySet<string>): Response {
  const body: unknown = JSON.parse(kept.text);
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  const hierarchy = isObject(data.hierarchy) ? data.hierarchy : {};
  if (!Array.isArray(hierarchy.children)) return replyOf(kept);
  const isTaken = (child: unknown): boolean =>
    isObject(child) && Object.values(child).some((handle) => taken.has(String(handle)));
  const children = hierarchy.children.filter((child) => !isTaken(child));
  const count = Number(hierarchy.child_count) - (hierarchy.children.length - children.length);
  const told = { ...hierarchy, children, child_count: hierarchy.child_count === null ? null : count };
  return replyOf({
    ...kept,
    text: JSON.stringify({ ...(body as Json), data: { ...data, hierarchy: told } }),
  });
}

/** Takes an entity whose siblings were asked for from the children of its parent, as a list that is changed in place loses it. */
const siblingsTaken: Middleware = (serve) => {
  const taken = new Set<string>();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!hierarchies.test(pathname)) return serve(request);
    const kept = await keptOf(await serve(request));
    if (kept.status !== 200) return replyOf(kept);
    if (searchParams.get('include_siblings') === 'true')
      taken.add(decodeURIComponent(pathname.split('/')[4] ?? ''));
    return withoutChild(kept, taken);
  };
};

/** Answers a search of everything with what was kept of the registries alone. */
const everythingFromReference: Middleware = (serve) => {
  const kept = new Map<string, Kept>();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const scope = searchParams.get('scope');
    if (!paths.search.test(pathname) || searchParams.has('universe')) return serve(request);
    const name = `${searchParams.get('q')} ${searchParams.get('limit')}`;
    const known = kept.get(name);
    if (scope === 'all' && known !== undefined) {
      const body = JSON.parse(known.text) as Json;
      return replyOf({ ...known, text: JSON.stringify('scope' in body ? { ...body, scope } : body) });
    }
    const reply = await keptOf(await serve(request));
    if (scope === 'reference' && reply.status === 200) kept.set(name, reply);
    return replyOf(reply);
  };
};

/** Refuses every other UEI with small letters, as a pattern does that remembers where it ended. */
const everyOtherRefused: Middleware = (serve) => {
  let asked = 0;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const uei = searchParams.get('uei') ?? '';
    if (!paths.awards.test(pathname) || !/[a-z]/.test(uei)) return serve(request);
    asked += 1;
    const refusal = { success: false, error: 'No UEI.', code: 'INVALID_PARAM', details: { param: 'uei' } };
    return asked % 2 === 0 ? Response.json(refusal, { status: 400 }) : serve(request);
  };
};

/** Faults of what a deployment remembers of another kind of request. */
export const memoryFaults = {
  'state.siblings-taken-from-parent': {
    needs: 'whole-run',
    clauses: ['hierarchy.direct-parent.mutual'],
    admits: ['hierarchy.children', 'hierarchy.child-count', 'hierarchy.siblings.true'],
    summary: 'Takes an entity whose siblings were asked for from the children of its parent',
    front: siblingsTaken,
  },
  'state.everything-from-reference': {
    needs: 'whole-run',
    clauses: ['search.scope.all.everything'],
    summary: 'Answers scope=all with the kept results of scope=reference for the same text',
    front: everythingFromReference,
  },
  'state.small-uei-every-other-time': {
    clauses: ['government.awards.uei.case'],
    summary: 'Refuses every other UEI with small letters',
    front: everyOtherRefused,
  },
} as const satisfies Faults;
