import fc from 'fast-check';
import type { ClauseId, OperationId } from '../../contract/index.js';
import { limitAbove, limitBelowOne, limitNotANumber } from '../../generators/numbers.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectThat,
  forAll,
  type Need,
  type PropertyCheck,
} from '../../src/kit/index.js';

type Limit = number | string;

interface LimitRule<Operation extends OperationId> {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  readonly operations: readonly Operation[];
  readonly needs?: readonly Need[];
  readonly runs: number;
  /** Sends a request that nothing but its limit can make invalid. */
  readonly send: (api: Api, limit: Limit, operation: Operation) => Promise<Exchange>;
  /** The clause about a limit, if the check cites several. */
  readonly clause?: (limit: Limit, operation: Operation) => ClauseId | undefined;
}

interface Sent<Operation> {
  readonly operation: Operation;
  readonly limit: Limit;
}

/** The check that each reply to one of the limits passes. An input names its operation if there are several. */
function checkOf<Operation extends OperationId>(
  { operations, send, clause, ...definition }: LimitRule<Operation>,
  limits: fc.Arbitrary<Limit>,
  examplesOf: (operation: Operation) => readonly Limit[],
  judge: (api: Api, reply: Exchange, sent: Sent<Operation>) => void,
): PropertyCheck {
  const [only, ...others] = operations;
  const holds = async (api: Api, sent: Sent<Operation>) =>
    judge(api, await send(api, sent.limit, sent.operation), sent);
  return defineCheck({
    ...definition,
    operations,
    rulings: ['limit-above-max'],
    property:
      only !== undefined && others.length === 0
        ? forAll<Limit>(limits, (api, limit) => holds(api, { operation: only, limit }), {
            examples: examplesOf(only),
            clause: (limit) => clause?.(limit, only),
          })
        : forAll<Sent<Operation>>(
            fc.record({ operation: fc.constantFrom(...operations), limit: limits }),
            holds,
            {
              examples: operations.flatMap((operation) =>
                examplesOf(operation).map((limit) => ({ operation, limit })),
              ),
              clause: ({ operation, limit }) => clause?.(limit, operation),
            },
          ),
  });
}

/**
 * The check that a limit that is below 1 or not a number is refused as `INVALID_LIMIT`.
 * @param examplesOf limits that are always tried
 * @param isMinimumStated without a stated minimum a limit below 1 may be served, and the code may be `INVALID_NUMBER`
 * (ruling limit-above-max)
 */
export const limitBelowOneRefused = <Operation extends OperationId>({
  examplesOf = () => [0, 'abc', '10abc'],
  isMinimumStated,
  ...rule
}: LimitRule<Operation> & {
  readonly examplesOf?: (operation: Operation) => readonly Limit[];
  readonly isMinimumStated: boolean;
}): PropertyCheck =>
  checkOf(rule, fc.oneof(limitBelowOne(), limitNotANumber()), examplesOf, (api, reply, { limit }) => {
    const isServed = !isMinimumStated && reply.status === 200 && typeof limit === 'number';
    if (isServed) api.deviates('limit-above-max', `the limit ${limit} is served`);
    else
      expectRefusal(reply, {
        codes: isMinimumStated ? ['INVALID_LIMIT'] : ['INVALID_LIMIT', 'INVALID_NUMBER'],
      });
    api.witness('limits that are below 1 or not a number');
  });

/**
 * The check that a limit above the maximum is refused as `INVALID_LIMIT`. One that is served with no more rows than the
 * maximum is tolerated (ruling limit-above-max).
 * @param rowsIn the number of rows in a reply that the limit applies to
 * @param tooMany the clause that a reply with more rows contradicts
 */
export const limitAboveMaxRefused = <Operation extends OperationId>({
  max,
  rowsIn,
  tooMany,
  ...rule
}: LimitRule<Operation> & {
  readonly max: number;
  readonly rowsIn: (reply: Exchange, operation: Operation) => number;
  readonly tooMany?: (operation: Operation) => ClauseId;
}): PropertyCheck =>
  checkOf(
    rule,
    limitAbove(max),
    () => [max + 1],
    (api, reply, { operation }) => {
      if (reply.status === 200) {
        const rows = rowsIn(reply, operation);
        expectThat(rows <= max, '/data', `at most ${max} rows`, rows, tooMany?.(operation));
        api.deviates('limit-above-max', `a limit above ${max} is served`);
      } else expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits above the maximum');
    },
  );
