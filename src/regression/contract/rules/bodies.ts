import type { Media } from '../document/bodies.js';
import type { Operation } from '../document/operations.js';
import { type Finding, type RuleRows, stops, wider } from './rule.js';
import { type Context, inSchemas } from './schemas.js';

/** What concerns the body of a request; nearly every operation has none. */
export const bodyRows: RuleRows = {
  'body-removed': { ...stops, says: 'A request takes no body any more.', mirror: 'body-added' },
  'body-added': { ...wider, says: 'A request may have a body.', mirror: 'body-removed' },
  'required-body-added': { ...stops, says: 'A request must have a body.', mirror: 'body-removed' },
  'body-became-required': {
    ...stops,
    says: 'The body of a request is required.',
    mirror: 'body-became-optional',
  },
  'body-became-optional': {
    ...wider,
    says: 'The body of a request may be left out.',
    mirror: 'body-became-required',
  },
  'body-media-type-removed': {
    ...stops,
    says: 'A media type of the body of a request is gone.',
    mirror: 'body-media-type-added',
  },
  'body-media-type-added': {
    ...wider,
    says: 'A media type of the body of a request is new.',
    mirror: 'body-media-type-removed',
  },
  'body-media-type-changed': {
    ...stops,
    says: 'The media type of the body of a request is another one.',
    mirror: 'body-media-type-changed',
  },
  'body-media-type-narrowed': {
    ...stops,
    says: 'A media type in the place of a range of them is taken as the body of a request.',
    mirror: 'body-media-type-widened',
  },
  'body-media-type-widened': {
    ...wider,
    says: 'A range of media types in the place of one of them is taken as the body of a request.',
    mirror: 'body-media-type-narrowed',
  },
};

/** What changed of the body that an operation takes. */
export function* bodyFindings(
  { body: old }: Operation,
  { body: next }: Operation,
  context: Context,
): Iterable<Finding> {
  if (old === undefined && next !== undefined)
    yield { rule: next.required ? 'required-body-added' : 'body-added', at: next.at };
  if (old !== undefined && next === undefined) yield { rule: 'body-removed', at: old.at };
  if (old === undefined || next === undefined) return;
  if (!old.required && next.required) yield { rule: 'body-became-required', at: `${next.at}/required` };
  if (old.required && !next.required) yield { rule: 'body-became-optional', at: `${next.at}/required` };
  yield* mediaFindings('body', old.media, next.media, ({ schema: was }, { schema: is }) =>
    inSchemas(context, was, is, { direction: 'request', isError: false }, 'the body'),
  );
}

/** Whether a range has a media type in it, as `text/*` has. */
const covers = (range: string, type: string): boolean =>
  range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

const isJson = ({ type }: Media): boolean => /^application\/(?:[^/]+\+)?json$/.test(type);

/** What is described by another media type and differs in more is another representation. */
const mostFindings = 2;

/** What changed of media types; one in the place of another is one change. */
export function* mediaFindings(
  bearer: 'body' | 'response',
  old: readonly Media[],
  next: readonly Media[],
  between: (was: Media, is: Media) => Iterable<Finding>,
): Iterable<Finding> {
  const [olds, nexts] = [old, next].map((media) => new Map(media.map((each) => [each.type, each])));
  const gone = old.filter(({ type }) => nexts?.has(type) !== true);
  const come = next.filter(({ type }) => olds?.has(type) !== true);
  const [was, is] = [gone[0], come[0]];
  if (was !== undefined && is !== undefined && gone.length + come.length === 2) {
    const how = covers(was.type, is.type) ? 'narrowed' : covers(is.type, was.type) ? 'widened' : 'changed';
    yield { rule: `${bearer}-media-type-${how}`, at: is.at, from: was.type, to: is.type };
    const below = [...between(was, is)];
    if (how !== 'changed' || (isJson(was) && isJson(is) && below.length <= mostFindings)) yield* below;
  } else {
    for (const { type, at } of gone) yield { rule: `${bearer}-media-type-removed`, at, from: type };
    for (const { type, at } of come) yield { rule: `${bearer}-media-type-added`, at, to: type };
  }
  for (const each of old) {
    const same = nexts?.get(each.type);
    if (same !== undefined) yield* between(each, same);
  }
}
