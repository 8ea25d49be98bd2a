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

export function badEnum(code: string, name: string, sent: string, accepted: readonly string[]): Refusal {
  return new Refusal(400, code, `O valor "${sent}" não serve para ${name}.`, {
    campo: name,
    accepted_values: accepted,
  });
}
