import { pointerMembers } from '../../kit/index.js';
import type { Change } from '../contract/change.js';
import { operationKey } from '../contract/declarations.js';
import { type Certainty, containsToken, type Effect, fits, namesValue } from './lexicon.js';
import type { Mentions } from './mentions.js';

/** What a change is about, free of the ways in which it can be written. */
interface Subject {
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

/**
 * Whether an announcement is about a change; undefined where it is not. It is certain where it names what changed and says what
 * happened to it, possible where something of that is left to the reader.
 */
export function linkOf(
  change: Change,
  mentions: Mentions,
  subject: Subject = subjectOf(change),
): Certainty | undefined {
  const { name, operations } = subject;
  const named =
    name === undefined
      ? wholeNamed(change, operations, mentions)
      : partNamed(change, operations, name, mentions);
  if (named === undefined) return undefined;
  const { intents, text } = mentions.told(name);
  const fit = fits(intents, effectOf(change));
  if (fit === 'no' || isOfWhole(change, text)) return undefined;
  if (named === 'possible') return named;
  // Of what begins and of values of lists, a name says enough.
  const isTold = fit === 'yes' || (change.class === 'announce' && change.to !== undefined);
  return isTold && namesValue(change, text) ? 'certain' : 'possible';
}

/** Whether a text that names no new value is about the whole parameter or field that has it. */
const isOfWhole = (change: Change, text: string): boolean =>
  /-value-added$/.test(change.rule) &&
  !namesValue(change, text) &&
  !/\b(?:values?|options?|accepts?|takes?|supports?|enum)\b/i.test(text);

/** Whether an announcement names an operation that changed, or what changed of the whole contract. */
function wholeNamed(change: Change, reached: readonly string[], mentions: Mentions): Certainty | undefined {
  const place = placeOf(reached, mentions);
  const named = thingNamed(change, reached, mentions);
  if (place === 'certain') return named;
  if (place !== undefined) return named === undefined || namesOthers(mentions) ? undefined : place;
  if (!/^(?:security|server|base-path)-/.test(change.rule)) return undefined;
  return namesValues(change, mentions)
    ? 'certain'
    : mentions.isSpecific
      ? undefined
      : wordedAs(access, mentions);
}

/**
 * How surely an announcement that names an operation means what changed of it as a whole: itself, a status, a media type. One that
 * names parameters or fields is about these, and means nothing else of the operation that it does not name.
 */
function thingNamed(change: Change, reached: readonly string[], mentions: Mentions): Certainty | undefined {
  const { isSpecific, toldOfWhole } = mentions;
  if (/^operation-/.test(change.rule)) {
    if (!isSpecific) return 'certain';
    const isTold = reached.some((each) => fits(toldOfWhole(each), effectOf(change)) === 'yes');
    return isTold ? 'possible' : undefined;
  }
  if (namesValues(change, mentions)) return 'certain';
  const worded = wordedAs(/^security-/.test(change.rule) ? access : message, mentions);
  if (!isSpecific) return worded === undefined || isWritten(change) ? 'possible' : 'certain';
  return isWritten(change) ? undefined : worded;
}

const valuesOf = ({ from, to }: Change): readonly string[] =>
  [from, to].filter((each) => each !== undefined && each !== '').map(String);

/** Whether an announcement names what was or what is, such as a status, a media type or a host. */
const namesValues = (change: Change, { said }: Mentions): boolean =>
  valuesOf(change).some((each) => containsToken(said, each));

/** Whether a status or a media type changed, which announcements write as it is. */
const isWritten = ({ rule }: Change): boolean => /-(?:status|media-type)-/.test(rule);

const wordedAs = (words: RegExp, { said }: Mentions): Certainty | undefined =>
  words.test(said) ? 'possible' : undefined;

/** Words for what reaches every operation. */
const access =
  /\b(?:authenticat\w*|authoriz\w*|bearer|api keys?|scopes?|base url|base path|host(?:name)?|domain name|servers?)\b/i;

/** Words for what is sent and what is answered, as wholes. */
const message = /\b(?:bod(?:y|ies)|repl(?:y|ies)|responses?|payloads?)\b/i;

/** Whether an announcement names a parameter, a field or a header that changed. */
function partNamed(
  change: Change,
  reached: readonly string[],
  name: string,
  mentions: Mentions,
): Certainty | undefined {
  const place = placeOf(reached, mentions);
  // What begins may be what is offered in place of something else.
  const spelled = effectOf(change) === 'begins' ? mentions.offered(name) : mentions.named(name);
  if (spelled === undefined) {
    // That an operation changes may mean any part of it, unless the part that is named is another one.
    const isVague = place === 'certain' && !mentions.isSpecific;
    return isVague && fits(mentions.intents, 'alters') === 'yes' ? 'possible' : undefined;
  }
  if (place === 'certain' || reached.length === 0) return spelled;
  if (namesOthers(mentions)) return place;
  const isElsewhere =
    place === undefined &&
    (mentions.operations.size > 0 || mentions.undeclared.some((each) => each.startsWith('/')));
  return isElsewhere ? 'possible' : spelled;
}

/** Whether an operation is surely named; asked of one that is not. */
const namesOthers = ({ operations }: Mentions): boolean => [...operations.values()].includes('certain');

function placeOf(reached: readonly string[], { placed }: Mentions): Certainty | undefined {
  const places = reached.map(placed);
  return places.includes('certain') ? 'certain' : places.find((each) => each !== undefined);
}
