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
  /** What its first server puts before every path. */
  readonly basePath: string;
  /** The hosts of its servers with their schemes, where they are said. */
  readonly origins: readonly Placed<string>[];
  readonly operations: readonly Operation[];
  readonly marks: Marks;
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
    basePath: prefixesOf(document)[0] ?? '',
    origins: originsOf(document),
    operations: operationsIn(document),
    marks: marksIn(document, ''),
  };
}

const noContract = (name: string, why: readonly string[]): SetupError =>
  new SetupError(
    [`${name} is no contract that can be compared.`, ...why].join('\n'),
    'Give an OpenAPI 3.0 or 3.1 document as JSON.',
  );

const originsOf = (document: JsonObject): readonly Placed<string>[] =>
  addressesOf(document).flatMap((address, index) => {
    const [origin] = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(address) ?? [];
    return origin === undefined ? [] : [{ value: origin.toLowerCase(), at: `/servers/${index}/url` }];
  });
