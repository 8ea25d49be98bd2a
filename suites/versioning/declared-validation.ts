import { type Breakage, breakagesOf, type Rule } from '../../generators/operation/breakages.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectThat,
  forAll,
  isArray,
  isObject,
  type QueryValue,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { names } from '../errors/refused.js';
import { forEachOf } from '../for-each-of.js';
import { type DeclaredCall, declaredCalls, isStrict, send } from './declared-calls.js';
import { isJudged } from './known-calls.js';

/** Rules of which the error table says for every endpoint that a value which breaks them is refused. */
const fixed: readonly Rule[] = ['boolean', 'date', 'enum', 'number'];

interface Row extends Breakage {
  readonly call: DeclaredCall;
}

/** More of one operation, and of all, are not tried. */
const mostOfOne = 10;
const most = 60;

/** The ways to break parameters that no ruling lets an endpoint serve all the same. */
const rows = (world: World): readonly Row[] =>
  declaredCalls(world)
    .flatMap((call) =>
      call.tried
        .filter(
          ({ parameter }) => parameter.place === 'query' && isJudged(call.operation.known, parameter.name),
        )
        .flatMap(breakagesOf)
        .slice(0, mostOfOne)
        .map((each) => ({ ...each, call })),
    )
    .slice(0, most);

export const declaredValidation = defineCheck({
  id: 'versioning/declared-validation',
  title: 'A strict endpoint refuses or reports a value that its own contract excludes',
  clauses: ['error.server-errors', 'versioning.strict.validates'],
  rulings: ['C09', 'C10', 'C22', 'A23'],
  source: 'deployment',
  needs: ['key.full', 'served-contract'],
  property: forEachOf(rows, (row) => ({
    ...forAll(row.values, (api, value) => expectValidated(api, row, value), { requests: 1 }),
    runs: 1,
  })),
  refutedBy: [
    'macro.boolean-unchecked',
    'macro.date-unchecked',
    'macro.enum-unchecked',
    'macro.number-unchecked',
  ],
});

async function expectValidated(api: Api, { call, name, rule }: Row, value: QueryValue): Promise<void> {
  const { operation, base } = call;
  const { [name]: _, ...others } = base.query;
  const reply = await send(api, call, { ...base, query: { ...others, [name]: value } });
  const told = `${name}=${value} refused or reported, as the contract excludes it`;
  expectThat(reply.status < 500, 'status', told, seenOf(reply));
  if (reply.status === 400) return api.witness('values that are refused');
  if (isReported(reply, name)) return api.witness('values that are reported');
  // Some bounds are kept by serving the nearest value, and an unknown word may select nothing.
  const isOpen = !fixed.includes(rule) || !hasData(reply);
  if (isOpen || !(await isStrict(api, call)))
    return api.observe(`${operation.path} ${name}`, `answers ${seenOf(reply)} to ${value}`);
  expectThat(false, 'status', told, seenOf(reply));
}

/** Whether a reply shows something that a filter could have taken away. */
function hasData({ status, json }: Exchange): boolean {
  const data = at(json, '/data');
  return status === 200 && (isArray(data) ? data.length > 0 : isObject(data));
}

const isReported = ({ json }: Exchange, name: string): boolean => {
  const { ignored, normalized, retired, ...rest } = Object(at(json, '/applied_filters'));
  return names([ignored, normalized, retired], name) || rest.coverage_fallback_applied === true;
};
