import { type OperationRequest, validRequests } from '../../generators/operation/request.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { forEachOf } from '../for-each-of.js';
import { declaredCalls } from './declared-calls.js';
import { expectTaken } from './expect-taken.js';
import { offeredValues } from './offered-values.js';

/** Requests to an operation that is not ours, beside those in turn. */
const generated = 1;
/** Requests that a refused one may be divided into, to find what is refused. */
const mostParts = 12;

export const declaredRequests = defineCheck({
  id: 'versioning/declared-requests',
  title: "A request that fits the deployment's own contract meets an operation that is there and knows it",
  clauses: ['error.server-errors', 'versioning.openapi.same-descriptors', 'versioning.strict.validates'],
  rulings: ['A47', 'A78', 'A79', 'C22'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEachOf(declaredCalls, (call) => {
    const { operation, tried, inTurn } = call;
    const property = forAll<OperationRequest>(
      (world) => validRequests(tried, offeredValues(world)),
      (api, request) => expectTaken(api, call, request, { left: mostParts }),
      { examples: inTurn },
    );
    return { ...property, runs: inTurn.length + (operation.known === undefined ? generated : 0) };
  }),
  refutedBy: [
    'macro.crashes-at-maximum',
    'macro.declared-ignored',
    'macro.removed',
    'openapi.macro-limit-too-wide',
    'openapi.macro-parameter-refused',
    'openapi.refused-bound-declared',
    'openapi.refused-parameter-declared',
    'openapi.refused-value-declared',
    'openapi.unserved-path-declared',
  ],
});
