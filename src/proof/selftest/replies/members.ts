import type { OperationId } from '../../../../contract/index.js';
import { at, isArray, isObject, type Json, pointerStep } from '../../../kit/index.js';

// Any element of a list, or any member of an object whose names are values, is one place: `listEvents 200 /data/*/title`.

/**
 * A kind of place in the replies of one operation, such as `removedV1 error header link`: the operation,
 * the status or the code of an error, and the name of a header or a pointer in which `*` stands for any element.
 */
export type Member = string;

/** A reply as its members are named by it. */
export interface ReplyKind {
  readonly operation: OperationId;
  /** Its status, and the code of an error. */
  readonly kind: string;
}

export function kindOf(status: number, json: Json | undefined): string {
  const code = at(json, '/code');
  return status >= 400 && typeof code === 'string' ? `${status} ${code}` : String(status);
}

const inDetails = /^\/details\//;

/** What all errors of an operation have is one place; what stands in their details is one for each code. */
export const memberOf = ({ operation, kind }: ReplyKind, pattern: string): Member =>
  `${operation} ${/^[45]/.test(kind) && !inDetails.test(pattern) ? 'error' : kind} ${pattern}`;

/** Whether a member can stand in a reply. */
export function isOf({ operation, kind }: ReplyKind, member: Member): boolean {
  const parts = partsOf(member);
  return (
    parts.operation === operation && (parts.kind === kind || (parts.kind === 'error' && /^[45]/.test(kind)))
  );
}

/** The parts of a member. */
export function partsOf(member: Member): {
  readonly operation: OperationId;
  readonly kind: string;
  readonly pattern: string;
} {
  const begin = member.indexOf(' ');
  const at = member.search(/ (?:\/|header )/);
  return {
    operation: member.slice(0, begin) as OperationId,
    kind: member.slice(begin + 1, at),
    pattern: member.slice(at + 1),
  };
}

/** The names of headers that replies are judged by; others are the server's own. */
const frames = ['connection', 'content-length', 'transfer-encoding', 'keep-alive', 'date', 'vary'];
export const headerPattern = (name: string): string => `header ${name}`;
export const isHeaderPattern = (pattern: string): boolean => pattern.startsWith('header ');
export const headersOf = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(headers).filter((name) => !frames.includes(name));

/** Objects whose member names are values, by their patterns. */
const maps: readonly RegExp[] = [
  /^\/paths$/,
  /^\/components\/[a-zA-Z]+$/,
  /\/(?:properties|responses|content|headers|examples)$/,
  /\/applied_filters\/retired$/,
];
export const isMap = (pattern: string): boolean => maps.some((each) => each.test(pattern));

/** The step of a pattern that leads from a place to one of its members. */
export const stepWithin = (pattern: string, within: Json, member: string): string =>
  isArray(within) || isMap(pattern) ? '*' : pointerStep(member);

/** Levels of nested schemas of a served contract that are looked into. */
const deepestSchema = 1;
const isTooDeep = (pattern: string): boolean =>
  (pattern.match(/\/(?:properties|items)(?=\/)/g)?.length ?? 0) > deepestSchema;

/** Every place below a value, with its pattern. */
export function* places(value: Json, pattern = ''): Generator<readonly [pattern: string, value: Json]> {
  if (pattern !== '') yield [pattern, value];
  if (isTooDeep(pattern)) return;
  if (isArray(value)) for (const each of value) yield* places(each, `${pattern}/*`);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value))
      yield* places(each, `${pattern}/${stepWithin(pattern, value, member)}`);
  }
}
