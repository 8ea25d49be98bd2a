import { type OperationId, operationIds } from '../../../contract/index.js';
import {
  at,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  type ServedOperation,
  type ServedParameter,
  withoutEnding,
  withoutNames,
} from '../../kit/index.js';
import { type Surfaces, templateOf } from '../../transport/request.js';
import {
  type DereferencedSchemas,
  dereferencedSchemas,
  resolvedPointer,
  securitySchemeIn,
} from './normalization.js';

const root = '/api/v2/';

/** What the addresses of a document's or operation's servers put before its paths. */
export const prefixesOf = (holder: Json | undefined): readonly string[] =>
  addressesOf(holder).map((each) => withoutEnding(each.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''), '/'));

/** The scheme and the host of an address; empty where it has none of its own. */
const originOf = (address: string): string =>
  (/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(address)?.[0] ?? '').toLowerCase();

/** Whose servers count for an operation: its own, else those of its path item, else those of the document. */
export const withServers = (...holders: readonly (Json | undefined)[]): Json | undefined =>
  holders.find((each) => isObject(each) && isArray(each.servers));

/** The addresses of a document's or operation's servers, with the defaults of their variables. */
export function addressesOf(holder: Json | undefined): readonly string[] {
  const servers = isObject(holder) && isArray(holder.servers) ? holder.servers : [];
  return servers.filter(isObject).flatMap(({ url, variables }) => {
    if (typeof url !== 'string') return [];
    const values = isObject(variables) ? variables : {};
    return url.replace(/\{([^{}]*)\}/g, (_, name: string) => {
      const variable = Object.hasOwn(values, name) ? values[name] : undefined;
      return isObject(variable) ? String(variable.default) : '';
    });
  });
}

/** A path template below the base URL: the prefix of a server may hold the part with which every path begins. */
function targetUnder(prefixes: readonly string[], template: string): string {
  if (template.startsWith(root)) return template;
  const whole = prefixes.map((prefix) => prefix + template).find((each) => each.includes(root));
  return whole === undefined ? template : whole.slice(whole.lastIndexOf(root));
}

/** A declared operation and where it stands in the document. */
export interface Located {
  readonly pointer: string;
  readonly served: ServedOperation;
  /** Where the schema of each parameter stands, by its name. */
  readonly schemaPointers: ReadonlyMap<string, string>;
}

/** What a document declares to be read with GET. */
interface ServedOperations {
  /** Ours among them. */
  readonly known: ReadonlyMap<OperationId, Located>;
  readonly all: readonly Located[];
  readonly leftOut: number;
}

/** Of more operations that are not ours, the first are read. */
const mostOperations = 300;
/** No operation is sent more parameters than these. */
const mostParameters = 200;

/** The declared GET operations of a document, which is untrusted: their number and size are bounded. */
export function servedOperations(document: JsonObject, surfaces: Surfaces): ServedOperations {
  const schemas = dereferencedSchemas(document);
  const ours = new Map(operationIds.map((id) => [withoutNames(templateOf(id, surfaces)), id]));
  const found = [...declaredIn(document)].map((each) => ({
    ...each,
    known: ours.get(withoutNames(each.target)),
  }));
  const [mine, others] = [true, false].map((is) => found.filter(({ known }) => (known !== undefined) === is));
  const here = (others ?? []).filter(({ isElsewhere }) => !isElsewhere);
  const read = [...(mine ?? []), ...here.slice(0, mostOperations)];
  const all = read.map(({ itemPointer, ...each }): Located => {
    const { schemaPointers, ...served } = operationAt(document, itemPointer, each.pointer, schemas);
    return {
      pointer: each.pointer,
      served: { ...served, path: each.path, target: each.target, known: each.known },
      schemaPointers,
    };
  });
  return {
    known: new Map(
      all.flatMap((each) => (each.served.known === undefined ? [] : [[each.served.known, each]])),
    ),
    all,
    leftOut: (mine ?? []).length + here.length - read.length,
  };
}

function* declaredIn(document: JsonObject) {
  const paths = isObject(document.paths) ? document.paths : {};
  const origins = addressesOf(document).map(originOf);
  for (const path of Object.keys(paths)) {
    const itemPointer = resolvedPointer(document, `/paths/${pointerStep(path)}`);
    const pointer = resolvedPointer(document, `${itemPointer}/get`);
    const operation = at(document, pointer);
    if (!isObject(operation)) continue;
    const item = at(document, itemPointer);
    // An operation may be served by other hosts than those of the document.
    const own = addressesOf(withServers(operation, item)).map(originOf);
    const isElsewhere = own.length > 0 && own.every((each) => each !== '' && !origins.includes(each));
    yield {
      path,
      isElsewhere: isElsewhere && origins.some(Boolean),
      itemPointer,
      pointer,
      target: targetUnder(prefixesOf(withServers(operation, item, document)), path),
    };
  }
}

function operationAt(
  document: JsonObject,
  itemPointer: string,
  pointer: string,
  schemas: DereferencedSchemas,
) {
  const operation = at(document, pointer);
  const { responses, deprecated, security = document.security } = isObject(operation) ? operation : {};
  const parameters = [`${itemPointer}/parameters`, `${pointer}/parameters`].flatMap((list) =>
    parametersAt(document, list, schemas),
  );
  // An operation's own parameter takes the place of its path's.
  const distinct = new Map(
    parameters.map((each) => [`${each.parameter.place} ${each.parameter.name}`, each]),
  );
  const declared = [...distinct.values()];
  return {
    parameters: declared.map(({ parameter }) => parameter),
    schemaPointers: new Map(declared.map(({ parameter, pointer }) => [parameter.name, pointer])),
    statuses: isObject(responses) ? Object.keys(responses) : [],
    deprecated: deprecated === true,
    takesKey: takesKey(document, security),
  };
}

interface LocatedParameter {
  readonly parameter: ServedParameter;
  /** Of its schema. */
  readonly pointer: string;
}

function parametersAt(
  document: JsonObject,
  list: string,
  schemas: DereferencedSchemas,
): readonly LocatedParameter[] {
  const listed = at(document, list);
  if (!isArray(listed)) return [];
  return listed.slice(0, mostParameters).flatMap((_, index) => {
    const pointer = resolvedPointer(document, `${list}/${index}`);
    const parameter = at(document, pointer);
    if (!isObject(parameter) || typeof parameter.name !== 'string') return [];
    const place = String(parameter.in);
    const style =
      typeof parameter.style === 'string' ? parameter.style : place === 'query' ? 'form' : 'simple';
    const schemaPointer = `${pointer}/schema`;
    const schema = schemas.at(schemaPointer);
    const served: ServedParameter = {
      name: parameter.name,
      place,
      required: parameter.required === true,
      // A schema has the same flag, and the tools that make contracts set either.
      deprecated: parameter.deprecated === true || (isObject(schema) && schema.deprecated === true),
      style,
      explode: typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form',
      ...(parameter.explode === true ? { isExplodeTold: true } : {}),
      schema,
      examples: examplesOf(parameter),
    };
    return [{ parameter: served, pointer: schemaPointer }];
  });
}

const examplesOf = ({ example, examples }: JsonObject): readonly Json[] => [
  ...(example === undefined ? [] : [example]),
  ...(isObject(examples) ? Object.values(examples) : []).flatMap((each) =>
    isObject(each) && each.value !== undefined ? [each.value] : [],
  ),
];

/** Whether one of the alternatives asks for nothing, or for a token in the Authorization header alone. */
function takesKey(document: JsonObject, security: Json | undefined): boolean {
  if (!isArray(security) || security.length === 0) return true;
  return security.filter(isObject).some((alternative) =>
    Object.keys(alternative).every((name) => {
      const scheme = securitySchemeIn(document, name);
      if (!isObject(scheme)) return true;
      return scheme.type === 'apiKey'
        ? scheme.in === 'header' && String(scheme.name).toLowerCase() === 'authorization'
        : scheme.type !== 'mutualTLS' && String(scheme.scheme ?? 'bearer').toLowerCase() === 'bearer';
    }),
  );
}
