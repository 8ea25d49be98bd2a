import type { Bug } from './bugs.js';
import { has } from './planted.js';

/** An answer in the error envelope; `beside` stands next to `details`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string | undefined,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.beside = beside;
  }
}

/** Enums whose values a bug does not tell. */
const untold: readonly (readonly [name: string, bug: Bug])[] = [
  ['sort', 'sort-values-untold'],
  ['entity_category', 'registry-values-untold'],
];

export function badEnum(code: string, name: string, sent: string, accepted: readonly string[]): Refusal {
  return new Refusal(400, code, `O valor "${sent}" não serve para ${name}.`, {
    campo: name,
    ...(!untold.some(([enumeration, bug]) => enumeration === name && has(bug)) && {
      accepted_values: accepted,
    }),
  });
}
