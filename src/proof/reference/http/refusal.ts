import leven from 'leven';
import { type ErrorCode, errorRow } from '../../../../contract/index.js';
import { type Bendings, type Json, nextNumber, put, without } from '../bend.js';

/** Codes of our own, for what the document leaves open: ids not held, writing methods, our own bugs. */
const unlisted = { NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405, INTERNAL_ERROR: 500 } as const;
export type RefusalCode = ErrorCode | keyof typeof unlisted;

interface Form {
  /** Headers of the reply beside those of every reply, for example Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Another status than the one of the code; only faults give it. */
  readonly status?: number;
}

const isUnlisted = (code: RefusalCode): code is keyof typeof unlisted => Object.hasOwn(unlisted, code);
const statusOf = (code: RefusalCode): number => (isUnlisted(code) ? unlisted[code] : errorRow(code).status);

/** A request that the deployment refuses; the app turns it into the error envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: RefusalCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    form: Form = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = form.status ?? statusOf(code);
    this.details = details;
    this.headers = form.headers ?? {};
  }
}

/** Faults of the error envelope. */
export const errorEnvelopeFaults = {
  'error.success-missing': {
    clauses: ['envelope.error.success'],
    summary: 'Leaves success out of errors',
    bend: without('success'),
  },
  'error.success-true': {
    clauses: ['envelope.error.success'],
    summary: 'Sends success true in errors',
    bend: put('success', true),
  },
  'error.message-renamed': {
    clauses: ['envelope.error.error'],
    summary: 'Calls the message of errors message',
    bend: (body: Json) => ({ ...without('error')(body), message: body.error }),
  },
  'error.message-object': {
    clauses: ['envelope.error.error'],
    summary: 'Sends the message of errors as an object',
    bend: put('error', (old: unknown) => ({ message: old })),
  },
  'error.code-missing': {
    clauses: ['envelope.error.code'],
    summary: 'Leaves code out of errors',
    bend: without('code'),
  },
  'error.code-number': {
    clauses: ['envelope.error.code'],
    summary: 'Sends the HTTP status for code',
    bend: put('code', 400),
  },
  'error.code-changes': {
    clauses: ['envelope.error.code.stable'],
    summary: 'Adds a number to code that changes with each reply',
    bend: put('code', (old: unknown) => `${String(old)}_${nextNumber()}`),
  },
  'error.details-missing': {
    clauses: ['envelope.error.details'],
    summary: 'Leaves details out of errors',
    bend: without('details'),
  },
  'error.details-null': {
    clauses: ['envelope.error.details'],
    summary: 'Sends details of errors null',
    bend: put('details', null),
  },
  'error.details-string': {
    clauses: ['envelope.error.details'],
    summary: 'Sends details of errors as a string',
    bend: put('details', (old: unknown) => JSON.stringify(old)),
  },
  'error.details-list': {
    clauses: ['envelope.error.details'],
    summary: 'Sends details of errors as a list',
    bend: put('details', (old: unknown) => [old]),
  },
  'error.bare': {
    clauses: ['error.envelope', 'envelope.error.success'],
    summary: 'Wraps errors in an object called error, without an envelope',
    bend: ({ code, error, details }: Json) => ({ error: { code, message: error, details } }),
  },
} as const satisfies Bendings;

/** The error envelope of a refusal. */
export const errorBody = ({ message, code, details }: Refusal): Json => ({
  success: false,
  error: message,
  code,
  details,
});

/** The known words that a misspelt one is nearest to, nearest first; none when nothing is near. */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const limit = Math.max(2, Math.min(4, Math.floor(word.length / 3)));
  return known
    .map((candidate) => ({
      candidate,
      far: leven(word.toLowerCase(), candidate.toLowerCase(), { maxDistance: limit + 1 }),
    }))
    .filter(({ far }) => far <= limit)
    .sort((left, right) => left.far - right.far)
    .map(({ candidate }) => candidate);
}

/** A value as it may be repeated in a message. */
export const quoted = (value: string): string => `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
