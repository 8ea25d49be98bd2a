import { Inconclusive, type ServedContract } from '../../kit/index.js';
import type { Surfaces } from '../../transport/request.js';
import { formatViolations } from '../served-contract/openapi-validation.js';
import { InvalidContract, type ReadContract } from '../served-contract/served-contract.js';
import { SetupError } from '../setup-error.js';
import type { Ask } from './probe.js';

/** A contract that the user gave in place of the target's. Throws `SetupError` when it is not OpenAPI. */
export async function suppliedContract(
  read: ReadContract,
  document: unknown,
  surfaces: Surfaces,
): Promise<ServedContract> {
  try {
    return await read(document, surfaces);
  } catch (error) {
    if (!(error instanceof InvalidContract)) throw error;
    throw new SetupError(
      [
        'The contract given with --contract cannot be used.',
        ...(error.faults.length === 0 ? [error.message] : formatViolations(error.faults)),
      ].join('\n'),
      'Give an OpenAPI 3.0 or 3.1 document as JSON.',
      error,
    );
  }
}

interface FetchedContract {
  readonly served: ServedContract | undefined;
  /** Why it cannot be used; empty where it can. */
  readonly trouble: string;
}

/**
 * The target's own contract, or why there is none that can be used: that is for checks to judge. What cannot be used is
 * asked for twice, since the checks that need it are not tested then.
 */
export async function fetchContract(
  ask: Ask,
  read: ReadContract,
  surfaces: Surfaces,
): Promise<FetchedContract> {
  const first = await fetchOnce(ask, read, surfaces, false);
  return first.served === undefined ? fetchOnce(ask, read, surfaces, true) : first;
}

async function fetchOnce(
  ask: Ask,
  read: ReadContract,
  surfaces: Surfaces,
  fresh: boolean,
): Promise<FetchedContract> {
  try {
    const exchange = await ask('getOpenapi', {}, {}, fresh);
    if (exchange.status !== 200)
      return { served: undefined, trouble: `it is answered with ${exchange.status}` };
    if (exchange.json === undefined) return { served: undefined, trouble: 'it is not JSON' };
    return { served: await read(exchange.json, surfaces), trouble: '' };
  } catch (error) {
    if (error instanceof InvalidContract || error instanceof Inconclusive) {
      return { served: undefined, trouble: error.message };
    }
    throw error;
  }
}
