import { type ClauseId, type ErrorCode, errorRow, operation } from '../../contract/index.js';
import type { Exchange } from './exchange.js';
import { at, brief, clipped, isArray, isObject, type JsonObject, sameJson } from './json.js';
import { accusing, Inconclusive, NotApplicable, Violation } from './outcome.js';

/** A reply in a few words: its status, and the error code where it carries one. */
export function seenOf(exchange: Exchange): string {
  const code = at(exchange.json, '/code');
  return typeof code === 'string' ? `${exchange.status} ${clipped(code, 120)}` : `${exchange.status}`;
}

/** The reply has one of the statuses. */
export function expectStatus(exchange: Exchange, ...statuses: readonly number[]): void {
  if (statuses.includes(exchange.status)) return;
  throw new Violation({ at: 'status', expected: `status ${statuses.join(' or ')}`, seen: seenOf(exchange) });
}

/** The reply is a success: status 200 with a JSON object. */
export function expectOk(exchange: Exchange): void {
  expectStatus(exchange, 200);
  const clause = exchange.json === undefined ? 'service.json' : undefined;
  expectThat(isObject(exchange.json), 'body', 'a JSON object', exchange.text, clause);
}

/** The value at the pointer equals the expected one. @param clause that it contradicts otherwise */
export function expectEqual(exchange: Exchange, pointer: string, expected: unknown, clause?: ClauseId): void {
  const seen = at(exchange.json, pointer);
  expectThat(sameJson(seen, expected), pointer, brief(expected), seen, clause);
}

/** A condition holds at a place of the reply. @param clause that it contradicts otherwise */
export function expectThat(
  holds: boolean,
  place: string,
  expected: string,
  seen: unknown,
  clause?: ClauseId,
): asserts holds {
  if (!holds) throw new Violation({ at: place, expected, seen: brief(seen), clause });
}

/**
 * The `data` rows of a successful list or summary. Where it has none, its envelope is wrong, whatever the check is about;
 * a row that is no object is no row of either.
 */
export function rowsOf(exchange: Exchange): readonly JsonObject[] {
  expectOk(exchange);
  const data = at(exchange.json, '/data');
  const clause = dataClauseOf(exchange);
  expectThat(isArray(data), '/data', 'an array', data, clause);
  if (data.every(isObject)) return data;
  const stray = data.findIndex((row) => !isObject(row));
  throw new Violation({ at: `/data/${stray}`, expected: 'an object', seen: brief(data[stray]), clause });
}

/** The clause on the `data` of the requested operation's reply; undefined outside Events and Stories. */
function dataClauseOf({ request }: Exchange): ClauseId | undefined {
  const envelope = request.operation === undefined ? undefined : operation(request.operation).envelope;
  if (envelope === 'list') return 'envelope.list.data';
  return envelope === 'summary' ? 'envelope.summary.data' : undefined;
}

export interface ExpectedRefusal {
  /** The codes that the text or a ruling accepts, the preferred one first. */
  readonly codes: readonly ErrorCode[];
  /** Accepted statuses; those of the codes unless told otherwise. */
  readonly statuses?: readonly number[];
  /** Members that `details` (or, by ruling error-details, the top level) must carry. */
  readonly details?: readonly string[];
  /** Accused for any other reply. */
  readonly clause?: ClauseId;
}

/** The reply refuses the request with one of the codes, at that code's status, in the error envelope. */
export function expectRefusal(exchange: Exchange, expected: ExpectedRefusal): void {
  const { clause } = expected;
  const wanted = expected.codes.join(' or ');
  const code = at(exchange.json, '/code');
  const known = expected.codes.find((each) => each === code);
  const statuses = expected.statuses ?? [
    ...new Set((known === undefined ? expected.codes : [known]).map(statusOf)),
  ];
  if (!statuses.includes(exchange.status)) {
    const place = known === undefined && exchange.status < 300 ? 'refusal' : 'status';
    throw new Violation({
      at: place,
      expected: `${statuses.join(' or ')} ${wanted}`,
      seen: seenOf(exchange),
      clause,
    });
  }
  expectThat(known !== undefined, '/code', wanted, code, clause);
  for (const member of expected.details ?? []) accusing(clause, () => expectDetail(exchange, member));
}

/** `details` carries the member; a member of the same name at the top level is accepted too (ruling error-details). */
export function expectDetail(exchange: Exchange, member: string): void {
  const found = detail(exchange, member);
  if (found === undefined || found === null) {
    throw new Violation({
      at: `/details/${member}`,
      expected: `details.${member}`,
      seen: brief(at(exchange.json, '/details')),
    });
  }
}

/** A member of `details`, or of the top level (ruling error-details); null where it stands there and holds nothing. */
export function detail(exchange: Exchange, member: string): unknown {
  const [inside, beside] = [at(exchange.json, `/details/${member}`), at(exchange.json, `/${member}`)];
  return inside ?? (beside === undefined ? inside : beside);
}

/** Ends the attempt as inconclusive unless a precondition holds. */
export function precondition(
  holds: boolean,
  note: string,
  reason: 'no-data' | 'precondition-unreached' = 'precondition-unreached',
): asserts holds {
  if (!holds) throw new Inconclusive(reason, note);
}

/**
 * Ends the attempt as not applicable unless the deployment holds rows of a kind that it need not hold.
 * @param note what it lacks: `the deployment lists no energy assets`
 * @param proof the complete reply without any such row
 */
export function expectHeld(holds: boolean, note: string, proof: Exchange): asserts holds {
  if (!holds) throw new NotApplicable(note, proof);
}

const statusOf = (code: ErrorCode): number => errorRow(code).status;
