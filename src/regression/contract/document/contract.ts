import { formatViolations, violationsIn } from '../../../engine/served-contract/openapi-validation.js';
import { addressesOf, prefixesOf } from '../../../engine/served-contract/operations.js';
import { SetupError } from '../../../engine/setup-error.js';
import { isObject, type JsonObject } from '../../../kit/index.js';
import { type Marks, marksIn } from '../shape/marks.js';
import { type Schemas, schemasOf } from '../shape/schemas.js';
import type { Placed } from '../shape/shape.js';
import { type Operation, operationsIn } from './operations.js';

/** A contract in the plain form in which two of them are compared. */
export interface Contract {
  readonly schemas: Schemas;
  /** The version of the interface. */
  readonly version: Placed<string> | undefined;
  /** In the order of the contract; none where it lists none. */
  readonly servers: readonly Server[];
  readonly operations: readonly Operation[];
  readonly marks: Marks;
}

/** A server that a contract lists. */
export interface Server {
  /** Its host with the scheme; undefined where it is whichever serves the contract. */
  readonly origin: string | undefined;
  /** What it puts before every path. */
  readonly basePath: string;
  readonly at: string;
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document, which is untrusted: nothing outside it is resolved.
 * @param name how the user knows it
 * Throws `SetupError` for what is none.
 */
export async function contractOf(document: unknown, name: string): Promise<Contract> {
  if (!isObject(document)) throw noContract(name, ['it is not a JSON object']);
  const faults = await violationsIn(document);
  if (faults.length > 0) throw noContract(name, formatViolations(faults));
  return plainContract(document);
}

/** The plain form of a document that is known to be OpenAPI. */
export function plainContract(document: JsonObject): Contract {
  const { info } = document;
  const version = isObject(info) ? info.version : undefined;
  return {
    schemas: schemasOf(document),
    version: typeof version === 'string' ? { value: version, at: '/info/version' } : undefined,
    servers: serversOf(document),
    operations: operationsIn(document),
    marks: marksIn(document, ''),
  };
}

const noContract = (name: string, why: readonly string[]): SetupError =>
  new SetupError(
    [`${name} is no contract that can be compared.`, ...why].join('\n'),
    'Give an OpenAPI 3.0 or 3.1 document as JSON.',
  );

function serversOf(document: JsonObject): readonly Server[] {
  const prefixes = prefixesOf(document);
  return addressesOf(document).map((address, index) => {
    const [origin] = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(address) ?? [];
    return {
      origin: origin?.toLowerCase(),
      basePath: prefixes[index] ?? '',
      at: `/servers/${index}/url`,
    };
  });
}
