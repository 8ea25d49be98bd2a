import { Inconclusive, type ServedContract } from '../kit/index.js';
import type { Surfaces } from '../transport/target.js';
import type { Ask } from './probe.js';
import { NotAContract, type ReadContract } from './served-contract.js';
import { Unusable } from './unusable.js';

/** A contract that the user gave in place of the target's. Throws `Unusable` when it is not OpenAPI. */
export async function givenContract(
  read: ReadContract,
  document: unknown,
  surfaces: Surfaces,
): Promise<ServedContract> {
  try {
    return await read(document, surfaces);
  } catch (error) {
    if (!(error instanceof NotAContract)) throw error;
    throw new Unusable(
      ['The contract given with --contract cannot be used.', ...listed(error)].join('\n'),
      'Give an OpenAPI 3.0 or 3.1 document as JSON.',
      error,
    );
  }
}

/** More faults than these hide the first ones. */
const mostFaults = 50;

/** Each fault of a contract with its place, one a line. */
function listed({ message, faults }: NotAContract): readonly string[] {
  if (faults.length === 0) return [message];
  const more = faults.length - mostFaults;
  return [
    ...faults
      .slice(0, mostFaults)
      .map(({ pointer, rule }) => `  ${pointer === '' ? '(document)' : pointer}  ${rule}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** The target's own contract, or why there is none that can be used: that is for checks to judge. */
export async function loadContract(
  ask: Ask,
  read: ReadContract,
  surfaces: Surfaces,
): Promise<{ readonly served: ServedContract | undefined; readonly trouble: string }> {
  try {
    const exchange = await ask('getOpenapi', {});
    if (exchange.status !== 200)
      return { served: undefined, trouble: `it is answered with ${exchange.status}` };
    if (exchange.json === undefined) return { served: undefined, trouble: 'it is not JSON' };
    return { served: await read(exchange.json, surfaces), trouble: '' };
  } catch (error) {
    if (error instanceof NotAContract || error instanceof Inconclusive) {
      return { served: undefined, trouble: error.message };
    }
    throw error;
  }
}
