import {
  at,
  type Exchange,
  isObject,
  type Json,
  type JsonObject,
  largestOf,
  pointerStep,
  type SchemaMismatch,
  type ServedContract,
} from '../../kit/index.js';
import type { Surfaces } from '../../transport/request.js';
import { isOpenApi30, resolvedPointer, upgradedTo31 } from './normalization.js';
import { type OpenApiViolation, violationsIn } from './openapi-validation.js';
import { type Located, servedOperations } from './operations.js';
import { type DocumentSchemas, schemasOf } from './schema-validation.js';

/** A document that cannot serve as a contract: why, and where. */
export class InvalidContract extends Error {
  constructor(
    message: string,
    readonly faults: readonly OpenApiViolation[] = [],
  ) {
    const [first] = faults;
    super(first === undefined ? message : `${message}: ${first.pointer} ${first.rule}`);
    this.name = 'NotAContract';
  }
}

export type ReadContract = (document: unknown, surfaces: Surfaces) => Promise<ServedContract>;

/**
 * Reads an OpenAPI 3.0 or 3.1 document of a deployment. The document is untrusted: nothing outside it is resolved.
 * Throws `InvalidContract` when it is not OpenAPI.
 */
export async function readContract(json: unknown, surfaces: Surfaces): Promise<ServedContract> {
  if (!isObject(json)) throw new InvalidContract('it is not a JSON object');
  const document: JsonObject = json;
  const faults = await violationsIn(document);
  if (faults.length > 0) throw new InvalidContract('it is not valid OpenAPI', faults);
  const { known, all, leftOut } = servedOperations(document, surfaces);
  let compiled: DocumentSchemas | undefined;
  function schemas(): DocumentSchemas {
    compiled ??= schemasOf(isOpenApi30(document) ? Object(upgradedTo31(document)) : document);
    return compiled;
  }
  const pointerTo = rememberingPointers(document);
  const locatedOf = ({ request }: Exchange): Located | undefined =>
    request.operation === undefined ? strangerAt(all, request.target) : known.get(request.operation);
  return {
    document,
    operation: (id) => known.get(id)?.served,
    operations: all.map((each) => each.served),
    leftOut,
    operationOf: (exchange) => locatedOf(exchange)?.served,
    mismatches(exchange) {
      const located = locatedOf(exchange);
      if (located === undefined) return undefined;
      const pointer = pointerTo(located.pointer, exchange);
      return pointer === undefined ? undefined : fitting(schemas(), pointer, exchange);
    },
    excludes(id, name, text) {
      const located = known.get(id);
      const pointer = located?.schemaPointers.get(name);
      // One that is too large, or has a pattern that may never end, is not judged by either.
      const isDeclared = located?.served.parameters.some(
        (each) => each.name === name && each.schema !== undefined,
      );
      return pointer !== undefined && isDeclared === true ? exclusionOf(schemas(), pointer, text) : undefined;
    },
  };
}

/** The declared operation at a target, where it is none of ours; literal segments come before placeholders. */
function strangerAt(all: readonly Located[], target: string): Located | undefined {
  const segments = target.replace(/[?#].*$/s, '').split('/');
  const fits = ({ served }: Located): boolean => {
    const wanted = served.target.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every(
        (part, index) => part === segments[index] || (part.includes('{') && segments[index] !== ''),
      )
    );
  };
  const open = ({ served }: Located): number => served.target.split('{').length;
  const [best] = all.filter(fits).toSorted((one, other) => open(one) - open(other));
  return best?.served.known === undefined ? best : undefined;
}

/** A media type without its parameters. */
const bareType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

const mediaTypeOf = ({ headers }: Exchange): string => bareType(headers['content-type'] ?? '');

/** Looks up once what is declared for an operation, a status, and JSON or none. */
function rememberingPointers(document: JsonObject) {
  const known = new Map<string, { readonly pointer: string | undefined }>();
  return (operationPointer: string, exchange: Exchange): string | undefined => {
    const key = `${operationPointer} ${exchange.status} ${exchange.json === undefined} ${mediaTypeOf(exchange)}`;
    const found = known.get(key) ?? { pointer: schemaPointer(document, operationPointer, exchange) };
    known.set(key, found);
    return found.pointer;
  };
}

/** The pointer of the JSON schema that is declared for a reply's status; undefined where none is. */
function schemaPointer(
  document: JsonObject,
  operationPointer: string,
  exchange: Exchange,
): string | undefined {
  const responses = `${operationPointer}/responses`;
  const status = String(exchange.status);
  const key = [status, `${status[0]}XX`, 'default'].find(
    (each) => at(document, `${responses}/${each}`) !== undefined,
  );
  if (key === undefined) return undefined;
  const content = `${resolvedPointer(document, `${responses}/${key}`)}/content`;
  const types = at(document, content);
  const ofJson = isObject(types) ? Object.keys(types).filter((each) => /[/+]json\b/i.test(each)) : [];
  const own = mediaTypeOf(exchange);
  const type = ofJson.find((each) => bareType(each) === own) ?? (ofJson.length > 1 ? undefined : ofJson[0]);
  if (type === undefined) return undefined;
  const isOther = exchange.json === undefined && isObject(types) && Object.keys(types).length > 1;
  if (isOther) return undefined;
  const schema = `${content}/${pointerStep(type)}/schema`;
  return at(document, schema) === undefined ? undefined : schema;
}

/** The values that a text in a request can stand for: itself, a number, a boolean, or a list of any of these. */
function readingsOf(text: string): readonly Json[] {
  const single = (part: string): readonly Json[] => [
    part,
    ...(part.trim() !== '' && Number.isFinite(Number(part)) ? [Number(part)] : []),
    ...(part === 'true' || part === 'false' ? [part === 'true'] : []),
  ];
  const parts = text.split(',').map(single);
  const longest = largestOf(parts.map(({ length }) => length));
  const lists = Array.from({ length: longest }, (_, reading) =>
    parts.map((each) => each[Math.min(reading, each.length - 1)] ?? null),
  );
  return [...single(text), ...lists, ...single(text).map((each) => [each])];
}

const ofAnotherType = /^must be (?:a |an )?(?:string|number|integer|boolean|array|object|null)\b/;

function exclusionOf(schemas: DocumentSchemas, pointer: string, text: string): string | undefined {
  try {
    const failures = readingsOf(text).map((value) => schemas.mismatches(pointer, value, text.length));
    // A format may be a hint (JSON Schema 2020-12).
    if (failures.some((each) => each.every(({ isFormat }) => isFormat === true))) return undefined;
    const messages = failures.flatMap(([first]) => (first === undefined ? [] : [first.message]));
    // The reading of the declared type fails otherwise than by its type.
    return messages.find((each) => !ofAnotherType.test(each)) ?? messages[0];
  } catch {
    return undefined;
  }
}

function fitting(
  schemas: DocumentSchemas,
  pointer: string,
  exchange: Exchange,
): readonly SchemaMismatch[] | undefined {
  if (exchange.json === undefined) return [{ at: 'body', message: 'JSON is declared' }];
  try {
    return schemas.mismatches(pointer, exchange.json, exchange.text.length);
  } catch {
    // A schema that cannot be compiled or never ends says nothing about replies; the contract's own checks speak of it.
    return undefined;
  }
}

/** A reader that remembers what it read, for callers that judge many deployments with equal contracts. */
export function cachingReader(): ReadContract {
  const known = new Map<string, Promise<ServedContract>>();
  return (document, surfaces) => {
    const text = JSON.stringify([document, surfaces]);
    const read = known.get(text) ?? readContract(document, surfaces);
    known.set(text, read);
    return read;
  };
}
