import { at, isArray, isObject, type Json, type JsonObject, pointerStep } from '../../kit/index.js';

/** One place at which a document breaks OpenAPI. */
export interface OpenApiViolation {
  /** JSON pointer into the document; empty for the whole of it. */
  readonly pointer: string;
  /** The rule that is broken, in words. */
  readonly rule: string;
}

/** More faults than these hide the first ones. */
const mostFaults = 50;

/** Each fault with its place, one a line. */
export function formatViolations(faults: readonly OpenApiViolation[]): readonly string[] {
  const more = faults.length - mostFaults;
  return [
    ...faults
      .slice(0, mostFaults)
      .map(({ pointer, rule }) => `  ${pointer === '' ? '(document)' : pointer}  ${rule}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** Every place at which a document breaks OpenAPI 3.0 or 3.1, or refers to what it does not hold. */
export async function violationsIn(document: JsonObject): Promise<readonly OpenApiViolation[]> {
  const { version, faults } = versionOf(document);
  if (version === undefined) return faults;
  const dangling = [...danglingReferences(document, document, '')];
  const tooDeep = dangling.find(({ rule }) => rule === nestedTooDeep);
  // The parser would exhaust the stack.
  if (tooDeep !== undefined) return [tooDeep];
  const found = [...(await schemaFaults(document)), ...dangling];
  // A document may have very many, and the parser tells some of them more than once.
  return [...new Map(found.map((fault) => [`${fault.pointer} ${fault.rule}`, fault])).values()];
}

function versionOf({ openapi }: JsonObject) {
  if (typeof openapi === 'string' && /^3\.[01]\./.test(openapi)) return { version: openapi, faults: [] };
  const pointer = '/openapi';
  if (typeof openapi !== 'string')
    return { faults: [{ pointer, rule: 'is missing, so it is not OpenAPI 3' }] };
  return { faults: [{ pointer, rule: `declares OpenAPI ${openapi}; 3.0 and 3.1 are supported` }] };
}

/** What a validation error of the parser holds of each fault. */
interface SchemaError {
  readonly instancePath?: string;
  readonly keyword?: string;
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

async function schemaFaults(document: JsonObject): Promise<readonly OpenApiViolation[]> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    // The parser changes what it is given, and would read files and addresses that a `$ref` names. References are left
    // as they stand: written out, a small document can grow beyond all bounds.
    await SwaggerParser.validate(structuredClone(document) as never, {
      resolve: { external: false },
      dereference: { excludedPathMatcher: () => true },
    });
    return [];
  } catch (error) {
    const { details: all = [], message } = Object(error) as {
      details?: readonly SchemaError[];
      message?: string;
    };
    const details = all.filter((each) => !isReferredPath(each) && !isBareLicense(each));
    if (details.length === 0 && all.length > 0) return [];
    const [line = 'cannot be read'] = (message ?? String(error)).split('\n');
    const told = details.filter((each) => !isEcho(each));
    const faults = (told.length > 0 ? told : details).map(({ instancePath, message: rule, params }) => ({
      pointer: instancePath ?? '',
      rule: `${rule ?? line}${unexpected(params)}`,
    }));
    return faults.length > 0 ? faults : [{ pointer: '', rule: line }];
  }
}

/** Whether an error only repeats that one of several forms would have fitted. */
const isEcho = ({ keyword = '', params }: SchemaError): boolean =>
  ['oneOf', 'anyOf', 'if'].includes(keyword) || params?.missingProperty === '$ref';

/** Whether an error is that a path item refers to another: OpenAPI 3.1 permits it, its published schema does not. */
const isReferredPath = ({ instancePath = '', params }: SchemaError): boolean =>
  params?.unevaluatedProperty === '$ref' && /^\/paths\/[^/]+$/.test(instancePath);

/** Whether an error is that a license is only named: OpenAPI 3.1 permits it, its published schema does not. */
const isBareLicense = ({ instancePath, params }: SchemaError): boolean =>
  instancePath === '/info/license' &&
  (['identifier', 'url'].includes(String(params?.missingProperty)) || params?.passingSchemas === null);

const unexpected = (params: SchemaError['params']): string => {
  const name = params?.unevaluatedProperty ?? params?.additionalProperty;
  return name === undefined ? '' : ` (${JSON.stringify(name)})`;
};

/** A document that goes deeper would exhaust the stack of whoever reads it. */
const deepest = 500;
const nestedTooDeep = `is nested deeper than ${deepest} levels`;

function* danglingReferences(
  document: JsonObject,
  value: Json,
  pointer: string,
  depth = 0,
): Generator<OpenApiViolation> {
  if (!isObject(value) && !isArray(value)) return;
  if (depth > deepest) {
    yield { pointer: '', rule: nestedTooDeep };
    return;
  }
  const reference = isObject(value) ? value.$ref : undefined;
  if (typeof reference === 'string' && reference.startsWith('#/') && !leadsSomewhere(document, reference)) {
    yield { pointer: `${pointer}/$ref`, rule: `refers to ${reference}, which does not exist` };
  }
  for (const [name, each] of Object.entries(value))
    yield* danglingReferences(document, each, `${pointer}/${pointerStep(name)}`, depth + 1);
}

function leadsSomewhere(document: JsonObject, reference: string): boolean {
  try {
    return at(document, pointerOf(reference)) !== undefined;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** The pointer that a local reference holds. Throws a `URIError` when it is not percent-encoded well. */
export const pointerOf = (localReference: string): string => decodeURIComponent(localReference.slice(1));
