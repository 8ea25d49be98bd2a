import type { Header } from '../document/replies.js';
import type { Context } from './context.js';
import { inMarks, inSchemas } from './in-schemas.js';
import { markRows } from './mark-rows.js';
import type { Finding, RuleRows } from './rule.js';
import { disappears, harmless, newField } from './verdicts.js';

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
export function* headerFindings(
  old: readonly Header[],
  next: readonly Header[],
  context: Context,
): Iterable<Finding> {
  for (const was of old) {
    const subject = called(was);
    const is = next.find(({ name }) => name === was.name);
    if (is === undefined) yield { rule: 'header-removed', at: was.at, subject, field: was.name };
    else for (const each of between(was, is, context)) yield { subject, ...each, field: was.name };
  }
  for (const is of next)
    if (old.every(({ name }) => name !== is.name))
      yield { rule: 'header-added', at: is.at, subject: called(is), field: is.name };
}

const called = ({ name }: Header): string => `the header \`${name}\``;

function* between(was: Header, is: Header, context: Context): Iterable<Finding> {
  if (was.required && !is.required) yield { rule: 'header-became-optional', at: `${is.pointer}/required` };
  if (!was.required && is.required) yield { rule: 'header-became-required', at: `${is.pointer}/required` };
  yield* inMarks('header', was.marks, is.marks, called(was));
  yield* inSchemas(context, was.schema, is.schema, { direction: 'response', isError: false }, called(was));
}
