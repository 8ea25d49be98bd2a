import fc from 'fast-check';
import { type OperationId, operation, operationIds } from '../../contract/index.js';
import { unknownParameters } from '../../generators/names.js';
import {
  at,
  defineCheck,
  detail,
  type Exchange,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  once,
  strings,
  withoutEnding,
} from '../../src/kit/index.js';
import { judgedByKey } from '../asking/calls.js';
import { expectDetails } from '../asking/refusals.js';

/** Paths of the removed version; any other is removed too. */
const removedTargets = [
  '/api/v1/events',
  '/api/v1/entities/wiki%3AMali',
  // Its query was one of v1, which v2 need not know.
  '/api/v1/events/summary?days=7&bucket=day',
  '/api/v1/no/such/path',
  // A route of its own for what a filter selects today.
  '/api/v1/conflict-events',
  '/api/v1/stories/summary',
] as const;

/** The paths that `details.replacement` names: of a path that never existed, it may be the whole version. */
function replacementsOf(reply: Exchange): readonly string[] {
  const replacement = detail(reply, 'replacement');
  const paths = [...strings(replacement)].flatMap(
    (text) => /\/api\/v2(?![\w-])[^\s?#"'`<>)]*/.exec(text)?.[0] ?? [],
  );
  expectThat(
    paths.length > 0,
    '/details/replacement',
    'a path under /api/v2/',
    replacement,
    'versioning.v1.details-replacement',
  );
  return paths;
}

/** The reply says of its path that it is removed, and in `details` what replaces it. */
function expectRemoved(reply: Exchange): void {
  const clause = reply.status === 410 ? 'versioning.v1.code' : 'versioning.v1.gone';
  expectRefusal(reply, { codes: ['ENDPOINT_REMOVED'], clause });
  expectDetails(reply, { replacement: 'versioning.v1.details-replacement' });
}

export const removedV1 = defineCheck({
  id: 'versioning/removed-v1',
  title: 'A v1 path answers 410 ENDPOINT_REMOVED and names its v2 replacement in details and message',
  clauses: [
    'error.endpoint-removed',
    'error.endpoint-removed.details.replacement',
    'states.parameter.removed',
    'versioning.v1.gone',
    'versioning.v1.code',
    'versioning.v1.message',
    'versioning.v1.details-replacement',
  ],
  operations: ['removedV1'],
  rulings: ['removed-paths'],
  property: forEach(removedTargets, async (api, target) => {
    const reply = await api.getTarget(target);
    expectRemoved(reply);
    const replacements = replacementsOf(reply).map((path) => withoutEnding(path, './'));
    const message = at(reply.json, '/error');
    const isNamed = typeof message === 'string' && replacements.some((path) => isNamedIn(message, path));
    const expected = `a message that names ${replacements.join(' or ')}`;
    expectThat(isNamed, '/error', expected, message, 'versioning.v1.message');
    api.witness('removed paths');
  }),
});

/** Whether a message has the path of a replacement, or one of which either is a template of the other or one of its details. */
export const isNamedIn = (message: string, replacement: string): boolean =>
  message.includes(replacement) ||
  [...message.matchAll(/\bapi\/v2\/[^\s?#"'`<>)]+/g)].some(
    ([path]) => resourceIn(withoutEnding(path, './,;:!')) === resourceIn(replacement),
  );

const paths = fc
  .array(unknownParameters(), { minLength: 1, maxLength: 4 })
  .map((segments) => `/api/v1/${segments.join('/')}`);

export const removedV1AnyPath = defineCheck({
  id: 'versioning/removed-v1-any-path',
  title: 'Every path under /api/v1/ answers 410, even if it never existed',
  clauses: [
    'versioning.v1.gone',
    'versioning.v1.code',
    'versioning.v1.details-replacement',
    'error.endpoint-removed',
    'states.parameter.removed',
  ],
  operations: ['removedV1'],
  runs: 1,
  property: forAll(paths, async (api, path) => {
    expectRemoved(await api.getTarget(path));
    api.witness('removed paths');
  }),
});

/** A path whose likeness of today needs a plan flag. */
const flaggedTarget = '/api/v1/facilities';

export const removedV1WithoutFlags = defineCheck({
  id: 'versioning/removed-v1-without-flags',
  title: 'A v1 path answers 410 to a key without plan flags too, whatever flag its likeness under v2 needs',
  clauses: [
    'versioning.v1.gone',
    'versioning.v1.code',
    'versioning.v1.details-replacement',
    'error.endpoint-removed',
  ],
  operations: ['removedV1'],
  rulings: ['v1-without-key'],
  needs: ['key.unentitled'],
  property: once(async (api) => {
    const role = 'unentitled';
    const reply = await api.getTarget(flaggedTarget, { credential: { role } });
    judgedByKey(role, reply, () => expectRemoved(reply));
    api.witness('removed paths');
  }),
});

/** One link of a Link header (RFC 8288). */
export interface Link {
  readonly target: string;
  /** Relation types in lower case. */
  readonly relations: readonly string[];
}

const link = /<([^<>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"(?:\\.|[^"\\])*"|[^\s;,"]*))?)*)/g;
const parameter = /;\s*([^\s=;,]+)(?:\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]*)))?/g;

/** The links of a header; the first `rel` of each counts, quoted or not. */
export const linksIn = (header: string): readonly Link[] =>
  [...header.matchAll(link)].map(([, target = '', parameters = '']) => {
    const rel = [...parameters.matchAll(parameter)].find(([, name]) => name?.toLowerCase() === 'rel');
    const relations = (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    return { target, relations };
  });

/** The path under `/api/v2` in a target, without what may stand before and behind it; undefined where there is none. */
function pathIn(target: string): string | undefined {
  const last = [...target.matchAll(/api\/v2(?![\w-])/g)].at(-1);
  return last === undefined ? undefined : target.slice(last.index).split(/[?#]/)[0];
}

/** The resource of a path under `/api/v2/`: its first segment, if it has one. */
const resourceIn = (target: string): string | undefined => {
  const path = pathIn(target);
  return path === undefined ? undefined : withoutEnding(path, '/').split('/').slice(0, 3).join('/');
};

/** The operation that has a path under `/api/v2/` without placeholders for its own. */
function operationIn(target: string): OperationId | undefined {
  const path = withoutEnding(pathIn(target) ?? '', './');
  return operationIds.find((id) => operation(id).path === `/${path}`);
}

export const removedV1Headers = defineCheck({
  id: 'versioning/removed-v1-headers',
  title: 'A v1 path answers with Deprecation: true and a Link to its successor version under /api/v2/',
  clauses: ['versioning.v1.link', 'versioning.v1.link-rel', 'versioning.v1.deprecation'],
  operations: ['removedV1'],
  rulings: ['removed-paths'],
  property: forEach(removedTargets, async (api, target) => {
    const reply = await api.getTarget(target);
    const { headers } = reply;
    const deprecation = headers.deprecation?.trim();
    const isTold = deprecation === 'true';
    expectThat(isTold, 'header deprecation', 'true', deprecation, 'versioning.v1.deprecation');
    const links = linksIn(headers.link ?? '');
    const successors = links.filter((each) => each.relations.includes('successor-version'));
    const [successor] = successors;
    expectThat(
      successor !== undefined,
      'header link',
      'a link with rel=successor-version',
      headers.link,
      links.length === 0 ? 'versioning.v1.link' : 'versioning.v1.link-rel',
    );
    const isSuccessor = successors.some(({ target }) => pathIn(target) !== undefined);
    expectThat(isSuccessor, 'header link', 'a target under /api/v2/', successor.target);
    // Either may be a template of the other, or one of its details.
    const replacements = replacementsOf(reply);
    const named = replacements.map(resourceIn);
    const isNamed = successors.some(({ target }) => named.includes(resourceIn(target)));
    const under = `a target under ${named.join(' or ')}, as in details`;
    expectThat(isNamed, 'header link', under, successor.target);
    const own = [undefined, ...replacements.map(operationIn)];
    const isOwn = successors.some(({ target }) => own.includes(operationIn(target)));
    const isAny = replacements.some((path) => operationIn(path) === undefined);
    const expected = `${replacements.join(' or ')}, as in details`;
    expectThat(isAny || isOwn, 'header link', expected, successor.target);
    api.witness('links to a successor version');
  }),
});

export const removedV1WithoutKey = defineCheck({
  id: 'versioning/removed-v1-without-key',
  title: 'Without a key a v1 path answers 410, or 401 as for a missing key',
  clauses: ['versioning.v1.gone'],
  operations: ['removedV1'],
  rulings: ['v1-without-key'],
  needs: [],
  property: once(async (api) => {
    const reply = await api.getTarget('/api/v1/events', { credential: { none: true } });
    expectRefusal(reply, { codes: ['ENDPOINT_REMOVED', 'MISSING_API_KEY'] });
    if (reply.status === 401) api.deviates('v1-without-key', 'a removed path asks for a key first');
    api.witness('removed paths');
  }),
});
