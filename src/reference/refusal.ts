import { type ErrorCode, errorRow } from '../../contract/index.js';

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
