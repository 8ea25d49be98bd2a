import { type Bendings, type Json, nextNumber, put, without } from './bend.js';
import type { Refusal } from './refusal.js';

/** Faults of the error envelope. */
export const errorEnvelopeFaults = {
  'error.success-missing': {
    clauses: ['envelope.error.success', 'error.envelope'],
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
    clauses: ['envelope.error.code', 'error.envelope'],
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
    clauses: ['envelope.error.details', 'error.envelope'],
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
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error'],
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
