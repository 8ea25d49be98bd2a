import type { Change } from '../contract/change.js';
import { type Declared, operationKey } from './declared.js';
import { fits, kindOf } from './intent.js';
import type { Mentions, Sureness } from './mentions.js';

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

/** Of `data[].metrics.count` the last name. */
const innermost = (field: string | undefined): string | undefined => field?.match(/[\w-]+/g)?.at(-1);

/** The innermost member of a schema that a pointer leads into. */
function fieldAt(pointer: string): string | undefined {
  const steps = pointer.split('/');
  const last = steps.lastIndexOf('properties');
  return last < 0 ? undefined : steps[last + 1]?.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Whether an announcement is about a change; undefined where it is not. It is certain where it names what changed and says what
 * happened to it, possible where something of that is left to the reader.
 */
export function linkOf(
  change: Change,
  mentions: Mentions,
  contracts: readonly Declared[],
): Sureness | undefined {
  const fit = fits(mentions.intents, change, mentions.said);
  if (fit === 'no') return undefined;
  // What begins may be what is offered in place of something else.
  const names =
    kindOf(change) === 'begins' ? new Map([...mentions.replacements, ...mentions.names]) : mentions.names;
  const named = namingOf(subjectOf(change), { ...mentions, names }, contracts);
  return named === 'certain' && fit !== 'yes' ? 'possible' : named;
}

function namingOf(
  { operations: reached, name }: Subject,
  { operations, names, isSpecific }: Mentions,
  contracts: readonly Declared[],
): Sureness | undefined {
  const places = reached.map((each) => operations.get(each));
  const place = places.includes('certain') ? 'certain' : places.find((each) => each !== undefined);
  if (name === undefined) return place;
  const spelled = names.get(name);
  // That an operation changes may mean any part of it, unless the part that is named is another one.
  if (spelled === undefined) return place === 'certain' && !isSpecific ? 'possible' : undefined;
  if (place !== undefined) return spelled;
  if (reached.length > 0 && [...operations.values()].includes('certain')) return undefined;
  // What several operations share can be told without them.
  const isPlain = reached.length !== 1 || holders(name, contracts) <= 1;
  return isPlain ? spelled : 'possible';
}

/** How many operations have a parameter of that name. */
const holders = (name: string, contracts: readonly Declared[]): number =>
  Math.max(
    0,
    ...contracts.map(({ operations }) => operations.filter(({ parameters }) => parameters.has(name)).length),
  );
