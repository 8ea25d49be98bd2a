import { type OperationId, operationIds } from '../../contract/index.js';
import {
  at,
  type Exchange,
  isArray,
  isObject,
  type JsonObject,
  type SchemaMismatch,
  type ServedContract,
  type ServedOperation,
  type ServedParameter,
} from '../kit/index.js';
import { type Surfaces, templateOf } from '../transport/target.js';
import { type ContractFault, escaped, faultsIn, pointerOf } from './contract-faults.js';
import { inNewerWords } from './openapi-3-0.js';
import { type DocumentSchemas, schemasOf } from './schema.js';

/** A document that cannot serve as a contract: why, and where. */
export class NotAContract extends Error {
  constructor(
    message: string,
    readonly faults: readonly ContractFault[] = [],
  ) {
    const [first] = faults;
    super(first === undefined ? message : `${message}: ${first.pointer} ${first.rule}`);
    this.name = 'NotAContract';
  }
}

export type ReadContract = (document: unknown, surfaces: Surfaces) => Promise<ServedContract>;

/**
 * Reads an OpenAPI 3.0 or 3.1 document of a deployment. The document is untrusted: nothing outside it is resolved.
 * Throws `NotAContract` when it is not OpenAPI.
 */
export async function readContract(document: unknown, surfaces: Surfaces): Promise<ServedContract> {
  if (!isObject(document)) throw new NotAContract('it is not a JSON object');
  const faults = await faultsIn(document);
  if (faults.length > 0) throw new NotAContract('it is not valid OpenAPI', faults);
  const found = new Map<OperationId, { readonly pointer: string; readonly served: ServedOperation }>();
  for (const id of operationIds) {
    const located = locate(document, withoutNames(templateOf(id, surfaces)));
    if (located !== undefined) found.set(id, located);
  }
  let schemas: DocumentSchemas | undefined;
  return {
    document,
    operation: (id) => found.get(id)?.served,
    mismatches(exchange) {
      const id = exchange.request.operation;
      const located = id === undefined ? undefined : found.get(id);
      if (located === undefined) return undefined;
      const pointer = schemaPointer(document, located.pointer, exchange);
      if (pointer === undefined) return undefined;
      schemas ??= schemasOf(
        String(document.openapi).startsWith('3.0') ? Object(inNewerWords(document)) : document,
      );
      return fitting(schemas, pointer, exchange);
    },
  };
}

function locate(document: JsonObject, path: string) {
  const paths = isObject(document.paths) ? document.paths : {};
  const template = Object.keys(paths).find((each) => withoutNames(each) === path);
  if (template === undefined) return undefined;
  const pathPointer = resolve(document, `/paths/${escaped(template)}`);
  const pointer = resolve(document, `${pathPointer}/get`);
  if (!isObject(at(document, pointer))) return undefined;
  const parameters = [
    ...parametersAt(document, `${pathPointer}/parameters`),
    ...parametersAt(document, `${pointer}/parameters`),
  ];
  return { pointer, served: { path: template, parameters } };
}

function parametersAt(document: JsonObject, pointer: string): readonly ServedParameter[] {
  const listed = at(document, pointer);
  if (!isArray(listed)) return [];
  return listed.flatMap((_, index) => {
    const parameter = at(document, resolve(document, `${pointer}/${index}`));
    if (!isObject(parameter) || typeof parameter.name !== 'string') return [];
    const { name, deprecated, schema } = parameter;
    return [{ name, place: String(parameter.in), deprecated: deprecated === true, schema }];
  });
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
  const content = `${resolve(document, `${responses}/${key}`)}/content`;
  const types = at(document, content);
  const type = isObject(types) ? Object.keys(types).find((each) => /[/+]json\b/.test(each)) : undefined;
  if (type === undefined) return undefined;
  const schema = `${content}/${escaped(type)}/schema`;
  return at(document, schema) === undefined ? undefined : schema;
}

function fitting(
  schemas: DocumentSchemas,
  pointer: string,
  exchange: Exchange,
): readonly SchemaMismatch[] | undefined {
  if (exchange.json === undefined) return [{ at: 'body', message: 'JSON is declared' }];
  try {
    return schemas.mismatches(pointer, exchange.json);
  } catch {
    // A schema that cannot be compiled or never ends says nothing about replies; the contract's own checks speak of it.
    return undefined;
  }
}

/** Follows a chain of local references; a pointer that leads nowhere is returned as it stands. */
function resolve(document: JsonObject, pointer: string, depth = 0): string {
  const value = at(document, pointer);
  const reference = isObject(value) ? value.$ref : undefined;
  return typeof reference === 'string' && reference.startsWith('#/') && depth < 20
    ? resolve(document, pointerOf(reference), depth + 1)
    : pointer;
}

/** A path template without the names of its placeholders, which deployments choose. */
const withoutNames = (template: string): string => template.replace(/\{[^}]*\}/g, '{}');

/** A reader that remembers what it read, for callers that judge many deployments with equal contracts. */
export function rememberingReader(): ReadContract {
  const known = new Map<string, Promise<ServedContract>>();
  return (document, surfaces) => {
    const text = JSON.stringify([document, surfaces]);
    const read = known.get(text) ?? readContract(document, surfaces);
    known.set(text, read);
    return read;
  };
}
