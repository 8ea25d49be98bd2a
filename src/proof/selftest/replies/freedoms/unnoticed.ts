import { clauses, errorCodes, errorRow, operation } from '../../../../../contract/index.js';
import { openapiDocument } from '../../../../../contract/openapi/document.js';
import { isArray, isObject } from '../../../../kit/index.js';
import { isHeaderPattern, partsOf } from '../members.js';
import type { Mutant } from '../mutation.js';
import { covers, type Freedom } from './freedom.js';
import { otherForms } from './other-forms.js';

// A deployment has names and forms of its own, about which only what two of its replies tell alike can be judged. A change
// of them that a check notices is noticed; one that none notices is left open by what is said here.

/** The names of members in the schemas of a document. */
function* propertiesIn(value: unknown): Generator<string> {
  if (isArray(value)) for (const each of value) yield* propertiesIn(each);
  else if (isObject(value)) {
    if (isObject(value.properties)) yield* Object.keys(value.properties);
    for (const each of Object.values(value)) yield* propertiesIn(each);
  }
}

const words = (text: string): readonly string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

/** The names that the document says something of. */
const named: ReadonlySet<string> = new Set([
  ...Object.values(clauses).flatMap(({ says }) =>
    [...says.matchAll(/`([^`]*)`/g)].flatMap(([, text = '']) => words(text)),
  ),
  ...errorCodes.flatMap((code) => errorRow(code).details),
  ...propertiesIn(openapiDocument()),
]);

const isNamed = (pattern: string): boolean =>
  pattern
    .split('/')
    .slice(1)
    .every((step) => step === '*' || named.has(step));

const isKnownCode = (kind: string): boolean => errorCodes.some((code) => kind.endsWith(` ${code}`));

const ofReferenceFamilies = /^\/api\/v2\/(?:aicompute|leiregistry|facilities|gov)\b|\/hierarchy$/;

/** Members of an error that no detail is, be `details` an object or left out. */
const ofEveryError = /^\/(?:success|error|code|message|status|retryable|details)(?:\/|$)/;

/**
 * Where the reference has what stands at a place: parts of a reply may stand within its data (ruling reference-envelope),
 * and a contract may keep its parameters and responses among its components.
 */
const otherPlace = (pattern: string): string =>
  pattern
    .replace(/^\/data\/(?=summary|awards|recipient_rollups)/, '/')
    .replace(/^\/components\/parameters\/\*/, '/paths/*/get/parameters/*')
    .replace(/^\/components\/responses\/\*/, '/paths/*/get/responses/*')
    .replace(/^\/paths\/\*\/parameters/, '/paths/*/get/parameters');

/** What leaves open a change that no check noticed; undefined where nothing does. */
export function freedomOfUnnoticed(
  mutant: Mutant,
  freedomOf: (mutant: Mutant) => Pick<Freedom, 'by' | 'because'> | undefined,
): Pick<Freedom, 'by' | 'because'> | undefined {
  const { operation: id, kind, pattern } = partsOf(mutant.member);
  const other = otherForms.find((each) => covers(each, mutant));
  const elsewhere = otherPlace(pattern);
  const own =
    other ??
    (elsewhere === pattern ? undefined : freedomOf({ ...mutant, member: `${id} ${kind} ${elsewhere}` }));
  if (own !== undefined || id === 'getOpenapi' || isHeaderPattern(pattern)) return own;
  if (!isNamed(pattern)) {
    return {
      by: 'versioning.without-notice.response-fields',
      because: 'The document names no such member, so that nothing tells what it holds.',
    };
  }
  if (/^[45]/.test(kind) && !isKnownCode(kind))
    return { by: 'error.unlisted-codes', because: 'The details of a code that is not listed are not shown.' };
  if (/^\/applied_filters(?:\/|$)/.test(pattern) && ofReferenceFamilies.test(operation(id).path))
    return { by: 'reference-envelope', because: 'No reference family has to show what it applied.' };
  if (kind !== 'error' || ofEveryError.test(pattern)) return undefined;
  // Details may stand at top level (ruling error-details), where those of all codes are one place.
  return errorCodes
    .map((code) => `${id} ${errorRow(code).status} ${code} /details${pattern}`)
    .map((member) => freedomOf({ ...mutant, member }))
    .find((each) => each !== undefined && each.by !== 'error.details.others');
}
