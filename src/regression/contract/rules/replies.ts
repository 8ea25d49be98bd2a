import { type Header, type Reply, replyFor } from '../document/bodies.js';
import type { Operation } from '../document/operations.js';
import { mediaFindings } from './bodies.js';
import { markRows } from './marks.js';
import { disappears, type Finding, harmless, newField, type RuleRows, remeant, retyped } from './rule.js';
import { type Context, inMarks, inSchemas } from './schemas.js';

/** What concerns the headers of replies, their schemas apart. */
export const headerRows: RuleRows = {
  'header-removed': { ...disappears, says: '{} is gone.', mirror: 'header-added' },
  'header-added': { ...newField, says: '{} is new.', mirror: 'header-removed' },
  'header-became-optional': {
    ...disappears,
    says: '{} may be absent.',
    mirror: 'header-became-required',
  },
  'header-became-required': {
    ...harmless,
    says: '{} is always there.',
    mirror: 'header-became-optional',
  },
  ...markRows('header'),
};

/** What changed of the headers of a reply. */
function* headerFindings(
  old: readonly Header[],
  next: readonly Header[],
  context: Context,
): Iterable<Finding> {
  const [olds, nexts] = [old, next].map((headers) => new Map(headers.map((each) => [each.name, each])));
  for (const was of old) {
    const subject = called(was);
    const is = nexts?.get(was.name);
    if (is === undefined) yield { rule: 'header-removed', at: was.at, subject, field: was.name };
    else for (const each of between(was, is, context)) yield { subject, ...each, field: was.name };
  }
  for (const is of next)
    if (olds?.has(is.name) !== true)
      yield { rule: 'header-added', at: is.at, subject: called(is), field: is.name };
}

const called = ({ name }: Header): string => `the header \`${name}\``;

function* between(was: Header, is: Header, context: Context): Iterable<Finding> {
  if (was.required && !is.required) yield { rule: 'header-became-optional', at: `${is.pointer}/required` };
  if (!was.required && is.required) yield { rule: 'header-became-required', at: `${is.pointer}/required` };
  yield* inMarks('header', was.marks, is.marks, called(was));
  yield* inSchemas(context, was.schema, is.schema, { direction: 'response', isError: false }, called(was));
}

/** What concerns replies, the schemas of their bodies apart. */
export const replyRows: RuleRows = {
  'success-status-removed': {
    ...disappears,
    says: 'A status of success is gone.',
    mirror: 'success-status-added',
  },
  'success-status-added': {
    ...harmless,
    says: 'A status of success is new.',
    mirror: 'success-status-removed',
  },
  'success-status-changed': {
    ...remeant,
    says: 'The status of success is another one.',
    mirror: 'success-status-changed',
  },
  'error-status-removed': {
    ...harmless,
    says: 'A status of errors is no longer listed.',
    mirror: 'error-status-added',
  },
  'error-status-added': { ...harmless, says: 'A status of errors is new.', mirror: 'error-status-removed' },
  'error-status-changed': {
    ...harmless,
    says: 'A status of errors is another one.',
    mirror: 'error-status-changed',
  },
  'response-body-removed': {
    ...disappears,
    says: 'The reply has no body any more.',
    mirror: 'response-body-added',
  },
  'response-body-added': { ...newField, says: 'The reply has a body.', mirror: 'response-body-removed' },
  'response-media-type-removed': {
    ...retyped,
    says: 'A media type of the reply is gone.',
    mirror: 'response-media-type-added',
  },
  'response-media-type-added': {
    ...harmless,
    says: 'A media type of the reply is new.',
    mirror: 'response-media-type-removed',
  },
  'response-media-type-changed': {
    ...retyped,
    says: 'The media type of the reply is another one.',
    mirror: 'response-media-type-changed',
  },
  'response-media-type-narrowed': {
    ...harmless,
    says: 'The reply has a media type in the place of a range of them.',
    mirror: 'response-media-type-widened',
  },
  'response-media-type-widened': {
    ...retyped,
    says: 'The reply has a range of media types in the place of one of them.',
    mirror: 'response-media-type-narrowed',
  },
};

/** What changed of the replies of an operation. */
export function* replyFindings(
  { replies: old }: Operation,
  { replies: next }: Operation,
  context: Context,
): Iterable<Finding> {
  for (const was of old) {
    const is = replyFor(next, was.status);
    if (is !== undefined) yield* replyChanges(was, is, context);
  }
  for (const isSuccess of [true, false]) {
    const gone = old.filter(
      (each) => each.isSuccess === isSuccess && replyFor(next, each.status) === undefined,
    );
    const come = next.filter((each) => each.isSuccess === isSuccess && isNew(old, each));
    yield* statuses(isSuccess ? 'success' : 'error', gone, come, context);
  }
  for (const is of next) {
    const was = replyFor(old, is.status);
    // What stood for a range of statuses stands for the new one as well.
    if (was !== undefined && isNew(old, is)) yield* replyChanges(was, is, context);
  }
}

const isNew = (old: readonly Reply[], { status }: Reply): boolean =>
  old.every((each) => each.status !== status);

function* statuses(
  kind: string,
  gone: readonly Reply[],
  come: readonly Reply[],
  context: Context,
): Iterable<Finding> {
  const [was, is] = [gone[0], come[0]];
  if (was !== undefined && is !== undefined && gone.length + come.length === 2) {
    yield { rule: `${kind}-status-changed`, at: is.at, from: was.status, to: is.status };
    yield* replyChanges(was, is, context);
    return;
  }
  for (const { status, at } of gone) yield { rule: `${kind}-status-removed`, at, from: status };
  for (const { status, at } of come) yield { rule: `${kind}-status-added`, at, to: status };
}

function* replyChanges(was: Reply, is: Reply, context: Context): Iterable<Finding> {
  const whole = `the ${is.status} reply`;
  yield* inMarks('response', was.marks, is.marks, whole);
  yield* headerFindings(was.headers, is.headers, context);
  const [had, has] = [was.media[0], is.media[0]];
  if (had !== undefined && has === undefined)
    yield { rule: 'response-body-removed', at: was.at, subject: whole };
  else if (had === undefined && has !== undefined)
    yield { rule: 'response-body-added', at: is.at, subject: whole };
  else
    yield* mediaFindings('response', was.media, is.media, (before, after) =>
      inSchemas(
        context,
        before.schema,
        after.schema,
        { direction: 'response', isError: !was.isSuccess },
        whole,
      ),
    );
}
