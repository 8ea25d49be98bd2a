import { type OperationId, operation, operationIds } from '../../../contract/index.js';
import type { Api, Check, Exchange, Trial } from '../../kit/index.js';

/** The operations that checks asked, or judged a reply of, by the id of the check. */
export type Asks = ReadonlyMap<string, readonly OperationId[]>;

/** Operations without a placeholder come first, so that `/events/summary` is no Event. */
const templates = operationIds
  .map((id) => ({ id, path: operation(id).path }))
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map(({ id, path }) => {
    const form = path
      .replaceAll('.', '\\.')
      .replace('{path}', '.+')
      .replace(/\{\w+\}/g, '[^/]+');
    return { id, form: new RegExp(`^${form}$`) };
  });

/** The pinned operation that a target calls; undefined for one that is none. */
export function operationAt(target: string): OperationId | undefined {
  const [path = ''] = target.split('?');
  return templates.find(({ form }) => form.test(path))?.id;
}

/**
 * Checks that judge as the given ones do, and leave behind which operations each of them asked. Whoever shares the reply to
 * an identical request has asked as well; so has who reads the contract that the probe fetched for it.
 */
export function withAsks(checks: readonly Check[]): { readonly checks: readonly Check[]; asks(): Asks } {
  const asked = new Map(checks.map(({ id }) => [id, new Set<OperationId>()]));
  /** Who asks nothing judges replies that the probe holds, of the operations that it names. */
  const judged = ({ id, operations }: Check) => {
    const noted = asked.get(id);
    if (noted?.size === 0) for (const each of operations) noted.add(each);
  };
  const noting = (check: Check): Check => {
    const note = (id: OperationId | undefined) => {
      if (id !== undefined) asked.get(check.id)?.add(id);
    };
    if (check.kind === 'invariant') {
      const judge: typeof check.judge = (exchange, world, deviates) => {
        const witnesses = check.judge(exchange, world, deviates);
        if (witnesses > 0) note(operationOf(exchange));
        return witnesses;
      };
      return { ...check, judge };
    }
    if (check.needs.includes('served-contract')) note('getOpenapi');
    const listening = (api: Api): Api => ({
      ...api,
      get(id, query, options) {
        note(id);
        return api.get(id, query, options);
      },
      getTarget(target, options) {
        note(operationAt(target));
        return api.getTarget(target, options);
      },
    });
    const { property } = check;
    const trials: typeof property.trials = (...given) =>
      property
        .trials(...given)
        .map(
          (trial): Trial => ({ ...trial, run: (api) => trial.run(listening(api)).then(() => judged(check)) }),
        );
    return { ...check, property: { ...property, trials } };
  };
  return {
    checks: checks.map(noting),
    asks: () => new Map([...asked].map(([id, operations]) => [id, inOrder(operations)])),
  };
}

const operationOf = ({ request }: Exchange): OperationId | undefined =>
  request.operation ?? operationAt(request.target);

const inOrder = (operations: ReadonlySet<OperationId>): readonly OperationId[] =>
  operationIds.filter((id) => operations.has(id));
