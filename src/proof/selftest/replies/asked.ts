import type { Member } from './members.js';
import type { Named } from './mutation.js';
import { keyOf, type PlainRequest } from './wires.js';

/** What the checks of a suite ask of a deployment that nothing is changed of. */
export interface Asked {
  /** Before the first check, with the members that are looked at there. */
  readonly before: { readonly requests: readonly PlainRequest[]; readonly reads: ReadonlySet<Member> };
  readonly by: ReadonlyMap<string, readonly PlainRequest[]>;
}

/** All requests of a run, and what they name. */
interface AllAsked {
  readonly requests: readonly PlainRequest[];
  readonly named: Named;
}

const urlOf = (path: string): URL => new URL(path, 'http://base.invalid');

/** The steps of the path of a request. */
const stepsOf = (path: string): readonly string[] =>
  urlOf(path)
    .pathname.split('/')
    .flatMap((step) => {
      try {
        return decodeURIComponent(step);
      } catch {
        return [];
      }
    });

/** The values of the query of a request, of which one may list several. */
const valuesOf = (path: string): readonly string[] =>
  [...urlOf(path).searchParams.values()].flatMap((value) => value.split(','));

const known = new WeakMap<Asked, AllAsked>();

/** All that a run asks, once each, and the ids and other values that stand in paths and queries. */
export function askedIn(asked: Asked): AllAsked {
  const before = known.get(asked);
  if (before !== undefined) return before;
  const all = [asked.before.requests, ...asked.by.values()].flat();
  const requests = [...new Map(all.map((each) => [keyOf(each), each])).values()];
  const inPaths = new Set(requests.flatMap(({ path }) => stepsOf(path)));
  const named = {
    inPaths,
    anywhere: new Set([...inPaths, ...requests.flatMap(({ path }) => valuesOf(path))]),
  };
  known.set(asked, { requests, named });
  return { requests, named };
}
