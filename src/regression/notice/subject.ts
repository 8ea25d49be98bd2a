import { pointerMembers } from '../../kit/index.js';
import type { Change } from '../contract/change.js';
import { operationKey } from '../declared.js';
import type { Effect } from './intent.js';

/** What a change is about, free of the ways in which it can be written. */
export interface Subject {
  /** Every operation that it reaches, as `operationKey`; none for what concerns the whole contract. */
  readonly operations: readonly string[];
  /** The parameter, or the innermost member of replies. */
  readonly name: string | undefined;
}

export const subjectOf = ({ operation, operations, parameter, field, at }: Change): Subject => ({
  operations: (operations ?? (operation === undefined ? [] : [operation])).map(operationKey),
  name: parameter ?? innermost(field) ?? fieldAt(at),
});

/** Of `data[].metrics.count` the last name, of `point.1` the name before the place. */
const innermost = (field: string | undefined): string | undefined => field?.match(/[A-Za-z_][\w-]*/g)?.at(-1);

/** The innermost member of a schema that a pointer leads into. */
function fieldAt(pointer: string): string | undefined {
  const members = pointerMembers(pointer);
  const last = members.lastIndexOf('properties');
  return last < 0 ? undefined : members[last + 1];
}

/** Rules of what comes and goes as a whole: a bound that is new alters what it bounds. */
const whole =
  /^(?:(?:required-)?(?:operation|parameter|body)|header|server|life-cycle|behaviour-shape|(?:request|response)-(?:property|enum-value|vocabulary-value))-(added|removed)$/;

/** What a change did to its subject, or to a value of it. */
export function effectOf({ rule }: Change): Effect {
  // The old spelling ends.
  if (rule === 'parameter-renamed' || rule === 'operation-moved') return 'ends';
  const [, how] = whole.exec(rule) ?? [];
  return how === 'added' ? 'begins' : how === 'removed' ? 'ends' : 'alters';
}
