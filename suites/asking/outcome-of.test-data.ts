import {
  type Api,
  type Exchange,
  Inconclusive,
  type Json,
  NotApplicable,
  type Offer,
  type PropertyCheck,
  type Query,
  Violation,
} from '../../src/kit/index.js';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';

/** What a made-up deployment has for a request: the body of a 200, or a whole exchange; a 404 where it has nothing. */
export type Answers = (operation: string, query: Query, path: string) => Json | Exchange | undefined;

const isExchange = (answer: Json | Exchange): answer is Exchange =>
  typeof answer === 'object' && answer !== null && 'headers' in answer;

/** The reply of a deployment to a request for an operation. */
function replyOf(operation: string, answer: Json | Exchange | undefined): Exchange {
  const told =
    answer === undefined
      ? exchangeOf({ success: false, error: 'Not held', code: 'NOT_FOUND', details: {} }, 404)
      : isExchange(answer)
        ? answer
        : exchangeOf(answer);
  return { ...told, request: { ...told.request, operation } as Exchange['request'] };
}

/**
 * How the first trial of a check ends on a made-up deployment: `passed`, `passed without witness`, `undecided`,
 * `not applicable`, or the clause that is accused.
 */
export async function outcomeOf(
  { property, clauses }: PropertyCheck,
  answers: Answers,
  offer: Partial<Offer> = {},
): Promise<string> {
  let witnesses = 0;
  const world = { ...emptyWorld, offer: { ...emptyWorld.offer, ...offer } };
  const api: Api = {
    ...silentApi,
    world,
    get: async (operation, query = {}, { path = {} } = {}) =>
      replyOf(operation, answers(operation, query, Object.values(path).join('/'))),
    witness: (_what, count = 1) => {
      witnesses += count;
    },
  };
  const [trial] = property.trials(world, 1, 1);
  try {
    await trial?.run(api);
  } catch (error) {
    if (error instanceof Violation) return error.finding.clause ?? trial?.clause ?? clauses[0] ?? '';
    if (error instanceof Inconclusive) return 'undecided';
    if (error instanceof NotApplicable) return 'not applicable';
    throw error;
  }
  return witnesses > 0 ? 'passed' : 'passed without witness';
}
