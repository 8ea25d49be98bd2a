import type { Change } from '../contract/change.js';
import { type Declared, operationKey } from './declared.js';
import { fits } from './intent.js';
import type { Mentions, Sureness } from './mentions.js';

/** What a change is about, free of the ways in which it can be written. */
export interface Subject {
  readonly operation: string | undefined;
  /** The parameter, or the member of replies that its pointer leads to. */
  readonly name: string | undefined;
}

export const subjectOf = ({ operation, parameter, at }: Change): Subject => ({
  operation: operation === undefined ? undefined : operationKey(operation),
  name: parameter ?? fieldAt(at),
});

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
  const { operation, name } = subjectOf(change);
  // What begins may be what is offered in place of something else.
  const names =
    change.from === undefined ? new Map([...mentions.replacements, ...mentions.names]) : mentions.names;
  const named = namingOf({ operation, name }, { ...mentions, names }, contracts);
  return named === 'certain' && fit !== 'yes' ? 'possible' : named;
}

function namingOf(
  { operation, name }: Subject,
  { operations, names, isSpecific }: Mentions,
  contracts: readonly Declared[],
): Sureness | undefined {
  const place = operation === undefined ? undefined : operations.get(operation);
  if (name === undefined) return place;
  const spelled = names.get(name);
  // That an operation changes may mean any part of it, unless the part that is named is another one.
  if (spelled === undefined) return place === 'certain' && !isSpecific ? 'possible' : undefined;
  if (place !== undefined) return spelled;
  if (operation !== undefined && [...operations.values()].includes('certain')) return undefined;
  // What several operations share is told without one.
  const isPlain = operation === undefined || holders(name, contracts) <= 1;
  return isPlain ? spelled : 'possible';
}

/** How many operations have a parameter of that name. */
const holders = (name: string, contracts: readonly Declared[]): number =>
  Math.max(
    0,
    ...contracts.map(({ operations }) => operations.filter(({ parameters }) => parameters.has(name)).length),
  );
